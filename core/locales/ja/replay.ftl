### 一歩ずつ見直す。

replay-title = 再生
replay-scrubber = 全 { $last } 場面のうち { $at } 番目
replay-start = 最初の手の前
replay-end = ゲームの終わり

replay-first = 最初へ
replay-previous = ひとつ戻る
replay-play = 再生
replay-pause = 一時停止
replay-next = ひとつ進む
replay-last = 最後へ
replay-export = 記録を書き出す
replay-row = { $n }. { $text }

replay-rolled = { $who } 目 { $die }
replay-moved = { $who } { $from } → { $to }
replay-captured = { $who } { $from } → { $to }、{ $victim }のコマを取る
replay-passed = { $who } 動けるコマなし
replay-third-six = { $who }：三度目の 6、番が終わる
replay-auto-exit = { $who } ひとつ出す
replay-resigned = { $who } 投了
replay-draw-agreed = 引き分けに合意
replay-makruk-moved = { $side }：{ $piece } { $from } → { $to }
replay-makruk-captured = { $side }：{ $piece } { $from } → { $to }、{ $victim }を取る
replay-count-start = { $side } 数え始める
replay-count-stop = { $side } 数えるのをやめる

replay-dice-verified = { $n } 回分の目がすべて、このゲームのシードから出たことを確かめました。
replay-dice-wrong = { $n } 回目の目が、このゲームのシードと合いません。
replay-dice-none = 確かめるサイコロはまだありません。

# Rows of games that were played in a room.
replay-timed-out = { $who } 時間切れ
replay-void = 結果なしで終了
replay-left = { $who } 退出、以後は CPU
replay-returned = { $who } 復帰
replay-absent = { $who } 不在、CPU が代行
replay-turn-limit = { $who } 制限時間切れ、CPU が代行
