import type { DemoText } from '../entry.ts'

export const bookSwapWeek: DemoText = {
  slug: 'book-swap-week',
  title: { mn: 'Хүүхдийн ном солилцох долоо хоног', en: 'A week for swapping children’s books' },
  summary: { mn: 'Уншсан нэг номоо авчраад, уншаагүй нэгийг аваад яв.', en: 'Bring a book you have read, take home one you have not.' },
  lead: {
    mn: 'Өнгөрсөн жил 640 ном эзнээ сольсон. Энэ жил мянгад хүргэе.',
    en: 'Last year 640 books changed hands. Let us make it a thousand.'
  },
  tags: ['children', 'shop'],
  author: 'ganzorig',
  cover: 'boards/books',
  coverAlt: { mn: 'Тавиур дээр дөрвөн өнгийн ном, модон морь', en: 'Books of four colours and a small carved horse on shelves' },
  daysAgo: 29,
  mn: `
Даваагаас Ням гараг хүртэл бүх салбарын хүүхдийн буланд солилцооны ширээ тавина. Хуудас нь бүтэн, хавтас нь наалдаж байвал болно.
Будсан ном, дасгалын дэвтэр авахгүй. Нэг хүүхэд өдөрт гурав хүртэл ном сольж болно.

Номын дотор хавтсанд солилцооны карт наана: өмнөх уншигч нэр, нас, нэг өгүүлбэрээ бичнэ. Өнгөрсөн жил «Бяцхан ботго замаа олсон нь»
номын картад зургаан настай Тэмүүлэн «төгсгөлд нь битгий уйлаарай, олддог юм» гэж бичсэн байсныг одоо хүртэл ярьдаг.

[[the-little-camel-finds-the-way | Солих номгүй бол үүнээс эхлээрэй]]

Дархан, Эрдэнэтийн салбарт Бямба гарагт багш нар үлгэр уншина: 12:00, 15:00.
`,
  en: `
From Monday to Sunday there will be a swapping table in the children's corner of each branch. All pages should be there and the
cover should hold. We cannot take colouring books or workbooks. A child may swap up to three books a day.

A card is glued inside the cover, and the last reader writes a name, an age and one sentence on it. People still talk about the card
in “The little camel finds the way”, where Temuulen, aged six, had written: “don't cry at the end, he gets found”.

[[the-little-camel-finds-the-way | If you have nothing to swap, begin with this one]]

In Darkhan and Erdenet teachers will read stories on Saturday, at 12:00 and 15:00.
`
}
