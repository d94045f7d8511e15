import type { DemoText } from './entry.ts'

export const decemberLamp: DemoText = {
  slug: 'a-lamp-for-december',
  title: { mn: 'Арван хоёрдугаар сарын дэнлүү', en: 'A lamp for December' },
  summary: {
    mn: 'Өдөр найман цаг хорин гурван минут болоход гэрт гэрлийг хэрхэн байрлуулах вэ.',
    en: 'How to place light in a home when the day has eight hours and twenty-three minutes.'
  },
  lead: {
    mn: 'Нэг том гэрэл өрөөг гэрэлтүүлдэг. Гурван жижиг гэрэл өрөөг өрөө болгодог.',
    en: 'One large lamp lights a room. Three small ones make it one.'
  },
  tags: ['home'],
  author: 'anuujin',
  cover: 'boards/lamps',
  coverAlt: { mn: 'Тавиур дээр дөрвөн гэр дэнлүү, лаа', en: 'Four ger-shaped lamps and candles on shelves' },
  daysAgo: 9,
  mn: `
Би захиалагчийнхаа гэрт анх орохдоо дандаа орой очдог. Өдөр бүх өрөө гоё. Харин оройн долоон цагт унтраалга дарахад л өрөөний үнэн царай
гарна: таазны голд ганц цагаан чийдэн, доор нь дөрвөн булан харанхуй, хүмүүс эмнэлгийн царайтай.

## Гэрэл хэзээ дуусдаг вэ

| Өдөр | Нар мандах | Жаргах | Өдрийн урт |
| --- | --- | --- | --- |
| 9-р сарын 23 | 06:39 | 18:46 | 12 ц 07 м |
| 10-р сарын 21 | 07:19 | 17:52 | 10 ц 33 м |
| 11-р сарын 21 | 08:06 | 17:10 | 9 ц 04 м |
| 12-р сарын 21 | 08:39 | 17:02 | 8 ц 23 м |
| 1-р сарын 21 | 08:29 | 17:32 | 9 ц 03 м |
: Улаанбаатарт, ойролцоогоор. Уул, байшин үүнээс дор хаяж хорин минут хулгайлна.

Ажилтай хүн арван хоёрдугаар сард гэртээ өдрийн гэрэлд бараг байдаггүй. Тэгэхээр өвлийн гэр гэдэг нь үндсэндээ чийдэнгээ л гэсэн үг.

## Гурван давхар

**Ерөнхий гэрэл.** Таазнаас биш, хана, шүүгээний дээрээс ойсон гэрэл. Нүд чийдэнг өөрийг нь харахгүй байх.

**Ажлын гэрэл.** Ширээ, гал тогоо, унших сандлын дэргэд. 500 люкс, өөрөөр хэлбэл ном нүднээс 40 см-т ярвайлгахгүй уншигдана.

**Үдшийн гэрэл.** Нүднээс доогуур, дулаан, жижиг. Гэр дэнлүү, лаа, дэвсгэр дээрх гэрэл. Галын гэрэл үргэлж доороос ирдэг байсныг бие
санадаг.

[[ger-table-lamp | Ханын толгойгоор нь гэрэл цацардаг. Доогуур тавихад хамгийн сайхан]]

![Ширээн дээрх гэр дэнлүү](scenes/living-room@1100,360,500,313 "Үдшийн гэрэл: суусан хүний мөрнөөс доогуур")
![Тавиур дээрх дөрвөн дэнлүү, лаа](boards/lamps "Дөрвөн дэнлүү, хоёр лаа: нэг өрөөнд нэг нь л хангалттай")
![Гэрэлтсэн гэр шөнийн талд](scenes/ger-dusk@480,360,800,500 "Анхны дэнлүү нь гэр өөрөө")
: Гэрэл доороос ирэхэд. Эсгий зүймэл.

## Тоо

Хайрцаг дээр хоёр тоо бий. Келвин нь өнгө: 2,700 бол лаа мэт шаргал, 4,000 бол оффис, 6,500 бол хөлдүү. Өрөөндөө 2,700-аас дээш бүү гаргаарай.
Люмен нь хэмжээ: зочны өрөөнд квадрат метр тутамд 100–150 хангалттай, гэхдээ дөрвөөс доошгүй цэгт хуваа.

Өнгө дамжуулах чадвар (CRI) 90-ээс дээш байвал хоол хоол шиг, хацар хацар шиг харагдана.

## Нэг оройн туршилт

1. Таазныхаа гэрлийг унтраа.
2. Байгаа бүх жижиг гэрлээ гаргаж ир: дэнлүү, хүүхдийн шөнийн гэрэл, лаа.
3. Шалан дээр, номын тавиурт, цонхны тавцанд, булан бүрд нэгийг тавь.
4. Хагас цаг суу.

Маргааш нь аль нь хэрэгтэйг та надгүйгээр мэднэ. Миний ажлын тал нь үүгээр дуусдаг тул захиалагчдад битгий хэлээрэй.

[[* Гурван давхар | felt-shade-lamp, toono-wall-lamp, bagana-floor-lamp, winter-evening-candle-set]]

Үдшийн гэрэлд хивс, ширдэг өөр харагддаг: [зургаан булангийн](/lookbook/six-corners-of-a-small-flat) зургийг оройгоор үзээрэй.
`,
  en: `
When I see a client's home for the first time I always come in the evening. By day every room is pretty. But at seven, when somebody touches the switch, it shows its true face: one
white lamp in the middle of the ceiling, four dark corners beneath, and people who look as if they were in hospital.

## When the light ends

| Date | Sunrise | Sunset | Day |
| --- | --- | --- | --- |
| 23 September | 06:39 | 18:46 | 12 h 07 min |
| 21 October | 07:19 | 17:52 | 10 h 33 min |
| 21 November | 08:06 | 17:10 | 9 h 04 min |
| 21 December | 08:39 | 17:02 | 8 h 23 min |
| 21 January | 08:29 | 17:32 | 9 h 03 min |
: In Ulaanbaatar, roughly. Hills and houses steal at least twenty minutes more.

Whoever works is hardly ever at home in daylight in December. So a winter home is, in the main, its lamps.

## Three layers

**The general light.** Not from the ceiling, but thrown back by walls and from the tops of cupboards. The eye should not meet the bulb.

**The light for work.** At the table, the stove, the reading chair. 500 lux: a book can be read at 40 centimetres without a frown.

**The light of the evening.** Below the eyes, warm and small. A ger lamp, a candle, a light on the floor. Firelight always came from below, and the body remembers it.

[[ger-table-lamp | The light falls through its lattice wall; loveliest when it stands low]]

![A ger lamp on a low table](scenes/living-room@1100,360,500,313 "The light of the evening: below the shoulder of someone who sits")
![Four lamps and candles on shelves](boards/lamps "Four lamps and two candles: one of them is enough for a room")
![A lit ger on the plain at night](scenes/ger-dusk@480,360,800,500 "The first lamp was the ger itself")
: When light comes from below. Felt appliqué.

## Numbers

There are two on the box. Kelvin is the colour: 2,700 is like candles, 4,000 an office, 6,500 frost. Do not go above 2,700 at home. Lumen is how much: in a living room 100 to 150 a square
metre will do, but spread over four points at least.

With a colour rendering (CRI) over 90, food looks like food and cheeks look like cheeks.

## An experiment for one evening

1. Turn off the ceiling.
2. Fetch every small light there is: lamps, the children's night light, candles.
3. Put one in each corner, on the floor, on the bookshelf, on the window sill.
4. Sit down for half an hour.

The next day you will know which you need, without me. This is half my work, so please do not tell my clients.

[[* Three layers | felt-shade-lamp, toono-wall-lamp, bagana-floor-lamp, winter-evening-candle-set]]

Carpets and felt look different in such a light. Look at the [six corners](/lookbook/six-corners-of-a-small-flat) in the evening.
`
}
