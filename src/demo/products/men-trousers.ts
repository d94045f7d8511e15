import type { DemoFamily } from '../format.ts'
import { MEN_WAISTS } from '../sizes.ts'

export const menTrousers: DemoFamily = {
  code: 'MTR',
  motif: 'trousers',
  taxon: 'men/clothing/trousers',
  returnHours: 48,
  unit: 'ш|piece',
  sizeKey: 'pants_size',
  sizes: MEN_WAISTS,
  chart: 'trousers',
  scenes: ['wardrobe', 'ub-winter'],
  props: { care: 'Машинаар, 30 хэм|Machine, 30 °C', origin: 'Монгол' },
  about: [
    ['Өвдөг, суудлын оёдлыг давхар хийсэн.', 'Seams at knee and seat are doubled.'],
    ['Хормойг нь тань авах уртаар үнэгүй таслана.', 'We hem it to your length free of charge.']
  ],
  care: [['Халаасны доторлогоо хөвөн, элэгдвэл сольж өгнө.', 'Pocket linings are cotton and are replaced if they wear through.']],
  products: [
    {
      mn: 'Ноосон өмд',
      en: 'Men’s wool trousers',
      brand: 'khangai',
      price: 239000,
      colours: ['charcoal', 'ink', 'umber'],
      rating: [4.5, 91],
      props: { material: 'Ноос 98%, эластан 2%|98% wool, 2% elastane', weight: '480 г' },
      text: ['Оффис, хүлээн авалтад тохирох шулуун загвар.', 'A straight cut for office and reception.']
    },
    {
      mn: 'Чино өмд',
      en: 'Cotton chinos',
      brand: 'kaselle',
      price: 129000,
      sale: 99000,
      colours: ['sand', 'moss', 'ink', 'rust'],
      stock: 'high',
      props: { material: 'Хөвөн 97%, эластан 3%|97% cotton, 3% elastane', weight: '440 г' },
      text: ['Өдөр бүр өмсөх, индүү шаардахгүй хөвөн өмд.', 'Everyday cotton that asks for no iron.']
    },
    {
      mn: 'Флис дотортой аяллын өмд',
      en: 'Fleece-lined travel trousers',
      brand: 'nuudel',
      price: 169000,
      colours: ['charcoal', 'moss'],
      also: ['travel/camping'],
      props: { material: 'Софтшелл, флис|Softshell, fleece', warmth: 'Хасах 25 хэм|−25 °C', weight: '560 г' },
      text: ['Өвдөг нь нөхөөстэй, цахилгаантай таван халаастай.', 'Reinforced knees and five zipped pockets.']
    },
    {
      mn: 'Жинсэн өмд, шулуун',
      en: 'Straight jeans',
      brand: 'norrvind',
      price: 159000,
      colours: ['indigo', 'charcoal'],
      props: { material: 'Хөвөн 99%, эластан 1%|99% cotton, 1% elastane', weight: '620 г' },
      text: ['Зузаан деним, угаах тусам биед чинь тохирно.', 'Heavy denim that grows more yours with every wash.']
    },
    {
      mn: 'Хилэн судалтай өмд',
      en: 'Corduroy trousers',
      brand: 'kaselle',
      price: 149000,
      colours: ['camel', 'moss', 'plum'],
      saleTime: 'ended',
      sale: 119000,
      props: { material: 'Хөвөн 98%, эластан 2%|98% cotton, 2% elastane', weight: '510 г', season: 'Намар, өвөл|Autumn and winter' },
      text: ['Зузаан судалтай, хуучрах тусмаа гоё болдог.', 'A broad cord that looks better with age.']
    },
    {
      mn: 'Ноолууран гэрийн өмд, эрэгтэй',
      en: 'Men’s cashmere lounge trousers',
      brand: 'altan-navch',
      price: 389000,
      colours: ['grey', 'charcoal'],
      stock: 'low',
      props: {
        material: 'Ноолуур 100%|100% cashmere',
        knit: 'Гөлгөр, 12 гейж|Plain, 12 gauge',
        weight: '380 г',
        care: 'Гараар, 30 хэм|By hand, 30 °C'
      },
      text: ['Урт нислэг, урт амралтын өдрийн өмд.', 'For long flights and long Sundays.']
    },
    {
      mn: 'Уулын өмд',
      en: 'Mountain trousers',
      brand: 'brakka',
      price: 219000,
      colours: ['teal', 'charcoal'],
      taxon: 'travel/winter',
      props: { material: 'Нейлон 90%, эластан 10%|90% nylon, 10% elastane', water: '10,000 мм|10,000 mm', weight: '430 г' },
      text: ['Гурван талдаа сунадаг, цана, авиралтад аль алинд нь.', 'It stretches every way, for skiing and climbing.']
    }
  ]
}
