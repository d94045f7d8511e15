import type { DemoText } from './entry.ts'

export const yakDown: DemoText = {
  slug: 'what-a-yak-keeps-for-itself',
  title: { mn: 'Сарлаг өөртөө юу хадгалдаг вэ', en: 'What a yak keeps for itself' },
  summary: {
    mn: 'Ноолуурын сүүдэрт үлдсэн хөөвөр: хаанаас, хэдий чинээ, ямар байдаг вэ.',
    en: 'The down that stood in the shadow of cashmere: where it comes from, how much, and how it feels.'
  },
  lead: {
    mn: 'Хангайн давааны хүйтэн шөнийг туулдаг амьтан хувцсаа ямаанаас дор хийдэггүй.',
    en: 'An animal that sleeps on the passes of the Khangai does not dress worse than a goat.'
  },
  tags: ['cashmere', 'craft'],
  author: 'sarangerel',
  series: 'fibre',
  cover: 'boards/yak-down',
  coverAlt: { mn: 'Хүрэн, хар саарал цамц, кардиган, хөнжил, оймс', en: 'A sweater, a cardigan, a throw and socks in brown and charcoal' },
  daysAgo: 20,
  mn: `
Архангай, Баянхонгорын зааг дээр, хоёр мянга таван зуун метрт айлын хаяанд долоон сарлаг хэвтэнэ. Цас тэдний нуруун дээр хайлахгүй.
Энэ бол тэдний хувцасны тухай мэдэх ёстой хамгийн чухал зүйл: дотроос нь дулаан гарахгүй байна.

Сарлаг хоёр давхар үстэй. Гадуур нь савга гэж газар шүргэсэн урт, бүдүүн үс, дотуур нь өвөл ургаж хавар гуужих *хөөвөр*.
Хөөврийн ширхэг 17–20 микрон, ямааны ноолуураас арай бүдүүн, сайн хонины ноосноос нарийн.

## Хэдий чинээ

| | Нэг малаас, жилд | Микрон | Өнгө |
| --- | --- | --- | --- |
| Ямааны ноолуур | 250–300 г түүхий | 15–16 | цагаан, саарал, шаргал, хүрэн |
| Сарлагийн хөөвөр | 200–400 г түүхий | 17–20 | хүрэн, хар, цөөн цагаан |
| Ботгоны ноос | 0.5–1 кг | 16–19 | шаргал |

Тооллогоор сарлагийг үхэртэй хамт тоолдог тул зах зээлд олон жил тусдаа нэр ч байгаагүй. Хөөврийг дээс томж,
эсгийд хольдог байв. Утас ээрч эхлээд гуч гаруйхан жил болж байна.

## Өмсөхөд юугаараа өөр вэ

Ноолуурын дэргэд хуурай, «чийрэг» мэдрэмжтэй. Хөнгөн, гэхдээ сунаж унждаггүй. Үнэр амархан шингээдэггүй тул аяны оймсонд хамгийн тохиромжтой.
Хар хүрэн өнгө нь өөрийнх нь, будаггүй: нарны гэрэлд улаавтар туяатай.

[[yak-down-sweater | Будаагүй хар хүрэн, гурван өвөл үрэлдэхгүй]]

Сул тал нь ч тэр өнгө. Цайвар хөөвөр ховор тул тод өнгөнд будахын тулд эхлээд цайруулах хэрэгтэй болдог, тэгэхэд ширхэг зовно. Тиймээс
сайн үйлдвэрүүд хар, хүрэн, саарлаас цааш явдаггүй.

> Ямааг самнахад уйлдаг, сарлагийг самнахад унтдаг.
> — Ж. Оюунчимэг, Цэнхэр сум

## Яагаад хямд вэ

Ноолуураас гурав дахин хямд, чанараараа гурав дахин муу биш. Хэрэглэгч нэрийг нь мэддэггүйгээс л тэр. Малчин өрхөд харин давхар
ашигтай: ямаа нэмэхийн оронд байгаа сарлагаа самнавал бэлчээрт дарамт нэмэгдэхгүй.

[[* Хөөврөөр | yak-down-socks, yak-down-cardigan, yak-down-throw]]

Арчилгаа нь ноолуурынхтай адил, цөөн угаана. Дэлгэрэнгүйг [ноосыг хэрхэн угаах вэ](/article/how-to-wash-wool-and-when-not-to) нийтлэлд
бичсэн. Нэг л зүйлийг анхаар: хар цамцны үрэлтийг цагаан өмдөн дээрээс харах нь амархан.
`,
  en: `
On the border of Arkhangai and Bayankhongor, two and a half thousand metres up, seven yaks lie beside a ger. The snow on their backs does
not melt. That is the most important thing to know about what they wear: no warmth gets out.

A yak has two coats. Outside is the long coarse skirt that brushes the ground; inside is *khuuvur*, a down that grows for winter and is
shed in spring. It measures 17 to 20 microns, a little thicker than cashmere, and finer than good sheep's wool.

## How much

| | From one animal a year | Microns | Colours |
| --- | --- | --- | --- |
| Cashmere goat | 250–300 g raw | 15–16 | white, grey, fawn, brown |
| Yak | 200–400 g raw | 17–20 | brown, black, seldom white |
| Camel calf | 0.5–1 kg | 16–19 | fawn |

In the census yaks are counted with the cattle, and for years the market had no name for their down. It was twisted into rope and put into
felt. It is hardly more than thirty years since anyone began to spin it.

## How it wears

Beside cashmere it feels dry and firm. It is light, yet it does not sag. It is slow to take up smells, and nothing is better for walking
socks. The dark brown is its own, without any dye, and in the sun it has a red gleam.

[[yak-down-sweater | Undyed dark brown, and three winters without pilling]]

That colour is its weakness too. Pale down is rare; to dye it bright one has to bleach it first, and the fibre suffers. So good mills do not
go beyond black, brown and grey.

> Goats cry when you comb them. Yaks go to sleep.
> — J. Oyunchimeg, Tsenkher

## Why it is cheap

It costs a third of what cashmere does and is not three times worse. People simply do not know its name. To a herding family it is
doubly useful: who combs the yaks he has, instead of buying more goats, puts no new burden on the grass.

[[* In yak down | yak-down-socks, yak-down-cardigan, yak-down-throw]]

It is cared for like cashmere, and washed seldom; more about that in [how to wash wool](/article/how-to-wash-wool-and-when-not-to). Mind one
thing only: the fluff of a black sweater shows best on white trousers.
`
}
