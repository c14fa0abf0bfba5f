### 끝난 게임을 가장 강한 컴퓨터의 눈으로 다시 살펴봅니다.

## 제목, 버튼, 진행
review-title = 복기
review-open = 복기
review-progress = 전체 { $last }단계 중 { $at }단계를 살펴보는 중…

## 위에 적는 설명
review-intro-ludo = 주사위와 선택이 승률에 준 영향입니다. 가장 강한 AI가 본 값입니다.
review-intro-makruk = 가장 강한 AI가 본 게임의 흐름입니다.
review-worth = { $n }%

## 루도: 운과 선택
review-seats = 운과 선택
review-seat = 주사위 { $luck } · 선택 { $lost }
review-seat-choices = 선택 { $all }번 중 { $best }번이 최선
review-moments = 주요 장면
review-best-roll = 가장 운 좋은 주사위: { $die }({ $worth })
review-worst-roll = 가장 운 나쁜 주사위: { $die }({ $worth })
review-choice = 말 { $moved }번을 움직였지만 { $best }번이 더 좋았습니다({ $worth })

## 막룩: 그래프, 아쉬운 수, 수 세기
review-graph = 게임의 흐름
review-graph-better = 위는 백, 아래는 흑. 마지막에는 { $side } 쪽이 유리했습니다.
review-graph-even = 위는 백, 아래는 흑. 마지막 형세는 비슷했습니다.
review-worst = 가장 아쉬운 수
review-worst-move = { $n }. { $move }({ $worth })
review-better = 더 좋은 수순: { $line }
review-nothing = 크게 손해 본 수가 없습니다.
review-count-mated = 수를 세는 동안 외통을 내어 무승부가 되었습니다.
review-count-stopped = 불리한데 세기를 멈추었습니다.
review-count-started = 유리한데 세기를 시작했습니다.
review-count-not-started = 불리할 때 셀 수 있었지만 세지 않았습니다.
review-count-not-stopped = 유리해졌는데도 세기를 계속했습니다.

## 다시 보기로 가기, 단계의 설명
review-show = 장면 보기
review-note-luck = 이 주사위의 운: { $worth }
review-note-best = 최선의 선택입니다.
review-note-lost = 이 선택: { $worth }. 말 { $best }번이 더 좋았습니다.
review-note-line = 이 수 전의 예상 수순: { $line }
