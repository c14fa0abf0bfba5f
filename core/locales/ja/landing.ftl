### 招待のリンクをブラウザーで開いたときのページ。開くだけでは席に着かない。

## 招待
landing-title-ludo = ルドーに招待されています
landing-title-makruk = マークルックの対局に招待されています
landing-preview = 友達が Sanuk での対戦に招待しています。
landing-seated = { $seats } 席のうち { $n } 人が着席
landing-full = 空いている席はありません。
landing-running = ゲームはもう始まっています。

## 開くだけでは起きないことと、次にすること
landing-note = このページを開いただけでは席に着きません。アプリで設定を見てから「参加する」を押すと、席に着きます。
landing-running-note = 席のある人は、アプリで続けられます。
landing-open = Sanuk で開く
landing-not-here-note = Sanuk が開きませんでした。インストール済みなら、アプリの「コードをお持ちですか？」にコードを入力してください。
landing-app-note = 何も起きないときは、Sanuk を開いて「コードをお持ちですか？」にコードを入力してください。
landing-play-store = Google Play で入手
landing-app-store = App Store で入手

## コード
landing-code = コード
landing-copy = コードをコピー
landing-copied = コピーしました
landing-scan = スマートフォンのカメラで読み取る
landing-qr-label = このリンクの QR コード

## 行き先のないリンクと、次にすること
landing-unknown-title = このコードのルームはありません
landing-unknown-note = 文字と数字を確かめるか、友達にリンクをもう一度送ってもらってください。
landing-expired-title = このルームは終わりました
landing-expired-note = 友達に新しいリンクをもらうか、Sanuk で自分のルームを作ってください。
landing-busy-title = 試した回数が多すぎます
landing-busy-note = お使いのネットワークから、多くのコードの問い合わせがありました。少し待ってから、もう一度試してください。
landing-trouble-title = 今はルームを探せません
landing-trouble-note = リンクに問題はないかもしれません。少し待ってから、もう一度試してください。
landing-enter-title = コードをお持ちですか？
landing-enter-note = 10 文字のコードを入力してください。大文字と小文字は区別しません。空白やハイフンは、あってもなくてもかまいません。
landing-enter = ルームへ進む
landing-language = 言語
