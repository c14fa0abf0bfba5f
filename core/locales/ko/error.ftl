### 잘못된 일과 할 수 있는 일.

error-store-newer = 더 새로운 버전이 저장한 게임입니다(형식 { $found }, 이 버전은 { $known }까지 읽음). Sanuk을 업데이트하세요. 아무것도 바꾸지 않았습니다.
error-store-corrupt = 저장된 게임이 손상되었습니다(위치: { $place }). 손상된 파일은 { $kept } 이름으로 남겨 두었고, 읽을 수 있는 것만 보여 줍니다.
error-store-in-use = 다른 Sanuk이 이 게임들을 쓰고 있습니다. 그것을 닫고 다시 시도하세요.
error-store-folder = 폴더 { $path }: 쓸 수 없습니다. { $why }
error-store-full = 디스크가 가득 찼습니다. 계속 둘 수 있지만 아직 저장되지 않았습니다.
error-store-slow = 디스크가 느려 아직 저장되지 않았습니다. 다시 시도하는 중…
error-store-failed = 저장하지 못했습니다. { $why } 다시 시도하는 중…
error-save-conflict = 다른 곳에서 게임이 바뀌어 다시 불러왔습니다.
error-game-missing = 이 게임은 이제 없습니다.
error-game-unreadable = 이 게임을 읽을 수 없습니다({ $at }단계). { $why } 다른 게임은 괜찮습니다.
error-game-cut = 이 게임은 { $at }단계 뒤가 손상되어 거기서부터 이어집니다.

error-import-empty = 빈 파일입니다.
error-import-too-large = 파일이 { $max }MB보다 큽니다.
error-import-not-text = 텍스트 파일이 아닙니다.
error-import-unknown = 게임 기록도 모두 내보낸 파일도 아닙니다.
error-import-record = { $line }행 { $column }열: { $what }
error-import-newer = 더 새로운 버전의 파일입니다(형식 { $found }, 이 버전은 { $known }까지 읽음).
error-import-nothing = 가져온 것이 없습니다.
error-export = 내보내지 못했습니다. { $why }

error-record-header = [Name "value"] 꼴의 줄이 있어야 합니다
error-record-missing = { $name } 줄이 없습니다
error-record-value = { $name }에 쓸 수 없는 값입니다: { $value }
error-record-token = 여기서 읽을 수 없는 글자입니다: { $value }
error-record-illegal = 여기서 둘 수 없는 수입니다: { $value }
error-record-checksum = 검사 값이 맞지 않습니다. 내용이 바뀌었습니다
error-record-end = 기록이 중간에 끊겼습니다
error-record-result = 결과가 수순과 맞지 않습니다: { $value }

error-illegal = 둘 수 없는 수입니다.
error-language = 언어 { $tag }: 없습니다. { $known } 중에서 고르세요.
error-share = 여기서는 공유할 수 없습니다.
error-open-link = 열지 못했습니다: { $url }
error-internal = 문제가 생겼습니다. 게임은 저장되어 있습니다. ({ $why })
error-ai-stopped = AI가 답하지 않습니다. 다시 시도하는 중…
error-size = 판을 그릴 자리가 너무 작습니다({ $width } × { $height }). 버튼은 쓸 수 있습니다.
