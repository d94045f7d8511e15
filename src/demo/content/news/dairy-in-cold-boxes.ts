import type { DemoText } from '../entry.ts'

export const dairyInColdBoxes: DemoText = {
  slug: 'dairy-travels-in-cold-boxes',
  title: { mn: 'Цагаан идээ хүйтэн хайрцагтай явдаг боллоо', en: 'Dairy now travels in cold boxes' },
  summary: {
    mn: 'Бяслаг, зөөлөн ааруулыг 2–6 хэмд хүргэнэ, хайрцгийг буцааж авна.',
    en: 'Cheese and soft curds at 2 to 6 degrees, and we take the box back.'
  },
  lead: {
    mn: 'Зун хоёр удаа бяслаг халууцсан гэж гомдол ирсэн. Учрыг нь олоод хүргэлтээ өөрчиллөө.',
    en: 'Twice this summer a cheese arrived warm. We found out why, and changed how it travels.'
  },
  tags: ['food', 'shop'],
  author: 'purevdorj',
  cover: 'boards/dairy',
  coverAlt: { mn: 'Тавиур дээр ааруул, бяслаг, бал, сүүтэй цай', en: 'Curds, cheese, honey and milk tea on two shelves' },
  daysAgo: 61,
  mn: `
[Тал Нутгийн](/brand/tal-nutag) бяслаг, зөөлөн ааруул зэрэг хөргөх шаардлагатай барааг одоо эсгий доторлогоотой хайрцагт, хоёр
мөстэй хүргэнэ. Эсгий хөөсөнцрөөс дутуугүй дулаан тусгаарладаг, дээр нь угааж дахин хэрэглэдэг. Туршилтаар 30 хэмийн халуунд
зургаан цагийн дараа дотор нь 5 хэм байв.

Хүргэгч барааг гардуулаад хайрцгаа авч явна. Гэртээ байхгүй бол [7700 1188](tel:+97677001188) дугаарт хэлээд
салбараас аваарай: хөргөдөг идээг үүдэнд үлдээхгүй.

Хатаасан ааруул, ээзгийд хайрцаг хэрэггүй. Тэдгээр хэдэн зуун жил эмээлийн ганзаганд явж ирсэн билээ.

[[* Хүйтнээр ба хуурайгаар | byaslag-fresh-cheese, soft-sweet-aaruul, aaruul-dried-curd, eezgii-roasted-curd]]

Хайрцаг нь Архангайн хоршооных, нэг нь 38,000₮-ийн өртөгтэй. Тиймээс алдахгүй байхыг хүсье.
`,
  en: `
The fresh cheese and soft curds of [Tal Nutag](/brand/tal-nutag), and whatever else must be kept cold, now travel with two ice packs
in a box lined with felt. Felt insulates as well as foam, and it can be washed and used again. In our trial it was 5 degrees inside
after six hours in a heat of 30.

The courier hands over the food and takes the box away. If you will be out, call [7700 1188](tel:+97677001188) and
collect it from a branch: nothing that needs cooling is left at a door.

Dried aaruul and eezgii need no box. They have travelled behind saddles for some hundreds of years.

[[* Cold, and dry | byaslag-fresh-cheese, soft-sweet-aaruul, aaruul-dried-curd, eezgii-roasted-curd]]

The boxes are made by the cooperative in Arkhangai and cost 38,000₮ apiece, so please do not grow too fond of yours.
`
}
