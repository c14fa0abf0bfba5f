### คำที่ใช้ร่วมกันหลายหน้าจอ ใช้เลขอารบิก ชื่อคนมี “คุณ ” นำหน้าเสมอ จึงต่อท้ายคำอื่นได้ทันที แต่หลังชื่อต้องเว้นวรรค

## ชื่อแอปและเกม
common-app-name = Sanuk
common-ludo = ลูโด
common-makruk = หมากรุกไทย

## ผู้เล่นลูโด
common-color-red = แดง
common-color-green = เขียว
common-color-yellow = เหลือง
common-color-blue = น้ำเงิน

## สองฝ่ายในหมากรุกไทย
common-side-white = ขาว
common-side-black = ดำ

## เครื่องหมายเจ้าของ
common-mark-red = สามเหลี่ยม
common-mark-green = กากบาท
common-mark-yellow = วงกลม
common-mark-blue = สี่เหลี่ยม

## คนและที่นั่ง
common-person = คุณ { $name }
common-seat = { $color } · { $name }
common-computer-level = AI ({ $level })

## ระดับของ AI
common-level-ludo-easy = ระดับต้น
common-level-ludo-normal = ระดับกลาง
common-level-ludo-hard = ระดับสูง
common-level-makruk-easy = ง่าย
common-level-makruk-normal = ปานกลาง
common-level-makruk-hard = ยาก

## ตัวหมากรุก
common-role-khun = ขุน
common-role-met = เม็ด
common-role-khon = โคน
common-role-ma = ม้า
common-role-ruea = เรือ
common-role-bia = เบี้ย
common-role-bia-ngai = เบี้ยหงาย

## ปุ่ม
common-back = กลับ
common-close = ปิด
common-cancel = ยกเลิก
common-export = ส่งออก
common-import = นำเข้า
common-undo = เลิกทำ
common-settings = การตั้งค่า
common-opens-outside = เปิดในเบราว์เซอร์

## คำเชื่อม
common-list-comma = { $first }, { $rest }
common-list-and = { $first } และ{ $rest }
common-list-or = { $first } หรือ { $rest }
common-dot = { $first } · { $rest }

## วันที่และเวลา (ปีคริสต์ศักราช)
common-date =
    { $month ->
        [1] { $day } มกราคม ค.ศ. { $year }
        [2] { $day } กุมภาพันธ์ ค.ศ. { $year }
        [3] { $day } มีนาคม ค.ศ. { $year }
        [4] { $day } เมษายน ค.ศ. { $year }
        [5] { $day } พฤษภาคม ค.ศ. { $year }
        [6] { $day } มิถุนายน ค.ศ. { $year }
        [7] { $day } กรกฎาคม ค.ศ. { $year }
        [8] { $day } สิงหาคม ค.ศ. { $year }
        [9] { $day } กันยายน ค.ศ. { $year }
        [10] { $day } ตุลาคม ค.ศ. { $year }
        [11] { $day } พฤศจิกายน ค.ศ. { $year }
       *[12] { $day } ธันวาคม ค.ศ. { $year }
    }
common-time = { $hour }:{ $minute } น.
common-today = วันนี้ { $time }
common-yesterday = เมื่อวาน { $time }
common-just-now = เมื่อสักครู่
common-last-modified = แก้ไขล่าสุด { $date }
common-minutes-ago = { $n } นาทีที่แล้ว

## จำนวน
common-players = { $n } คน

## ลิงก์ออกนอกแอป
common-outside-title = เปิดในเบราว์เซอร์ไหม
common-outside-text = { $url }
common-outside-open = เปิด
