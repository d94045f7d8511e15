import type { DemoText } from './entry.ts'

export const winterCycling: DemoText = {
  slug: 'a-winter-on-two-wheels',
  title: { mn: 'Хоёр дугуйтай өвөл', en: 'A winter on two wheels' },
  summary: {
    mn: 'Зуун хорин нэгэн өдөр, хамгийн хүйтэн нь хасах 33: юу хөлдөж, юу эвдэрч, юу гайхшруулсан бэ.',
    en: 'A hundred and twenty-one days, the coldest at minus 33: what froze, what broke and what came as a surprise.'
  },
  lead: {
    mn: 'Түгжрэлд суусан хүмүүс намайг галзуу гэж боддог. Би тэднийг нэг цагийн өмнө гүйцэж түрүүлсэн.',
    en: 'The people in the traffic jam think I am mad. I overtook them an hour ago.'
  },
  tags: ['travel', 'tech'],
  author: 'bilguun',
  series: 'winter',
  cover: 'scenes/ub-winter',
  coverAlt: { mn: 'Цастай Улаанбаатар, цэнхэр цамхаг, шар автобус', en: 'Ulaanbaatar in snow, a blue tower and a yellow bus' },
  daysAgo: 22,
  mn: `
Ажил маань гэрээс 6.4 километр. Машинаар өглөө 55 минут, автобусаар 48, дугуйгаар 24. Тооцоо нь зун амархан. Өвөл нэг асуулт нэмэгддэг:
хүйтэн биш үү?

Хүйтэн. Эхний гурван минут.

## Хувцас

Хамгийн их гаргадаг алдаа бол дулаан хувцаслах. Гарах үедээ жаахан даарч байвал зөв. Бие хорин минут ажиллаад дөрвөн зуун ваттын дулаан ялгаруулна,
хөлөрсөн хүн гэрлэн дохион дээр хөлддөг.

- Дотуур: нимгэн мерино. Хөвөн хэзээ ч үгүй.
- Дунд: салхи нэвтэрдэг нимгэн сүлжмэл.
- Гадуур: урд тал нь салхины, нуруу нь амьсгалдаг хүрэм.
- Хуруу: хоёр давхар бээлий. Гар бол хамгийн эхэнд бууж өгдөг газар.
- Хөл: нэг дугаар том гутал, эсгий ултавч, хоосон зай. Агаар дулаан барина.

[[mountain-shell-mittens | Дотор нь нимгэн бээлий багтах зайтай]]

## Дугуй

| Хэсэг | Зун | Өвөл |
| --- | --- | --- |
| Хийн даралт | 4 бар | 2.5 бар |
| Гинжний тос | нойтон | лавтай, долоо хоног бүр |
| Тоормос | диск, гидравлик | трос, эсвэл хүйтэнд тэсвэртэй тос |
| Дугуй | 28 мм | 42 мм, хадаастай |
| Гэрэл | зай дотроо | зайг халааснаас холбох |

Гидравлик тоормосны шингэн хасах гучид зузаарч, бариул удаан буцдаг. Тиймээс трос нь муухай боловч найдвартай. Дээд хурдны арааг бүү
ашигла: давс, цас орж бөглөрнө. Гэртээ ирээд дугуйгаа дулаанд оруулбал хөлөрч, маргааш нь гинж хөлдөнө. Тагтан дээр үлдээ.

Би [хайрган замын дугуй](product:gravel-bike) унадаг. Цаст зам бол үнэндээ цагаан хайрга.

## Зам

Улаанбаатарт тусгай зам цөөн, өвөл цэвэрлэсэн нь бүр цөөн. Гурван дүрэм дагадаг. Нэг, өмнөх өдрийн цасан мөрийг дага: мөснөөс хуурай цас бат. Хоёр, эргэхдээ тоормос бүү дар, тоормослохдоо бүү эргэ. Гурав, автобусны буудлын хажуугаар хүний алхаагаар яв, тэнд гишгэгдсэн
мөс болсон байдаг.

> Халтирч унахаас айдаг хүн унадаг. Халтирна гэж мэддэг хүн удаан явдаг.
> — Дугуй засварын Амараа

## Утаа

Хэлэхгүй өнгөрч болохгүй. Арван хоёр, нэгдүгээр сарын өглөө PM2.5 зөвшөөрөгдөх хэмжээнээс арав дахин давдаг өдөр бий. Тийм өдөр би
унадаггүй: дугуй унаж байгаа хүн суугаа хүнээс дөрөв дахин их амьсгалдаг[^Амны хаалт N95 эсвэл FFP2 байх ёстой. Даавуун хаалт утаанаас хамгаалахгүй, зөвхөн
салхинаас.]. Апп дээр 150-аас дээш гарвал автобус. Зуун хорин нэгэн өдөр гэдэг нь тийм 38 өдрийг хассан тоо.

## Дүн

Зуун хорин нэгэн өдөр, 1,549 километр, нэг уналт, нэг тасарсан гинж, хоёр алга болсон гэрэл. Автобусны мөнгө бараг хэмнээгүй, харин 97 цаг хэмнэв.
Хэмнэсэн цагийн ихэнхийг дугуйгаа цэвэрлэж өнгөрөөсөн. Гэвч ажилдаа ирэхэд хүний царай нэг л өөр байдгийг дарга маань анзаарсан.

[[* Хоёр дугуйтай өвөл | gravel-bike, merino-hiking-socks, slim-cashmere-beanie, city-coffee-tumbler]]
`,
  en: `
My work is 6.4 kilometres from home. By car it takes 55 minutes in the morning, by bus 48, by bicycle 24. In summer the sum is easy. In winter there is one more
question: isn't it cold?

It is. For the first three minutes.

## Clothes

The commonest mistake is to dress warmly. If you are a little cold when you set out, you are right. After twenty minutes the body gives off four hundred watts of heat, and whoever
sweats will freeze at the traffic lights.

- Next to the skin: thin merino. Cotton never.
- In the middle: a light knit that lets air through.
- Outside: a jacket that stops the wind in front and breathes behind.
- Fingers: two pairs of gloves. Hands are the first to give up.
- Feet: boots a size too large, felt soles, empty space. It is air that keeps you warm.

[[mountain-shell-mittens | With room for a thin glove inside]]

## The bicycle

| Part | Summer | Winter |
| --- | --- | --- |
| Pressure | 4 bar | 2.5 bar |
| Chain | wet oil | wax, every week |
| Brakes | hydraulic discs | cable, or fluid for the cold |
| Tyres | 28 mm | 42 mm, studded |
| Light | battery inside | battery in your pocket, on a wire |

At minus thirty the fluid of hydraulic brakes thickens and the lever is slow to come back. Cables are ugly, and reliable. Leave the smallest cogs alone: they fill with salt
and snow. If you take the bicycle into the warm it sweats, and the next morning the chain is frozen. Let it sleep on the balcony.

Mine is a [gravel bike](product:gravel-bike). A snowy road is, after all, white gravel.

## The road

Ulaanbaatar has few lanes for bicycles, and fewer that are cleared. I follow three rules. One: ride in yesterday's snow, because dry snow holds better than ice. Two: do not
brake when you turn, and do not turn when you brake. Three: past a bus stop go at walking pace; what was trodden there is ice.

> Who is afraid of slipping, falls. Who knows he will slip, rides slowly.
> — Amaraa, who mends bicycles

## Smoke

It cannot be left out. On some mornings of December and January there is ten times as much PM2.5 in the air as there should be. On such days I do not ride: on a bicycle one
breathes four times as much as on a chair[^A mask must be N95 or FFP2. Cloth does not help against smoke, only against wind.]. When the app says more than 150 I take the bus.
The hundred and twenty-one days are what was left without thirty-eight like that.

## The sum

A hundred and twenty-one days, 1,549 kilometres, one fall, one broken chain, two lost lights. I saved hardly any money, but 97 hours. Most of those I spent cleaning the
bicycle. But my boss has noticed that one comes in with a different face.

[[* A winter on two wheels | gravel-bike, merino-hiking-socks, slim-cashmere-beanie, city-coffee-tumbler]]
`
}
