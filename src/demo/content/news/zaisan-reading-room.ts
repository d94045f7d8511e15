import type { DemoText } from '../entry.ts'

export const zaisanReadingRoom: DemoText = {
  slug: 'a-reading-room-in-zaisan',
  title: { mn: 'Зайсан салбарт уншлагын өрөө', en: 'A reading room in Zaisan' },
  summary: {
    mn: 'Арван хоёр сандал, дөрвөн зуун ном, юу ч авах албагүй.',
    en: 'Twelve chairs, four hundred books, and nothing you have to buy.'
  },
  lead: {
    mn: 'Дэлгүүрийн хамгийн үнэтэй талбайг бид худалдахгүй зүйлд зориуллаа.',
    en: 'We have given the most expensive corner of the shop to something that is not for sale.'
  },
  tags: ['shop', 'home'],
  author: 'anuujin',
  cover: 'scenes/living-room@520,180,1080,675',
  coverAlt: { mn: 'Хөх сандал, гэр дэнлүү, хананд угалзтай зураг', en: 'A blue armchair, a ger lamp and a framed ornament' },
  daysAgo: 11,
  mn: `
Цонхоор Богд уул харагдана. Ном нь уншигчдын бэлэглэсэн: яруу найраг, аяллын тэмдэглэл, хоолны ном, хүүхдийн үлгэр. Нэгийг аваад
явбал нэгийг авчирч тавина, өөр дүрэм алга.

Өдөр бүр 11:00–21:00 цагт нээлттэй. Аяга цай үнэгүй, утсаар ярих бол гадаа. Суудал урьдчилж захиалахгүй, харин 5-аас дээш хүүхэд
дагуулж ирэх бол [7700 1189](tel:+97677001189) дугаарт хэлээрэй, нам сандал гаргаж өгнө.

Долоо хоног бүрийн Пүрэв гарагт 18:30 цагт нэг зохиолч нэг бүлэг уншина. Эхнийх нь «Хөвсгөлийн аяны тэмдэглэл» номын зохиогч.
Сандлууд нь манай тавиурынх: таалагдвал доор нь үнийг нь харж болно, асуух хүн хажууд тань зогсохгүй.
`,
  en: `
The window looks out on Bogd Khan mountain. The books were given by readers: poems, travels, cookery, children's tales. Take one
and leave one; there is no other rule.

It is open every day from 11:00 to 21:00. Tea is free, telephone calls are made outside. Seats cannot be reserved, but if you bring
more than five children call [7700 1189](tel:+97677001189) and we will put out the low chairs.

On Thursdays at 18:30 a writer reads one chapter. The first is the author of “Khuvsgul travel notes”. The chairs are ours: if you
like yours its price is on the label underneath, and nobody will stand beside you to ask.
`
}
