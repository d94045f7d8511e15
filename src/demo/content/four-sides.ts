import type { DemoText } from './entry.ts'

export const fourSides: DemoText = {
  slug: 'four-sides-of-a-bone',
  title: { mn: 'Нэг шагайны дөрвөн тал', en: 'Four sides of a bone' },
  summary: {
    mn: 'Морь, тэмээ, хонь, ямаа: гурван тоглоомын дүрэм, нэг өвлийн орой.',
    en: 'Horse, camel, sheep, goat: the rules of three games and an evening of winter.'
  },
  lead: {
    mn: 'Цахилгаан тасарсан орой манайх шагай гаргадаг. Тасраагүй орой ч гаргадаг болсон.',
    en: 'When the power failed we used to bring out the ankle bones. Now we do so when it works, too.'
  },
  tags: ['children', 'craft'],
  author: 'ganzorig',
  cover: 'boards/shagai',
  coverAlt: { mn: 'Гурван өнгийн ууттай шагай, ном, модон морь', en: 'Three pouches of ankle bones, a book and a wooden horse' },
  daysAgo: 35,
  mn: `
Хонины хойд хөлийн шагайн яс дөрвөн талтай, дөрвүүлээ өөр. Үүнийг хэн ч зохиогоогүй, хонь л ингэж алхдаг. Хүн дөрвөн малын нэр өгсөн
нь хэдэн мянган жилийн өмнөх хэрэг.

| Тал | Хэрхэн таних | Онох магадлал |
| --- | --- | --- |
| Морь | нарийн хажуу, тэгшдүү | 10 хувь орчим |
| Тэмээ | нарийн хажуу, хонхорхой | 10 хувь орчим |
| Хонь | өргөн, гүдгэр | 40 хувь орчим |
| Ямаа | өргөн, хонхор | 40 хувь орчим |
: Манай ангийн 28 хүүхэд 5,600 удаа орхисон дүн.

Магадлалын хичээлийг би зургаан жил ингэж заасан. Дөрвөн шагай орхиход дөрвөн өөр тал буухыг *дөрвөн бэрх* гэдэг, дунджаар хорин таван
орхилт тутамд нэг гардаг.

## Морь уралдуулах

Хоёроос найман хүн. Хорин шагайг цуваа тавьж зам болгоно. Хүн бүр нэг шагайгаа «морь» болгон захад тавиад, ээлжлэн дөрвөн шагай
орхино. Морь буусан тоогоор морио урагшлуулна. Түрүүлж барианд орсон нь айраг уух эрхтэй.

## Шагай няслах

Хамгийн сайхан нь. Олон шагайг цацаад, ижил талаараа буусан хоёрыг хооронд нь нясална: морийг морь руу, хонийг хонь руу. Онож,
өөр шагай хөдөлгөхгүй бол нэгийг нь авна. Долоовор хуруу, эрхий хоёр л ажиллах ёстой.

## Алаг мэлхий өрөх

Дөрвөн хүртэл хүн. Шагайгаар мэлхий дүрсэлж өрнө: толгой, дөрвөн мөч, сүүл, нуруу. Орхиж буусан талаараа тохирох хэсгээс шагай авна. Мэлхийг
бүтээсэн, эвдсэн хоёр аль аль нь баяр: өрөх нь аз дуудна, задлах нь тараана гэдэг.

[[shagai-set | Нэг сүргийн дөчин шагай, чанаж цайруулсан]]

## Хаанаас олох вэ

Хонь бүрээс хоёрхон. Дөчин шагай бол хорин хонь, нэг айлын хоёр өвлийн хүнс. Тиймээс цуглуулахад хоёр жил, эсвэл эмээгээсээ өвлөхөд нэг
минут. Чанахдаа давсгүй усанд, тос мөгөөрсийг нь хусаж, наранд долоо хоног цайруулна.

Илүү том ертөнц ч бий: шагайн харваа. Есөн алхмын цаанаас эвэр сумаар хоёр шагайг онодог багийн тэмцээн 2014 онд ЮНЕСКО-гийн өвд
бүртгэгдсэн. Тэнд хүмүүс хоорондоо уухайлж дуулдаг, яг л бөхөд шиг.

[[* Тоглоход | painted-shagai, pocket-shagai-pouch, shagai-shooting-set, five-animals-of-the-herd]]

Дүрэм нэг өвгөнөөс нөгөөд өөр байдаг. Маргалдвал эзэн айлынх нь дүрмээр. Тэр нь ч бас дүрэм.
`,
  en: `
The ankle bone of a sheep's hind leg has four sides, and no two are alike. Nobody designed it; it is how a sheep walks. That people gave the
sides the names of four animals is some thousands of years ago.

| Side | How to know it | How often it falls |
| --- | --- | --- |
| Horse | narrow, nearly flat | about 10 per cent |
| Camel | narrow, hollow | about 10 per cent |
| Sheep | broad, rounded up | about 40 per cent |
| Goat | broad, hollow | about 40 per cent |
: From 5,600 throws by the 28 children of my class.

For six years this was how I taught probability. Four bones that fall on four different sides are called *the four difficult ones*, and on
average they turn up once in twenty-five throws.

## Horse race

For two to eight. Lay twenty bones in a row: that is the course. Each player puts down one bone as a horse beside it, and in turn they throw
four bones. For each that lands on “horse” you move one on. Whoever is first at the finish is given the airag.

## Flicking

The best of all. Scatter many bones and flick one against another that lies on the same side: horse at horse, sheep at sheep. If you hit and
move nothing else you take one of them. Only thumb and forefinger may work.

## The speckled turtle

For up to four. The bones are laid out as a turtle: head, legs, tail, back. Throw, and take from the part that your throw allows. To build the
turtle and to break it are both good: the one calls luck in, they say, and the other shares it out.

[[shagai-set | Forty bones of one herd, boiled and bleached]]

## Where to find them

There are only two in a sheep. Forty bones are twenty sheep, the meat of one household for two winters. So it takes two years to collect them,
or one minute to inherit them from your grandmother. Boil them without salt, scrape them, and leave them in the sun for a week.

There is a larger world as well: shagai shooting. Teams flick horn bullets at two bones across nine paces; in 2014 it entered UNESCO's list of
heritage. They sing at each other as they do it, just as at the wrestling.

[[* To play | painted-shagai, pocket-shagai-pouch, shagai-shooting-set, five-animals-of-the-herd]]

The rules differ from one old man to the next. When there is a quarrel the rules of the house hold. That, too, is a rule.
`
}
