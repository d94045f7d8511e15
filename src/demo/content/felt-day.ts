import type { DemoText } from './entry.ts'

export const feltDay: DemoText = {
  slug: 'a-day-of-felt',
  title: { mn: 'Эсгий хийх өдөр', en: 'A day of felt' },
  summary: {
    mn: 'Ноос савах, ус цацах, өнхрүүлэх: нэг саахалтын айлууд нэг өдөрт хэрхэн гурван эсгий хийдэг вэ.',
    en: 'Beating, wetting, rolling: how a few neighbouring families make three felts in a day.'
  },
  lead: {
    mn: 'Эсгийг сүлждэггүй, нэхдэггүй. Ус, хүч, хамтын дуу гурав ноосыг өөрийг нь өөртэй нь холбодог.',
    en: 'Felt is neither knitted nor woven. Water, effort and people singing together persuade wool to hold on to itself.'
  },
  tags: ['craft', 'home'],
  author: 'baterdene',
  series: 'hands',
  cover: 'scenes/steppe',
  coverAlt: {
    mn: 'Өглөөний наранд тал дээрх адуу, хоёр гэр, эсгий зүймэл',
    en: 'Horses and two gers on the morning steppe, felt appliqué'
  },
  daysAgo: 50,
  mn: `
Наймдугаар сарын сүүлчээр Архангайн Тариат сумд өглөө өвс хайрсан цантай. Гурван айл нэг дор буусан, хүүхдүүдээ оруулаад хорин
хоёр хүн. Өчигдөр нь хонь, хургаа хяргасан, өнөөдөр эсгий хийнэ. Намайг машинаас буухад нэг эмээ савааны үзүүрээр газар заагаад
«Энд суу, савах хүн дутуу байна» гэв.

Тэгээд л би зочин байхаа больсон.

## Савах

Ноосыг адууны арьсан дээр дэлгэж, хоёр гартаа бургасан саваа бариад ээлжлэн цохино. Дөрвөн хүн тойрон сууна, найман саваа. Цохилт
бүр ноосыг хөвсийлгөж, шороо, өвсийг нь унагаж, ширхгийг нь задалдаг. Чухал нь хүч биш, хэмнэл: дөрвөн хүн ижил хэмнэлд ороход
саваанууд хоорондоо мөргөлдөхөө больж, дуу нь бороо шиг болдог.

Хурганы ноос эсгийд хамгийн сайн. Нарийн, долгиотой, хайрс ихтэй учраас хоорондоо амархан барьцалдана. Эсгий болох физик нь үүнд
байдаг: ноосны ширхэг бүрийн гадаргад загасны хайрс шиг нэг тийш харсан ирмэгүүд бий. Ус, дулаан, хөдөлгөөнд тэр ирмэгүүд
нээгдэж, хөршийнхөө хайрсанд дэгээдэн цааш л явдаг, буцаж гардаггүй. Эсгий бол зөвхөн нэг тийш онгойдог сая сая жижиг хаалга юм.

[[ornament-felt-slippers | Нэг хэсэг эсгийгээр, оёдолгүй хэвлэсэн]]

## Эх эсгий

Шинэ эсгийг хоосон газар дээр дэлгэдэггүй. Хамгийн доор өмнөх жилийн эсгийг норгож дэвсэнэ: түүнийг эх эсгий гэнэ. Түүн дээр
гурван үе ноос дэлгэдэг. Эхний үе нарийн хурганы ноос, дунд үе бүдүүн, дээд үе дахиад нарийн. Үе бүрийн дараа шанагаар биш, өвсөн
шүүрээр бүлээн ус цацна.

Захыг зузаан тавих нь дадлага. Өнхрүүлэхэд зах нь хамгийн их сунадаг тул дутуу тавьсан эсгий захаараа нимгэрч, салхинд урагдана.
Ахмад хүн нэг тойрч алхаад хөлийн ултай сонсож шалгадаг байсан гэж эмээ ярив. «Нойтон ноос тас, тас гэж дуугарвал нимгэн. Дуугүй
бол болсон.»

> Эсгий хийж байгаа хүн уурлаж болохгүй. Уурласан гарын ноос барьцалддаггүй.
> — Д. Ханд, Тариат сум

Хээ, чимэг тавих бол дээд үеийн дараа өнгөтэй ноосоор зурж, маш бага ус цацна. Гэхдээ гэрийн эсгий цагаан байх нь олонтаа.

## Өнхрүүлэх

Дэлгэсэн ноосоо эх эсгийтэй нь голмод ороож, нойтон үхрийн арьсаар чанга боогоод олсоор барина. Голмодны хоёр үзүүрт эргэлддэг
төмөр бий, тэндээс хоёр морь олсоор татаж гүйнэ. Гурван цаг орчим талаар наашаа, цаашаа өнхрөхөд жин нь хэдэн зуун кило болсон
ороомог эхлээд бэлхүүс хүрэх зузаан, дараа нь өвдөг хүрэх болтлоо нягтарна.

Хүүхдүүд араас нь гүйж, хөгшид тоо тоолж, айраг ээлжлэн сөгнөнө. Эхний эргэлтийн өмнө эсгийг мялааж, сүү дусаагаад ерөөл хэлдэг.
Үг нь айл бүрд өөр ч утга нь нэг: цас шиг цагаан, яс шиг хатуу, зуун айлын дээвэр болтугай.

[[* Эсгий дөрвөн янзаар | white-ornament-felt-rug, childrens-animal-slippers, ornament-felt-cushion, felt-tote-bag]]

Морьгүй бол яах вэ? Хоёр хүн голмодыг хөлөөрөө түлхэж, тохойгоороо дарж болно. Жижиг ширдэг, малгай, шаахайг гараар нухдаг: бүлээн
ус, бага зэрэг саван, дөчин минут. Ноосыг барьж үзэхэд хуруугаараа салгаж чадахгүй болсон бол эсгий болсон. Үргэлжлүүлэн халуун
усанд нухвал агшсаар, гуравны нэгээр жижгэрч, хатуурна. Тийм учраас эсгий урчууд хэвийг бодит хэмжээнээс том хийдэг.

## Охин эсгий

Үдээс хойш гурван цагт ороомгийг тайлав. Нойтон, хүнд, захаараа гурвалжин үүсгэн долгиолсон цагаан хуудас. Үүнийг охин эсгий гэнэ.
Дараа жил тэр өөрөө эх болно. Дөрвөн хүн дөрвөн өнцгөөс татаж, дөрвөлжин хэлбэрт нь оруулаад хоёр морины дэлээр биш, чулуугаар
дарж хатаана.

Хоёр өдрийн дараа эсгий бэлэн болж, туурганд орно, эсвэл ширээс болно. Ширмэл ширдэг гэж тэмээний ноосон утсаар хээ гарган
давхарлаж ширсэн эсгийг хэлдэг. Оёдол нь чимэг төдий бус: эсгийг шахаж, элэгдэх гадаргыг нь багасгадаг. Сайн ширсэн ширдэг гучин
жил болно.

Зээгт наамал бол өөр урлаг. Тэнд өнгө өнгийн даавуу, эсгийг хайчилж, давхарлан наагаад захыг зээг утсаар хөвөөлдөг. Энэ нийтлэлийн
зураг тэр аргаар санаа авсан: дүрс бүр нэг хуудас, захаараа нэг оёдол.

Эсгий эдлэл авахдаа юуг харах вэ? Гурван зүйл хангалттай. Захыг нь хуруугаараа чимхээд зөөлөн татаж үз: ширхэг салж гарвал дутуу
нухсан. Гэрэл рүү барь: нимгэн толбо байвал тэр газраасаа цоорно. Үнэрлэ: цэвэр эсгий ноос үнэртэх ёстой, харин цавуу, тос
үнэртвэл хольцтой. Жин нь хэмжээтэйгээ тохирч, гарт нягт мэдрэгдэх нь сайн шинж.

## Гэртээ туршаад үз

Ширээний хэмжээний эсгий хийхэд танд юу хэрэгтэй вэ:

1. Самнасан ноос 60 грамм, хоёр өнгө байж болно.
2. Хулсан ширээний дэвсгэр, бөмбөлөгтэй гялгар уут.
3. Бүлээн ус, саван.
4. Гурван үе: хөндлөн, босоо, дахин хөндлөн. Үе бүр гар дамнуулан нимгэн.
5. Норгоод гялгар уутаар хучиж, таван минут зөөлөн илнэ. Дараа нь дэвсгэртэй нь ороож, дөрвөн чиглэлд тавин удаа өнхрүүлнэ.
6. Зайлаад, чулуу дээр хэд цохиж, тэгшлээд хатаана.

Алдаа гарвал дахиад ноос нэмээд норгож болно. Эсгий бол уучилдаг материал.

[[* Хүүхэдтэй хамт | build-a-ger-wooden-set, five-animals-of-the-herd, shagai-set, an-album-of-mongolian-ornament]]

Нар жаргахад гурван эсгий бэлэн байлаа. Хамгийн сайныг нь энэ намар гэр болох залуу хосод өгөв. Тэдний гэр ямар хэсгүүдээс
бүтэхийг [тоононоос босго хүртэл](/article/from-crown-to-threshold) нийтлэлээс үзнэ үү. Эмээ намайг үдэхдээ саваагаа барьсан хоёр
гарын минь алгыг харлаа. Хоёуланд нь бэлцрүү гарчээ.

«За, чи одоо эсгийтэй хүн» гэж тэр хэлэв.
`,
  en: `
At the end of August, in Tariat in Arkhangai, there is frost on the grass in the morning. Three families had camped together,
twenty-two people with the children. The day before they had shorn their sheep and lambs, and today they would make felt. When I
got out of the car a grandmother pointed at the ground with the end of her stick. “Sit here,” she said. “We are short of a
beater.”

That was the end of being a guest.

## Beating

The wool is spread on a horse hide, and everyone has a willow stick in each hand. Four people sit around it: eight sticks. Each
blow loosens the wool, shakes out earth and grass and opens the fibres. It is not strength that counts but time. When four people
have found one rhythm the sticks stop clashing, and the sound is that of rain.

Lamb's wool makes the best felt. It is fine and crimped and has many scales, so it takes hold easily. There lies the physics of
it: on the surface of every wool fibre are tiny edges that all point one way, like the scales of a fish. In water, warmth and
movement they open, catch the scales of a neighbour and travel on, and cannot come back. Felt is millions of little doors that
open in one direction.

[[ornament-felt-slippers | Shaped from one piece of felt, without a seam]]

## Mother felt

You do not lay a new felt on bare ground. Last year's is wetted and spread beneath it. It is called the mother. On it go three
layers of wool: fine lamb's wool, then coarser, then fine again. After each, warm water is sprinkled, not from a ladle but with a
broom of grass.

The skill is in the edges, which must be thick. In the rolling they stretch most, and a felt laid thin at the rim will tear in the
wind. The old people, the grandmother told us, would walk around it once and listen with the soles of their feet. “If wet wool
clicks, it is too thin. If it is silent, it is done.”

> Whoever makes felt must not be angry. Wool from an angry hand will not hold.
> — D. Khand, Tariat

If there is to be a pattern, it is drawn in dyed wool on the last layer, with very little water. But felt for a ger is mostly white.

## Rolling

Wool and mother are wound around a pole, wrapped tight in wet ox hide and bound with rope. The pole has an iron pivot at either
end, and from these two horses pull it across the steppe. It goes to and fro for about three hours, and a roll that weighs a few
hundred kilos, and was waist-high at first, shrinks until it comes only to the knee.

Children run behind, the old ones count, airag goes round. Before the first turn the felt is blessed with drops of milk. The words
differ from family to family, but the meaning is the same: be white as snow and hard as bone, and be the roof of a hundred homes.

[[* Felt in four shapes | white-ornament-felt-rug, childrens-animal-slippers, ornament-felt-cushion, felt-tote-bag]]

And without a horse? Two people can push the roll with their feet and press it with their forearms. Small rugs, hats and slippers
are worked by hand: warm water, a little soap, forty minutes. When your fingers can no longer pull a fibre away it is felt. Go on
working it in hot water and it shrinks by a third and hardens, which is why felt makers cut their patterns larger than life.

## Daughter felt

At three in the afternoon the roll was undone. Inside lay a wet, heavy white sheet with a wavy edge. It is called the daughter.
Next year it will be a mother itself. Four people pulled it square by its corners and weighted it with stones to dry.

After two days it can go on a wall, or be quilted. A *shirdeg* is felt stitched through in a pattern with camel-wool thread. The
stitching is not mere ornament. It presses the felt together and leaves less of it to wear. A well-quilted rug lasts thirty years.

*Zeegt naamal* is another art. Pieces of coloured cloth and felt are cut out, laid one on another and edged with cord. The
pictures in our articles take after it: each shape is one sheet, with one seam around it.

What should you look for when you buy felt? Three things are enough. Pinch the edge and pull gently: if fibres come away it was
worked too little. Hold it to the light: a thin spot is where the hole will be. Smell it: clean felt smells of wool, and if it
smells of glue or oil there is something else in it. It is a good sign when it is heavy for its size and dense in the hand.

## Try it at home

For a felt the size of a place mat you need:

1. 60 grams of combed wool, in two colours if you like.
2. A bamboo mat and some bubble wrap.
3. Warm water and soap.
4. Three layers: across, along, across again, each of them thin enough to see your hand through.
5. Wet it, cover it with the bubble wrap and stroke it gently for five minutes. Then roll it up in the mat and roll it fifty times
  in each of four directions.
6. Rinse it, throw it a few times on a stone, straighten it and let it dry.

If it goes wrong, add wool and wet it again. Felt is a forgiving material.

[[* To make and play with children | build-a-ger-wooden-set, five-animals-of-the-herd, shagai-set, an-album-of-mongolian-ornament]]

When the sun went down three felts were done. The best was given to a young couple who will set up their ger this autumn; of what
parts it will be made you can read in [from crown to threshold](/article/from-crown-to-threshold). As I said goodbye the
grandmother looked at the palms that had held the sticks. There was a blister on each.

“Well,” she said. “Now you have a felt.”
`
}
