### 端末（ターミナル）だけの文。

terminal-prompt = 選択：
terminal-help = 番号を入れて Enter。r 振る、u 一手戻す、b 戻る、q 保存して終了。
terminal-help-makruk = b1d2 のような手か番号を入力。u 一手戻す、b 戻る、q 保存して終了。
terminal-saved = 保存しました。続きから：{ $command }
terminal-bye = 保存しました。またどうぞ。
terminal-not-saved = 保存しきれませんでした。最後のほうの手は失われます。
terminal-unknown = 「{ $input }」は選択肢にありません。
terminal-disabled = 今はできません：{ $why }
terminal-exported = 書き出した先：{ $path }
terminal-ludo-only = { $option } はルドーだけで使えます。
terminal-option = 「{ $input }」というルールのオプションはありません。{ $known } から選んでください。
terminal-output = 出力できませんでした：{ $why }
terminal-no-game = 「{ $id }」で始まる ID のゲームはありません。ID はメニューに出ます。
terminal-many-games = 「{ $id }」で始まる ID が複数あります。もう少し長く入れてください。

terminal-verify-good = { $path }：記録に問題はありません。
terminal-verify-choices = CPU の選択 { $n } 回を計算し直しました。すべて同じです。
terminal-verify-failed-starts = このゲームの前に、始められなかったことが { $n } 回あります。
terminal-verify-choice = { $n } 番目の場面：CPU なら別の選択をしたはずです。
terminal-verify-players = プレイヤーが、サイコロに封をしたときに席にいた人と違います。
terminal-verify-seats = サイコロに封をした席が、順番どおりの 2～4 席になっていません。
terminal-verify-share = 席 { $n } が、封をしたものと違う数を開きました。
terminal-verify-computer-share = 席 { $n } は CPU の席なのに、自分の数があります。
terminal-verify-count = 振った回数は { $rolls } 回ですが、鍵は { $keys } 回目まであります。
