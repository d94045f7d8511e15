import type { DemoText } from '../entry.ts'

export const sizesMeasuredAgain: DemoText = {
  slug: 'we-measured-everything-again',
  title: { mn: 'Хэмжээний хүснэгтийг бүхэлд нь дахин хэмжлээ', en: 'We have measured everything again' },
  summary: {
    mn: 'Хувцасны буцаалтын гуравны хоёр нь хэмжээнээс болдог. Одоо туузаар хэмжсэн тоотой.',
    en: 'Two returns in three are about size. Now there are numbers from a tape.'
  },
  lead: {
    mn: '«M» гэдэг үсэг юу ч хэлдэггүй. Мөрнөөс мөр хүртэл 41 сантиметр гэдэг хэлдэг.',
    en: 'The letter M says nothing. Forty-one centimetres from shoulder to shoulder does.'
  },
  tags: ['style', 'shop'],
  author: 'khulan',
  cover: 'scenes/wardrobe@380,200,1000,625',
  coverAlt: { mn: 'Өлгүүрт цамц, хөх дээл, кардиган', en: 'A sweater, a blue deel and a cardigan on a rail' },
  daysAgo: 14,
  mn: `
Өнгөрсөн жил буцаж ирсэн хувцас, гутлын шалтгааныг тоолж үзэхэд зуугийн жаран дөрөв нь «том байна», «бага байна» гэсэн байв. Ихэнх
нь загвар бүрийн M, L өөр байдгаас болжээ. Тиймээс гурван сарын турш агуулахын нэг ширээн дээр хоёр хүн тууз барьж суулаа.

- Цамц, пальто: цээж, мөр, ханцуй, урт.
- Өмд: бэлхүүс, ташаа, дотор оёдол.
- Гутал: сантиметрээр дотор урт, дээр нь оймсны зузаан.

Одоо барааны хуудасны «Хэмжээний хүснэгт» гэсэн хэсэгт загвар бүрийн өөрийнх нь тоо гарна. Хамгийн найдвартай арга: гэртээ байгаа,
таарч өмсдөг цамцаа дэлгэж тавиад цээжнийх нь өргөнийг хэмжиж харьцуулаарай. Эргэлзвэл бичгээр асууж болно, ажлын нэг
өдөрт хариулна. [Солилт, буцаалт](/returns) урьдын адил.
`,
  en: `
When we counted last year's reasons for sending clothes and shoes back, sixty-four in a hundred said “too big” or “too small”. Most
of it was because the M of one style is not the M of another. So for three months two people sat at a table in the warehouse with a
tape.

- Sweaters and coats: chest, shoulders, sleeve, length.
- Trousers: waist, hip, inside seam.
- Shoes: the inner length in centimetres, with room for a sock.

The size chart of each product now shows the numbers of that very style. The surest way is this: lay out a sweater that fits you,
measure it across the chest and compare. If in doubt write to us; we answer within one working day.
[Returns](/returns) are as they were.
`
}
