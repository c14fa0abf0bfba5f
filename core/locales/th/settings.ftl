### การตั้งค่า

settings-title = การตั้งค่า

settings-group-language = ภาษา
settings-group-look = การแสดงผล
settings-group-play = การเล่น
settings-group-sound = เสียงและการสั่น
settings-group-data = ข้อมูลของคุณ
settings-group-about = เกี่ยวกับแอป

settings-language-system = ตามระบบ
settings-language-note-th = ภาษาไทยใช้กับเมนู การเล่น และหมากรุกไทย ส่วนกติกาและตัวเลือกของลูโดเป็นภาษาอังกฤษ

settings-theme = ธีม
settings-theme-system = ตามระบบ
settings-theme-light = สว่าง
settings-theme-dark = มืด
settings-contrast = คอนทราสต์สูง
settings-contrast-note = เส้นขอบเข้มขึ้นและเครื่องหมายใหญ่ขึ้น
settings-motion = ลดการเคลื่อนไหว
settings-motion-note = ลูกเต๋าไม่กลิ้งและหมากไม่กระโดด และเป็นไปตามการตั้งค่าของระบบด้วย
settings-text-size = ขนาดตัวอักษรเป็นไปตามระบบ
settings-pieces = ตัวหมากรุกไทย
settings-pieces-carved = ตัวแกะสลัก
settings-pieces-letters = ตัวอักษร
settings-pieces-note = ตัวอักษร: K ขุน M เม็ด S โคน N ม้า R เรือ P เบี้ย P+ เบี้ยหงาย

settings-pace = ความเร็ว
settings-pace-note = ความเร็วที่ AI เดินและหมากเคลื่อนที่
settings-pace-slow = ช้า
settings-pace-normal = ปกติ
settings-pace-fast = เร็ว
settings-confirm = การเดินหมาก
settings-confirm-two = แตะสองครั้ง
settings-confirm-one = คลิกเมาส์ครั้งเดียว
settings-confirm-note = แตะครั้งแรกแสดงช่องที่จะไป แตะครั้งที่สองจึงเดิน
settings-automove = เดินให้เอง
settings-automove-note = เมื่อมีทางเลือกเดียว
settings-autorotate = หมุนกระดาน
settings-autorotate-note = เมื่อใช้เครื่องร่วมกัน กระดานจะหมุนไปทางผู้ที่ถึงตา
settings-odds = แสดงความเสี่ยงถูกกิน
settings-odds-note = ปุ่มจะบอกโอกาสที่หมากจะถูกกินในตาถัดไป

settings-sounds = เสียง
settings-haptics = การสั่น

settings-export-all = ส่งออกทั้งหมด
settings-export-all-note = ทุกเกมและการตั้งค่าในไฟล์เดียว
settings-import = นำเข้า
settings-import-note = บันทึกเกม หรือไฟล์จาก “ส่งออกทั้งหมด” ข้อมูลที่มีอยู่จะไม่ถูกเขียนทับ
settings-imported = นำเข้าแล้ว { $n } เกม
settings-imported-known = มีอยู่แล้ว { $n } เกม
settings-imported-refused = อ่านไม่ได้ { $n } เกม: { $why }
settings-delete-all = ลบทั้งหมด
settings-delete-all-title = ลบเกมและการตั้งค่าทั้งหมดไหม
settings-delete-all-text = ลบแล้วกู้คืนไม่ได้ หากต้องการเก็บไว้ให้ส่งออกก่อน
settings-deleted-all = ลบทั้งหมดแล้ว
settings-saved-games = มี { $n } เกมบันทึกไว้ในเครื่องนี้

settings-version = เวอร์ชัน
settings-licence = สัญญาอนุญาต
settings-licences = สัญญาอนุญาต
settings-licences-parts = ส่วนประกอบจากผู้อื่น
settings-privacy = ไม่มีโฆษณา ไม่มีการติดตาม เกมและการตั้งค่าอยู่ในเครื่องนี้ เฉพาะเมื่อเล่นในห้อง ตาที่เดินและชื่อที่แสดงในห้องนั้นจะผ่านเซิร์ฟเวอร์ของห้อง
