import type { DemoMedia } from '../entry.ts'

export const camelCaravan: DemoMedia = {
  slug: 'four-camels-one-rope',
  title: { mn: 'Дөрвөн тэмээ, нэг бурантаг', en: 'Four camels, one rope' },
  summary: { mn: 'Жингийн цуваа зургаан секундэд хэдэн алхам хийдэг вэ.', en: 'How many steps a caravan takes in six seconds.' },
  lead: {
    mn: 'Тэмээ нэг талынхаа хоёр хөлөөр зэрэг алхдаг. Тиймээс түүнийг унасан хүн найгадаг.',
    en: 'A camel moves both legs of one side together. That is why its rider sways.'
  },
  tags: ['travel', 'craft'],
  author: 'misheel',
  cover: 'scenes/gobi-camels@200,200,1280,800',
  coverAlt: { mn: 'Улбар нарны доор цуварсан тэмээ', en: 'Camels in file under an orange sun' },
  daysAgo: 10,
  video: {
    film: 'camel-caravan',
    poster: 'scenes/gobi-camels@0,60,1600,900',
    seconds: 6,
    title: { mn: 'Дөрвөн тэмээ, нэг бурантаг', en: 'Four camels, one rope' },
    caption: { mn: 'Дуугүй, 6 секунд. Говь, эсгий зүймэл.', en: 'Silent, 6 seconds. The Gobi in felt appliqué.' },
    transcript: {
      mn: 'Дуугүй бичлэг. Хөх, улаан, хар хөх, шар ачаатай дөрвөн хос бөхт тэмээ нэг бурантгаар холбогдон зүүнээс баруун тийш алхана.\nТэмээ бүр өөрийн хэмнэлээр өргөгдөж, доошилно. Улбар нар аажуухан доошилно. Урд нь элсэн давхрагууд, хэдэн өвс.',
      en: 'A silent film. Four two-humped camels with blue, red, navy and yellow cloths, tied by one rope, walk from left to right.\nEach rises and falls in a rhythm of its own. The orange sun sinks a little. In front lie bands of sand and a few tufts of grass.'
    }
  },
  mn: `
Жингийн тэмээ өдөрт гучаад километр явж, хоёр зуу гаруй килограмм ачдаг байв. Хүрээнээс Хөх хот хүртэл хоёр сарын зам. Бурантгийг зориуд амархан тасрах утсаар уядаг: нэг тэмээ унавал бусдыгаа татахгүй. Сүүлчийн тэмээнд хонх зүүнэ, хонхны дуу тасарвал жинчин ухас хийнэ. Өнөөдөр жин тээхгүй ч ноос нь [гурван өдрийн зам](/article/on-the-road-of-camel-wool) туулдаг.

[[* Жингийн өнгөөр | camel-wool-blanket, camel-wool-scarf]]
`,
  en: `
A camel of the caravans went thirty kilometres a day with more than two hundred kilos on its back. From Khuree to Hohhot it was two months. The rope between them is tied with a thread that is meant to break, so that one who falls does not pull down the rest. The last one wears a bell, and when it falls silent the leader starts up. They carry no more goods today, but their wool has [a road of three days](/article/on-the-road-of-camel-wool).

[[* In the colours of the caravan | camel-wool-blanket, camel-wool-scarf]]
`
}
