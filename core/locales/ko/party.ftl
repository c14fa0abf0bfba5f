### 루도의 선택 규칙과 자리.

party-title = 파티 설정
party-title-quick = 게임 설정
party-summary-none = 모든 선택 규칙이 기본값입니다.
party-summary = 선택 규칙 { $n }개가 기본값과 다릅니다.
party-players-note-2 = 마주 보는 빨강과 노랑
party-players-note-3 = 빨강, 초록, 노랑
party-players-note-4 = 빨강, 초록, 노랑, 파랑

## 자리
party-seats = 자리
party-seat-kind = { JOSA($color, "을/를") } 맡을 참가자
party-seat-person = 사람
party-seat-ai = AI: { $level }
party-name = 이름
party-name-placeholder = 이름(선택)
party-name-taken = 다른 참가자가 쓰는 이름입니다.
party-need-person = 모든 자리가 AI입니다. 게임이 자동으로 진행됩니다.

## 선택 규칙
party-options = 선택 규칙
party-badge-changed = 변경됨
party-badge-non-standard = 표준과 다른 방식
party-default = 기본값
party-can-change = 변경 가능
party-note-default = 기본값: { $value }
party-option-spoken = { $option }: { $value }

party-option-exit = 말이 나오는 눈
party-option-exit-note = 이 눈이 나오면 대기 구역의 말을 내보낼 수 있습니다. 한 번 더 굴리는 눈은 6뿐입니다.
party-option-exit-6 = 6
party-option-exit-1_6 = 1 또는 6
party-option-exit-5_6 = 5 또는 6
party-option-exit-2_4_6 = 짝수

party-option-no_road = 길 위에 말이 없을 때
party-option-no_road-note = 길 위에 말이 하나도 없이 차례를 맞았을 때의 규칙입니다.
party-option-no_road-normal = 평소처럼 한 번 굴리기
party-option-no_road-auto = 굴리지 않고 하나 내보내기
party-option-no_road-three = 3번까지 굴리기

party-option-three_sixes = 6이 연달아 세 번 나오면 차례 끝
party-option-three_sixes-note = 연달아 세 번째 나온 6은 쓸 수 없고 차례가 끝납니다.
party-option-three_sixes-on = 켜짐
party-option-three_sixes-off = 꺼짐

party-option-capture_bonus = 잡으면 한 번 더 굴리기
party-option-capture_bonus-note = 상대 말을 잡으면 한 번 더 굴립니다.
party-option-capture_bonus-on = 켜짐
party-option-capture_bonus-off = 꺼짐

party-option-goal_bonus = 결승점에 넣으면 한 번 더 굴리기
party-option-goal_bonus-note = 말을 결승점에 넣으면 한 번 더 굴립니다.
party-option-goal_bonus-on = 켜짐
party-option-goal_bonus-off = 꺼짐

party-option-safe = 안전 칸
party-option-safe-note = 안전 칸에 있는 말은 잡히지 않습니다.
party-option-safe-stars = 출발 칸과 별 칸
party-option-safe-starts = 출발 칸만
party-option-safe-none = 없음

party-option-block = 블록
party-option-block-note = 같은 색 말이 2개 이상 있는 칸이 남의 말을 어떻게 막는지 정합니다.
party-option-block-stop = 멈출 수 없음
party-option-block-pass = 멈출 수도 지나갈 수도 없음
party-option-block-none = 블록 없음
party-option-block-no_overtake = 누구도 추월할 수 없음

party-option-exact = 딱 맞는 눈으로 결승점에 들어가기
party-option-exact-note = 끄면 더 큰 눈이 나와도 결승점에서 멈춥니다.
party-option-exact-on = 켜짐
party-option-exact-off = 꺼짐

party-option-all_ranks = 모든 순위가 정해질 때까지 하기
party-option-all_ranks-note = 켜면 승자가 나온 뒤에도 나머지 참가자가 계속합니다.
party-option-all_ranks-on = 켜짐
party-option-all_ranks-off = 꺼짐

party-option-rotate = 시작하는 사람 바꾸기
party-option-rotate-note = ‘다시 하기’를 누르면 다음 자리가 먼저 시작합니다.
party-option-rotate-on = 켜짐
party-option-rotate-off = 꺼짐

party-option-board = 판 모양
party-option-board-note = ‘인원에 맞춤’을 고르면 쓰는 팔만 남긴 판이 됩니다.
party-option-board-cross = 늘 십자 모양
party-option-board-fit = 인원에 맞춤

party-option-limit = 차례 제한 시간
party-option-limit-note = 온라인 방에서만 잽니다. 시간이 다 되면 AI가 한 번 대신합니다.
party-option-limit-none = 없음
party-option-limit-30 = 30초
party-option-limit-60 = 60초

## 버튼과 미리 보기
party-reset = 기본값으로 되돌리기
party-reset-done = 모든 선택 규칙을 { $preset } 기본값으로 되돌렸습니다.
party-start = 게임 시작
party-preview-cross = 팔이 4개인 십자 모양 { $n }인용 판
party-preview-strip = 좌우로 긴 2인용 판
party-preview-tee = 팔이 3개인 T자 모양 3인용 판
