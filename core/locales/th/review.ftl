### ทบทวนเกมที่จบแล้ว ในสายตาของ AI ระดับสูงสุด

## ชื่อหน้า ปุ่ม ความคืบหน้า
review-title = ทบทวนเกม
review-open = ทบทวนเกม
review-progress = กำลังวิเคราะห์ขั้นที่ { $at } จาก { $last }…

## คำอธิบายด้านบน
review-intro-ludo = ลูกเต๋าและการเลือกเดินมีผลต่อโอกาสชนะกี่เปอร์เซ็นต์ ในสายตาของ AI ระดับสูงสุด
review-intro-makruk = เกมนี้ในสายตาของ AI ระดับสูงสุด
review-worth = { $n }%

## ลูโด: โชคและการเลือก
review-seats = โชคและการเลือก
review-seat = ลูกเต๋า { $luck } · การเลือก { $lost }
review-seat-choices = เลือกดีที่สุด { $best } จาก { $all } ครั้ง
review-moments = จังหวะสำคัญ
review-best-roll = ทอยโชคดีที่สุด: { $die } ({ $worth })
review-worst-roll = ทอยโชคร้ายที่สุด: { $die } ({ $worth })
review-choice = เดินตัวที่ { $moved } แต่ตัวที่ { $best } ดีกว่า ({ $worth })

## หมากรุกไทย: กราฟ ตาที่เสียมาก การนับศักดิ์
review-graph = กราฟความได้เปรียบ
review-graph-better = ขาวอยู่บน ดำอยู่ล่าง ตอนจบ{ $side }ได้เปรียบ
review-graph-even = ขาวอยู่บน ดำอยู่ล่าง ตอนจบพอ ๆ กัน
review-worst = ตาที่เสียมากที่สุด
review-worst-move = { $n }. { $move } ({ $worth })
review-better = แนวที่ดีกว่า: { $line }
review-nothing = ไม่มีตาไหนที่เสียมาก
review-count-mated = รุกจนระหว่างที่ตนเองนับอยู่ จึงได้แค่เสมอ
review-count-stopped = หยุดนับทั้งที่เสียเปรียบ
review-count-started = เริ่มนับทั้งที่ได้เปรียบ
review-count-not-started = เสียเปรียบและเริ่มนับได้ แต่ไม่ได้นับ
review-count-not-stopped = นับต่อไปทั้งที่ได้เปรียบแล้ว

## ไปดูย้อนหลัง และคำอธิบายใต้แต่ละขั้น
review-show = ดูจังหวะนี้
review-note-luck = โชคของการทอยครั้งนี้: { $worth }
review-note-best = เป็นการเลือกที่ดีที่สุด
review-note-lost = การเลือกนี้: { $worth } ตัวที่ { $best } ดีกว่า
review-note-line = แนวที่คาดไว้ก่อนตานี้: { $line }
