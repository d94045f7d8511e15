import type { DemoText } from '../entry.ts'

export const cashmereSeason: DemoText = {
  slug: 'what-this-springs-cashmere-cost',
  title: { mn: 'Энэ хаврын ноолуур ямар үнэтэй байв', en: 'What this spring’s cashmere cost' },
  summary: {
    mn: 'Бид малчдад килограммыг нь хэдээр төлснөө нийтэлдэг. Цамцны үнэд яаж нөлөөлөх вэ.',
    en: 'We publish what we pay herders for a kilo, and what it does to the price of a sweater.'
  },
  lead: {
    mn: 'Самналт гуравдугаар сарын сүүлчээр өмнөд аймгуудад эхэлж, тавдугаар сарын дундуур хойно дууслаа.',
    en: 'Combing began in the south at the end of March and ended in the north in the middle of May.'
  },
  tags: ['cashmere', 'shop'],
  author: 'sarangerel',
  series: 'fibre',
  cover: 'scenes/goats@80,420,1440,900',
  coverAlt: { mn: 'Ногоон бэлд цагаан, саарал, бор ямаа', en: 'White, grey and brown goats on a green slope' },
  daysAgo: 188,
  mn: `
[Алтан Навч](/brand/altan-navch) Говь-Алтай, Баянхонгорын 214 өрхөөс 9.6 тонн түүхий ноолуур авлаа. Үнийг өнгө, нарийнаар нь
ялгаж, жин дээр нь малчны өөрийнх нь нүдэн дээр тогтоосон.

| Түүхий ноолуур | 1 кг, төлсөн дундаж |
| --- | --- |
| Цагаан, 15.5 микроноос нарийн | 138,000₮ |
| Цагаан, бусад | 126,000₮ |
| Шаргал, цайвар саарал | 119,000₮ |
| Хүрэн | 112,000₮ |

Өнгөрсөн хаврынхаас дунджаар зургаан хувь өндөр. Нэг цамцанд 280 грамм цэвэр, өөрөөр хэлбэл ойролцоогоор 600 грамм түүхий ноолуур
ордог тул цамцны өртөгт 5,000₮ орчим нэмэгдэнэ. Намрын үнээ бид энэ дүнгээр л өөрчилнө, түүнээс илүүгүй.

Ширхгийн нарийныг лабораторид хэмжсэн дүнг малчин бүрд бичгээр өгсөн. Ирэх жил аль ямаагаа үлдээхээ тэд үүгээр шийддэг. Нэг
ширхгийн замыг [нэг цамцанд хэдэн ямаа байдаг вэ](/article/how-many-goats-in-a-sweater) нийтлэлээс уншаарай.
`,
  en: `
[Altan Navch](/brand/altan-navch) bought 9.6 tonnes of raw cashmere from 214 households in Govi-Altai and Bayankhongor. It was priced
by colour and fineness, on the scale, before the herder's eyes.

| Raw cashmere | Paid for 1 kg, on average |
| --- | --- |
| White, finer than 15.5 microns | 138,000₮ |
| White, other | 126,000₮ |
| Fawn and light grey | 119,000₮ |
| Brown | 112,000₮ |

That is six per cent more than last spring. A sweater takes 280 grams of clean fibre, which is about 600 grams as it comes off the
goat, so each will cost us some 5,000₮ more. Our autumn prices will rise by that sum and by nothing else.

Every herder was given the laboratory's figures for the fineness of the fibre. By these they decide which goats to keep. To follow
one fibre all the way read [how many goats are in one sweater](/article/how-many-goats-in-a-sweater).
`
}
