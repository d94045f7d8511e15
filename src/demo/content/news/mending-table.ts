import type { DemoText } from '../entry.ts'

export const mendingTable: DemoText = {
  slug: 'a-mending-table-on-saturdays',
  title: { mn: 'Бямба бүр нөхөөсийн ширээ', en: 'A mending table on Saturdays' },
  summary: {
    mn: 'Тохой нь цоорсон ноолууран цамцаа аваад ирээрэй: эхний нөхөөс үнэгүй.',
    en: 'Bring the sweater with the hole in its elbow. The first mend is free.'
  },
  lead: {
    mn: 'Сүхбаатарын талбайн салбарт Бямба гараг бүр 13:00–17:00 цагт сүлжмэл нөхдөг хоёр эмэгтэй сууна.',
    en: 'From 13:00 to 17:00 every Saturday two menders of knitwear sit in our Sukhbaatar Square branch.'
  },
  tags: ['cashmere', 'craft', 'shop'],
  author: 'sarangerel',
  series: 'fibre',
  cover: 'boards/mending',
  coverAlt: { mn: 'Эсгий дэвсгэр дээр улаан цамц, ноосон оймс, бээлий', en: 'A red sweater, wool socks and mittens on a felt cloth' },
  daysAgo: 5,
  mn: `
[Алтан Навчийн](/brand/altan-navch) сүлжмэлийн цехээс тэтгэвэрт гарсан Дулам, Цэцэгээ хоёр утас, зүү, модон мөөгөө авчирна.
Хоёр сантиметр хүртэлх цоорхойг байран дээр нь, том цоорхой, унасан гогцоо, тэлэгдсэн ханцуйг гэртээ авч яваад дараагийн Бямбад
эргүүлж өгдөг.

| Юуг | Хэзээ авах | Үнэ |
| --- | --- | --- |
| 2 см хүртэлх нүх, эхнийх | тэр дороо | үнэгүй |
| 2 см хүртэлх нүх, дараагийнх | тэр дороо | 3,000₮ |
| Тохой, зах дахин сүлжих | дараагийн Бямба | 12,000–25,000₮ |
| Үрэлт авах | тэр дороо | 2,000₮ |

Манайхаас авсан эсэх хамаагүй. Ганц болзол бий: цамц угаасан, хуурай байх. Дугаарлалт 12:30-аас эхэлдэг, өдөрт гучин хүн авна.
Ижил өнгийн утас олдохгүй бол ойролцоо өнгөөр биш, зориуд тод өнгөөр нөхөхийг санал болгодог. Тийм нөхөөсийг нуух хэрэггүй.
`,
  en: `
Dulam and Tsetsegee, both retired from the knitting hall of [Altan Navch](/brand/altan-navch), bring the yarn, the needles and the
darning mushroom. A hole of up to two centimetres is closed while you wait. Bigger ones, dropped stitches and slack cuffs go home
with them and come back the Saturday after.

| What | When | Price |
| --- | --- | --- |
| First hole, up to 2 cm | while you wait | free |
| Next holes, up to 2 cm | while you wait | 3,000₮ |
| Elbow or collar, reknitted | next Saturday | 12,000–25,000₮ |
| Pills removed | while you wait | 2,000₮ |

It does not matter where you bought it. There is one condition: it must be washed, and dry. Numbers are given out from 12:30, for
thirty people a day. Where the colour cannot be matched they suggest a bright one rather than a near miss. A mend like that is
nothing to hide.
`
}
