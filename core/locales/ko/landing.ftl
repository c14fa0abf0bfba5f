### 초대 링크를 브라우저로 열었을 때의 페이지. 열기만 해서는 자리에 앉지 않는다.

## 초대
landing-title-ludo = 루도에 초대받았습니다
landing-title-makruk = 막룩 대국에 초대받았습니다
landing-preview = 친구가 Sanuk에서 함께하자고 초대했습니다.
landing-seated = { $seats }자리 중 { $n }명 참가
landing-full = 빈자리가 없습니다.
landing-running = 게임이 이미 시작되었습니다.

## 열기만 해서는 일어나지 않는 일, 다음에 할 일
landing-note = 이 페이지를 열어도 자리에 앉지는 않습니다. 앱에서 설정을 먼저 보고 ‘참가하기’를 누르면 자리에 앉습니다.
landing-running-note = 자리가 있는 사람은 앱에서 이어서 할 수 있습니다.
landing-open = Sanuk에서 열기
landing-not-here-note = Sanuk이 열리지 않았습니다. 앱이 있다면 ‘코드가 있나요?’에 코드를 입력하세요.
landing-app-note = 아무 일도 일어나지 않나요? Sanuk을 열고 ‘코드가 있나요?’에 코드를 입력하세요.
landing-play-store = Google Play에서 받기
landing-app-store = App Store에서 받기

## 코드
landing-code = 코드
landing-copy = 코드 복사
landing-copied = 복사했습니다
landing-scan = 휴대폰 카메라로 찍으세요
landing-qr-label = 이 링크의 QR 코드

## 갈 곳이 없는 링크와 다음에 할 일
landing-unknown-title = 이 코드의 방이 없습니다
landing-unknown-note = 글자와 숫자를 다시 확인하거나, 친구에게 링크를 다시 보내 달라고 하세요.
landing-expired-title = 이 방은 끝났습니다
landing-expired-note = 친구에게 새 링크를 부탁하거나, Sanuk에서 직접 방을 만들어 보세요.
landing-busy-title = 시도 횟수가 너무 많습니다
landing-busy-note = 이 네트워크에서 코드를 너무 여러 번 찾았습니다. 잠시 뒤에 다시 해 보세요.
landing-trouble-title = 지금은 서버가 방을 확인할 수 없습니다
landing-trouble-note = 링크에는 문제가 없을 수 있습니다. 잠시 뒤에 다시 해 보세요.
landing-enter-title = 코드가 있나요?
landing-enter-note = 코드 10자를 입력하세요. 대소문자, 띄어쓰기, 하이픈은 상관없습니다.
landing-enter = 방으로 가기
landing-language = 언어
