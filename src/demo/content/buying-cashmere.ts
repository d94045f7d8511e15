import type { DemoText } from './entry.ts'

export const buyingCashmere: DemoText = {
  slug: 'a-complete-guide-to-buying-cashmere',
  title: { mn: 'Ноолуур авах бүрэн лавлах', en: 'A complete guide to buying cashmere' },
  summary: {
    mn: 'Шошго, ээрмэл, сүлжээ, үнэ, хуурамч, арчилгаа: дэлгүүрт ороход мэдэх бүх зүйл.',
    en: 'Label, yarn, knit, price, fakes and care: all there is to know before you go to the shop.'
  },
  lead: {
    mn: 'Нэг ширхгийг дагаж явсан бид энэ удаа таны талд, толины өмнө зогсъё.',
    en: 'We have followed the fibre all its way. This time we stand on your side, before the mirror.'
  },
  tags: ['cashmere', 'style'],
  author: 'khulan',
  series: 'fibre',
  cover: 'boards/sweaters',
  coverAlt: { mn: 'Өлгүүр дээр дөрвөн өнгийн ноолууран цамц', en: 'Cashmere sweaters in four colours on a rail' },
  daysAgo: 4,
  mn: `
Дэлгүүрийн тавиур дээр гурван цамц хэвтэнэ. Нэг нь 159,000₮, нэг нь 349,900₮, нэг нь 489,000₮. Гурвуулаа зөөлөн, гурвуулаа
«ноолуур» гэсэн үгтэй. Худалдагч завгүй. Энэ лавлах тэр хорин минутад зориулагдсан.

## Нэг. Шошго

Эхлээд дотор талын жижиг даавууг ол. Хуулиар ширхгийн найрлагыг хувиар бичих ёстой. Гурван тоо танд бүх зүйлийг хэлнэ.

- **100 % ноолуур.** Бусад ширхэг холиогүй. Нарийн, урт нь үүнээс харагдахгүй.
- **Ноолуур 5–30 %.** Үндсэндээ хонины ноос, эсвэл хөвөн. Муу гэсэн үг биш, харин үнэ нь түүнийг хэлж байх ёстой.
- **«Ноолуур мэт зөөлөн».** Ноолуур биш.

Дараа нь үйлдвэрлэсэн газрыг хар. «Монголд үйлдвэрлэв» гэдэг нь утас, сүлжээ хоёулаа энд хийгдсэн гэсэн үг биш байж болно. Сайн
үйлдвэр гарал үүслийг аймаг хүртэл нь бичдэг.

## Хоёр. Гараараа

Нүдээ ань. Цамцыг хацартаа хүргэ, хүзүүндээ хүргэ. Хүзүү бол биеийн хамгийн шударга шүүгч: бүдүүн ширхэг хатгана. Дараа нь дөрвөн
сорилт хий.

1. **Атгах.** Таван секунд атгаад тавь. Хэлбэртээ орвол ээрмэл нь амьд.
2. **Сунгах.** Захыг нь хоёр хуруугаараа зөөлөн тат. Буцаж агших ёстой.
3. **Үрэх.** Алгаараа арав үр. Шинэ цамцнаас хөвөн мэт ширхэг гарвал богино ширхэгтэй.
4. **Гэрэлд барих.** Нүд жигд, нарийн бүдүүн утас үгүй бол сайн.

Хэт зөөлөн, халтирдаг цамцыг сэрэмжил. Зөөлрүүлэгчээр угаасан богино ширхэг эхний өдөр хамгийн зөөлөн байдаг.

## Гурав. Ээрмэл ба сүлжээ

Ээрмэл нэг утастай (single), хоёр утас эрчилсэн (2 ply) байж болно. Хоёр утастай нь бат, цоорох нь цөөн. Сүлжмэлийн нягтыг *gauge*
гэж хэмждэг: инч тутам дахь зүүний тоо.

| Нягт | Юунд | Дулаан | Жин, M хэмжээ |
| --- | --- | --- | --- |
| 3–5 | бүдүүн цамц, кардиган | маш дулаан | 450–600 г |
| 7 | өдөр тутмын цамц | дулаан | 280–350 г |
| 12 | нимгэн цамц, костюмны дор | зөөлөн дулаан | 180–230 г |
| 16 | алчуур, дотуур | хөнгөн | 90–150 г |
: Жин нь үнийн хамгийн шударга тайлбар: ижил чанартай хоёр цамцны хүнд нь үнэтэй байх ёстой.

[[* Гурван нягт | chunky-cable-cardigan, crew-neck-cashmere-sweater, fine-v-neck-cashmere-sweater]]

## Дөрөв. Үнэ юунаас бүтдэг вэ

Бид [Алтан Навчаас](/brand/altan-navch) 7 нягттай, 300 граммын цамцны өртгийг асуув. Тэд хариулсан нь ховор тохиолдол тул бүтнээр нь
тавья.

| Зардал | Төгрөг | Хувь |
| --- | --- | --- |
| Түүхий ноолуур, 620 г | 78,000 | 22 |
| Угаах, самнах, ээрэх, будах | 46,000 | 13 |
| Сүлжих, угсрах, индүүдэх | 41,000 | 12 |
| Загвар, дээж, гологдол | 24,000 | 7 |
| Тээвэр, дэлгүүр, ажилтан | 92,000 | 26 |
| Татвар | 46,000 | 13 |
| Ашиг | 26,000 | 7 |
| Нийт | 353,000 | 100 |

Тэгэхээр 159,000₮-ийн «100 % ноолуур» хаанаас гардаг вэ. Гурван зам бий: богино, хаягдал ширхэг; хуучин цамцыг задалж дахин ээрсэн
утас[^Дахин ээрсэн ноолуур буруу зүйл биш, шошго дээр нь «recycled» гэж бичсэн байх ёстой.]; эсвэл худал шошго. Хямдралын үеэр жинхэнэ
цамц энэ үнэд хүрдэг, гэхдээ хуучин үнэ нь жинхэнэ байсан эсэхийг асуугаарай.

## Тав. Өнгө

Анхны ноолуураа авч байгаа бол будаагүй өнгөөс эхэл: цагаан, саарал, шаргал, хүрэн. Ширхэг хамгийн бага зовсон тул зөөлөн нь удаан
хадгалагдана. Хар өнгө хамгийн их будаг шаарддаг, үрэлт нь хамгийн тод харагддаг.

[[undyed-cashmere-sweater | Будаагүй гурван өнгө. Эхний цамц гэвэл үүнийг]]

## Зургаа. Хэмжээ

Ноолуур дээрээ сул байх ёстой: агаарын үе л дулаан барьдаг. Суганы доор хоёр хуруу орох зай, мөрний оёдол мөрний үзүүрээс нэг
сантиметр гадагш. Ханцуй бугуйн ясыг халхлаад зогсоно. Эргэлзвэл том хэмжээг сонго, угаахад багасахгүй, гэхдээ дор нь цамц өмсөх
өдөр ирнэ.

> Цамцыг толинд биш, өргөгдсөн гар дээр хэмждэг. Гараа өргөхөд гэдэс гарвал богино байна.
> — Х. Наран, загвар зохион бүтээгч

## Долоо. Хуурамчийг гэртээ шалгах

Нэг утас сугалж аваад гал дээр бариад үз[^Угаалтуурын дээр, чимхүүрээр. Хүүхэдтэй битгий хий.]. Ноос, ноолуур үс шатах үнэртэй, хар
бөөрөнхий үнс үлдээгээд хуруунд бутарна. Нийлэг ширхэг хайлж, хатуу дусал болно. Хөвөн цаас шиг шатна. Ноолуур, хонины ноос хоёрыг
галаар ялгахгүй, микроскоп л ялгана.

## Найм. Авсны дараа

Эхний гурав өмсөлтөд үрэлт гарна, айх хэрэггүй: ноосны самаар авна. Дараалан хоёр өдөр бүү өмс. Угаалгыг [тусад нь
бичсэн](/article/how-to-wash-wool-and-when-not-to). Баримтаа хадгал, манайхаас авсан бол [буцаалтын хугацаа](/returns) барааны
хуудсанд бий.

---

Хорин минут дуусав. Гурван цамцны аль нь вэ? Хүзүүгээрээ шийд, тайлбарыг нь тоогоор шалга. Тэгээд аль нэгийг нь арван жил өмсөхөөр бол
хамгийн үнэтэй нь хамгийн хямд нь болж магадгүй.
`,
  en: `
Three sweaters lie on the shelf. One costs 159,000₮, one 349,900₮, one 489,000₮. All are soft, and all say “cashmere”. The salesperson
is busy. This guide is for those twenty minutes.

## One. The label

First find the little ribbon inside. The law wants the fibres on it, in per cent. Three figures tell you everything.

- **100 % cashmere.** No other fibre is mixed in. How fine and how long it is, you cannot see from this.
- **5–30 % cashmere.** In the main, sheep's wool or cotton. That need not be bad, but the price should say so too.
- **“Soft as cashmere”.** Not cashmere.

Then look where it was made. “Made in Mongolia” need not mean that both the yarn and the knitting were. A good mill names the origin, down to
the province.

## Two. By hand

Close your eyes. Hold it to your cheek, then to your neck. The neck is the most honest judge you have: a thick fibre pricks. Then make four
tests.

1. **Squeeze.** Five seconds in the fist. If it comes back, the yarn is alive.
2. **BlockDiff.** Pull the hem gently with two fingers. It should draw together again.
3. **Rub.** Ten times with the palm. If fluff comes off a new sweater, its fibres are short.
4. **Hold it to the light.** Even stitches, no thick and thin places.

Beware of the very soft and slippery. Short fibre washed in softener is never as soft as on its first day.

## Three. Yarn and knit

Yarn is single, or twisted of two (2 ply). Two are stronger and wear through less. How closely it is knitted is called the *gauge*, the number of
needles to an inch.

| Gauge | For | Warmth | Weight in size M |
| --- | --- | --- | --- |
| 3–5 | thick sweaters and cardigans | very warm | 450–600 g |
| 7 | everyday sweaters | warm | 280–350 g |
| 12 | thin sweaters, under a jacket | gently warm | 180–230 g |
| 16 | shawls and underwear | light | 90–150 g |
: Weight is the most honest reason for a price: of two sweaters of one quality the heavier should cost more.

[[* Three gauges | chunky-cable-cardigan, crew-neck-cashmere-sweater, fine-v-neck-cashmere-sweater]]

## Four. What a price is made of

We asked [Altan Navch](/brand/altan-navch) what goes into a 7-gauge sweater of 300 grams. They answered, which is rare, and so here it is in
full.

| Cost | Tugrik | Per cent |
| --- | --- | --- |
| Raw cashmere, 620 g | 78,000 | 22 |
| Washing, dehairing, spinning, dyeing | 46,000 | 13 |
| Knitting, linking, finishing | 41,000 | 12 |
| Design, samples, rejects | 24,000 | 7 |
| Transport, shop, people | 92,000 | 26 |
| Taxes | 46,000 | 13 |
| Profit | 26,000 | 7 |
| In all | 353,000 | 100 |

Where, then, does “100 % cashmere” for 159,000₮ come from? There are three ways: short waste fibre; yarn respun from old
sweaters[^There is nothing wrong with respun cashmere as long as the label says “recycled”.]; or a false label. In a sale a true one may cost
that little, but do ask whether the old price was ever real.

## Five. Colour

If it is your first, begin undyed: white, grey, fawn or brown. The fibre has suffered least, and stays soft the longest. Black needs the most
dye, and shows its pills best.

[[undyed-cashmere-sweater | Three colours without dye. If it is to be the first one, this]]

## Six. Size

Cashmere should be a little loose, because it is the layer of air that warms. Two fingers of room under the arm; the seam of the shoulder a
centimetre beyond the shoulder; the sleeve just over the wrist bone. If in doubt take the larger. It will not shrink when it is washed properly,
and a day will come for a shirt beneath it.

> You do not judge a sweater in the mirror but with your arms up. If your stomach shows, it is short.
> — Kh. Naran, designer

## Seven. Testing for fakes at home

Pull out one thread and hold it in a flame[^Over the sink, with tweezers, and not with children.]. Wool and cashmere smell of burnt hair and
leave a black bead that crumbles between the fingers. Synthetics melt into a hard drop. Cotton burns like paper. Fire does not tell cashmere from
sheep's wool; only a microscope does.

## Eight. Afterwards

It will pill the first three times you wear it. Do not be afraid; take them off with a wool comb. Do not wear it two days running. Washing is a
[chapter of its own](/article/how-to-wash-wool-and-when-not-to). Keep the receipt; if you bought it from us, the time for [sending it
back](/returns) is on the page of the product.

---

The twenty minutes are over. Which of the three? Let the neck decide, and check its reasons by the numbers. And if you mean to wear one of them
for ten years, the dearest may turn out to be the cheapest.
`
}
