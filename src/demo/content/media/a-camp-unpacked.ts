import type { DemoMedia } from '../entry.ts'

export const campUnpacked: DemoMedia = {
  slug: 'a-camp-unpacked',
  title: { mn: 'Задалсан үүргэвч', en: 'A camp unpacked' },
  summary: { mn: 'Арван нэгэн килограммыг хөнжил дээр дэлгэж тавив.', en: 'Eleven kilos laid out on a blanket.' },
  lead: {
    mn: 'Явахын урд орой бүгдийг дэлгээд, дараа нь тавны нэгийг буцааж тавь.',
    en: 'On the evening before, lay everything out. Then put a fifth of it back.'
  },
  tags: ['travel'],
  author: 'misheel',
  cover: 'boards/gear-one',
  coverAlt: { mn: 'Уулын өмнө үүргэвч, майхан, гутал', en: 'A backpack, a tent and a boot before hills' },
  daysAgo: 60,
  caption: { mn: 'Аялахын урд орой. Эсгий зүймэл.', en: 'The evening before. Felt appliqué.' },
  shots: [
    {
      art: 'boards/gear-one',
      alt: { mn: 'Ногоон үүргэвч, улбар шар майхан, уулын гутал', en: 'A green backpack, an orange tent and a hiking boot' },
      caption: {
        mn: 'Том гурав: үүргэвч 2.1 кг, майхан 2.6 кг, гутал 1.4 кг.',
        en: 'The big three: pack 2.1 kg, tent 2.6 kg, boots 1.4 kg.'
      }
    },
    {
      art: 'boards/gear-two',
      alt: { mn: 'Халуун сав, данх, хоолны сав, дэнлүү', en: 'A flask, a teapot, a food jar and a lantern' },
      caption: {
        mn: 'Гал тогоо: данх орхиж болно, халуун сав орхиж болохгүй.',
        en: 'The kitchen: the pot may stay at home, the flask may not.'
      }
    },
    {
      art: 'boards/gear-three',
      alt: { mn: 'Оймс, хөнжил, малгай, бээлий', en: 'Socks, a blanket, a hat and mittens' },
      caption: { mn: 'Дулаан: долоодугаар сард ч малгай, бээлий авна.', en: 'Warmth: a hat and mittens even in July.' }
    },
    {
      art: 'scenes/camp@100,520,640,400',
      alt: { mn: 'Нуурын эрэг дэх дугуй', en: 'A bicycle by the lake' },
      caption: { mn: 'Дугуй нуруунд байх ёстойг үүрдэг.', en: 'The bicycle carries what would be on the back.' }
    }
  ],
  mn: `
Нийт 11.2 килограмм, хоолгүй, усгүй. Буцааж тавьсан нь: хоёр дахь ном, гурав дахь өмд, нугалдаг сандал, кофе нунтаглагч. Кофе нунтаглагчийн тухай одоо ч маргадаг. Ачааг савлахдаа хүндийг нуруундаа ойр, мөрний ирний төвшинд, хөнгөнийг доор нь, борооны хувцсыг хамгийн дээр.

[[* Хөнжил дээрээс | expedition-backpack-65-l, trail-tent-for-two, steel-thermos, merino-hiking-socks]]
`,
  en: `
In all it is 11.2 kilos without food and water. What went back: the second book, the third pair of trousers, a folding chair, and the coffee mill. About the coffee mill we are still arguing. Pack the heavy things close to your back and level with the shoulder blades, the light ones below, and what you need for rain on top.

[[* From the blanket | expedition-backpack-65-l, trail-tent-for-two, steel-thermos, merino-hiking-socks]]
`
}
