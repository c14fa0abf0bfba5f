### คำแนะนำ: ตาเดินของ AI ระดับสูงสุดพร้อมเหตุผล

## ปุ่ม และเหตุที่ยังกดไม่ได้
hint-button = ช่วยแนะตาเดิน
hint-not-now = ใช้ได้เมื่อมีตาให้เลือกเดิน
hint-looking = กำลังหาตาเดินที่ดี…

## ลูโด
hint-ludo = หมากตัวที่ { $piece } → { $to }: { $reasons }

## เหตุผล
hint-wins = ชนะทันที
hint-captures = กิน{ $victim }
hint-finishes = เข้าเส้นชัย
hint-escapes = พ้นอันตราย ({ $from }%)
hint-less-danger = ลดความเสี่ยงจาก { $from }% เหลือ { $to }%
hint-blocks = ซ้อนหมากเป็นด่าน
hint-comes-out = นำหมากออกจากฐาน
hint-home = ปลอดภัยในทางเข้าเส้นชัย
hint-safe = ช่องปลอดภัย
hint-aims = เข้าระยะกินหมากของ{ $victim }
hint-rolls-again = ได้ทอยอีกครั้ง
hint-least-danger = เสี่ยงน้อยที่สุด ({ $to }%)
hint-only = เดินได้ตาเดียว
hint-ahead = เดินหน้าได้ไกลขึ้น

## หมากรุกไทย
hint-makruk = { $piece } { $from } → { $to }: { $reasons } แนวเดินที่คาด: { $line }
hint-promotes = หงายเบี้ย
hint-checks = รุก
hint-mates = รุกจนใน { $n } ตา
hint-mated = ต้านได้นานที่สุด จะจนใน { $n } ตา
hint-better = ได้เปรียบ
hint-worse = เสียเปรียบ
hint-even = พอ ๆ กัน
hint-count-start = เริ่มนับก่อน
hint-count-stop = หยุดนับก่อน
