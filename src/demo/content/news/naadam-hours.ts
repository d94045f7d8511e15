import type { DemoText } from '../entry.ts'

export const naadamHours: DemoText = {
  slug: 'opening-hours-at-naadam',
  title: { mn: 'Наадмын өдрүүдийн цагийн хуваарь', en: 'Opening hours at Naadam' },
  summary: {
    mn: '11, 12-нд бүх салбар амарна, 13-наас цөөн цагаар. Хүргэлт хэзээ явах вэ.',
    en: 'Closed on the 11th and 12th, short hours from the 13th, and when parcels move.'
  },
  lead: {
    mn: 'Төрийн наадам долоодугаар сарын 11-нд эхэлнэ. Манайхан бас хуушуурын дараалалд зогсоно.',
    en: 'The state Naadam begins on 11 July, and we too shall be standing in the queue for khuushuur.'
  },
  tags: ['shop'],
  author: 'ganzorig',
  cover: 'scenes/naadam',
  coverAlt: { mn: 'Тугийн дундуур хурдан морь давхиж байна', en: 'Racehorses galloping among flags' },
  daysAgo: 139,
  mn: `
| Өдөр | Хотын салбарууд | Дархан, Эрдэнэт | Хүргэлт |
| --- | --- | --- | --- |
| 7-р сарын 10 | 11:00–20:00 | 11:00–20:00 | 14:00 хүртэл захиалбал тэр өдөртөө |
| 7-р сарын 11, 12 | амарна | амарна | явахгүй |
| 7-р сарын 13 | 13:00–20:00 | амарна | зөвхөн хотын төвд |
| 7-р сарын 14, 15 | 11:00–20:00 | 13:00–20:00 | хот 24 цаг, орон нутаг 16-наас |
| 7-р сарын 16-наас | хэвийн | хэвийн | хэвийн |

Сайтаас хэдийд ч захиалж болно. 10-ны 14:00 цагаас хойших захиалгыг 13-нд бэлтгэж эхэлнэ, төлбөр төлөх хугацаа мөн тэр хэмжээгээр
сунана. Утасны лавлах 11-нд амарч, 12-ноос 11:00–18:00 цагт ажиллана.

Буцаах хугацаа нь амралтын өдрүүдэд таарвал гурван өдөр нэмж тооцно. Замд гарах бол дугуй, тоормосоо шалгаж, ус хангалттай аваарай.
Сайхан наадаарай.
`,
  en: `
| Day | City branches | Darkhan, Erdenet | Delivery |
| --- | --- | --- | --- |
| 10 July | 11:00–20:00 | 11:00–20:00 | same day if ordered by 14:00 |
| 11 and 12 July | closed | closed | none |
| 13 July | 13:00–20:00 | closed | city centre only |
| 14 and 15 July | 11:00–20:00 | 13:00–20:00 | city 24 hours, provinces from the 16th |
| from 16 July | as usual | as usual | as usual |

You can order on the site at any time. Orders placed after 14:00 on the 10th are packed from the 13th, and the time to pay for them
is longer by as much. The telephone rests on the 11th and is answered from 11:00 to 18:00 from the 12th.

Where the last day for a return falls into the holiday, three days are added. If you are driving out, check tyres and brakes and
take plenty of water. Have a good Naadam.
`
}
