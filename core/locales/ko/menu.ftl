### 첫 화면.

menu-title = Sanuk
menu-rules = 규칙
menu-settings = 설정

## 게임 소개 한 문장
menu-card-ludo = 2~4명 · 약 20분 · 말 4개를 먼저 모두 결승점에 넣으면 승리
menu-card-makruk = 2명 · 약 30분 · 수 세기까지 대신 해 주는 태국 장기

## 게임 전에 고르는 것
menu-players = 인원
menu-players-value = { $n }
menu-preset = 규칙
menu-preset-quick = 퀵
menu-preset-party = 파티
menu-preset-quick-note = 블록을 지나갈 수 있고, 결승점에 들어가면 한 번 더 굴립니다. 늘 빨강부터 시작합니다.
menu-preset-party-note = 블록을 지나갈 수 없고, 모두의 순위를 매깁니다. 판마다 시작하는 사람이 바뀝니다.
menu-options = 선택 규칙과 자리 정하기
menu-options-changed = 선택 규칙 { $n }개 변경됨
menu-colour = AI와 대결할 때 내 편
menu-colour-white = 백
menu-colour-black = 흑
menu-colour-lot = 무작위
menu-colour-note = 백이 먼저 둡니다. ‘다시 하기’를 누르면 편이 바뀝니다.

## 플레이 방식
menu-play-ai = AI와 대결: { $level }
menu-play-ai-hint-ludo = 나는 빨강, 나머지 색은 AI가 맡습니다.
menu-play-ai-hint-makruk = 제한 시간이 없고 무르기를 할 수 있습니다.
menu-play-device = 이 기기에서 { $n }명이 하기
menu-play-device-hint = 기기를 돌려 가며 합니다. 누구나 무르기를 할 수 있습니다.

## 진행 중인 게임
menu-running = 진행 중인 게임
menu-running-empty = 진행 중인 게임이 없습니다. 플레이 방식을 고르세요. 게임은 한 수마다 저장됩니다.
menu-game-title = { $game } · { $rules } · { $players }
menu-game-title-plain = { $game } · { $players }
menu-game-against = AI와 대결, { $level }
menu-game-turn = { $who } 차례 · { $when }
menu-delete-spoken = { $title } 삭제
menu-export-spoken = { $title } 내보내기
menu-deleted = 삭제됨: { $title }
menu-restored = 게임을 되살렸습니다.
menu-show-more = { $n }개 더 보기
menu-import = 게임 가져오기

## 끝난 게임
menu-finished = 끝난 게임
menu-finished-won = { $who } 승리 · { $when }
menu-finished-draw = 무승부 · { $when }
menu-game-damaged = 손상됨

## 통계
menu-statistics = 통계
menu-statistics-empty = 게임을 한 판 마치면 여기에 기록이 쌓입니다.
menu-statistics-level = AI 상대 전적, { $level }
menu-statistics-results = { $won }승 { $drawn }무 { $lost }패
menu-statistics-face = 눈 { $face }
menu-statistics-face-count = { $n }번({ $percent }%)
menu-statistics-rolls = 굴린 횟수
menu-statistics-expected = 치우치지 않은 주사위라면 많이 굴릴수록 각 눈이 { $percent }%에 가까워집니다.
