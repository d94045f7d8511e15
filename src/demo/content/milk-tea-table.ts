import type { DemoText } from './entry.ts'

export const milkTeaTable: DemoText = {
  slug: 'five-rules-of-the-milk-tea-table',
  title: { mn: 'Сүүтэй цайны ширээ засах таван дүрэм', en: 'Five rules of the milk-tea table' },
  summary: {
    mn: 'Цай яагаад самардаг, дээжийг хэнд өргөдөг, аягыг ямар гараар барьдаг вэ.',
    en: 'Why the tea is lifted with a ladle, who gets the first of it, and which hand holds the bowl.'
  },
  lead: {
    mn: 'Айлд ороход хамгийн түрүүнд цай ирдэг. Сайн цай чанах, түүнийг зөв тавих хоёр бол нэг ур чадварын хоёр тал.',
    en: 'Enter a Mongolian home and tea comes first. Making it well and setting it down properly are two halves of one skill.'
  },
  tags: ['food', 'home'],
  author: 'purevdorj',
  series: 'table',
  cover: 'scenes/tea-table',
  coverAlt: {
    mn: 'Данх, аяга, зөгийн бал, ааруултай цайны ширээ, эсгий зүймэл',
    en: 'A tea table with kettle, bowls, honey and curds, felt appliqué'
  },
  daysAgo: 5,
  mn: `
Миний ээж цайны өнгийг нүдээр биш, чихээр шалгадаг байлаа. Шанага өргөж асгахад цай тогоондоо буцаж унах дуу нь эхлээд шингэн,
хурц сонсогдоно. Сүү, ус, цай гурав сайн нийлэхээр дуу нь зузаарч, намуухан болдог. «Одоо болж» гэж тэр хэлээд галаа татдаг байв.

Тэр дууг би одоо ч хүлээдэг. Цахилгаан зуухан дээр, орон сууцны гал тогоонд ч гэсэн адилхан. Гучин жил тогооч хийхдээ олон цай
чанасны эцэст дүрэм минь тавхан болж үлдлээ.

## Нэг. Ус эхэлнэ

Сүүтэй цайг сүүнээс биш, уснаас эхэлж чанадаг. Хүйтэн ус хийж, цайгаа хамт тавиад аажуухан буцалгана. Шахмал ногоон цайг нүдэж,
нэг литр усанд нэг хоолны халбага орчмыг хийнэ. Цай буцалж, хүрэн шаргал өнгөтэй болсны дараа сүүгээ нэмнэ.

Хэдий хэмжээний сүү хийх нь айл бүрд өөр. Говьд ус ховор, сүү өтгөн тул цай нь шаргал. Хангайд сүү элбэг учраас цагаан. Хотод би
дөрөв нь ус, нэг нь сүү гэсэн харьцаагаар эхлэхийг зөвлөдөг. Давсыг хамгийн сүүлд, хурууны үзүүрээр хийнэ. Нэмж болно, буцааж авч
болохгүй.

[[milk-tea-cooker | Гурван литр: том ширээний цайнд хүрэлцэнэ]]

## Хоёр. Самарна

Самрах гэдэг нь шанагаар цайг өндрөөс олон удаа асгах. Ингэхэд цай агаартай холилдож, сүүний тос жигд тархан, давс уусна. Хуучны
хүмүүс ерэн есөн удаа самардаг гэж ярьдаг ч бодит байдал дээр гуч орчим удаа хийхэд хангалттай. Гол нь бүү яар. Хөөс нь жижгэрч,
тогооны захаар нарийн цагаан хүрээ татахад болсон гэсэн үг.

Тогоо том, хана нь зузаан байх тусам цай түлэгдэхгүй. Ширмэн тогоо удаан халж, удаан хөрдөг болохоор хүн ирсээр, орсоор байдаг
айлд хамгийн тохиромжтой.

> Цайг хэзээ ч дутуу самарч болохгүй. Дутуу самарсан цай ус, сүү хоёр болоод салчихдаг.
> — Р. Цэндсүрэн, Дорноговь

## Гурав. Дээжийг эхэлж өргөнө

Цайны дээжийг хэн ч ууж эхлэхээс өмнө өргөдөг. Хөдөө гэрийн эзэгтэй цацлаараа тэнгэрт, дөрвөн зүгт, эцэст нь галдаа өргөнө. Орон
сууцанд тагтан дээрээс цацах, эсвэл бурхны өмнө аягатай тавих айл олон.

Дараа нь хамгийн ахмад хүнд, зочинд, тэгээд эрэмбээр нь барина. Энэ бол дүрэм гэхээсээ илүү харилцаа: хэнийг түрүүлж анзаарч
байгаагаа цайгаар хэлдэг.

[[blue-flower-cup-set | Хүүхдийн гарт ч багтах хэмжээтэй]]

## Дөрөв. Хоёр гараар

Аягыг баруун гараар барьж, зүүн гараар тохойгоо юм уу аяганы ёроолыг түшиж өгнө. Авахдаа ч мөн адил. Ханцуйгаа буулгаж, малгайгаа
засаад авах нь хүндэтгэл. Хуруугаа аяганы амсар дотор хийж болохгүй.

Хоосон аяга барихгүй, хагархай амсартай аяганд цай хийхгүй. Аягыг дүүргэж биш, амсраас хуруу хэртэй доогуур хийнэ: хүн барихад
түлэхгүй, дээр нь зөөхий, тос нэмэх зай үлдэнэ. Зочин аягаа хоослоогүй бол зүгээр л хажуудаа тавина, хоосолсон бол дахин хийж
өгнө. Ууж барахгүй байвал амсаад буцааж өгөхөд хэн ч гомдохгүй, харин огт амсахгүй байвал гомдоно.

## Тав. Цай дангаараа ирдэггүй

Цайны хажууд үргэлж нэг юм байх ёстой. Хамгийн энгийн ширээ нь ийм:

- **Боорцог.** Сүү, тос, бага зэрэг элсэн чихэртэй зуурсан гурил. Өглөө хийвэл гурав хоноход ч зөөлөн.
- **Өрөм.** Сүүг зөөлөн гал дээр самарч, хөөсрүүлээд нэг шөнө тавихад дээр нь тогтоно. Боорцог дээр түрхэж иднэ.
- **Ааруул.** Шүд нь сайнд хатуу, хүүхдэд зөөлөн нь таарна. Цайнд дүрээд зөөлрүүлж болно.
- **Зөгийн бал.** Шинэ боловч хурдан дассан зочин. Сэлэнгэ, Хэнтийн цэцгийн бал давстай цайтай сайхан нийлдэг.

[[* Ширээн дээр | aaruul-dried-curd, wildflower-honey, brick-green-tea, enamelled-cast-iron-pot]]

Идээ тавагтайгаа ширээний төвд биш, хүн бүрийн гар хүрэх газар байвал сайн. Таван хүний ширээнд хоёр таваг тавивал хэн ч хүнээр
дамжуулж гуйхгүй.

![Буйдан сандал, дэнлүүтэй өрөөний булан](scenes/living-room "Орон сууцны булан ч хоймор байж болно")

## Хот айлын жижиг зөвлөгөө

Орон сууцанд тогоо самрах зай, цаг хоёулаа бага. Тэгвэл дараах аргыг туршаарай. Цайг усаар нь өтгөн чанаж, шүүгээд шилэн саванд
хийж хөргөгчид хадгална. Гурав хоногт муудахгүй. Өглөө хэрэгтэй хэмжээгээр нь аваад буцалсан ус, сүүгээ нэмж, жижиг шанагаар
арван таван удаа самарна. Таван минутын ажил.

Халуун саванд хийх бол савыг эхлээд буцалсан усаар зайлж халаагаарай. Сүүтэй цай халуун саванд удахад амт нь өөрчлөгддөг тул тав,
зургаан цагаас илүү байлгахгүй. Савыг тэр өдөрт нь тагтай нь салгаж угаана.

[[family-thermos-2-l | Өглөөний цай оройд халуун хэвээр]]

Хэрэв сүүнд дургүй, эсвэл зохихгүй зочин ирвэл давс, шар тостой хар цай бариарай. Өвлийн өглөө үүнийг «хийцтэй цай» болгож, шарсан
гурил, хонины сүүлний өөх нэмж, өлсөхгүй болтол нь өтгөрүүлэх айл ч бий. Цайны жор олон, гэхдээ тавих ёс нь нэг.

Цайгаа юунд хадгалах нь бас чухал. Шахмал цайг цаасан боодолтой нь, хуурай, үнэргүй газар байлга: гал тогооны тавиур дээр сонгино,
амтлагчийн дэргэд тавьсан цай хоёр сарын дараа хоол үнэртэнэ. Нэг удаад долоо хоногийнхоо хэмжээгээр нүдэж, тагтай саванд хий.
Нүдсэн цай амтаа хурдан алддаг тул илүүг нь бүү бэлд.

## Яагаад дүрэм хэрэгтэй вэ

Дүрэм хүнийг зовоох гэж биш, тайвшруулах гэж бий болсон. Хэн эхэлж уух, ямар гараар авахаа хүн бүр мэддэг бол танихгүй айлд ч
сандрах юмгүй. Цай ирнэ, хоёр гараараа авна, амсана. Түүний дараа л яриа эхэлдэг.

Өвлийн урт үдшийг тавтай өнгөрүүлэх санаа хэрэгтэй бол [жижиг байрыг дулаан харагдуулах зургаан
арга](/article/six-ways-to-warm-a-small-flat) нийтлэлийг уншаарай.
`,
  en: `
My mother did not judge tea by its colour. She listened to it. When she lifted the ladle and let it fall back into the pot, the
sound was thin and sharp at first. When milk, water and leaf had come together it grew thick and quiet. “Now,” she would say, and
draw the fire down.

I still wait for that sound, even on an electric hob in a city kitchen. After thirty years as a cook and more tea than I can
count, I am left with five rules.

## One. Water first

Milk tea, *suutei tsai*, begins with water and not with milk. Put the tea into cold water and bring it up slowly. We use pressed
green tea, broken from the brick: about a tablespoon to a litre. When it has boiled and the water is a tawny brown, add the milk.

How much milk is a family matter. In the Gobi, where water is scarce and milk is rich, the tea is tawny. In the green Khangai,
where milk is plentiful, it is nearly white. In town I would start with four parts of water to one of milk. Salt comes last, and
between the fingertips. You can always add it. You can never take it out.

[[milk-tea-cooker | Three litres: enough for a long table]]

## Two. Lift it

To *samrakh* is to raise a ladleful high and pour it back, again and again. It mixes air into the tea, spreads the butterfat
evenly and dissolves the salt. The old people said ninety-nine times. In truth about thirty will do. The point is not to hurry.
When the bubbles have become small and a fine white rim forms along the edge of the pot, it is ready.

The bigger the pot and the thicker its wall, the less the tea will catch. Cast iron heats slowly and cools slowly, and suits a
house where people keep coming in.

> Never stop lifting too soon. Tea that has been lifted too little parts again into milk and water.
> — R. Tsendsuren, Dornogovi

## Three. The first goes up

The *deej*, the first of the tea, is offered before anyone drinks. In the countryside the woman of the house flicks it from a
wooden ladle to the sky and the four directions, and gives a little to the fire. In flats many families do it from the balcony, or
set a bowl before the household shrine.

Then the eldest is served, then the guest, then everyone in turn. It is less a rule than a conversation. With tea you say whom you
noticed first.

[[blue-flower-cup-set | A size that fits a child's hands too]]

## Four. Two hands

Hold the bowl in your right hand and support your elbow, or the foot of the bowl, with your left. Receive it in the same way.
Pulling down your sleeves and straightening your hat before you take it is a courtesy. Fingers stay outside the rim.

Never hand over an empty bowl, and never pour into one with a chipped edge. Do not fill it to the brim: a finger's breadth below
is right. The guest will not burn their hands, and there is room for a spoon of cream or butter. If the bowl is not empty, leave
it be; if it is, fill it again. Nobody minds if you only taste and hand it back. They do mind if you do not taste.

## Five. Tea never comes alone

There must always be something beside it. The plainest table is this:

- **Boortsog.** Dough made with milk, butter and a little sugar, fried in fat. Made in the morning, it is still soft on the third
  day.
- **Urum.** Milk is frothed over a gentle heat and left overnight; the clotted cream that sets on top is eaten on boortsog.
- **Aaruul.** Dried curd: hard for good teeth, soft for children. You may dip it in the tea.
- **Honey.** A newcomer, quickly at home. Wildflower honey from Selenge and Khentii goes well with salted tea.

[[* On the table | aaruul-dried-curd, wildflower-honey, brick-green-tea, enamelled-cast-iron-pot]]

Put the plates where every hand can reach them, not in the middle for show. With two plates for five people nobody has to ask
across anyone.

![A warm corner with an armchair](scenes/living-room "A corner of a flat can be a place of honour too")

## For a city kitchen

In a flat there is little room for a great pot and less time. Try this. Brew the tea strong, without milk, strain it and keep it
in a glass jar in the refrigerator, where it lasts three days. In the morning take what you need, add boiling water and milk, and
lift it fifteen times with a small ladle. It takes five minutes.

If it goes into a flask, rinse the flask with boiling water first. Milk tea changes its taste when it is kept hot for long, so
five or six hours is the limit. Take the lid apart and wash everything the same day.

[[family-thermos-2-l | The morning's tea, still hot in the evening]]

For a guest who does not take milk, serve black tea with salt and butter. On winter mornings some households make *khiitstei tsai*
of it, adding toasted flour and the fat of a sheep's tail until it is nearly a meal. There are many recipes. The way to set it
down is one.

How you store the tea matters as well. Leave the brick in its paper, somewhere dry that smells of nothing; on a kitchen shelf
beside onions and spices it will taste of dinner in two months. Break as much as a week needs and keep that in a closed tin.
Broken tea loses its taste quickly, so do not prepare more.

## Why have rules

Rules are not there to trouble people but to put them at ease. When everyone knows who drinks first and which hand to use, there
is nothing to be nervous about in a stranger's home. The tea comes. You take it with both hands. You taste it. Only then does the
talking begin.

If you want your evenings to be as warm as your bowl, read [six ways to warm a small flat](/article/six-ways-to-warm-a-small-flat).
`
}
