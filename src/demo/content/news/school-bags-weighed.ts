import type { DemoText } from '../entry.ts'

export const schoolBagsWeighed: DemoText = {
  slug: 'we-weighed-a-hundred-school-bags',
  title: { mn: 'Зуун хүүхдийн цүнх жинлэв', en: 'We weighed a hundred school bags' },
  summary: {
    mn: 'Дундаж нь 4.1 килограмм. Хамгийн хүнд зүйл нь ном биш байлаа.',
    en: 'The average was 4.1 kilos, and the heaviest thing in them was not the books.'
  },
  lead: {
    mn: 'Есдүгээр сарын 1-ний долоо хоногт салбаруудын үүдэнд жин тавьж, хүссэн хүүхдийн үүргэвчийг жинлэсэн юм.',
    en: 'In the week of 1 September there was a scale at our doors for any child who cared to know.'
  },
  tags: ['children'],
  author: 'ganzorig',
  cover: 'boards/first-bell',
  coverAlt: { mn: 'Ширээн дээр сургуулийн үүргэвч, ном, пүүз, малгай', en: 'A school bag, a book, sneakers and a hat on a table' },
  daysAgo: 75,
  mn: `
Бага ангийн хүүхдийн цүнх биеийнх нь жингийн арван хувиас хэтрэхгүй байвал зохимжтой гэдэг. Хоёрдугаар ангийн хүүхэд дунджаар 25
килограмм жинтэй, тэгэхээр хоёр хагас килограмм. Жинлэсэн зуун цүнхний наян гурав нь үүнээс хүнд байв.

| Юу | Дундаж жин |
| --- | --- |
| Хоосон үүргэвч | 0.9 кг |
| Сурах бичиг, дэвтэр | 1.3 кг |
| Усны сав, дүүрэн | 0.7 кг |
| Өдрийн хоол, солих гутал | 0.8 кг |
| «Хэрэг болно» гэсэн зүйлс | 0.4 кг |

Хамгийн хүнд нь заримдаа өөрөө хоосон үүргэвч байсан. Дор хаяж хоёр зүйл амархан: савыг сургууль дээр дүүргэ, солих гутлаа
сургуульд үлдээ.

[[primary-school-backpack | Хоосондоо 620 грамм, нуруу нь хатуу]]

Үүргэвчний хоёр оосрыг хоёуланг нь, дээд ирмэгийг мөрний төвшинд тааруулж зүүвэл жин нуруунд биш, ташаанд буудаг.
`,
  en: `
For a young child a bag should weigh no more than a tenth of the child. In the second form they weigh about 25 kilos, which makes two
and a half. Eighty-three of the hundred bags were heavier.

| What | On average |
| --- | --- |
| The empty bag | 0.9 kg |
| Books and exercise books | 1.3 kg |
| Water bottle, full | 0.7 kg |
| Lunch and indoor shoes | 0.8 kg |
| Things that “may be needed” | 0.4 kg |

In some cases the heaviest thing was the bag itself. Two remedies are easy: fill the bottle at school, and leave the indoor shoes
there.

[[primary-school-backpack | 620 grams when empty, with a firm back]]

Worn on both shoulders, with its upper edge level with them, a bag rests on the hips instead of the spine.
`
}
