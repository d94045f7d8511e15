import type { DemoFamily } from '../format.ts'

export const vases: DemoFamily = {
  code: 'VAS',
  motif: 'vase',
  taxon: 'home/decor/vases',
  returnHours: 48,
  unit: 'ш|piece',
  scenes: ['living-room'],
  props: { material: 'Шатаасан шавар|Fired clay', care: 'Нойтон даавуугаар|With a damp cloth', origin: 'Монгол' },
  about: [
    ['Гараар эргүүлж хийдэг тул ширхэг бүр бага зэрэг өөр.', 'Each is thrown by hand, so no two are quite alike.'],
    ['Дотор нь ус нэвтрүүлдэггүй паалантай.', 'It is glazed inside and holds water.']
  ],
  care: [['Хуурай цэцэг, бургас, амьд цэцэг бүгд зохино.', 'It suits dried flowers, willow and fresh stems.']],
  products: [
    {
      mn: 'Улаан шавар ваар',
      en: 'Red clay vase',
      brand: 'engiin-urlan',
      price: 58000,
      props: { size: '14 × 28 см', weight: '1.2 кг' },
      text: ['Дундговийн улаан шаврыг өөрийнх нь өнгөөр үлдээв.', 'The red clay of Dundgovi, left in its own colour.']
    },
    {
      mn: 'Хөх паалантай ваар «Нуур»',
      en: 'Nuur blue glazed vase',
      brand: 'engiin-urlan',
      price: 74000,
      look: ['#3B78C4', '#F4EFE6', '#66764D'],
      badges: ['handmade'],
      props: { size: '16 × 30 см', weight: '1.4 кг' },
      text: ['Хөвсгөлийн усны гүн хөх паалан доошоо урсаж хөлдсөн мэт.', 'A glaze as deep as Khuvsgul runs down and seems to freeze.']
    },
    {
      mn: 'Цагаан шаазан ваар',
      en: 'White porcelain vase',
      brand: 'ugluu',
      price: 64000,
      look: ['#F1EFEA', '#C4CAD3', '#8FA58B'],
      props: { material: 'Шаазан|Porcelain', size: '12 × 24 см', weight: '700 г' },
      text: ['Нэг салаа цэцэгт зориулсан нарийн хүзүүтэй.', 'A narrow neck for a single stem.']
    },
    {
      mn: 'Утсан шаргал хар ваар',
      en: 'Smoke-fired black vase',
      more: [
        'Ус нэвтрүүлдэг тул хуурай цэцгэнд зориулсан. Зөөлөн даавуугаар өнгөлөөрэй.',
        'It lets water through, so it is meant for dried flowers. Polish it with a soft cloth.'
      ],
      brand: 'engiin-urlan',
      price: 98000,
      look: ['#3B3F49', '#8C8A85', '#A9B89A'],
      stock: 'low',
      props: { size: '18 × 32 см', weight: '1.7 кг' },
      text: ['Аргалын утаанд шатаасан тул паалангүй ч гүн хар өнгөтэй.', 'Fired in dung smoke, deep black without any glaze.']
    },
    {
      mn: 'Шалны том ваар «Тал»',
      en: 'Tal floor vase',
      brand: 'oskelund',
      price: 186000,
      look: ['#DCCDB6', '#7A5237', '#66764D'],
      props: { size: '28 × 62 см', weight: '6.4 кг' },
      text: ['Хаалганы хажууд буйлс, зэгсний боодол багтана.', 'It stands by a door and holds a sheaf of reeds.']
    }
  ]
}
