### 터미널에서만 나오는 말.

terminal-prompt = 선택:
terminal-help = 번호를 쓰고 Enter. r 굴리기, u 무르기, b 뒤로, q 저장하고 나가기.
terminal-help-makruk = b1d2 같은 수나 번호를 쓰세요. u 무르기, b 뒤로, q 저장하고 나가기.
terminal-saved = 저장했습니다. 이어 하기: { $command }
terminal-bye = 저장했습니다. 안녕히 가세요.
terminal-unknown = “{ $input }”: 없는 선택입니다.
terminal-disabled = 지금은 할 수 없습니다: { $why }
terminal-exported = 저장한 파일: { $path }
terminal-ludo-only = { $option }: 루도에서만 쓸 수 있습니다.
terminal-option = “{ $input }”: 그런 규칙 옵션은 없습니다. { $known } 중에서 고르세요.
