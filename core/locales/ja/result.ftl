### ゲームの終わり。

result-title = 結果
result-wins = { $who }の勝ち
result-draw = 引き分け
result-over = 終了

## ルドー：終わった理由
result-ludo-all-home = { $who }が最初にコマ 4 つを全部ゴールさせました。
result-ludo-all-ranks = 全員の順位が決まりました。
result-ludo-resigned = { $who }が投了しました。

## マークルック：終わった理由
result-makruk-mate = 詰み：{ $loser }は王手から逃れられません。
result-makruk-resignation = { $loser }が投了しました。
result-makruk-time-out = { $loser }の時間切れです。
result-makruk-stalemate = ステイルメイト：{ $side }は王手をかけられていませんが、指せる手がありません。
result-makruk-mate-while-counting = { $side }が盤数えの間に詰ましたため、引き分けです。
result-makruk-board-count = 盤数え：{ $side }が 64 まで数え、続く相手の手が詰みではありませんでした。
result-makruk-piece-count = 駒数え：上限までに{ $side }のクンが詰みませんでした。
result-makruk-two-khuns = 双方のクンだけが残りました。
result-makruk-repetition = 同じ局面が三度現れました。
result-makruk-ply-limit = 双方が 200 手ずつ、合わせて 400 手を指しました。
result-makruk-agreement = 双方が引き分けに合意しました。

## 順位
result-rank = { $n } 位
result-rank-shared = { $rank }（同順位）
result-rank-winner = 勝者
result-rank-detail = ゴール { $finished }・出たコマ { $out }・合計 { $steps } マス
result-rank-home = 4 つともゴール

## サイコロとまとめ
result-dice = サイコロ
result-dice-all = 全員
result-dice-spoken = { $who }：一の目 { $one } 回、二の目 { $two } 回、三の目 { $three } 回、四の目 { $four } 回、五の目 { $five } 回、六の目 { $six } 回
result-facts = まとめ
result-fact-rolls = 振った回数
result-fact-moves = 手数
result-fact-captures = 取ったコマ
result-fact-men-captured = 取った駒
result-fact-sixes = 6 が出た回数
result-fact-wait = 6 をいちばん長く待った人
result-fact-wait-value = { $who }、{ $n } 回
result-fact-checks = 王手
result-fact-promotions = 成り
result-fact-time = かかった時間
result-fact-time-short = 1 分未満
result-fact-time-minutes = { $m } 分
result-fact-time-hours = { $h } 時間 { $m } 分

## ボタンと絵
result-again = もう一度
result-choose = 遊び方を選び直す
result-replay = 再生
result-board = 盤を見る
result-undo = 1 手戻す
result-export = 記録を書き出す
result-picture-ludo = 最後の盤面。{ $counts }
result-picture-makruk = 最後の局面

# Games in rooms that end without a result.
result-void = 無効
result-void-no-first-move = 1 分以内に初手が指されなかったため、無効になりました。
result-void-room-ended = 終わる前にルームが閉じたため、無効になりました。
result-void-dice-spent = 封をしたサイコロをすべて使い切ったため、無効になりました。
