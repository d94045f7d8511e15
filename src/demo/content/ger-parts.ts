import type { DemoText } from './entry.ts'

export const gerParts: DemoText = {
  slug: 'from-crown-to-threshold',
  title: { mn: 'Тоононоос босго хүртэл: гэрийн хэсгүүд', en: 'From crown to threshold: the parts of a ger' },
  summary: {
    mn: 'Гурван хүн, хоёр цаг, нэг ч хадаас хэрэглэхгүйгээр босдог байшингийн доторх логик.',
    en: 'The logic inside a house that three people put up in two hours without a single nail.'
  },
  lead: {
    mn: 'Гэрт илүүц зүйл байдаггүй. Мод бүр нөгөөгөө барьж, олс бүр нэг хүчийг нөгөө рүү дамжуулна.',
    en: 'There is nothing in a ger that could be left out. Each pole holds another, and each rope hands one force on to the next.'
  },
  tags: ['home', 'craft'],
  author: 'baterdene',
  series: 'hands',
  cover: 'scenes/ger-dusk',
  coverAlt: { mn: 'Шөнийн одтой тэнгэр дор гэрэлтсэн гэр, уясан морь', en: 'A lit ger beneath a starry sky, a horse tied beside it' },
  daysAgo: 41,
  mn: `
Өвөө маань тооно захиалахаар ирсэн хүнээс эхлээд «Хэдэн ханатай вэ?» гэж асуудаг байв. Хэдэн метр, хэдэн хүн гэж биш. Гэрийн бүх
хэмжээ энэ нэг тооноос гардаг: хана дөрөв, тав, зургаа, найм. Хана олон байх тусам унь нэмэгдэж, тооно томорно. Хана мэдвэл
үлдсэнийг нь мод өөрөө хэлж өгнө.

Монгол гэр урлах уламжлал, түүнтэй холбоотой зан үйлийг ЮНЕСКО 2013 онд хүн төрөлхтний соёлын өвд бүртгэсэн. Харин манайд бол энэ
зүгээр л амралтын өдрийн ажил. Одоо хамт нэгийг босгоё.

## Хана

Хана бол торлосон мод: бургасан саваануудыг ташуу хөндлөн давхарлаж, огтлолцсон цэг бүрийг нь түүхий сураар үдсэн байдаг.
Ингэснээр дэлгэж, хурааж болно. Хурааснаар нэг хана тэмээний нэг талын ачаа болно, дэлгэснээр хүний мөр хүрэх өндөр, хоёр метр
гаруй өргөн болно.

Хана хэдэн нүдтэй байх нь гэрийн хананы өндрийг шийднэ. Бага татвал өндөрсөж, дэлгэвэл намсана. Салхи ихтэй газар айлууд гэрээ
арай намхан, өргөн барьдаг. Ямар ч багажгүйгээр хэлбэрээ өөрчилдөг байшин дэлхийд цөөн.

## Үүд, багана, тооно

Эхлээд үүдээ байрлуулна. Гэр урагшаа харна. Энэ нь зөвхөн ёс биш: манай өвлийн салхи баруун хойноос, нар өмнөөс ирдэг.

Ханаа үүдэнд холбож, гаднаас нь дотор бүслүүрээр тойруулан чангална. Дараа нь төвд тооно, түүнийг тулах хоёр багана. Тооноо өргөх
үе бол хамгийн чухал агшин, бүгд нэг зэрэг дуугүй болдог. Хоёр хүн баганаар өргөж, гурав дахь нь эхний дөрвөн унийг дөрвөн зүгээс
зэрэг оруулна. Тэр дөрөв тогтвол бусад нь хялбар.

Баганын хооронд юм дамжуулахгүй, баганыг налахгүй гэдэг ёс бий. Босгон дээр гишгэдэггүйтэй адил энэ нь айлын тулгыг хүндэтгэж буй
хэрэг, мөн бодит учиртай: бүх жин тэнд очдог.

[[ger-table-lamp | Тооно, унь, ханыг нь жинхэнээр нь давтсан ширээний дэнлүү]]

## Унь

Унь нь тооно, хана хоёрыг холбосон нарийн урт мод. Үзүүр нь тоононы нүхэнд орж, ёзоор нь ханын толгойд сагалдрагаар өлгөгдөнө.
Таван ханатай гэрт ихэвчлэн наян нэгэн унь байдаг. Нар мандахаас жаргах хүртэл тооноор орсон гэрэл униар шатлан доошилж, хана,
ор, авдрыг дамждаг тул хүмүүс цагийг түүгээр баримжаалдаг байсан. Гэр бол хүн дотор нь амьдардаг нарны цаг.

> Тооно нь тэнгэрийг, багана нь газрыг барина. Хооронд нь айл амьдарна.
> — Ч. Бямбаа, гэрийн мужаан

Физикийн талаас харвал энд нэг гайхалтай зүйл бий. Тооно доош дарж, унь түүнийг хажуу тийш түлхэнэ. Хана гадагш тэлэх гэнэ. Тэр
тэлэлтийг бүслүүр барина. Бүслүүр чангарах тусам бүх бүтэц бат болно. Хэн ч цаасан дээр тооцоо хийгээгүй, гэхдээ энэ бол өнөөгийн
барилгын инженерүүдийн цагираг дам нуруу гэж нэрлэдэг зүйл юм.

## Эсгий хувцас

Модон яс бэлэн болоод хувцаслана. Дараалал нь дотроосоо гадагш:

1. **Цаваг.** Дотор талын даавуу. Унийг гоёж, тоосыг барина.
2. **Туурга.** Хана тойрсон эсгий, ихэвчлэн гурав, дөрвөн хэсэг.
3. **Дээвэр.** Унь дээр тавьдаг хоёр том эсгий.
4. **Бүрээс.** Борооноос хамгаалдаг гадна цагаан даавуу.
5. **Бүслүүр, дээвэр дарах олс.** Бүгдийг чангална.
6. **Өрх.** Тооноо хаадаг дөрвөлжин эсгий. Өглөө нээж, орой буцаана.

Зун нэг давхар, хаврын хүйтэнд хоёр давхар туурга хангалттай, өвөл гурав болгоно. Эсгийн онцлог нь чийгийг гадагш нэвтрүүлдэгт
байгаа. Хөргүүр шиг битүү майханд хүний амьсгал хананд тогтож мөстдөг бол эсгий гэрт хана хуурай байна. Эсгийг хэрхэн хийдгийг
[эсгий хийх өдөр](/article/a-day-of-felt) нийтлэлд бичсэн.

[[* Эсгийн ажил | khuvsgul-felt-rug-120-180-cm, high-felt-house-boots, ornament-felt-cushion, felt-tote-bag]]

## Доторх дэг

Ор, авдар хаана байхыг мөн л бүтэц шийднэ. Төвд нь гал голомт, тооноор яндан гарна. Үүднээс ороход зүүн гар тал нь эрэгтэйн,
баруун гар тал нь эмэгтэйн тал гэдгийг гэрийн эзний байр сууринаас, хоймроос үүд рүү хараад баруун, зүүн гэж нэрлэдэг: баруун талд
эмээл, хазаар, айргийн хөхүүр, зүүн талд аяга тавгийн эргэнэг.

Хоймор, үүдний эсрэг тал, хамгийн хүндтэй газар. Авдар, гэр бүлийн зураг, бурхан тэнд байна. Зочин орж ирээд баруун тийш сууна.
Хөлөө гал руу жийхгүй, гал руу ус, хог хаяхгүй, галын дундуур юм дамжуулахгүй.

[[cast-iron-teapot | Галын дэргэд хамгийн түрүүнд байрлах эд]]

Буулгах нь босгохоос хурдан. Өрх, бүрээс, эсгий, унь, тооно, хана гэсэн дарааллаар, өмссөний эсрэгээр тайлна. Туршлагатай айл нэг
цагт ачаагаа тэгшилж, гурван тэмээ эсвэл нэг жижиг ачааны машинд бүгдийг багтаана. Буурин дээрээ юу ч үлдээдэггүй: гал голомтын
үнсийг цэвэрлэж, чулуугаа овоолоод, дараагийн хүнд тэгш газар үлдээнэ.

## Хотод авч ирэхэд

Гэрийг бүтнээр нь байранд авчрах аргагүй. Гэхдээ түүний гурван санааг авч болно.

- **Нэг төв.** Бүх сандал ганц цэг рүү харсан өрөө ярианд тустай.
- **Дээрээс ирэх гэрэл, доороос ирэх дулаан.** Үүнийг эсрэгээр нь хийдэг орон сууц олон.
- **Илүүц зүйлгүй.** Нүүдэлчин хүн шинэ юм авахын өмнө «үүнийг хэн ачих вэ» гэж асуудаг. Нүүхгүй ч асууж болно.

Өвөөгийн хийсэн сүүлчийн тооно одоо Төв аймагт, танихгүй айлын дээр байгаа. Наян нэгэн нүхийг нь би хамт цоолсон. Хааяа замд
таарахад нь зогсоод, хөндлөнгөөс хараад өнгөрдөг. Өрх нь нээлттэй бол айл сэрүүн байна гэсэн үг.
`,
  en: `
When someone came to order a crown, my grandfather's first question was “How many walls?” He did not ask for metres, or for the
number of people. All the measures of a ger come from this one number: four walls, five, six, eight. The more walls, the more
poles, and the larger the crown. Know the walls, he said, and the wood will tell you the rest.

In 2013 UNESCO put the craft of the Mongol ger and the customs around it on the list of humanity's heritage. In our family it is
something one does at weekends. Let us put one up.

## Khana, the wall

A *khana* is a lattice. Willow laths are laid across each other at a slant and tied at every crossing with rawhide, so that it
opens and folds. Folded, one is half a camel's load. Opened, it stands as high as a man's shoulder and more than two metres wide.

How far you draw it out decides the height of the ger: less, and it is taller; more, and it is lower. Where the wind is strong
families pitch theirs low and wide. There are not many houses in the world that change their shape without a tool.

## Door, posts and toono

The door is placed first. A ger faces south. That is custom, and also sense: our winter wind comes from the north-west and our sun
from the south.

The walls are tied to the door frame and girded from outside with a first belt. Then comes the *toono*, the crown, in the middle,
with the two posts that carry it, the *bagana*. The raising of it is the moment that matters, and everyone falls silent. Two
people lift it on the posts, and a third slips in the first four poles, one from each side. If those four hold, the rest is easy.

You do not pass things between the posts or lean on them, just as you do not step on the threshold. It is respect for the family,
and it has a reason: all the weight comes down there.

[[ger-table-lamp | A table lamp with toono, uni and khana, true to the real ones]]

## Uni, the roof

The *uni* are the long thin poles between crown and wall. The tip goes into a socket in the crown; the foot hangs by a loop from
the head of the lattice. A ger of five walls usually has eighty-one. From sunrise to sunset the light that falls through the crown
climbs down the poles and crosses the wall, the bed and the chest, and people used to tell the hour by it. A ger is a sundial one
lives in.

> The crown holds the sky and the posts hold the earth. In between, a family lives.
> — Ch. Byambaa, ger carpenter

There is a beautiful piece of physics in it. The crown presses down; the poles turn that into a push outwards; the lattice would
like to spread. The belt holds it. The tighter the belt, the firmer the whole. Nobody did the sums, but it is a ring beam.

## Clothes of felt

Once the bones stand they are dressed, from the inside out:

1. **Tsavag.** A cloth on the inside. It hides the poles and catches dust.
2. **Tuurga.** The felts around the wall, usually three or four of them.
3. **Deever.** The two large felts on the roof.
4. **Burees.** The white outer cover that keeps off rain.
5. **Belts and ropes.** They draw it all together.
6. **Urkh.** The square felt over the crown, drawn back in the morning and over again at night.

One layer of felt will do in summer and two in a cold spring; in winter there are three. The virtue of felt is that it lets damp
out. In a tent that is sealed like an icebox your breath freezes on the wall. In a ger the wall stays dry. How felt is made you
can read in [a day of felt](/article/a-day-of-felt).

[[* Felt at work | khuvsgul-felt-rug-120-180-cm, high-felt-house-boots, ornament-felt-cushion, felt-tote-bag]]

## Order within

The structure decides too where bed and chest go. In the middle is the fire, its pipe rising through the crown. Right and left are
named as the master of the house sees them, from the back, looking towards the door. On his right, the west, is the men's side,
with saddle, bridle and the leather bag for airag. On the left, the east, is the women's, with the cupboard for bowls and pots.

The *khoimor*, opposite the door, is the place of honour. The chest stands there, with the family's photographs and the shrine. A
guest comes in and sits down on the west side. One does not stretch one's feet towards the fire, throw water or rubbish into it,
or hand things across it.

[[cast-iron-teapot | The first thing to find its place beside the fire]]

Taking it down is quicker than putting it up. Flap, cover, felt, poles, crown, walls: it is undressed in the opposite order. A
practised family has levelled the load in an hour, and all of it goes on three camels or one small lorry. Nothing stays behind.
They clear the ashes of the hearth, heap the stones and leave the next family a level place.

## Bringing it to town

You cannot bring a whole ger into a flat. But you can bring three of its ideas.

- **One centre.** A room in which all the seats face one point is good for talk.
- **Light from above and warmth from below.** Many flats do it the other way round.
- **Nothing to spare.** Before getting something new a nomad asks who is going to load it. You can ask even if you never move.

The last crown my grandfather made is in Tuv province, above a family I do not know. I helped him drill its eighty-one holes. When
our road goes that way I stop and look for a while from a distance. If the flap is open, they are up.
`
}
