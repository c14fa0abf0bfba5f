### 設定。

settings-title = 設定

settings-group-language = 言語
settings-group-look = 表示
settings-group-play = 遊び方
settings-group-sound = 音と振動
settings-group-data = データ
settings-group-about = このアプリについて

settings-language-system = システムに合わせる
settings-language-note-th = タイ語になるのはメニュー、ゲームの画面、マークルックです。ルドーのルールとオプションは英語です。

settings-theme = テーマ
settings-theme-system = システムに合わせる
settings-theme-light = ライト
settings-theme-dark = ダーク
settings-contrast = 高コントラスト
settings-contrast-note = 輪郭が太く、印が大きくなります。
settings-motion = 動きを減らす
settings-motion-note = サイコロは転がらず、コマも跳ねません。システムの設定にも従います。
settings-text-size = 文字の大きさはシステムの設定に従います。
settings-pieces = マークルックの駒
settings-pieces-carved = 彫った駒
settings-pieces-letters = 文字
settings-pieces-note = 文字：K クン、M メット、S コーン、N マー、R ルア、P ビア、P+ ビア・ンガーイ。

settings-pace = 速さ
settings-pace-note = CPU の番とコマの動きの速さです。
settings-pace-slow = ゆっくり
settings-pace-normal = ふつう
settings-pace-fast = 速い
settings-confirm = コマの動かし方
settings-confirm-two = 二度押して動かす
settings-confirm-one = マウスは一度のクリックで動かす
settings-confirm-note = 一度押すと行き先が見え、もう一度押すと動きます。
settings-automove = 自動で動かす
settings-automove-note = 選べる手がひとつだけのときに動かします。
settings-autorotate = 盤を回す
settings-autorotate-note = ひとつの端末で一緒に遊ぶとき、番の人に合わせて盤を回します。
settings-odds = 取られる危険を表示
settings-odds-note = 次の番にコマが取られる確率をボタンに出します。

settings-sounds = 音
settings-haptics = 振動

settings-export-all = すべて書き出す
settings-export-all-note = すべてのゲームと設定をひとつのファイルにまとめます。
settings-import = 読み込む
settings-import-note = ゲームの記録か、すべて書き出したファイルを読み込みます。今あるものは上書きしません。
settings-imported = ゲームを { $n } 件読み込みました。
settings-imported-known = { $n } 件のゲームはすでにあります。
settings-imported-refused = { $n } 件のゲームは読めませんでした。{ $why }。
settings-delete-all = すべて削除
settings-delete-all-title = すべてのゲームと設定を削除しますか？
settings-delete-all-text = 元に戻せません。残したいものがあれば、先に書き出してください。
settings-deleted-all = すべて削除しました。
settings-saved-games = この端末に保存されたゲーム { $n } 件

settings-version = バージョン
settings-licence = ライセンス
settings-licences = ライセンス一覧
settings-licences-parts = 使っている部品
settings-privacy = 広告も追跡もありません。ゲームと設定はこの端末にだけあります。ルームで指した手と、そこで表示される名前だけが、ルームのサーバーを通ります。
