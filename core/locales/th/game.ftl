### ระหว่างเกม $who คือสี ฝ่าย หรือ "คุณ ชื่อ"

game-title-ludo = ลูโด { $rules } { $players }
game-title-makruk = หมากรุกไทย
game-turn = ตาของ{ $who }
game-turn-over = จบเกม
game-menu = เมนูของเกม
game-again = เล่นอีกครั้ง
game-choose = เลือกวิธีเล่นใหม่
game-rules = กติกา
game-export = ส่งออกบันทึก
game-resign = ยอมแพ้
game-offer-draw = ขอเสมอ
game-show-result = ผลการเล่น

## มุมมองและขอคืนตา
game-view-oblique = มุมเฉียง
game-view-above = จากด้านบน
game-view-flip = กลับกระดาน
game-view-spoken-oblique = เปลี่ยนเป็นมุมเฉียง
game-view-spoken-above = เปลี่ยนเป็นมุมมองจากด้านบน
game-undo = ขอคืนตา
game-undo-none = ยังไม่มีตาให้คืน
game-undo-after-roll = เดินด้วยแต้มที่ทอยได้ก่อน
game-undone = คืนแล้วหนึ่งตา ลูกเต๋ายังเป็น { $die } เลือกใหม่ได้
game-undone-makruk = คืนแล้วหนึ่งตา

## ลูกเต๋า
game-roll = ทอยลูกเต๋า
game-roll-hint = กดที่ลูกเต๋าหรือปุ่มนี้
game-exit-without-roll = ออกหนึ่งตัว
game-pass = ต่อไป
game-die = ลูกเต๋า
game-die-shows = ลูกเต๋า แต้ม { $die }
game-die-ready = ลูกเต๋า ทอยได้
game-die-waiting = ลูกเต๋า รอ{ $who }
game-roll-choose-first = เดินหมากก่อน
game-roll-wait = รอ{ $who }
game-roll-over = เกมจบแล้ว

## สิ่งที่ต้องทำ
game-prompt-roll = { $who }: ทอยลูกเต๋า
game-prompt-roll-again = { $who }: ทอยอีกครั้ง
game-prompt-exit = { $who }: กดลูกเต๋า แล้วหมากจะออกหนึ่งตัว
game-prompt-try = { $who }: ทอยเพื่อออกตัว ครั้งที่ { $n } จาก { $max }
game-prompt-choose = { $who } ทอยได้ { $die } เลือกหมากที่จะเดิน
game-prompt-confirm = แตะตัวเดิมอีกครั้งเพื่อเดิน
game-prompt-destination = แตะช่องที่มีเครื่องหมาย
game-thinking = { $who } กำลังคิด…
game-hand-over = ส่งเครื่องให้{ $who }
game-not-saved = ยังไม่ได้บันทึก กำลังลองใหม่…
game-saved-again = บันทึกครบแล้ว

## สิ่งที่เกิดขึ้น
game-rolled = { $who } ทอยได้ { $die }
game-moved = { $who }: { $from } → { $to }
game-came-out = { $who } พาหมากออกหนึ่งตัว
game-auto-exit = { $who } พาหมากออกหนึ่งตัวโดยไม่ต้องทอย
game-auto-exit-barred = จุดเริ่มถูกขวาง { $who } ออกตัวไม่ได้
game-captured = { $who } กินหมากของ{ $victim } { $n } ตัว
game-finished-piece = { $who } พาหมากเข้าเส้นชัย
game-finished-all = { $who } พาหมากเข้าเส้นชัยครบ 4 ตัว
game-bonus-six = ได้ 6 ทอยอีกครั้ง
game-bonus-capture = กินได้ ทอยอีกครั้ง
game-bonus-finish = เข้าเส้นชัย ทอยอีกครั้ง
game-won = { $who } ชนะ
game-resigned = { $who } ยอมแพ้
game-last = ล่าสุด: { $who } ทอยได้ { $die } ตัวที่ { $piece }: { $from } → { $to }
game-last-rolled = ล่าสุด: { $who } ทอยได้ { $die }
game-last-no-move = ล่าสุด: { $who } ทอยได้ { $die } เดินไม่ได้
game-last-none = ยังไม่ได้ทอย

## เหตุที่เดินไม่ได้เลย
game-no-move-yard = ได้ { $die }: ต้องได้ { $faces } จึงออกตัวได้
game-no-move-blocked = ได้ { $die }: ทางถูกขวางทุกตัว
game-no-move-too-far = ได้ { $die }: แต้มเกินระยะถึงเส้นชัย
game-no-move-mixed = ได้ { $die }: ไม่มีหมากที่เดินได้
game-no-move-six = ได้ { $die }: เดินไม่ได้ แต่ได้ทอยอีกครั้ง
game-no-move-try-again = ได้ { $die }: ออกตัวไม่ได้ ลองอีกครั้ง
game-no-move-third-six = ได้ 6 ติดกันครั้งที่สาม ใช้ไม่ได้

## เหตุที่หมากตัวนี้เดินไม่ได้
game-why-needs-exit = ต้องได้ { $faces } จึงออกได้
game-why-blocked = ถูกขวางที่ { $place }
game-why-too-far = แต้มมากไป เหลืออีก { $left } ช่องถึงเส้นชัย
game-why-start-held = ด่านของ{ $who } ขวางจุดเริ่มอยู่
game-why-overtakes = จะเป็นการแซงหมากตัวอื่น
game-why-finished = หมากตัวนี้เข้าเส้นชัยแล้ว
game-why-not-your-turn = เป็นตาของ{ $who }
game-why-not-rolled = ทอยลูกเต๋าก่อน
game-why-third-six = 6 ครั้งที่สามใช้ไม่ได้
game-why-over = เกมจบแล้ว

## ชื่อตำแหน่ง
game-place-yard = ฐาน
game-place-start = เริ่ม
game-place-ring = เริ่ม+{ $n }
game-place-home = ทางเข้า { $n }
game-place-finish = เส้นชัย
game-spoken-yard = ในฐาน
game-spoken-start = ที่จุดเริ่ม
game-spoken-ring = เลยจุดเริ่ม { $n } ช่อง
game-spoken-star = { $place } ช่องดาว
game-spoken-other-start = { $place } ช่องเริ่ม
game-spoken-home = ทางเข้าเส้นชัย ช่องที่ { $n } จาก 5
game-spoken-finish = ที่เส้นชัย

## เล่นด้วยปุ่ม
game-panel-title = เล่นด้วยปุ่ม
game-panel-move = { $from } → { $to }
game-panel-capture = กิน
game-panel-risk = เสี่ยง { $percent }%
game-panel-finish = เข้าเส้นชัย
game-panel-needs-exit = ต้องได้ { $faces }
game-panel-blocked = ถูกขวาง
game-panel-too-far = แต้มมากไป
game-panel-start-held = จุดเริ่มถูกขวาง
game-panel-overtakes = แซงไม่ได้
game-panel-finished = ถึงแล้ว
game-panel-not-rolled = ทอยก่อน
game-panel-wait = รอ
game-spoken-piece = { $who } ตัวที่ { $piece } { $place }
game-spoken-move = { $who } ตัวที่ { $piece }: จาก { $from } ไป { $to }
game-spoken-capture = กินหมากของ{ $victim }
game-spoken-risk = เสี่ยงถูกกินในตาถัดไป { $percent } เปอร์เซ็นต์
game-spoken-selected = เลือกอยู่
game-hint-select = แสดงช่องที่จะไป
game-hint-move = เดิน
game-hint-roll = ทอยลูกเต๋า

## เลือกหมาก
game-chooser-title = หมากตัวไหน
game-chooser-text = มีหมากหลายตัวที่ไปช่องนั้นได้

## จำนวนหมาก
game-counts = เข้าเส้นชัย { $finished } · บนกระดาน { $board } · ในฐาน { $yard }
game-counts-spoken = { $owner }: { $counts }
game-counts-spoken-state = { $owner }: { $counts } { $state }

## สำหรับโปรแกรมอ่านหน้าจอ
game-board-ludo = กระดานลูโด { $turn } { $counts }
game-board-counts = { $owner }: { $counts }
game-board-makruk = กระดานหมากรุกไทย { $turn }
game-square-empty = { $square } ว่าง
game-square-piece = { $square } { $piece }{ $side }
game-square-movable = { $square } { $piece }{ $side } เดินได้
game-square-target = { $square } ไปได้
game-square-capture = { $square } { $piece }{ $side } กินได้
game-square-origin = ช่องต้นทางของตาล่าสุด
game-square-check = ถูกรุก
game-square-selected = เลือกอยู่

## หมากรุกไทย: สิ่งที่เกิดขึ้น
game-makruk-moved = { $side }: { $piece } { $from } → { $to }
game-makruk-captured = { $side }: { $piece } { $from } → { $to } กิน{ $victim }
game-makruk-promoted = เบี้ยที่ { $square } หงายแล้ว
game-makruk-check = { $side }ถูกรุก
game-makruk-choose = ตาของ{ $side }
game-makruk-last = ล่าสุด: { $move }
game-makruk-why-pinned = เดินตัวนี้แล้วขุนของคุณจะถูกรุก
game-makruk-why-check = ขุนของคุณถูกรุกอยู่ ต้องแก้รุกก่อน
game-makruk-why-stuck = ตัวนี้ไม่มีช่องให้เดิน
game-makruk-why-other = เป็นตาของ{ $side }
game-moves-title = ตาเดิน
game-moves-empty = ยังไม่มีตาเดิน
game-captured-men = { $side }กินได้: { $men }
game-captured-none = { $side }กินได้: ไม่มี

## หมากรุกไทย: นับศักดิ์
game-count-board = นับศักดิ์กระดาน
game-count-pieces = นับศักดิ์หมาก
game-count-line = { $side } นับ { $n } / { $limit }
game-count-left = เหลือ { $n } ตา
game-count-next = เลขถัดไป { $n }
game-count-last-move = ตาสุดท้าย
game-count-line-waiting = { $side } จะนับถึง { $limit }
game-count-spoken = { $kind }: { $side } เป็นฝ่ายนับ นับถึง { $n } เพดานนับ { $limit } เหลือ { $left } ตา
game-count-spoken-next = { $kind }: { $side } จะเริ่มนับที่ { $n } ในตาต่อไป เพดานนับ { $limit }
game-count-spoken-last = { $kind }: { $side } นับถึง { $limit } แล้ว { $other } เดินได้อีกตาเดียว
game-count-spoken-last-at-once = { $kind }: เลขนับแรก { $n } เกินเพดาน { $limit } แล้ว { $other } เดินได้อีกตาเดียว
game-count-start = เริ่มนับ
game-count-stop = หยุดนับ
game-count-start-hint = ตาที่คุณจะเดินนี้นับเป็น 1
game-count-stop-hint = ตานี้ยังนับ แล้วจึงหยุด
game-count-armed-start = จะเริ่มนับตั้งแต่ตานี้
game-count-armed-stop = จะหยุดนับหลังเดินตานี้
game-count-disarmed = การนับเป็นไปตามเดิม
game-count-started = { $side }เริ่มนับ
game-count-stopped = { $side }หยุดนับ
game-count-entered = เริ่มนับศักดิ์หมาก ต้องรุก{ $side }ให้จนภายในเพดานนับ { $limit }
game-count-warning = ถ้ารุกจนขณะที่คุณนับอยู่จะได้แค่เสมอ ให้หยุดนับก่อน แล้วค่อยรุกจนตั้งแต่ตาถัดไป
game-count-warning-title = รุกจนตานี้จะได้แค่เสมอ
game-count-warning-play = เดินต่อ ยอมเสมอ
game-count-warning-back = เลือกตาอื่น

## ยอมแพ้และเสมอ
game-resign-title = ยอมแพ้ไหม
game-resign-text = { $who } จะเป็นฝ่ายแพ้
game-resign-confirm = ยอมแพ้
game-draw-offered = { $side } ขอเสมอ
game-draw-accept = ตกลง
game-draw-decline = ปฏิเสธ
game-draw-declined = คำขอเสมอถูกปฏิเสธ
game-draw-accepted = ตกลงเสมอกันแล้ว
game-draw-title = ตกลงเสมอไหม
game-draw-text = { $side } ขอเสมอกับ{ $other }
game-draw-too-soon = ขอเสมอได้อีกครั้งหลังเดินตาถัดไป

## ออกและเริ่มใหม่
game-leave-title = ออกจากเกมไหม
game-leave-text = เกมบันทึกไว้แล้ว กลับมาเล่นต่อได้จากเมนู
game-leave = ออก
game-again-title = เริ่มใหม่ไหม
game-again-text = เกมนี้ยังอยู่ในเมนู และจะเริ่มเกมใหม่กับผู้เล่นเดิม
# A game that failed twice within a minute and is closed
game-damaged-title = เกมนี้มีปัญหา
game-damaged-text = เกมหยุดทำงานสองครั้ง ส่งออกบันทึกได้ เกมอื่นยังปกติ
