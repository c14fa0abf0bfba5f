### 最初の画面。

menu-title = Sanuk
menu-rules = ルール
menu-settings = 設定

## ゲームの紹介
menu-card-ludo = 2～4 人・約 20 分・先にコマ 4 つを全部ゴールさせた人の勝ち
menu-card-makruk = 2 人・約 30 分・タイの将棋、数えはアプリにおまかせ

## 始める前に選ぶこと
menu-players = 人数
menu-players-value = { $n }
menu-preset = ルール
menu-preset-quick = クイック
menu-preset-party = パーティー
menu-preset-quick-note = ブロックを通り抜けられ、ゴールするともう 1 回振れます。いつも赤から始めます。
menu-preset-party-note = ブロックは通れません。全員の順位が出ます。始める人は毎回替わります。
menu-options = オプションと席を決める
menu-options-changed = 変更したオプション { $n } 個
menu-colour = CPU と対戦するときの自分の側
menu-colour-white = 白
menu-colour-black = 黒
menu-colour-lot = おまかせ
menu-colour-note = 白が先手です。「もう一度」で白と黒が入れ替わります。

## 遊び方
menu-play-ai = CPU と対戦：{ $level }
menu-play-ai-hint-ludo = あなたは赤です。ほかの色は CPU が受け持ちます。
menu-play-ai-hint-makruk = 時間制限はなく、待ったもできます。
menu-play-device = この端末で { $n } 人で遊ぶ
menu-play-device-hint = 端末を順に渡して遊びます。だれの手でも戻せます。

## 途中のゲーム
menu-running = 途中のゲーム
menu-running-empty = 途中のゲームはありません。遊び方を選んでください。ゲームは一手ごとに保存されます。
menu-game-title = { $game }・{ $rules }・{ $players }
menu-game-title-plain = { $game }・{ $players }
menu-game-against = CPU（{ $level }）と対戦
menu-game-turn = { $who }の番・{ $when }
menu-delete-spoken = { $title }を削除
menu-export-spoken = { $title }を書き出す
menu-deleted = 削除しました：{ $title }
menu-restored = ゲームの削除を取り消しました。
menu-show-more = あと { $n } 件を見る
menu-import = ゲームを読み込む

## 終わったゲーム
menu-finished = 終わったゲーム
menu-finished-won = { $who }の勝ち・{ $when }
menu-finished-draw = 引き分け・{ $when }
menu-game-damaged = 破損

## 統計
menu-statistics = 統計
menu-statistics-empty = ゲームを最後まで遊ぶと、ここに統計が出ます。
menu-statistics-level = CPU（{ $level }）との対戦成績
menu-statistics-results = { $won } 勝 { $lost } 敗 { $drawn } 分
menu-statistics-face = { $face } の目
menu-statistics-face-count = { $n } 回（{ $percent }%）
menu-statistics-rolls = 振った回数
menu-statistics-expected = 偏りのないサイコロなら、どの目の割合も、振るほど { $percent }% に近づきます。
