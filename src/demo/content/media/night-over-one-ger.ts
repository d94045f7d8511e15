import type { DemoMedia } from '../entry.ts'

export const nightOverOneGer: DemoMedia = {
  slug: 'night-over-one-ger',
  title: { mn: 'Нэг гэрийн дээрх шөнө', en: 'Night over one ger' },
  summary: { mn: 'Утаа, сар, морь, гэрэл: хасах 31 хэмийн дөрвөн зураг.', en: 'Smoke, moon, horse and light: four pictures at minus 31.' },
  lead: { mn: 'Утаа босоо байвал маргааш ч хүйтэн.', en: 'If the smoke stands straight, tomorrow will be as cold.' },
  tags: ['travel', 'home'],
  author: 'baterdene',
  series: 'winter',
  cover: 'scenes/ger-dusk@800,20,800,500',
  coverAlt: { mn: 'Хавирган сар, одод, гэрийн утаа', en: 'A crescent moon, stars and the smoke of a ger' },
  daysAgo: 40,
  caption: { mn: 'Архангай, Тариат, нэгдүгээр сар. Эсгий зүймэл.', en: 'Tariat in Arkhangai, January. Felt appliqué.' },
  shots: [
    {
      art: 'scenes/ger-dusk@480,360,800,500',
      alt: { mn: 'Гэр, хаалганаас нь гэрэл цацарна', en: 'A ger with light in its door' },
      caption: { mn: '20:10. Гал дээр ус тавив. Хаалга урагшаа харна.', en: '20:10. Water is on the fire. The door looks south.' }
    },
    {
      art: 'scenes/ger-dusk@1040,60,480,300',
      alt: { mn: 'Хавирган сар, одод', en: 'A crescent moon and stars' },
      caption: { mn: '22:40. Сар шинийн зургаан, хоёр цагт жаргана.', en: '22:40. A moon of six days, two hours from setting.' }
    },
    {
      art: 'scenes/ger-dusk@920,640,480,300',
      alt: { mn: 'Уяатай хар морь', en: 'A dark horse by the ger' },
      caption: {
        mn: '23:15. Морийг уяатай хонуулдаг нь хөлсийг нь хатаах гэсэн хэрэг.',
        en: '23:15. The horse stays tied so that its sweat can dry.'
      }
    },
    {
      art: 'scenes/ger-dusk@100,540,480,300',
      alt: { mn: 'Алс жижиг гэр', en: 'A small ger far off' },
      caption: { mn: '23:30. Хамгийн ойрын айл, гурван километр.', en: '23:30. The nearest neighbours, at three kilometres.' }
    }
  ],
  mn: `
Гэр шөнөдөө гурван удаа өөрчлөгддөг. Орой гал ихтэй, шалны дэргэд арван найман хэм, тоононд гуч. Шөнө дунд гал намдахад ханын доод
хэсэг хөлддөг. Өглөөний дөрвөн цагт хэн нэгэн босож хоёр мод хийнэ. Гэр ямар хэсгээс бүтдэгийг [тоононоос босго
хүртэл](/article/from-crown-to-threshold) нийтлэлээс үзээрэй.
`,
  en: `
A ger changes three times in a night. In the evening with a full fire it is eighteen degrees at the floor and thirty under the crown. At
midnight, when the fire sinks, the foot of the wall begins to freeze. At four somebody gets up and puts in two logs. What a ger is made
of is told in [from crown to threshold](/article/from-crown-to-threshold).
`
}
