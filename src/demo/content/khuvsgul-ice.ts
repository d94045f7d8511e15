import type { DemoText } from './entry.ts'

export const khuvsgulIce: DemoText = {
  slug: 'three-days-on-the-ice-of-khuvsgul',
  title: { mn: 'Хөвсгөлийн мөсөн дээрх гурван өдөр', en: 'Three days on the ice of Khuvsgul' },
  summary: {
    mn: 'Метр зузаан мөс хэрхэн дуугардаг, юу өмсөх, хаанаас асуух, юуг орхих вэ.',
    en: 'How a metre of ice sounds, what to wear, whom to ask, and what to leave at home.'
  },
  lead: {
    mn: 'Далай ээж өвөл хөдөлгөөнгүй болдоггүй. Тэр зүгээр л өөр хэлээр ярьж эхэлдэг.',
    en: 'They call the lake Mother Sea. In winter she does not fall silent; she only changes her language.'
  },
  tags: ['travel'],
  author: 'misheel',
  series: 'winter',
  cover: 'scenes/khuvsgul',
  coverAlt: {
    mn: 'Цаст уулс, ой модоор хүрээлэгдсэн Хөвсгөл нуур, эсгий зүймэл',
    en: 'Lake Khuvsgul among forests and snowy peaks, felt appliqué'
  },
  daysAgo: 11,
  mn: `
Шөнийн хоёр цагт нуур дуугарав. Эхлээд алсад тэнгэр дуугарах мэт нүргэлснээ дараа нь бидний доогуур, яг гэрийн шалан дор урт утас
татах шиг шингэн дуу өнгөрлөө. Гэрийн эзэн Дорж гуай хөдөлсөнгүй. «Мөс суниаж байна» гэж тэр хэлээд зуухандаа нэг мод нэмэв.

Хөвсгөл нуур далайн түвшнээс 1,645 метр өндөрт, хойноос урагш 136 километр үргэлжилнэ. Хамгийн гүн нь 262 метр. Манай орны
гадаргын цэнгэг усны дийлэнх нь энд байдаг. Ийм их ус удаан хөрнө: булан тохой нь арван нэгдүгээр сард тогтож эхэлдэг боловч нуур
бүхэлдээ хөлдөхөд шинэ жил болдог. Түүнээс хойш мөс тавдугаар сарын сүүл, зарим жил зургаадугаар сар хүртэл байна. Хоёр,
гуравдугаар сард зузаан нь нэг метр давдаг.

## Нэгдүгээр өдөр: Хатгал

Улаанбаатараас Мөрөн хүртэл хатуу хучилттай зам, тэндээс Хатгал хүртэл дахиад зуун километр. Өвөл зам гулгаатай тул бид нэг өдрийг
бүтнээр нь зарцуулж, Мөрөнд хонов. Онгоцоор нисвэл цаг хожно, гэхдээ Булганы цаст ой, Сэлэнгийн гүүрийг алдана.

Хатгал бол нуурын өмнөд хошуу. Эндээс Эгийн гол урсан гарч, Сэлэнгэд цутгаж, эцэст нь Байгалд хүрдэг. Нуураас гардаг цорын ганц
гол учраас эхэн биеийн ус нь өвөл ч бүрэн хөлддөггүй. Нүүдлийн нугасны зарим нь энд өвөлждөг, биднийг очиход хориод толгой хар
усан дээр хөвж байлаа.

Айлд буусан даруй хийх гурван ажил бий. Гутлаа зуухны дэргэд биш, үүдний хажууд хатаа. Утасныхаа зайг дотуур өвөртөө хий. Маргааш
хаагуур явахаа гэрийн эзнээс асуу.

[[wool-lined-lace-boots | Хонины үслэг дотор, зузаан ул: мөсөн дээр хамгийн түрүүнд ул ажилладаг]]

## Мөсөн дээр алхах дүрэм

Метр зузаан мөс ачааны машин даана гэж хүмүүс ярьдаг. Үнэн боловч мөс хаа сайгүй нэг зузаан биш. Гол цутгадаг ам, булаг, хавцал,
ан цавын дагуу нимгэн байдаг. Нуурт ерэн зургаан гол горхи цутгадаг гэдгийг санаарай. Тиймээс:

- ганцаараа, харанхуйд, цас бүрхсэн хэсгээр явахгүй;
- цагаан булингартай мөснөөс тунгалаг хөх мөс бат;
- ан цавыг алхаж гарахаасаа өмнө таягаараа хоёр талыг нь тоншино;
- машинаар мөсөн дээр гарахаас өмнө байгаль хамгаалагчаас заавал асууна. Нуурын ёроолд живсэн ачааны машинууд бий, тос нь ус
  бохирдуулдаг.

Хоёр дахь зүйл бол халтирах. Гутлын улны доор өмсдөг өргөст резин, эсвэл зүгээр л хуучин ноосон оймс гутлын гадуур углахад алхаа
тогтдог. Энэ аргыг Хатгалын хүүхдүүд заасан.

> Мөс дуугарч байвал бүү ай. Дуугүй болсон мөснөөс ай.
> — Б. Дорж, Хатгал

## Хоёрдугаар өдөр: чарга

Өглөөний наран мөсөн дундуур орж, метрийн гүнд байгаа бөмбөлөг, цууралт бүр харагдана. Хөл доор чинь нэг давхар ус биш, нэг давхар
гэрэл байгаа мэт. Морин чарга хорин километрийг хоёр цагт туулав. Чарган дээр сууж яваа хүн алхаж яваа хүнээс илүү даардаг: бие
ажиллахгүй, салхи нэмэгдэнэ. Бид эсгий дэвсэж, хөлөө хөнжлөөр ороож, халуун савтай цайгаа ээлжлэн уулаа.

[[* Чарган дээр хэрэг болсон | steel-thermos, camel-wool-blanket, mountain-shell-mittens, double-lined-winter-hat]]

Үдийн цайны үеэр загасчид нүхээ харуулав. Мөсийг төмөр лоомоор цоолоход өгсөж ирсэн ус нүхний амыг дүүргээд зогсдог. Хөвсгөлд
зэвэг, хадран, омуль загас бий. Загас барих зөвшөөрөл, хугацаа, тоо хэмжээг тусгай хамгаалалттай газрын захиргаанаас авна,
зөвшөөрөлгүй барьсан загасыг бүү худалдаж ав.

Орой нь хөх мөсөн дээр галт уулын чулуу мэт хар цууралтууд нарны сүүлчийн гэрэлд улайрсан утас болон гялалзав. Зураг авах гэж
бээлийгээ тайлсан тоолонд хуруу минь арван секундэд мэдрэлгүй болно. Нимгэн хуруутай бээлийг дотор нь давхарлах ёстойг би энэ өдөр
л жинхэнэ утгаар нь ойлгосон.

## Гуравдугаар өдөр: дуу

Сүүлийн өдөр бид хаашаа ч явсангүй. Эрэг дээр суугаад нуурын дууг сонслоо. Өдөр нар мөсийг халааж, шөнө хүйтэн агшаадаг тул мөс
байнга тэлж, шахагдаж байдаг. Ан цав нэг төгсгөлөөс нөгөөд нь дуунаас ч хурдан гүйх шиг санагдана. Заримдаа халимын дуу, заримдаа
чавхдас, заримдаа хаалга саваад орхих шиг.

Гуравдугаар сарын эхэнд Хатгалд мөсний баяр болдог. Морин чарганы уралдаан, мөсөн шагай, мөсөн баримлын тэмцээнд хүмүүс аймгийн
өнцөг булан бүрээс ирнэ. Тэр өдрүүдэд буудал дүүрдэг тул сарын өмнөөс захиалаарай. Чимээгүйг хүсвэл бидэн шиг хоёрдугаар сард яв.

Айлд хонох бол өмнө нь утсаар ярьж, хэдэн хүн, хэдэн хоног гэдгээ хэл. Мөнгөнөөс гадна хотоос авч ирсэн жимс, ногоо өвөл хамгийн
үнэтэй бэлэг болдог. Түлээ, ус зөөхөд нь тусал: мөс цоолж, тогоондоо хайлуулж байж л цай болдог газар хувин ус ямар үнэтэйг гурван
өдөрт ойлгоно.

## Юу авч явах вэ

1. Хоёр хос гутал, хатаах ээлжээр.
2. Хоёр давхар оймс, дээр нь нэг нөөц.
3. Нарны шил. Мөс, цас хоёр нарыг нүд рүү буцаадаг, үүлгүй өдөр нүд цасны гялбаанд шархалж болно.
4. Тос. Ус ихтэй тос хүйтэнд хацар дээр хөлддөг тул өтгөн, тосорхог нь дээр.
5. Гар чийдэн, нөөц зай. Зайг биедээ ойр авч яв.
6. Хог хийх уут. Мөсөн дээр орхисон бүхэн зун усанд орно.

[[glacier-sunglasses | Мөсөн дээр нүдний хамгаалалт зун уулынхаас ч илүү чухал]]

Дөрөв дэх өглөө машин хөдлөхөд Дорж гуай замын цай барьж, гэргий нь мөсөн дээр сүү цацлаа. Ус болоогүй нуурт сүү цацахад гялгар
цагаан дусал мөсөн дээр хөлдөж үлддэг. Хавар болоход тэр дусал эхэлж хайлна гэдэг.

Хүйтэнд хэрхэн хувцаслах талаар дэлгэрэнгүйг [хасах 28 хэмд давхарлах нь](/article/dressing-for-minus-28) нийтлэлээс уншаарай.
`,
  en: `
At two in the morning the lake spoke. First there was a rumble far away, like thunder. Then something thin passed beneath us,
under the very floor of the ger, as if a long wire were being drawn. Our host Dorj did not stir. “The ice is stretching,” he said,
and put another log in the stove.

Lake Khuvsgul lies 1,645 metres above the sea and runs 136 kilometres from north to south. It is 262 metres at its deepest and
holds most of the fresh surface water of Mongolia. So much water is slow to cool. The bays begin to set in November, but it is the
New Year before the whole lake is closed. The ice then stays until the end of May, in some years into June. In February and March
it is more than a metre thick.

## The first day: Khatgal

The road is paved from Ulaanbaatar to Murun, and for a hundred kilometres more from there to Khatgal. In winter it is slippery, so
we gave it a whole day and slept in Murun. You could fly and save the time. You would miss the snowy woods of Bulgan and the
bridge over the Selenge.

Khatgal stands at the southern tip of the lake. Here the Egiin river flows out, joins the Selenge and comes at last to Baikal. It
is the only river that leaves, and at the outlet the water never quite freezes. Some of the ducks winter there; we counted about
twenty of them, afloat on black water.

There are three things to do when you arrive at a family's home. Dry your boots by the door and not by the stove. Put your
batteries inside your coat. And ask your host where to walk tomorrow.

[[wool-lined-lace-boots | Sheepskin inside, a thick sole outside: on ice the sole goes to work first]]

## How to walk on a lake

A metre of ice will bear a lorry, people say. It is true, but the ice is not a metre everywhere. It is thin where rivers come in,
over springs, off the capes and along the cracks, and ninety-six rivers and streams run into this lake. So:

- do not go alone, in the dark, or over ice hidden by snow;
- clear blue ice is stronger than cloudy white ice;
- before you step over a crack, sound both sides of it with a stick;
- never drive on to the ice without asking a ranger. There are lorries at the bottom of this lake, and their oil is in the water.

The other matter is slipping. Rubber grips under the boots will do, and so will an old pair of wool socks pulled over them. The
children of Khatgal taught us that.

> Do not fear the ice that speaks. Fear the ice that has stopped.
> — B. Dorj, Khatgal

## The second day: the sledge

The morning sun goes into the ice, and every bubble and fracture shows a metre down. It is as if you stood not over water but over
a floor of light. A horse sledge took us twenty kilometres in two hours. Someone who sits on a sledge gets colder than someone who
walks, because the body is idle and there is more wind. We spread felt beneath us, wrapped our legs in a blanket and passed the
flask.

[[* What earned its place on the sledge | steel-thermos, camel-wool-blanket, mountain-shell-mittens, double-lined-winter-hat]]

At noon some fishermen showed us their holes. Break through with an iron bar and the water rises to the lip and stops. There are
lenok, grayling and omul in Khuvsgul. Permits, seasons and limits come from the park office; do not buy fish that was caught
without one.

In the evening the dark fractures in the blue ice caught the last of the sun and shone like red-hot wire. Each time I took my
mittens off for a picture, my fingers lost all feeling in ten seconds. I had been told to wear thin gloves inside them. That day I
understood it.

## The third day: the sound

On the last day we went nowhere. We sat on the shore and listened. By day the sun warms the ice and by night the cold shrinks it,
so it is always stretching and pressing. A crack seems to run from one end to the other faster than sound. Sometimes it is a
whale, sometimes a plucked string, sometimes a door slammed in another house.

At the beginning of March Khatgal holds its ice festival. People come from every corner of the province to race horse sledges,
play ankle-bone games on the ice and carve it. Rooms are full in those days, so ask a month ahead. If it is silence you want, come
in February as we did.

If you mean to stay with a family telephone first, and tell them how many you are and for how long. Besides the money, fruit and
vegetables from town are the most welcome present of the winter. Help carry wood and water. Where ice has to be broken and melted
before there can be tea, you learn in three days what a bucket is worth.

## What to pack

1. Two pairs of boots, so that one can dry.
2. Two layers of socks, and a spare pair.
3. Sunglasses. Ice and snow send the sun back into your eyes, and on a cloudless day it can burn them.
4. A thick balm. A watery cream freezes on the cheek.
5. A torch and spare batteries, carried close to the body.
6. A bag for rubbish. Whatever stays on the ice will be in the water in summer.

[[glacier-sunglasses | Eyes need them on the ice even more than in summer mountains]]

On the fourth morning, as the engine started, Dorj brought tea for the road and his wife flicked milk on to the ice. Milk offered
to a lake that is not yet water freezes where it falls, in bright white drops. They say those drops are the first to melt in
spring.

For what to put on before you go, read [dressing for minus 28](/article/dressing-for-minus-28).
`
}
