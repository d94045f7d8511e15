import type { DemoMedia } from '../entry.ts'

export const snowOverTheCity: DemoMedia = {
  slug: 'snow-over-the-city',
  title: { mn: 'Хотод цас орж байна', en: 'Snow over the city' },
  summary: { mn: 'Нэг троллейбус, далан ширхэг цас, зургаан секунд.', en: 'One trolleybus, seventy snowflakes, six seconds.' },
  lead: { mn: 'Улаанбаатарт цас их ордоггүй. Орсон нь харин удаан үлддэг.', en: 'Not much snow falls on Ulaanbaatar. What falls stays.' },
  tags: ['travel', 'tech'],
  author: 'bilguun',
  series: 'winter',
  cover: 'scenes/ub-winter@240,260,1120,700',
  coverAlt: { mn: 'Цастай хот, цэнхэр цамхаг, шар автобус', en: 'A snowy city with a blue tower and a yellow bus' },
  daysAgo: 13,
  video: {
    film: 'snow-over-the-city',
    poster: 'scenes/ub-winter@0,60,1600,900',
    seconds: 6,
    title: { mn: 'Хотод цас орж байна', en: 'Snow over the city' },
    caption: { mn: 'Дуугүй, 6 секунд. Улаанбаатар, эсгий зүймэл.', en: 'Silent, 6 seconds. Ulaanbaatar in felt appliqué.' },
    transcript: {
      mn: 'Дуугүй бичлэг. Өнгө өнгийн байшингууд, далбаа хэлбэртэй цэнхэр цамхаг, ард нь цаст уулс.\nЦас аажуухан бударна. Шар троллейбус зүүн талаас гарч ирээд, утсаа дагаж баруун тийш явна.',
      en: 'A silent film. Houses of many colours, a blue tower in the shape of a sail, snowy hills behind.\nSnow falls slowly. A yellow trolleybus comes in from the left and follows its wires to the right.'
    }
  },
  mn: `
Нийслэлд жилд 250–300 миллиметр тунадас унадгийн багахан хэсэг нь л цас. Гэвч арван нэгдүгээр сараас гуравдугаар сар хүртэл хайлдаггүй тул бүх өвөл нэг л цас байдаг: түүн дээгүүр хүн бүр алхсан. Троллейбус 1987 онд анх явсан. Энэ өвөл [дугуйгаар](/article/a-winter-on-two-wheels) явсан хүн хэрхэн даарснаа бичсэн.

[[double-lined-winter-hat | Зогсоол дээр хүлээх хүнд]]
`,
  en: `
Of the 250 to 300 millimetres that fall on the capital in a year, only a small part is snow. But from November to March it does not melt, and so it is one and the same snow all winter, and everybody has walked on it. The first trolleybus ran in 1987. Someone who went [by bicycle](/article/a-winter-on-two-wheels) this winter has written about the cold.

[[double-lined-winter-hat | For those who wait at the stop]]
`
}
