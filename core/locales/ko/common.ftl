### 여러 화면이 함께 쓰는 말. 조사는 JOSA로 붙이고, 사람 이름에는 붙이지 않는다("이름 님").

## 앱과 게임 이름
common-app-name = Sanuk
common-ludo = 루도
common-makruk = 막룩

## 루도의 참가자(색)
common-color-red = 빨강
common-color-green = 초록
common-color-yellow = 노랑
common-color-blue = 파랑

## 막룩의 두 편
common-side-white = 백
common-side-black = 흑

## 주인 표시를 소리 내어 읽을 때
common-mark-red = 세모
common-mark-green = 십자
common-mark-yellow = 동그라미
common-mark-blue = 네모

## 사람과 자리
common-person = { $name } 님
common-seat = { $color } · { $name }
common-computer-level = AI({ $level })

## AI의 수준
common-level-ludo-easy = 초급
common-level-ludo-normal = 중급
common-level-ludo-hard = 고급
common-level-makruk-easy = 쉬움
common-level-makruk-normal = 보통
common-level-makruk-hard = 어려움

## 막룩의 기물
common-role-khun = 쿤
common-role-met = 멧
common-role-khon = 콘
common-role-ma = 마
common-role-ruea = 르아
common-role-bia = 비아
common-role-bia-ngai = 비아 응아이

## 버튼
common-back = 뒤로
common-close = 닫기
common-cancel = 취소
common-export = 내보내기
common-import = 가져오기
common-undo = 되돌리기
common-settings = 설정
common-opens-outside = 브라우저에서 열림

## 잇는 말
common-list-comma = { $first }, { $rest }
common-list-and = { JOSA($first, "와/과") } { $rest }
common-list-or = { $first } 또는 { $rest }
common-dot = { $first } · { $rest }

## 날짜와 시각
common-date = { $year }년 { $month }월 { $day }일
common-time = { $hour }:{ $minute }
common-today = 오늘 { $time }
common-yesterday = 어제 { $time }
common-just-now = 방금
common-last-modified = 마지막 수정: { $date }
common-minutes-ago = { $n }분 전

## 양
common-players = { $n }명

## 앱을 떠나는 링크
common-outside-title = 브라우저에서 열까요?
common-outside-text = { $url }
common-outside-open = 열기
