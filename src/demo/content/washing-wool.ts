import type { DemoText } from './entry.ts'

export const washingWool: DemoText = {
  slug: 'how-to-wash-wool-and-when-not-to',
  title: { mn: 'Ноосыг хэрхэн угаах, хэзээ угаахгүй байх', en: 'How to wash wool, and when not to' },
  summary: {
    mn: 'Таван ширхэг, таван дүрэм, нэг хүснэгт. Ихэнх тохиолдолд хариулт нь агаарт гаргах.',
    en: 'Five fibres, one table. Most of the time the answer is a night in fresh air.'
  },
  lead: {
    mn: 'Бид цамцаа өмсөж биш, угааж элээдэг.',
    en: 'We do not wear our sweaters out. We wash them out.'
  },
  tags: ['cashmere', 'home'],
  author: 'sarangerel',
  series: 'fibre',
  cover: 'boards/washing',
  coverAlt: { mn: 'Угаалгын машин, цамц, саван, хөнжил', en: 'A washing machine, sweaters, soap and a throw' },
  daysAgo: 12,
  mn: `
Үйлдвэрт ажиллаж байхдаа нэг цамцыг зуун удаа угаах туршилтыг хоёр удаа хийсэн. Зуун удаа өмсөж, арван удаа угаасан нь шинэ мэт
байв. Арван удаа өмсөж, зуун удаа угаасныг нь бид шалны алчуур болгосон.

Ноос өөрөө цэвэрлэгддэг гэвэл хэтрүүлэг болно, гэхдээ ширхгийн гадаргын тослог хайрс хөлс, үнэрийг дотогш нь оруулдаггүй. Тиймээс
гурван шат бий: сэгсрэх, салхилуулах, угаах. Ихэнхдээ эхний хоёр нь хүрэлцэнэ.

## Салхилуулах

Орой тайлаад сандлын түшлэг дээр дэлгэ. Өвөл цонхны гадаа арван таван минут хангалттай: хүйтэн, хуурай агаар үнэрийг авдаг. Наранд
удаан бүү байлга, өнгө нь гандана. Усанд орсны дараа угаалгын өрөөнд хагас цаг өлгөвөл үрчлээ нь тэгширнэ.

## Хүснэгт

| Ширхэг | Хэзээ | Усны хэм | Анхаарах |
| --- | --- | --- | --- |
| Ямааны ноолуур | 7–10 өмсөөд | 30 хүртэл | мушгихгүй, дэлгэж хатаана |
| Сарлагийн хөөвөр | 10–15 | 30 | зөөлрүүлэгч хэрэггүй |
| Тэмээний ноос | 15–20 | 30 | өнгөөр нь ялгана |
| Хонины ноос | 10 | 30–40 | үрэхэд эсгийрнэ |
| Мерино | 5–7 | 30, машинаар | ноосны хөтөлбөр, 600 эргэлт хүртэл |
: Дотуур цамцтай өмсвөл тоог хоёроор үржүүлнэ.

## Гараар

1. Саванд бүлээн ус, ноосны шингэн нэг таг хийнэ. Хар саван, ердийн нунтаг шүлтлэг тул ширхгийг хатаадаг.
2. Дотрыг нь гадагш эргүүлээд дүрж, хоёр гараараа зөөлөн шахна. Гурван минут.
3. Ижил хэмийн цэвэр усаар хоёр удаа зайлна. Халуунаас хүйтэн рүү шилжих нь үрэхээс дор: цамц агшдагийн гол шалтгаан.
4. Алчуурт өнхрүүлж, дээр нь гишгэж усыг нь авна.
5. Тэгш гадарга дээр хэлбэрийг нь засаж тавина. Радиатор дээр биш.

[[slim-washing-machine-6-kg | Ноосны хөтөлбөр нь хүчтэй эргүүлэхгүй, савлуулж угаадаг]]

## Машинаар болох уу

Болно, хэрэв шошго дээр нь гарын зураг биш, савны зураг байвал. Уут хэрэглэ, хагасаас илүү бүү дүүргэ. Эргэлтийн тоог бууруул. Нэг л удаа
40 хэмд эсгийрсэн цамцыг буцааж болдоггүй[^Агшсан цамцыг үсний ангижруулагчтай усанд дэвтээж сунгах арга бий. Нэг хэмжээ хүртэл нэмдэг, эсгийрсэн бол
тус болохгүй.]. Харин хүүхдийн өмд болгож болно, манай нэг уншигч тэгсэн.

[[* Угаасны дараа | goats-milk-soap, cotton-waffle-throw, merino-hiking-socks]]

Хамгийн сүүлд: эрвээхий бохир ноосыг хайдаг. Зун хадгалахын өмнө угааж, бүрэн хатаагаад хаана. Тэр л хамгийн чухал угаалга.
`,
  en: `
In the mill I took part twice in a test of a hundred washes. The sweater that was worn a hundred times and washed ten looked new. The one
that was worn ten times and washed a hundred became a floor cloth.

It would be too much to say that wool cleans itself. But the waxy scales on the fibre keep sweat and smells from going in. So there are
three steps, to shake, to air and to wash, and most often the first two will do.

## Airing

In the evening lay it over the back of a chair. In winter a quarter of an hour outside the window is enough: cold, dry air takes the smell
away. Do not leave it in the sun, which fades it. Hung for half an hour in a bathroom after a shower, it loses its creases.

## The table

| Fibre | How often | Water, °C | Mind |
| --- | --- | --- | --- |
| Cashmere | after 7–10 wearings | up to 30 | no wringing; dry flat |
| Yak down | 10–15 | 30 | no softener |
| Camel wool | 15–20 | 30 | sort by colour |
| Sheep's wool | 10 | 30–40 | felts when rubbed |
| Merino | 5–7 | 30, by machine | wool programme, 600 turns at most |
: With a shirt underneath, double the number of wearings.

## By hand

1. Lukewarm water in a basin, one cap of wool detergent. Soap and ordinary powder are alkaline and dry the fibre.
2. Turn it inside out, put it in and press it gently with both hands. Three minutes.
3. Rinse twice in water of the same warmth. From hot to cold is worse than rubbing: it is what makes sweaters shrink.
4. Roll it in a towel, and tread on the roll.
5. Shape it on a flat surface. Not on the radiator.

[[slim-washing-machine-6-kg | Its wool programme rocks the drum instead of beating it]]

## Can a machine do it?

It can, if the label shows a tub and not a hand. Use a bag, fill the drum no more than halfway and turn down the spin. A sweater that has
felted at 40 degrees cannot be brought back[^A shrunken sweater can be soaked in water with hair conditioner and stretched. That gains up
to one size; if it has felted, nothing helps.]. It can become trousers for a child, though; one of our readers has made some.

[[* After the wash | goats-milk-soap, cotton-waffle-throw, merino-hiking-socks]]

And last: moths look for dirty wool. Before summer, wash it, dry it right through and close it up. That is the one wash that matters.
`
}
