import type { DemoText } from './entry.ts'

export const winterBalm: DemoText = {
  slug: 'what-is-in-a-winter-balm',
  title: { mn: 'Өвлийн тосонд юу байдаг вэ', en: 'What is in a winter balm' },
  summary: {
    mn: 'Хайрцгийн ар дахь таван үг: ус, тос, лав, глицерин, үнэртэн. Аль нь хасах 30-д тусалдаг вэ.',
    en: 'Five words on the back of the box: water, oil, wax, glycerine, scent. Which of them helps at minus 30?'
  },
  lead: {
    mn: 'Эмээ минь хацарт минь хонины сүүлний тос түрхдэг байв. Би химич болоод учрыг нь ойлгосон.',
    en: 'My grandmother rubbed mutton fat into my cheeks. Later I read chemistry, and understood.'
  },
  tags: ['beauty'],
  author: 'khulan',
  series: 'winter',
  cover: 'boards/balms',
  coverAlt: { mn: 'Тавиур дээр дөрвөн тос, саван, чацарганы тос', en: 'Four creams, a soap and buckthorn oil on shelves' },
  daysAgo: 14,
  mn: `
Арьс бол тоосгон хана: эсүүд нь тоосго, хоорондох тослог нь зуурмаг. Хүйтэнд тосны булчирхай удаан ажилладаг, хуурай агаар зуурмагаас
усыг сорно. Ан цав үүснэ, хацар улайна, хамар хуулна.

Тос түрхэхэд гурван ажил хийгдэх ёстой. Усыг *татах*, зуурмагийг *нөхөх*, дээрээс нь *таглах*. Нэг найрлага гурвууланг нь хийдэггүй.

| Ажил | Юу хийдэг | Хайрцаг дээрх нэр | Хүйтэнд |
| --- | --- | --- | --- |
| Татах | глицерин, мочевин, зөгийн бал | glycerin, urea, honey | зөвхөн гэртээ |
| Нөхөх | чацаргана, хонины тос, керамид | hippophae oil, lanolin, ceramide | сайн |
| Таглах | лав, вазелин, ланолин | cera alba, petrolatum, lanolin | хамгийн сайн |

## Хасах гучид ямар нь вэ

Гадагш гарахын өмнө устай тосонд үл итгэ. Найрлагын эхний үг *aqua* бол тал хувь нь ус: түрхээд арван таван минут хүлээгээгүй бол гадаргадаа
хөлдөж, арьсыг татна. Гадагш бол усгүй, лав, ланолин ихтэй, өтгөн, хурууны үзүүрт хайлдаг тос.

[[lanolin-winter-balm | Усгүй. Ланолин, зөгийн лав, чацарганы тос, өөр юу ч үгүй]]

Гэртээ бол эсрэгээрээ: нойтон арьсан дээр устай, глицеринтэй [өдрийн тос](product:day-moisturiser-spf-30), дээр нь тостой. Өвлийн нар ч нартай: цас
хэт ягаан туяаны дөрөвний гурваас илүүг буцаадаг.

## Гэртээ

- Хоол чанах газар савтай ус буцалга: чийг 20-оос 35 хувь болоход арьс мэдэрдэг.
- Халуун усанд удаан бүү зогс. Бүлээн, богино, дараа нь гурван минутын дотор тос.
- Саван өдөр бүр биш. [Ямааны сүүтэй саван](product:goats-milk-soap) тослог ихтэй тул зуурмагийг бага авна.
- Уруулаа бүү долоо. Долоох бүрд ус нэг удаа ирж, хоёр удаа ууршина.

> Арьс өлсдөггүй, цангадаг. Тос бол хоол биш, таг.
> — Арьсны эмч Б. Энхжаргал

## Хүүхдийн хацар

Хүүхдийн арьс нимгэн, тосны булчирхай цөөн. Үнэртэн, цитрусын тосгүйг сонго. Гарахаас хорин минутын өмнө түрхээд, гаднаас ороод
бүлээн усаар угаахгүй, хуурай алчуураар дарна. Хөлдсөн цагаан толбо гарвал үрэхгүй, гарынхаа алгаар халаана, цасаар хэзээ ч бүү үр.

[[* Тавиур дээр | sea-buckthorn-face-cream, milk-hand-cream, childrens-cheek-balm, lip-balm-trio, sea-buckthorn-oil]]

Эмээгийн маань сүүлний тос ажилладаг байв: таглах ажлыг. Үнэр нь л асуудал, тэгээд нохой дагадаг байлаа.
`,
  en: `
Skin is a wall of bricks: the cells are the bricks and the fat between them is the mortar. In the cold the glands are slow, and dry air sucks the water out of the mortar. Cracks come,
cheeks redden, noses peel.

A balm has three jobs. It should *draw* water, *mend* the mortar and *cover* it. No ingredient does all three.

| Job | What does it | On the box | In the cold |
| --- | --- | --- | --- |
| Draw | glycerine, urea, honey | glycerin, urea, honey | only indoors |
| Mend | buckthorn, wool fat, ceramides | hippophae oil, lanolin, ceramide | good |
| Cover | wax, petroleum jelly, lanolin | cera alba, petrolatum, lanolin | best |

## Which one at minus thirty?

Before you go out do not trust a watery cream. If the first word of the list is *aqua*, half of it is water, and unless you wait a quarter of an hour it freezes on the surface and tightens
the skin. For outdoors take one without water, thick, with much wax and lanolin, that melts on the fingertip.

[[lanolin-winter-balm | No water. Lanolin, beeswax, buckthorn oil, and nothing else]]

Indoors it is the other way round: on damp skin a [day cream](product:day-moisturiser-spf-30) with water and glycerine, and oil on top. There is sun in winter, too. Snow sends back more than
three quarters of the ultraviolet.

## At home

- Let a pot of water simmer. Skin can tell 35 per cent of humidity from 20.
- Do not stand long under hot water. Short and lukewarm, and balm within three minutes.
- Not soap every day. [Goat's-milk soap](product:goats-milk-soap) is rich in fat and takes less of the mortar away.
- Do not lick your lips. Each time water comes once, and leaves twice.

> Skin is not hungry, it is thirsty. A balm is no meal but a lid.
> — B. Enkhjargal, dermatologist

## Children's cheeks

The skin of children is thin and has few glands. Choose a balm without scent or citrus oil. Put it on twenty minutes before they go out, and when they come in do not wash: press with a dry
cloth. A white, frozen spot is not to be rubbed. Warm it with your palm, and never use snow.

[[* For the shelf | sea-buckthorn-face-cream, milk-hand-cream, childrens-cheek-balm, lip-balm-trio, sea-buckthorn-oil]]

My grandmother's mutton fat did work, as a lid. There was only the smell. And the dogs followed me.
`
}
