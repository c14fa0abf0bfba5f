### เมื่อจบเกม

result-title = ผลการเล่น
result-wins = { $who } ชนะ
result-draw = เสมอ
result-over = จบเกม

## ลูโด: เหตุที่จบ
result-ludo-all-home = { $who } พาหมากเข้าเส้นชัยครบ 4 ตัวก่อน
result-ludo-all-ranks = ได้อันดับครบทุกคนแล้ว
result-ludo-resigned = { $who } ยอมแพ้

## หมากรุกไทย: เหตุที่จบ
result-makruk-mate = รุกจน: { $loser } ไม่มีทางแก้รุก
result-makruk-resignation = { $loser } ยอมแพ้
result-makruk-time-out = { $loser } หมดเวลา
result-makruk-stalemate = อับ: { $side } ไม่ถูกรุกแต่ไม่มีตาเดิน
result-makruk-mate-while-counting = { $side } รุกจนระหว่างที่ตนเองนับศักดิ์กระดาน จึงเสมอ
result-makruk-board-count = นับศักดิ์กระดาน: { $side } นับครบ 64 แล้วยังไม่ถูกรุกจน
result-makruk-piece-count = นับศักดิ์หมาก: ครบเพดานนับแล้ว { $side } ยังไม่ถูกรุกจน
result-makruk-two-khuns = เหลือแต่ขุนของทั้งสองฝ่าย
result-makruk-repetition = ตำแหน่งหมากซ้ำเดิมครบสามครั้ง
result-makruk-ply-limit = เดินครบ 400 ตา ฝ่ายละ 200 ตา
result-makruk-agreement = ทั้งสองฝ่ายตกลงเสมอ

## อันดับ
result-rank = ที่ { $n }
result-rank-shared = { $rank } ร่วม
result-rank-winner = ผู้ชนะ
result-rank-detail = เข้าเส้นชัย { $finished } · ออกจากฐาน { $out } · รวม { $steps } ช่อง
result-rank-home = เข้าเส้นชัยครบ 4 ตัว

## ลูกเต๋าและข้อมูล
result-dice = ลูกเต๋า
result-dice-all = ทั้งหมด
result-dice-spoken = { $who }: หนึ่ง { $one } ครั้ง สอง { $two } ครั้ง สาม { $three } ครั้ง สี่ { $four } ครั้ง ห้า { $five } ครั้ง หก { $six } ครั้ง
result-facts = ข้อมูล
result-fact-rolls = จำนวนครั้งที่ทอย
result-fact-moves = จำนวนตา
result-fact-captures = จำนวนครั้งที่กิน
result-fact-men-captured = หมากที่กิน
result-fact-sixes = จำนวนครั้งที่ได้ 6
result-fact-wait = รอแต้ม 6 นานที่สุด
result-fact-wait-value = { $who } ทอย { $n } ครั้ง
result-fact-checks = จำนวนครั้งที่รุก
result-fact-promotions = จำนวนเบี้ยที่หงาย
result-fact-time = เวลาที่ใช้
result-fact-time-short = ไม่ถึง 1 นาที
result-fact-time-minutes = { $m } นาที
result-fact-time-hours = { $h } ชั่วโมง { $m } นาที

## ปุ่มและภาพ
result-again = เล่นอีกครั้ง
result-choose = เลือกวิธีเล่นใหม่
result-replay = ดูย้อนหลัง
result-board = ดูกระดาน
result-undo = ขอคืนตา
result-export = ส่งออกบันทึก
result-picture-ludo = กระดานเมื่อจบเกม { $counts }
result-picture-makruk = ตำแหน่งเมื่อจบเกม

# Games in rooms that end without a result.
result-void = ไม่มีผล
result-void-no-first-move = ไม่มีใครเดินตาแรกภายใน 1 นาที เกมนี้จึงไม่นับผล
result-void-room-ended = ห้องปิดก่อนเกมจบ เกมนี้จึงไม่นับผล
result-void-dice-spent = ลูกเต๋าที่ผนึกไว้ใช้หมดแล้ว เกมนี้จึงไม่นับผล
