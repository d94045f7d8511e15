import type { DemoFamily } from '../format.ts'

const GRAMS = (small: string, large: string, add: number) =>
  [
    { value: small, label: `${small} г`, add: 0 },
    { value: large, label: `${large} г`, add }
  ] as const

export const honey: DemoFamily = {
  code: 'HON',
  motif: 'honey',
  taxon: 'food/sweet/honey',
  returnHours: 24,
  unit: 'шил|jar',
  choiceKey: 'weight',
  scenes: ['tea-table', 'steppe'],
  props: {
    ingredients: 'Зөгийн бал 100%|100% honey',
    storage: 'Тасалгааны хэмд|At room temperature',
    shelf: '24 сар',
    energyFood: '304 ккал|304 kcal'
  },
  about: [
    ['Халаагаагүй тул өвөлдөө өтгөрнө, энэ нь жинхэнийн шинж.', 'Never heated, so it sets in winter, as real honey does.'],
    ['Шилийг буцаавал 500₮ хасна.', 'Return the jar and we take off 500₮.']
  ],
  care: [['Буцалсан усанд биш, бүлээн цайнд хийгээрэй.', 'Stir it into warm tea, not boiling.']],
  products: [
    {
      mn: 'Цэцгийн зөгийн бал',
      en: 'Wildflower honey',
      brand: 'onon-bal',
      price: 28900,
      rating: [4.9, 268],
      choices: GRAMS('350', '700', 24000),
      props: { origin: 'Хэнтий|Khentii' },
      text: ['Онон голын нугын зуун цэцгийн бал.', 'From a hundred flowers of the Onon meadows.']
    },
    {
      mn: 'Цагаан бал',
      en: 'White creamed honey',
      brand: 'onon-bal',
      price: 32900,
      look: ['#F1E6C8', '#E3A129', '#7A5237'],
      props: { weight: '350 г', origin: 'Сэлэнгэ|Selenge' },
      text: ['Хошоонгийн цагаан балыг цөцгий шиг болтол хутгасан.', 'Sweet-clover honey stirred until it is like cream.']
    },
    {
      mn: 'Ойн бараан бал',
      en: 'Forest honey',
      brand: 'onon-bal',
      price: 36900,
      sale: 31900,
      look: ['#8A4B1E', '#F4EFE6', '#66764D'],
      props: { weight: '350 г', origin: 'Сэлэнгэ|Selenge' },
      text: ['Хуш, хусан ойн бараан, бага зэрэг гашуун бал.', 'Dark and slightly bitter, from cedar and birch woods.']
    },
    {
      mn: 'Сархинагтай бал',
      en: 'Honey with comb',
      brand: 'onon-bal',
      price: 45900,
      look: ['#DE9A22', '#E9C26B', '#7A5237'],
      stock: 'low',
      props: { weight: '300 г', origin: 'Хэнтий|Khentii' },
      text: ['Лавтай нь зажилж иддэг, бага насны амт.', 'Chewed with its wax: a taste of childhood.']
    },
    {
      mn: 'Прополистой бал',
      en: 'Propolis honey',
      brand: 'onon-bal',
      price: 39900,
      look: ['#B5762A', '#4F6146', '#F4EFE6'],
      props: { ingredients: 'Бал, прополис 3%|Honey, 3% propolis', weight: '350 г', origin: 'Сэлэнгэ|Selenge' },
      text: ['Хоолой сэрвэгнэх үед өдөрт нэг халбага.', 'A spoon a day when the throat tickles.']
    }
  ]
}
