import type { DemoText } from '../entry.ts'

export const sixthBranch: DemoText = {
  slug: 'the-sixth-branch-opens-in-erdenet',
  title: { mn: 'Зургаа дахь салбар Эрдэнэтэд нээгдлээ', en: 'Our sixth branch opens in Erdenet' },
  summary: {
    mn: 'Одоо Эрдэнэтийнхэн бараагаа газар дээр нь үзэж, хувцсаа өмсөж үзэж болно.',
    en: 'In Erdenet you can now see the goods and try things on.'
  },
  lead: {
    mn: 'Хотоос 370 километр, гурван жил хүсэж байсан салбар. Эхний өдөр 900 хүн орж ирлээ.',
    en: 'Three hundred and seventy kilometres from the capital, and three years in the asking. Nine hundred people came on the first day.'
  },
  tags: ['shop'],
  author: 'ganzorig',
  cover: 'scenes/hero-sky@800,280,1200,750',
  coverAlt: { mn: 'Хөх тэнгэр, нар, уулын бэлд гурван гэр', en: 'A blue sky, the sun, and three gers at the foot of mountains' },
  daysAgo: 36,
  mn: `
Салбар Сүхбаатарын талбайн зүүн талд, өдөр бүр 11:00–22:00 цагт ажиллана, утас [7700 1193](tel:+97677001193). Дөрвөн зуун метр
квадратад сүлжмэл, гутал, гал тогоо, хүүхдийн булантай. Том цахилгаан барааг үзэж, захиалгыг нь хотоос хүргүүлнэ.

Захиалж авсан хувцас таарахгүй бол энд авчирч, өөр хэмжээг нь өмсөж үзээд тэр дороо буцааж болно.

Ажилтан арван нэгэн хүн, бүгд Орхон аймгийнх. Дэлгүүрийн хивсийг хуучин хивсний үйлдвэрт нэхэж байсан Н. Оюун гуай сонгож өгсөн.
«Хүн орж ирээд эхлээд доошоо хардаг» гэж тэр хэлсэн. Бүх салбарын [хаяг, газрын зураг](/branches).
`,
  en: `
It is on the east side of Sukhbaatar square, open every day from 11:00 to 22:00, telephone [7700 1193](tel:+97677001193). On four
hundred square metres there is knitwear, shoes, a kitchen and a corner for children. Large appliances can be seen here and are sent
from the city.

If something you ordered does not fit, bring it here, try on another size and hand it back on the spot.

Eleven people work there, all of them from Orkhon. The carpet was chosen by N. Oyun, who used to weave in the old carpet factory.
“When people come in,” she said, “first they look down.” All [addresses and maps](/branches).
`
}
