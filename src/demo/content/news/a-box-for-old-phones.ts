import type { DemoText } from '../entry.ts'

export const aBoxForOldPhones: DemoText = {
  slug: 'a-box-for-old-phones',
  title: { mn: 'Хуучин утас, зайны хайрцаг салбар бүрд', en: 'A box for old phones in every branch' },
  summary: { mn: 'Хөөсөн зайг хогийн саванд биш, бидэнд өгөөрэй.', en: 'A swollen battery belongs with us, not in the bin.' },
  lead: {
    mn: 'Айл бүрийн шүүгээнд дунджаар гурван ажилладаггүй утас байдаг гэдэг. Нэг нь хэзээ нэгэн өдөр хөөнө.',
    en: 'They say there are three dead telephones in every drawer. One day one of them will swell.'
  },
  tags: ['tech', 'shop'],
  author: 'bilguun',
  cover: 'boards/old-phones',
  coverAlt: {
    mn: 'Тавиур дээр утас, фото аппарат, чихэвч, удирдлага',
    en: 'Telephones, a camera, headphones and a game controller on shelves'
  },
  daysAgo: 23,
  mn: `
Зургаан салбарын үүдэнд саарал төмөр хайрцаг тавилаа. Утас, таблет, чихэвч, цэнэглэгч, кабель, гар чийдэнгийн зай бүгдийг
хийж болно. Хаанаас авсан нь хамаагүй.

1. Санах ойгоо арчаарай: тохиргооны «үйлдвэрийн горимд буцаах» цэс.
2. SIM карт, санах ойн картаа аваарай.
3. Хөөсөн, гэмтсэн зайг бүү хатгаарай, бүү нугалаарай. Элстэй савтай хайрцаг лангууны цаана байгаа, ажилтанд гардуулна.

Цугларсныг сар бүр эрх бүхий боловсруулах үйлдвэрт өгч, хэдэн килограмм өгснөө энд бичиж байя. Эхний арван өдөрт 87 килограмм
боллоо. Ажилладаг утсыг засаж, хүүхдийн номын санд өгөхийг хүсвэл наалт дээр нь «засаад өг» гэж бичээрэй.
`,
  en: `
A grey steel box stands at the door of each of our six branches. It takes telephones, tablets, headphones, chargers, cables and the
batteries of torches, wherever they were bought.

1. Wipe the memory: “reset to factory settings” in the menu.
2. Take out the SIM and the memory card.
3. Do not pierce or bend a swollen battery. There is a box of sand behind the counter; hand it to one of us.

Each month it all goes to a licensed recycler, and we will write here how many kilos there were. In the first ten days it was 87.
If your telephone still works and you would like it mended for a children's library, write “mend me” on the sticker.
`
}
