import type { DemoFamily } from '../format.ts'
import { MEN } from '../sizes.ts'

export const menCardigans: DemoFamily = {
  code: 'MCA',
  motif: 'cardigan',
  taxon: 'men/knitwear/cardigans',
  returnHours: 48,
  unit: 'ш|piece',
  sizeKey: 'clothing_size',
  sizes: MEN,
  chart: 'menTop',
  scenes: ['living-room', 'wardrobe'],
  props: { material: 'Ноолуур 100%|100% cashmere', care: 'Гараар, 30 хэмийн усанд|By hand at 30 °C', origin: 'Монгол' },
  about: [
    ['Урд энгэр давхар сүлжмэл, товч нь үхрийн эвэр.', 'A double-knit front with buttons of ox horn.'],
    ['Хоёр урд халаас нь сунахгүй бэхэлгээтэй.', 'The two front pockets are stayed against sagging.']
  ],
  care: [['Нугалж хадгална.', 'Store it folded.']],
  products: [
    {
      mn: 'Эрэгтэй V захтай кардиган',
      en: 'Men’s V-neck cardigan',
      brand: 'altan-navch',
      price: 489000,
      colours: ['charcoal', 'ink', 'umber'],
      props: { knit: 'Гөлгөр, 12 гейж|Plain, 12 gauge', weight: '380 г' },
      text: ['Цамц, зангианы гадуур хурим, хуралд өмсөх сонгодог загвар.', 'The classic over shirt and tie, for weddings and meetings.']
    },
    {
      mn: 'Эргэдэг захтай эрэгтэй кардиган',
      en: 'Men’s shawl-collar cardigan',
      brand: 'khangai',
      price: 329000,
      sale: 279000,
      colours: ['moss', 'grey'],
      rating: [4.8, 66],
      props: { material: 'Хонины ноос 80%, ноолуур 20%|80% wool, 20% cashmere', knit: 'Хавирган, 5 гейж|Rib, 5 gauge', weight: '760 г' },
      text: ['Зуслангийн өглөө, сүүтэй цай, энэ кардиган.', 'A morning at the summer house, milk tea and this cardigan.']
    },
    {
      mn: 'Цахилгаантай сүлжмэл хүрэм',
      en: 'Zipped knit jacket',
      more: [
        'Цахилгаан нь доороосоо ч нээгддэг тул суухад эвтэй. Нугалж хадгална.',
        'The zip opens from below too, which helps when you sit. Store it folded.'
      ],
      brand: 'khangai',
      price: 389000,
      colours: ['charcoal', 'ink'],
      props: {
        material: 'Ноос 70%, ноолуур 30%|70% wool, 30% cashmere',
        closure: 'Хоёр талт цахилгаан|Two-way zip',
        knit: 'Бүдүүн, 5 гейж|Chunky, 5 gauge',
        weight: '820 г'
      },
      text: ['Хөнгөн хүрмийн оронд машинд сууж, буухад.', 'In place of a light jacket, in and out of the car.']
    }
  ]
}
