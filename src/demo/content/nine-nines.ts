import type { DemoText } from './entry.ts'

export const nineNines: DemoText = {
  slug: 'the-nine-nines-of-winter',
  title: { mn: 'Есөн ес: өвлийг тоолсон хүмүүс', en: 'The nine nines: people who counted the winter' },
  summary: {
    mn: 'Наян нэгэн хоногийг архи, эвэр, будаагаар хэмжсэн ардын хуанли, түүний ард байгаа физик.',
    en: 'A calendar of eighty-one days told in spirits, horns and porridge, and the physics behind it.'
  },
  lead: {
    mn: 'Арван хоёрдугаар сарын 22-ноос манайхан өдрөөр биш, есөөр амьдарч эхэлдэг.',
    en: 'From 22 December we stop living by days, and begin to live by nines.'
  },
  tags: ['travel', 'home'],
  author: 'misheel',
  series: 'winter',
  cover: 'scenes/ger-dusk@320,280,1120,700',
  coverAlt: { mn: 'Бүрий харанхуйд утаа суунаглуулсан гэр', en: 'A ger at nightfall with smoke above it' },
  daysAgo: 3,
  mn: `
Манай эмээ хуанлигүй байсан. «Хоёр есийн гурван» гэж хэлээд хаанаа хэдэн хөнжил нэмэхээ мэддэг байв. Өвлийн туйлын өдрөөс эхлээд
есөн хоногийг нэг ес гэж үзэж, ийм есийг ес тоолно. Наян нэгэн хоног. Дуусахад гуравдугаар сарын арав гарсан байдаг.

Тоолол нь сургаал биш, хэмжүүр юм. Термометргүй айл юу хөлдөж, юу хөлдөхөө больсноор агаарыг хэмждэг байжээ.

| Ес | Хэзээ | Юугаар таньдаг |
| --- | --- | --- |
| Нэг ес | 12-р сарын 22–30 | Нэрмэл архи хөлдөнө |
| Хоёр ес | 12-р сарын 31 – 1-р сарын 8 | Хорз архи хөлдөнө |
| Гурван ес | 1-р сарын 9–17 | Гунан үхрийн эвэр хугарна |
| Дөрвөн ес | 1-р сарын 18–26 | Дөнөн үхрийн эвэр хугарна |
| Таван ес | 1-р сарын 27 – 2-р сарын 4 | Тавьсан будаа хөлдөхгүй |
| Зургаан ес | 2-р сарын 5–13 | Зурайсан зам гарна |
| Долоон ес | 2-р сарын 14–22 | Довын толгой борлоно |
| Найман ес | 2-р сарын 23 – 3-р сарын 3 | Нал шал болно |
| Есөн ес | 3-р сарын 4–12 | Ерийн дулаан болно |
: Огноо жилээс жилд нэг хоногоор зөрж болно.

## Архи яагаад эхэлж хөлддөг вэ

Айргаар нэрсэн сүүний архи 8–12 хувийн спирттэй. Ийм шингэн хасах тав, зургаан хэмд хөлдөнө. Давтан нэрсэн хорз[^Арз, хорз, шарз:
сүүний архийг давтан нэрэх тутмаа өөр нэртэй болдог.] хүчтэй учраас хасах хорин хэдэн хэм хүртэл тэсдэг. Тэгэхээр хоёр есийн мөр бол «шөнөдөө хорин
таваас хүйтэн» гэсэн үг. Ардын хуанли бол галтай холбоотой хэмжилтийн хэрэгсэл байж.

Эвэр хугарна гэдэг ч бас үнэн утгатай. Гурав, дөрвөн нас бол үхрийн эвэр хөндий, нимгэн үе. Хүйтэнд эвэрлэг эд хатуурч, мөргөлдөхөд
хугарах нь амархан болдог.

## Хамгийн хүйтэн нь яагаад дунд нь биш вэ

Хамгийн богино өдөр арван хоёрдугаар сарын 22. Хамгийн хүйтэн нь харин гурав, дөрөвдүгээр ес. Газар дулаанаа алдсаар байдаг тул
хоцордог. Улаанбаатарт нэгдүгээр сарын дундаж нь хасах хорин хоёр орчим, хамгийн хүйтэн шөнөд дөч хүрдэг. Хөндийд хүйтэн агаар тогтож, уулын орой дээр арваад хэмээр дулаан байдгийг хотынхон утаагаар нь хардаг.

[[* Гурав, дөрвөн есийнх | lambskin-hat, camel-wool-mittens, yak-down-socks, steel-thermos]]

> Есийг тоолж байгаа хүн дулааныг тоолж байгаа юм.
> — Ц. Дэлгэр, Тариат сум

## Юунд хэрэгтэй вэ

Есөөр төлөвлөхөд өвөл арай ойлгомжтой болдог. Нэг есийн үед цонхныхоо завсрыг шалга. Хоёр есийн үед машиныхаа зайг гэртээ оруулж сур. Гурав,
дөрөвт аялахгүй байж болно, аялбал [хасах 28 хэмд давхарлах нь](/article/dressing-for-minus-28) нийтлэлийг унш. Таваас эхлэн гадаа
үлдсэн будаа хөлдөхөө больж, өдөр нэг цагаар урт болно. Зургаа дээр хар зам гарна, доор нь мөс байгаа учраас энэ бол хамгийн их
халтирдаг ес.

Долоо дээр нэг өглөө гадаа өөр үнэр үнэртэнэ. Довын толгой борлосон нь тэр.
`,
  en: `
My grandmother had no calendar. “The third of the second nine,” she would say, and she knew how many covers to lay and where. From the
winter solstice on, nine days make a nine, and there are nine of them. Eighty-one days. When they are over it is the twelfth of March.

The count is not a teaching but an instrument. A household without a thermometer took the temperature by what froze, and what no
longer did.

| Nine | When | How you know it |
| --- | --- | --- |
| First | 22–30 December | Milk spirit freezes |
| Second | 31 December – 8 January | Twice-distilled spirit freezes |
| Third | 9–17 January | The horns of three-year-old oxen snap |
| Fourth | 18–26 January | The horns of four-year-old oxen snap |
| Fifth | 27 January – 4 February | Porridge left out does not freeze |
| Sixth | 5–13 February | The road shows as a dark line |
| Seventh | 14–22 February | The tops of the hummocks turn brown |
| Eighth | 23 February – 3 March | Slush and puddles |
| Ninth | 4–12 March | The warmth of ordinary days |
: The dates may shift by a day from year to year.

## Why spirits come first

Milk spirit distilled from airag has 8 to 12 per cent of alcohol, and freezes at five or six below zero. Distil it again and it becomes
*khorz*[^Arz, khorz, sharz: milk spirit gets another name each time it is distilled.], which holds out until twenty-something below.
So the line about the second nine means “colder at night than minus twenty-five”. The folk calendar was an instrument one kept by the
stove.

The horns mean what they say, too. At three and four years the horn of an ox is hollow and thin. In great cold it turns brittle, and
when two of them fight it breaks.

## Why the coldest days are not the shortest

The shortest day is 22 December, yet the coldest nights fall in the third and fourth nine. The ground goes on losing its warmth, and
so it lags behind. In Ulaanbaatar the mean of January is about minus twenty-two, and the worst nights reach forty. Cold air settles in
the valley while the hilltops are ten degrees warmer; in the city you can see the border, drawn in smoke.

[[* For the third and the fourth | lambskin-hat, camel-wool-mittens, yak-down-socks, steel-thermos]]

> Whoever counts the nines is counting the warmth.
> — Ts. Delger, Tariat

## What it is good for

A winter planned by nines is easier to understand. In the first, look at the gaps of your windows. In the second, get used to taking the
car battery indoors. In the third and fourth you need not travel; if you do, read [dressing for minus 28](/article/dressing-for-minus-28).
From the fifth on porridge survives outdoors, and the day is an hour longer. In the sixth the black road appears with ice under it, and
more people slip than in all the others.

In the seventh there is a morning that smells of something else. That is the brown on the hummocks.
`
}
