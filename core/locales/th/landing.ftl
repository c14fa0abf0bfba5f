### หน้าเว็บของลิงก์คำเชิญ เปิดดูเฉย ๆ ยังไม่ได้นั่ง

## คำเชิญ
landing-title-ludo = เพื่อนชวนคุณเล่นลูโด
landing-title-makruk = เพื่อนชวนคุณเล่นหมากรุกไทย
landing-preview = เพื่อนชวนคุณมาเล่นด้วยกันใน Sanuk
landing-seated = นั่งแล้ว { $n } จาก { $seats } ที่
landing-full = ที่นั่งเต็มแล้ว
landing-running = เกมเริ่มแล้ว

## สิ่งที่ยังไม่เกิดเมื่อเปิดหน้า และสิ่งที่ทำต่อได้
landing-note = เปิดหน้านี้แล้วยังไม่ได้ที่นั่ง ในแอปคุณจะเห็นการตั้งค่าก่อน แล้วจึงได้ที่นั่งเมื่อกด “เข้าร่วม”
landing-running-note = คนที่มีที่นั่งแล้วเล่นต่อในแอปได้
landing-open = เปิดใน Sanuk
landing-not-here-note = Sanuk ไม่ได้เปิดขึ้นมา ถ้ามีแอปอยู่แล้ว ให้พิมพ์รหัสที่ “มีรหัสห้องไหม”
landing-app-note = ถ้ากดแล้วไม่มีอะไรเกิดขึ้น ให้เปิด Sanuk แล้วพิมพ์รหัสที่ “มีรหัสห้องไหม”
landing-play-store = ดาวน์โหลดจาก Google Play
landing-app-store = ดาวน์โหลดจาก App Store

## รหัส
landing-code = รหัส
landing-copy = คัดลอกรหัส
landing-copied = คัดลอกแล้ว
landing-scan = สแกนด้วยกล้องมือถือ
landing-qr-label = คิวอาร์โค้ดของลิงก์นี้

## ลิงก์ที่ไปต่อไม่ได้ และสิ่งที่ทำต่อได้
landing-unknown-title = ไม่มีห้องที่ใช้รหัสนี้
landing-unknown-note = ตรวจตัวอักษรและตัวเลขอีกครั้ง หรือขอลิงก์จากเพื่อนใหม่
landing-expired-title = ห้องนี้ปิดแล้ว
landing-expired-note = ขอลิงก์ใหม่จากเพื่อน หรือสร้างห้องของคุณเองใน Sanuk
landing-busy-title = ลองบ่อยเกินไป
landing-busy-note = มีการค้นรหัสจากเครือข่ายของคุณหลายครั้ง โปรดรอสักครู่แล้วลองใหม่
landing-trouble-title = ตอนนี้ยังค้นหาห้องไม่ได้
landing-trouble-note = ลิงก์ของคุณอาจไม่มีปัญหา โปรดลองใหม่ในอีกสักครู่
landing-enter-title = มีรหัสห้องไหม
landing-enter-note = พิมพ์รหัส 10 ตัว จะใช้ตัวพิมพ์เล็กหรือใหญ่ เว้นวรรค หรือใส่ขีดก็ได้
landing-enter = ไปที่ห้อง
landing-language = ภาษา
