import type { DemoMedia } from '../entry.ts'

export const onRockers: DemoMedia = {
  slug: 'on-rockers',
  title: { mn: 'Дүүжин дээр', en: 'On rockers' },
  summary: { mn: 'Модон тоглоом хийдэг цехийн гурван тавиур.', en: 'Three shelves in a workshop for wooden toys.' },
  lead: {
    mn: 'Зайгүй, дуугүй, дэлгэцгүй. Гэхдээ хамгийн удаан тоглогддог.',
    en: 'No battery, no sound, no screen. And nothing is played with for longer.'
  },
  tags: ['children', 'craft'],
  author: 'ganzorig',
  cover: 'boards/toys-one',
  coverAlt: { mn: 'Хонгор, хар дүүжин морь', en: 'A bay and a black rocking horse' },
  daysAgo: 70,
  caption: { mn: 'Налайхын модны цех. Эсгий зүймэл.', en: 'A joiner’s workshop in Nalaikh. Felt appliqué.' },
  shots: [
    {
      art: 'boards/toys-one',
      alt: { mn: 'Хонгор, хар хоёр дүүжин морь', en: 'A bay rocking horse and a black one' },
      caption: {
        mn: 'Хус мод, ургамлын тос. Гурван наснаас 35 килограмм хүртэл.',
        en: 'Birch and plant oil. From three years, up to 35 kilos.'
      }
    },
    {
      art: 'boards/toys-two',
      alt: { mn: 'Гурван багц модон шоо', en: 'Three sets of wooden blocks' },
      caption: {
        mn: 'Ирмэг бүрийг гараар дугуйруулна: 30 шоонд 360 ирмэг.',
        en: 'Every edge is rounded by hand: thirty blocks have 360 of them.'
      }
    },
    {
      art: 'boards/toys-three',
      alt: { mn: 'Жижиг модон морь, шоон тоглоом', en: 'A small carved horse and a set of blocks' },
      caption: {
        mn: 'Таван хошуу мал: буруу тавихад уначихдаг, зөв тавихад зогсоно.',
        en: 'The five animals: put wrong they fall, put right they stand.'
      }
    }
  ],
  mn: `
Цехийн эзэн Н. Мөнхбат гурван хүүхэдтэй, загвар бүрийг тэд шалгадаг. Шалгуур нь гурав: ам руу хийхэд аюулгүй, шатнаас унахад бүтэн, долоо хоногийн дараа мартагдаагүй. Арван хоёр загвараас долоо нь тэнцсэн. Будаг нь ус суурьтай, шүлсэнд уусдаггүй. Шагайн тоглоомыг [тусад нь бичсэн](/article/four-sides-of-a-bone).

[[* Тавиураас | toy-rocking-horse, wooden-blocks-30-pieces, five-animals-of-the-herd]]
`,
  en: `
N. Munkhbat, who owns the workshop, has three children, and they test every model. There are three criteria: safe in the mouth, whole after the stairs, not forgotten a week later. Of twelve models seven passed. The paint is made with water and does not come off in the mouth. The games of the ankle bone are [a story of their own](/article/four-sides-of-a-bone).

[[* From the shelves | toy-rocking-horse, wooden-blocks-30-pieces, five-animals-of-the-herd]]
`
}
