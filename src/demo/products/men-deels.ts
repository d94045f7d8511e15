import type { DemoFamily } from '../format.ts'
import { MEN } from '../sizes.ts'

export const menDeels: DemoFamily = {
  code: 'MDE',
  motif: 'deel',
  taxon: 'men/clothing/deels',
  returnHours: 48,
  unit: 'ш|piece',
  sizeKey: 'clothing_size',
  sizes: MEN,
  chart: 'menLong',
  scenes: ['naadam', 'ger-dusk', 'look-deel'],
  props: { closure: 'Мөнгөлөг товч|Silvered buttons', care: 'Хуурай цэвэрлэгээ|Dry clean', origin: 'Улаанбаатар|Ulaanbaatar' },
  about: [
    ['Морь унахад хормой нь хангалттай дэлгэрнэ.', 'The skirt opens wide enough for riding.'],
    ['Өвөрт нь аяга, утас багтах том нөөцтэй.', 'The fold at the breast holds a bowl and a phone.']
  ],
  care: [['Дагалдах торгон бүс нь гурван метр.', 'A three-metre silk sash comes with it.']],
  products: [
    {
      mn: 'Эрэгтэй хас хээт дээл',
      en: 'Men’s meander-silk deel',
      brand: 'tengis-zagvar',
      price: 620000,
      rating: [4.8, 71],
      colours: ['ink', 'umber', 'moss'],
      props: { material: 'Торго|Silk', weight: '1.4 кг' },
      text: ['Битүү хас хээтэй торго, өргөн эмжээртэй ёслолын дээл.', 'A ceremonial deel of close meander silk with broad piping.']
    },
    {
      mn: 'Малчны өдөр тутмын дээл',
      en: 'Herder’s everyday deel',
      brand: 'tengis-zagvar',
      price: 260000,
      colours: ['umber', 'moss'],
      stock: 'high',
      props: { material: 'Даавуу, тэмээний ноос|Cotton, camel wool', warmth: 'Хасах 30 хэм|−30 °C', weight: '2.2 кг' },
      text: ['Тэмээний ноос ширсэн, өдөржин хөдөө явахад эвтэй.', 'Quilted with camel wool for whole days outdoors.']
    },
    {
      mn: 'Наадмын цагаан тэрлэг',
      en: 'White Naadam terleg',
      brand: 'tengis-zagvar',
      price: 340000,
      colours: ['white', 'sky'],
      saleTime: 'ended',
      sale: 290000,
      props: { material: 'Хөвөн, торго|Cotton, silk', season: 'Зун|Summer', weight: '720 г' },
      text: ['Уяачийн цагаан тэрлэг, хөх эмжээртэй.', 'The white terleg of horse trainers, with blue piping.']
    },
    {
      mn: 'Нэхий дээл',
      en: 'Sheepskin deel',
      brand: 'tengis-zagvar',
      price: 1280000,
      colours: ['umber', 'charcoal'],
      stock: 'low',
      props: { material: 'Нэхий|Sheepskin', warmth: 'Хасах 45 хэм|−45 °C', weight: '4.6 кг' },
      text: ['Гараар элдсэн нэхий, өвлийн отор, цасан шуурганд.', 'Hand-tanned sheepskin for winter pastures and blizzards.']
    },
    {
      mn: 'Хүрэм загварын орчин үеийн дээл',
      en: 'Modern deel jacket',
      more: [
        'Дотор талдаа хоёр халаастай, бүсгүй өмсөнө. Ханцуйны уртыг үнэгүй тааруулна.',
        'It has two inner pockets and is worn without a sash. We adjust the sleeves free of charge.'
      ],
      brand: 'tengis-zagvar',
      price: 420000,
      colours: ['charcoal', 'ink'],
      badges: ['new'],
      props: { material: 'Ноос 100%|100% wool', weight: '980 г' },
      text: ['Босоо зах, ташуу энгэр: хурал, зоогт адил зохино.', 'A standing collar and slanting front for meetings and dinners.']
    }
  ]
}
