import type { DemoText } from './entry.ts'

export const oneSweater: DemoText = {
  slug: 'how-many-goats-in-a-sweater',
  title: { mn: 'Нэг цамцанд хэдэн ямааны ноолуур орох вэ?', en: 'How many goats are in one sweater?' },
  summary: {
    mn: 'Дөрвөн улирлын турш нэг сүргийг дагаж, самнахаас сүлжих хүртэлх замыг тэмдэглэлээ.',
    en: 'We followed one herd through four seasons, from the comb to the last stitch.'
  },
  lead: {
    mn: 'Говь-Алтайн нэг сүргийг бид дөрвөн улирлын турш дагав. Самнахаас сүлжих хүртэл юу болдгийг, үнэ нь яагаад ийм байдгийг энд бичлээ.',
    en: 'For four seasons we followed one herd in Govi-Altai. This is what happens between the comb and the sweater, and why it costs what it costs.'
  },
  tags: ['cashmere'],
  author: 'sarangerel',
  series: 'fibre',
  cover: 'scenes/goats',
  coverAlt: { mn: 'Уулын бэлд бэлчиж буй ямаан сүрэг, эсгий зүймэл', en: 'Goats grazing below the mountains, felt appliqué' },
  daysAgo: 2,
  mn: `
Дөрөвдүгээр сарын эхээр салхи зөөлрөхөд ямаа өвлийн хөөврөө тайлж эхэлнэ. Малчин Баттөр гуайн хувьд энэ бол жилийн хамгийн завгүй
үе. Нэг ямааг самнахад дөчин минут, заримдаа бүтэн цаг зарцуулна. Өглөө хоёр хүн, үдээс хойш гурав болж ажиллавал өдөрт хорь орчим
ямаа амжина.

«Яарвал ширхэг тасарна» гэж тэр хэлээд төмөр самаа зөөлөн татлаа. Ноолуурыг хяргадаггүй, самнадаг учир нь энэ. Хавар болоход
нарийн хөөвөр өөрөө үсний угаас салж эхэлдэг тул самаар татахад сор үс арьсандаа үлдэж, хөөвөр нь самны шүдэнд тогтдог. Хэт эрт
самнавал хөөвөр салаагүй, мал даарна. Хэт оройтвол салхинд хийсэж, бутны үзүүрт үлдэнэ.

## Дөрөвдүгээр сарын самнал

Нэг ямаанаас дунджаар 250–300 грамм түүхий ноолуур гардаг. Энэ бол цамцанд орох тоо биш. Түүхий ноолуурт тоос, тос, бүдүүн сор үс
хамт байна. Угааж, самнаж, хялгасыг нь ялгасны дараа тал нь л үлддэг. Өөрөөр хэлбэл нэг ямаанаас 120–150 грамм цэвэр ноолуур авна.

Цааш нь ээрэх, будах, сүлжих бүрд бага багаар хорогдоно. Хагас дутуу урттай ширхэг ээрмэлд тогтохгүй, сүлжмэлийн захаас тасархай
гарна. Ингэж тооцвол 280 граммын нэг цамцанд гурван ямааны, хамгийн нарийн ширхгийг нь шигшвэл дөрвөн ямааны ноолуур ордог.

[[cable-knit-cashmere-sweater | Хоёр ээрмэлтэй, зузаан сүлжмэл. Өвлийн гол цамц болно]]

Нэг ямаа жилд ганц удаа самнагдана. Тиймээс таны гар дээрх цамц бол гурав, дөрвөн амьтны бүтэн өвөл юм.

> Ноолуур бол даавуу биш. Тэр бол нэг сүргийн нэг өвөл.
> — Ц. Баттөр, малчин

## Микрон гэж юу вэ

Ширхгийн нарийныг микроноор хэмждэг. Хүний үс 70 микрон орчим байхад монгол ямааны ноолуур дунджаар 15–16 микрон. Мериносын нарийн
ноос 17–19 микрон байдаг. Зөрөө нь бага мэт боловч арьс үүнийг шууд мэдэрдэг: бүдүүн үзүүр хатгаж, нарийн нь нугарна.

Нарийн байх нь зөөлөн байхыг, урт байх нь удаан эдлэхийг шийднэ. Урт ширхэг ээрмэл дотор олон удаа ороодог тул үзүүр нь гадагш
гарах нь цөөн, үрэлт бага. Тиймээс шошго дээрх «100%» гэсэн тооноос гадна хоёр зүйл асуугаарай:

- ширхгийн урт: 34 миллиметрээс урт бол сайн;
- ээрмэл хэдэн хуйлмагтай вэ: хоёр утас эрчилсэн нь ганц утаснаас бат.

Бас нэг энгийн шалгуур бий. Цамцыг нар руу барьж хараарай. Нүд нь жигд, гэрэл тэгш нэвтэрч байвал сүлжээ нягт. Дараа нь атгаад
тавихад хэдхэн секундэд хэлбэртээ орж байвал ээрмэл нь амьд гэсэн үг.

## Хямд цамц яагаад хямд вэ

Хямд цамцанд ихэвчлэн богино ширхэг, заримдаа дахин боловсруулсан ноос холино. Дэлгүүрийн тавиур дээр хоёр цамц адилхан зөөлөн
санагдаж болно, учир нь зөөлрүүлэгчээр угаасан шинэ эдлэл бүхэн зөөлөн. Ялгаа нь хоёр сарын дараа гарна: тохой, суга, цүнхний
оосор хүрдэг хажуу тал үрэлдэж, хөвөн шиг жижиг бөөрөнхий тогтоно.

Сайн цамц ч эхний хэд хоногт бага зэрэг үрэлддэг. Гадарга дээрх богино ширхэг унаж дууссаны дараа тогтоно. Харин муу цамцны үрэлт
дуусдаггүй.

[[* Байгалийн өнгө | undyed-cashmere-sweater, fringed-cashmere-scarf, cashmere-throw-130-180-cm, knitted-cashmere-beanie]]

Будаагүй ноолуур дөрвөн өнгөтэй: цагаан, цайвар саарал, шаргал, хүрэн. Хамгийн ховор нь цагаан, учир нь ямар ч өнгөнд будаж болдог
тул үйлдвэрүүд түүнийг эрэлхийлдэг. Харин хүрэн, шаргал өнгөөр нь эдлэх нь будгийн нэг шатыг алгасаж, ширхгийг хамгийн бага
зовооно гэсэн үг.

## Бэлчээрийн тухай хоёр үг

Монголын малын гуравны нэгээс илүү нь ямаа. Ноолуурын орлого малчин өрхийн хувьд жилийн гол мөнгө болдог учраас толгой нь өссөн.
Гэхдээ ямаа ургамлыг угаар нь зулгаах нь элбэг, бэлчээр үүнийг удаан дааж чадахгүй.

Баттөр гуай гурван жилийн өмнөөс сүргээ өсгөхөө больжээ. Оронд нь ширхэг нь нарийн, өвчлөл багатай хэдийг үлдээж, жил бүр дөрвөн
удаа нүүдэг болсон. «Толгойгоор биш, граммаар боддог болсон» гэж тэр хэлэв. Хэрэглэгч бид нэг сайн цамцыг арван жил өмсвөл яг энэ
тооцоог дэмжиж байгаа хэрэг.

Худалдан авагчийн хийж чадах зүйл бас бий. Ямар сүргийн, аль аймгийн ноолуур болохыг асуу. Хариулт нь «Монголын» гэхээс цааш явдаг
үйлдвэр бол малчинтайгаа шууд ажилладаг, төлөх мөнгө нь бэлчээрт ойрхон очдог. Асуулт нь өөрөө үнэгүй, харин олон хүн асуухад
үйлдвэрүүд хариултаа бэлдэж эхэлдэг.

## Арчилгааны гурван дүрэм

1. **Угаалга.** Гуч хүртэл хэмийн усанд, ноосны шингэнээр гараар угаана. Мушгихгүй, алчуурт ороогоод дарж шахна.
2. **Хатаалт.** Тэгш гадарга дээр дэлгэж хатаана. Өлгөвөл мөр нь сунаж, дахин хэлбэртээ орохгүй.
3. **Амраалт.** Нэг өмссөний дараа дор хаяж нэг өдөр амраана. Үрэлдсэн хэсгийг хайчлахгүй, ноосны самаар зөөлөн авна.

Зун нь угааж, бүрэн хатаагаад даавуун уутанд хийж, хуш модны үртэс эсвэл агь хамт тавихад хивэн эрвээхий ойртохгүй. Ноолуур бохир
үлдвэл эрвээхий түүнийг эхэлж олдог.

Ингэж арчилбал нэг цамц арван өвөл болно. Тохой нь цоорвол хаяж болохгүй: ижил өнгийн утсаар нөхсөн цамц бол хуучин биш, харин
түүхтэй цамц. Дараагийн удаа шошго дээрх үнийг харахдаа арав хувааж, дараа нь гурван ямаагаар бас нэг хуваагаад үзээрэй. Өвлийн
хувцсаа цөөн эдлэлээр бүрдүүлэх талаар [долоон эдлэлтэй шүүгээ](/article/seven-piece-winter-wardrobe) нийтлэлээс, бүх цамц,
ороолтыг [ноолууран бараа](/t/women/knitwear) хэсгээс үзээрэй.
`,
  en: `
At the beginning of April, when the wind softens, goats start to shed the down they have worn all winter. For the herder Battur
this is the busiest stretch of the year. Combing one goat takes forty minutes, sometimes an hour. With two people in the morning
and three after lunch, about twenty goats are done in a day.

“Hurry and the fibre breaks,” he says, and draws the steel comb slowly. That is why cashmere is combed and not shorn. In spring
the fine undercoat loosens from the skin of its own accord; the comb lifts it away and the coarse guard hair stays where it is.
Comb too early and the down still clings, and the animal is cold. Comb too late and the wind has it, and you find your income on
the tips of the bushes.

## What April gives

One goat gives 250 to 300 grams of raw cashmere on average. That is not the figure that reaches the sweater. Raw cashmere carries
dust, grease and coarse hair; once it has been washed and dehaired about half is left. In other words, one goat yields 120 to 150
grams of clean fibre.

Then a little is lost at every step: in spinning, in dyeing, in knitting. Fibres that are too short do not hold in the yarn, and
trimmings fall from the edges of the panels. Count it all and a 280-gram sweater takes three goats. If only the finest fibre is
picked out, it takes four.

[[cable-knit-cashmere-sweater | Two-ply and closely knit: the one sweater to build a winter around]]

A goat is combed once a year. So the sweater in your hands is the whole winter of three or four animals.

> Cashmere is not a cloth. It is one winter of one herd.
> — Ts. Battur, herder

## What a micron is

The fineness of a fibre is measured in microns, thousandths of a millimetre. A human hair is around 70. The cashmere of a
Mongolian goat averages 15 to 16; a fine merino is 17 to 19. The difference looks small on paper, but skin reads it at once: a
thick fibre end pricks, a thin one bends.

Fineness decides how soft a knit is. Length decides how long it lasts. A long fibre winds many times around its neighbours inside
the yarn, so fewer ends work their way out and rub. Besides the “100%” on the label, then, ask two things:

- how long the fibre is: over 34 millimetres is good;
- how many plies the yarn has: two strands twisted together are stronger than one.

There is a simple test as well. Hold the sweater up to the light. If the stitches are even and the light comes through evenly, the
knit is dense. Then squeeze it in your fist and let go. If it is back in shape within a few seconds, the yarn is alive.

## Why a cheap sweater is cheap

Cheap sweaters are usually made with short fibre, sometimes with recycled wool mixed in. On the shelf the two may feel equally
soft, because anything new that has been washed in softener is soft. The difference shows after two months: elbows, underarms and
the side where your bag strap rubs turn woolly and begin to pill.

A good sweater pills a little too, in its first days. When the short ends on the surface have gone, it stops. A poor one never
stops.

[[* In the colours of the herd | undyed-cashmere-sweater, fringed-cashmere-scarf, cashmere-throw-130-180-cm, knitted-cashmere-beanie]]

Undyed cashmere comes in four colours: white, light grey, fawn and brown. White is the rarest and the most sought after, because
it can be dyed any shade. Wearing the brown or the fawn as it grew means one stage fewer in the dye house, and a fibre that has
been troubled as little as possible.

## A word about pasture

More than a third of Mongolia's livestock are goats. For a herding household the cashmere money is the main income of the year,
and so the herds have grown. But goats often pull a plant up by the root, and grassland cannot bear that for long.

Three years ago Battur stopped enlarging his herd. He keeps the animals with the finest fibre and the best health, and moves camp
four times a year. “I used to count heads,” he says. “Now I count grams.” When one of us wears a good sweater for ten years, we
are doing the same sum from the other end.

There is something a buyer can do, too. Ask which herd the fibre comes from, and which province. A mill whose answer goes further
than “Mongolia” works with its herders directly, and the money you pay lands closer to the grass. The question costs nothing, and
when enough people ask it mills begin to have an answer ready.

## Three rules of care

1. **Washing.** By hand, in water no warmer than thirty degrees, with a wool detergent. Do not wring; roll it in a towel and press.
2. **Drying.** Flat. Hung up, the shoulders stretch and do not come back.
3. **Rest.** Give it a day off after each day of wear. Do not cut off pills; lift them with a wool comb.

In summer, wash it, dry it completely and keep it in a cotton bag with cedar shavings. Moths look for traces of food and sweat
first, so a sweater put away clean is already half protected.

Treated like this one sweater lasts ten winters. A hole in the elbow is no reason to throw it out: mended with yarn of the same
colour it is not an old sweater but one with a history. Next time you look at a price label, divide it by ten, and then by three
goats. If you would like a winter made of few things, read about [the seven-piece wardrobe](/article/seven-piece-winter-wardrobe);
all our sweaters and scarves are under [cashmere](/t/women/knitwear).
`
}
