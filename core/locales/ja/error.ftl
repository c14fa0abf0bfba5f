### うまくいかなかったことと、できること。

error-store-newer = 新しいバージョンで保存されたゲームです（形式 { $found }、このバージョンで読めるのは { $known } まで）。Sanuk を更新してください。何も変更していません。
error-store-corrupt = 保存されたゲームが壊れています（場所：{ $place }）。壊れたファイルは { $kept } として残し、読めるものだけを表示します。
error-store-in-use = ほかの Sanuk がこのゲームを使っています。閉じてからもう一度試してください。
error-store-folder = フォルダー { $path } は使えません：{ $why }
error-store-full = ディスクがいっぱいです。続けて遊べますが、まだ保存されていません。
error-store-slow = ディスクが遅く、まだ保存されていません。やり直しています…
error-store-failed = 保存できませんでした：{ $why } やり直しています…
error-save-conflict = ほかの場所でゲームが変わったので、読み直しました。
error-game-missing = このゲームはもうありません。
error-game-unreadable = このゲームは読めません（{ $at } 番目）：{ $why } ほかのゲームは無事です。
error-game-cut = このゲームは { $at } 番目より後が壊れていたので、そこから続きます。

error-import-empty = ファイルが空です。
error-import-too-large = ファイルが { $max } MB を超えています。
error-import-not-text = テキストのファイルではありません。
error-import-unknown = ゲームの記録でも、すべて書き出したファイルでもありません。
error-import-record = { $line } 行 { $column } 列：{ $what }
error-import-newer = 新しいバージョンのファイルです（形式 { $found }、このバージョンで読めるのは { $known } まで）。
error-import-nothing = 何も読み込みませんでした。
error-export = 書き出せませんでした：{ $why }

error-record-header = [Name "value"] の形の行が必要です
error-record-missing = { $name } の行がありません
error-record-value = { $value } は { $name } の値ではありません
error-record-token = ここでは { $value } を読めません
error-record-illegal = { $value } はここではできない手です
error-record-checksum = 検査の値が合いません。内容が変わっています
error-record-end = 記録が途中で終わっています
error-record-result = 結果 { $value } が手順と合いません

error-illegal = その動きはできません。
error-language = { $tag } という言語はありません。{ $known } から選んでください。
error-share = ここでは共有できません。
error-open-link = { $url } を開けませんでした。
error-internal = 問題が起きました。ゲームは保存されています。（{ $why }）
error-ai-stopped = CPU が答えません。やり直しています…
error-size = { $width } × { $height } では盤には小さすぎます。ボタンは使えます。
