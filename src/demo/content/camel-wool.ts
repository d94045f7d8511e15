import type { DemoText } from './entry.ts'

export const camelWool: DemoText = {
  slug: 'on-the-road-of-camel-wool',
  title: { mn: 'Тэмээний ноосны зам: говийн гурван өдөр', en: 'The camel-wool road: three days in the Gobi' },
  summary: {
    mn: 'Ингэ, ботго, ганц хос оймс. Өмнөговийн элсний захаас ээрмэлийн үйлдвэр хүртэл.',
    en: 'A mother, a calf and one pair of socks, from the edge of the dunes to the spinning mill.'
  },
  lead: {
    mn: 'Тэмээний ноос будагддаггүй. Учир нь хэн ч будахыг хүсдэггүй: тэр аль хэдийн говийн өнгөтэй.',
    en: 'Camel wool is hardly ever dyed, because nobody wants to. It is already the colour of the Gobi.'
  },
  tags: ['travel', 'craft'],
  author: 'misheel',
  series: 'fibre',
  cover: 'scenes/gobi-camels',
  coverAlt: {
    mn: 'Нар шингэх үед элсээр цуварч яваа дөрвөн тэмээ, эсгий зүймэл',
    en: 'Four camels in a line across the dunes at sunset, felt appliqué'
  },
  daysAgo: 21,
  mn: `
Даланзадгадаас баруун тийш хоёр зуу орчим километр явахад зам замаа алдаж, оронд нь олон хос мөр үлдсэн. Аль ч мөр нь Хонгорын элс
рүү хүргэнэ гэж жолооч маань хэлээд хамгийн бага овонтойг нь сонголоо. Элс урт нь 180 километр шахам, өндөр нь зарим газраа хоёр
зуун метр хүрдэг. Ойртох тусам томордог биш, харин чимээгүй болдог.

Бид элс үзэх гэж биш, оймс үзэх гэж явсан юм. Нарийвчилбал, нэг хос тэмээний ноосон оймс ямар замаар хотын шүүгээнд ирдэг вэ
гэдгийг.

## Нэгдүгээр өдөр: унагах цаг

Тэмээ хавар өөрөө ноосоо тайлдаг. Дөрөвдүгээр сарын сүүлээс зургаадугаар сар хүртэл хүзүү, ташаанаасаа эхлээд том том хэсгээр
салж, элгэнд нь хийсэж явдаг. Малчин Нарангэрэл эгч ингээ босгохгүйгээр, хажууд нь өвдөглөн сууж, хуруугаараа хуулж авна. Хайч
бараг хэрэглэдэггүй.

Нэг тэмээнээс жилд дунджаар тав орчим кило ноос гарна. Тэр бүгд нэг зэрэг биш. Хүзүү, өвдөгний зогдор урт бүдүүн, олс томоход
явна. Биеийн нарийн хөөвөр 20 микрон орчим, харин тором, ботгоных 17 микрон хүртэл нарийсдаг. Түүгээр л хамгийн зөөлөн оймс,
хөнжил хийдэг.

Монгол тэмээ хоёр бөхтэй. Хоёр бөхт тэмээний тоогоор Монгол дэлхийд дээгүүрт бичигддэг ч хонь, ямаатай харьцуулбал цөөхөн: нийт
малын нэг хувьд ч хүрэхгүй. Тэгэхээр тэмээний ноос бол ноолуураас ч ховор түүхий эд юм.

[[camel-wool-socks | Будаагүй, байгалийн бор өнгөөрөө]]

## Ингэ хөөслөх

Орой Нарангэрэл эгчийн нөхөр морин хуураа авч гарлаа. Нэг ингэ эхний ботгоо голж, хөхүүлэхгүй гурав хонож байв. Ийм үед говийнхон
ингийг хөөслөж, ботгыг нь авахуулдаг. «Хөөс, хөөс» гэсэн намуухан үг хуурын аялгуутай нийлэн нэг цаг гаруй үргэлжлэв.

Эхлээд юу ч болоогүй. Дараа нь ингэ толгойгоо эргүүлж, хамраа хөдөлгөж, нүднээс нь нулимс гарлаа. Ботго ойртож, ингэ ивэллээ. Хэн
ч ярьсангүй. Энэ зан үйлийг ЮНЕСКО 2015 онд яаралтай хамгаалах соёлын өвд бүртгэсэн боловч тэнд суусан хүмүүст энэ нь зүгээр л тэр
оройн ажил байлаа.

> Ингэ мартдаггүй. Тиймээс түүнээс уучлал гуйхын тулд дуулах ёстой болдог.
> — Ж. Нарангэрэл, Сэврэй сум

## Хоёрдугаар өдөр: ширхэг

Маргааш нь бид шуудайтай ноосоо ачаад сумын төв рүү хөдлөв. Хоршооны агуулахад гурван эмэгтэй цонхны гэрэлд сууж, ноосыг гараар
ангилж байлаа. Баруун гарт нь хөөвөр, зүүн гарт нь сор, өвдөг дээр нь өвс түрүү. Нэг хүн өдөрт таван кило ялгана. Машин хурдан ч
ширхэг тасалдаг, тиймээс эхний ялгалт одоо ч гар дээр.

Өнгөөр нь дөрөв хуваадаг: цагаан, шаргал, бор, хүрэн. Дийлэнх нь бор. Үйлдвэр будгийн оронд эдгээрийг хольж, арав гаруй сүүдэр
гаргадаг. Тиймээс нэг хос оймсны хоёр ширхэг хоорондоо хагас тон зөрж болно. Үүнийг согог гэж буцаах хүн байдаг, дурсгал гэж
хадгалах хүн ч байдаг.

[[* Элсний өнгөөр | camel-wool-blanket, camel-wool-mittens, camel-wool-scarf, linen-cushion]]

Тэмээний ноосны нэг онцлог бий. Ширхгийн гадаргын хайрс нь хонины ноосныхоос намхан учраас угаахад эсгийрэх нь бага. Мөн
чийгийг өөрийн жингийн гуравны нэг хүртэл шингээсэн ч гарт хуурай мэдрэгддэг. Тиймээс хөлстэй гутлын дотор, өвдөг дээрх хүрмэнд,
нуруу боох бүсэд хүмүүс үеийн үед үүнийг сонгосон.

## Гуравдугаар өдөр: утас

Даланзадгадын жижиг цехэд ээрэх машин дөрөвхөн. Хамгийн хуучин нь 1980-аад оных. Ээрмэлчин утсаа зогсоогоод шилэн доогуур тавьж,
нэг сантиметрт хэдэн эрчлээс байгааг тоолов. Бага бол сүлжмэл үрэлдэнэ, олон бол хатуурна. Тэр тоолж дуусаад толгой дохив.

Оймс сүлжих машин нэг хосыг найман минутад гаргадаг. Хуруу, өсгийг давхар утсаар бэхэлж, дараа нь гараар оёно. Хоёр зуун градусын
уур биш, бүлээн усанд зөөлөн угаагаад тэгш хатаадаг. Энэ бүх замыг нийлүүлж тоолоход нэг хос оймсыг арван долоон хүний гар дамждаг
юм байна.

Гэртээ яаж арчлах вэ гэж би ээрмэлчнээс асуулаа. «Бага угаа» гэж тэр товчхон хариулав. Тэмээний ноос үнэр, бохирыг удаан тогтоодог
тул оймсыг өдөр бүр биш, өмсөх хооронд агаарт гаргахад хангалттай. Угаахдаа бүлээн ус, ноосны шингэн, гурван минут. Мушгихгүй,
радиатор дээр тавихгүй. Тэгвэл өсгий нь нимгэрэх хүртэл хэлбэрээ алдахгүй.

## Говьд явах хүнд

Сэтгэл хөдөлж замд гарахаасаа өмнө дараахыг уншаарай:

- **Хугацаа.** Тавдугаар сар, есдүгээр сар хамгийн сайхан. Дөрөвдүгээр сарын шороон шуурганд зам алдагддаг.
- **Ус.** Нэг хүнд өдөрт дор хаяж дөрвөн литр, нөөц хоёр хоногийнх.
- **Хувцас.** Үдэд 25, шөнө 0 хэм байж болно. Нимгэн давхарга, салхины хүрэм, ороолт.
- **Мал.** Тэмээ рүү урдаас нь, харагдахуйц ойрт. Ботготой ингэнд эзнээс нь асуулгүй ойртож болохгүй.
- **Чулуу, яс.** Баянзагаас юу ч бүү ав. Эндээс 1923 онд үлэг гүрвэлийн өндөг олсон, олдвор бүхэн улсын өмч.

Явахдаа авч явах зүйлсийн жагсаалт тань ачаанаас хөнгөн байг.

[[* Замд | khangai-backpack-32-l, steel-thermos, classic-sunglasses, four-season-tent]]

Хотод буцаж ирээд шүүгээнээс хоёр жилийн өмнө авсан оймсоо гаргалаа. Өсгий нь нимгэрчээ. Нарангэрэл эгчийн заасан ёсоор ижил бор
утсаар нөхөв. Одоо тэр оймс хоёр өнгөтэй: нэг нь хоёр жилийн өмнөх тэмээ, нөгөө нь энэ хаврынх.

Ноолуурын тухай ижил түүхийг [нэг цамцанд хэдэн ямаа орох вэ](/article/how-many-goats-in-a-sweater) нийтлэлээс үзээрэй.
`,
  en: `
Some two hundred kilometres west of Dalanzadgad the road lost its way and left us a bundle of tracks instead. Any of them leads to
Khongoryn Els, said our driver, and took the one with the fewest bumps. The dunes run for about 180 kilometres and in places stand
two hundred metres high. As you come nearer they do not so much grow as go quiet.

We had not come to see sand. We had come to see socks, and more exactly the road by which one pair of camel-wool socks gets to a
drawer in town.

## The first day: shedding time

A camel takes its coat off by itself. From the end of April into June the wool comes away in great pieces, from the neck and
flanks first, and blows about under the belly. The herder, Narangerel, does not make the animal stand. She kneels beside it and
peels the wool with her fingers. She hardly uses shears.

One camel gives about five kilos a year, and not all of one kind. The mane of neck and knee is long and coarse and goes for rope.
The fine down of the body is about 20 microns, and that of calves and yearlings as fine as 17. The softest socks and blankets are
made of that.

The Mongolian camel has two humps. Few countries have more of them, and yet next to sheep and goats they are a handful: less than
one in a hundred of the country's livestock. Camel wool is a rarer material than cashmere.

[[camel-wool-socks | Undyed, in its own brown]]

## Coaxing

In the evening Narangerel's husband brought out the horsehead fiddle. A young mother had rejected her first calf, and for three
days had not let it drink. When that happens, people in the Gobi sing to her. The words are only *khuus, khuus*, low and over and
over, and with the fiddle under them they went on for more than an hour.

At first there was nothing. Then she turned her head. Her nostrils moved, and tears came from her eyes. The calf went close, and
she let down her milk. Nobody spoke. In 2015 UNESCO listed this ritual as heritage in need of urgent safeguarding. To the people
who were sitting there, it was that evening's work.

> A camel does not forget. That is why you have to sing when you ask her pardon.
> — J. Narangerel, Sevrei

## The second day: fibre

In the morning we loaded the sacks and drove to the village. In the store of the cooperative three women sat in the light of the
window, sorting by hand. Down on the right, coarse hair on the left, grass seeds in the lap. One of them sorts five kilos a day. A
machine is faster, but it breaks the fibre, so the first sorting is still done by hand.

There are four colours: white, fawn, brown and dark brown. Most of it is brown. Instead of dyeing, the mill blends them into a
dozen shades, and so the two socks of a pair may differ by half a tone. Some people send them back as faulty. Others keep them for
that.

[[* In the colours of sand | camel-wool-blanket, camel-wool-mittens, camel-wool-scarf, linen-cushion]]

Camel wool has a nature of its own. The scales on its surface are flatter than those of sheep's wool, so it felts less in the
wash. It can take up a third of its weight in moisture and still seem dry to the hand. That is why for generations people have
chosen it for the inside of a damp boot, for a vest, for a band around an aching back.

## The third day: yarn

The little mill in Dalanzadgad has just four spinning frames, the oldest from the 1980s. The spinner stopped hers, laid the thread
beneath a glass and counted the twists to a centimetre. Too few and the knit will pill, too many and it is hard. She finished
counting and nodded.

The knitting machine turns out a pair in eight minutes. Heel and toe are reinforced with a second thread and closed by hand. There
is no pressing at two hundred degrees; the socks are washed in warm water and dried flat. We added it all up, and one pair had
been through the hands of seventeen people.

I asked the spinner how to look after them at home. “Wash them less,” she said. Camel wool is slow to take up smell and dirt, so
it is enough to air the socks between wearings instead of washing them every day. When you do wash them: lukewarm water, wool
detergent, three minutes. No wringing, and not on the radiator. Then they will keep their shape until the heels wear thin.

## If you go

Before you set off for the Gobi, a few things to know:

- **Season.** May and September are loveliest. In the dust storms of April you can lose the track.
- **Water.** At least four litres a day for each person, and two days in reserve.
- **Clothes.** It may be 25 degrees at noon and freezing at night. Thin layers, a windproof jacket, a scarf.
- **Animals.** Come to a camel from the front, where it can see you. Do not go near a mother with a calf unless the owner says so.
- **Stones and bones.** Take nothing from Bayanzag. Dinosaur eggs were found there in 1923, and every fossil belongs to the state.

And let your list be heavier than your luggage.

[[* For the road | khangai-backpack-32-l, steel-thermos, classic-sunglasses, four-season-tent]]

Back in town I took out the socks I had bought two years before. The heels had worn thin. I darned them as Narangerel had shown
me, in the same brown. Now they are two colours: a camel of two years ago, and one of this spring.

For the same story told of goats, read [how many goats are in one sweater](/article/how-many-goats-in-a-sweater).
`
}
