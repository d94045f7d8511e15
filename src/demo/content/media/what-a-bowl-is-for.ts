import type { DemoMedia } from '../entry.ts'

export const threeBowls: DemoMedia = {
  slug: 'what-a-bowl-is-for',
  title: { mn: 'Аяга юунд зориулагдсан бэ', en: 'What a bowl is for' },
  summary: {
    mn: 'Мөнгө, мод, шаазан: гурван аяга, гурван температур.',
    en: 'Silver, wood, porcelain: three bowls and three temperatures.'
  },
  lead: { mn: 'Монгол хүн аягаа өвөртөө авч явдаг байлаа.', en: 'A Mongolian used to carry his bowl inside his coat.' },
  tags: ['food', 'craft'],
  author: 'purevdorj',
  series: 'table',
  cover: 'boards/bowls-two',
  coverAlt: { mn: 'Мөнгөн хөвөөтэй модон аяга, хүүхдийн аяга', en: 'A wooden bowl with a silver rim and a child’s bowl' },
  daysAgo: 50,
  caption: { mn: 'Айлын ширээ, үдээс хойш. Эсгий зүймэл.', en: 'A table in the afternoon. Felt appliqué.' },
  shots: [
    {
      art: 'boards/bowls-one',
      alt: { mn: 'Мөнгөн аяга', en: 'A silver bowl' },
      caption: {
        mn: 'Мөнгө: айраг, хүйтэн ундаа. Дулааныг хамгийн хурдан дамжуулдаг металл.',
        en: 'Silver: for airag and cold drinks. No metal carries warmth faster.'
      }
    },
    {
      art: 'boards/bowls-two',
      alt: { mn: 'Модон аяга, хүүхдийн аяга', en: 'A wooden bowl and a child’s bowl' },
      caption: {
        mn: 'Мод: халуун цай. Гар түлэхгүй, цай удаан хөрнө.',
        en: 'Wood: for hot tea. It does not burn the hand, and the tea stays hot.'
      }
    },
    {
      art: 'boards/bowls-three',
      alt: { mn: 'Шаазан данх, аягатай сүүтэй цай', en: 'A porcelain teapot and a bowl of milk tea' },
      caption: {
        mn: 'Шаазан: зочинд. Дүүрэн барина, ховоо нь цууралтгүй байх ёстой.',
        en: 'Porcelain: for guests. It is handed full, and its rim must be whole.'
      }
    }
  ],
  mn: `
Аягыг хоёр гараараа, эсвэл баруун гараараа зүүн тохойгоо түшин барина. Хуруугаа дотор тал руу нь оруулдаггүй. Хагархай аяганд зочны цай хийдэггүй: буян цоорно гэдэг. Мөнгө хар болсон бол содтой бүлээн усаар арчина, зүлгүүрээр хэзээ ч биш. Модон аягыг саванд дэвтээдэггүй.

[[* Ширээнээс | silver-bowl, silver-rimmed-wooden-bowl, childs-name-bowl]]
`,
  en: `
A bowl is handed over with both hands, or with the right while the left supports the elbow. Fingers stay outside. No guest is given tea in a cracked one: luck would run out of it. Silver that has gone dark is wiped with baking soda in lukewarm water, and never scoured. A wooden bowl is not left to soak.

[[* From the table | silver-bowl, silver-rimmed-wooden-bowl, childs-name-bowl]]
`
}
