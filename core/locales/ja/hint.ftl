### 「おすすめの手」：いちばん強い CPUの手とその理由。

## ボタンと、押せない理由
hint-button = おすすめの手
hint-not-now = 選べる手があるときに使えます。
hint-looking = よい手を探しています…

## ルドー
hint-ludo = コマ { $piece } → { $to }：{ $reasons }。

## 理由
hint-wins = これで勝ち
hint-captures = { $victim }を取れる
hint-finishes = ゴールする
hint-escapes = 危険（{ $from }%）から逃れる
hint-less-danger = 取られる危険が { $from }% から { $to }% に減る
hint-blocks = ブロックができる
hint-comes-out = コマを出せる
hint-home = ゴールの列に入って安全
hint-safe = 安全なマス
hint-aims = { $victim }のコマを狙える
hint-rolls-again = もう一度振れる
hint-least-danger = 危険がいちばん少ない（{ $to }%）
hint-only = 動けるのはこれだけ
hint-ahead = 先へ進める

## マークルック
hint-makruk = { $piece } { $from } → { $to }：{ $reasons }。読み筋：{ $line }
hint-promotes = ビアが成る
hint-checks = 王手
hint-mates = 自分の { $n } 手で詰み
hint-mated = いちばん長く粘れる手（相手の { $n } 手で詰まされる）
hint-better = 優勢
hint-worse = 劣勢
hint-even = ほぼ互角
hint-count-start = 先に数え始める
hint-count-stop = 先に数えるのをやめる
