import type { DemoText } from '../entry.ts'

export const oneMetreOfFelt: DemoText = {
  slug: 'one-metre-of-felt',
  title: { mn: '«Нэг метр эсгий» үзэсгэлэн нээгдлээ', en: '“One metre of felt” is open' },
  summary: {
    mn: 'Архангайн хорин нэгэн эмэгтэйн хорин нэгэн дөрвөлжин, Зайсан салбарын хоёр давхарт.',
    en: 'Twenty-one squares by twenty-one women of Arkhangai, upstairs in our Zaisan branch.'
  },
  lead: {
    mn: 'Дүрэм нь ганцхан: метр квадрат эсгий, өөрийн нутгийн нэг өдөр.',
    en: 'There was one rule: a square metre of felt, and one day of your own valley on it.'
  },
  tags: ['craft', 'home'],
  author: 'baterdene',
  series: 'hands',
  cover: 'boards/felt-exhibition',
  coverAlt: { mn: 'Хананд зэрэгцүүлэн өлгөсөн дөрвөн өнгийн ширдэг', en: 'Four felt rugs of different colours side by side on a wall' },
  daysAgo: 8,
  mn: `
[Эсгий Урлан](/brand/esgii-urlan) хоршооны эмэгтэйчүүд хавар ноос угаахаасаа өмнө тохиролцсон ажлаа намар дуусгажээ. Нэг нь
Тамирын голын хөндий дэх манан, нэг нь саалийн хувин, нэг нь хоёр хүүхдийнхээ унасан дугуйн мөрийг ширсэн байна. Хамгийн хөгшин
оролцогч Ц. Дарьсүрэн гуай наян хоёр настай, зуун жилийн өмнөх аргаар тэмээний утсаар ширжээ.

Дөрвөлжин бүрийн хажууд хэдэн килограмм ноос, хэдэн зүүний алхам орсныг бичсэн. Хамгийн нягт нь арван нэгэн мянган оёдолтой.
Зүүгээр хэрхэн нуман хээ гаргадгийг Ням гарагт 14:00 цагт үзүүлнэ, хүүхэд оролцож болно.

Үзэсгэлэн нэг сар үргэлжилнэ, орох үнэгүй. Салбар өдөр бүр 11:00–22:00 цагт ажиллана: [хаяг, зам](/branches). Дөрвөлжнүүдийг
зарахгүй, гэхдээ хоршооны [ширдэг, олбог](/t/home) манай тавиур дээр байгаа.
`,
  en: `
The women of the [Esgii Urlan](/brand/esgii-urlan) cooperative agreed on it in spring, before the wool was washed, and finished in
autumn. One has quilted the mist in the valley of the Tamir, one a milking pail, one the tracks of the bicycle her two children
fell off. The oldest of them, Ts. Darisuren, is eighty-two and sewed hers with camel-hair thread, as it was done a hundred years
ago.

A card beside each square says how many kilos of wool and how many stitches went into it. The densest has eleven thousand. On
Sundays at 14:00 someone shows how a curve is quilted; children may try.

It stays for a month, and entry is free. The branch is open every day from 11:00 to 22:00: see [how to get there](/branches). The
squares are not for sale, but the cooperative's [rugs and cushions](/t/home) are on our shelves.
`
}
