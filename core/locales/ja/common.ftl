### 複数の画面で使うことば。数字は半角で、前後に空白を置く。人の名前には「さん」を付ける。

## アプリとゲームの名前
common-app-name = Sanuk
common-ludo = ルドー
common-makruk = マークルック

## ルドーのプレイヤー（色）
common-color-red = 赤
common-color-green = 緑
common-color-yellow = 黄
common-color-blue = 青

## マークルックの両者
common-side-white = 白
common-side-black = 黒

## 持ち主の印の読み上げ
common-mark-red = 三角
common-mark-green = 十字
common-mark-yellow = 丸
common-mark-blue = 四角

## 人と席
common-person = { $name }さん
common-seat = { $color }・{ $name }
common-computer-level = CPU（{ $level }）

## CPU の強さ
common-level-ludo-easy = 初級
common-level-ludo-normal = 中級
common-level-ludo-hard = 上級
common-level-makruk-easy = やさしい
common-level-makruk-normal = ふつう
common-level-makruk-hard = むずかしい

## マークルックの駒
common-role-khun = クン
common-role-met = メット
common-role-khon = コーン
common-role-ma = マー
common-role-ruea = ルア
common-role-bia = ビア
common-role-bia-ngai = ビア・ンガーイ

## ボタン
common-back = 戻る
common-close = 閉じる
common-cancel = キャンセル
common-export = 書き出す
common-import = 読み込む
common-undo = 元に戻す
common-settings = 設定
common-opens-outside = ブラウザーで開きます

## つなぎのことば
common-list-comma = { $first }、{ $rest }
common-list-and = { $first }と{ $rest }
common-list-or = { $first } または { $rest }
common-dot = { $first }・{ $rest }

## 日付と時刻
common-date = { $year } 年 { $month } 月 { $day } 日
common-time = { $hour }:{ $minute }
common-today = 今日 { $time }
common-yesterday = 昨日 { $time }
common-just-now = たった今
common-last-modified = 最終更新：{ $date }
common-minutes-ago = { $n } 分前

## 数量
common-players = { $n } 人

## アプリの外へのリンク
common-outside-title = ブラウザーで開きますか？
common-outside-text = { $url }
common-outside-open = 開く
