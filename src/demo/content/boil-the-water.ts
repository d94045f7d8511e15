import type { DemoText } from './entry.ts'

export const boilTheWater: DemoText = {
  slug: 'the-shortest-recipe-we-know',
  title: { mn: 'Бидний мэдэх хамгийн богино жор', en: 'The shortest recipe we know' },
  summary: {
    mn: 'Хярам: ус, сүү, өөр юу ч биш. Нэг минутын нийтлэл.',
    en: 'Khyaram: water, milk and nothing else. An article of one minute.'
  },
  lead: { mn: 'Цай дууссан орой хийдэг цай.', en: 'The tea for an evening without tea.' },
  tags: ['food'],
  author: 'purevdorj',
  series: 'table',
  cover: 'scenes/tea-table@680,330,800,500',
  coverAlt: { mn: 'Уур савссан аяга, бал, ааруул', en: 'A steaming bowl beside honey and curds' },
  daysAgo: 7,
  mn: `
Нэг аяга сүү, гурван аяга ус. Усаа буцалгаад сүүгээ хийнэ. Хөөсрөхөөс нь өмнө шанагаар далан удаа самарна. Тоолох хэрэгтэй: далаас
цөөн бол усархаг, зуугаас олон бол өрөмтөнө. Давс хийхгүй, цай хийхгүй.

Үүнийг *хярам* гэнэ. Хүүхэд, сувилагч, зочноос хойш сууж үлдсэн эзэгтэй гурав уудаг.

Самрахын учир нь агаар. Сүүний уураг бөмбөлгийг барьж, амтыг нь дугуйруулдаг. Кофе хийдэг хүн үүнийг мэднэ, манай эмээ нар илүү
эртнээс мэддэг байв.

Аягыг нь халуун усаар зайлаад барь. [Мөнгөн хөвөөтэй модон аяга](product:silver-rimmed-wooden-bowl) байвал бүр сайн: уруулд хүрэх
ирмэг нь эхэлж сэрүүцнэ.

Ууж дуустал яриа хэрэггүй.
`,
  en: `
One bowl of milk, three bowls of water. Boil the water and add the milk. Before it rises, lift it with a ladle and let it fall, seventy
times. It is worth counting: with fewer than seventy it is thin, and with more than a hundred it grows a skin. No salt, and no tea.

It is called *khyaram*. Children drink it, and the sick, and the woman of the house when the guests have gone.

The lifting is for the air. The proteins of milk hold the bubbles and round off the taste. Anyone who makes coffee knows this; our
grandmothers knew it sooner.

Rinse the bowl in hot water and take it in both hands. A [wooden bowl with a silver rim](product:silver-rimmed-wooden-bowl) is best of
all, because the edge that meets the lip is the first to cool.

Until it is empty nobody need talk.
`
}
