import type { DemoFamily } from '../format.ts'
import { WOMEN_WAISTS } from '../sizes.ts'

export const womenTrousers: DemoFamily = {
  code: 'WTR',
  motif: 'trousers',
  taxon: 'women/clothing/trousers',
  returnHours: 48,
  unit: 'ш|piece',
  sizeKey: 'pants_size',
  sizes: WOMEN_WAISTS,
  chart: 'trousers',
  scenes: ['wardrobe'],
  props: { care: 'Машинаар, 30 хэм|Machine, 30 °C', origin: 'Монгол' },
  about: [
    ['Бүсний ар тал резинтэй тул суухад чангарахгүй.', 'The back of the waist is elastic and gives when you sit.'],
    ['Хормойг нь хүссэн уртаар тань үнэгүй таслана.', 'We hem it to your length free of charge.']
  ],
  care: [['Чийгтэй үед нь татаж тэгшлээд хатаана.', 'Pull it straight while damp and let it dry.']],
  products: [
    {
      mn: 'Шулуун ноосон өмд',
      en: 'Straight wool trousers',
      brand: 'khangai',
      price: 219000,
      colours: ['charcoal', 'camel', 'ink'],
      rating: [4.6, 102],
      props: { material: 'Ноос 98%, эластан 2%|98% wool, 2% elastane', weight: '420 г' },
      text: ['Ажил, театр аль алинд нь явах шулуун загвар.', 'A straight leg for work and theatre alike.']
    },
    {
      mn: 'Өргөн түрийтэй өмд',
      en: 'Wide-leg trousers',
      brand: 'tengis-zagvar',
      price: 189000,
      colours: ['sand', 'moss', 'charcoal'],
      sale: 159000,
      props: { material: 'Ноос 60%, вискоз 40%|60% wool, 40% viscose', weight: '460 г' },
      text: ['Өндөр бүсэлхийтэй, алхахад хормой шиг хөвнө.', 'High-waisted and swinging like a skirt.']
    },
    {
      mn: 'Ноолууран гэрийн өмд',
      en: 'Cashmere lounge trousers',
      brand: 'altan-navch',
      price: 359000,
      colours: ['grey', 'camel'],
      props: {
        material: 'Ноолуур 100%|100% cashmere',
        knit: 'Гөлгөр, 12 гейж|Plain, 12 gauge',
        weight: '330 г',
        care: 'Гараар, 30 хэм|By hand, 30 °C'
      },
      text: ['Амралтын өдөр тайлахыг хүсэхгүй өмд.', 'The trousers nobody wants to take off on a Sunday.']
    },
    {
      mn: 'Нарийн түрийтэй ноосон өмд',
      en: 'Slim wool trousers',
      brand: 'khangai',
      price: 179000,
      colours: ['charcoal', 'plum'],
      props: { material: 'Ноос 75%, полиэстер 23%, эластан 2%|75% wool, 23% polyester, 2% elastane', weight: '360 г' },
      text: ['Шагайн дээгүүр урттай тул богино түрийтэй гутлыг харуулна.', 'Cut above the ankle to show a boot.']
    },
    {
      mn: 'Флис дотортой өвлийн өмд',
      en: 'Fleece-lined winter trousers',
      brand: 'nuudel',
      price: 149000,
      colours: ['charcoal', 'stone'],
      stock: 'high',
      props: { material: 'Софтшелл, флис|Softshell, fleece', warmth: 'Хасах 25 хэм|−25 °C', weight: '520 г' },
      text: ['Дотуур өмдгүйгээр хасах 25-д гарна.', 'Out at −25 °C without long johns.']
    },
    {
      mn: 'Маалинган зуны өмд',
      en: 'Linen summer trousers',
      brand: 'kaselle',
      price: 119000,
      colours: ['milk', 'sand', 'sky'],
      saleTime: 'ended',
      sale: 89000,
      props: { material: 'Маалинга 100%|100% linen', weight: '280 г', season: 'Зун|Summer' },
      text: ['Уяатай бүстэй, элсэн дээр ч, оффист ч сэрүүхэн.', 'A drawstring waist, cool on the beach and at the desk.']
    }
  ]
}
