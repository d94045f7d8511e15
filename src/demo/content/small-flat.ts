import type { DemoText } from './entry.ts'

export const smallFlat: DemoText = {
  slug: 'six-ways-to-warm-a-small-flat',
  title: { mn: 'Жижиг байрыг дулаан харагдуулах зургаан арга', en: 'Six ways to warm a small flat' },
  summary: {
    mn: 'Гэрэл, хивс, хөшиг, ургамал: засвар хийлгүй, нэг амралтын өдөрт багтах өөрчлөлтүүд.',
    en: 'Light, rugs, curtains and plants: changes that need no builder and fit into one weekend.'
  },
  lead: {
    mn: 'Радиатор халуун атлаа өрөө хүйтэн санагддаг шалтгаан нь ихэвчлэн халаалтад биш, гэрэл, дуу, гадаргад байдаг.',
    en: 'When the radiator is hot and the room still feels cold, the cause is rarely the heating. It is light, sound and surface.'
  },
  tags: ['home'],
  author: 'anuujin',
  cover: 'scenes/living-room',
  coverAlt: { mn: 'Хөх буйдан сандал, гэр дэнлүү, эсгий ширдэгтэй өрөө', en: 'A room with a blue armchair, a ger lamp and a felt rug' },
  daysAgo: 33,
  mn: `
Миний анхны байр 28 квадрат метр байлаа. Цонх нь хойшоо, хана нь цагаан, шал нь саарал ламинат. Халаалт гайхалтай сайн, цамцтай
суухад халуун. Гэтэл орж ирсэн хүн бүр мөрөө хавчаад «сэрүүхэн юм аа» гэдэг байв.

Нэг өдөр найз маань термометр авчирч, 24 хэм байгааг үзүүлээд инээсэн. Тэгэхэд л би дулаан гэдэг хэм биш, мэдрэмж гэдгийг
ойлгосон. Түүнээс хойш олон жижиг байр засахдаа зургаан зүйлийг давтсаар ирлээ. Аль нь ч хана нураахгүй.

## 1. Гэрлээ доошлуул

Таазны ганц чийдэн өрөөг нэгэн жигд гэрэлтүүлдэг, жигд гэрэл бол хүлээлгийн өрөөний гэрэл. Оронд нь мөрнөөс доош хоёр, гурван эх
үүсвэр тавь: нэг нь суух газрын хажууд, нэг нь буланд шалан дээр, нэг нь тавиур дотор.

Ламп авахдаа кельвин гэсэн тоог хараарай. 2700К бол зуслангийн зуухны шар гэрэл, 4000К бол оффис. Өвлийн оройд 2700-гаас дээш
гарах хэрэггүй. Цайруулсан цагаан даавуу, эсгий бүрхүүл гэрлийг зөөлрүүлж, сүүдрийн захыг арилгадаг.

[[felt-shade-lamp | Эсгий бүрхүүлтэй, гэрэл нь зөөлөн тархана]]

## 2. Шалаа хуваа

Ганц өрөөнд унтах, ажиллах, зочлох гурав зэрэг болдог. Ханаар бус хивсээр хуваа. Хивсэн дээр байгаа бүхэн нэг өрөө болж харагддаг:
сандал, жижиг ширээ, дэнлүү гурвын урд хөл хивсэн дээр байхад л болно.

Хэмжээг багаар сонгох нь хамгийн түгээмэл алдаа. Жижиг хивс өрөөг бутаргаж, том хивс нэгтгэнэ. Буйдангийн уртаас хоёр талдаа арван
тав, хорин сантиметр илүү байвал зөв.

Эсгий ширдэг бол энд зүгээр нэг чимэглэл биш. Хатуу шалнаас буцдаг дууг шингээж, доороос ирэх хүйтнийг хаана. Жижиг байрны
«хүйтэн» чимээ нь ихэвчлэн цуурай байдаг.

[[white-ornament-felt-rug | Зураас бүр нь эсгийг чангалж, насыг нь уртасгана]]

## 3. Гартаа хүрэх зүйлсээ соль

Хүн өрөөнд орохдоо нүдээрээ ердөө гуравхан секунд хардаг. Дараа нь гар, хөлөөрөө хардаг. Хаалганы бариул, сандлын түшлэг, аяга,
хөнжил: өдөр бүр гар хүрдэг арван зүйлээ бичээд, хуванцар, төмөр байгааг нь нэг нэгээр мод, ноос, шаазан болго.

- Буйдан дээр нэг ноосон хөнжил, хоёр дэр.
- Угаалгын өрөөнд зузаан даавуу.
- Цайны аяга хоёр гарт багтахаар, бариулгүй.
- Орноос буухад хөл хүрэх газар эсгий шаахай.

> Байшинг архитектор барьдаг. Гэрийг гар хүрсэн зүйлс бүтээдэг.
> — Д. Ануужин

[[* Гар хүрэх зүйлс | cashmere-throw-130-180-cm, ornament-felt-cushion, porcelain-tea-set-7-pieces, ornament-felt-slippers]]

## 4. Цонхоо хувцасла

Хуучин байрны цонхоор дулаан алдагддаг нь үнэн, гэхдээ нүцгэн цонх үүнийг давхар мэдрүүлдэг. Шөнө хар шил бол хүйтэн гадарга.
Хөшгийг таазнаас шал хүртэл, цонхноосоо хоёр талдаа хорин сантиметр илүү өргөн өлгө: цонх том, тааз өндөр харагдана.

Нэг анхааруулга. Хөшгөөр радиатораа бүү хаа. Доод ирмэг нь радиаторын дээд талд зогсох, эсвэл хажуугаар нь унжих ёстой. Төв
халаалт Улаанбаатарт есдүгээр сарын дундаас тавдугаар сарын дунд хүртэл ажилладаг. Найман сарын дулааныг даавууны ард түгжих
хэрэггүй.

Өдөр нь харин эсрэгээрээ. Манайд нартай өдөр олон. Өмнө зүгийн цонхтой бол арван нэгээс гурван цагийн хооронд бүрэн нээ.

## 5. Хоймор гарга

Гэр дөрвөн ханатай ч бай, орон сууц дөрвөн давхарт ч бай, хоймор хэрэгтэй. Хоймор гэж үүдний эсрэг талд, орж ирсэн хүний нүд
хамгийн түрүүнд очдог хүндтэй газар. Жижиг байранд тэр газар ихэвчлэн зурагт, эсвэл утасны цэнэглэгчийн овоо болчихсон байдаг.

Оронд нь нэг намхан тавиур, нэг гэрэл, нэг ургамал, танай гэр бүлийн нэг зүйл тавь: өвөөгийн хөөрөг, хүүхдийн зураг, аяллаас
авчирсан чулуу. Гурваас илүү бүү тавь. Хоосон зай бол хүндэтгэлийн нэг хэлбэр.

![Шөнийн гэрэлтэй гэр, сар, одод](scenes/ger-dusk "Гэрт гэрэл нэг цэгээс гардаг тул хаана ч дулаан")

## 6. Үнэр, чимээ, чийг

Сүүлийн гурвыг хүн анзаардаггүй, гэхдээ хамгийн удаан санадаг.

**Чийг.** Өвлийн халаалттай байрны чийгшил арван тав, хорин хувь хүртэл буурна. Хуурай агаар нэг хэмийн зөрөөг хоёр болгож
мэдрүүлдэг. Чийгшүүлэгч, эсвэл зүгээр л радиатор дээрх ус, навч томтой ургамал. Зорилго нь дөчин хувь.

**Үнэр.** Хүчтэй биш, ганц. Арц, агь, лавр гурвын нэгийг сонгоод хадгал. Лааг хоёр цагаас илүү бүү асаа, зулыг нь таван миллиметр
болгож тайр.

**Чимээ.** Хөргөгчийн дуу, дээд айлын алхаа бол байрны чимээ. Түүнийг дарах биш, дээр нь өөрийн гэсэн нэг намуухан чимээ нэм:
данхны шуугиан, радио, цонхны салхи.

[[* Хамгийн сүүлд | juniper-scented-candle, red-clay-vase, electric-kettle, bookshelf-speaker-pair]]

Түрээсийн байранд амьдардаг бол энэ бүхнийг өрөм, хадаасгүй хийж болно. Дэнлүү залгуурт залгана, хөшгийг цонхны хүрээнд чангалдаг
саваанд өлгөнө, хивс шалан дээр хэвтэнэ. Нүүхдээ та хананаас бусдыг бүгдийг аваад явна. Нүүдэлчин хүний байрны тухай ойлголт
угаасаа ийм байсан шүү дээ.

## Дараалал чухал

Бүгдийг нэг өдөр авах хэрэггүй. Би ийм дарааллаар хийдэг:

1. Эхний долоо хоногт юм нэмэхгүй, хасна. Шалан дээрх бүхнийг өргө.
2. Дараа нь зөвхөн гэрэл.
3. Хивсийг цаасаар загварчлан шалан дээр тавьж, хоёр өдөр тойрон алх. Тэгээд хэмжээгээ сонго.
4. Үлдсэнийг нэг сарын дотор, нэг нэгээр.

Нэг сар хүлээх хүн цөөхөн л дээ. Гэхдээ хүлээсэн айл бүрд хамгийн сүүлийн хоёр зүйл илүүдэл болж, мөнгө нь үлддэг. Миний 28
квадрат метр тийм л байв: ганц дэнлүү, ганц ширдэг, нэг хөнжилд дуусаад, термометр одоо ч 24 хэм заасаар. Зөвхөн орж ирсэн хүн
мөрөө хавчихаа больсон.

Хоймрын тухай, гэрийн бусад хэсгийн тухай [тоононоос босго хүртэл](/article/from-crown-to-threshold) нийтлэлээс уншаарай.
`,
  en: `
My first flat was twenty-eight square metres. The window faced north, the walls were white, the floor was grey laminate. The
heating was magnificent; in a sweater you were hot. And everybody who came in drew up their shoulders and said it was a little
chilly.

One day a friend brought a thermometer, showed me that it was twenty-four degrees, and laughed. Then I understood that warmth is
not a temperature but an impression. I have furnished many small flats since, and I keep coming back to six things. None of them
knocks down a wall.

## 1. Lower your light

A single lamp on the ceiling lights a room evenly, and even light is the light of a waiting room. Put two or three sources below
the shoulder instead: one beside the place where you sit, one on the floor in a corner, one on a shelf.

When you buy a bulb look for the number in kelvin. 2700 K is the yellow of a stove; 4000 K is an office. On a winter evening there
is no need to go above 2700. A shade of washed cotton or felt softens the light and takes the edge off the shadows.

[[felt-shade-lamp | A felt shade takes the edge off the light]]

## 2. Divide the floor

In a single room we sleep, work and receive. Divide it not with walls but with a rug. Everything that stands on one rug looks like
one room. It is enough that the front legs of chair, table and lamp are on it.

The commonest mistake is to buy it too small. A small rug breaks a room up; a large one draws it together. It is right when it is
fifteen or twenty centimetres longer than the sofa at either end.

A quilted felt rug is not there only to be looked at. It swallows the sound that bounces off a hard floor and stops the cold that
comes from below. What sounds cold in a small flat is usually the echo.

[[white-ornament-felt-rug | Each line of quilting tightens the felt and adds to its years]]

## 3. Change what you touch

When someone enters a room they look with their eyes for three seconds. After that they look with hands and feet. Door handle,
armrest, cup, blanket: write down ten things you touch every day. Where they are plastic or metal change them, one at a time, for
wood, wool and china.

- One wool throw and two cushions on the sofa.
- A thick towel in the bathroom.
- A tea bowl without a handle, that fits two hands.
- Felt slippers where your feet land when you get out of bed.

> Architects build houses. A home is built by the things our hands have touched.
> — D. Anuujin

[[* Things to touch | cashmere-throw-130-180-cm, ornament-felt-cushion, porcelain-tea-set-7-pieces, ornament-felt-slippers]]

## 4. Dress the window

An old window does lose heat, but a bare one makes you feel it twice. At night black glass is a cold surface. Hang curtains from
ceiling to floor and twenty centimetres wider than the window on either side. The window will seem larger and the ceiling higher.

One warning: do not cover the radiator. The hem should end above it, or the curtain hang beside it. In Ulaanbaatar the district
heating runs from the middle of September to the middle of May. Eight months of warmth should not be locked up behind cloth.

By day do the opposite. We have a great many sunny days. If you have a window to the south, open the curtains wide between eleven
and three.

## 5. Make a khoimor

Whether you live in a ger or on the fourth floor, you need a *khoimor*: the place of honour opposite the door, where the eye of
someone entering goes first. In small flats it has usually been taken by the television, or by a heap of chargers.

Put there a low shelf, a light, a plant, and one thing of your family's: a grandfather's snuff bottle, a child's drawing, a stone
from a journey. No more than three things. Empty space is a form of respect.

![A ger at night, lit from within](scenes/ger-dusk "In a ger the light comes from one point, and it is warm everywhere")

## 6. Scent, sound, damp

Nobody notices these three, and everybody remembers them.

**Humidity.** In winter the air of a heated flat falls to fifteen or twenty per cent. Dry air makes a difference of one degree
feel like two. Use a humidifier, or just water on the radiator and a plant with big leaves. Aim for forty per cent.

**Scent.** Not strong, and only one. Choose between juniper, wormwood and bay, and keep to it. Do not burn a candle for more than
two hours, and trim its wick to five millimetres.

**Sound.** The hum of the refrigerator and the steps of the people upstairs are the sound of the building. You cannot silence
them. Add something low of your own: a kettle, a radio, wind in the window.

[[* Last of all | juniper-scented-candle, red-clay-vase, electric-kettle, bookshelf-speaker-pair]]

If you rent, all this can be done without a drill. Lamps plug in, curtains hang from a rod that braces itself inside the frame,
rugs lie on the floor. When you move you take everything but the walls. That, after all, is how nomads have always thought about
houses.

## The order matters

Do not buy it all in a day. This is how I go about it:

1. In the first week add nothing and take things away. Lift everything off the floor.
2. Then change the light, and nothing but the light.
3. Cut the rug out of paper, lay it down and walk round it for two days. Then choose the size.
4. The rest one by one, within a month.

Few people can wait a month. But in every home that has waited, the last two things on the list turned out not to be needed, and
the money was still there. So it was with my twenty-eight square metres. It ended at one lamp, one rug and one throw, and the
thermometer still says twenty-four. Only people have stopped drawing up their shoulders.

More about the khoimor and the other parts of a ger is in [from crown to threshold](/article/from-crown-to-threshold).
`
}
