### 터미널에서만 나오는 말.

terminal-prompt = 선택:
terminal-help = 번호를 입력하고 Enter. r 굴리기, u 무르기, b 뒤로, q 저장하고 나가기.
terminal-help-makruk = b1d2 같은 수나 번호를 입력하세요. u 무르기, b 뒤로, q 저장하고 나가기.
terminal-saved = 저장했습니다. 이어 하기: { $command }
terminal-bye = 저장했습니다. 안녕히 가세요.
terminal-not-saved = 모두 저장하지는 못했습니다. 마지막에 둔 수는 사라졌습니다.
terminal-unknown = “{ $input }”: 선택지에 없습니다.
terminal-disabled = 지금은 할 수 없습니다: { $why }
terminal-exported = 저장한 파일: { $path }
terminal-ludo-only = { $option }: 루도에서만 쓸 수 있습니다.
terminal-option = “{ $input }”: 그런 선택 규칙은 없습니다. { $known } 중에서 고르세요.
terminal-output = 출력할 수 없습니다: { $why }
terminal-no-game = “{ $id }”: 이렇게 시작하는 ID의 게임이 없습니다. ID는 메뉴에 나옵니다.
terminal-many-games = “{ $id }”: 이렇게 시작하는 ID가 여럿입니다. 더 길게 써 주세요.

terminal-verify-good = { $path }: 기록에 이상이 없습니다.
terminal-verify-choices = AI의 선택 { $n }개를 다시 계산했습니다. 모두 같습니다.
terminal-verify-failed-starts = 이 게임 전에 시작하지 못한 적이 { $n }번 있습니다.
terminal-verify-choice = { $n }단계: AI라면 다르게 선택했을 것입니다.
terminal-verify-players = 참가자가 주사위를 봉인한 자리의 사람들과 다릅니다.
terminal-verify-seats = 주사위를 봉인한 자리가 순서대로 2~4곳이 아닙니다.
terminal-verify-share = { $n }번 자리가 봉인한 것과 다른 숫자를 공개했습니다.
terminal-verify-computer-share = { $n }번 자리는 AI 자리인데 자기 숫자가 있습니다.
terminal-verify-count = 굴린 횟수는 { $rolls }번인데 열쇠는 { $keys }번째까지 있습니다.
