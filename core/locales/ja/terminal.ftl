### 端末（ターミナル）だけの文。

terminal-prompt = 選択：
terminal-help = 番号を入れて Enter。r 振る、u 一手戻す、b 戻る、q 保存して終了。
terminal-help-makruk = b1d2 のような手か番号を入力。u 一手戻す、b 戻る、q 保存して終了。
terminal-saved = 保存しました。続きから：{ $command }
terminal-bye = 保存しました。またどうぞ。
terminal-unknown = 「{ $input }」は選択肢にありません。
terminal-disabled = 今はできません：{ $why }
terminal-exported = 書き出した先：{ $path }
terminal-ludo-only = { $option } はルドーだけで使えます。
terminal-option = 「{ $input }」というルールのオプションはありません。{ $known } から選んでください。
