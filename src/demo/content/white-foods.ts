import type { DemoText } from './entry.ts'

export const whiteFoods: DemoText = {
  slug: 'a-small-dictionary-of-white-foods',
  title: { mn: 'Цагаан идээний бага толь', en: 'A small dictionary of white foods' },
  summary: {
    mn: 'Нэг хувин сүүнээс арван хоёр нэр: өрөм, тараг, ээзгий, аарц нь бие биенээсээ яаж гардаг вэ.',
    en: 'Twelve names from one pail of milk, and how each comes out of the other.'
  },
  lead: {
    mn: 'Монгол гэрт сүү хаягддаггүй. Нэг зүйлийн шар сүү нөгөөгийн эхлэл.',
    en: 'In a ger no milk is lost. The whey of one thing is the beginning of the next.'
  },
  tags: ['food', 'craft'],
  author: 'purevdorj',
  cover: 'boards/dairy',
  coverAlt: { mn: 'Тавиур дээр ааруул, бяслаг, сүүтэй цай', en: 'Curds, cheese and milk tea on shelves' },
  daysAgo: 54,
  mn: `
Зун саальчин эмэгтэй өдөрт гурваас таван удаа саана. Зургаадугаар сараас есдүгээр сар хүртэл айл өвлийн бүх цагаан идээгээ бэлтгэж
амжих ёстой. Хөргөгч байгаагүй тул сүүг хадгалах ганц арга нь өөрчлөх байв: халаах, исгэх, шүүх, хатаах.

## Арван хоёр нэр

| Нэр | Юунаас | Хэрхэн | Хэр удаан |
| --- | --- | --- | --- |
| Өрөм | сүү | халааж самраад нэг хонуулж авна | 5 хоног |
| Тараг | сүү | хөрөнгөлж исгэнэ | 3–5 хоног |
| Айраг | гүүний сүү | исгэж, мянга бүлнэ | 2–3 хоног |
| Хоормог | тэмээний сүү | исгэнэ | 3 хоног |
| Бяслаг | сүү, тараг | ээдүүлж шахна | 10 хоног |
| Ээзгий | сүү, тараг | ээдмийг шар сүүтэй нь шартал буцалгана | 1 жил |
| Цөцгийн тос | өрөм | бүлж, усыг шахна | 1 сар |
| Шар тос | өрөм | хайлуулж, тунгаана | 2 жил |
| Аарц | тараг | нэрсний дараа шүүнэ | өвөлжин, хөлдөөж |
| Ааруул | аарц | хэвлэж, наранд хатаана | 2–3 жил |
| Хурууд | ээдэм | шахаж, зүсэж хатаана | 1 жил |
| Шимийн архи | тараг, айраг | нэрнэ | |
: Хугацаа нь сэрүүн, хуурай газар хадгалахад.

## Нэг хувингийн аялал

Арван литр сүүг халааж, хөөсөртөл самраад тавина. Өглөө нь дээрээс нь бөөрөнхий өрөм хуулна. Үлдсэн *болсон сүү*-г хөрөнгөлж тараг
болгоно. Таргаа тогоонд нэрж, дусал дуслаар архи авна. Тогоонд үлдсэн цагаан өтгөнийг даавуунд шүүвэл аарц, шүүсэн нь шар ус: нохой,
тугал, мөн үсээ угаах эзэгтэйд. Аарцаа хэвлээд гэрийн дээвэр дээр дэлгэнэ. Арав хоногийн дараа ааруул.

Нэг ч дусал гадагш гараагүй.

[[* Нэг хувингаас | aaruul-dried-curd, byaslag-fresh-cheese, eezgii-roasted-curd, roasted-flour-buttered-tea]]

## Хатуу юу, зөөлөн үү

Ааруул хатуу байх ёстой гэж хөдөөний хүн, зөөлөн байх ёстой гэж хотын хүүхэд боддог. Хоёулаа зөв. Хатуу нь гурван жил хадгалагдана,
шүдэнд хэрэгтэй: нэгийг хацартаа хийгээд дөрвөн уул давдаг. [Зөөлөн ааруул](product:soft-sweet-aaruul) дутуу хатаасан, дээр нь элсэн
чихэртэй, дөрвөн долоо хоног болно.

Ээзгийг хүн анх удаа амсахдаа карамель гэдэг. Чихэр нэмээгүй, сүүний өөрийнх нь чихэр шарагдсан амт.

> Сүүг асгасан хүнийг загнадаггүй. Гишгэсэн хүнийг загнадаг.
> — Хангайн үг

## Хотод туршиж болох ганц

Хоёр литр бүрэн тослогтой сүүг буцалгаад, галыг нь багасгаж арван минут самар. Бүрхэхгүй, даавуугаар таглаж, 18–20 хэмд нэг
шөнө тавь. Хөргөгчид биш. Өглөө нь ирмэгийг хутгаар салгаад нугалж ав. Хоёр литрээс гарын алга шиг ганц өрөм гарна. Халуун
талханд түрхээд, дээр нь нохойн хошууны чанамал тавь.

[[the-book-of-dairy | Дөчин айлын жор, зурагтай]]
`,
  en: `
In summer the women milk three to five times a day. Between June and September a household has to make all the white food it will eat in winter. There was no
refrigerator, and the one way to keep milk was to change it: to heat, to ferment, to strain, to dry.

## Twelve names

| Name | From | How | Keeps |
| --- | --- | --- | --- |
| Urum | milk | heated, ladled, left overnight, lifted off | 5 days |
| Tarag | milk | fermented with a starter | 3–5 days |
| Airag | mare's milk | fermented, churned a thousand times | 2–3 days |
| Khoormog | camel's milk | fermented | 3 days |
| Byaslag | milk, tarag | curdled and pressed | 10 days |
| Eezgii | milk, tarag | the curd is boiled in its whey until it roasts | 1 year |
| Butter | urum | churned, the water pressed out | 1 month |
| Clear butter | urum | melted and left to settle | 2 years |
| Aarts | tarag | strained after distilling | all winter, frozen |
| Aaruul | aarts | shaped and dried in the sun | 2–3 years |
| Khuruud | curd | pressed, sliced and dried | 1 year |
| Milk spirit | tarag, airag | distilled | |
: In a cool, dry place.

## The journey of one pail

Ten litres of milk are heated, ladled until they foam, and left to stand. In the morning a round of urum is lifted off. What remains is fermented into tarag. The
tarag goes into a still, and spirit comes, drop by drop. The white mass in the pot is strained through a cloth: inside stays aarts, and what runs off is whey, for
the dog, for the calves, and for the hair of the woman of the house. The aarts is shaped and spread on the roof of the ger. Ten days later it is aaruul.

Not a drop has left the house.

[[* From one pail | aaruul-dried-curd, byaslag-fresh-cheese, eezgii-roasted-curd, roasted-flour-buttered-tea]]

## Hard or soft

Country people think that aaruul should be hard, and city children that it should be soft. Both are right. The hard kind keeps for three years and is good for the
teeth; with one in your cheek you cross four passes. The [soft kind](product:soft-sweet-aaruul) is dried less, has sugar in it, and keeps four weeks.

Those who taste eezgii for the first time say “caramel”. There is no sugar in it: what you taste is the sugar of the milk, roasted.

> Nobody scolds you for spilling milk. They scold you for stepping in it.
> — Said in the Khangai

## The one you can try in a flat

Boil two litres of whole milk, turn down the heat and ladle for ten minutes. Cover it with a cloth, not a lid, and leave it overnight at 18 to 20 degrees, not in the
refrigerator. In the morning loosen the edge with a knife and fold the skin over. Two litres give a single urum, the size of a hand. Spread it on warm bread, with
rosehip jam on top.

[[the-book-of-dairy | Recipes of forty families, with pictures]]
`
}
