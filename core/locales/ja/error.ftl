### うまくいかなかったことと、できること。

error-store-newer = より新しいバージョンで保存されたゲームです（形式 { $found }、このバージョンで読めるのは { $known } まで）。Sanuk を更新してください。ゲームは変更していません。
error-store-corrupt = 保存されたゲームが壊れていました。元のファイルは { $kept } として残し、読めるものだけを表示します。
error-store-restored = 保存されたゲームが壊れていたので { $kept } として残しました。表示しているゲームは最後に書き出したものです。
error-store-from-export = 保存されたゲームがなかったので、書き出してあったファイルから読み込みました。
error-store-list = 今は保存されたゲームを読めません：{ $why }。
error-store-opening = 保存されたゲームを開けません：{ $why }。
error-store-in-use = 別の Sanuk がこれらのゲームを使っています。そちらを閉じてから、もう一度試してください。
error-store-folder = フォルダー { $path } は使えません：{ $why }。
error-start = 内部の問題で Sanuk を起動できません。ゲームはそのままです。
error-store-full = ディスクがいっぱいです。続けて遊べますが、ここまでの手はまだ保存されていません。
error-store-slow = ディスクの反応が遅く、まだ保存されていません。やり直しています…
error-store-failed = 保存できませんでした：{ $why }。やり直しています…
error-save-conflict = ほかのところでゲームが変更されたため、読み込み直しました。
error-game-missing = このゲームはもうありません。
error-game-unreadable = このゲームは読めません：{ $why }。ほかのゲームは無事です。
error-games-unreadable = 保存されたゲームのうち { $n } 件が読めません。消さずに残してあり、「すべて書き出す」で一緒に書き出されます。
error-game-cut = このゲームの記録は { $at } 番目の場面より後が壊れていたので、そこから続けます。

error-import-empty = ファイルが空です。
error-import-too-large = ファイルが { $max } MB を超えています。
error-import-not-text = テキストのファイルではありません。
error-import-unknown = ゲームの記録でも、すべて書き出したファイルでもありません。
error-import-record = { $line } 行 { $column } 列：{ $what }
error-import-newer = より新しいバージョンのファイルです（形式 { $found }、このバージョンで読めるのは { $known } まで）。
error-import-failed = ファイルを読み込めません：{ $why }。
error-import-kept = { $why }。その手前までは読み込みました。
error-import-nothing = 何も読み込みませんでした。
error-export = 書き出せませんでした：{ $why }。

error-typed = 「{ $input }」：{ $why }。
error-illegal = そのようには動かせません。
error-language = { $tag } という言語はありません。{ $known } から選んでください。
error-seed = 「{ $value }」はシードではありません。数か、0-9 と a-f からなる 64 桁が必要です。
error-no-folder = ホームフォルダーがありません。ゲームの保存先を --data で指定してください。
error-share = ここでは共有できません。
error-copy = ここではコピーできません。
error-save-file = ファイルを保存できませんでした。
error-read-file = ファイルを読み込めませんでした。
error-open-page = ページを開けませんでした。
error-file = ファイルの保存または読み込みができませんでした。もう一度お試しください。
error-internal = 問題が起きました。ゲームは保存されています。（{ $why }）
error-ai-stopped = CPU が応答しません。やり直しています…
error-size = { $width } × { $height } では小さすぎて盤を表示できません。ボタンは使えます。
