### 링크로 친구와 대전: 방, 연결, 확인할 수 있는 주사위, 첫 실행.

## 첫 실행
online-welcome-title = Sanuk에 오신 것을 환영합니다
online-welcome-text = 루도와 막룩을 혼자서, 이 기기에서 여럿이, 또는 링크로 친구와 즐기세요. 가입은 필요 없습니다.
online-welcome-play = 시작하기
online-welcome-waits = 방에 초대받았습니다. 다음 화면에서 열립니다.

## 메뉴
online-menu-play = 친구와 대전(링크 보내기)
online-menu-play-hint = 링크를 보내면, 링크를 연 사람이 자리에 앉을 수 있습니다.
online-menu-code = 코드가 있나요?
online-menu-code-hint = 링크나 코드로 방에 들어갑니다.
online-menu-room = { $code } 방으로 돌아가기

## 방 만들기
online-create-title = 친구와 대전
online-create-intro-note = 게임을 고르면 보낼 링크가 만들어집니다. 링크를 열고 ‘참가하기’를 누른 사람이 자리에 앉습니다.
online-create-seats = 자리 수
online-create-seats-note = 2명만 모여도 시작할 수 있습니다.
online-create-clock = 시간
online-create-clock-value = 각자 5분, 그 뒤 초읽기 30초 3회
online-create-sides = 백과 흑
online-create-sides-value = 무작위, 재대국마다 교대
online-create-go = 방 만들기
online-create-busy = 방을 만드는 중…
online-rules-done = 완료


## 참가
online-join-title = 코드가 있나요?
online-join-field = 링크 또는 코드
online-join-placeholder = K7QF9 MWT2A
online-join-note = 링크를 붙여 넣거나 코드 10자를 입력하세요. 대소문자, 띄어쓰기, 하이픈은 상관없습니다.
online-join-look = 방 보기

## 방
online-room-title = { $code } 방
online-room-waiting = { $n }명을 더 기다리는 중…
online-room-full = 모두 모였습니다.
online-room-guest-note = 방장이 게임을 시작합니다.
online-room-before = 설정을 보고 ‘참가하기’를 누르면 자리에 앉습니다.
online-room-mixing = 모두의 주사위 숫자를 섞는 중…
online-room-link = 이 링크를 보내세요
online-room-link-note = 링크를 연 사람은 설정부터 봅니다. ‘참가하기’를 누르기 전에는 아무도 자리에 앉지 않습니다.
online-room-share = 링크 공유
online-room-share-title = { $game } 초대
online-room-share-text = { $game } 한 판 해요: { $link }
online-room-copy = 링크 복사
online-room-copied = 링크를 복사했습니다.
online-room-code = 코드
online-room-code-spoken = 코드: { $signs }
online-room-copy-code = 코드 복사
online-room-code-copied = 코드를 복사했습니다.
online-room-qr-label = 다른 휴대폰 카메라로 찍을 수 있는 링크 QR 코드
online-room-seats = 자리
online-room-side = { $n }번 자리
online-room-seat-free = 빈자리
online-room-seat-you = 나
online-room-seat-person = 사람
online-room-seat-host = 방장
online-room-seat-away = 자리 비움
online-room-seat-add = AI 앉히기
online-room-seat-add-spoken = { $seat }: AI 앉히기
online-room-seat-free-it = 이 자리 비우기
online-room-seat-free-spoken = { $seat }: 이 자리 비우기
online-room-rules = 적용되는 규칙
online-room-seal = 주사위 봉인
online-room-seal-note = 주사위의 절반은 여러분이 앉기 전에 이미 봉인되었고, 나머지 절반은 여러분의 휴대폰이 더합니다.
online-room-no-push-note = Sanuk은 꺼져 있는 동안 알림을 보내지 않습니다. 켜 두거나 다시 들어와 확인하세요.
online-room-join = 참가하기
online-room-start = 지금 있는 { $n }명으로 시작
online-room-start-now = 게임 시작
online-room-fill = 빈자리를 AI로 채우고 시작하기
online-room-fill-hint = AI의 수준은 중급입니다.
online-room-leave = 방에서 나가기
online-room-leave-title = 방에서 나갈까요?
online-room-leave-text = 내 자리에 다른 사람이 앉을 수 있게 됩니다.
online-room-failed = { $n }번째 시작 실패: { JOSA($who, "이/가") } 10초 안에 응답하지 않았습니다. 그 자리는 다시 비었습니다.
online-room-back = 게임으로 돌아가기

## 연결
online-connecting = 연결하는 중…
online-lost = 연결이 끊겼습니다. 다시 연결하는 중…
online-lost-away = 연결이 끊겼습니다. 둔 수는 다시 연결될 때까지 보관합니다.
online-replaced = 지금은 다른 기기에서 플레이하고 있습니다.
online-replaced-here = 여기서 플레이
online-retry = 다시 시도
online-sending = 보내는 중…
online-caught-up = 그사이 { $n }수가 진행되었습니다.
online-no-offline-undo = 친구와 하는 게임에서는 무를 수 없습니다.

## 오류와 해결 방법
online-error-unknown = 코드가 { $code }인 방이 없습니다. 글자를 확인하거나 링크를 다시 받아 보세요.
online-error-full = 이 방에는 빈자리가 없습니다.
online-error-started = 이 방의 게임은 이미 시작되었고 빈자리가 없습니다.
online-error-expired = 닫힌 방입니다. 방은 마지막 사람이 떠난 지 30분, 또는 만든 지 24시간이 지나면 닫힙니다.
online-error-ended = 이 방은 끝났습니다. 끝난 게임은 메뉴에 남아 있습니다.
online-error-version = 이 방에는 상위 버전의 Sanuk이 필요합니다. 앱을 업데이트한 뒤 링크를 다시 여세요.
online-error-offline = { $host } 서버가 응답하지 않습니다. 연결을 확인하세요. 이 기기에서 하는 게임은 연결 없이도 할 수 있습니다.
online-error-busy = 시도 횟수가 너무 많습니다. { $n }초 뒤에 다시 시도하세요.
online-error-server = { $host } 서버에서 오류가 났습니다. 잠시 뒤에 다시 시도하세요.
online-error-strange = { $host } 서버와 이 버전의 Sanuk이 서로의 말을 이해하지 못합니다. 앱을 업데이트하거나 서버를 운영하는 사람에게 물어보세요.
online-error-other-server = { $host } 서버의 초대인데, 이 앱은 { $server } 서버를 씁니다.
online-error-no-server = 서버가 정해지지 않아 친구와 만날 곳이 없습니다. 다른 기능은 서버 없이도 모두 쓸 수 있습니다. 서버를 운영하는 사람에게 주소를 물어보세요.
online-error-link = Sanuk의 방으로 가는 링크가 아닙니다.
online-error-sign = 코드에는 “{ $sign }” 글자가 없습니다. I, L, O, U를 뺀 영문자와 숫자만 씁니다.
online-error-length = 코드는 10자인데 { $n }자입니다.
online-error-empty = 코드를 입력하거나 링크를 붙여 넣으세요.
online-error-left = 이 게임에서 나갔습니다. 퀵에서는 다시 들어올 수 없습니다.
online-error-seat-lost = 이 기기가 응답하지 않아 자리가 비었습니다. 다시 참가할 수 있습니다.
online-refused-seat = 그사이 자리가 바뀌었습니다. 다시 확인하세요.
online-refused-host = 방장만 할 수 있습니다.
online-refused-away = 자리를 비운 지 아직 10초가 지나지 않았습니다.
online-refused-few = 2명이 있어야 시작할 수 있습니다.
online-refused-filled = 빈자리가 없습니다.
online-refused-missing = 연결되지 않은 사람이 있습니다. 기다리거나 그 자리를 비우세요.
online-refused-dice = 주사위를 다시 봉인하는 중입니다. 잠시 뒤에 다시 시도하세요.
online-refused-begun = 게임이 이미 시작되었습니다.
online-refused-no-game = 진행 중인 게임이 없습니다.
online-refused-offer = 그 제안은 더 이상 유효하지 않습니다.
online-refused-busy = 방에 요청이 몰리고 있습니다. 잠시 뒤에 다시 시도하세요.
online-error-not-kept = 이 기기에 자리를 저장할 수 없어 아무것도 보내지 않았습니다: { $why }
online-error-dice = 봉인과 맞지 않는 눈이 나왔습니다. 계속할 수 있지만 이 게임은 인정되지 않으며, 기록에 그렇게 표시됩니다.
online-record-marked = 주사위가 봉인과 다름
online-way-code = 다른 코드 입력
online-way-create = 내 방 만들기
online-way-settings = 서버 정하기
online-way-menu = 메뉴로

## 게임 화면
online-away = 자리 비움
online-away-ai = 자리 비움, AI가 대신함
online-left-ai = 나감, AI가 대신함
online-im-back = 돌아왔어요
online-leave-ai = 나가기(AI에게 맡기기)
online-leave-title = 게임에서 나갈까요?
online-leave-quick-text = 남은 게임은 AI가 맡으며, 다시 들어올 수 없습니다.
online-leave-party-text = AI가 대신 맡습니다. 게임이 끝나기 전에는 이 기기에서 다시 들어올 수 있습니다.
online-close-title = 게임을 닫을까요?
online-close-text = 자리는 남습니다. 45초가 지나면 돌아올 때까지 AI가 대신 둡니다.
online-close-clock-text = 자리는 남지만 내 시간은 계속 흐릅니다.
online-close = 닫기
online-draw-offered = 무승부를 제안했습니다.
online-clock-spoken = { $time } 남음
online-clock-periods = 30초 × { $n }
online-clock-periods-spoken = 30초 초읽기 { $n }회 남음
online-clock-warn = { $n }초 남았습니다
online-clock-period-lost = 초읽기 한 번을 썼습니다. { $n }회 남았습니다.

## 끝
online-rematch = 재대국
online-rematch-accept = 재대국 받아들이기
online-rematch-waiting = 다른 사람의 답을 기다리는 중…
online-rematch-offered = { JOSA($who, "이/가") } 재대국을 원합니다.
online-result-check = 주사위 확인

## 주사위 확인
online-check-title = 주사위 확인
online-check-good = 주사위를 { $n }번 굴린 결과를 확인했고, 모두 봉인과 맞습니다.
online-check-lot-good = 백과 흑을 정한 추첨이 봉인과 맞습니다.
online-check-none = 아직 확인할 것이 없습니다. 주사위는 굴릴 때마다 확인합니다.
online-check-bad = { $n }번째 주사위가 봉인과 맞지 않습니다.
online-check-bad-share = { JOSA($who, "이/가") } 봉인한 것과 다른 숫자를 공개했습니다.
online-check-bad-ai-share = { $who }의 AI에 따로 정한 숫자가 있습니다.
online-check-bad-seats = 플레이어가 주사위를 봉인한 사람들과 다릅니다.
online-check-bad-count = 굴린 기록이 빠졌거나 더 있습니다.
online-check-bad-choice = { $n }번째 기록에서 { $who } 자리의 AI라면 다르게 골랐을 것입니다.
online-check-bad-record = 기록이 게임 규칙과 맞지 않습니다.
online-check-newer = AI의 선택이 더 새로운 규칙으로 정해졌습니다. 앱을 업데이트한 뒤 확인하세요.
online-check-choices-wait = AI의 선택도 확인하는 중…
online-check-choices = AI의 선택 { $n }번도 확인했고, 모두 같습니다.
online-check-bad-note = 누군가 내용을 바꾸었습니다. 계속할 수 있지만 이 게임은 인정되지 않습니다. 기록을 내보내 다른 사람에게 보여 줄 수 있습니다.
online-check-how = 어떻게 확인하나요?
online-check-how-1 = 아직 아무도 자리에 앉지 않았을 때, 서버가 모든 주사위에 쓸 자기 몫인 절반을 적어 자물쇠로 잠갔습니다. 봉인은 그 자물쇠의 번호입니다. 모두가 볼 수 있고, 안에 든 것을 바꾸면 봉인도 달라집니다.
online-check-how-2 = 그다음 각자의 휴대폰이 비밀 숫자를 정하고 먼저 그 숫자의 지문만 보여 주었습니다. 그래서 남의 숫자를 보고 나서 자기 숫자를 바꿀 수 없습니다.
online-check-how-3 = 게임이 시작될 때 모든 휴대폰이 숫자를 공개했습니다. 주사위는 서버의 절반과 모두의 숫자를 합쳐 계산하므로, 누구도 혼자서 고를 수 없습니다.
online-check-how-4 = 주사위를 굴릴 때마다 서버는 자기 몫인 절반을 한 조각씩 엽니다. 휴대폰이 다시 계산해 비교한 결과가 위의 확인입니다.
online-check-how-5 = 이 확인은 아무도 주사위를 고를 수 없었음을 보여 줍니다. 서버 운영자가 미리 들여다보지 않았다는 것까지 보여 주지는 못합니다.
online-check-facts = 확인에 쓴 숫자
online-check-seal = 봉인
online-check-game = 게임
online-check-mix = 모두의 숫자를 섞은 값
online-check-seat = { $who }의 지문
online-check-rolls = 주사위
online-check-roll = { $n }번째
online-check-roll-value = { $die } · 맞음
online-check-roll-bad = { $die } · 맞지 않음
online-check-failed = 시작 실패
online-check-failed-line = 봉인 { $seal }: { JOSA($who, "이/가") } 응답하지 않았습니다.
online-check-export = 기록 내보내기

## 설정
online-settings-group = 링크로 친구와 대전
online-settings-name = 온라인에 표시할 이름
online-settings-name-none = 이름 없음
online-settings-name-note = 같은 방에 있는 사람에게 보이며, 참가할 때 전송됩니다. 게임 기록에는 남지 않고, 방에서 나가거나 방이 끝난 지 30일이 지나면 서버에서 삭제됩니다.
online-settings-name-empty = 눈에 보이는 글자가 없는 이름입니다.
online-settings-name-long = { $n }자는 너무 깁니다. 이름은 { $max }자까지 쓸 수 있습니다.
online-settings-name-sign = 눈에 보이지 않거나 글의 방향을 바꾸는 문자({ $sign })는 이름에 쓸 수 없습니다.
online-settings-hide = 다른 사람의 이름 숨기기
online-settings-hide-note = 이름 대신 색이나 자리 번호를 표시합니다.
online-settings-server = 서버
online-settings-server-note = 방이 있는 곳입니다. 친구와 대전할 때만 씁니다.
online-settings-server-none = 서버가 없어 친구와 대전할 수 없습니다.
online-settings-server-default = 이 앱의 기본 서버는 { $server }입니다.
online-settings-server-scheme = 주소는 https://로 시작해야 합니다.
online-settings-server-host = “{ $host }”: 서버 주소가 아닙니다.
online-settings-server-tail = 주소에는 “?”와 “#”을 쓸 수 없습니다.
