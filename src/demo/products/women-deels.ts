import type { DemoFamily } from '../format.ts'
import { WOMEN } from '../sizes.ts'

export const womenDeels: DemoFamily = {
  code: 'WDE',
  motif: 'deel',
  taxon: 'women/clothing/deels',
  returnHours: 48,
  unit: 'ш|piece',
  sizeKey: 'clothing_size',
  sizes: WOMEN,
  chart: 'womenLong',
  scenes: ['look-deel', 'naadam'],
  props: { closure: 'Шилбэн товч|Knotted silk buttons', care: 'Хуурай цэвэрлэгээ|Dry clean', origin: 'Улаанбаатар|Ulaanbaatar' },
  about: [
    ['Бүс нь тусдаа, манай бүснүүдээс сонгож хослуулаарай.', 'The sash is sold apart, so choose one to go with it.'],
    ['Ханцуй, хормойг хоёр см хүртэл сунгах нөөцтэй оёсон.', 'Sleeves and hem can be let out by two centimetres.']
  ],
  care: [
    ['Энгэрийн эмжээрийг гараар хатгасан.', 'The piping of the front is sewn by hand.'],
    ['Өөрийн хэмжээгээр захиалбал арав хоногт бэлэн болно.', 'Made to your measure, it takes ten days.']
  ],
  products: [
    {
      mn: 'Торгон энгэртэй дээл',
      en: 'Silk-front deel',
      brand: 'tengis-zagvar',
      price: 680000,
      rating: [4.9, 88],
      colours: ['ink', 'madder', 'moss'],
      badges: ['handmade'],
      props: { material: 'Торго, ноолуур|Silk, cashmere', weight: '1.2 кг' },
      text: ['Хас хээт торгоор энгэрлэж, алтан утсаар эмжсэн баярын дээл.', 'A feast-day deel with a meander-silk front and gold piping.']
    },
    {
      mn: 'Зуны нимгэн тэрлэг',
      en: 'Summer terleg',
      brand: 'tengis-zagvar',
      price: 320000,
      colours: ['sky', 'rose', 'sage'],
      props: { material: 'Хөвөн, торго|Cotton, silk', season: 'Зун|Summer', weight: '620 г' },
      sale: 279000,
      text: ['Наадамд өмсөх нэг давхар тэрлэг, жолоо барихад чөлөөтэй.', 'A single-layer terleg for Naadam, free in the arms for driving.']
    },
    {
      mn: 'Хурган дотортой өвлийн дээл',
      en: 'Lambskin-lined winter deel',
      brand: 'tengis-zagvar',
      price: 1450000,
      colours: ['plum', 'indigo'],
      stock: 'low',
      props: { material: 'Торго|Silk', lining: 'Хурганы арьс|Lambskin', warmth: 'Хасах 40 хэм|−40 °C', weight: '2.8 кг' },
      text: ['Хурганы зөөлөн арьсан дотортой, Цагаан сарын хүйтэнд.', 'Lined in soft lambskin for the cold of Tsagaan Sar.']
    },
    {
      mn: 'Хотын богино дээл',
      en: 'Short city deel',
      brand: 'tengis-zagvar',
      price: 390000,
      colours: ['moss', 'charcoal', 'rust'],
      badges: ['new'],
      props: { material: 'Ноос 80%, торго 20%|80% wool, 20% silk', weight: '780 г' },
      text: ['Жинстэй өмсөхөөр ташаагаар богиносгосон өдөр тутмын дээл.', 'An everyday deel cut at the hip to wear with jeans.']
    },
    {
      mn: 'Хуримын цагаан дээл',
      en: 'White wedding deel',
      brand: 'tengis-zagvar',
      price: 1890000,
      colours: ['milk'],
      stock: 'preorder',
      props: { material: 'Торго 100%|100% silk', weight: '1.4 кг' },
      text: ['Сувдан эмжээр, мөнгөн товчтой, хэмжээгээр тань оёно.', 'Pearl piping and silver buttons, sewn to your measure.']
    },
    {
      mn: 'Хантаазтай дээлний иж бүрдэл',
      en: 'Deel and waistcoat set',
      brand: 'tengis-zagvar',
      price: 860000,
      sale: 740000,
      colours: ['teal', 'madder'],
      unit: 'багц|set',
      props: { material: 'Торго, хилэн|Silk, velvet', pieces: 'Дээл, хантааз|Deel, waistcoat', weight: '1.6 кг' },
      text: ['Хилэн хантааз нь тусдаа ч өмсөгдөнө.', 'The velvet waistcoat is worn on its own as well.']
    }
  ]
}
