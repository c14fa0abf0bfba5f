### ルドーのオプションと席。

party-title = ルームの設定
party-title-quick = ゲームの設定
party-summary-none = オプションはすべて初期値です。
party-summary = { $n } 個のオプションが初期値と違います。
party-players-note-2 = 向かい合う赤と黄
party-players-note-3 = 赤、緑、黄
party-players-note-4 = 赤、緑、黄、青

## 席
party-seats = 席
party-seat-kind = { $color }の受け持ち
party-seat-person = 人
party-seat-ai = CPU：{ $level }
party-name = 名前
party-name-placeholder = 名前（省略できます）
party-name-taken = ほかの人が使っている名前です。
party-need-person = すべての席が CPU です。ゲームは自動で進みます。

## オプション
party-options = オプション
party-badge-changed = 変更済み
party-badge-non-standard = 標準と異なる
party-default = 初期値
party-can-change = 変更可
party-note-default = 初期値：{ $value }
party-option-spoken = { $option }：{ $value }

party-option-exit = コマを出せる目
party-option-exit-note = この目が出ると、置き場のコマを出せます。もう 1 回振れるのは 6 のときだけです。
party-option-exit-6 = 6
party-option-exit-1_6 = 1 または 6
party-option-exit-5_6 = 5 または 6
party-option-exit-2_4_6 = 偶数

party-option-no_road = 盤上にコマがないとき
party-option-no_road-note = 盤上に進んでいるコマがひとつもないまま番が来たときの決まりです。
party-option-no_road-normal = いつもどおり一度振る
party-option-no_road-auto = 振らずにひとつ出す
party-option-no_road-three = 3 回まで振れる

party-option-three_sixes = 6 が三度続いたら番が終わる
party-option-three_sixes-note = 続けて三度目の 6 は使えず、番が終わります。
party-option-three_sixes-on = オン
party-option-three_sixes-off = オフ

party-option-capture_bonus = 取ったらもう 1 回振る
party-option-capture_bonus-note = 相手のコマを取ると、もう 1 回振れます。
party-option-capture_bonus-on = オン
party-option-capture_bonus-off = オフ

party-option-goal_bonus = ゴールしたらもう 1 回振る
party-option-goal_bonus-note = コマがゴールに着くと、もう 1 回振れます。
party-option-goal_bonus-on = オン
party-option-goal_bonus-off = オフ

party-option-safe = 安全なマス
party-option-safe-note = 安全なマスにいるコマは取られません。
party-option-safe-stars = スタートと星のマス
party-option-safe-starts = スタートのマスだけ
party-option-safe-none = なし

party-option-block = ブロック
party-option-block-note = 同じ色のコマが 2 つ以上いるマスで、ほかの色に何ができないかを決めます。
party-option-block-stop = 止まれない
party-option-block-pass = 止まることも通ることもできない
party-option-block-none = ブロックなし
party-option-block-no_overtake = だれも追い越せない

party-option-exact = ぴったりの目でゴールする
party-option-exact-note = オフにすると、大きすぎる目でもゴールで止まります。
party-option-exact-on = オン
party-option-exact-off = オフ

party-option-all_ranks = 全員の順位が決まるまで続ける
party-option-all_ranks-note = オンにすると、勝者が出たあとも残りの人で続けます。
party-option-all_ranks-on = オン
party-option-all_ranks-off = オフ

party-option-rotate = 始める人を替える
party-option-rotate-note = 「もう一度」を選ぶと、次の席の人から始めます。
party-option-rotate-on = オン
party-option-rotate-off = オフ

party-option-board = 盤の形
party-option-board-note = 「人数に合わせる」を選ぶと、使う腕だけの盤になります。
party-option-board-cross = いつも十字
party-option-board-fit = 人数に合わせる

party-option-limit = 番の制限時間
party-option-limit-note = オンラインのルームでだけ計ります。時間が切れると、CPU が一度だけ代わりに進めます。
party-option-limit-none = なし
party-option-limit-30 = 30 秒
party-option-limit-60 = 60 秒

## ボタンと見本
party-reset = 初期値に戻す
party-reset-done = オプションをすべて{ $preset }の初期値に戻しました。
party-start = ゲームを始める
party-preview-cross = 腕が 4 本ある十字形の { $n } 人用の盤
party-preview-strip = 左右に長い 2 人用の盤
party-preview-tee = 腕が 3 本ある T 字形の 3 人用の盤
