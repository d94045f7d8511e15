import type { DemoMedia } from '../entry.ts'

export const threeRiders: DemoMedia = {
  slug: 'three-riders',
  title: { mn: 'Гурван унаач', en: 'Three riders' },
  summary: { mn: 'Хөх, улаан, хар хөх: барианы өмнөх гурван хөрөг.', en: 'Blue, red, navy: three portraits before the finish.' },
  lead: {
    mn: 'Унаач хүүхэд морио сонсдог. Морь нь хүүхдийг сонсдог эсэх нь өөр асуудал.',
    en: 'The rider listens to the horse. Whether the horse listens is another matter.'
  },
  tags: ['travel', 'children'],
  author: 'ganzorig',
  cover: 'scenes/naadam@80,380,992,620',
  coverAlt: { mn: 'Тоос татуулан давхиж яваа гурван унаач', en: 'Three riders galloping in the dust' },
  daysAgo: 132,
  caption: { mn: 'Хүй долоон худаг, долоодугаар сарын 12. Эсгий зүймэл.', en: 'Khui Doloon Khudag, 12 July. Felt appliqué.' },
  shots: [
    {
      art: 'scenes/naadam@920,460,560,350',
      alt: { mn: 'Хөх хувцастай хүүхэд бор морьтой', en: 'A child in blue on a brown horse' },
      caption: { mn: 'Тэмүүжин, ес. «Айсан уу?» «Биш ээ. Нойр хүрсэн.»', en: 'Temuujin, nine. “Were you afraid?” “No. Sleepy.”' }
    },
    {
      art: 'scenes/naadam@520,480,560,350',
      alt: { mn: 'Улаан хувцастай хүүхэд цайвар морьтой', en: 'A child in red on a pale horse' },
      caption: {
        mn: 'Анударь, арав. Гурав дахь наадам, айргийн тавд хоёр дахь удаа.',
        en: 'Anudari, ten. Her third Naadam, and twice among the first five.'
      }
    },
    {
      art: 'scenes/naadam@20,540,640,400',
      alt: { mn: 'Хар хөх хувцастай хүүхэд хүрэн морьтой', en: 'A child in navy on a bay horse' },
      caption: {
        mn: 'Билгүүн, найм. Малгай нь хоёр дахь километрт ниссэн.',
        en: 'Bilguun, eight. His cap flew off at the second kilometre.'
      }
    }
  ],
  mn: `
Хуулиар хурдан морь унах хүүхэд долоон нас хүрсэн, даатгалтай, хамгаалах хувцас, каск өмссөн байх ёстой. Гурвуулаа дуулга дээрээ торгон малгай углажээ. Уралдааны дараа хамгийн түрүүнд юу хийсэн бэ гэхэд нэг нь ус, нэг нь зайрмаг, нэг нь ээж гэв. Барианы цаана хүлээж байсан [халуун хуушуур](/article/naadam-and-its-khuushuur) гурвууланд нь хүртсэн.

[[* Унаачдад | child-jockey-saddle, childrens-summer-terleg, childrens-flexible-sunglasses]]
`,
  en: `
By law a child who rides a race must be at least seven, insured, and wear protective clothes and a helmet. All three had pulled a silk cap over theirs. What had they done first when it was over? One said “water”, one “ice cream”, and one “my mother”. All of them ate the [khuushuur](/article/naadam-and-its-khuushuur) that were waiting behind the finish.

[[* For riders | child-jockey-saddle, childrens-summer-terleg, childrens-flexible-sunglasses]]
`
}
