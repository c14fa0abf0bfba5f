### ข้อความที่มีเฉพาะในเทอร์มินัล บรรทัดละไม่เกิน 76 ตัวอักษร

terminal-prompt = เลือก:
terminal-help = พิมพ์หมายเลขแล้วกด Enter, r ทอย, u ขอคืนตา, b กลับ, q บันทึกและออก
terminal-help-makruk = พิมพ์ตาเดิน เช่น b1d2 หรือหมายเลข, u ขอคืนตา, b กลับ, q บันทึกและออก
terminal-saved = บันทึกแล้ว เล่นต่อด้วยคำสั่ง: { $command }
terminal-bye = บันทึกแล้ว ไว้พบกันใหม่
terminal-not-saved = บันทึกได้ไม่ครบ ตาล่าสุดจะหายไป
terminal-unknown = ไม่มีตัวเลือก “{ $input }”
terminal-disabled = ตอนนี้ยังทำไม่ได้: { $why }
terminal-exported = เขียนลงไฟล์แล้ว: { $path }
terminal-ludo-only = “{ $option }” ใช้ได้กับลูโดเท่านั้น
terminal-option = กติกาไม่มีตัวเลือก “{ $input }” เลือกจาก { $known }
terminal-output = เขียนผลลัพธ์ออกไม่ได้: { $why }
terminal-no-game = ไม่มีเกมที่รหัสขึ้นต้นด้วย “{ $id }” ดูรหัสได้ในเมนู
terminal-many-games = มีหลายเกมที่รหัสขึ้นต้นด้วย “{ $id }” โปรดพิมพ์ให้ยาวขึ้น

terminal-verify-good = { $path }: บันทึกถูกต้อง
terminal-verify-choices = คำนวณการตัดสินใจของ AI ซ้ำ { $n } ครั้ง ตรงกันทั้งหมด
terminal-verify-failed-starts = ก่อนเกมนี้มีการเริ่มที่ไม่สำเร็จ { $n } ครั้ง
terminal-verify-choice = ขั้นที่ { $n }: AI จะเลือกเป็นอย่างอื่น
terminal-verify-players = ผู้เล่นไม่ตรงกับที่นั่งที่ผนึกลูกเต๋าไว้
terminal-verify-seats = ที่นั่งที่ผนึกลูกเต๋าไว้ต้องมี 2 ถึง 4 ที่นั่งเรียงตามลำดับ
terminal-verify-share = ที่นั่ง { $n } เปิดเลขที่ไม่ตรงกับที่ผนึกไว้
terminal-verify-computer-share = ที่นั่ง { $n } เป็นของ AI แต่มีเลขของตัวเอง
terminal-verify-count = บันทึกมีการทอย { $rolls } ครั้ง แต่มีกุญแจถึงการทอยครั้งที่ { $keys }
