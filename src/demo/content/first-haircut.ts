import type { DemoText } from './entry.ts'

export const firstHaircut: DemoText = {
  slug: 'the-first-haircut',
  title: { mn: 'Даахь үргээх', en: 'The first haircut' },
  summary: {
    mn: 'Хадагтай хайч, анхны мал, нэг ширхэг үсний баяр: ёс, бэлтгэл, хувцас.',
    en: 'Scissors with a blue scarf, a first animal of one’s own, and a feast over a lock of hair.'
  },
  lead: {
    mn: 'Манай хүүхдийн анхны хөрөнгө бол нэг хурга. Үсээ өгч авдаг.',
    en: 'The first thing a Mongolian child owns is a lamb. It is paid for with hair.'
  },
  tags: ['children', 'style'],
  author: 'ganzorig',
  cover: 'boards/first-haircut',
  coverAlt: {
    mn: 'Өлгүүр дээр хүүхдийн хоёр дээл, доор нь монгол гутал, модон морь',
    en: 'Two children’s deels on a rail, with boots and a rocking horse'
  },
  daysAgo: 103,
  mn: `
Хүү минь гурван нас хүртлээ охин шиг урт үстэй явсан. Дэлгүүрт хүмүүс андуурахад би тайлбарладаггүй байв. Даахь[^Хүүхдийн төрсөн, нэг ч удаа
авахуулаагүй үс.] бол хүүхэд хүн болохын хоорондох зааг: түүнийг үргээх хүртэл хүүхэд бурхных гэдэг.

## Хэзээ

Хүүг сондгой насанд, гурав, таван настайд, охиныг тэгш насанд, хоёр, дөрвөн настайд нь. Нас гэдэг нь монгол тооллоор: төрөхөд нэг. Өдрийг
зурхайгаар сонгож, сарын шинэд хийнэ. Нутаг нутагт өөр тул эмээгээсээ асуу, номоос биш.

## Дараалал

1. Хүүхэд шинэ дээлтэй, гараа цэвэрлэсэн, цадсан байна.
2. Хадаг уясан хайч, аягатай сүү, цэвэр даавуун уут бэлдэнэ.
3. Хүүхдийн төрсөн жилтэй *ивээл* жилийн хүн эхний үсийг авна. Сүүнд хуруугаа дүрж духанд нь хүргэнэ.
4. Дараа нь нас дараалан, хүн бүр нэг нэг хэсгийг аваад уутанд хийж, ерөөл хэлнэ.
5. Хүн бүр бэлэг өгнө. Хөдөө бол мал, хот бол ном, тоглоом, мөнгө.
6. Үлдсэнийг аав нь, эсвэл үсчин гүйцээнэ.

Уутыг хоймортоо, авдрын ёроолд хадгална. Миний уут ээжид бий. Гучин долоон жилийн өмнөх үс хүүгийнхээс минь зөөлөн.

> Хайчийг бүү хатуу атга. Хүүхэд гарыг биш, царайг чинь хардаг.
> — Миний хадам ээж

## Дээл

Хүүхэд гурван цаг суух тул торго сайхан ч бүү халууцуул. Зах нь хоёр хуруу сул, ханцуй нь нударгатай байвал ирэх жил ч өмсөнө. Хормойг
нь дотогш хоёр нугалсан байвал таван жил.

[[first-haircut-deel | Захыг нь задалж болдог, дотроо хөвөн]]

## Бэлэг

| Хэн | Юу өгдөг | Утга |
| --- | --- | --- |
| Өвөө эмээ | хурга, тугал, унага | анхны сүрэг |
| Нагац | эмээл, хазаар, эсвэл дугуй | хөдлөх |
| Бусад | ном, аяга, тоглоом | мэдэх, идэх, тоглох |

Мөнгөн аяга өгөх бол нэрийг нь сийлүүлж, хэзээ ч хоосон бүү өг: дотор нь цагаан идээ хий.

[[* Бэлэг болгох | childs-name-bowl, childrens-mongolian-boots, toy-rocking-horse, mongolian-folk-tales, five-animals-of-the-herd]]

Хүү минь хамгийн сүүлд надаас асуусан. «Аав аа, хурга маань одоо хаана байна?» Өвөөгийнд нь, Дундговьд. Одоо долоо болсон.
`,
  en: `
Until he was three my son wore his hair long, like a girl. In shops people were mistaken, and I did not explain. *Daakhi*[^The hair one is born with, never yet cut.] is the border
between a child and a person: until it is cut, they say, the child belongs to the gods.

## When

Boys in an odd year of their age, at three or five; girls in an even one, at two or four. Age is counted as we count it: you are one when you are born. The day is chosen by the stars,
under a waxing moon. It differs from place to place, so ask your grandmother and not a book.

## The order

1. The child wears a new deel, has clean hands, and is not hungry.
2. There are scissors with a blue scarf tied to them, a bowl of milk and a clean cloth pouch.
3. Someone whose year is friendly to the child's takes the first lock, dips a finger in the milk and touches the forehead.
4. Then all the others, by age. Each cuts one lock, puts it in the pouch and says a blessing.
5. Everybody gives a present. In the country it is an animal; in town a book, a toy, money.
6. The father or a barber finishes the work.

The pouch is kept at the bottom of the chest. My mother has mine. My hair of thirty-seven years ago is softer than my son's.

> Don't grip the scissors. The child is not looking at your hand, it is looking at your face.
> — My mother-in-law

## The deel

A child has to sit still for three hours, so silk is fine, but let it not be hot. If the collar is two fingers loose and the sleeves have cuffs to turn down, it can be worn next year as well.
With two folds inside the hem it lasts for five.

[[first-haircut-deel | The collar can be let out; lined with cotton]]

## Presents

| Who | Gives | For |
| --- | --- | --- |
| Grandparents | a lamb, a calf, a foal | a first herd |
| The mother's brother | saddle and bridle, or a bicycle | going places |
| Others | a book, a bowl, a toy | knowing, eating, playing |

If you give a silver bowl have the name engraved, and never hand it over empty: put something white in it.

[[* To give | childs-name-bowl, childrens-mongolian-boots, toy-rocking-horse, mongolian-folk-tales, five-animals-of-the-herd]]

When all was over my son asked me: “Father, where is my lamb now?” With his grandfather, in Dundgovi. There are seven of them by now.
`
}
