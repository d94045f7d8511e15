import type { DemoFamily } from '../format.ts'
import { KIDS } from '../sizes.ts'

export const kidsKnitwear: DemoFamily = {
  code: 'KSW',
  motif: 'cashmere-sweater',
  taxon: 'kids/clothing/knitwear',
  returnHours: 48,
  unit: 'ш|piece',
  sizeKey: 'clothing_size',
  sizes: KIDS,
  chart: 'kids',
  scenes: ['goats', 'wardrobe'],
  props: { material: 'Ноолуур 100%|100% cashmere', care: 'Машинаар, ноосны горим|Machine, wool cycle', origin: 'Монгол' },
  about: [
    ['Ханцуй, хормой нь нугалаастай тул хоёр өвөл өмсөнө.', 'Turned-up cuffs and hem make it last two winters.'],
    ['Мөрөн дээрээ товчтой, толгойгоор углахад амархан.', 'Buttons on the shoulder make it easy to pull on.']
  ],
  care: [['Тохойны нөхөөс дагалдана.', 'Elbow patches are included.']],
  products: [
    {
      mn: 'Хүүхдийн ноолууран цамц',
      en: 'Children’s cashmere sweater',
      brand: 'altan-navch',
      price: 219000,
      sale: 185000,
      rating: [4.8, 59],
      colours: ['sky', 'poppy', 'milk'],
      props: { weight: '140 г' },
      text: ['Том хүний цамцтай нэг утас, нэг сүлжээтэй.', 'The same yarn and stitch as the grown-up sweater.']
    },
    {
      mn: 'Хүүхдийн судалтай цамц',
      en: 'Children’s striped sweater',
      brand: 'khangai',
      price: 98000,
      colours: ['ink', 'madder'],
      stock: 'high',
      props: { material: 'Хурганы ноос 100%|100% lambswool', weight: '180 г' },
      text: ['Талбай дээр өнхөрч, нохойтой ноцолдоход хатуужилтай.', 'Tough enough for rolling about with the dog.']
    },
    {
      mn: 'Ботготой сүлжмэл цамц',
      en: 'Camel picture sweater',
      brand: 'khangai',
      price: 119000,
      colours: ['sand', 'sage'],
      badges: ['new'],
      props: { material: 'Хурганы ноос 100%|100% lambswool', weight: '190 г' },
      text: ['Урдаа хоёр бөхтэй ботго сүлжсэн.', 'A two-humped camel calf is knitted into the front.']
    },
    {
      mn: 'Хүүхдийн цахилгаантай кардиган',
      en: 'Children’s zip cardigan',
      more: [
        'Цахилгааны дээд үзүүр нь эрүү хавчихгүй халхавчтай. Тохойны нөхөөс дагалдана.',
        'A flap keeps the zip from the chin. Elbow patches are included.'
      ],
      brand: 'khangai',
      price: 129000,
      colours: ['moss', 'rose'],
      motif: 'cardigan',
      saleTime: 'ended',
      sale: 109000,
      props: { material: 'Хурганы ноос 100%|100% lambswool', weight: '210 г' },
      text: ['Цэцэрлэгт өмсөж, тайлахад багш, хүүхэд хоёуланд амар.', 'Easy for children and teachers at the kindergarten.']
    },
    {
      mn: 'Нярайн ноолууран иж бүрдэл',
      en: 'Newborn cashmere set',
      more: [
        'Оёдлыг нь гадагш харуулсан тул арьсанд хүрэхгүй. Ноосны горимоор угаана.',
        'Seams are turned outward, away from the skin. Wash on a wool cycle.'
      ],
      brand: 'altan-navch',
      price: 289000,
      colours: ['milk', 'rose', 'sky'],
      sizes: ['92'],
      unit: 'багц|set',
      also: ['home/gifts'],
      props: { pieces: 'Цамц, өмд, малгай|Sweater, trousers, cap', weight: '180 г' },
      text: ['Нярай угтах баярт зориулсан бэлгийн хайрцагтай.', 'Gift-boxed for a newborn’s party.']
    }
  ]
}
