import type { DemoText } from './entry.ts'

export const blueSky: DemoText = {
  slug: 'blue-sky-dry-air',
  title: { mn: 'Хөх тэнгэр, хуурай агаар', en: 'Blue sky, dry air' },
  summary: {
    mn: 'Нар их, чийг бага нутагт арьсаа хэрхэн арчлах вэ: чацаргана, тос, ус, нарны тос дөрөв.',
    en: 'Looking after skin in a land of much sun and little moisture: water, oil, sea buckthorn and sunscreen.'
  },
  lead: {
    mn: 'Манай тэнгэр хөх байдгийн шалтгаан, манай уруул хагардгийн шалтгаан хоёр нэг л зүйл: агаарт ус бараг алга.',
    en: 'Our sky is blue and our lips are chapped for the same reason. There is hardly any water in the air.'
  },
  tags: ['beauty'],
  author: 'khulan',
  cover: 'scenes/hero-sky',
  coverAlt: { mn: 'Хөх тэнгэр, уулс, гурван гэр, бэлчээрийн адуу', en: 'Blue sky, mountains, three gers and grazing horses' },
  daysAgo: 66,
  mn: `
Гадаадаас буцаж ирсэн хүн онгоцноос буугаад эхний амьсгалаа авахдаа хамраа хуурайшиж байгааг мэдэрдэг. Тэр бол гэр орны үнэр гэж
бид хошигнодог. Үнэндээ тэр бол цифр: нэгдүгээр сард Улаанбаатарын гаднах агаарт нэг шоо метрт нэг грамм ч ус байдаггүй. Тэр
агаарыг байранд оруулаад 23 хэм хүртэл халаавал харьцангуй чийгшил арваад хувь болно. Цөлийнхөөс бага.

Дээр нь нар. Манай оронд жилд 260 орчим нартай өдөр байдаг, Улаанбаатар далайн түвшнээс 1,350 метр өндөрт. Өндөр мянган метр
нэмэгдэх бүр хэт ягаан туяа арав орчим хувиар хүчтэй болдог. Цас тэр туяаны наян хувь хүртэл нь буцаана. Тэгэхээр хоёрдугаар сарын
цастай, цэлмэг өдөр таны нүүрэнд дээрээс, доороос хоёр нар зэрэг тусдаг.

## Арьс бол хана

Арьсны гадна давхаргыг тоосгон хана гэж төсөөл. Тоосго нь үхсэн эсүүд, зуурмаг нь тослог бодисууд: керамид, холестерол, тосны
хүчил. Зуурмаг бүтэн бол ус доторх чигээрээ үлдэнэ. Хуурай агаар, халуун ус, хүчтэй саван гурав зуурмагийг угаадаг.

Ингэж ойлговол бүх тосыг гурван төрөлд хувааж болно.

- **Ус татагч.** Глицерин, гиалуроны хүчил. Ус барина, гэхдээ агаар хуурай бол доод давхаргаас нь татаж авдаг. Дангаар нь бүү
  хэрэглэ.
- **Зуурмаг нөхөгч.** Керамид, чацарганы тос, хонины ноосны тос. Ханын завсрыг бөглөнө.
- **Хаагч.** Вазелин, лав, сүүлний тос. Дээрээс нь таглаж, ус алдахгүй.

Дараалал үүнээс өөрөө гарна: нойтон арьсан дээр ус татагч, түүн дээр нөхөгч, хүйтэн рүү гарах бол хаагч.

[[sea-buckthorn-face-cream | Чацарганы тостой, өдөр тутмын нөхөгч]]

## Чацарганы тухай үнэн

Чацаргана бол Увсын элсэрхэг голын хөндийд нутагшсан шар жимс. «Увс чацаргана» газар зүйн заалтаар хамгаалагдсан нэр. Шүүс нь амин
дэм С-ээр баялаг: ижил жинд жүржээс хэд дахин их. Харин үр, махнаас нь гаргадаг тос огт өөр зүйл: тэнд амин дэм С бараг байхгүй,
оронд нь Е, каротиноид, ховор омега-7 буюу пальмитолейны хүчил бий. Энэ хүчил арьсны өөрийнх нь тосонд ч байдаг.

Тиймээс шүүсийг ууна, тосыг түрхэнэ. Эсрэгээр нь биш. Цэвэр тос улбар шар өнгөөр арьс, даавуу будах тул хоёр, гурван дуслыг өөр
тостой хольж орой хэрэглээрэй.

[[sea-buckthorn-juice | Нэг хундагыг бүлээн усаар шингэлж, бал нэмээрэй]]

> Арьс таны юу түрхсэнийг биш, юугаар угаасныг тань түрүүлж мэддэг.
> — Г. Номун, арьсны эмч

## Өвлийн өдрийн хуваарь

**Өглөө.** Нүүрээ бүлээн усаар, савангүй угаана. Шөнийн турш юунаас ч бохирдоогүй. Алчуураар үрэхгүй, дарж хатаана. Чийгтэй байхад
нь тосоо түрхэж, арван минут хүлээгээд гарна. Ус ихтэй тос түрхээд шууд гарвал тэр ус арьсан дээр хөрж, улайлгана.

**Гадаа.** Нарны тос өвөл хэрэгтэй. SPF 30 хангалттай, цасан дээр бүтэн өдөр бол 50. Уруул, чихний дээд ирмэг, хамрын доод талыг
мартдаг: гурвуулаа цаснаас туссан нартай яг тулж байдаг.

**Дотор.** Гар угаах бүрдээ тосло. Өдөрт арван удаа гар угаадаг хүний гар бол түүний биеийн хамгийн хуурай хэсэг. Нэг хуруу
хоолойтой тосыг цүнхэндээ, нэгийг угаалтуурын дэргэд.

**Орой.** Тосон цэвэрлэгч, дараа нь зөөлөн саван. Халуун усанд таван минутаас илүү зогсохгүй. Гарч ирээд гурван минутын дотор биеэ
тосло: энэ хугацаанд арьс чийгтэй, зуурмаг нээлттэй байдаг.

[[* Угаалтуурын дэргэд | goats-milk-soap, milk-hand-cream, day-moisturiser-spf-30, lip-balm-trio]]

## Эмээгийн арга, эмчийн дүгнэлт

Хонины сүүлний тосоор нүүр тосолдог байсныг бид хуучинсаг гэж боддог. Химийн талаас бол энэ нь сайн хаагч: хайлах цэг нь арьсны
хэмд ойр, усгүй учир хүйтэнд хөлддөггүй. Дутагдал нь үнэр, мөн нүх сүв бөглөх. Өвлийн аялалд хацар, хамарт хэрэглэхэд одоо ч
болно, өдөр бүр биш.

Өрөм түрхэх арга өөр. Сүүний хүчил үхсэн эсийг зөөлөн салгадаг тул үр дүн мэдрэгддэг, гэхдээ угаалгүй нарт гарвал арьс илүү
түлэгдэнэ. Орой түрхээд арван таван минутын дараа угаа.

Давстай халуун усанд гараа дүрэх, спиртээр үрэх, цасаар нүүрээ үрэх аргуудыг харин орхи. Гурвуулаа зуурмагийг угаадаг.

## Байрны агаар

Арьсанд хамгийн их нөлөөлөх тос нь лонхонд биш, өрөөний агаарт байдаг. Чийгшлийг 35–45 хувьд барихыг хичээ. Энэ тухай [жижиг
байрыг дулаан харагдуулах зургаан арга](/article/six-ways-to-warm-a-small-flat) нийтлэлд дурдсан. Чийгшүүлэгчийн усыг өдөр бүр
соль, долоо хоногт нэг угаа, эс тэгвээс чийгийн оронд мөөгөнцөр цацна.

Ус ууснаар арьс шууд чийгшинэ гэсэн судалгаа бий ч нөлөө нь бага. Гэхдээ өвөл хүн цангахаа мартдаг. Ширээн дээр нэг халуун сав
тавьчихад хангалттай.

[[* Дотроосоо | steel-thermos, wildflower-honey, rosehip-tea]]

Хүүхдийн арьс насанд хүрэгчдийнхээс нимгэн, уруул, хацар нь түрүүлж улайна. Тэдэнд үнэргүй, бүрэлдэхүүн богино тос сонгож, гадагш
гарахаас хорин минутын өмнө нимгэн түрхээрэй. Шүлсээ долоодог зуршлыг загнаж биш, уруулын тос халаасанд нь хийж өгөөд засдаг.
Улайлт гурван өдрөөс удаан намдахгүй, хагарч шүүрвэл тос сольж туршаад байлгүй эмчид үзүүл.

## Тав хоногийн туршилт

Тав хоног хоёрхон зүйл өөрчил. Өглөө савангүй угаа, орой гурван минутын дотор тосло. Шинэ юм битгий ав. Зургаа дахь өглөө толинд
хар. Улайлт намдсан, хумсны угийн арьс зөөлөрсөн бол таны зуурмаг нөхөгдөж эхэлсэн байна. Үгүй бол тэр үед л шинэ тосны тухай
бодоорой.

Тэнгэр хөх хэвээр байна. Бид зүгээр л ханаа засъя.
`,
  en: `
Someone who comes home from abroad steps off the plane, takes the first breath and feels the inside of the nose go dry. The smell
of home, we say. In truth it is a figure. In January a cubic metre of the air outside Ulaanbaatar holds less than a gram of water.
Bring that air into a flat and heat it to 23 degrees, and unless you add to it the relative humidity falls towards ten per cent.
Deserts are damper.

Then there is the sun. The country has about 260 sunny days a year, and Ulaanbaatar lies 1,350 metres above the sea. With every
thousand metres ultraviolet grows stronger by about a tenth, and fresh snow throws back as much as eighty per cent of it. On a
clear, snowy day in February two suns shine on your face, one from above and one from below.

## Skin is a wall

Think of the outer layer of the skin as brickwork. The bricks are dead cells, and the mortar is made of fats: ceramides,
cholesterol, fatty acids. While the mortar is whole, water stays inside. Dry air, hot water and strong soap all wash it out.

Once you see it like this, every cream is one of three things.

- **Those that draw water.** Glycerine, hyaluronic acid. They hold water, but in dry air they take it from the layers below. Do
  not use them alone.
- **Those that mend the mortar.** Ceramides, sea-buckthorn oil, lanolin. They fill the gaps.
- **Those that seal.** Petroleum jelly, wax, tail fat. They put a lid on it.

The order follows by itself. Something to draw water goes on damp skin, then something to mend, and then, if you are going out
into the cold, a seal.

[[sea-buckthorn-face-cream | With sea-buckthorn oil: a mender for every day]]

## The truth about sea buckthorn

Sea buckthorn is the orange berry of the sandy river valleys of Uvs; “Uvs sea buckthorn” is a protected indication of origin. The
juice is rich in vitamin C and has several times as much as an orange of the same weight. The oil, pressed from seed and flesh, is
a different thing. It has hardly any vitamin C, but it has vitamin E, carotenoids and a rare omega-7, palmitoleic acid, which is
found in the skin's own oil as well.

So you drink the juice and spread the oil, and not the other way round. Pure oil stains skin and cloth orange. Mix two or three
drops with another oil and use it at night.

[[sea-buckthorn-juice | Thin a small glass with warm water, and add honey]]

> Skin notices what you washed it with before it notices what you put on it.
> — G. Nomun, dermatologist

## A winter's day

**Morning.** Wash your face in lukewarm water without soap; nothing has soiled it overnight. Do not rub, but press it dry. Put
your cream on while it is damp and wait ten minutes before going out. Go out at once in a watery cream and the water chills on the
skin and reddens it.

**Outdoors.** You need sunscreen in winter. SPF 30 will do; for a whole day on snow take 50. People forget the lips, the rims of
the ears and the underside of the nose, and all three face the sun that comes up from the snow.

**Indoors.** Put cream on your hands each time you wash them. Whoever washes their hands ten times a day has no drier skin
anywhere. Keep one tube in your bag and another by the basin.

**Evening.** An oil to cleanse, then a mild soap. Not more than five minutes under hot water. Within three minutes of coming out,
oil your body: for so long the skin is damp and takes it in.

[[* By the basin | goats-milk-soap, milk-hand-cream, day-moisturiser-spf-30, lip-balm-trio]]

## Grandmother's way, and the doctor's opinion

Rubbing the face with the fat of a sheep's tail seems old-fashioned. Chemically it is a good seal. It melts near the temperature
of skin, and since there is no water in it, it does not freeze. Against it are the smell, and that it blocks pores. For cheeks and
nose on a winter journey it still serves, but not every day.

Clotted cream is another matter. Its lactic acid gently loosens dead cells, so you feel a result; but if you go into the sun
without washing it off you burn more easily. Put it on in the evening and wash it off after a quarter of an hour.

Leave out the hot salt baths for hands, the rubbing with spirit and the rubbing with snow. All three wash out the mortar.

## The air of a room

The cream that does most for your skin is not in a bottle but in the air of the room. Try to keep it between 35 and 45 per cent;
there is more about this in [six ways to warm a small flat](/article/six-ways-to-warm-a-small-flat). Change the water in a
humidifier daily and wash it once a week, or it will spread mould instead of moisture.

There are studies to say that drinking water moistens the skin, but the effect is small. Still, in winter we forget to be thirsty.
A flask on the desk is enough.

[[* From within | steel-thermos, wildflower-honey, rosehip-tea]]

Children's skin is thinner than ours, and their lips and cheeks are the first to redden. Choose for them a cream without scent and
with a short list of contents, and put on a little twenty minutes before going out. The habit of licking lips is cured not by
scolding but with a balm in the pocket. If redness has not gone in three days, or cracks and weeps, do not go on changing creams;
show it to a doctor.

## Five days' trial

For five days change just two things. Wash without soap in the morning, and use your cream within three minutes in the evening.
Buy nothing new. On the sixth morning look in the mirror. If the redness has faded and the skin at the base of your nails is soft,
your mortar has begun to mend. If not, that is the time to think about another cream.

The sky is as blue as ever. We only have to see to the wall.
`
}
