import type { DemoMedia } from '../entry.ts'

export const aTableInFiveParts: DemoMedia = {
  slug: 'a-table-in-five-parts',
  title: { mn: 'Таван хэсэг ширээ', en: 'A table in five parts' },
  summary: { mn: 'Цайны ширээг зүүнээс баруун тийш уншвал.', en: 'A table laid for tea, read from left to right.' },
  lead: { mn: 'Ширээ бол өгүүлбэр. Эхний үг нь цай.', en: 'A table is a sentence, and its first word is tea.' },
  tags: ['food', 'home'],
  author: 'purevdorj',
  series: 'table',
  cover: 'scenes/tea-table@320,300,1120,700',
  coverAlt: { mn: 'Хөх данх, аягатай цай, бал, ааруул', en: 'A blue teapot, a bowl of tea, honey and curds' },
  daysAgo: 33,
  caption: {
    mn: 'Үдээс хойш дөрвөн цаг, зочин ирэхээс өмнө. Эсгий зүймэл.',
    en: 'Four in the afternoon, before the guests. Felt appliqué.'
  },
  shots: [
    {
      art: 'scenes/tea-table@380,320,640,400',
      alt: { mn: 'Хөх шаазан данх', en: 'A blue porcelain teapot' },
      caption: {
        mn: 'Данхны хошууг хоймор руу, хэзээ ч үүд рүү харуулдаггүй.',
        en: 'The spout points to the back of the room and never at the door.'
      }
    },
    {
      art: 'scenes/tea-table@740,420,480,300',
      alt: { mn: 'Аягатай сүүтэй цай, дээр нь уур савсана', en: 'A steaming bowl of milk tea' },
      caption: { mn: 'Эхний аяга хамгийн ахмад хүнд, хоёр гараар.', en: 'The first bowl goes to the eldest, with both hands.' }
    },
    {
      art: 'scenes/tea-table@1010,420,400,250',
      alt: { mn: 'Лонхтой зөгийн бал', en: 'A jar of honey' },
      caption: {
        mn: 'Бал бол сүүлийн гучин жилийн зочин: Сэлэнгийн зөгийчид.',
        en: 'Honey is the newcomer of the last decades, from the beekeepers of Selenge.'
      }
    },
    {
      art: 'scenes/tea-table@1120,440,480,300',
      alt: { mn: 'Хөх аяганд овоолсон ааруул', en: 'Curds heaped in a blue bowl' },
      caption: {
        mn: 'Ааруулыг гурав, тав, долоон үеэр сондгой тоогоор өрнө.',
        en: 'Curds are laid in odd numbers of layers: three, five or seven.'
      }
    },
    {
      art: 'scenes/tea-table@40,80,480,300',
      alt: { mn: 'Шавар ваартай мөчир', en: 'A branch in a clay vase' },
      caption: {
        mn: 'Ногоон мөчир л хотынх. Бусад нь хөдөөнөөс иржээ.',
        en: 'Only the green branch is from town. All else came from the country.'
      }
    }
  ],
  mn: `
Идээний тавгийг үеэр өрөхөд доод үе нь жаргал, дээрх нь зовлон, дараагийнх нь дахин жаргал гэж тооцдог тул сондгой үеэр төгсгөх нь ёс:
доороос дээш жаргалаар эхэлж, жаргалаар дуусна. Айлын ахмад хүн хэдэн үетэй өрөхийг насаар нь шийднэ. Сүүтэй цайны таван дүрмийг
[тусад нь бичсэн](/article/five-rules-of-the-milk-tea-table).
`,
  en: `
In a dish laid in layers the lowest stands for happiness, the next for sorrow, the third for happiness again. That is why the number
is odd: it begins well and it ends well. How many layers there are depends on the age of the head of the house. The five rules of milk
tea are [told elsewhere](/article/five-rules-of-the-milk-tea-table).
`
}
