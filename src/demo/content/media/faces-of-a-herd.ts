import type { DemoMedia } from '../entry.ts'

export const facesOfAHerd: DemoMedia = {
  slug: 'faces-of-a-herd',
  title: { mn: 'Нэг сүргийн царай', en: 'The faces of a herd' },
  summary: {
    mn: 'Дөрвөн өнгө, дөрвөн зан: самналтын өмнөх өглөө.',
    en: 'Four colours and four tempers on the morning before the combing.'
  },
  lead: { mn: 'Малчин ямаагаа тоогоор биш, царайгаар таньдаг.', en: 'A herder does not count his goats. He knows their faces.' },
  tags: ['cashmere', 'craft'],
  author: 'sarangerel',
  series: 'fibre',
  cover: 'scenes/goats',
  coverAlt: { mn: 'Ногоон бэлд бэлчиж буй зургаан ямаа', en: 'Six goats grazing on a green slope' },
  daysAgo: 6,
  caption: { mn: 'Говь-Алтай, дөрөвдүгээр сарын эхэн. Эсгий зүймэл.', en: 'Govi-Altai, the beginning of April. Felt appliqué.' },
  shots: [
    {
      art: 'scenes/goats@120,540,640,400',
      alt: { mn: 'Цагаан ямаа хажуугаас', en: 'A white goat from the side' },
      caption: { mn: 'Цагаан. Ямар ч өнгөнд будаж болдог тул хамгийн үнэтэй.', en: 'White, the dearest, because it takes every dye.' }
    },
    {
      art: 'scenes/goats@360,440,480,300',
      alt: { mn: 'Хүрэн ямаа уулын өмнө', en: 'A brown goat before the hills' },
      caption: { mn: 'Хүрэн. Будаагүйгээр нь өмсөх дуртай хүн олширсон.', en: 'Brown. More and more people wear it undyed.' }
    },
    {
      art: 'scenes/goats@700,580,560,350',
      alt: { mn: 'Шаргал ямаа толгойгоо өргөн зогсож байна', en: 'A fawn goat with its head up' },
      caption: {
        mn: 'Шаргал. Сүргийн манлай нь энэ: салхи сөрж хамгийн түрүүнд явна.',
        en: 'Fawn, and the leader: she walks into the wind before the others.'
      }
    },
    {
      art: 'scenes/goats@1000,460,600,375',
      alt: { mn: 'Саарал ямаа, цагаан ямаа хамт', en: 'A grey goat and a white one together' },
      caption: { mn: 'Цайвар саарал. Намар төрсөн ишиг хожуу гуужна.', en: 'Light grey. The kids of autumn shed late.' }
    }
  ],
  mn: `
Самнахаас өмнө ямааг нэг шөнө хотонд хонуулж, чийгийг нь хатааж, хог шороог нь гөвдөг. Өглөө нь хамгийн түрүүнд биеэр сайн нь самнагдана,
туранхай, хээлтэйг нь арав хоногийн дараа. Зураг дээрх дөрөв бол Баттөрийн сүргийн дөрвөн өнгө. Нэг килограмм цэвэр ноолуурт найман
ямааны өвөл ордог. Тэдний түүхийг [нэг цамцанд хэдэн ямаа байдаг вэ](/article/how-many-goats-in-a-sweater) нийтлэлээс уншаарай.

[[undyed-cashmere-sweater | Сүргийн өөрийнх нь өнгөөр]]
`,
  en: `
Before the combing the goats spend a night in the pen, so that the dew dries and the dust falls out. In the morning the strongest are
combed first; the thin ones and those with young have to wait ten days. These four are the colours of Battur's herd. A kilo of clean
cashmere is the winter of eight goats. Their story is told in [how many goats are in one sweater](/article/how-many-goats-in-a-sweater).

[[undyed-cashmere-sweater | In the colours of the herd]]
`
}
