### 진행 중인 게임. $who에는 색, 편, 또는 "이름 님"이 들어온다.

game-title-ludo = 루도, { $rules }, { $players }
game-title-makruk = 막룩
game-turn = { $who } 차례
game-turn-over = 게임 종료
game-menu = 게임 메뉴
game-again = 다시 하기
game-choose = 플레이 방식 다시 선택하기
game-rules = 규칙
game-export = 기록 내보내기
game-resign = 기권
game-offer-draw = 무승부 제안
game-show-result = 결과

## 보기와 무르기
game-view-oblique = 비스듬히
game-view-above = 위에서
game-view-flip = 판 뒤집기
game-view-spoken-oblique = 비스듬히 보기로 바꾸기
game-view-spoken-above = 위에서 보기로 바꾸기
game-undo = 한 수 무르기
game-undo-none = 아직 무를 수가 없습니다.
game-undo-after-roll = 이번에 나온 눈으로 먼저 움직이세요.
game-undone = 한 수 물렀습니다. 눈은 그대로 { $die }입니다. 다시 고르세요.
game-undone-makruk = 한 수 물렀습니다.

## 주사위
game-roll = 굴리기
game-roll-hint = 주사위나 이 버튼을 누르세요.
game-exit-without-roll = 하나 내보내기
game-pass = 넘어가기
game-die = 주사위
game-die-shows = 주사위 눈 { $die }
game-die-ready = 주사위, 굴릴 수 있음
game-die-waiting = 주사위, { $who } 차례
game-roll-choose-first = 말을 먼저 움직이세요.
game-roll-wait = { $who } 차례입니다.
game-roll-over = 게임이 끝났습니다.

## 지금 할 일
game-prompt-roll = { $who }: 주사위를 굴리세요.
game-prompt-roll-again = { $who }: 한 번 더 굴리세요.
game-prompt-exit = { $who }: 주사위를 누르면 말 하나가 나옵니다.
game-prompt-try = { $who }: 말을 내보낼 기회 { $max }번 중 { $n }번째입니다.
game-prompt-choose = { $who }: 나온 눈은 { $die }, 움직일 말을 고르세요.
game-prompt-confirm = 같은 말을 한 번 더 누르면 움직입니다.
game-prompt-destination = 표시된 칸을 누르세요.
game-thinking = { JOSA($who, "이/가") } 생각하는 중…
game-hand-over = 기기를 { $who }에게 건네주세요.
game-not-saved = 아직 저장되지 않았습니다. 다시 시도하는 중…
game-saved-again = 모두 저장되었습니다.

## 일어난 일
game-rolled = { JOSA($who, "이/가") } 굴린 눈은 { $die }입니다.
game-moved = { $who }: { $from } → { $to }
game-came-out = { JOSA($who, "이/가") } 말을 내보냈습니다.
game-auto-exit = { JOSA($who, "이/가") } 굴리지 않고 말을 내보냈습니다.
game-auto-exit-barred = 출발 칸이 막혀 있어 { JOSA($who, "은/는") } 말을 내보내지 못합니다.
game-captured = { JOSA($who, "이/가") } { $victim }의 말 { $n }개를 잡았습니다.
game-finished-piece = { JOSA($who, "이/가") } 말을 결승점에 넣었습니다.
game-finished-all = { JOSA($who, "이/가") } 말 4개를 모두 결승점에 넣었습니다.
game-bonus-six = 6이 나와 한 번 더 굴립니다.
game-bonus-capture = 말을 잡아 한 번 더 굴립니다.
game-bonus-finish = 결승점에 들어가 한 번 더 굴립니다.
game-won = { JOSA($who, "이/가") } 이겼습니다.
game-resigned = { JOSA($who, "이/가") } 기권했습니다.
game-last = 직전: { $who } 눈 { $die }, 말 { $piece }번 { $from } → { $to }
game-last-rolled = 직전: { $who } 눈 { $die }
game-last-no-move = 직전: { $who } 눈 { $die }, 움직일 말 없음
game-last-none = 아직 굴리지 않았습니다

## 움직일 말이 없는 까닭
game-no-move-yard = 나온 눈 { $die }: 말을 내보내려면 { JOSA($faces, "이/가") } 필요합니다.
game-no-move-blocked = 나온 눈 { $die }: 모든 말의 길이 막혀 있습니다.
game-no-move-too-far = 나온 눈 { $die }: 결승점까지 남은 칸보다 큽니다.
game-no-move-mixed = 나온 눈 { $die }: 움직일 수 있는 말이 없습니다.
game-no-move-six = 나온 눈 { $die }: 움직일 말이 없지만 한 번 더 굴립니다.
game-no-move-try-again = 나온 눈 { $die }: 말이 나오지 못합니다. 다시 굴리세요.
game-no-move-third-six = 연달아 세 번째 6이라 쓸 수 없습니다.

## 이 말이 움직일 수 없는 까닭
game-why-needs-exit = 나오려면 { JOSA($faces, "이/가") } 필요합니다.
game-why-blocked = 블록에 막혔습니다: { $place }
game-why-too-far = 눈이 너무 큽니다. 결승점까지 { $left }칸 남았습니다.
game-why-start-held = { $who }의 블록이 출발 칸을 막고 있습니다.
game-why-overtakes = 다른 말을 추월하게 됩니다.
game-why-finished = 이미 결승점에 들어간 말입니다.
game-why-not-your-turn = 지금은 { $who } 차례입니다.
game-why-not-rolled = 먼저 주사위를 굴리세요.
game-why-third-six = 세 번째 6은 쓸 수 없습니다.
game-why-over = 게임이 끝났습니다.

## 자리 이름
game-place-yard = 대기 구역
game-place-start = 출발
game-place-ring = 출발+{ $n }
game-place-home = 결승 통로 { $n }
game-place-finish = 결승점
game-spoken-yard = 대기 구역
game-spoken-start = 출발 칸
game-spoken-ring = 출발 칸 지나 { $n }칸째
game-spoken-star = { $place }, 별 칸
game-spoken-other-start = { $place }, 출발 칸
game-spoken-home = 결승 통로 5칸 중 { $n }번째
game-spoken-finish = 결승점

## 버튼으로 조작
game-panel-title = 버튼으로 조작
game-panel-move = { $from } → { $to }
game-panel-capture = 잡기
game-panel-risk = 잡힐 위험 { $percent }%
game-panel-finish = 결승점 도착
game-panel-needs-exit = { $faces } 필요
game-panel-blocked = 막힘
game-panel-too-far = 눈이 너무 큼
game-panel-start-held = 출발 칸이 막힘
game-panel-overtakes = 추월 불가
game-panel-finished = 도착함
game-panel-not-rolled = 먼저 굴리기
game-panel-wait = 차례 아님
game-spoken-piece = { $who } 말 { $piece }번, { $place }
game-spoken-move = { $who } 말 { $piece }번: { $from }에서 { JOSA($to, "(으)로") }
game-spoken-capture = { $victim } 말을 잡음
game-spoken-risk = 다음 차례에 잡힐 위험 { $percent }퍼센트
game-spoken-selected = 선택됨
game-hint-select = 갈 곳을 보여 줍니다
game-hint-move = 움직입니다
game-hint-roll = 주사위를 굴립니다

## 고르기
game-chooser-title = 어느 말인가요?
game-chooser-text = 그곳으로 갈 수 있는 말이 여럿입니다.

## 말 수
game-counts = 도착 { $finished } · 판 위 { $board } · 대기 { $yard }
game-counts-spoken = { $owner }: { $counts }
game-counts-spoken-state = { $owner }: { $counts }, { $state }

## 화면 읽기
game-board-ludo = 루도 판. { $turn }. { $counts }
game-board-counts = { $owner }: { $counts }.
game-board-makruk = 막룩 판. { $turn }.
game-square-empty = { $square }, 빈칸
game-square-piece = { $square }, { $side } { $piece }
game-square-movable = { $square }, { $side } { $piece }, 움직일 수 있음
game-square-target = { $square }, 갈 수 있음
game-square-capture = { $square }, { $side } { $piece }, 잡을 수 있음
game-square-origin = 직전 수의 출발 자리
game-square-check = 장군을 받음
game-square-selected = 선택됨

## 막룩: 일어난 일
game-makruk-moved = { $side }: { $piece } { $from } → { $to }.
game-makruk-captured = { $side }: { $piece } { $from } → { $to }, { $victim } 잡음.
game-makruk-promoted = { $square }의 비아가 비아 응아이로 승급합니다.
game-makruk-check = { JOSA($side, "이/가") } 장군(체크)을 받았습니다.
game-makruk-choose = { $side } 차례입니다.
game-makruk-last = 직전: { $move }
game-makruk-why-pinned = 움직이면 내 쿤이 장군을 받게 됩니다.
game-makruk-why-check = 내 쿤이 장군을 받고 있습니다. 먼저 장군에서 벗어나세요.
game-makruk-why-stuck = 갈 수 있는 칸이 없습니다.
game-makruk-why-other = 지금은 { $side } 차례입니다.
game-moves-title = 수순
game-moves-empty = 아직 둔 수가 없습니다
game-captured-men = { JOSA($side, "이/가") } 잡은 기물: { $men }
game-captured-none = { JOSA($side, "이/가") } 잡은 기물: 없음

## 막룩: 수 세기
game-count-board = 판 세기
game-count-pieces = 기물 세기
game-count-line = 세는 쪽 { $side } · { $n } / { $limit }
game-count-left = 남은 수 { $n }
game-count-next = 다음 숫자 { $n }
game-count-last-move = 마지막 수
game-count-line-waiting = 세는 쪽 { $side } · 한도 { $limit }
game-count-spoken = { $kind }: 세는 쪽은 { $side }, 한도 { $limit } 중 { $n }, 남은 수 { $left }.
game-count-spoken-next = { $kind }: 다음에 { JOSA($side, "이/가") } { $n }부터 세며 한도는 { $limit }입니다.
game-count-spoken-last = { $kind }: { JOSA($side, "이/가") } 한도 { $limit }에 이르렀습니다. { $other }에게 마지막 한 수가 남았습니다.
game-count-spoken-last-at-once = { $kind }: 첫 숫자인 { $n }부터 한도 { $limit }보다 큽니다. { $other }에게 마지막 한 수가 남았습니다.
game-count-start = 세기 시작
game-count-stop = 세기 멈춤
game-count-start-hint = 이번에 두는 수가 1이 됩니다.
game-count-stop-hint = 이번 수까지 세고 멈춥니다.
game-count-armed-start = 이번 수부터 셉니다.
game-count-armed-stop = 이번 수까지 세고 멈춥니다.
game-count-disarmed = 수 세기를 바꾸지 않습니다.
game-count-started = { JOSA($side, "이/가") } 세기를 시작합니다.
game-count-stopped = { JOSA($side, "이/가") } 세기를 멈춥니다.
game-count-entered = 기물 세기가 시작됩니다. 한도 { $limit } 안에 외통을 내지 못하면 무승부입니다. 세는 쪽은 { $side }입니다.
game-count-warning = 세는 동안 외통을 내면 무승부입니다. 먼저 세기를 멈추고 다음 수부터 외통을 노리세요.
game-count-warning-title = 이 외통은 무승부가 됩니다
game-count-warning-play = 이 수로 무승부
game-count-warning-back = 다른 수 고르기

## 기권과 무승부
game-resign-title = 기권할까요?
game-resign-text = { JOSA($who, "이/가") } 지게 됩니다.
game-resign-confirm = 기권
game-draw-offered = { JOSA($side, "이/가") } 무승부를 제안합니다.
game-draw-accept = 받아들이기
game-draw-decline = 거절하기
game-draw-declined = 무승부 제안이 거절되었습니다.
game-draw-accepted = 무승부 제안이 받아들여졌습니다.
game-draw-title = 무승부로 할까요?
game-draw-text = { JOSA($side, "이/가") } { $other }에게 무승부를 제안합니다.
game-draw-too-soon = 다음 수를 둔 뒤에 다시 제안할 수 있습니다.

## 떠나기와 다시 하기
game-leave-title = 게임에서 나갈까요?
game-leave-text = 게임은 저장되며, 메뉴에서 이어 할 수 있습니다.
game-leave = 나가기
game-again-title = 다시 할까요?
game-again-text = 이 게임은 메뉴에 남고, 같은 참가자로 새 게임을 시작합니다.
# A game that failed twice within a minute and is closed
game-damaged-title = 이 게임에 문제가 생겼습니다
game-damaged-text = 오류로 두 번 멈췄습니다. 기록은 내보낼 수 있고, 다른 게임에는 문제가 없습니다.
