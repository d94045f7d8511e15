import type { DemoText } from '../entry.ts'

export const buckthornFromUvs: DemoText = {
  slug: 'the-buckthorn-of-uvs-is-here',
  title: { mn: 'Увсын чацаргана ирлээ', en: 'The buckthorn of Uvs is here' },
  summary: {
    mn: 'Энэ намрын ургацаар шахсан шүүс, чанамал, тос. Жилд ганц удаа ийм шинэхэн байдаг.',
    en: 'Juice, jam and oil of this autumn’s berries: as fresh as it gets, once a year.'
  },
  lead: {
    mn: 'Хяргас нуурын хөндийн чацарганыг эхний хяруу буусны дараа түүдэг: тэгж байж чихэр нь ордог.',
    en: 'In the north-west the berries are picked after the first frost, because the frost brings the sugar.'
  },
  tags: ['food', 'beauty'],
  author: 'purevdorj',
  cover: 'boards/buckthorn',
  coverAlt: { mn: 'Чацарганы шүүс, чанамал, саван, нүүрний тос', en: 'Buckthorn juice, jam, soap and cream on a table' },
  daysAgo: 19,
  mn: `
Увс аймаг чацарганаараа алдартай, тариалан нь 1940-өөд оноос эхтэй. Энэ жил хавар нь хүйтэн болсон тул ургац өнгөрсөн жилийнхээс
тавны нэгээр бага, харин жимс нь жижиг, өнгө гүнтэй байна гэж [Улаан Жимсийнхэн](/brand/ulaan-jims) хэлэв.

[[* Энэ намрынх | sea-buckthorn-juice, sea-buckthorn-jam, sea-buckthorn-oil, sea-buckthorn-face-cream]]

Шүүсийг 85 хэмд богино хугацаанд халаадаг тул задалсны дараа хөргөгчид таван өдөр хадгална. Шилний ёроолд улбар шар тунадас тогтвол
энэ нь чацарганы өөрийнх нь тос, сэгсрээд уугаарай. Халуун усанд нэг халбага чанамал, нэг халбага бал хийвэл өвлийн үдэш цайны
оронд болно.

Үнэ өнгөрсөн жилийнхээрээ: шүүс 19,900₮. Хот дотор 150,000₮-өөс дээш захиалга [үнэгүй хүргэгдэнэ](/delivery).
`,
  en: `
Uvs is the province of sea buckthorn; it has been grown there since the 1940s. Spring was cold this year, so the harvest is a fifth
smaller than the last one. But the berries are small and deep in colour, say the people of [Ulaan Jims](/brand/ulaan-jims).

[[* Of this autumn | sea-buckthorn-juice, sea-buckthorn-jam, sea-buckthorn-oil, sea-buckthorn-face-cream]]

The juice is heated briefly to 85 degrees. Once opened it keeps for five days in the refrigerator. If you find an orange layer in
the bottle, that is the berry's own oil: shake it and drink. A spoonful of jam and one of honey in hot water make a winter evening's
tea.

The price is last year's, 19,900₮ for the juice. In the city orders from 150,000₮ are [delivered free](/delivery).
`
}
