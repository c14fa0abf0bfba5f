### "어떻게 둘까요?": 가장 강한 컴퓨터의 수와 그 까닭.

## 버튼, 누를 수 없는 까닭
hint-button = 추천 수 보기
hint-not-now = 고를 수가 있을 때 쓸 수 있습니다.
hint-looking = 좋은 수를 찾는 중…

## 루도
hint-ludo = 말 { $piece }번 → { $to }: { $reasons }

## 까닭
hint-wins = 이 수로 승리
hint-captures = { $victim } 잡기
hint-finishes = 결승점에 도착
hint-escapes = 위험에서 벗어남({ $from }%)
hint-less-danger = 잡힐 위험이 { $from }%에서 { $to }%로 줄어듦
hint-blocks = 블록 만들기
hint-comes-out = 말 내보내기
hint-home = 안전한 결승 통로
hint-safe = 안전 칸
hint-aims = { $victim } 말을 노릴 수 있음
hint-rolls-again = 한 번 더 굴림
hint-least-danger = 위험이 가장 적음({ $to }%)
hint-only = 둘 수 있는 유일한 수
hint-ahead = 앞으로 나아감

## 막룩
hint-makruk = { $piece } { $from } → { $to }: { $reasons }. 예상 수순: { $line }
hint-promotes = 비아 승급
hint-checks = 장군
hint-mates = { $n }수 만에 외통
hint-mated = 가장 오래 버티는 수, { $n }수 만에 외통을 당함
hint-better = 유리한 형세
hint-worse = 불리한 형세
hint-even = 비슷한 형세
hint-count-start = 먼저 세기 시작
hint-count-stop = 먼저 세기 멈춤
