### ルドーのルールのページ。文はすべて自分たちで書いたもの。

rules-ludo-quick-title = ルドー：クイックのルール
rules-ludo-party-title = ルドー：パーティーのルール

## クイック：見出し
rules-ludo-quick-rules = ルール
rules-ludo-quick-controls = 操作方法
rules-ludo-quick-tips = コツ
rules-ludo-quick-history = 歴史
rules-ludo-quick-sources = 出典
rules-ludo-quick-faq = よくある質問
rules-ludo-quick-similar = 似ているゲーム

## クイック：8 つのルール
rules-ludo-quick-intro = ルドーのルールは、国ごとに、そして家ごとに少しずつ違います。このアプリのクイックは、次の 8 つのルールで遊びます。
rules-ludo-quick-rule-1 = 2 人、3 人、4 人で遊べます。それぞれがコマ 4 つを置き場に置いて始めます。二人なら向かい合う赤と黄、三人なら赤・緑・黄、四人ならすべての色を使います。赤から始め、番は上から見て時計回りに移ります。
rules-ludo-quick-rule-2 = 自分の番が来たら、サイコロひとつを一度振ります。6 が出ると、置き場のコマをひとつ自分のスタートのマスに出すか、盤の上のコマを 6 マス進められます。ほかの目ではコマを出せません。
rules-ludo-quick-rule-3 = コマは周回の 52 マスを時計回りに進みます。一周し終える手前で自分の色のゴールの列に曲がります。この 5 マスに、ほかの色は入れません。ゴールはスタートから 56 マス目で、ぴったりの目でしか入れません。目が大きすぎるコマは動けません。
rules-ludo-quick-rule-4 = ほかの色のコマがひとつだけいるマスに止まると、そのコマを取ります。取られたコマは自分の置き場に戻ります。スタートのマス 4 つと星のマス 4 つでは取れず、違う色のコマが並んで立ちます。
rules-ludo-quick-rule-5 = 同じ色のコマが同じマスに 2 つ以上いると、ブロックになります。ほかの色は、安全なマスでもそこに止まれませんが、通り抜けることはできます。自分のスタートにほかの色のブロックがいると、コマを出せません。
rules-ludo-quick-rule-6 = 6 が出たとき、コマを取ったとき、コマがゴールしたときは、もう 1 回振れます。重なっても増えません。6 でコマを取っても、もう 1 回振れるのは一度だけです。
rules-ludo-quick-rule-7 = ひとつの番で 6 が三度続くと、三度目の 6 は使えず、そこで番が終わります。はじめの二度で動かしたコマはそのままです。
rules-ludo-quick-rule-8 = 動けるコマがあれば、必ず動かします。ひとつもなければ番が終わりますが、6 が出たときだけは、もう 1 回振ります。最初にコマ 4 つを全部ゴールさせた人が勝ちで、そこで終わりです。そのあとの順位は決めません。

## クイック：操作（6 段落）
rules-ludo-quick-control-1 = メニューでまず人数を 2 人、3 人、4 人から選び、次に遊び方のボタンを押します。初級・中級・上級の CPU と対戦するか、その人数で一緒にこの端末で遊ぶか、友達に URL を送って遊びます。CPU と対戦するときはあなたが赤で、ほかの色はすべて CPU が受け持ちます。この端末で遊ぶときはどの色も人が受け持ち、端末を順に渡します。
rules-ludo-quick-control-2 = サイコロを振るには、盤の真ん中のサイコロか「サイコロを振る」ボタンを押します。
rules-ludo-quick-control-3 = 動けるコマは、足元に金色の輪、頭の上に金色の印が付きます。マウスなら、コマにポインターを合わせると行き先が見え、クリックすると動きます。指なら、一度押すと行き先が見え、同じコマをもう一度押すと動きます。別のコマを押すと、そちらに選び直せます。行き先のマスを押すと、そこへ行くコマが選ばれます。
rules-ludo-quick-control-4 = 「ボタンで操作」の欄は盤の右、画面が狭いときは下にあり、盤でできることは全部できます。コマごとにボタンがひとつあり、今の場所と動いたあとの場所が「スタート+3 → スタート+9」のように出ます。取れる手には「取る」と出ます。その下には、直前の目と動かしたコマ、色ごとのゴールしたコマ・盤上のコマ・置き場のコマの数が出ます。ボタンだけでも、キーボードだけでも最後まで遊べます。Tab と矢印キーで移動し、Enter で選び、Space で振り、Z で戻します。
rules-ludo-quick-control-5 = 盤はドラッグで回り、ホイールか二本の指で拡大・縮小できます。盤の右上で「斜めから」と「真上から」を切り替えます。CPU と対戦するときとこの端末で遊ぶときは赤の置き場が、オンラインでは自分の置き場が手前の左に来ます。最後に動いたコマが離れたマスには、オレンジ色の輪が残ります。
rules-ludo-quick-control-6 = CPU と対戦するときとこの端末で遊ぶときは、「1 手戻す」が使えます。自分が最後にコマを動かす直前に戻り、そのあとの CPU の手も戻ります。出た目はそのままなので、同じ目で選び直します。「もう一度」は同じ人数で最初から始め、「遊び方を選び直す」はメニューに戻ります。途中のゲームは保存されています。

## クイック：5 つのコツ
rules-ludo-quick-tip-1 = 早いうちに出た 6 では、二つ目、三つ目のコマを出しましょう。盤にコマがひとつだけでは、選ぶ余地がありません。
rules-ludo-quick-tip-2 = 相手より 1～6 マス先にひとつだけでいるコマは、次の番に取られるかもしれません。スタートや星のマスなら安全です。
rules-ludo-quick-tip-3 = 同じ色のコマをふたつ、同じマスに集めましょう。ブロックになり、ほかの色はそこに止まれません。
rules-ludo-quick-tip-4 = 取られたコマは 6 が出るまで待ち、取った人はもう 1 回振れます。まず取れるコマがないか見ましょう。
rules-ludo-quick-tip-5 = ゴールの列のコマは安全です。ただ、最後はぴったりの目が要ります。ほかの目を使えるコマを外に残しておきましょう。

## クイック：歴史（5 段落）
rules-ludo-quick-history-1 = ルドーのもとは、南アジアの競走ゲーム、パチーシです。刺繍を施した布の、十字形の盤で遊びます。コマは真ん中を出て、すべての腕をひと回りし、また真ん中に帰ります。[2] [4]
rules-ludo-quick-history-2 = パチーシではサイコロを使わず、タカラガイの貝殻を 5～7 個投げて、口が上を向いた数を数えます。名前は、いちばん大きい 25 を表すことばから来ています。[1] [2]
rules-ludo-quick-history-3 = 近い仲間のチャウパルは、同じ十字の盤で、細長いサイコロを三本使います。確かな記録でいちばん古いのは 16 世紀のものです。ムガル帝国の皇帝アクバルは宮殿の中庭に盤を造らせ、人をコマにして遊んだと伝えられます。どれほど前から遊ばれていたのかは分かっていません。[1] [3]
rules-ludo-quick-history-4 = 1896 年、イギリスで、ルールを易しくし、貝殻の代わりに立方体のサイコロをひとつ使うゲームが売り出されました。名前は「ルドー（Ludo）」、ラテン語で「私は遊ぶ」という意味です。[3] [5]
rules-ludo-quick-history-5 = 南アジアの盤には、四つの区画ごとに、星を描いた安全なマスがもうひとつあるものが多くあります。このアプリでも、スタートから 8 マス先が星のマスです。[5]

## クイック：5 つの出典
rules-ludo-quick-sources-note = 歴史の文にある番号は、次の一覧の番号です。リンクはブラウザーで開きます。
rules-ludo-quick-source-1 = [1] W. Norman Brown: The Indian Games of Pachisi, Chaupar, and Chausar. Expedition, Penn Museum
rules-ludo-quick-source-2 = [2] Encyclopaedia Britannica: Pachisi
rules-ludo-quick-source-3 = [3] The Online Guide to Traditional Games: Pachisi
rules-ludo-quick-source-4 = [4] Jacob Schmidt-Madsen: The Crux of the Cruciform. Board Game Studies Journal, 2021
rules-ludo-quick-source-5 = [5] Wikipedia: Ludo

## クイック：6 つの質問
rules-ludo-quick-question-1 = 何人で遊べますか？
rules-ludo-quick-answer-1 = 2 人、3 人、4 人です。二人なら赤と黄、三人なら赤・緑・黄です。ひとりのときはあなたが赤、ほかの色は CPU です。この端末で遊ぶときは、どの色も人が受け持ちます。
rules-ludo-quick-question-2 = コマはいつ出せますか？ 6 が続くとどうなりますか？
rules-ludo-quick-answer-2 = コマを出せるのは 6 のときだけで、6 が出るたびにもう 1 回振れます。ただし 6 が三度続くと、三度目の 6 は無効です。コマは動かせず、番が終わります。
rules-ludo-quick-question-3 = 安全なマスはどこですか？
rules-ludo-quick-answer-3 = スタートのマス 4 つと星のマス 4 つ、合わせて 8 つです。2 人や 3 人で遊ぶときも、使わない色のスタートまで含めて 8 つとも安全です。コマは取られませんが、ほかの色のブロックがいれば、やはり止まれません。
rules-ludo-quick-question-4 = ブロックは通り抜けられますか？
rules-ludo-quick-answer-4 = はい。2 つ以上のコマのブロックは通り抜けられますが、同じマスには止まれません。ブロックが自分のスタートにいるときは、いなくなるまでコマを出せません。
rules-ludo-quick-question-5 = ゴールにはぴったりの目が要りますか？
rules-ludo-quick-answer-5 = はい。ゴールはスタートから 56 マス目で、その先へは進めません。目が大きすぎるときは、ほかのコマを動かしてください。
rules-ludo-quick-question-6 = 友達どうし 3 人や 4 人でオンラインで遊ぶには？
rules-ludo-quick-answer-6 = ひとりがルームを作り、その URL をほかの人に送ります。ルームを作った人が赤です。URL を開いて「参加する」を押すと、空いている色の席に着きます。みんながそろわなくても、空いている席を中級の CPU にして始められます。3 人以上のときは「抜ける（CPU に任せる）」で席を CPU に譲れます。2 人のときは代わりに「投了」があります。接続が切れた人の席は 45 秒後から CPU が受け持ち、戻ると本人に返ります。

## クイック：似ているゲーム 2 つ
rules-ludo-quick-similar-1 = バックギャモン：これもサイコロを使う競走ゲームです。ひとつだけのコマは相手にヒットされることがあり、ふたつ重なれば安全です。
rules-ludo-quick-similar-2 = ダイヤモンドゲーム：コマは星形の盤を、一歩ずつ、または跳び越えながら渡ります。3 人で遊べます。

## パーティー：8 つの見出し
rules-ludo-party-intro = はじめに
rules-ludo-party-preparation = 準備
rules-ludo-party-course = 進め方
rules-ludo-party-result = 勝ち負け
rules-ludo-party-defaults = 初期値
rules-ludo-party-options = オプション
rules-ludo-party-terms = 用語
rules-ludo-party-faq = よくある質問

## パーティー：はじめにとボタン
rules-ludo-party-intro-1 = 2～4 人・約 20 分
rules-ludo-party-intro-2 = コマ 4 つを置き場から出し、盤をひと回りしてゴールさせます。先に全部ゴールさせた人の勝ちです。
rules-ludo-party-intro-3 = 無料で、登録も要りません。
rules-ludo-party-intro-4 = ひとりなら CPU と対戦します。友達と遊ぶときも、CPU を 1～3 席に入れられます。
rules-ludo-party-play = このルールですぐに遊ぶ
rules-ludo-party-play-friends = リンクで友達と遊ぶ
rules-ludo-party-source = アジアで広く遊ばれているルールをもとに、Sanuk のためにまとめ、確かめました。このページのルールは、どれもプログラム自身のテストが実際に遊んで確かめています。

## パーティー：準備
rules-ludo-party-preparation-1 = それぞれが色をひとつ受け持ち、その色の置き場にコマ 4 つを置いて始めます。
rules-ludo-party-preparation-2 = 盤は 2 人、3 人、4 人のどれでも十字です。
rules-ludo-party-preparation-3 = 色を見分けなくてもよいように、色ごとに持ち主の印があります。黄 ○、青 □、赤 △、緑 ✚ です。
rules-ludo-party-preparation-4 = 印はコマ、置き場、ゴールの列に付いています。
rules-ludo-party-preparation-5 = 最初の席から始めます。同じ人でもう一度遊ぶときは、時計回りに次の席から始めます。

## パーティー：進め方
rules-ludo-party-course-note = オプションが初期値のときの進め方です。今の値はオプションの表にあります。
rules-ludo-party-course-1 = サイコロを振り、出た目の数だけ自分のコマをひとつ時計回りに進めます。
rules-ludo-party-course-2 = 6 が出ると、置き場のコマを自分のスタートのマスに出せます。
rules-ludo-party-course-3 = 盤上にコマがなくても、サイコロは振ります。6 でなければ番が終わります。
rules-ludo-party-course-4 = 6 が出たら、もう 1 回振ります。
rules-ludo-party-course-5 = 6 が三度続くと、三度目ではコマを動かせず、番が終わります。
rules-ludo-party-course-6 = 相手のコマがいるマスにぴったり止まると、そのコマを置き場に戻し、もう 1 回振ります。
rules-ludo-party-course-7 = スタートのマスと、そこから 8 マス先の星のマスは安全です。コマは取られません。
rules-ludo-party-course-8 = 自分のコマどうしは、いくつでも同じマスにいられます。
rules-ludo-party-course-9 = 同じ色のコマが 2 つ以上いるマスはブロックになります。相手は止まることも通ることもできません。
rules-ludo-party-course-10 = ひと回りしたら 5 マスのゴールの列に曲がり、ぴったりの目でゴールします。
rules-ludo-party-course-11 = 動けるコマがなければ、振っただけで番が終わります。ただし 6 なら、もう 1 回振ります。

## パーティー：勝ち負け
rules-ludo-party-result-winner = 最初にコマ 4 つを全部ゴールさせた人の勝ちです。
rules-ludo-party-result-others = ほかの人の順位は、次の順に比べて決めます。
rules-ludo-party-result-rank-1 = ゴールしたコマが多い人、
rules-ludo-party-result-rank-2 = 同じなら、置き場から出たコマが多い人、
rules-ludo-party-result-rank-3 = それも同じなら、全部のコマが進んだマスの合計が多い人。
rules-ludo-party-result-tie = すべて同じなら、同じ順位です。
rules-ludo-party-result-all = 「全員の順位が決まるまで続ける」にすると、最後のひとりになるまで続けます。ゴールし終えた人の番は飛ばします。

## パーティー：初期値とオプション
rules-ludo-party-defaults-note = 変えなければ、次の値で遊びます。
rules-ludo-party-options-note = どのオプションも、始める前にルームの設定で変えられます。ルームでは、参加する前にだれでも設定を見られます。
rules-ludo-party-column-option = オプション
rules-ludo-party-column-meaning = 説明
rules-ludo-party-column-default = 初期値
rules-ludo-party-column-value = 今の値
rules-ludo-party-column-note = 備考

## パーティー：6 つの用語
rules-ludo-party-term-base = 置き場
rules-ludo-party-term-base-text = 盤の四隅です。コマはここから始め、取られたコマはここに戻ります。
rules-ludo-party-term-start = スタートのマス
rules-ludo-party-term-start-text = 自分の色のマスで、コマはここから周回のマスを進みます。
rules-ludo-party-term-home = ゴールの列
rules-ludo-party-term-home-text = ゴールに続く自分の色の 5 マスです。相手は入れません。
rules-ludo-party-term-finish = ゴール
rules-ludo-party-term-finish-text = 盤の真ん中です。ここに着いたコマは、もう動きません。
rules-ludo-party-term-safe = 安全なマス
rules-ludo-party-term-safe-text = コマが取られないマスです。スタートと、そこから 8 マス先の星のマスです。
rules-ludo-party-term-barrier = ブロック
rules-ludo-party-term-barrier-text = 同じ色のコマが 2 つ以上いるマスです。

## パーティー：4 つの質問
rules-ludo-party-question-1 = コマはどうすれば出せますか？
rules-ludo-party-answer-exit-6 = 6 が出ると、自分のスタートのマスに出て、もう 1 回振れます。
rules-ludo-party-answer-exit-1_6 = 1 か 6 が出ると、自分のスタートのマスに出ます。もう 1 回振れるのは 6 のときだけです。
rules-ludo-party-answer-exit-5_6 = 5 か 6 が出ると、自分のスタートのマスに出ます。もう 1 回振れるのは 6 のときだけです。
rules-ludo-party-answer-exit-2_4_6 = 偶数が出ると、自分のスタートのマスに出ます。もう 1 回振れるのは 6 のときだけです。
rules-ludo-party-answer-exit-other = { $faces } のどれかが出ると、自分のスタートのマスに出ます。もう 1 回振れるのは 6 のときだけです。
rules-ludo-party-question-2 = 相手のコマはどうすれば取れますか？
rules-ludo-party-answer-capture = 相手のコマがひとつだけいるマスに、ぴったり止まります。安全なマスでは取れません。取られたコマは置き場に戻ります。
rules-ludo-party-answer-capture_bonus-on = 取ると、もう 1 回振れます。
rules-ludo-party-answer-capture_bonus-off = 今の設定では、取ってももう 1 回は振れません。
rules-ludo-party-question-3 = 取られないのはどこですか？ コマをふたつ集めるとどうなりますか？
rules-ludo-party-answer-safe-stars = スタートのマスと、そこから 8 マス先の星のマスでは取られません。
rules-ludo-party-answer-safe-starts = 今の設定では、安全なのはスタートのマスだけです。
rules-ludo-party-answer-safe-none = 今の設定では、周回のマスに安全なところはありません。
rules-ludo-party-answer-block-stop = 同じ色のコマが 2 つそろっているマスには、相手は止まれませんが、通ることはできます。
rules-ludo-party-answer-block-pass = 同じ色のコマが 2 つそろっているマスには、相手は止まることも、そこを通ることもできません。
rules-ludo-party-answer-block-none = 今の設定では、同じ色のコマが 2 つそろっていても相手を止められず、両方とも一度に取られます。
rules-ludo-party-answer-block-no_overtake = 今の設定では、同じ色も含めて、どのコマもほかのコマを追い越せません。同じマスに止まることはできます。
rules-ludo-party-question-4 = 大きすぎる目でもゴールできますか？
rules-ludo-party-answer-exact-on = いいえ。ぴったりの目が要ります。オプションを変えると、大きい目でもゴールできます。
rules-ludo-party-answer-exact-off = はい。今の設定では、大きい目でもゴールで止まります。初期値では、ぴったりの目が要ります。
