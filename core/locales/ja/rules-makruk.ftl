### マークルックのルールのページ。文はすべて自分たちで書いたもの。

rules-makruk-title = マークルック
rules-makruk-intro = マークルックとは
rules-makruk-board = 盤と初めの並べ方
rules-makruk-moves = 駒の動き
rules-makruk-order = 指す順番
rules-makruk-promotion = 成り
rules-makruk-check = 王手、詰み、ステイルメイト
rules-makruk-counting = 数え
rules-makruk-counting-board = 盤数え
rules-makruk-counting-pieces = 駒数え
rules-makruk-endings = 対局の終わり
rules-makruk-strategy = 基本の考え方
rules-makruk-chess = マークルックとチェス
rules-makruk-here = このアプリで指す
rules-makruk-faq = よくある質問

## はじめに
rules-makruk-intro-1 = マークルック（หมากรุกไทย）は、二人で指すタイの伝統のゲームです。チェスの近い仲間で、今も公園や市場、大会で毎日のように指されています。
rules-makruk-intro-2 = 駒は双方 16 枚ずつです。クン 1 枚、メット 1 枚、コーン 2 枚、マー 2 枚、ルア 2 枚、ビア 8 枚です。白が先手で、そのあとは交互に指します。
rules-makruk-intro-3 = 相手のクンを詰ませば勝ちです。王手でないのに指せる手がなければ引き分けです。マークルックらしさは終盤にあります。劣勢な側は手数を数えることができ、その間に詰まなければ引き分けになります。

## 盤と並べ方
rules-makruk-board-1 = 盤は 8 × 8 マスです。マスの色はどれも同じで、線だけで分かれています。
rules-makruk-board-2 = 筋は白の左から a～h、段は白の側から 1～8 です。e4 は e の筋と 4 の段のマスです。
rules-makruk-board-3 = 駒は自分の側の一段目に、ビアは三段目に並べます。白は 3 の段、黒は 6 の段です。その間の一段は空けておきます。
rules-makruk-setup-1 = 白：ルア a1・h1、マー b1・g1、コーン c1・f1、クン d1、メット e1、ビアは 3 の段。
rules-makruk-setup-2 = 黒：ルア a8・h8、マー b8・g8、コーン c8・f8、メット d8、クン e8、ビアは 6 の段。
rules-makruk-setup-3 = そのため、クンは相手のメットと向かい合います。
rules-makruk-setup-4 = 自分の側から見て、クンはメットの左にいます。

## 駒の動き
rules-makruk-moves-note = 相手の駒がいるマスに入ると、その駒を取り、取った駒は盤から除きます。遠くまで動けるのはルアだけ、跳び越えられるのはマーだけです。
rules-makruk-column-piece = 駒
rules-makruk-column-number = 枚数
rules-makruk-column-move = 動き
rules-makruk-name-khun = クン（ขุน）、王
rules-makruk-number-khun = 1
rules-makruk-move-khun = 8 方向のどれかに一マス。
rules-makruk-name-met = メット（เม็ด）、参謀
rules-makruk-number-met = 1
rules-makruk-move-met = 斜めに一マス。
rules-makruk-name-khon = コーン（โคน）、貴人
rules-makruk-number-khon = 2
rules-makruk-move-khon = 斜めに一マス、またはまっすぐ前に一マス。
rules-makruk-name-ma = マー（ม้า）、馬
rules-makruk-number-ma = 2
rules-makruk-move-ma = まっすぐ 2 マス、横に 1 マス。ほかの駒を跳び越えられる。
rules-makruk-name-ruea = ルア（เรือ）、舟
rules-makruk-number-ruea = 2
rules-makruk-move-ruea = 筋か段に沿って、空いているマスをいくつでも。
rules-makruk-name-bia = ビア（เบี้ย）、貝
rules-makruk-number-bia = 8
rules-makruk-move-bia = まっすぐ前に一マス。取るときは斜め前に一マス。
rules-makruk-name-bia-ngai = ビア・ンガーイ（เบี้ยหงาย）、裏返した貝
rules-makruk-number-bia-ngai = –
rules-makruk-move-bia-ngai = 成ったビア。メットと同じく斜めに一マス。
rules-makruk-diagram-start = 初めの並べ方：白は 1 の段と 3 の段、黒は 6 の段と 8 の段。クン d1 はメット d8 と、メット e1 はクン e8 と向かい合います。
rules-makruk-diagram-khun = d4 のクンは c3、c4、c5、d3、d5、e3、e4、e5 に動けます。
rules-makruk-diagram-met = d4 のメットは c3、c5、e3、e5 に動けます。
rules-makruk-diagram-khon = d4 にいる白のコーンは c3、c5、e3、e5 と、まっすぐ前の d5 に動けます。
rules-makruk-diagram-ma = d4 のマーは b3、b5、c2、c6、e2、e6、f3、f5 に動けます。
rules-makruk-diagram-ruea = d4 のルアは d の筋と 4 の段のどのマスにも動けます。
rules-makruk-diagram-bia = d4 にいる白のビアは d5 に進むか、c5 または e5 の駒を取れます。
rules-makruk-diagram-bia-ngai = d4 のビア・ンガーイは、メットと同じく c3、c5、e3、e5 に動けます。
rules-makruk-moves-end = キャスリングはなく、ビアが二マス進むことも、アンパッサンもありません。

## 指す順番
rules-makruk-order-1 = 白が初手を指し、そのあとは交互に一手ずつ指します。パスはできません。
rules-makruk-order-2 = 初めの並べ方で、白が選べる手は 23 通りです。

## 成り
rules-makruk-promotion-1 = ビアが自分の側から数えて六段目、つまり白は 6 の段、黒は 3 の段に着くと、その場で裏返ってビア・ンガーイになります。進んで着いても、取って着いても同じです。
rules-makruk-promotion-2 = そこでビアのままでいることも、ほかの駒に成ることもできません。何枚でも成れます。
rules-makruk-promotion-3 = ビア・ンガーイの動きはメットと同じですが、見た目が違います。口を上に向けて置いた貝の形です。
rules-makruk-diagram-promotion = d5 にいる白のビアが d6 に進み、ビア・ンガーイになります。

## 王手
rules-makruk-check-1 = 次の手で取られるところにいるクンには、王手（チェック）がかかっています。かけられた側は、すぐに防がなければなりません。クンを動かすか、王手をかけた駒を取るか、間に駒を入れます。
rules-makruk-check-2 = 指したあとで自分のクンが王手になる手は指せません。王手なのに防ぐ手がなければ詰みで、その側の負けです。
rules-makruk-check-3 = 王手でないのに指せる手がひとつもなければステイルメイトで、引き分けです。
rules-makruk-diagram-mate = 詰み：h8 にいる白のルアが 8 の段に沿って王手をかけ、b6 のクンが a7 と b7 を押さえています。a8 にいる黒のクンには逃げ場がありません。
rules-makruk-diagram-stalemate = ステイルメイト：黒の番です。a8 のクンは王手ではありませんが、a7 にも b7 にも b8 にも動けません。

## 数え
rules-makruk-counting-1 = マークルックに 50 手ルールはありません。その代わり、攻められている側が自分の手数を数えられます。数が上限に達するまでに詰まなければ、引き分けです。
rules-makruk-counting-2 = 二種類あります。盤数えはプレイヤーが自分で始め、やめることもできます。駒数えは、一方がクンだけになると自動で始まります。
rules-makruk-counting-3 = どの対局でも、アプリが代わりに数えます。盤のすぐ下に、数える側、数、上限、残り手数が出ます。
rules-makruk-counting-board-note = タイ語では นับศักดิ์กระดาน といいます。双方に駒が残っているときの数えです。
rules-makruk-counting-board-1 = 成っていないビアが盤になく、双方にクン以外の駒があれば始められます。
rules-makruk-counting-board-2 = だれも数えていなければ、どちらの側も自分の番に始められます。「数え始める」を押して指してください。その手が 1 で、そのあと自分が指すたびに 1 ずつ増えます。
rules-makruk-counting-board-3 = 始めた側が数える側です。
rules-makruk-counting-board-4 = 上限は 64 です。数える側が 64 番目の手を指し、続く相手の手が詰みでなければ引き分けです。
rules-makruk-counting-board-5 = 自分の番ならいつでも「数えるのをやめる」を押せます。その番の手までは数えます。どちらかがまた始めると、1 から数えます。
rules-makruk-counting-board-6 = 数える側が数えている間に詰ますと、引き分けにしかなりません。やめる手や始める手で詰ましても同じです。
rules-makruk-counting-board-7 = 数えている間に詰みが見えたら、先に数えるのをやめ、次の手から詰ましてください。アプリが前もって知らせます。
rules-makruk-counting-pieces-note = タイ語では นับศักดิ์หมาก といいます。クンだけになった側の数えです。
rules-makruk-counting-pieces-1 = 成っていないビアがなく、一方だけがクン一枚になると、自動で始まります。続いていた盤数えは、そこで終わります。
rules-makruk-counting-pieces-2 = クンだけの側が数え、やめることはできません。
rules-makruk-counting-pieces-3 = 1 からは始まりません。最初の数は、双方のクンもビア・ンガーイも含めた盤上の駒の数に 1 を足したものです。
rules-makruk-counting-pieces-4 = 上限は、そのとき優勢な側にある駒で決まります。表のいくつかの行に当てはまるときは、いちばん小さい上限を使います。
rules-makruk-counting-pieces-5 = そのあと何が取られても、上限は変わりません。
rules-makruk-counting-pieces-6 = 数える側が上限に達する手を指すと、優勢な側にあと一手だけ残ります。それが詰みでなければ、すぐに引き分けです。
rules-makruk-counting-pieces-7 = 最初の数がすでに上限を超えているときは、優勢な側にはその一手しかありません。
rules-makruk-limit-note = 優勢な側の駒による駒数えの上限：
rules-makruk-column-men = 優勢な側の駒
rules-makruk-column-limit = 上限
rules-makruk-limit-1 = ルア 2 枚
rules-makruk-limit-1-value = 8
rules-makruk-limit-2 = ルア 1 枚
rules-makruk-limit-2-value = 16
rules-makruk-limit-3 = コーン 2 枚
rules-makruk-limit-3-value = 22
rules-makruk-limit-4 = マー 2 枚
rules-makruk-limit-4-value = 32
rules-makruk-limit-5 = コーン 1 枚
rules-makruk-limit-5-value = 44
rules-makruk-limit-6 = マー 1 枚
rules-makruk-limit-6-value = 64
rules-makruk-limit-7 = メットかビア・ンガーイだけ
rules-makruk-limit-7-value = 64
rules-makruk-counting-example = 例：白がクン・ルア・メット、黒がクンだけのとき、盤上の駒は 4 枚なので、黒の最初の数は 5 です。白のルアは 1 枚なので、上限は 16 です。黒が 16 まで数えると、白にあと一手だけ残ります。

## 終わり
rules-makruk-endings-note = 詰みとステイルメイトのほか、次のときに終わります。
rules-makruk-ending-1 = 上で説明した数えによる引き分け。
rules-makruk-ending-2 = 手番も同じ局面が三度現れたら引き分け。メットとビア・ンガーイは同じものとみなします。
rules-makruk-ending-3 = 双方のクンだけが残ったら引き分け。
rules-makruk-ending-4 = 双方が 200 手ずつ、合わせて 400 手を指したら引き分け。
rules-makruk-ending-5 = 一方が引き分けを提案し、他方が受けたら引き分け。
rules-makruk-ending-6 = 投了した側の負け。
rules-makruk-ending-7 = 持ち時間のある対局では、時間が切れた側の負け。どの駒が残っていても同じです。
rules-makruk-ending-8 = いつも詰みが優先です。詰ました手には上の引き分けは当てはまりません。ただし、盤数えをしている側が詰ました場合は別です。
rules-makruk-endings-end = どれかに当てはまると、アプリがすぐに対局を終えます。申し出る必要はありません。

## 考え方
rules-makruk-strategy-note = マークルックでは、早く駒を取ることより、ビアの形とルアの働きが大切です。
rules-makruk-strategy-1 = コーンをビアの後ろに上げましょう。前と斜めを守るので、一マスずつ動く駒の中でいちばんよく中央を支えます。
rules-makruk-strategy-2 = ビアは横に並べるか、互いに守り合うようにつなげましょう。孤立したビアはすぐに取られ、列にあいた穴はなかなかふさがりません。
rules-makruk-strategy-3 = 遠くまで届くのはルアだけです。開いた筋に置き、交換する前によく考えましょう。
rules-makruk-strategy-4 = マーは一マスずつ動く駒に強い駒です。二枚を同時に狙えるマスを探しましょう。
rules-makruk-strategy-5 = 6 の段、黒なら 3 の段に着いたビアは、詰みの手助けをします。ただ、成っていない最後のビアがいる間は、数えも始まりません。
rules-makruk-strategy-6 = 相手の最後の駒を取る前に数えましょう。上限から、取ったあと盤上に残る駒の数を引いた分が、自分に残る手数です。自分の駒が一枚多いごとに、一手ずつ減ります。

## チェスとの比較
rules-makruk-chess-note = マークルックとチェスは根が同じです。マーとルアはナイトとルークとまったく同じ動きですが、ほかの多くは違い、終わり方はとくに違います。
rules-makruk-column-topic = 項目
rules-makruk-column-chess = チェス
rules-makruk-column-makruk = マークルック
rules-makruk-compare-1-topic = 王の隣
rules-makruk-compare-1-chess = クイーン、どの方向にもいくらでも
rules-makruk-compare-1-makruk = メット、斜めに一マス
rules-makruk-compare-2-topic = ビショップとコーン
rules-makruk-compare-2-chess = 斜めにいくらでも
rules-makruk-compare-2-makruk = 斜めか、まっすぐ前に一マス
rules-makruk-compare-3-topic = ナイト、ルーク
rules-makruk-compare-3-chess = ナイト、ルーク
rules-makruk-compare-3-makruk = 同じ：マー、ルア
rules-makruk-compare-4-topic = ポーンとビアの初めの位置
rules-makruk-compare-4-chess = 二段目、最初だけ二マス進める
rules-makruk-compare-4-makruk = 三段目、二マスは進めない
rules-makruk-compare-5-topic = 成り
rules-makruk-compare-5-chess = 最後の段で、選んだ駒に
rules-makruk-compare-5-makruk = 六段目で、いつもビア・ンガーイに
rules-makruk-compare-6-topic = キャスリング、アンパッサン
rules-makruk-compare-6-chess = あり
rules-makruk-compare-6-makruk = なし
rules-makruk-compare-7-topic = 初めの王の位置
rules-makruk-compare-7-chess = 向かい合う
rules-makruk-compare-7-makruk = クンはメットと向かい合う
rules-makruk-compare-8-topic = 盤
rules-makruk-compare-8-chess = 二色
rules-makruk-compare-8-makruk = 一色
rules-makruk-compare-9-topic = 詰みがないまま長引くとき
rules-makruk-compare-9-chess = 50 手ルール
rules-makruk-compare-9-makruk = 劣勢な側の数え
rules-makruk-chess-end = チェスに慣れた人には、ゆっくりした序盤と、長く正確さの要る終盤が待っています。クイーンがいないので攻めに時間がかかり、どれだけの時間があるかは数えが決めます。

## このアプリで指す
rules-makruk-here-1 = CPU と対戦するときは、強さをやさしい・ふつう・むずかしいから、自分の側を白・黒・おまかせから選びます。「もう一度」で白と黒が入れ替わります。持ち時間はなく、待ったもできます。待ったをすると、数えもそのときに戻ります。
rules-makruk-here-2 = ひとつの端末で二人で指すこともできます。ここでも待ったができ、黒の側から見えるように盤の向きを変えられます。
rules-makruk-here-3 = 友達とはリンクで指します。持ち時間は 5 分ずつで、そのあとは秒読み 30 秒が 3 回です。白と黒は抽選で決め、再対局のたびに入れ替えます。待ったはできません。
rules-makruk-here-4 = 持ち時間の 5 分を使い切ると、一手ごとに 30 秒です。その間に指せば秒読みの回数は減りません。超えるたびに 3 回のうちの一回を使い、最後の一回も超えると負けです。接続が切れていても時計は進みます。
rules-makruk-here-5 = 投了と引き分けの提案は、いつでもできます。「数え始める」と「数えるのをやめる」のボタンは、使えるときだけ出ます。

## 11 の質問
rules-makruk-question-1 = 初めに自分のクンはどこにいますか？
rules-makruk-answer-1 = 自分の側から見て、メットの左です。白のクンは d1、黒のクンは e8 なので、どちらも相手のメットと向かい合います。
rules-makruk-question-2 = ビアは初めに二マス進んだり、アンパッサンをしたりできますか？
rules-makruk-answer-2 = いいえ。いつも一マスずつ進み、相手の駒がいる斜め前のマスでだけ取れます。
rules-makruk-question-3 = ビアが何に成るかを選べますか？
rules-makruk-answer-3 = いいえ。いつもその場でビア・ンガーイになり、たずねられることはありません。何枚になってもかまいません。
rules-makruk-question-4 = ビア・ンガーイとメットはどう見分けますか？
rules-makruk-answer-4 = ビア・ンガーイは裏返した貝、メットは先のとがった小さな駒です。動きは同じで、画面の読み上げでは名前を呼び分けます。
rules-makruk-question-5 = ステイルメイトは勝ちですか？
rules-makruk-answer-5 = いいえ。相手がどれほど優勢でも引き分けです。
rules-makruk-question-6 = 自分で数えなければなりませんか？
rules-makruk-answer-6 = いいえ。駒数えは自動で進みます。盤数えはボタンを一度押すだけで、あとはアプリが数え、対局を終えるところまで受け持ちます。
rules-makruk-question-7 = 詰ましたのに、なぜ引き分けなのですか？
rules-makruk-answer-7 = 自分が盤数えをしている間に詰ましたからです。先に数えるのをやめ、次の手から詰ましてください。
rules-makruk-question-8 = 駒を取ると、初めから数え直しますか？
rules-makruk-answer-8 = いいえ。盤数えはそのまま続き、駒数えの上限は始まったときのままです。
rules-makruk-question-9 = 駒数えはなぜ 1 から始まらないのですか？
rules-makruk-answer-9 = 盤上の駒も数に入れるからです。4 枚なら最初の数は 5 で、駒が多いほど、詰みまでに残る手数は少なくなります。
rules-makruk-question-10 = 双方に駒があってもだれも勝てないときは、引き分けですか？
rules-makruk-answer-10 = 自動では引き分けになりません。引き分けに合意するか、どちらかが数えるか、同じ局面を繰り返してください。三度目に引き分けになります。
rules-makruk-question-11 = 待ったはできますか？
rules-makruk-answer-11 = CPU と対戦するときとこの端末で指すときは、対局が終わったあとでもできます。ネットワークを通してほかの人と指すときはできません。
