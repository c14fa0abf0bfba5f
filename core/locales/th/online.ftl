### เล่นกับเพื่อนด้วยลิงก์: ห้อง การเชื่อมต่อ ลูกเต๋าที่ตรวจสอบได้ และหน้าแรกสุด

## เปิดครั้งแรก
online-welcome-title = ยินดีต้อนรับสู่ Sanuk
online-welcome-text = เล่นลูโดและหมากรุกไทยคนเดียว เล่นหลายคนบนเครื่องนี้ หรือเล่นกับเพื่อนด้วยลิงก์ ไม่ต้องสมัครสมาชิก
online-welcome-play = เริ่มเล่น
online-welcome-waits = คุณได้รับเชิญเข้าห้อง ห้องจะเปิดในหน้าถัดไป

## เมนู
online-menu-play = เล่นกับเพื่อน (ส่งลิงก์)
online-menu-play-hint = ส่งลิงก์ไป ใครเปิดก็เข้ามาเล่นได้
online-menu-code = มีรหัสห้องไหม
online-menu-code-hint = เข้าห้องด้วยลิงก์หรือรหัส
online-menu-room = กลับไปห้อง { $code }

## สร้างห้อง
online-create-title = เล่นกับเพื่อน
online-create-intro-note = เลือกเกมแล้วจะได้ลิงก์สำหรับส่งต่อ ใครเปิดลิงก์แล้วกด “เข้าร่วม” จะได้ที่นั่ง
online-create-seats = จำนวนที่นั่ง
online-create-seats-note = ครบ 2 คนก็เริ่มได้
online-create-clock = เวลา
online-create-clock-value = คนละ 5 นาที แล้วต่อเวลา 30 วินาที 3 ครั้ง
online-create-sides = ขาวและดำ
online-create-sides-value = สุ่ม แล้วสลับฝ่ายทุกครั้งที่เล่นใหม่
online-create-go = สร้างห้อง
online-create-busy = กำลังสร้างห้อง…
online-rules-done = เสร็จแล้ว


## เข้าร่วม
online-join-title = มีรหัสห้องไหม
online-join-field = ลิงก์หรือรหัส
online-join-placeholder = K7QF9 MWT2A
online-join-note = วางลิงก์หรือพิมพ์รหัส 10 ตัว จะใช้ตัวพิมพ์เล็กหรือใหญ่ เว้นวรรค หรือใส่ขีดก็ได้
online-join-look = ดูห้อง

## ห้อง
online-room-title = ห้อง { $code }
online-room-waiting = รออีก { $n } คน…
online-room-full = มาครบแล้ว
online-room-guest-note = เจ้าของห้องเป็นผู้เริ่มเกม
online-room-before = ดูการตั้งค่าก่อน แล้วกด “เข้าร่วม” เพื่อรับที่นั่ง
online-room-mixing = กำลังรวมเลขลูกเต๋าของทุกคน…
online-room-link = ส่งลิงก์นี้ให้เพื่อน
online-room-link-note = คนที่เปิดลิงก์จะเห็นการตั้งค่าก่อน และจะยังไม่ได้นั่งจนกว่าจะกด “เข้าร่วม”
online-room-share = แชร์ลิงก์
online-room-share-title = คำเชิญเล่น{ $game }
online-room-share-text = มาเล่น{ $game }กัน: { $link }
online-room-copy = คัดลอกลิงก์
online-room-copied = คัดลอกลิงก์แล้ว
online-room-code = รหัส
online-room-code-spoken = รหัส: { $signs }
online-room-copy-code = คัดลอกรหัส
online-room-code-copied = คัดลอกรหัสแล้ว
online-room-qr-label = คิวอาร์โค้ดของลิงก์ สำหรับกล้องของมือถืออีกเครื่อง
online-room-seats = ที่นั่ง
online-room-side = ที่นั่ง { $n }
online-room-seat-free = ว่าง
online-room-seat-you = คุณ
online-room-seat-person = ผู้เล่น
online-room-seat-host = เจ้าของห้อง
online-room-seat-away = ไม่อยู่
online-room-seat-add = ให้ AI นั่ง
online-room-seat-add-spoken = ให้ AI นั่ง: { $seat }
online-room-seat-free-it = ให้ที่นั่งนี้ว่าง
online-room-seat-free-spoken = ให้ที่นั่งว่าง: { $seat }
online-room-rules = กติกาที่ใช้
online-room-seal = ตราผนึกลูกเต๋า
online-room-seal-note = แต้มลูกเต๋าครึ่งของเราผนึกไว้ก่อนคุณเข้ามานั่ง อีกครึ่งมือถือของคุณเป็นผู้เติม
online-room-no-push-note = Sanuk ไม่ส่งการแจ้งเตือนขณะปิดอยู่ โปรดเปิดค้างไว้หรือแวะกลับมาดู
online-room-join = เข้าร่วม
online-room-start = เริ่มด้วย { $n } คนที่อยู่ตอนนี้
online-room-start-now = เริ่มเกม
online-room-fill = เติม AI ในที่นั่งว่างแล้วเริ่ม
online-room-fill-hint = AI เล่นระดับกลาง
online-room-leave = ออกจากห้อง
online-room-leave-title = ออกจากห้องไหม
online-room-leave-text = ที่นั่งของคุณจะว่างให้คนอื่น
online-room-failed = เริ่มครั้งที่ { $n } ไม่สำเร็จ: { $who } ไม่ตอบภายใน 10 วินาที ที่นั่งนั้นว่างแล้ว
online-room-back = กลับไปที่เกม

## การเชื่อมต่อ
online-connecting = กำลังเชื่อมต่อ…
online-lost = ขาดการเชื่อมต่อ กำลังลองใหม่…
online-lost-away = ขาดการเชื่อมต่อ ตาเดินของคุณจะรออยู่ที่นี่จนกว่าจะเชื่อมต่อได้
online-replaced = ตอนนี้คุณกำลังเล่นบนอีกเครื่องหนึ่ง
online-replaced-here = เล่นบนเครื่องนี้
online-retry = ลองอีกครั้ง
online-sending = กำลังส่ง…
online-caught-up = ระหว่างนั้นเดินไปแล้ว { $n } ตา
online-no-offline-undo = เกมกับเพื่อนขอคืนตาไม่ได้

## ปัญหาและทางไปต่อ
online-error-unknown = ไม่มีห้องที่ใช้รหัส { $code } ตรวจตัวอักษรอีกครั้ง หรือขอลิงก์ใหม่
online-error-full = ห้องนี้เต็มทุกที่นั่งแล้ว
online-error-started = เกมในห้องนี้เริ่มไปแล้วและไม่มีที่นั่งว่าง
online-error-expired = ห้องนี้ปิดแล้ว ห้องจะปิดหลังคนสุดท้ายออกไป 30 นาที หรือเมื่อครบ 24 ชั่วโมงหลังสร้าง
online-error-ended = ห้องนี้จบแล้ว เกมที่จบแล้วของคุณอยู่ในเมนู
online-error-version = ห้องนี้ต้องใช้ Sanuk เวอร์ชันใหม่กว่า อัปเดตแอปแล้วเปิดลิงก์อีกครั้ง
online-error-offline = เซิร์ฟเวอร์ { $host } ไม่ตอบสนอง โปรดตรวจการเชื่อมต่อ ส่วนเกมบนเครื่องนี้เล่นได้โดยไม่ต้องเชื่อมต่อ
online-error-busy = ลองบ่อยเกินไป รอ { $n } วินาทีแล้วลองใหม่
online-error-server = เซิร์ฟเวอร์ { $host } มีปัญหา อีกสักครู่ลองใหม่
online-error-strange = เซิร์ฟเวอร์ { $host } กับ Sanuk เวอร์ชันนี้สื่อสารกันไม่ได้ อัปเดตแอป หรือถามผู้ดูแลเซิร์ฟเวอร์
online-error-other-server = คำเชิญนี้เป็นของ { $host } แต่แอปนี้ใช้ { $server }
online-error-no-server = ยังไม่ได้ตั้งเซิร์ฟเวอร์ จึงยังเล่นกับเพื่อนไม่ได้ ส่วนอื่นของแอปใช้ได้โดยไม่ต้องมีเซิร์ฟเวอร์ โปรดขอที่อยู่จากผู้ดูแลเซิร์ฟเวอร์ของคุณ
online-error-link = ลิงก์นี้ไม่ได้นำไปสู่ห้องของ Sanuk
online-error-sign = รหัสไม่มี “{ $sign }” ใช้เฉพาะตัวเลขและตัวอักษรอังกฤษที่ไม่ใช่ I, L, O และ U
online-error-length = รหัสมี 10 ตัว แต่นี่มี { $n } ตัว
online-error-empty = พิมพ์รหัสหรือวางลิงก์
online-error-left = คุณออกจากเกมนี้แล้ว เกมแบบเร็วออกแล้วกลับเข้ามาไม่ได้
online-error-seat-lost = เครื่องนี้ไม่ตอบสนอง ที่นั่งของคุณจึงว่าง คุณเข้าร่วมใหม่ได้
online-refused-seat = ที่นั่งเปลี่ยนไปแล้ว ลองดูอีกครั้ง
online-refused-host = เจ้าของห้องเท่านั้นที่ทำได้
online-refused-away = คนที่นั่งตรงนี้ยังหายไปไม่ถึง 10 วินาที
online-refused-few = ต้องมี 2 คนจึงเริ่มได้
online-refused-filled = ไม่มีที่นั่งว่าง
online-refused-missing = ยังเชื่อมต่อไม่ครบทุกคน รอก่อน หรือให้ที่นั่งนั้นว่าง
online-refused-dice = กำลังผนึกลูกเต๋าใหม่ อีกสักครู่ลองใหม่
online-refused-begun = เกมเริ่มไปแล้ว
online-refused-no-game = ตอนนี้ไม่มีเกมที่กำลังเล่น
online-refused-offer = คำขอนั้นไม่มีผลแล้ว
online-refused-busy = ห้องมีคำสั่งเข้ามามาก อีกสักครู่ลองใหม่
online-error-not-kept = เครื่องนี้เก็บที่นั่งของคุณไม่ได้ จึงยังไม่ได้ส่งอะไร: { $why }
online-error-dice = มีแต้มที่ไม่ตรงกับตราผนึก เล่นต่อได้ แต่เกมนี้ไม่นับผล และบันทึกจะมีเครื่องหมาย
online-record-marked = ลูกเต๋าไม่ตรงกับตราผนึก
online-way-code = ใส่รหัสอื่น
online-way-create = สร้างห้องของตัวเอง
online-way-settings = ตั้งเซิร์ฟเวอร์
online-way-menu = ไปที่เมนู

## หน้าเกม
online-away = ไม่อยู่
online-away-ai = ไม่อยู่ AI เล่นแทน
online-left-ai = ออกไปแล้ว AI เล่นแทน
online-im-back = กลับมาแล้ว
online-leave-ai = ออก (ให้ AI เล่นแทน)
online-leave-title = ออกจากเกมไหม
online-leave-quick-text = AI จะเล่นแทนคุณ และคุณกลับมาไม่ได้
online-leave-party-text = AI จะเล่นแทนคุณ คุณกลับมาเล่นต่อบนเครื่องนี้ได้ตราบใดที่เกมยังไม่จบ
online-close-title = ปิดเกมไหม
online-close-text = ที่นั่งของคุณยังอยู่ เมื่อครบ 45 วินาที AI จะเล่นแทนจนกว่าคุณจะกลับมา
online-close-clock-text = ที่นั่งของคุณยังอยู่ แต่เวลาของคุณยังเดินต่อ
online-close = ปิด
online-draw-offered = ขอเสมอแล้ว
online-clock-spoken = เหลือ { $time }
online-clock-periods = 30 วิ × { $n }
online-clock-periods-spoken = เหลือสิทธิ์ต่อเวลา 30 วินาที { $n } ครั้ง
online-clock-warn = เหลือ { $n } วินาที
online-clock-period-lost = ใช้สิทธิ์ต่อเวลาไปหนึ่งครั้ง เหลือ { $n } ครั้ง

## จบเกม
online-rematch = เล่นอีกครั้ง
online-rematch-accept = ตกลงเล่นอีกครั้ง
online-rematch-waiting = กำลังรอคำตอบของคนอื่น…
online-rematch-offered = { $who } อยากเล่นอีกครั้ง
online-result-check = ตรวจลูกเต๋า

## ตรวจลูกเต๋า
online-check-title = ตรวจลูกเต๋า
online-check-good = ตรวจการทอยแล้ว { $n } ครั้ง ตรงกับตราผนึกทุกครั้ง
online-check-lot-good = การสุ่มเลือกฝ่ายตรงกับตราผนึก
online-check-none = ยังไม่มีอะไรให้ตรวจ ลูกเต๋าจะถูกตรวจทุกครั้งที่ทอย
online-check-bad = การทอยครั้งที่ { $n } ไม่ตรงกับตราผนึก
online-check-bad-share = { $who } เปิดเลขที่ไม่ตรงกับเลขที่ผนึกไว้
online-check-bad-ai-share = AI ที่{ $who } มีเลขของตัวเอง
online-check-bad-seats = ผู้เล่นไม่ตรงกับคนที่ผนึกลูกเต๋าไว้
online-check-bad-count = บันทึกการทอยขาดหรือเกิน
online-check-bad-choice = บันทึกลำดับที่ { $n }: AI จะเลือกให้{ $who } เป็นอย่างอื่น
online-check-bad-record = บันทึกไม่เป็นไปตามกติกาของเกม
online-check-newer = AI เลือกตามกติกาที่ใหม่กว่า อัปเดตแอปก่อนแล้วจึงตรวจ
online-check-choices-wait = กำลังตรวจสิ่งที่ AI เลือกด้วย…
online-check-choices = ตรวจสิ่งที่ AI เลือกแล้วด้วย { $n } ครั้ง ตรงกันทุกครั้ง
online-check-bad-note = มีคนแก้ไขข้อมูลบางอย่าง เล่นต่อได้แต่เกมนี้ไม่นับผล ส่งออกบันทึกเพื่อให้คนอื่นดูได้
online-check-how = ตรวจอย่างไร
online-check-how-1 = ก่อนจะมีใครนั่ง เซิร์ฟเวอร์เขียนแต้มทุกครั้งในส่วนของตนแล้วล็อกเก็บไว้ ตราผนึกคือหมายเลขบนแม่กุญแจนั้น ทุกคนเห็นได้ และถ้ามีใครเปลี่ยนของข้างใน ตราผนึกจะเปลี่ยนตามไปด้วย
online-check-how-2 = จากนั้นมือถือของแต่ละคนคิดเลขลับของตัวเอง แล้วแสดงเพียงลายนิ้วมือของเลขนั้นก่อน จึงไม่มีใครเปลี่ยนเลขหลังเห็นเลขของคนอื่นได้
online-check-how-3 = เมื่อเกมเริ่ม มือถือทุกเครื่องเปิดเลขของตน แต้มทุกครั้งคำนวณจากส่วนของเซิร์ฟเวอร์รวมกับเลขของทุกคน จึงไม่มีใครกำหนดแต้มได้คนเดียว
online-check-how-4 = ทุกครั้งที่ทอย เซิร์ฟเวอร์เปิดส่วนของตนเพิ่มอีกหนึ่งชิ้น มือถือของคุณคำนวณใหม่แล้วเทียบ ผลการเทียบคือบรรทัดข้างบน
online-check-how-5 = วิธีนี้แสดงได้ว่าไม่มีใครเลือกแต้มได้ แต่แสดงไม่ได้ว่าผู้ดูแลเซิร์ฟเวอร์ไม่ได้แอบดูล่วงหน้า
online-check-facts = ตัวเลข
online-check-seal = ตราผนึก
online-check-game = เกม
online-check-mix = เลขของทุกคนรวมกัน
online-check-seat = ลายนิ้วมือของ{ $who }
online-check-rolls = การทอย
online-check-roll = ครั้งที่ { $n }
online-check-roll-value = { $die } · ตรง
online-check-roll-bad = { $die } · ไม่ตรง
online-check-failed = การเริ่มที่ไม่สำเร็จ
online-check-failed-line = ตราผนึก { $seal }: { $who } ไม่ตอบ
online-check-export = ส่งออกบันทึก

## การตั้งค่า
online-settings-group = เล่นกับเพื่อนด้วยลิงก์
online-settings-name = ชื่อที่แสดงออนไลน์
online-settings-name-none = ไม่มีชื่อ
online-settings-name-note = คนในห้องเดียวกันจะเห็นชื่อนี้ ชื่อจะถูกส่งเมื่อเข้าร่วม ไม่อยู่ในบันทึกเกม และเซิร์ฟเวอร์จะลบเมื่อออกจากห้อง หรือเมื่อห้องจบไปแล้ว 30 วัน
online-settings-name-empty = ชื่อนี้ไม่มีตัวอักษรที่มองเห็นได้
online-settings-name-long = { $n } ตัวอักษรยาวเกินไป ชื่อมีได้ไม่เกิน { $max } ตัวอักษร
online-settings-name-sign = ในชื่อมีอักขระที่มองไม่เห็นหรือที่เปลี่ยนทิศทางข้อความ ({ $sign })
online-settings-hide = ซ่อนชื่อของคนอื่น
online-settings-hide-note = แสดงสีหรือหมายเลขที่นั่งแทนชื่อ
online-settings-server = เซิร์ฟเวอร์
online-settings-server-note = ที่เก็บห้อง ใช้เฉพาะตอนเล่นกับเพื่อน
online-settings-server-none = ไม่มีเซิร์ฟเวอร์ จึงเล่นกับเพื่อนไม่ได้
online-settings-server-default = ค่าที่มากับแอปนี้คือ { $server }
online-settings-server-scheme = ที่อยู่ต้องขึ้นต้นด้วย https://
online-settings-server-host = “{ $host }” ไม่ใช่ที่อยู่ของเซิร์ฟเวอร์
online-settings-server-tail = ที่อยู่ต้องไม่มี “?” และ “#”
