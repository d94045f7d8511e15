import type { DemoMedia } from '../entry.ts'

export const aCornerOfBlue: DemoMedia = {
  slug: 'a-corner-of-blue',
  title: { mn: 'Хөх булан', en: 'A corner of blue' },
  summary: { mn: 'Нэг сандлаас эхэлсэн өрөө: дөрвөн ойрын зураг.', en: 'A room that began with a chair, in four close views.' },
  lead: { mn: 'Өнгө сонгохдоо ханаас биш, суудлаас эхэл.', en: 'Do not choose a colour from the wall. Begin with the seat.' },
  tags: ['home'],
  author: 'anuujin',
  cover: 'scenes/living-room@320,180,1280,800',
  coverAlt: { mn: 'Хөх сандал, гэр дэнлүү, хананд угалз', en: 'A blue armchair, a ger lamp and an ornament on the wall' },
  daysAgo: 17,
  caption: {
    mn: 'Улаанбаатар, 40 мянгатын хоёр өрөө байр. Эсгий зүймэл.',
    en: 'A two-room flat in the 40-Myangat quarter. Felt appliqué.'
  },
  shots: [
    {
      art: 'scenes/living-room@640,220,640,400',
      alt: { mn: 'Хөх сандлын түшлэг, угалзтай дэр', en: 'The back of a blue armchair with a patterned cushion' },
      caption: {
        mn: 'Товчлуур таталттай түшлэг. Дэр нь өнгөөр биш, зургаар ялгарна.',
        en: 'A buttoned back. The cushion differs by its pattern, not by its colour.'
      }
    },
    {
      art: 'scenes/living-room@1100,360,500,313',
      alt: { mn: 'Ширээн дээрх гэр хэлбэртэй дэнлүү', en: 'A lamp in the shape of a ger on a low table' },
      caption: { mn: 'Дэнлүүний өндөр: суусан хүний мөр.', en: 'How high a lamp stands: at the shoulder of someone who sits.' }
    },
    {
      art: 'scenes/living-room@60,330,800,500',
      alt: { mn: 'Дугуй цонх, мөчиртэй ваар', en: 'A rounded window and a vase with a branch' },
      caption: { mn: 'Цонхны өмнөх ганц мөчир хөшигнөөс их ажилладаг.', en: 'One branch in a window does more than a curtain.' }
    },
    {
      art: 'scenes/living-room@600,620,608,380',
      alt: { mn: 'Цагаан ширдгийн угалз', en: 'The ornament of a white felt rug' },
      caption: { mn: 'Ширдэг сандлын урд хөлийн доор хүрч байх ёстой.', en: 'The rug should reach under the front feet of the chair.' }
    }
  ],
  mn: `
Захиалагч маань эхлээд ханаа будах гэсэн. Бид гуйж байгаад нэг сар хүлээлгэж, зөвхөн сандал авав. Сар болоод хана цагаан хэвээр, харин хөх өнгө гурван газар давтагдсан байлаа: сандал, ширдгийн хөвөө, цонхны цаадах уул. Дөрөв дэх нь хэрэггүй. Дэнлүүний тухай [тусдаа бичсэн](/article/a-lamp-for-december).

[[* Энэ буланд | buttoned-armchair, linen-cushion, white-ornament-felt-rug]]
`,
  en: `
My client wanted to paint the walls first. We begged her to wait for a month and to buy nothing but the chair. A month later the walls were still white, and blue appeared three times: in the chair, at the edge of the rug, and in the hills beyond the window. A fourth is not needed. About the lamp there is [an article](/article/a-lamp-for-december).

[[* In this corner | buttoned-armchair, linen-cushion, white-ornament-felt-rug]]
`
}
