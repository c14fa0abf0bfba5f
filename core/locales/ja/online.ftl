### リンクで友達と遊ぶ：ルーム、接続、確かめられるサイコロ、初回の画面。

## 初回の画面
online-welcome-title = Sanuk へようこそ
online-welcome-text = ルドーとマークルックを、ひとりでも、この端末でみんなとでも、リンクで友達とでも遊べます。登録は要りません。
online-welcome-play = 始める
online-welcome-waits = ルームに招待されています。次の画面で開きます。

## メニュー
online-menu-play = 友達と対戦（リンクを送る）
online-menu-play-hint = リンクを送ると、開いた人が席に着けます。
online-menu-code = コードをお持ちですか？
online-menu-code-hint = リンクやコードでルームに入ります。
online-menu-room = ルーム { $code } に戻る

## ルームを作る
online-create-title = 友達と対戦
online-create-intro-note = ゲームを選ぶと、送るためのリンクができます。リンクを開いて「参加する」を押した人が席に着きます。
online-create-seats = 席の数
online-create-seats-note = 2 人そろえば始められます。
online-create-clock = 持ち時間
online-create-clock-value = 各 5 分、そのあと秒読み 30 秒 3 回
online-create-sides = 白と黒
online-create-sides-value = 抽選、再対局ごとに交代
online-create-go = ルームを作る
online-create-busy = ルームを作っています…
online-rules-done = 完了


## 参加
online-join-title = コードをお持ちですか？
online-join-field = リンクまたはコード
online-join-placeholder = K7QF9 MWT2A
online-join-note = リンクを貼り付けるか、10 文字のコードを入力してください。大文字と小文字は区別しません。空白やハイフンは、あってもなくてもかまいません。
online-join-look = ルームを見る

## ルーム
online-room-title = ルーム { $code }
online-room-waiting = あと { $n } 人を待っています…
online-room-full = 全員そろいました。
online-room-guest-note = ホストがゲームを始めます。
online-room-before = 設定を見てから「参加する」を押すと、席に着きます。
online-room-mixing = みんなのサイコロの数を混ぜています…
online-room-link = このリンクを送ってください
online-room-link-note = 開いた人には、まず設定が見えます。「参加する」を押すまで、だれも席に着きません。
online-room-share = リンクを共有
online-room-share-title = { $game }への招待
online-room-share-text = { $game }で遊ぼう：{ $link }
online-room-copy = リンクをコピー
online-room-copied = リンクをコピーしました。
online-room-code = コード
online-room-code-spoken = コード：{ $signs }
online-room-copy-code = コードをコピー
online-room-code-copied = コードをコピーしました。
online-room-qr-label = リンクの QR コード。別のスマートフォンのカメラで読み取れます
online-room-seats = 席
online-room-side = 席 { $n }
online-room-seat-free = 空き
online-room-seat-you = あなた
online-room-seat-person = 人
online-room-seat-host = ホスト
online-room-seat-away = 離席中
online-room-seat-add = CPU を座らせる
online-room-seat-add-spoken = CPU を座らせる：{ $seat }
online-room-seat-free-it = この席を空ける
online-room-seat-free-spoken = この席を空ける：{ $seat }
online-room-rules = このルームのルール
online-room-seal = サイコロの封
online-room-seal-note = サイコロの目のもとになる数の半分は、あなたが席に着く前に、サーバーが封をしてあります。残りの半分は、あなたのスマートフォンが加えます。
online-room-no-push-note = Sanuk は、閉じている間は通知を送りません。開いたままにするか、あとでもう一度見てください。
online-room-join = 参加する
online-room-start = 今いる { $n } 人で始める
online-room-start-now = ゲームを始める
online-room-fill = 空いている席を CPU にして始める
online-room-fill-hint = CPU は中級です。
online-room-leave = ルームを出る
online-room-leave-title = ルームを出ますか？
online-room-leave-text = あなたの席は、ほかの人が座れるようになります。
online-room-failed = { $n } 回目の開始に失敗しました：{ $who }から 10 秒以内に返事がありませんでした。その席は空きました。
online-room-back = ゲームに戻る

## 接続
online-connecting = 接続しています…
online-lost = 接続が切れました。つなぎ直しています…
online-lost-away = 接続が切れました。ここで進めた手は、つながったときに送ります。
online-replaced = 今は別の端末で遊んでいます。
online-replaced-here = ここで遊ぶ
online-retry = もう一度試す
online-sending = 送信中…
online-caught-up = その間に { $n } 手進みました。
online-no-offline-undo = 友達との対戦では、手を戻せません。

## エラーと、その先
online-error-unknown = コード { $code } のルームはありません。文字を確かめるか、リンクをもう一度もらってください。
online-error-full = このルームの席はすべて埋まっています。
online-error-started = このルームのゲームはもう始まっていて、空いている席がありません。
online-error-expired = このルームは閉じています。ルームは、最後の人がいなくなって 30 分、または作ってから 24 時間で閉じます。
online-error-ended = このルームは終わりました。終わったゲームはメニューに残っています。
online-error-version = このルームには、もっと新しい Sanuk が必要です。アプリを更新してから、リンクを開き直してください。
online-error-offline = { $host } のサーバーから返事がありません。接続を確かめてください。この端末だけで遊ぶ分には、接続は要りません。
online-error-busy = 試した回数が多すぎます。{ $n } 秒待ってから、もう一度試してください。
online-error-server = { $host } のサーバーで問題が起きました。少し待ってから、もう一度試してください。
online-error-strange = { $host } のサーバーと、このバージョンの Sanuk では話が通じません。アプリを更新するか、サーバーを運営している人に聞いてください。
online-error-other-server = これは { $host } への招待ですが、このアプリが使うサーバーは { $server } です。
online-error-no-server = サーバーが設定されていないため、友達と集まる場所がありません。ほかの機能はサーバーなしで使えます。サーバーを運営している人に、アドレスを聞いてください。
online-error-link = Sanuk のルームへのリンクではありません。
online-error-sign = コードに「{ $sign }」は使われません。数字と、I、L、O、U 以外の英字だけです。
online-error-length = コードは 10 文字ですが、入力されたのは { $n } 文字です。
online-error-empty = コードを入力するか、リンクを貼り付けてください。
online-error-left = このゲームを抜けました。クイックでは戻れません。
online-error-seat-lost = この端末から返事がなかったため、席が空きました。もう一度参加できます。
online-refused-seat = その間に席が変わりました。もう一度確かめてください。
online-refused-host = これができるのはホストだけです。
online-refused-away = この席の人が離れてから、まだ 10 秒たっていません。
online-refused-few = 始めるには 2 人必要です。
online-refused-filled = 空いている席はありません。
online-refused-missing = つながっていない人がいます。待つか、その席を空けてください。
online-refused-dice = サイコロを封じ直しています。少し待ってから、もう一度試してください。
online-refused-begun = ゲームはもう始まっています。
online-refused-no-game = 今は、進行中のゲームがありません。
online-refused-offer = その提案は、もう取り消されています。
online-refused-busy = ルームが混み合っています。少し待ってから、もう一度試してください。
online-error-not-kept = この端末に席を保存できないため、何も送りませんでした：{ $why }
online-error-dice = 封に合わない目が出ました。続けられますが、このゲームは無効扱いになり、記録に印が付きます。
online-record-marked = サイコロが封に合わない
online-way-code = 別のコードを入力
online-way-create = 自分のルームを作る
online-way-settings = サーバーを設定する
online-way-menu = メニューへ

## ゲームの画面
online-away = 離席中
online-away-ai = 離席中、CPU が代わりに進めます
online-left-ai = 抜けました、CPU が代わりに進めます
online-im-back = 戻りました
online-leave-ai = 抜ける（CPU に任せる）
online-leave-title = ゲームを抜けますか？
online-leave-quick-text = このあとは CPU が進めます。もう戻れません。
online-leave-party-text = CPU が代わりに進めます。ゲームが終わるまでは、この端末で戻れます。
online-close-title = ゲームを閉じますか？
online-close-text = 席は残ります。45 秒たつと、戻るまで CPU が代わりに進めます。
online-close-clock-text = 席は残りますが、持ち時間は減り続けます。
online-close = 閉じる
online-draw-offered = 引き分けを提案しました。
online-clock-spoken = 残り { $time }
online-clock-periods = 30 秒 × { $n }
online-clock-periods-spoken = 30 秒の秒読み、残り { $n } 回
online-clock-warn = 残り { $n } 秒
online-clock-period-lost = 秒読みを一回使いました。残り { $n } 回です。

## 終わり
online-rematch = 再対局
online-rematch-accept = 再対局を受ける
online-rematch-waiting = ほかの人の返事を待っています…
online-rematch-offered = { $who }が再対局を希望しています。
online-result-check = サイコロを確かめる

## サイコロを確かめる
online-check-title = サイコロを確かめる
online-check-good = { $n } 回分の目を確かめました。すべて封に合っています。
online-check-lot-good = 白と黒を決めた抽選は、封に合っています。
online-check-none = まだ確かめるものがありません。目が出るたびに確かめます。
online-check-bad = { $n } 回目の目が封に合いません。
online-check-bad-share = { $who }が、封じたものとは違う数を見せました。
online-check-bad-ai-share = { $who }の CPU が、自分の数を持っています。
online-check-bad-seats = 遊んだ人が、サイコロを封じた人たちと違います。
online-check-bad-count = 目の記録が足りないか、多すぎます。
online-check-bad-choice = { $n } 番目の記録で、{ $who }の CPU なら別の選び方をします。
online-check-bad-record = 記録がゲームのルールに合いません。
online-check-newer = CPU の選択は、もっと新しいルールによるものです。アプリを更新してから確かめてください。
online-check-choices-wait = CPU の選択も確かめています…
online-check-choices = CPU の選択 { $n } 回分も確かめました。すべて同じです。
online-check-bad-note = だれかが何かを書き換えました。続けられますが、このゲームは無効扱いです。記録を書き出して、ほかの人に見せられます。
online-check-how = しくみ
online-check-how-1 = まだだれも席に着いていないときに、サーバーは、すべての目について自分の受け持つ半分を書き、鍵をかけました。封はその鍵の番号です。番号はみんなに見えていて、中身を変えると封も変わってしまいます。
online-check-how-2 = 次に、一人ひとりのスマートフォンが秘密の数を決め、まずその数の指紋だけを見せました。だから、ほかの人の数を見てから自分の数を変えることはできません。
online-check-how-3 = ゲームが始まるとき、すべてのスマートフォンが数を見せました。目は、サーバーの半分とみんなの数を合わせて計算します。だれも、ひとりで目を選ぶことはできません。
online-check-how-4 = 目が出るたびに、サーバーは自分の半分をひとつずつ開きます。スマートフォンが計算し直して比べた結果が、上の確認です。
online-check-how-5 = これで分かるのは、だれも目を選べなかったことです。サーバーの運営者が先の目を見ていなかったことまでは分かりません。
online-check-facts = 数字
online-check-seal = 封
online-check-game = ゲーム
online-check-mix = みんなの数を混ぜた値
online-check-seat = { $who }の指紋
online-check-rolls = 出た目
online-check-roll = { $n } 回目
online-check-roll-value = { $die }・合っています
online-check-roll-bad = { $die }・合いません
online-check-failed = 始められなかった回
online-check-failed-line = 封 { $seal }：{ $who }から返事がありませんでした。
online-check-export = 記録を書き出す

## 設定
online-settings-group = リンクで友達と遊ぶ
online-settings-name = オンラインで表示する名前
online-settings-name-none = 名前なし
online-settings-name-note = 同じルームの人に表示されます。名前は参加するときに送られ、対局の記録には残りません。退室すると、またはルームの終了から 30 日たつと、サーバーから削除されます。
online-settings-name-empty = 目に見える文字がありません。
online-settings-name-long = { $n } 文字は長すぎます。名前は { $max } 文字までです。
online-settings-name-sign = 目に見えない文字や、文字の向きを変える文字（{ $sign }）は名前に使えません。
online-settings-hide = ほかの人の名前を隠す
online-settings-hide-note = 名前の代わりに色や席の番号を表示します。
online-settings-server = サーバー
online-settings-server-note = ルームのある場所です。友達と対戦するときだけ使います。
online-settings-server-none = サーバーが設定されていないため、友達とは対戦できません。
online-settings-server-default = このアプリの初期値は { $server } です。
online-settings-server-scheme = アドレスは https:// で始まります。
online-settings-server-host = 「{ $host }」はサーバーのアドレスではありません。
online-settings-server-tail = アドレスに「?」と「#」は使えません。
