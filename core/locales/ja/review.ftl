### 終わったゲームを、いちばん強い CPU の目で振り返る。

## 題、ボタン、進み具合
review-title = 振り返り
review-open = 振り返り
review-progress = 全 { $last } 場面のうち { $at } 番目を調べています…

## 上に書く説明
review-intro-ludo = サイコロと選択が勝率をどれだけ動かしたか、いちばん強い CPU の見立てです。
review-intro-makruk = いちばん強い CPU が見たゲームの流れです。
review-worth = { $n }%

## ルドー：運と選択
review-seats = 運と選択
review-seat = サイコロ { $luck }・選択 { $lost }
review-seat-choices = 選択 { $all } 回のうち { $best } 回が最善
review-moments = 分かれ目
review-best-roll = いちばん幸運な目：{ $die }（{ $worth }）
review-worst-roll = いちばん不運な目：{ $die }（{ $worth }）
review-choice = コマ { $moved } を動かしましたが、コマ { $best } のほうが有利でした（{ $worth }）

## マークルック：グラフ、損な手、数え
review-graph = ゲームの流れ
review-graph-better = 上が白、下が黒。最後は{ $side }が優勢でした。
review-graph-even = 上が白、下が黒。最後はほぼ互角でした。
review-worst = 損の大きい手
review-worst-move = { $n }. { $move }（{ $worth }）
review-better = よりよい手順：{ $line }
review-nothing = 大きく損をした手はありません。
review-count-mated = 数えている間に詰ましたため、引き分けになりました。
review-count-stopped = 劣勢なのに数えるのをやめました。
review-count-started = 優勢なのに数え始めました。
review-count-not-started = 劣勢で数えられたのに、数えませんでした。
review-count-not-stopped = 優勢になっても数え続けました。

## 再生で見る、場面ごとの一言
review-show = 場面を見る
review-note-luck = この目の運：{ $worth }
review-note-best = 最善の選択です。
review-note-lost = この選択：{ $worth }。コマ { $best } のほうが有利でした。
review-note-line = この手の前の読み筋：{ $line }
