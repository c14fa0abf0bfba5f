### 게임의 끝.

result-title = 결과
result-wins = { $who } 승리
result-draw = 무승부
result-over = 게임 종료

## 루도: 끝난 까닭
result-ludo-all-home = { JOSA($who, "이/가") } 말 4개를 가장 먼저 결승점에 넣었습니다.
result-ludo-all-ranks = 모든 순위가 정해졌습니다.
result-ludo-resigned = { JOSA($who, "이/가") } 기권했습니다.

## 막룩: 끝난 까닭
result-makruk-mate = 외통(체크메이트): { JOSA($loser, "은/는") } 장군에서 벗어날 수 없습니다.
result-makruk-resignation = { JOSA($loser, "이/가") } 기권했습니다.
result-makruk-time-out = { JOSA($loser, "이/가") } 시간을 초과했습니다.
result-makruk-stalemate = 스테일메이트: { JOSA($side, "은/는") } 장군을 받지 않았지만 둘 수 있는 수가 없습니다.
result-makruk-mate-while-counting = { JOSA($side, "이/가") } 판 세기를 하는 동안 외통을 내어 무승부입니다.
result-makruk-board-count = 판 세기: { JOSA($side, "이/가") } 64까지 세었고, 이어진 수가 외통이 아니었습니다.
result-makruk-piece-count = 기물 세기: 한도 안에 { $side } 쿤을 외통으로 잡지 못했습니다.
result-makruk-two-khuns = 양쪽 쿤만 남았습니다.
result-makruk-repetition = 같은 국면이 세 번 나왔습니다.
result-makruk-ply-limit = 양쪽이 200수씩, 모두 400수를 두었습니다.
result-makruk-agreement = 양쪽이 무승부에 합의했습니다.

## 순위
result-rank = { $n }위
result-rank-shared = 공동 { $rank }
result-rank-winner = 승자
result-rank-detail = 도착 { $finished } · 나온 말 { $out } · 모두 { $steps }칸
result-rank-home = 말 4개 모두 도착

## 주사위와 기록
result-dice = 주사위
result-dice-all = 전체
result-dice-spoken = { $who }: 눈 일 { $one }번, 이 { $two }번, 삼 { $three }번, 사 { $four }번, 오 { $five }번, 육 { $six }번
result-facts = 기록
result-fact-rolls = 굴린 횟수
result-fact-moves = 둔 수
result-fact-captures = 잡은 말
result-fact-men-captured = 잡은 기물
result-fact-sixes = 6이 나온 횟수
result-fact-wait = 6을 가장 오래 기다린 참가자
result-fact-wait-value = { $who }, { $n }번
result-fact-checks = 장군
result-fact-promotions = 승급
result-fact-time = 걸린 시간
result-fact-time-short = 1분 미만
result-fact-time-minutes = { $m }분
result-fact-time-hours = { $h }시간 { $m }분

## 버튼과 그림
result-again = 다시 하기
result-choose = 플레이 방식 다시 선택하기
result-replay = 다시 보기
result-board = 판 보기
result-undo = 한 수 무르기
result-export = 기록 내보내기
result-picture-ludo = 마지막 모습. { $counts }
result-picture-makruk = 마지막 국면

# Games in rooms that end without a result.
result-void = 무효
result-void-no-first-move = 1분 안에 첫 수를 두지 않아 무효가 되었습니다.
result-void-room-ended = 게임이 끝나기 전에 방이 닫혀 무효가 되었습니다.
result-void-dice-spent = 봉인해 둔 주사위를 모두 써서 무효가 되었습니다.
