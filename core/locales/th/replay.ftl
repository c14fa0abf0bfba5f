### ดูเกมย้อนหลังทีละขั้น

replay-title = ดูย้อนหลัง
replay-scrubber = ขั้นที่ { $at } จาก { $last }
replay-start = ก่อนตาแรก
replay-end = จบเกม

replay-first = ไปต้นเกม
replay-previous = ถอยหนึ่งขั้น
replay-play = เล่น
replay-pause = พัก
replay-next = เดินหน้าหนึ่งขั้น
replay-last = ไปท้ายเกม
replay-export = ส่งออกบันทึก
replay-row = { $n }. { $text }

replay-rolled = { $who } ทอยได้ { $die }
replay-moved = { $who } { $from } → { $to }
replay-captured = { $who } { $from } → { $to } กินหมากของ{ $victim }
replay-passed = { $who } เดินไม่ได้
replay-third-six = { $who }: 6 ครั้งที่สาม หมดตา
replay-auto-exit = { $who } พาหมากออกหนึ่งตัว
replay-resigned = { $who } ยอมแพ้
replay-draw-agreed = ตกลงเสมอ
replay-makruk-moved = { $side }: { $piece } { $from } → { $to }
replay-makruk-captured = { $side }: { $piece } { $from } → { $to } กิน{ $victim }
replay-count-start = { $side }เริ่มนับ
replay-count-stop = { $side }หยุดนับ

replay-dice-verified = ตรวจแล้ว: การทอยทั้ง { $n } ครั้งมาจากซีดของเกมนี้
replay-dice-wrong = การทอยครั้งที่ { $n } ไม่ตรงกับซีดของเกมนี้
replay-dice-none = ยังไม่มีการทอยให้ตรวจ

# Rows of games that were played in a room.
replay-timed-out = { $who } หมดเวลา
replay-void = เกมจบโดยไม่มีผล
replay-left = { $who } ออกไป AI เล่นต่อ
replay-returned = { $who } กลับมา
replay-absent = { $who } ไม่อยู่ AI เล่นแทน
replay-turn-limit = { $who } ใช้เวลานานเกินไป AI เล่นแทน
