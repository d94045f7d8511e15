import type { DemoText } from './entry.ts'

export const minus28: DemoText = {
  slug: 'dressing-for-minus-28',
  title: { mn: 'Хасах 28 хэмд давхарлаж хувцаслах нь', en: 'Dressing for minus 28' },
  summary: {
    mn: 'Автобусны буудал дээр арван таван минут зогсоход хэрэгтэй гурван давхарга, нэг малгай, хоёр оймс.',
    en: 'Three layers, one hat and two pairs of socks: what it takes to stand at a bus stop for a quarter of an hour.'
  },
  lead: {
    mn: 'Улаанбаатар бол дэлхийн хамгийн хүйтэн нийслэл. Гэхдээ хүйтэнд даарах уу, үгүй юу гэдгийг хэм биш, давхарга шийддэг.',
    en: 'Ulaanbaatar is the coldest capital in the world. Whether you feel it is decided less by the thermometer than by your layers.'
  },
  tags: ['style', 'travel'],
  author: 'bilguun',
  series: 'winter',
  cover: 'scenes/ub-winter',
  coverAlt: { mn: 'Цас орж буй Улаанбаатар, шар автобус, эсгий зүймэл', en: 'Snow falling on Ulaanbaatar and a yellow bus, felt appliqué' },
  daysAgo: 8,
  mn: `
Нэгдүгээр сарын өглөөний найман цаг. Утас хасах 28 хэм гэж заана, мэдрэгдэх хэм нь гурван градус доогуур. Автобус долоон минутын
дараа ирнэ гэсэн боловч бид бүгд мэднэ, арван тав болно. Энэ хугацаанд хүний биед юу болдгийг мэдвэл хэрхэн хувцаслахаа ойлгоно.

Улаанбаатарын нэгдүгээр сарын дундаж хэм хасах 20 орчим, шөнөдөө хасах 30-аас доош буух нь элбэг. Гэвч агаар хуурай, салхи бага
өдөр олон. Хуурай хүйтэн бол чийгтэй хүйтнээс илүү найрсаг: хувцас чинь хуурай л байвал та дулаан. Тиймээс бүх зөвлөгөө нэг
өгүүлбэрт багтана. Хөлрөхгүй, норохгүй, салхи оруулахгүй.

## Биед ойр давхарга: чийг зөөнө

Нэгдүгээр давхаргын үүрэг дулаацуулах биш, хөлсийг арьснаас холдуулах. Хөвөн цамц хөлсийг шингээгээд тэндээ барьчихдаг,
автобусноос буумагц даарч эхэлнэ. Нарийн ноосон, эсвэл синтетик дотуур хувцас чийгийг гадагш нь дамжуулдаг. Ноос чийгтэй байхдаа ч
дулаанаа барьдаг давуу талтай.

Хэмжээ нь биед наалдсан, гэхдээ бариагүй байх ёстой. Оёдол нь суга, мөрөн дээр давхарлаж таарвал пальто дор үрж эхэлдэг, үүнийг
худалдаж авахдаа шалгаарай.

[[camel-wool-socks | Гадаад оймсны дор нимгэн оймстой давхарлавал хөл удаан дулаан]]

## Дунд давхарга: агаар хадгална

Дулаан бол даавуу биш, даавууны доторх хөдөлгөөнгүй агаар. Ноолуур, ноос, эсгий, өд хөвсгөр бүгд нэг л ажил хийдэг: агаарыг жижиг
нүхэнд түгжинэ. Тиймээс нэг зузаан цамцнаас хоёр нимгэн нь дээр. Хооронд нь нэмэлт агаарын давхарга үүсэхээс гадна оффист орж ирээд
нэгийг нь тайлж болно.

Энэ бол өвлийн хамгийн их мартагддаг дүрэм. Бид гадаа даардаг ч, хувцсаа дотор муудуулдаг. Халаалт сайтай өрөөнд зузаан ганц
цамцтай суусан хүн хөлөрч, тэр чийгээ аваад гадагш гардаг.

[[fine-v-neck-cashmere-sweater | Дунд давхаргад хамгийн хөнгөн нь ноолуур]]

> Дулаан хүн гэдэг зузаан хувцастай хүн биш. Юуг хэзээ тайлахаа мэддэг хүн.
> — Д. Мөнхбаяр, уулын аврагч

## Гадуур давхарга: салхи зогсооно

Гуравдугаар давхаргын ажил нь салхинаас хамгаалж, дотор нь агаар хөдөлгөхгүй байх. Пальто сонгохдоо даавууны зузаанаас гадна
гурван газрыг хараарай: захын өндөр, ханцуйны ам, хормойн урт. Өвдөгнөөс доош хормойтой пальто хүзүүний ороолттой нийлээд куртик,
хоёр өмднөөс илүү дулаан байх нь олонтаа.

Дээл үүнийг олон зуун жилийн өмнө шийдсэн хувцас юм. Энгэр нь давхарлаж, бүс нь агаарыг дээд доод хоёр хэсэгт хааж, нударга нь
гарыг далдалдаг. Хотод пальто өмсөхдөө ч энэ гурвыг давтаж болно: товчоо бүрэн товчилж, бүстэй загвар сонгож, урт бээлийгээ
ханцуйн дотуур оруулна.

[[* Гадуур нь | double-breasted-cashmere-coat, lambskin-lined-winter-deel, felt-lined-city-boots, loovuuz-fur-hat]]

## Гар, хөл, толгой

Бие хүйтрэхэд эхлээд захын судсаа агшаадаг. Тиймээс хуруу хамгийн түрүүнд даарна. Гарт: хуруутай бээлийгээс хурууг нийлүүлсэн
бээлий дулаан. Утсаа барих хэрэгтэй бол дотор нь нимгэн хуруутай бээлий давхарлаарай.

Хөлд: гутал бариу байвал хэчнээн зузаан оймс ч дулаацуулахгүй, цусны эргэлт, агаар хоёуланд нь зай хэрэгтэй. Өвлийн гутлыг орой,
өмсөх оймстойгоо үзэж, хуруугаа чөлөөтэй хөдөлгөж чадаж байвал авна. Ул нь зузаан байх ёстой, хүйтэн доороос ирдэг. Зузаан эсгий
улавч хамгийн хямд сайжруулалт.

Толгойд: «дулааны тал нь толгойгоор алдагддаг» гэдэг бол хэтрүүлэг. Гэхдээ бусад нь бүгд хучаастай үед ил үлдсэн толгой үнэхээр
хамгийн том цонх болдог. Чих, шанааг хаах нь чухал. Сүлжмэл малгай салхинд сийрэг учраас салхитай өдөр дээгүүр нь юүдэн, эсвэл
үслэг чихтэй лоовууз өмсөөрэй.

[[wool-mittens | Нийлсэн хуруу бие биеэ дулаацуулна]]

Хүзүү бол өвлийн мартагддаг цонх. Ороолтыг нэг эргүүлээд хоёр үзүүрийг нь цээжин дээрээ хөндлөн давхарлаж, дээрээс нь пальтогоо
товчилбол цээжний урд хоёр давхар агаар тогтоно. Ам, хамраа хучихдаа бүү чангаруул: амьсгалын чийг ороолтод мөстөж, арван минутын
дараа хацарт хүйтэн хана болдог. Сул зангидаад, үе үе эргүүлж байгаарай.

## Есөн ес юу хэлдэг вэ

Өвлийн туйлаас эхэлж наян нэг хоног үргэлжлэх хүйтнийг өвгөд есөн ес гэж хуваажээ. Нэгдүгээр есөд нэрмэл архи хөлдөнө, хоёрдугаарт
хорз хөлдөнө, гуравдугаарт гунан үхрийн эвэр хөлдөнө. Дөрөвдүгээр есөд дөнөн үхрийн эвэр хөлдөнө: хамгийн хүйтэн нь энэ үе. Дараа
нь эргэнэ. Тавдугаарт тавьсан будаа хөлдөхөө болино, зургаадугаарт зурайсан зам гарна, долоодугаарт довны толгой борлоно,
наймдугаарт нал шал болно, есдүгээрт ерийн дулаан болно.

Үүгээр хувцасны хуваарь гаргаж болно:

1. **Эхний гурван ес.** Хоёр давхар дунд давхарга, урт пальто, үслэг малгай.
2. **Дөрөвдүгээр ес.** Дээрхийн бүгд, дээр нь эсгий улавч, нүүрэнд тос.
3. **Тав, зургаадугаар ес.** Нэг давхрыг цүнхэндээ хийж явна.
4. **Долоогоос цааш.** Үд дунд ноолууран цамц, богино пальто хүрнэ, харин орой ороолт хэрэгтэй.

## Хүүхэд, утас, хоёр жижиг зүйл

Хүүхдийг өөрөөсөө нэг давхар илүү хувцаслана, харин тэргэнд биш явж байгаа бол адилхан. Хүзүүний ар талд гараа хийж шалгаарай:
дулаан, хуурай бол болсон, чийгтэй бол нэгийг тайлна. Хацар, хамар цайрвал дулаан газар оруулж, гараараа дарж дулаацуулна. Цасаар
үрж болохгүй.

Утсаа дотуур халаасандаа хийгээрэй. Зай яагаад хүйтэнд унтардгийг [сүлжээгүй гурван өдөр](/article/three-days-off-the-grid)
нийтлэлд тайлбарласан.

Эцэст нь автобус ирлээ. Малгайгаа авч, захаа онгойлгоод, орох бүрдээ нэг товч тайлаарай. Арван минутын дараа дахин гадаа гарахад
тань энэ нэг товч хамгийн чухал давхарга байсныг мэдрэх болно.
`,
  en: `
Eight o'clock on a January morning. The phone says minus 28, and three degrees less as it feels. The bus is due in seven minutes,
and all of us at the stop know it will be fifteen. If you know what a body does in those fifteen minutes, you know how to dress.

The average for January in Ulaanbaatar is about minus 20, and nights below minus 30 are common. But the air is dry and many days
are still. Dry cold is kinder than damp cold: as long as your clothes are dry, you are warm. All the advice that follows fits into
one line. Do not sweat, do not get wet, do not let the wind in.

## Next to the skin: move the damp

The first layer is not there to warm you. It is there to carry sweat away from the skin. A cotton shirt soaks it up and holds it,
and starts to chill you the moment you step off the bus. Fine wool or a technical fabric passes it outwards, and wool goes on
warming even when it is damp.

It should lie close without squeezing. Check the seams before you buy: where they meet another seam at the shoulder or under the
arm, they will rub beneath a coat.

[[camel-wool-socks | Worn over a thin pair, they keep feet warm for longer]]

## In the middle: keep the air

Warmth is not cloth but the still air inside cloth. Cashmere, wool, felt and down all do one job, which is to lock air into small
rooms. That is why two thin sweaters beat one thick one. There is another layer of air between them, and in the office you can
take one off.

This is the most forgotten rule of winter. We feel the cold outdoors, but we spoil our clothes indoors. Sit in a well-heated room
in one thick sweater, and you will carry the damp back outside with you.

[[fine-v-neck-cashmere-sweater | For a middle layer, nothing is lighter than cashmere]]

> A warm person is not the one in thick clothes. It is the one who knows what to take off, and when.
> — D. Munkhbayar, mountain rescuer

## Outside: stop the wind

The third layer keeps the wind out and the inner air from moving. When you choose a coat look, besides the weight of the cloth, at
three places: how high the collar stands, how the cuff closes, how long the skirt is. A coat that reaches below the knee, with a
scarf at the neck, is often warmer than a short jacket with two pairs of trousers.

The *deel* solved all this centuries ago. Its front overlaps, the sash parts the air into an upper and a lower room, and the
turned-down cuff covers the hand. In a city coat you can repeat all three: button it to the top, choose one with a belt, and tuck
long mittens inside the sleeve.

[[* For the outside | double-breasted-cashmere-coat, lambskin-lined-winter-deel, felt-lined-city-boots, loovuuz-fur-hat]]

## Hands, feet, head

A body that is getting cold first narrows the vessels at its edges, so fingers complain before anything else. For hands, mittens
are warmer than gloves. If you need your phone, wear a thin pair of gloves inside.

For feet, no sock will help in a tight boot; blood and air both need room. Try winter boots on in the evening, with the socks you
will wear, and buy them if you can move your toes freely. The sole should be thick, because the cold comes from below. A felt
insole is the cheapest improvement there is.

For the head: that half of your warmth escapes through it is an exaggeration. But when everything else is covered, a bare head
truly is the largest window. What matters is covering the ears and temples. A knitted hat lets the wind through, so on windy days
put a hood over it or wear a *loovuuz* with fur ear flaps.

[[wool-mittens | Fingers kept together warm one another]]

The neck is winter's forgotten window. Wind a scarf round once, cross its ends over your chest and button the coat on top, and you
have two layers of air in front of you. Do not pull it tight over mouth and nose: the damp of your breath freezes in it, and in
ten minutes it is a cold wall against your cheek. Tie it loosely and turn it now and then.

## What the Nine Nines say

The old people divided the eighty-one days of cold that begin at the winter solstice into nine nines. In the first nine, milk
spirit freezes. In the second, twice-distilled spirit freezes. In the third, the horns of a three-year-old ox freeze; in the
fourth, those of a four-year-old, and that is the coldest of all. Then it turns. In the fifth, boiled millet left out no longer
freezes. In the sixth, roads show as dark lines. In the seventh, the tops of the hillocks turn brown, in the eighth there is
slush, and in the ninth an ordinary warmth.

You can make a timetable of it:

1. **The first three nines.** Two middle layers, a long coat, a fur hat.
2. **The fourth.** All that, with felt insoles, and balm on the face.
3. **The fifth and sixth.** Carry one layer in your bag.
4. **From the seventh on.** At noon a cashmere sweater and a short coat will do; in the evening you still want a scarf.

## Children, phones and two small things

Dress a child one layer warmer than yourself if they are sitting in a pushchair, and the same if they are walking. Put your hand
to the back of the neck: warm and dry is right, damp means take one off. If a cheek or nose turns white, go indoors and warm it
with your palm. Never rub it with snow.

Keep your phone in an inside pocket. Why batteries give up in the cold is explained in [three days off the
grid](/article/three-days-off-the-grid).

And here is the bus. Take your hat off, open your collar, and undo one button each time you go indoors. Ten minutes later, when
you are outside again, you will feel that this one button was the most important layer of all.
`
}
