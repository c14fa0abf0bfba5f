### 루도의 규칙 쪽. 문장은 우리가 쓴 것이다.

rules-ludo-quick-title = 루도: 퀵 규칙
rules-ludo-party-title = 루도: 파티 규칙

## 퀵: 제목
rules-ludo-quick-rules = 규칙
rules-ludo-quick-controls = 조작 방법
rules-ludo-quick-tips = 요령
rules-ludo-quick-history = 역사
rules-ludo-quick-sources = 출처
rules-ludo-quick-faq = 자주 묻는 질문
rules-ludo-quick-similar = 비슷한 게임

## 퀵: 규칙 8가지
rules-ludo-quick-intro = 루도는 나라마다, 또 집집마다 규칙이 조금씩 다릅니다. 이 앱의 퀵 게임은 다음 8가지 규칙으로 진행합니다.
rules-ludo-quick-rule-1 = 2명, 3명 또는 4명이 할 수 있고, 저마다 말 4개를 대기 구역에 두고 시작합니다. 둘이 할 때는 마주 보는 빨강과 노랑, 셋이 할 때는 빨강·초록·노랑, 넷이 할 때는 모든 색을 씁니다. 빨강이 먼저 시작하고, 차례는 위에서 볼 때 시계 방향으로 돕니다.
rules-ludo-quick-rule-2 = 자기 차례에는 주사위 하나를 한 번 굴립니다. 6이 나오면 대기 구역의 말 하나를 자기 출발 칸에 내보내거나, 판 위에 있는 말을 6칸 옮길 수 있습니다. 다른 눈으로는 말을 내보낼 수 없습니다.
rules-ludo-quick-rule-3 = 말은 52칸짜리 둘레 길을 시계 방향으로 돕니다. 한 바퀴를 채우기 직전에 자기 색의 결승 통로로 꺾어 들어가며, 이 5칸에는 다른 색이 들어올 수 없습니다. 결승점은 출발 칸에서 56칸째이고 딱 맞는 눈으로만 들어갑니다. 눈이 너무 크면 그 말은 움직일 수 없습니다.
rules-ludo-quick-rule-4 = 다른 색 말이 하나만 있는 칸에 멈추면 그 말을 잡고, 잡힌 말은 자기 대기 구역으로 돌아갑니다. 출발 칸 4곳과 별 칸 4곳에서는 잡을 수 없고, 다른 색 말들이 나란히 섭니다.
rules-ludo-quick-rule-5 = 같은 색 말이 한 칸에 2개 이상 모이면 블록이 됩니다. 다른 색은 안전 칸이라도 그 칸에 멈출 수 없지만 지나갈 수는 있습니다. 내 출발 칸에 다른 색 블록이 있으면 말을 내보낼 수 없습니다.
rules-ludo-quick-rule-6 = 6이 나왔을 때, 말을 잡았을 때, 말이 결승점에 들어갔을 때 한 번 더 굴립니다. 여러 가지가 겹쳐도 더해지지 않아서, 6으로 말을 잡아도 더 굴리는 것은 한 번뿐입니다.
rules-ludo-quick-rule-7 = 한 차례에 연달아 세 번째로 나온 6은 쓸 수 없고, 차례가 거기서 끝납니다. 앞의 두 번으로 움직인 말은 그대로 둡니다.
rules-ludo-quick-rule-8 = 움직일 수 있는 말이 있으면 반드시 움직여야 합니다. 하나도 없으면 차례가 끝나지만, 6이 나왔다면 다시 굴립니다. 말 4개를 가장 먼저 모두 결승점에 넣은 사람이 이기고, 게임은 거기서 끝납니다. 그다음 순위는 정하지 않습니다.

## 퀵: 조작 6단락
rules-ludo-quick-control-1 = 메뉴에서 먼저 인원을 2명, 3명, 4명 중에서 고릅니다. 그다음 플레이 방식을 누르세요. 초급·중급·고급 AI와 대결하거나, 이 기기에서 그 인원끼리 하거나, 친구에게 URL을 보내 함께할 수 있습니다. AI와 대결할 때는 내가 빨강이고 나머지 색은 모두 AI가 맡습니다. 한 기기로 할 때는 모든 색을 사람이 맡고 기기를 차례로 돌립니다.
rules-ludo-quick-control-2 = 판 한가운데의 주사위나 ‘굴리기’ 버튼을 누르면 주사위가 굴러갑니다.
rules-ludo-quick-control-3 = 움직일 수 있는 말은 발밑에 금색 고리가, 머리 위에 금색 표시가 붙습니다. 마우스를 쓸 때는 말을 가리키면 갈 곳이 보이고, 누르면 움직입니다. 손가락으로 할 때는 처음 누르면 갈 곳이 보이고, 같은 말을 다시 누르면 움직입니다. 다른 말을 누르면 그 말로 바뀝니다. 도착할 칸을 누르면 그리로 갈 말이 선택됩니다.
rules-ludo-quick-control-4 = ‘버튼으로 조작’ 패널은 판 오른쪽에, 화면이 좁으면 판 아래쪽에 있으며, 판에서 하는 일을 모두 할 수 있습니다. 말마다 버튼이 하나씩 있어 지금 자리와 움직인 뒤의 자리가 ‘출발+3 → 출발+9’처럼 나오고, 잡는 수에는 ‘잡기’라고 나옵니다. 그 아래에는 직전에 나온 눈과 움직인 말, 그리고 색마다 도착한 말, 판 위의 말, 대기 중인 말의 수가 나옵니다. 버튼만으로도, 키보드만으로도 한 판을 끝까지 할 수 있습니다. Tab과 화살표 키로 이동하고 Enter로 고르며, Space로 굴리고 Z로 무릅니다.
rules-ludo-quick-control-5 = 판을 끌면 돌아가고, 휠이나 두 손가락으로 확대하거나 축소할 수 있습니다. 판의 오른쪽 위에서 ‘비스듬히’와 ‘위에서’를 바꿉니다. AI와 대결하거나 한 기기로 할 때는 빨강의 대기 구역이, 온라인에서는 자기 대기 구역이 왼쪽 앞에 옵니다. 마지막으로 움직인 말이 떠난 칸에는 주황색 고리가 남습니다.
rules-ludo-quick-control-6 = AI와 대결할 때와 한 기기로 할 때는 한 수 무르기를 할 수 있습니다. 내가 마지막으로 말을 움직이기 직전으로 돌아가고, 그 뒤에 AI가 둔 수도 함께 되돌아갑니다. 나온 눈은 그대로이므로 같은 눈으로 다시 고르면 됩니다. ‘다시 하기’는 같은 인원으로 처음부터 시작하고, ‘플레이 방식 다시 선택하기’는 메뉴로 돌아갑니다. 하던 게임은 저장되어 있습니다.

## 퀵: 요령 5가지
rules-ludo-quick-tip-1 = 초반에 나온 6으로는 두 번째, 세 번째 말을 내보내세요. 판 위에 말이 하나뿐이면 선택의 여지가 없습니다.
rules-ludo-quick-tip-2 = 상대보다 1~6칸 앞에 혼자 있는 말은 다음 차례에 잡힐 수 있습니다. 출발 칸이나 별 칸에 있으면 안전합니다.
rules-ludo-quick-tip-3 = 같은 색 말 두 개를 한 칸에 모으세요. 블록이 되면 상대는 그 칸에 멈출 수 없습니다.
rules-ludo-quick-tip-4 = 잡힌 말은 6이 나올 때까지 기다려야 하고, 잡은 사람은 한 번 더 굴립니다. 무엇보다 먼저 잡을 수 있는 말이 있는지 보세요.
rules-ludo-quick-tip-5 = 결승 통로의 말은 안전합니다. 다만 마지막에는 딱 맞는 눈이 필요하니, 다른 눈을 쓸 수 있는 말을 밖에 남겨 두세요.

## 퀵: 역사 5단락
rules-ludo-quick-history-1 = 루도의 뿌리는 남아시아의 경주 놀이 파치시입니다. 수놓은 천으로 만든 십자 모양 판에서, 말이 가운데를 떠나 모든 팔을 한 바퀴 돌고 다시 가운데로 들어옵니다. [2] [4]
rules-ludo-quick-history-2 = 파치시에서는 주사위 대신 개오지 조개껍데기 5~7개를 던져, 입이 위로 향한 것의 수를 셉니다. 이름은 가장 높은 수인 25를 뜻하는 말에서 왔습니다. [1] [2]
rules-ludo-quick-history-3 = 가까운 친척인 차우파르는 같은 십자판에서 긴 주사위 세 개로 합니다. 확실한 기록 가운데 가장 오래된 것은 16세기의 것으로, 무굴 황제 아크바르가 궁전 안뜰에 판을 만들고 사람을 말로 삼아 즐겼다고 전합니다. 놀이가 그보다 얼마나 앞서 시작되었는지는 알려지지 않았습니다. [1] [3]
rules-ludo-quick-history-4 = 1896년 영국에서는 규칙을 줄이고 조개껍데기 대신 정육면체 주사위 하나를 쓰는 놀이가 팔리기 시작했습니다. 이름은 라틴어로 ‘나는 논다’라는 뜻의 ‘루도(Ludo)’였습니다. [3] [5]
rules-ludo-quick-history-5 = 남아시아의 판에는 네 구역마다 별이 그려진 안전한 칸이 하나씩 더 있는 것이 많습니다. 이 앱도 그렇게 해서, 출발 칸에서 8칸 앞이 별 칸입니다. [5]

## 퀵: 출처 5가지
rules-ludo-quick-sources-note = 역사에 적힌 번호는 아래 목록의 번호입니다. 링크는 브라우저에서 열립니다.
rules-ludo-quick-source-1 = [1] W. Norman Brown: The Indian Games of Pachisi, Chaupar, and Chausar. Expedition, Penn Museum
rules-ludo-quick-source-2 = [2] Encyclopaedia Britannica: Pachisi
rules-ludo-quick-source-3 = [3] The Online Guide to Traditional Games: Pachisi
rules-ludo-quick-source-4 = [4] Jacob Schmidt-Madsen: The Crux of the Cruciform. Board Game Studies Journal, 2021
rules-ludo-quick-source-5 = [5] Wikipedia: Ludo

## 퀵: 질문 6가지
rules-ludo-quick-question-1 = 몇 명이 할 수 있나요?
rules-ludo-quick-answer-1 = 2명, 3명 또는 4명이 할 수 있습니다. 둘이면 빨강과 노랑, 셋이면 빨강·초록·노랑입니다. 혼자 할 때는 내가 빨강이고 나머지 색은 AI가 맡으며, 한 기기로 할 때는 색마다 사람이 한 명씩 맡습니다.
rules-ludo-quick-question-2 = 말은 언제 나오고, 6이 계속 나오면 어떻게 되나요?
rules-ludo-quick-answer-2 = 말은 6이 나와야만 나올 수 있고, 6이 나올 때마다 한 번 더 굴립니다. 다만 연달아 세 번째로 나온 6은 무효라서 어떤 말도 움직일 수 없고 차례가 끝납니다.
rules-ludo-quick-question-3 = 어느 칸이 안전한가요?
rules-ludo-quick-answer-3 = 출발 칸 4곳과 별 칸 4곳, 모두 8곳입니다. 2명이나 3명이 할 때도 아무도 쓰지 않는 색의 출발 칸까지 8곳이 모두 안전합니다. 이곳에서는 잡히지 않지만, 다른 색 블록이 있으면 역시 멈출 수 없습니다.
rules-ludo-quick-question-4 = 블록을 지나갈 수 있나요?
rules-ludo-quick-answer-4 = 네. 말이 2개 이상 모인 블록을 지나갈 수는 있지만 그 칸에 멈출 수는 없습니다. 블록이 내 출발 칸에 있으면 없어질 때까지 말을 내보낼 수 없습니다.
rules-ludo-quick-question-5 = 결승점에는 딱 맞는 눈으로 들어가야 하나요?
rules-ludo-quick-answer-5 = 네. 결승점은 출발 칸에서 56칸째이고, 그보다 더 갈 수 없습니다. 눈이 너무 크면 다른 말을 움직이세요.
rules-ludo-quick-question-6 = 친구 3명이나 4명이 온라인에서 하려면 어떻게 하나요?
rules-ludo-quick-answer-6 = 한 사람이 방을 만들어 그 URL을 나머지에게 보냅니다. 방을 만든 사람이 빨강입니다. URL을 열고 ‘참가하기’를 누르면 빈자리의 색을 맡습니다. 다 모이지 않았으면 빈자리를 중급 AI로 채우고 바로 시작해도 됩니다. 3명 이상일 때 ‘나가기(AI에게 맡기기)’를 누르면 AI가 자리를 이어받고, 2명일 때는 대신 ‘기권’이 나옵니다. 연결이 끊긴 사람의 자리는 45초 뒤부터 AI가 맡고, 돌아오면 다시 본인이 합니다.

## 퀵: 비슷한 게임 2가지
rules-ludo-quick-similar-1 = 백개먼: 역시 주사위로 하는 경주 놀이입니다. 혼자 있는 말은 잡힐 수 있고 둘이 모이면 안전합니다.
rules-ludo-quick-similar-2 = 다이아몬드 게임: 말이 한 칸씩 가거나 다른 말을 뛰어넘으며 별 모양 판을 건너갑니다. 3명이 할 수 있습니다.

## 파티: 제목 8개
rules-ludo-party-intro = 소개
rules-ludo-party-preparation = 준비
rules-ludo-party-course = 진행
rules-ludo-party-result = 승패
rules-ludo-party-defaults = 기본값
rules-ludo-party-options = 선택 규칙
rules-ludo-party-terms = 용어
rules-ludo-party-faq = 자주 묻는 질문

## 파티: 소개와 버튼
rules-ludo-party-intro-1 = 2~4명 · 약 20분
rules-ludo-party-intro-2 = 말 4개를 대기 구역에서 내보내 판을 한 바퀴 돌고 결승점에 넣습니다. 가장 먼저 모두 넣은 사람이 이깁니다.
rules-ludo-party-intro-3 = 무료이고, 가입하지 않아도 됩니다.
rules-ludo-party-intro-4 = 혼자라면 AI와 대결합니다. 친구와 함께하는 자리에도 AI를 1~3명 넣을 수 있습니다.
rules-ludo-party-play = 이 규칙으로 바로 시작하기
rules-ludo-party-play-friends = 링크로 친구와 하기
rules-ludo-party-source = 아시아에서 널리 쓰이는 루도 규칙을 바탕으로 Sanuk이 정리하고 검토했습니다. 이 페이지의 모든 규칙은 프로그램 자체 테스트에서 실제로 진행해 보며 확인합니다.

## 파티: 준비
rules-ludo-party-preparation-1 = 저마다 색을 하나씩 맡고, 그 색의 대기 구역에 말 4개를 두고 시작합니다.
rules-ludo-party-preparation-2 = 판은 2명, 3명, 4명 모두 십자 모양입니다.
rules-ludo-party-preparation-3 = 색을 구별하지 않고도 알아볼 수 있도록 색마다 주인 표시가 있습니다. 노랑 ○, 파랑 □, 빨강 △, 초록 ✚입니다.
rules-ludo-party-preparation-4 = 주인 표시는 말과 대기 구역, 결승 통로에 있습니다.
rules-ludo-party-preparation-5 = 첫 번째 자리가 먼저 시작합니다. 같은 사람들이 다시 하면 시계 방향으로 다음 자리가 시작합니다.

## 파티: 진행
rules-ludo-party-course-note = 선택 규칙이 기본값일 때의 진행입니다. 지금 정해진 값은 선택 규칙 표에 있습니다.
rules-ludo-party-course-1 = 주사위를 굴려, 나온 눈만큼 내 말 하나를 시계 방향으로 옮깁니다.
rules-ludo-party-course-2 = 6이 나오면 대기 구역의 말을 내 출발 칸에 내보낼 수 있습니다.
rules-ludo-party-course-3 = 길 위에 말이 없어도 주사위는 굴립니다. 6이 아니면 차례가 끝납니다.
rules-ludo-party-course-4 = 6이 나오면 한 번 더 굴립니다.
rules-ludo-party-course-5 = 6이 연달아 세 번 나오면 세 번째에는 어떤 말도 움직일 수 없고 차례가 끝납니다.
rules-ludo-party-course-6 = 상대 말이 있는 칸에 딱 맞게 멈추면 그 말을 대기 구역으로 돌려보내고 한 번 더 굴립니다.
rules-ludo-party-course-7 = 출발 칸과 그 8칸 앞의 별 칸은 안전 칸이라 말이 잡히지 않습니다.
rules-ludo-party-course-8 = 내 말끼리는 몇 개든 한 칸에 함께 있을 수 있습니다.
rules-ludo-party-course-9 = 같은 색 말이 2개 이상 모인 칸은 장벽입니다. 상대는 멈출 수도 지나갈 수도 없습니다.
rules-ludo-party-course-10 = 한 바퀴를 돌면 5칸짜리 결승 통로로 들어가, 딱 맞는 눈으로 결승점에 넣습니다.
rules-ludo-party-course-11 = 움직일 수 있는 말이 없으면 굴린 것으로 차례가 끝납니다. 그래도 6이면 한 번 더 굴립니다.

## 파티: 승패
rules-ludo-party-result-winner = 말 4개를 가장 먼저 모두 결승점에 넣은 사람이 이깁니다.
rules-ludo-party-result-others = 나머지 순위는 다음 순서로 견주어 정합니다.
rules-ludo-party-result-rank-1 = 결승점에 들어간 말이 많은 쪽,
rules-ludo-party-result-rank-2 = 같으면 대기 구역에서 나온 말이 많은 쪽,
rules-ludo-party-result-rank-3 = 그래도 같으면 모든 말이 나아간 칸의 합이 큰 쪽.
rules-ludo-party-result-tie = 모두 같으면 순위도 같습니다.
rules-ludo-party-result-all = ‘모든 순위가 정해질 때까지 하기’를 켜면 한 사람이 남을 때까지 계속하고, 이미 끝낸 사람의 차례는 건너뜁니다.

## 파티: 기본값과 선택 규칙
rules-ludo-party-defaults-note = 바꾸지 않으면 다음 값으로 진행합니다.
rules-ludo-party-options-note = 모든 선택 규칙은 게임을 시작하기 전에 파티 설정에서 바꿀 수 있습니다. 방에서는 참가하기 전에 누구나 설정을 볼 수 있습니다.
rules-ludo-party-column-option = 선택 규칙
rules-ludo-party-column-meaning = 설명
rules-ludo-party-column-default = 기본값
rules-ludo-party-column-value = 현재 값
rules-ludo-party-column-note = 비고

## 파티: 용어 6개
rules-ludo-party-term-base = 대기 구역
rules-ludo-party-term-base-text = 판의 네 귀퉁이로, 기지라고도 합니다. 말이 여기서 시작하고, 잡힌 말이 여기로 돌아옵니다.
rules-ludo-party-term-start = 출발 칸
rules-ludo-party-term-start-text = 내 말이 둘레 길에 들어서는, 내 색의 칸입니다.
rules-ludo-party-term-home = 결승 통로
rules-ludo-party-term-home-text = 결승점으로 이어지는 내 색의 5칸입니다. 상대는 들어올 수 없습니다.
rules-ludo-party-term-finish = 결승점
rules-ludo-party-term-finish-text = 판의 한가운데입니다. 여기에 들어온 말은 더 움직이지 않습니다.
rules-ludo-party-term-safe = 안전 칸
rules-ludo-party-term-safe-text = 말이 잡히지 않는 칸입니다. 출발 칸과 그 8칸 앞의 별 칸입니다.
rules-ludo-party-term-barrier = 장벽
rules-ludo-party-term-barrier-text = 같은 색 말이 2개 이상 모인 칸으로, 블록이라고도 합니다.

## 파티: 질문 4가지
rules-ludo-party-question-1 = 말은 어떻게 나오나요?
rules-ludo-party-answer-exit-6 = 6이 나오면 내 출발 칸으로 나오고, 한 번 더 굴립니다.
rules-ludo-party-answer-exit-1_6 = 1이나 6이 나오면 내 출발 칸으로 나옵니다. 한 번 더 굴리는 것은 6일 때뿐입니다.
rules-ludo-party-answer-exit-5_6 = 5나 6이 나오면 내 출발 칸으로 나옵니다. 한 번 더 굴리는 것은 6일 때뿐입니다.
rules-ludo-party-answer-exit-2_4_6 = 짝수가 나오면 내 출발 칸으로 나옵니다. 한 번 더 굴리는 것은 6일 때뿐입니다.
rules-ludo-party-answer-exit-other = 다음 눈이 나오면 내 출발 칸으로 나옵니다: { $faces }. 한 번 더 굴리는 것은 6일 때뿐입니다.
rules-ludo-party-question-2 = 상대 말은 어떻게 잡나요?
rules-ludo-party-answer-capture = 상대 말이 하나만 있는 칸에 딱 맞게 멈추면 됩니다. 안전한 칸에서는 잡을 수 없습니다. 잡힌 말은 대기 구역으로 돌아갑니다.
rules-ludo-party-answer-capture_bonus-on = 그리고 한 번 더 굴립니다.
rules-ludo-party-answer-capture_bonus-off = 지금 설정에서는 잡아도 더 굴리지 않습니다.
rules-ludo-party-question-3 = 어디에서 잡히지 않고, 말 두 개를 모으면 어떻게 되나요?
rules-ludo-party-answer-safe-stars = 출발 칸과 그 8칸 앞의 별 칸에서는 잡히지 않습니다.
rules-ludo-party-answer-safe-starts = 지금 설정에서는 출발 칸만 안전합니다.
rules-ludo-party-answer-safe-none = 지금 설정에서는 둘레 길에 안전한 칸이 없습니다.
rules-ludo-party-answer-block-stop = 같은 색 말 2개가 모인 칸에 상대는 멈출 수 없지만 지나갈 수는 있습니다.
rules-ludo-party-answer-block-pass = 같은 색 말 2개가 모인 칸에 상대는 멈출 수도 지나갈 수도 없습니다.
rules-ludo-party-answer-block-none = 지금 설정에서는 같은 색 말 2개가 모여도 막지 못하고, 둘 다 한꺼번에 잡힙니다.
rules-ludo-party-answer-block-no_overtake = 지금 설정에서는 같은 색을 포함해 어떤 말도 다른 말을 앞지를 수 없습니다. 한 칸에 함께 있을 수는 있습니다.
rules-ludo-party-question-4 = 더 큰 눈으로도 결승점에 들어갈 수 있나요?
rules-ludo-party-answer-exact-on = 아니요. 딱 맞는 눈이 나와야 합니다. 선택 규칙을 바꾸면 더 큰 눈으로도 들어갈 수 있습니다.
rules-ludo-party-answer-exact-off = 네, 지금 설정에서는 더 큰 눈이 나와도 결승점에서 멈춥니다. 기본값에서는 딱 맞는 눈이 필요합니다.
