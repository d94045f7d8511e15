import type { DemoText } from './entry.ts'

export const winterWardrobe: DemoText = {
  slug: 'seven-piece-winter-wardrobe',
  title: { mn: 'Өвлийн шүүгээг долоон эдлэлээр бүрдүүлэх', en: 'A winter wardrobe in seven pieces' },
  summary: {
    mn: 'Цөөн эдлэл хоорондоо бүгд таардаг бол өглөөний сонголт гурван минут болно.',
    en: 'When a few things all go with one another, getting dressed takes three minutes.'
  },
  lead: {
    mn: 'Дүүрэн шүүгээний өмнө «өмсөх юм алга» гэж зогсдог нь эдлэл дутсандаа биш. Эдлэлүүд хоорондоо ярилцдаггүйд байдаг.',
    en: 'We stand in front of a full wardrobe with nothing to wear, not because things are missing but because they do not speak to one another.'
  },
  tags: ['style'],
  author: 'khulan',
  series: 'winter',
  cover: 'scenes/wardrobe',
  coverAlt: {
    mn: 'Модон өлгүүрт өлгөсөн пальто, цамц, дээл, кардиган, даашинз',
    en: 'A coat, sweater, deel, cardigan and dress on a wooden rail'
  },
  daysAgo: 26,
  mn: `
Би гэрийн даалгавар өгөх дуртай. Хувцасны тухай зөвлөгөө авахаар ирсэн хүн бүрээс нэг л зүйл хүсдэг: өнгөрсөн долоо хоногт өмссөн
бүхнээ бичээд ир. Жагсаалт бараг үргэлж долоо, найман эдлэлтэй гарна. Шүүгээнд нь жаран эдлэл өлгөөтэй байхад шүү дээ.

Тэгэхээр асуулт нь цөөлөх үү гэдэг биш. Бид аль хэдийн цөөхнийг өмсдөг. Асуулт бол тэр цөөхнийг зориуд, сайн сонгосон уу гэдэг юм.

## Эхлээд өнгө, дараа нь хэлбэр

Долоон эдлэл бүгд хоорондоо таарахын тулд гурван өнгөнд багтах ёстой. Нэг бараан суурь: хар хөх, нүүрсэн хар, эсвэл хүрэн. Нэг
цайвар: сүүн цагаан, тэмээн бор. Нэг амьд өнгө, түүнийг зөвхөн ганц, хоёр жижиг эдлэлд өгнө.

Бараан сууриа үс, нүднийхээ өнгөнд ойрхон сонгоход нүүр тод харагддаг. Цайвар нь нүүрэнд хамгийн ойр байх хэсэг, цамц, ороолтод
очно. Амьд өнгө бол малгай, бээлий. Нэг жилийн дараа сонирхол чинь өөрчлөгдвөл сольж болох хамгийн хямд зүйл нь тэр.

## Долоон эдлэл

1. **Урт пальто.** Бусад бүхнийг хучдаг тул мөнгөний талыг үүнд зарцуул. Мөр нь цамцан дээгүүр таарах ёстой, тэгэхээр зузаан
  цамцтай үзэж ав.
2. **Зузаан ноолууран цамц.** Өвлийн гол цамц. Биед хэт наалдаагүй, дотуур нь нимгэн цамц багтахаар.
3. **Кардиган.** Дулаан өдөр гадуур, хүйтэн өдөр пальто дотуур. Хамгийн олон удаа өмсөгддөг нь энэ.
4. **Ноосон өмд.** Хоёр үрчлээстэй, өвдөг нь чөлөөтэй. Доогуураа дулаан дотуур өмд багтана.
5. **Өвлийн гутал.** Зузаан ул, үслэг дотор, өдөр бүр өмсөх тул хамгийн энгийн загвар.
6. **Ороолт.** Урт нь 180 сантиметрээс доошгүй, тэгвэл толгойн алчуур, мөрний нөмрөг хоёулаа болно.
7. **Малгай.** Таны амьд өнгө.

[[belted-cashmere-wrap-coat | Долоогийн нэг дэх: мөрийг нь зузаан цамцтай үзээрэй]]

Дээл яагаад жагсаалтад алга вэ гэж хүмүүс асуудаг. Дээл бол наймдах, тоонд ордоггүй эдлэл. Цагаан сар, хурим, төгсөлт: жилд таван
өдөр өмсөх боловч тэр таван өдөрт өөр юу ч орлохгүй. Тийм болохоор түүнийг шүүгээнд биш, авдарт хадгалж, сайнаар оёул.

## Тооцоо хийгээд үзье

Долоон эдлэлээс хэдэн хослол гарах вэ? Хоёр дээд хувцас тус бүрдээ, эсвэл хамтад нь өмсөгдвөл гурав. Пальтотой, пальтогүй бол
зургаа. Ороолтыг хүзүүнд, мөрөнд, толгойд гэж гурав өөрчилбөл арван найм. Малгайтай, малгайгүйгээр гучин зургаа. Нэг сар давтахгүй
өмсөнө.

> Сайн шүүгээ бол том шүүгээ биш. Харанхуйд юу ч суга татсан таардаг шүүгээ.
> — С. Хулан

Одоо нөгөө тооцоо. Пальтог найман өвөл, өвөлд зуун өдөр өмсвөл найман зуун удаа. Үнийг нь найман зуугаар хуваа. Нэг удаа өмсөөд
шүүгээний хамгийн арын өлгүүрт байгаа «хямд олдвор» тань үүнээс үнэтэй байж таарна.

[[* Долоон эдлэл | crew-neck-cashmere-sweater, cashmere-cardigan-with-pockets, straight-wool-trousers, wool-lined-lace-boots, cashmere-shawl-200-70-cm, cable-beanie]]

## Юуг шалгаж авах вэ

Худалдан авахаасаа өмнө гурван шалгуурыг заавал давуул.

**Нэгд, суу.** Хувцсыг зогсож үздэг нь алдаа. Суугаад өвдөг, бэлхүүс, ханцуйны уртыг шалга. Автобусонд, оффист, кафед бид сууж
байдаг.

**Хоёрт, гараа өргө.** Пальто, цамц хоёр гар өргөхөд бэлхүүс хүртэл дагаж өргөгдвөл суга нь доогуур эсгүүртэй байна. Өвөл тэр
зайгаар хүйтэн орно.

**Гуравт, эргүүл.** Дотор талын оёдлыг хар. Захыг эмжсэн, утас гүйгээгүй, товч бүрийн ард жижиг даавуу тавьсан бол оёсон хүн таныг
бодсон байна.

Онлайнаар авч байгаа бол гэртээ хамгийн сайн таардаг цамцаа ширээн дээр дэлгээд цээжний өргөн, урт, ханцуйг хэмжиж тэмдэглээд
хэмжээний хүснэгттэй тулга. Үсгээр биш, сантиметрээр сонго. Таарахгүй бол [буцаалт, солилтын нөхцөлийг](/returns) уншаарай.

Гэр бүлийн хувьд тооцоо бас өөр. Хүүхэд нэг өвөлд нэг хэмжээгээр өсдөг учраас долоон эдлэлийн дүрэм тэдэнд үйлчлэхгүй. Харин
зузаан хүрэм, гутал хоёрыг нэг хэмжээ томоор авч, ханцуйг нь дотогш нь оёж богиносгоод дараа жил нь задлах хуучин арга хэвээрээ л
хэрэгтэй. Ээжүүд үүнийг «өсөх оёдол» гэдэг.

## Хуучнаа яах вэ

Жаран эдлэлээ хаях гэж яарах хэрэггүй. Гурван овоолго гарга.

- **Өмсдөг.** Өлгүүртээ үлдэнэ. Өлгүүрийг бүгдийг нь ар тийш эргүүлж өлгө, өмссөнөө зөв тийш нь. Хоёр сарын дараа аль нь хөдлөөгүй
  нь харагдана.
- **Засуулна.** Товч, цахилгаан, ханцуйн доторлогоо. Нэг оройд бүгдийг нь цуглуулаад оёдолчинд аваач.
- **Дамжуулна.** Цэвэрлээд, нүхгүйг нь хүнд өг. Нүхтэй ноолууран цамцыг ороож, зүсээд оймсны улавч, аяганы тавиур хийж болно.

Засварын тухай нэг үг: тохойн нөхөөсийг хуучны шинж гэж бодох хэрэггүй. Өнгө зөрүүтэй нөхөөс өнөөдөр гар урлалын нэг төрөл. Ганц
шаардлага нь цамцнаас зузаан биш байх.

## Хадгалах

Өвлийн эдлэлийг хавар заавал угааж, бүрэн хатаагаад тавь. Цамцыг нугалж, пальтог өргөн мөртэй өлгүүрт. Вакуум уут ноосны
эзлэхүүнийг шахаж, ширхгийг дарж гэмтээдэг тул ноолуурт бүү хэрэглэ. Даавуун уут, агь эсвэл хуш мод хоёр хангалттай.

[[lanolin-winter-balm | Хүйтэн, хуурай агаарт хамгийн түрүүнд арьс хувцаслах ёстой]]

Долоо гэдэг тоо ариун биш. Таны амьдрал найм, ес нэхэж магадгүй: морь унадаг, жижүүрт гардаг, дөнгөж төрсөн хүүхэдтэй. Хамгийн гол
нь шинэ эдлэл авахдаа «үүнтэй юу өмсөх вэ» гэж биш, «надад байгаа аль гурав үүнтэй таарах вэ» гэж асуух. Гурвыг нэрлэж чадахгүй
бол орхи.

Хүйтний давхаргыг хэрхэн зөв эвлүүлэхийг [хасах 28 хэмийн нийтлэлээс](/article/dressing-for-minus-28) үзээрэй.
`,
  en: `
I like to set homework. I ask one thing of everyone who comes to me about clothes: write down all you wore last week. The list
nearly always has seven or eight items. In the wardrobe hang sixty.

So the question is not whether to own less. We already wear only a few things. The question is whether we chose those few on
purpose, and well.

## Colour first, then shape

For seven pieces all to go together they have to fit into three colours. A dark ground: navy, charcoal or brown. A light one: milk
white or camel. And one lively colour, kept for one or two small things.

Choose the dark near the colour of your hair or eyes, and your face will look clear. The light belongs closest to the face, in
sweater and scarf. The lively colour is for a hat or mittens. If your taste changes in a year, that is the cheapest thing to
change.

## The seven

1. **A long coat.** It covers everything else, so spend half the money on it. The shoulders must sit well over a sweater: try it
  on with a thick one.
2. **A thick cashmere sweater.** The chief sweater of the winter. Not clinging, with room for a thin shirt inside.
3. **A cardigan.** On mild days over everything, on cold ones under the coat. You will wear it more than anything else.
4. **Wool trousers.** With two pleats and easy knees, so that thermals fit beneath.
5. **Winter boots.** A thick sole, a warm lining, and the plainest shape, since you will wear them daily.
6. **A scarf.** No shorter than 180 centimetres, so that it can be a headscarf or a shawl as well.
7. **A hat.** Here is your lively colour.

[[belted-cashmere-wrap-coat | The first of seven: try the shoulders with a thick sweater underneath]]

People ask why there is no *deel* on the list. The deel is the eighth, and does not count. Lunar new year, a wedding, a
graduation: you will wear it five days in the year, and on those five nothing else will do. So have it made well, and keep it not
in the wardrobe but in the chest.

## Let us count

How many outfits are there in seven pieces? Two knits, worn each alone or both together, make three. With the coat and without,
six. Wear the scarf at the neck, on the shoulders or on the head: eighteen. With a hat or bareheaded: thirty-six. You can go more
than a month without repeating yourself.

> A good wardrobe is not a big one. It is one where, in the dark, whatever you pull out will match.
> — S. Khulan

Now another sum. Wear a coat for eight winters, a hundred days in each, and you have worn it eight hundred times. Divide the price
by eight hundred. The bargain you wore once, and hung at the very back, will turn out to be dearer.

[[* The other six | crew-neck-cashmere-sweater, cashmere-cardigan-with-pockets, straight-wool-trousers, wool-lined-lace-boots, cashmere-shawl-200-70-cm, cable-beanie]]

## What to check

Before you buy, put it through three tests.

**First, sit.** We try clothes on standing up, and that is a mistake. Sit down and look at the knees, the waist, the length of the
sleeve. On the bus, at work and in a café we are sitting.

**Second, raise your arms.** If a coat or sweater comes up to the waist with them, the armhole is cut too low. In winter the cold
will enter there.

**Third, turn it inside out.** Look at the seams. If the edges are bound, no thread runs loose and there is a little piece of
cloth behind each button, whoever sewed it was thinking of you.

If you are buying online, lay the sweater that fits you best on a table, measure its chest, length and sleeve, and compare them
with the size chart. Choose by centimetres, not by letters. If it does not fit after all, read about [returns and
exchanges](/returns).

For a family the sums are different. Children grow by a size each winter, and the rule of seven does not hold for them. But there
is an old way that still serves: buy the thick jacket one size larger, turn the sleeves in with a few stitches and let them out
the next year. Our mothers called it the growing seam.

## What to do with the rest

There is no need to throw sixty things away in one evening. Make three heaps.

- **Worn.** These stay on the rail. Hang every hanger the wrong way round, and turn it when you have worn the thing. In two months
  you will see which ones never moved.
- **To mend.** Buttons, zips, linings. Collect them one evening and take them all to the tailor.
- **To pass on.** Clean them and give away what has no holes. A holed cashmere sweater can be felted in a hot wash and cut into
  insoles and coasters.

A word about mending: a patch on an elbow is not a sign of age. A patch in another colour is a small craft of its own. The only
condition is that it should not be thicker than the sweater.

## Putting away

In spring wash the winter things, dry them completely and only then put them away. Fold sweaters; hang coats on broad hangers.
Vacuum bags press the fibres and harm them, so do not use them for cashmere. A cotton bag with wormwood or cedar is enough.

[[lanolin-winter-balm | In cold, dry air the first thing to dress is skin]]

There is nothing holy about seven. Your life may ask for eight or nine: you ride, you work nights, you have a newborn. What
matters is the question. When you look at something new, do not ask what you could buy to go with it. Ask which three things you
have already would. If you cannot name three, leave it.

How to put the layers together in the cold is told in [dressing for minus 28](/article/dressing-for-minus-28).
`
}
