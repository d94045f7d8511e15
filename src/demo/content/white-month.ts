import type { DemoText } from './entry.ts'

export const whiteMonth: DemoText = {
  slug: 'tsagaan-sar-day-by-day',
  title: { mn: 'Цагаан сарыг өдөр өдрөөр', en: 'Tsagaan Sar, day by day' },
  summary: {
    mn: 'Хоёр сарын бэлтгэлээс шинийн гурван хүртэл: дараалал, хэмжээ, юу мартагддаг.',
    en: 'From two months before to the third of the new moon: the order, the amounts, and what everybody forgets.'
  },
  lead: {
    mn: 'Жилд нэг удаа манай улс гурван өдөр зэрэг ширээнд суудаг. Түүний ард жаран өдрийн ажил бий.',
    en: 'Once a year a whole country sits down at table for three days. Behind them there are sixty days of work.'
  },
  tags: ['food', 'home'],
  author: 'purevdorj',
  series: 'table',
  cover: 'boards/white-month',
  coverAlt: { mn: 'Тавиур дээр данх, мөнгөн аяга, ааруул, бэлгийн карт', en: 'A teapot, silver bowls, curds and a gift card on shelves' },
  daysAgo: 18,
  mn: `
Би тогоочоор ажилласан гучин жилдээ хорин есөн Цагаан сарын буузыг бусдад зориулж чимхсэн. Нэг л удаа өөртөө зориулсан, тэр жил дэндүү ихийг хийж, гурван хоног идэв. Энэ хуваарь бол тэр хорин есөн жилийн алдаанаас бүтсэн юм.

Цагаан сарын өдрийг Төгсбуянтын зурхайгаар тогтоодог тул жил бүр өөр, дорнын бусад улсынхтай үргэлж давхцдаггүй.

| Он | Шинийн нэгэн | Жил |
| --- | --- | --- |
| 2022 | 2-р сарын 2 | Усан бар |
| 2023 | 2-р сарын 21 | Усан туулай |
| 2024 | 2-р сарын 10 | Модон луу |
| 2025 | 3-р сарын 1 | Модон могой |
| 2026 | 2-р сарын 18 | Гал морь |

## Жаран хоногийн өмнө

Махаа захиална. Ууц, бүтэн хонины нуруу, хамгийн түрүүнд дуусдаг. Сүүлний хэмжээ ширээний хүндэтгэл тул таньдаг малчнаасаа намар
нь хэлүүлсэн айл ялдаг. Ул боовны хэвийг эмээгийнхээс ав, шинээр сийлүүлэх бол мод хатах хугацаа хэрэгтэй.

## Гуч хоногийн өмнө

Бууз чимхэж эхэлнэ. Ихэнх айл 500–1,500 ширхэг, зарим нь гурван мянгыг хийнэ. Тоо нь бардамнал биш тооцоо:

| Зочин | Нэг хүнд | Бүгд |
| --- | --- | --- |
| 30 | 8 | 240 |
| 60 | 7 | 420 |
| 120 | 6 | 720 |
: Дээр нь айлынхан өөрсдөө гурван өдөр идэх 150-ийг нэм.

Тагтан дээр хөлдөөдөг байсан цаг өнгөрсөн: өвөл дулаарч, муур, хэрээ хоёр чимээгүй өрсөлддөг. Тавиур дээр зайтай
дэлгэж хөлдөөгөөд, дөрвөн цагийн дараа уутална.

[[meat-freezer-250-l | Мянган бууз, хоёр ууц багтана]]

## Арван дөрөв хоногийн өмнө

Ул боов. Гурил 10 кг-аас ойролцоогоор 45–50 боов гарна. Өрөхдөө үеийг сондгой тоогоор: залуу айл гурав, дунд нас тав, өвөө эмээ
долоо, хутагт хувилгаан ес. Доод үе *жаргал*, дараагийнх *зовлон*, дээд үе ямагт жаргал.

## Долоо хоногийн өмнө

- Мөнгөн аягаа зүлгүүлнэ. Цайны содтой бүлээн ус, зөөлөн даавуу.
- Дээлээ салхилуулж, товчоо шалгана. Торгон товч хамгийн түрүүнд алга болдог.
- Бэлгээ боодлоор нь тоолно. Хүн бүрд жижиг, ахмадад хадагтай.
- Өргүй болно. Шинэ жилийг өртэй угтдаггүй тул авсан, өгснөө бодож цайруулна.

[[* Ширээнд | silver-bowl, porcelain-tea-set-7-pieces, tsagaan-sar-dairy-platter, brick-green-tea]]

![Хөх данх ширээн дээр](scenes/tea-table@380,320,640,400 "Данх: шинийн нэгний эхний аяга эндээс")
![Овоолсон ааруул](scenes/tea-table@1120,440,480,300 "Идээ: сондгой үеэр өрнө")
![Мөнгөн аяга](boards/bowls-one "Мөнгөн аяга: урьд орой нь зүлгүүлнэ")
: Долоо хоногийн өмнө бэлэн байх гурав. Эсгий зүймэл.

## Битүүн

Хуучин оны сүүлчийн орой. Тэнгэрт сар огт харагдахгүй тул *битүү*. Гэр бүлээрээ цуглаж, цадтал идэх ёстой: битүүний өдөр өлссөн хүн
жилийн турш өлсдөг гэнэ. Хаалганы дээд талд гурван ширхэг мөс тавьдаг, Балданлхам бурхан морио усалж өнгөрөх учраас. Хогоо гадагшлуулна,
ариун цэврийн өрөөний гэрэл ч асаалттай үлдэнэ: бүх юм цэвэр, дүүрэн, гэрэлтэй.

## Шинийн нэгэн

05:00. Эрчүүд ойрын оргил дээр гарч, нар мандахыг угтана. Эмэгтэйчүүд анхны цайныхаа дээжийг дөрвөн зүгт өргөнө.

08:00. Золгох ёс. Залуу нь хоёр гараа дэлгээд ахмадынхаа тохойг доороос нь түшнэ. «Амар байна уу?», «Сар шинэдээ сайхан шинэлж байна уу?»
Эхнэр нөхөр хоорондоо золгодоггүй, жирэмсэн хоёр эмэгтэй ч золгодоггүй[^Хүүхдийн хүйс солигдоно гэж цээрлэдэг. Оронд нь бүс, товчоо
солилцдог нутаг бий.].

09:00-оос. Хамгийн ахмадынд. Эхлээд цай, дараа нь идээнээс амсуулна, дараа нь ууцнаас хүртээнэ, бууз хамгийн сүүлд. Тамхи татдаггүй хүн ч
хөөргийг хүлээн авч, үнэрлээд буцаана. Яриа малаас эхэлнэ: «Тарган сайхан өвөлжиж байна уу?» Хотод бол машинаас.

> Зочин дөрвөн юм хэлнэ: цай халуун, ууц тарган, бууз шүүстэй, сууж чадлаа. Үнэндээ дөрөв дэх нь л чухал.
> — Тогооч Ч. Лувсан, Цэцэрлэг

## Шинийн хоёр, гурав

Хол айл, найз, багш, хамт олон. Гурав дахь өдөр хүн бууз харахгүй болдог. Энэ өдөрт зориулж хоёр зүйл бэлтгэ: банштай цай, шинэхэн байцааны
салат. Үүнийг гаргахад зочдын царай буузнаас илүү гэрэлтдэг.

[[dumpling-tea-kit | Гурав дахь өдрийн аврал]]

## Ямагт мартагддаг зүйлс

1. **Тавиур.** Өдөр бүр хөлдөөгчөөс гаргах тавиур. Хоёр биш, дөрөв хэрэгтэй.
2. **Жижиг мөнгө.** Хүүхдэд өгөх шинэ дэвсгэртийг банкнаас арав хоногийн өмнө ав.
3. **Гутлын зай.** Зуун зочны хоёр зуун гутал үүдэнд хаана тавигдах вэ.
4. **Ходоод.** Хуурай ааруул, бүлээн ус, алхалт.
5. **Хэн нэгэнд залгах.** Ирж чадахгүй, хол яваа хүн хамгийн удаан санадаг.

Зочдынхоо бэлгийг бэлдэхэд [лүүкбүүкийн](/lookbook/the-white-month) сүүлийн зураг тус болно. Цайны ёсыг [сүүтэй цайны
ширээ](/article/five-rules-of-the-milk-tea-table) нийтлэлээс.

## Дараа нь

Цагаан сар шинийн арван тав хүртэл үргэлжилдэг гэж үздэг. Тэр хүртэл идээгээ засаатай байлгаад, дараа нь хуваан идэж, ул боовыг
цайнд дэвтээнэ. Ширээ хоосорч, хөлдөөгч дуугүй болж, хавар ирнэ. Тэгээд нэг өглөө та мах захиалахаа санана.
`,
  en: `
In thirty years as a cook I pinched the dumplings of twenty-nine Tsagaan Sars for other people. Only once did I do it for myself, made far too
many and ate them for three days. This timetable is made of the mistakes of those twenty-nine years.

The day is fixed by the *Tugsbuyant* reckoning. It is another each year, and not always that of our neighbours.

| Year | First day | Named for |
| --- | --- | --- |
| 2022 | 2 February | water tiger |
| 2023 | 21 February | water hare |
| 2024 | 10 February | wood dragon |
| 2025 | 1 March | wood snake |
| 2026 | 18 February | fire horse |

## Sixty days before

Order the meat. The *uuts*, the whole back of a sheep, is the first thing to be sold out. Its fat tail is the honour of the table, and the family
that asked its herder in autumn wins. Borrow your grandmother's mould for the long biscuits; if you have a new one carved, the wood needs time to dry.

## Thirty days before

Begin to pinch the *buuz*. Most households make 500 to 1,500, some three thousand. That is no boast, it is arithmetic:

| Guests | Each | In all |
| --- | --- | --- |
| 30 | 8 | 240 |
| 60 | 7 | 420 |
| 120 | 6 | 720 |
: Add 150 for what the family itself will eat in three days.

They used to be frozen on the balcony. That time is over: the winters are warmer, and cats and crows compete in silence. Spread them apart on trays in a
freezer, and bag them after four hours.

[[meat-freezer-250-l | Room for a thousand dumplings and two backs of mutton]]

## Fourteen days before

The long biscuits, *ul boov*. Ten kilos of flour make about 45 to 50. They are stacked in an odd number of layers: three for a young couple, five in middle
age, seven for grandparents, nine for a high lama. The lowest layer is *happiness*, the next *sorrow*, and the top always happiness.

## A week before

- Polish the silver bowls: lukewarm water with baking soda, a soft cloth.
- Air the deels and look at the buttons. The silk ones are the first to go missing.
- Count the presents. A small one for everybody, and a blue scarf with those for the old.
- Pay your debts. Nobody meets the new year owing; what was lent and borrowed is settled.

[[* For the table | silver-bowl, porcelain-tea-set-7-pieces, tsagaan-sar-dairy-platter, brick-green-tea]]

![A blue teapot on the table](scenes/tea-table@380,320,640,400 "The teapot: the first bowl of the year comes out of it")
![Curds heaped in a bowl](scenes/tea-table@1120,440,480,300 "White food: laid in an odd number of layers")
![A silver bowl](boards/bowls-one "The silver bowl: polished the evening before")
: Three things to have ready a week before. Felt appliqué.

## The eve

The last night of the old year is *bituun*, closed, because there is no moon at all. The family gathers and must eat its fill: whoever is hungry on this
night will be hungry all the year. Three pieces of ice are laid above the door, so that the goddess Baldanlkham can water her mount as she rides by. The
rubbish goes out, and even in the bathroom the light stays on: everything clean, full and bright.

## The first day

05:00. The men climb the nearest hill to meet the sun. The women offer the first of the tea to the four directions.

08:00. The greeting. The younger holds out both arms and supports the elbows of the elder from below. “Are you at peace? Is the new moon good to you?” Husband
and wife do not greet each other so, and neither do two women who are expecting[^The children might change their sex, it is said. In some places they exchange
sashes or buttons instead.].

From 09:00. To the eldest first. Tea comes before all, then a taste of the white foods, then of the mutton, and the dumplings last. Even those who do not take
snuff accept the bottle, smell it and hand it back. Talk begins with the animals: “Are they wintering fat?” In town it begins with the car.

> A guest says four things: the tea was hot, the mutton fat, the dumplings juicy, and I could sit down. Only the fourth matters.
> — Ch. Luvsan, cook, Tsetserleg

## The second day and the third

Distant families, friends, teachers, colleagues. On the third day nobody can look at a dumpling any more. Have two things ready for it: tea with tiny
dumplings in it, and fresh cabbage salad. I have seen faces light up at these as they never did at *buuz*.

[[dumpling-tea-kit | The rescue of the third day]]

## What is always forgotten

1. **Trays.** To carry from the freezer each day. You need four, not two.
2. **Small money.** New notes for the children, from the bank, ten days ahead.
3. **Room for boots.** A hundred guests bring two hundred of them. Where will they stand?
4. **Stomachs.** Dry curds, warm water, a walk.
5. **A telephone call.** Who is far away and cannot come remembers the longest.

For the presents look at the last picture of [our look book](/lookbook/the-white-month), and for the manners of tea at [the milk-tea
table](/article/five-rules-of-the-milk-tea-table).

## Afterwards

The white month is said to last until the fifteenth. The food stays laid out till then, and is shared; the biscuits are dipped in tea. The table empties, the
freezer falls silent, and it is spring. Then one morning you remember to order the meat.
`
}
