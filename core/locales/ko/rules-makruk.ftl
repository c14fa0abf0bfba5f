### 막룩의 규칙 쪽. 문장은 우리가 쓴 것이다.

rules-makruk-title = 막룩
rules-makruk-intro = 막룩이란
rules-makruk-board = 판과 처음 배치
rules-makruk-moves = 기물의 움직임
rules-makruk-order = 두는 순서
rules-makruk-promotion = 승급
rules-makruk-check = 장군, 외통, 스테일메이트
rules-makruk-counting = 수 세기
rules-makruk-counting-board = 판 세기
rules-makruk-counting-pieces = 기물 세기
rules-makruk-endings = 게임이 끝나는 때
rules-makruk-strategy = 기본 전략
rules-makruk-chess = 막룩과 체스
rules-makruk-here = 이 앱에서 두기
rules-makruk-faq = 자주 묻는 질문

## 소개
rules-makruk-intro-1 = 막룩(หมากรุกไทย)은 둘이 두는 태국의 전통 놀이입니다. 체스의 가까운 친척으로, 지금도 공원과 시장, 대회에서 날마다 둡니다.
rules-makruk-intro-2 = 한쪽의 기물은 쿤 1개, 멧 1개, 콘 2개, 마 2개, 르아 2개, 비아 8개로 모두 16개입니다. 백이 먼저 두고, 그 뒤로 번갈아 둡니다.
rules-makruk-intro-3 = 상대의 쿤을 외통으로 잡으면 이깁니다. 장군을 받지 않았는데 둘 수 있는 수가 없으면 무승부입니다. 막룩의 묘미는 끝내기에 있습니다. 약한 쪽이 수를 셀 수 있고, 정해진 수 안에 외통이 나오지 않으면 무승부가 됩니다.

## 판과 처음 배치
rules-makruk-board-1 = 판은 8 × 8칸입니다. 모든 칸의 색이 같고 줄로만 나뉩니다.
rules-makruk-board-2 = 세로줄은 백의 왼쪽부터 a~h, 가로줄은 백 쪽부터 1~8입니다. e4는 세로줄 e와 가로줄 4가 만나는 칸입니다.
rules-makruk-board-3 = 비아가 아닌 기물은 자기 쪽 첫째 줄에, 비아는 셋째 줄에 놓습니다. 백은 가로줄 3, 흑은 가로줄 6입니다. 그 사이의 한 줄은 비워 둡니다.
rules-makruk-setup-1 = 백: 르아 a1·h1, 마 b1·g1, 콘 c1·f1, 쿤 d1, 멧 e1, 비아는 가로줄 3.
rules-makruk-setup-2 = 흑: 르아 a8·h8, 마 b8·g8, 콘 c8·f8, 멧 d8, 쿤 e8, 비아는 가로줄 6.
rules-makruk-setup-3 = 그래서 쿤은 상대의 멧과 마주 봅니다.
rules-makruk-setup-4 = 자기 쪽에서 보면 쿤은 멧의 왼쪽에 있습니다.

## 움직임
rules-makruk-moves-note = 상대 기물이 있는 칸으로 가면 그 기물을 잡고, 잡힌 기물은 판에서 치웁니다. 멀리 갈 수 있는 것은 르아뿐이고, 뛰어넘을 수 있는 것은 마뿐입니다.
rules-makruk-column-piece = 기물
rules-makruk-column-number = 개수
rules-makruk-column-move = 움직임
rules-makruk-name-khun = 쿤(ขุน), 왕
rules-makruk-number-khun = 1
rules-makruk-move-khun = 8방향 어디로든 한 칸.
rules-makruk-name-met = 멧(เม็ด), 참모
rules-makruk-number-met = 1
rules-makruk-move-met = 대각선으로 한 칸.
rules-makruk-name-khon = 콘(โคน), 귀족
rules-makruk-number-khon = 2
rules-makruk-move-khon = 대각선으로 한 칸, 또는 앞으로 곧게 한 칸.
rules-makruk-name-ma = 마(ม้า), 말
rules-makruk-number-ma = 2
rules-makruk-move-ma = 곧게 2칸 간 뒤 옆으로 1칸. 다른 기물을 뛰어넘을 수 있음.
rules-makruk-name-ruea = 르아(เรือ), 배
rules-makruk-number-ruea = 2
rules-makruk-move-ruea = 세로줄이나 가로줄을 따라 빈칸을 몇 칸이든.
rules-makruk-name-bia = 비아(เบี้ย), 조개
rules-makruk-number-bia = 8
rules-makruk-move-bia = 앞으로 곧게 한 칸. 잡을 때는 대각선 앞으로 한 칸.
rules-makruk-name-bia-ngai = 비아 응아이(เบี้ยหงาย), 뒤집힌 조개
rules-makruk-number-bia-ngai = –
rules-makruk-move-bia-ngai = 승급한 비아. 멧처럼 대각선으로 한 칸.
rules-makruk-diagram-start = 처음 배치: 백은 가로줄 1과 3, 흑은 가로줄 6과 8에 있습니다. 쿤 d1은 멧 d8과, 멧 e1은 쿤 e8과 마주 봅니다.
rules-makruk-diagram-khun = d4의 쿤은 c3, c4, c5, d3, d5, e3, e4, e5로 갈 수 있습니다.
rules-makruk-diagram-met = d4의 멧은 c3, c5, e3, e5로 갈 수 있습니다.
rules-makruk-diagram-khon = d4에 있는 백의 콘은 c3, c5, e3, e5와 바로 앞 d5로 갈 수 있습니다.
rules-makruk-diagram-ma = d4의 마는 b3, b5, c2, c6, e2, e6, f3, f5로 갈 수 있습니다.
rules-makruk-diagram-ruea = d4의 르아는 세로줄 d와 가로줄 4의 모든 칸으로 갈 수 있습니다.
rules-makruk-diagram-bia = d4에 있는 백의 비아는 d5로 가거나, c5 또는 e5에서 잡을 수 있습니다.
rules-makruk-diagram-bia-ngai = d4의 비아 응아이는 멧처럼 c3, c5, e3, e5로 갈 수 있습니다.
rules-makruk-moves-end = 캐슬링이 없고, 비아는 두 칸을 갈 수 없으며, 지나가는 비아를 잡는 앙파상도 없습니다.

## 두는 순서
rules-makruk-order-1 = 백이 첫 수를 두고, 그 뒤로 번갈아 한 수씩 둡니다. 수를 넘길 수는 없습니다.
rules-makruk-order-2 = 처음 배치에서 백이 고를 수 있는 수는 23가지입니다.

## 승급
rules-makruk-promotion-1 = 비아가 자기 쪽에서 여섯째 줄, 곧 백은 가로줄 6, 흑은 가로줄 3에 이르면 그 자리에서 뒤집혀 비아 응아이가 됩니다. 그냥 움직여서 이르든 상대 기물을 잡으면서 이르든 마찬가지입니다.
rules-makruk-promotion-2 = 그 줄에서는 비아로 남을 수도, 다른 기물이 될 수도 없습니다. 몇 개든 승급할 수 있습니다.
rules-makruk-promotion-3 = 비아 응아이는 멧처럼 움직이지만 모양이 다릅니다. 입을 위로 하고 누운 조개 모양입니다.
rules-makruk-diagram-promotion = d5에 있는 백의 비아가 d6으로 가서 비아 응아이가 됩니다.

## 장군
rules-makruk-check-1 = 다음 수에 잡힐 수 있는 쿤은 장군(체크)을 받은 것입니다. 장군을 받은 쪽은 바로 풀어야 합니다. 쿤을 옮기거나, 장군을 건 기물을 잡거나, 사이를 막습니다.
rules-makruk-check-2 = 두고 나서 자기 쿤이 장군을 받게 되는 수는 둘 수 없습니다. 장군을 받았는데 풀 수가 없으면 외통(체크메이트)이고, 그쪽이 집니다.
rules-makruk-check-3 = 장군을 받지 않았는데 둘 수 있는 수가 하나도 없으면 스테일메이트이고, 무승부입니다.
rules-makruk-diagram-mate = 외통: h8에 있는 백의 르아가 가로줄 8을 따라 장군을 걸고, b6의 쿤이 a7과 b7을 지킵니다. a8에 있는 흑의 쿤은 갈 곳이 없습니다.
rules-makruk-diagram-stalemate = 스테일메이트: 흑 차례입니다. a8의 쿤은 장군을 받지 않았지만 a7로도 b7로도 b8로도 갈 수 없습니다.

## 수 세기
rules-makruk-counting-1 = 막룩에는 50수 규칙이 없습니다. 대신 몰리는 쪽이 자기 수를 셀 수 있습니다. 숫자가 한도에 이를 때까지 외통을 당하지 않으면 무승부입니다.
rules-makruk-counting-2 = 두 가지가 있습니다. 판 세기는 참가자가 시작하고 멈출 수 있고, 기물 세기는 한쪽에 쿤만 남으면 저절로 시작됩니다.
rules-makruk-counting-3 = 어떤 게임에서든 앱이 대신 셉니다. 판 바로 아래에 세는 쪽, 숫자, 한도, 남은 수가 나옵니다.
rules-makruk-counting-board-note = 태국어로 นับศักดิ์กระดาน이라고 합니다. 양쪽 모두 기물이 남아 있을 때 셉니다.
rules-makruk-counting-board-1 = 승급하지 않은 비아가 판에 없고, 양쪽 모두 쿤 말고도 기물이 있어야 시작할 수 있습니다.
rules-makruk-counting-board-2 = 아무도 세고 있지 않으면 누구든 자기 차례에 시작할 수 있습니다. ‘세기 시작’을 누르고 두세요. 그 수가 1이고, 그 뒤로 자기가 둘 때마다 1씩 늘어납니다.
rules-makruk-counting-board-3 = 시작한 쪽이 세는 쪽입니다.
rules-makruk-counting-board-4 = 한도는 64입니다. 세는 쪽이 64번째 수를 두었는데 이어진 상대의 수가 외통이 아니면 무승부입니다.
rules-makruk-counting-board-5 = 자기 차례마다 ‘세기 멈춤’을 누를 수 있습니다. 그때 두는 수까지는 셉니다. 누구든 다시 시작하면 1부터 셉니다.
rules-makruk-counting-board-6 = 세는 쪽이 세는 동안 외통을 내면 무승부입니다. 세기를 멈추는 수나 시작하는 수라도 마찬가지입니다.
rules-makruk-counting-board-7 = 그러니 세는 동안 외통이 보이면 먼저 세기를 멈추고 다음 수부터 외통을 노리세요. 앱이 미리 알려 줍니다.
rules-makruk-counting-pieces-note = 태국어로 นับศักดิ์หมาก이라고 합니다. 쿤만 남은 쪽이 셉니다.
rules-makruk-counting-pieces-1 = 승급하지 않은 비아가 없고, 한쪽은 쿤만 남고 다른 쪽에는 다른 기물도 있으면 저절로 시작됩니다. 하던 판 세기는 그때 끝납니다.
rules-makruk-counting-pieces-2 = 쿤만 남은 쪽이 세며, 멈출 수 없습니다.
rules-makruk-counting-pieces-3 = 1부터 세지 않습니다. 첫 숫자는 양쪽 쿤과 비아 응아이까지 판에 있는 모든 기물의 수에 1을 더한 것입니다.
rules-makruk-counting-pieces-4 = 한도는 그때 우세한 쪽에 있는 기물로 정합니다. 표에서 여러 줄에 맞으면 가장 낮은 한도를 씁니다.
rules-makruk-counting-pieces-5 = 그 뒤로 무엇이 잡혀도 한도는 바뀌지 않습니다.
rules-makruk-counting-pieces-6 = 세는 쪽이 한도에 이르는 수를 두면 우세한 쪽에 마지막 한 수가 남습니다. 그 수가 외통이 아니면 바로 무승부입니다.
rules-makruk-counting-pieces-7 = 첫 숫자가 처음부터 한도를 넘으면 우세한 쪽에는 그 한 수뿐입니다.
rules-makruk-limit-note = 우세한 쪽의 기물에 따른 기물 세기의 한도:
rules-makruk-column-men = 우세한 쪽의 기물
rules-makruk-column-limit = 한도
rules-makruk-limit-1 = 르아 2개
rules-makruk-limit-1-value = 8
rules-makruk-limit-2 = 르아 1개
rules-makruk-limit-2-value = 16
rules-makruk-limit-3 = 콘 2개
rules-makruk-limit-3-value = 22
rules-makruk-limit-4 = 마 2개
rules-makruk-limit-4-value = 32
rules-makruk-limit-5 = 콘 1개
rules-makruk-limit-5-value = 44
rules-makruk-limit-6 = 마 1개
rules-makruk-limit-6-value = 64
rules-makruk-limit-7 = 멧이나 비아 응아이만
rules-makruk-limit-7-value = 64
rules-makruk-counting-example = 예를 들어 백에게 쿤·르아·멧이 있고 흑에게 쿤만 있으면 판 위의 기물은 4개이고 흑의 첫 숫자는 5입니다. 백의 르아가 1개이므로 한도는 16입니다. 흑이 16까지 세면 백에게 마지막 한 수가 남습니다.

## 끝나는 때
rules-makruk-endings-note = 외통과 스테일메이트 말고도 다음과 같을 때 게임이 끝납니다.
rules-makruk-ending-1 = 앞에서 설명한 수 세기로 무승부.
rules-makruk-ending-2 = 차례까지 같은 국면이 세 번 나오면 무승부. 멧과 비아 응아이는 같은 것으로 봅니다.
rules-makruk-ending-3 = 양쪽 쿤만 남으면 무승부.
rules-makruk-ending-4 = 양쪽이 200수씩 모두 400수를 두면 무승부.
rules-makruk-ending-5 = 한쪽이 무승부를 제안하고 다른 쪽이 받아들이면 무승부.
rules-makruk-ending-6 = 기권한 쪽이 집니다.
rules-makruk-ending-7 = 시간이 있는 게임에서는 시간을 다 쓴 쪽이 집니다. 어떤 기물이 남아 있든 같습니다.
rules-makruk-ending-8 = 언제나 외통이 먼저입니다. 외통을 낸 수에는 위의 무승부를 적용하지 않습니다. 다만 판 세기를 하는 쪽이 낸 외통은 예외입니다.
rules-makruk-endings-end = 이 가운데 하나라도 해당하면 앱이 바로 게임을 끝냅니다. 따로 요청하지 않아도 됩니다.

## 전략
rules-makruk-strategy-note = 막룩에서는 일찍 기물을 잡는 것보다 비아의 짜임새와 르아의 활동이 더 중요합니다.
rules-makruk-strategy-1 = 콘을 비아 뒤로 올리세요. 앞과 대각선을 지켜, 한 칸씩 가는 기물 가운데 중앙을 가장 잘 지킵니다.
rules-makruk-strategy-2 = 비아는 나란히 두거나 서로 지키는 사슬로 이으세요. 외톨이 비아는 곧 잡히고, 줄에 난 구멍은 메우기 어렵습니다.
rules-makruk-strategy-3 = 멀리 가는 기물은 르아뿐입니다. 열린 세로줄에 놓고, 맞바꾸기 전에 한 번 더 생각하세요.
rules-makruk-strategy-4 = 마는 한 칸씩 가는 기물에 강합니다. 둘을 한꺼번에 노리는 칸을 찾으세요.
rules-makruk-strategy-5 = 가로줄 6, 흑이라면 가로줄 3에 이른 비아는 외통을 돕는 일꾼이 됩니다. 하지만 승급하지 않은 마지막 비아가 있는 동안에는 수 세기도 없습니다.
rules-makruk-strategy-6 = 상대의 마지막 기물을 잡기 전에 세어 보세요. 한도에서, 잡은 뒤 판 위에 남을 기물 수를 뺀 만큼이 내게 주어지는 수입니다. 내 기물이 하나 많을 때마다 한 수씩 줄어듭니다.

## 체스와 견주기
rules-makruk-chess-note = 막룩과 체스는 뿌리가 같습니다. 마와 르아는 나이트, 룩과 똑같이 움직이지만, 나머지는 대부분 다르고 끝나는 방식은 더욱 다릅니다.
rules-makruk-column-topic = 항목
rules-makruk-column-chess = 체스
rules-makruk-column-makruk = 막룩
rules-makruk-compare-1-topic = 왕 옆의 기물
rules-makruk-compare-1-chess = 퀸, 모든 방향으로 몇 칸이든
rules-makruk-compare-1-makruk = 멧, 대각선으로 한 칸
rules-makruk-compare-2-topic = 비숍과 콘
rules-makruk-compare-2-chess = 대각선으로 몇 칸이든
rules-makruk-compare-2-makruk = 대각선이나 앞으로 한 칸
rules-makruk-compare-3-topic = 나이트, 룩
rules-makruk-compare-3-chess = 나이트, 룩
rules-makruk-compare-3-makruk = 같음: 마, 르아
rules-makruk-compare-4-topic = 폰과 비아의 첫 자리
rules-makruk-compare-4-chess = 둘째 줄, 처음에는 두 칸도 가능
rules-makruk-compare-4-makruk = 셋째 줄, 두 칸 전진 없음
rules-makruk-compare-5-topic = 승급
rules-makruk-compare-5-chess = 마지막 줄에서 원하는 기물로
rules-makruk-compare-5-makruk = 여섯째 줄에서 늘 비아 응아이로
rules-makruk-compare-6-topic = 캐슬링, 앙파상
rules-makruk-compare-6-chess = 있음
rules-makruk-compare-6-makruk = 없음
rules-makruk-compare-7-topic = 처음 왕의 자리
rules-makruk-compare-7-chess = 서로 마주 봄
rules-makruk-compare-7-makruk = 쿤은 멧과 마주 봄
rules-makruk-compare-8-topic = 판
rules-makruk-compare-8-chess = 두 가지 색
rules-makruk-compare-8-makruk = 한 가지 색
rules-makruk-compare-9-topic = 외통 없이 길어질 때
rules-makruk-compare-9-chess = 50수 규칙
rules-makruk-compare-9-makruk = 약한 쪽의 수 세기
rules-makruk-chess-end = 체스에 익숙하다면 느린 초반과 길고 정밀한 끝내기를 만나게 됩니다. 퀸이 없어 공격에 시간이 걸리고, 그 시간이 얼마나 되는지는 수 세기가 정합니다.

## 이 앱에서 두기
rules-makruk-here-1 = AI와 대결할 때는 쉬움·보통·어려움과 백·흑·무작위를 고릅니다. ‘다시 하기’를 누르면 편이 바뀝니다. 제한 시간이 없고 무르기를 할 수 있으며, 무르면 수 세기도 그때로 돌아갑니다.
rules-makruk-here-2 = 한 기기에서 둘이 둘 수 있습니다. 여기서도 무르기를 할 수 있고, 흑 쪽으로 판을 뒤집을 수 있습니다.
rules-makruk-here-3 = 친구와는 링크로 둡니다. 기본 시간은 각자 5분이고, 그 뒤에는 30초 초읽기가 3회 있습니다. 편은 무작위로 정하고 재대국마다 바꿉니다. 여기서는 무르기를 할 수 없습니다.
rules-makruk-here-4 = 기본 시간 5분을 다 쓰면 한 수마다 30초가 주어집니다. 그 안에 두면 줄어드는 것이 없고, 넘길 때마다 3회 가운데 하나를 씁니다. 마지막 초읽기까지 넘기면 집니다. 연결이 끊겨도 시계는 갑니다.
rules-makruk-here-5 = 기권과 무승부 제안은 언제든 할 수 있습니다. ‘세기 시작’과 ‘세기 멈춤’ 버튼은 쓸 수 있을 때만 나옵니다.

## 질문 11가지
rules-makruk-question-1 = 처음에 내 쿤은 어디에 있나요?
rules-makruk-answer-1 = 내 쪽에서 볼 때 멧의 왼쪽입니다. 백의 쿤은 d1, 흑의 쿤은 e8이라서 서로 상대의 멧과 마주 봅니다.
rules-makruk-question-2 = 비아는 처음에 두 칸을 가거나 앙파상을 할 수 있나요?
rules-makruk-answer-2 = 아니요. 언제나 한 칸씩 가고, 상대 기물이 있는 대각선 앞 칸에서만 잡습니다.
rules-makruk-question-3 = 비아가 무엇으로 승급할지 고를 수 있나요?
rules-makruk-answer-3 = 아니요. 언제나 묻지 않고 바로 비아 응아이가 됩니다. 여러 개가 되어도 괜찮습니다.
rules-makruk-question-4 = 비아 응아이와 멧은 어떻게 구별하나요?
rules-makruk-answer-4 = 비아 응아이는 뒤집힌 조개이고, 멧은 끝이 뾰족한 작은 기물입니다. 움직임은 같고, 화면 읽기 기능은 이름을 구별해 읽습니다.
rules-makruk-question-5 = 스테일메이트는 승리인가요?
rules-makruk-answer-5 = 아니요. 상대가 아무리 강해도 무승부입니다.
rules-makruk-question-6 = 수를 직접 세어야 하나요?
rules-makruk-answer-6 = 아니요. 기물 세기는 저절로 됩니다. 판 세기는 버튼을 한 번 누르면 앱이 숫자를 세고 게임을 끝냅니다.
rules-makruk-question-7 = 외통을 냈는데 왜 무승부인가요?
rules-makruk-answer-7 = 내가 판 세기를 하는 동안 냈기 때문입니다. 먼저 세기를 멈추고 다음 수부터 외통을 노리세요.
rules-makruk-question-8 = 기물을 잡으면 처음부터 다시 세나요?
rules-makruk-answer-8 = 아니요. 판 세기는 이어지고, 기물 세기의 한도는 시작할 때 그대로입니다.
rules-makruk-question-9 = 기물 세기는 왜 1부터 시작하지 않나요?
rules-makruk-answer-9 = 판 위의 기물도 함께 세기 때문입니다. 기물이 4개면 첫 숫자는 5이고, 기물이 많을수록 외통까지 남은 수가 적어집니다.
rules-makruk-question-10 = 양쪽에 기물이 있지만 아무도 이길 수 없으면 무승부인가요?
rules-makruk-answer-10 = 저절로 그렇게 되지는 않습니다. 무승부에 합의하거나, 한쪽이 수를 세거나, 같은 국면을 되풀이하세요. 세 번째에 무승부가 됩니다.
rules-makruk-question-11 = 무르기를 할 수 있나요?
rules-makruk-answer-11 = AI와 대결할 때와 한 기기로 둘 때는 게임이 끝난 뒤에도 할 수 있습니다. 온라인에서 다른 사람과 둘 때는 할 수 없습니다.
