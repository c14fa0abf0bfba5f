### หน้าจอแรก

menu-title = Sanuk
menu-rules = กติกา
menu-settings = การตั้งค่า

## แนะนำเกม
menu-card-ludo = 2–4 คน · ราว 20 นาที · พาหมากครบ 4 ตัวเข้าเส้นชัยให้ได้ก่อนใคร
menu-card-makruk = 2 คน · ราว 30 นาที · หมากรุกไทย แอปนับศักดิ์ให้

## ตัวเลือกก่อนเริ่ม
menu-players = จำนวนผู้เล่น
menu-players-value = { $n }
menu-preset = กติกา
menu-preset-quick = แบบเร็ว
menu-preset-party = แบบปาร์ตี้
menu-preset-quick-note = เดินข้ามหมากที่ซ้อนเป็นด่านได้ เข้าเส้นชัยแล้วได้ทอยอีกครั้ง แดงเริ่มก่อนทุกเกม
menu-preset-party-note = เดินข้ามหมากที่ซ้อนเป็นด่านไม่ได้ จัดอันดับครบทุกคน และเปลี่ยนคนเริ่มทุกเกม
menu-options = ตัวเลือกกติกาและที่นั่ง
menu-options-changed = เปลี่ยนกติกาไว้ { $n } ข้อ
menu-colour = ฝ่ายของคุณเมื่อเล่นกับ AI
menu-colour-white = ขาว
menu-colour-black = ดำ
menu-colour-lot = สุ่ม
menu-colour-note = ขาวเดินก่อน เมื่อกด “เล่นอีกครั้ง” จะสลับฝ่ายกัน

## วิธีเล่น
menu-play-ai = เล่นกับ AI: { $level }
menu-play-ai-hint-ludo = คุณเล่นสีแดง AI เล่นสีอื่น
menu-play-ai-hint-makruk = ไม่จับเวลา และขอคืนตาได้
menu-play-device = เล่น { $n } คนบนเครื่องนี้
menu-play-device-hint = ส่งเครื่องต่อกันเล่น ทุกคนขอคืนตาได้

## เกมที่กำลังเล่น
menu-running = เกมที่กำลังเล่น
menu-running-empty = ยังไม่มีเกมที่กำลังเล่น เลือกวิธีเล่นได้เลย เกมจะบันทึกทุกตา
menu-game-title = { $game } · { $rules } · { $players }
menu-game-title-plain = { $game } · { $players }
menu-game-against = เล่นกับ AI ({ $level })
menu-game-turn = ตาของ{ $who } · { $when }
menu-delete-spoken = ลบ { $title }
menu-export-spoken = ส่งออก { $title }
menu-deleted = ลบแล้ว: { $title }
menu-restored = นำเกมกลับมาแล้ว
menu-show-more = แสดงอีก { $n } เกม
menu-import = นำเข้าเกม

## เกมที่จบแล้ว
menu-finished = เกมที่จบแล้ว
menu-finished-won = { $who } ชนะ · { $when }
menu-finished-draw = เสมอ · { $when }
menu-game-damaged = เสียหาย

## สถิติ
menu-statistics = สถิติ
menu-statistics-empty = เล่นให้จบสักเกม แล้วสถิติจะแสดงที่นี่
menu-statistics-level = ผลเล่นกับ AI ({ $level })
menu-statistics-results = ชนะ { $won } · เสมอ { $drawn } · แพ้ { $lost }
menu-statistics-face = แต้ม { $face }
menu-statistics-face-count = { $n } ครั้ง ({ $percent }%)
menu-statistics-rolls = ทอยทั้งหมด
menu-statistics-expected = ลูกเต๋าที่เที่ยงตรง ยิ่งทอยมาก แต่ละแต้มยิ่งใกล้ { $percent }%
