### เมื่อมีปัญหา และสิ่งที่ทำได้

error-store-newer = เกมเหล่านี้บันทึกด้วยเวอร์ชันใหม่กว่า (รูปแบบ { $found } แต่เวอร์ชันนี้อ่านได้ถึงรูปแบบ { $known }) โปรดอัปเดต Sanuk ข้อมูลเดิมไม่ถูกแก้ไข
error-store-corrupt = ข้อมูลเกมเสียหาย เก็บไว้ในชื่อ { $kept } และแสดงเท่าที่อ่านได้
error-store-restored = ข้อมูลเกมเสียหายและเก็บไว้ในชื่อ { $kept } เกมที่แสดงมาจากการส่งออกครั้งล่าสุด
error-store-from-export = ไม่มีเกมที่บันทึกไว้ แต่มีไฟล์ที่ส่งออกไว้ เกมที่แสดงมาจากไฟล์นั้น
error-store-list = ตอนนี้อ่านเกมที่บันทึกไว้ไม่ได้: { $why }
error-store-opening = เปิดข้อมูลเกมไม่ได้: { $why }
error-store-in-use = Sanuk อีกหน้าต่างหนึ่งกำลังใช้เกมเหล่านี้อยู่ ปิดแล้วลองอีกครั้ง
error-start = เปิด Sanuk ไม่ได้เพราะเกิดข้อผิดพลาดภายใน เกมของคุณยังอยู่เหมือนเดิม
error-store-folder = ใช้โฟลเดอร์ { $path } ไม่ได้: { $why }
error-store-full = พื้นที่เก็บข้อมูลเต็ม เล่นต่อได้ แต่ตาที่เดินยังไม่ได้บันทึก
error-store-slow = ยังไม่ได้บันทึก ที่เก็บข้อมูลตอบสนองช้า กำลังลองใหม่…
error-store-failed = บันทึกไม่สำเร็จ: { $why } กำลังลองใหม่…
error-save-conflict = เกมนี้ถูกแก้ไขจากที่อื่น จึงโหลดใหม่แล้ว
error-game-missing = ไม่มีเกมนี้แล้ว
error-game-unreadable = อ่านเกมนี้ไม่ได้: { $why } เกมอื่นยังปกติ
error-games-unreadable = อ่านเกมที่บันทึกไว้ไม่ได้ { $n } เกม เกมเหล่านี้ยังเก็บไว้ และจะรวมไปด้วยเมื่อส่งออกทั้งหมด
error-game-cut = เกมนี้เสียหายหลังขั้นที่ { $at } จึงเล่นต่อจากตรงนั้น

error-import-empty = ไฟล์ว่าง
error-import-too-large = ไฟล์ใหญ่กว่า { $max } MB
error-import-not-text = ไม่ใช่ไฟล์ข้อความ
error-import-unknown = ไม่ใช่บันทึกเกม และไม่ใช่ไฟล์จาก “ส่งออกทั้งหมด”
error-import-record = บรรทัด { $line } คอลัมน์ { $column }: { $what }
error-import-newer = ไฟล์มาจากเวอร์ชันใหม่กว่า (รูปแบบ { $found } แต่เวอร์ชันนี้อ่านได้ถึงรูปแบบ { $known })
error-import-failed = นำเข้าไฟล์ไม่ได้: { $why }
error-import-kept = { $why } ส่วนก่อนหน้านั้นนำเข้าไว้แล้ว
error-import-nothing = ไม่ได้นำเข้าอะไร
error-export = ส่งออกไม่สำเร็จ: { $why }

error-typed = “{ $input }”: { $why }
error-illegal = เดินแบบนั้นไม่ได้
error-language = ไม่มีภาษา { $tag } เลือกจาก { $known }
error-seed = “{ $value }” ไม่ใช่ซีด ต้องเป็นตัวเลข หรือ 0-9 และ a-f จำนวน 64 หลัก
error-no-folder = ไม่มีโฟลเดอร์โฮม โปรดระบุที่เก็บเกมด้วย --data
error-share = แชร์จากที่นี่ไม่ได้
error-copy = คัดลอกจากที่นี่ไม่ได้
error-save-file = บันทึกไฟล์ไม่สำเร็จ
error-read-file = อ่านไฟล์ไม่สำเร็จ
error-open-page = เปิดหน้าเว็บไม่ได้
error-file = บันทึกหรืออ่านไฟล์ไม่สำเร็จ โปรดลองอีกครั้ง
error-internal = มีบางอย่างผิดพลาด เกมของคุณบันทึกไว้แล้ว ({ $why })
error-ai-stopped = AI ไม่ตอบ กำลังลองใหม่…
error-size = พื้นที่ { $width } × { $height } เล็กเกินไปสำหรับกระดาน แต่ปุ่มยังใช้ได้
