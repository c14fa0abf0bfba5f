### 잘못된 일과 할 수 있는 일.

error-store-newer = 상위 버전에서 저장한 게임입니다(형식 { $found }, 이 버전은 { $known }까지 읽음). Sanuk을 업데이트하세요. 게임은 그대로입니다.
error-store-corrupt = 저장된 게임이 손상되었습니다. { $kept } 이름으로 남겨 두었고, 읽을 수 있는 것만 보여 줍니다.
error-store-restored = 저장된 게임이 손상되어 { $kept } 이름으로 남겨 두었습니다. 지금 보이는 게임은 마지막 내보내기에서 가져온 것입니다.
error-store-from-export = 저장된 게임이 없어 내보낸 파일에서 게임을 가져왔습니다.
error-store-list = 지금은 저장된 게임을 읽을 수 없습니다: { $why }.
error-store-opening = 저장된 게임을 열 수 없습니다: { $why }.
error-store-in-use = 실행 중인 다른 Sanuk이 이 게임들을 쓰고 있습니다. 그쪽을 닫고 다시 시도하세요.
error-store-folder = { $path } 폴더를 사용할 수 없습니다: { $why }.
error-start = 내부 오류로 Sanuk을 시작할 수 없습니다. 게임은 그대로입니다.
error-store-full = 디스크가 가득 찼습니다. 게임은 계속할 수 있지만 아직 저장되지 않았습니다.
error-store-slow = 디스크가 느려 아직 저장되지 않았습니다. 다시 시도하는 중…
error-store-failed = 저장하지 못했습니다: { $why }. 다시 시도하는 중…
error-save-conflict = 다른 곳에서 게임이 바뀌어 다시 불러왔습니다.
error-game-missing = 이 게임은 이제 없습니다.
error-game-unreadable = 이 게임을 읽을 수 없습니다: { $why }. 다른 게임에는 문제가 없습니다.
error-games-unreadable = 저장된 게임 { $n }개를 읽을 수 없습니다. 지우지 않고 남겨 두었으며, 모두 내보내기를 하면 함께 담깁니다.
error-game-cut = 이 게임은 { $at }단계 이후의 기록이 손상되어 그 단계부터 이어집니다.

error-import-empty = 빈 파일입니다.
error-import-too-large = 파일이 { $max }MB보다 큽니다.
error-import-not-text = 텍스트 파일이 아닙니다.
error-import-unknown = 게임 기록도, ‘모두 내보내기’ 파일도 아닙니다.
error-import-record = { $line }행 { $column }열: { $what }
error-import-newer = 상위 버전에서 만든 파일입니다(형식 { $found }, 이 버전은 { $known }까지 읽음).
error-import-failed = 파일을 가져올 수 없습니다: { $why }.
error-import-kept = { $why }. 그 앞까지는 가져왔습니다.
error-import-nothing = 가져온 것이 없습니다.
error-export = 내보내지 못했습니다: { $why }.

error-typed = “{ $input }”: { $why }.
error-illegal = 둘 수 없는 수입니다.
error-language = { $tag } 언어는 지원하지 않습니다. { $known } 중에서 고르세요.
error-seed = 시드 “{ $value }”: 숫자, 또는 0-9와 a-f로 된 64자리여야 합니다.
error-no-folder = 홈 폴더가 없습니다. --data로 게임을 저장할 폴더를 지정하세요.
error-share = 여기서는 공유할 수 없습니다.
error-copy = 여기서는 복사할 수 없습니다.
error-save-file = 파일을 저장하지 못했습니다.
error-read-file = 파일을 읽지 못했습니다.
error-open-page = 페이지를 열지 못했습니다.
error-file = 파일을 저장하거나 읽지 못했습니다. 다시 시도해 주세요.
error-internal = 문제가 생겼습니다. 게임은 저장되어 있습니다. ({ $why })
error-ai-stopped = AI가 응답하지 않습니다. 다시 시도하는 중…
error-size = 판을 그릴 공간이 너무 작습니다({ $width } × { $height }). 버튼은 쓸 수 있습니다.
