### 한 단계씩 다시 보기.

replay-title = 다시 보기
replay-scrubber = { $last }단계 중 { $at }단계
replay-start = 첫 수를 두기 전
replay-end = 게임의 끝

replay-first = 처음으로
replay-previous = 한 단계 뒤로
replay-play = 재생
replay-pause = 멈춤
replay-next = 한 단계 앞으로
replay-last = 끝으로
replay-export = 기록 내보내기
replay-row = { $n }. { $text }

replay-rolled = { $who } 눈 { $die }
replay-moved = { $who } { $from } → { $to }
replay-captured = { $who } { $from } → { $to }, { $victim } 잡음
replay-passed = { $who } 움직일 말 없음
replay-third-six = { $who }: 세 번째 6, 차례 끝
replay-auto-exit = { $who } 하나 내보냄
replay-resigned = { $who } 기권
replay-draw-agreed = 무승부 합의
replay-makruk-moved = { $side }: { $piece } { $from } → { $to }
replay-makruk-captured = { $side }: { $piece } { $from } → { $to }, { $victim } 잡음
replay-count-start = { $side } 세기 시작
replay-count-stop = { $side } 세기 멈춤

replay-dice-verified = 주사위를 { $n }번 굴린 결과가 모두 이 게임의 시드에서 나왔음을 확인했습니다.
replay-dice-wrong = { $n }번째 주사위가 이 게임의 시드와 맞지 않습니다.
replay-dice-none = 확인할 주사위가 아직 없습니다.

# Rows of games that were played in a room.
replay-timed-out = { $who } 시간 초과
replay-void = 결과 없이 끝남
replay-left = { $who } 나감, AI가 이어서 둠
replay-returned = { $who } 돌아옴
replay-absent = { $who } 자리 비움, AI가 대신함
replay-turn-limit = { $who } 제한 시간 초과, AI가 대신함
