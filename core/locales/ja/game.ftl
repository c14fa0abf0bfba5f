### 対局中。$who には色、側、または「名前さん」が入る。

game-title-ludo = ルドー、{ $rules }、{ $players }
game-title-makruk = マークルック
game-turn = { $who }の番
game-turn-over = 終了
game-menu = ゲームのメニュー
game-again = もう一度
game-choose = 遊び方を選び直す
game-rules = ルール
game-export = 記録を書き出す
game-resign = 投了
game-offer-draw = 引き分けの提案
game-show-result = 結果

## 見え方の切り替えと 1 手戻す
game-view-oblique = 斜めから
game-view-above = 真上から
game-view-flip = 盤の向きを変える
game-view-spoken-oblique = 斜めからの表示に切り替える
game-view-spoken-above = 真上からの表示に切り替える
game-undo = 1 手戻す
game-undo-none = まだ戻せる手がありません。
game-undo-after-roll = 先に今の目でコマを動かしてください。
game-undone = 1 手戻しました。目は { $die } のままです。選び直してください。
game-undone-makruk = 1 手戻しました。

## サイコロ
game-roll = サイコロを振る
game-roll-hint = サイコロかこのボタンを押してください。
game-exit-without-roll = ひとつ出す
game-pass = 次へ
game-die = サイコロ
game-die-shows = サイコロの目 { $die }
game-die-ready = サイコロ、振れます
game-die-waiting = サイコロ、{ $who }の番
game-roll-choose-first = 先にコマを動かしてください。
game-roll-wait = { $who }の番です。
game-roll-over = ゲームは終わりました。

## 今すること
game-prompt-roll = { $who }：サイコロを振ってください。
game-prompt-roll-again = { $who }：もう 1 回振ってください。
game-prompt-exit = { $who }：サイコロを押すとコマがひとつ出ます。
game-prompt-try = { $who }：コマを出すために振ってください（{ $max } 回のうち { $n } 回目）。
game-prompt-choose = { $who }：目は { $die }。動かすコマを選んでください。
game-prompt-confirm = 同じコマをもう一度押すと動きます。
game-prompt-destination = 印の付いたマスを押してください。
game-thinking = { $who }が考えています…
game-hand-over = 端末を{ $who }に渡してください。
game-not-saved = まだ保存されていません。やり直しています…
game-saved-again = すべて保存しました。

## 起きたこと
game-rolled = { $who }の出した目は { $die } です。
game-moved = { $who }：{ $from } → { $to }。
game-came-out = { $who }がコマを出しました。
game-auto-exit = { $who }がサイコロを振らずにコマを出しました。
game-auto-exit-barred = スタートがふさがれていて、{ $who }はコマを出せません。
game-captured = { $who }が{ $victim }のコマを { $n } つ取りました。
game-finished-piece = { $who }のコマがゴールしました。
game-finished-all = { $who }のコマが 4 つともゴールしました。
game-bonus-six = 6 が出たので、もう 1 回振れます。
game-bonus-capture = コマを取ったので、もう 1 回振れます。
game-bonus-finish = ゴールしたので、もう 1 回振れます。
game-won = { $who }の勝ちです。
game-resigned = { $who }が投了しました。
game-last = 直前：{ $who } 目 { $die }、コマ { $piece }：{ $from } → { $to }
game-last-rolled = 直前：{ $who } 目 { $die }
game-last-no-move = 直前：{ $who } 目 { $die }、動けるコマなし
game-last-none = まだ振っていません

## どのコマも動けない理由
game-no-move-yard = 目は { $die }。コマを出すには { $faces } が必要です。
game-no-move-blocked = 目は { $die }。どのコマも道をふさがれています。
game-no-move-too-far = 目は { $die }。大きすぎてゴールに入れません。
game-no-move-mixed = 目は { $die }。動けるコマがありません。
game-no-move-six = 目は { $die }。動けるコマはありませんが、もう 1 回振れます。
game-no-move-try-again = 目は { $die }。コマは出せません。もう 1 回振れます。
game-no-move-third-six = 続けて三度目の 6 なので使えません。

## このコマが動けない理由
game-why-needs-exit = コマを出すには { $faces } が必要です。
game-why-blocked = ブロックにふさがれています：{ $place }。
game-why-too-far = 目が大きすぎます。ゴールまであと { $left } マスです。
game-why-start-held = { $who }のブロックがスタートをふさいでいます。
game-why-overtakes = ほかのコマを追い越してしまいます。
game-why-finished = このコマはもうゴールしています。
game-why-not-your-turn = 今は{ $who }の番です。
game-why-not-rolled = 先にサイコロを振ってください。
game-why-third-six = 三度目の 6 は使えません。
game-why-over = ゲームは終わりました。

## 場所の名前
game-place-yard = 置き場
game-place-start = スタート
game-place-ring = スタート+{ $n }
game-place-home = ゴールの列 { $n }
game-place-finish = ゴール
game-spoken-yard = 置き場
game-spoken-start = スタートのマス
game-spoken-ring = スタートから { $n } マス先
game-spoken-star = { $place }、星のマス
game-spoken-other-start = { $place }、スタートのマス
game-spoken-home = ゴールの列 5 マスのうち { $n } マス目
game-spoken-finish = ゴール

## ボタンで操作
game-panel-title = ボタンで操作
game-panel-move = { $from } → { $to }
game-panel-capture = 取る
game-panel-risk = 取られる危険 { $percent }%
game-panel-finish = ゴールする
game-panel-needs-exit = { $faces } が必要
game-panel-blocked = ふさがれている
game-panel-too-far = 目が大きすぎる
game-panel-start-held = スタートがふさがれている
game-panel-overtakes = 追い越せない
game-panel-finished = ゴール済み
game-panel-not-rolled = 先に振る
game-panel-wait = 相手の番
game-spoken-piece = { $who }、コマ { $piece }、{ $place }
game-spoken-move = { $who }、コマ { $piece }：{ $from }から{ $to }へ
game-spoken-capture = { $victim }のコマを取る
game-spoken-risk = 次の番に取られる危険 { $percent } パーセント
game-spoken-selected = 選択中
game-hint-select = 行き先を表示します
game-hint-move = 動かします
game-hint-roll = サイコロを振ります

## 選ぶ
game-chooser-title = どのコマですか？
game-chooser-text = そこへ行けるコマがいくつかあります。

## コマの数
game-counts = ゴール { $finished }・盤上 { $board }・置き場 { $yard }
game-counts-spoken = { $owner }、{ $counts }
game-counts-spoken-state = { $owner }、{ $counts }、{ $state }

## 画面の読み上げ
game-board-ludo = ルドーの盤。{ $turn }。{ $counts }
game-board-counts = { $owner }、{ $counts }。
game-board-makruk = マークルックの盤。{ $turn }。
game-square-empty = { $square }、空き
game-square-piece = { $square }、{ $side }の{ $piece }
game-square-movable = { $square }、{ $side }の{ $piece }、動かせる
game-square-target = { $square }、移動できる
game-square-capture = { $square }、{ $side }の{ $piece }、取れる
game-square-origin = 直前の手の移動元
game-square-check = 王手がかかっている
game-square-selected = 選択中

## マークルック：起きたこと
game-makruk-moved = { $side }：{ $piece } { $from } → { $to }。
game-makruk-captured = { $side }：{ $piece } { $from } → { $to }、{ $victim }を取りました。
game-makruk-promoted = { $square } のビアがビア・ンガーイに成りました。
game-makruk-check = { $side }に王手がかかっています。
game-makruk-choose = { $side }の番です。
game-makruk-last = 直前：{ $move }
game-makruk-why-pinned = 動かすと自分のクンに王手がかかります。
game-makruk-why-check = 自分のクンに王手がかかっています。先に防いでください。
game-makruk-why-stuck = 動けるマスがありません。
game-makruk-why-other = 今は{ $side }の番です。
game-moves-title = 指し手
game-moves-empty = まだ指していません
game-captured-men = { $side }が取った駒：{ $men }
game-captured-none = { $side }が取った駒：なし

## マークルック：数え
game-count-board = 盤数え
game-count-pieces = 駒数え
game-count-line = { $side }の数え { $n } / { $limit }
game-count-left = 残り { $n } 手
game-count-next = 次は { $n }
game-count-last-move = 最後の一手
game-count-line-waiting = { $side }の数え、上限 { $limit }
game-count-spoken = { $kind }：数える側は{ $side }、上限 { $limit } のうち { $n }、残り { $left } 手です。
game-count-spoken-next = { $kind }：次に{ $side }が { $n } から数えます。上限は { $limit } です。
game-count-spoken-last = { $kind }：{ $side }が上限 { $limit } に達しました。{ $other }にあと一手だけ残っています。
game-count-spoken-last-at-once = { $kind }：最初の数 { $n } が、すでに上限 { $limit } を超えています。{ $other }にあと一手だけ残っています。
game-count-start = 数え始める
game-count-stop = 数えるのをやめる
game-count-start-hint = この手が 1 になります。
game-count-stop-hint = この手までは数え、そこで終わります。
game-count-armed-start = この手から数え始めます。
game-count-armed-stop = この手まで数えてやめます。
game-count-disarmed = 数えは変わりません。
game-count-started = { $side }が数え始めます。
game-count-stopped = { $side }が数えるのをやめます。
game-count-entered = 駒数えが始まります。上限 { $limit } までに{ $side }のクンを詰まさなければ引き分けです。
game-count-warning = 数えている間に詰ますと引き分けです。先に数えるのをやめ、次の手から詰みを狙ってください。
game-count-warning-title = この詰みは引き分けになります
game-count-warning-play = 指して引き分けにする
game-count-warning-back = ほかの手を選ぶ

## 投了と引き分け
game-resign-title = 投了しますか？
game-resign-text = { $who }の負けになります。
game-resign-confirm = 投了
game-draw-offered = { $side }が引き分けを提案しています。
game-draw-accept = 受ける
game-draw-decline = 断る
game-draw-declined = 引き分けの提案は断られました。
game-draw-accepted = 引き分けの提案が受け入れられました。
game-draw-title = 引き分けにしますか？
game-draw-text = { $side }が{ $other }に引き分けを提案しています。
game-draw-too-soon = 次の手を指したあとで、また提案できます。

## 抜ける、もう一度
game-leave-title = ゲームを抜けますか？
game-leave-text = 保存されているので、メニューから続けられます。
game-leave = 抜ける
game-again-title = もう一度始めますか？
game-again-text = 同じプレイヤーで新しいゲームを始めます。このゲームはメニューに残ります。
# A game that failed twice within a minute and is closed
game-damaged-title = このゲームは動かなくなりました
game-damaged-text = 二度続けて止まりました。記録は書き出せます。ほかのゲームは無事です。
