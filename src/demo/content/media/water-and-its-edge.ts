import type { DemoMedia } from '../entry.ts'

export const waterAndItsEdge: DemoMedia = {
  slug: 'water-and-its-edge',
  title: { mn: 'Ус ба түүний эрэг', en: 'Water, and its edge' },
  summary: {
    mn: 'Хөвсгөлийн зуны дөрвөн зураг: оргил, ой, дарвуул, айл.',
    en: 'Four pictures of Khuvsgul in summer: peaks, woods, a sail, a home.'
  },
  lead: { mn: 'Зуны Хөвсгөл өглөө бүр дахин зурагддаг.', en: 'In summer the lake is painted anew each morning.' },
  tags: ['travel'],
  author: 'misheel',
  cover: 'scenes/khuvsgul',
  coverAlt: { mn: 'Хөвсгөл нуур, дарвуулт завь, эрэг дээрх гэр', en: 'Lake Khuvsgul with a sailing boat and a ger on the shore' },
  daysAgo: 26,
  caption: { mn: 'Хөвсгөл нуур, долоодугаар сар. Эсгий зүймэл.', en: 'Lake Khuvsgul in July. Felt appliqué.' },
  shots: [
    {
      art: 'scenes/khuvsgul@300,180,640,400',
      alt: { mn: 'Цаст оргил', en: 'A snowy peak' },
      caption: {
        mn: 'Баруун эргийн Хорьдол Сарьдагийн нуруу гурван мянган метр давдаг.',
        en: 'On the western shore the Khoridol Saridag range rises above three thousand metres.'
      }
    },
    {
      art: 'scenes/khuvsgul@980,320,620,388',
      alt: { mn: 'Шар, ногоон шинэсэн ой эрэг дагуу', en: 'Larches, green and gold, along the shore' },
      caption: {
        mn: 'Шинэс намар шарлаж, өвөл нүцгэн зогсдог ганц шилмүүст мод.',
        en: 'The larch is the conifer that turns gold and stands bare all winter.'
      }
    },
    {
      art: 'scenes/khuvsgul@560,500,640,400',
      alt: { mn: 'Улаан их биетэй дарвуулт завь', en: 'A boat with a red hull under sail' },
      caption: { mn: 'Үдээс хойш салхи эргээс нуур руу эргэдэг.', en: 'After noon the wind turns and blows from the land.' }
    },
    {
      art: 'scenes/khuvsgul@40,620,608,380',
      alt: { mn: 'Эрэг дээрх гэр, морь', en: 'A ger and a horse on the shore' },
      caption: {
        mn: 'Айлын ус: хувингаар уучих боловч нуурт сав угаадаггүй.',
        en: 'The household drinks from the lake, and never washes a pot in it.'
      }
    }
  ],
  mn: `
Нуурын ус харахад хөх, аягалахад өнгөгүй. Хорин метрийн гүн хүртэл ёроол нь харагдах өдөр олон. Зун ус гадаргадаа арван хоёр,
арван дөрвөн хэмээс хэтэрдэггүй тул дөрвөн минут сэлсэн хүн нэг цаг галын дэргэд суудаг. Эрэг дээр хоносон тав хоногийг
[лүүкбүүк](/lookbook/five-days-by-the-lake) болгосон, өвлийн дууг нь [мөсөн дээрх гурван өдөр](/article/three-days-on-the-ice-of-khuvsgul)
нийтлэлд бичсэн.
`,
  en: `
The water is blue to look at and colourless in the cup. There are many days when you can see the bottom at twenty metres. Even in
summer the surface is seldom warmer than twelve or fourteen degrees, and four minutes of swimming cost an hour beside the fire. Five
days on this shore have become [a look book](/lookbook/five-days-by-the-lake); its winter voice is in [three days on the
ice](/article/three-days-on-the-ice-of-khuvsgul).
`
}
