import type { DemoMedia } from '../entry.ts'

export const patternGoesRound: DemoMedia = {
  slug: 'the-pattern-goes-round',
  title: { mn: 'Хээ эргэдэг', en: 'The pattern goes round' },
  summary: { mn: 'Нэг угалз дөрвөн эдлэл дээр: ширдэг, шаахай, дэр.', en: 'One ornament on four things: rug, slipper, cushion.' },
  lead: { mn: 'Угалз бол эвэр. Эвэр бол мал. Мал бол айл.', en: 'The ornament is a horn. The horn is the herd. The herd is the home.' },
  tags: ['craft', 'home'],
  author: 'baterdene',
  series: 'hands',
  cover: 'boards/felt-four',
  coverAlt: { mn: 'Улаан, хөх, ногоон угалзтай дэр', en: 'Felt cushions in red, blue and green with ornaments' },
  daysAgo: 30,
  caption: { mn: 'Архангайн хоршооны тавиур. Эсгий зүймэл.', en: 'From the shelves of a cooperative in Arkhangai. Felt appliqué.' },
  shots: [
    {
      art: 'boards/felt-one',
      alt: { mn: 'Улаан хөвөөтэй цагаан ширдэг', en: 'A white felt rug with a red edge' },
      caption: {
        mn: 'Цагаан ширдэг: төвд гурав, буланд дөрвөн алаг.',
        en: 'A white rug: three horns in the middle, diamonds in the corners.'
      }
    },
    {
      art: 'boards/felt-two',
      alt: { mn: 'Хөх хөвөөтэй ширдэг', en: 'A felt rug with a blue edge' },
      caption: { mn: 'Ижил хээ, хөх хөвөөгөөр. Хүйтэн өнгө өрөөг томсгодог.', en: 'The same in blue. Cold colours make a room larger.' }
    },
    {
      art: 'boards/felt-three',
      alt: { mn: 'Саарал, хөх, ногоон эсгий шаахай', en: 'Felt slippers in grey, blue and green' },
      caption: {
        mn: 'Шаахайны хэлэн дээр хээ доошоо харна: өмссөн хүнд зөв харагдана.',
        en: 'On a slipper the horn looks down, so that its wearer sees it right.'
      }
    },
    {
      art: 'boards/felt-four',
      alt: { mn: 'Гурван өнгийн угалзтай дэр', en: 'Cushions with ornaments in three colours' },
      caption: {
        mn: 'Дэр дээр ромбод хийнэ: тэгш бус биеийг тэгш харагдуулна.',
        en: 'On a cushion it sits in a diamond, which keeps a soft thing straight.'
      }
    }
  ],
  mn: `
Эвэр угалзыг зурахад гарын гурван хөдөлгөөн хангалттай: доошоо, гадагшаа, дотогшоо. Эмэгтэйчүүд үүнийг хэмжээгүй, зураггүй, шууд хавтгай шавангийн үзүүрээр эсгий дээр тавьдаг. Баруун, зүүн хоёр эвэр хэзээ ч яг ижил гардаггүй. Ижил байвал машины ажил гэж мэднэ. Эсгийг хэрхэн хийдгийг [эсгийн нэг өдөр](/article/a-day-of-felt) нийтлэлд.

[[* Нэг хээгээр | white-ornament-felt-rug, ornament-felt-slippers, ornament-felt-cushion]]
`,
  en: `
Three movements of the hand are enough to draw the horn: down, outward, in. The women put it on the felt without a measure or a drawing, with the edge of a piece of soap. The left horn and the right are never quite alike. Where they are, it was a machine. How felt is made is told in [a day of felt](/article/a-day-of-felt).

[[* With one pattern | white-ornament-felt-rug, ornament-felt-slippers, ornament-felt-cushion]]
`
}
