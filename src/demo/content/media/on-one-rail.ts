import type { DemoMedia } from '../entry.ts'

export const onOneRail: DemoMedia = {
  slug: 'on-one-rail',
  title: { mn: 'Нэг өлгүүр дээр', en: 'On one rail' },
  summary: { mn: 'Таван хувцас, хоёр хос гутал, нэг өвөл.', en: 'Five clothes, two pairs for the feet, one winter.' },
  lead: {
    mn: 'Шүүгээгээ хоослохын өмнө зургийг нь ав. Дараа нь бүх юм тодорхой болно.',
    en: 'Take a picture of your wardrobe before you empty it. Then everything is clear.'
  },
  tags: ['style'],
  author: 'khulan',
  cover: 'scenes/wardrobe@160,80,1280,800',
  coverAlt: { mn: 'Өлгүүрт пальто, цамц, дээл, кардиган, даашинз', en: 'A coat, a sweater, a deel, a cardigan and a dress on a rail' },
  daysAgo: 45,
  caption: { mn: 'Модон өлгүүр, арван нэгдүгээр сар. Эсгий зүймэл.', en: 'A wooden rail in November. Felt appliqué.' },
  shots: [
    {
      art: 'scenes/wardrobe@80,240,560,350',
      alt: { mn: 'Хүрэн пальто, тэмээн бор цамц', en: 'A brown coat and a camel sweater' },
      caption: {
        mn: 'Пальтоны дор багтах цамц авах, цамцан дээр багтах пальто биш.',
        en: 'Buy the sweater that fits beneath the coat, and not the coat for the sweater.'
      }
    },
    {
      art: 'scenes/wardrobe@560,220,560,350',
      alt: { mn: 'Хөх дээл, улаан бүс', en: 'A blue deel with a red sash' },
      caption: {
        mn: 'Дээл жилд гуравхан удаа өлгүүрээс буудаг ч хамгийн урт насалдаг.',
        en: 'The deel leaves the rail three times a year, and outlives the rest.'
      }
    },
    {
      art: 'scenes/wardrobe@860,240,640,400',
      alt: { mn: 'Цайвар хөх кардиган, улаан даашинз', en: 'A pale blue cardigan and a red dress' },
      caption: {
        mn: 'Кардиган бол шүүгээний зохицуулагч: бүгдийн хажууд зогсоно.',
        en: 'The cardigan is the diplomat of the wardrobe. It stands beside anything.'
      }
    },
    {
      art: 'scenes/wardrobe@60,700,480,300',
      alt: { mn: 'Хээтэй монгол гутал', en: 'Patterned Mongolian boots' },
      caption: { mn: 'Гутлыг модон дээр, хананаас алгын чинээ зайтай тавь.', en: 'Boots stand on wood, a palm away from the wall.' }
    },
    {
      art: 'scenes/wardrobe@980,690,496,310',
      alt: { mn: 'Улаан цүнх, лоовууз малгай', en: 'A red bag and a fur hat' },
      caption: { mn: 'Малгайг хэлбэртэй нь хадгал: дотор нь цаас чих.', en: 'Keep the shape of a hat: stuff it with paper.' }
    }
  ],
  mn: `
Энэ бол нэг хүний бүтэн өвөл. Тоолоод үзвэл есөн эдлэл, гурван үндсэн өнгө. Шинэ зүйл авахын өмнө би нэг асуулт асуудаг: үүнийг өлгүүр дээрх хоёроос доошгүй зүйлтэй хамт өмсөж чадах уу. Хариулт нь үгүй бол дэлгүүрт үлдэнэ. Тооцоог [долоон эдлэлтэй шүүгээ](/article/seven-piece-winter-wardrobe) нийтлэлээс.

[[* Өлгүүрээс | double-breasted-cashmere-coat, cable-knit-cashmere-sweater, silk-front-deel, naran-silk-dress]]
`,
  en: `
This is the whole winter of one person. Count, and you find nine things and three colours. Before I buy I ask one question: can I wear it with at least two of what hangs there? If not, it stays in the shop. The reckoning is in [the wardrobe of seven pieces](/article/seven-piece-winter-wardrobe).

[[* From the rail | double-breasted-cashmere-coat, cable-knit-cashmere-sweater, silk-front-deel, naran-silk-dress]]
`
}
