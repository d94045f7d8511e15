import type { DemoFamily } from '../format.ts'

export const throws: DemoFamily = {
  code: 'THR',
  motif: 'throw',
  taxon: 'home/textiles/throws',
  returnHours: 48,
  unit: 'ш|piece',
  scenes: ['living-room', 'goats'],
  props: { care: 'Хуурай цэвэрлэгээ|Dry clean', origin: 'Монгол' },
  about: [
    ['Буйдангийн түшлэг дээр тохоод, орой нь нөмөрнө.', 'By day it lies over the sofa, in the evening over you.'],
    ['Захын зангилгааг нэг бүрчлэн гараар зангилсан.', 'Every knot of the fringe is tied by hand.']
  ],
  care: [
    ['Үнэр шингээвэл салхинд хоёр цаг дэлгэхэд л болно.', 'Two hours in the wind are enough to air it.'],
    ['Уутандаа хадгалвал эрвээхэй иднэ гэж санаа зовохгүй.', 'Kept in its bag, it is safe from moths.']
  ],
  products: [
    {
      mn: 'Ноолууран хөнжил 130×180 см',
      en: 'Cashmere throw, 130×180 cm',
      brand: 'altan-navch',
      price: 720000,
      rating: [4.9, 51],
      colours: ['sky', 'camel', 'milk', 'charcoal'],
      props: { material: 'Ноолуур 100%|100% cashmere', size: '130 × 180 см', weight: '620 г' },
      text: ['Зургаан зуун грамм жинтэй ч хонины арьс шиг дулаан.', 'Six hundred grams, and as warm as a sheepskin.']
    },
    {
      mn: 'Тэмээний ноосон хөнжил',
      en: 'Camel-wool blanket',
      brand: 'khangai',
      price: 285000,
      sale: 239000,
      colours: ['camel', 'umber'],
      props: { material: 'Тэмээний ноос 100%|100% camel wool', size: '150 × 200 см', weight: '1.6 кг' },
      badges: ['natural'],
      rating: [4.7, 183],
      text: ['Өмнөговийн ботгоны ноос, байгалийн бор өнгөөрөө.', 'Young camel’s wool of the South Gobi in its own brown.']
    },
    {
      mn: 'Сарлагийн хөөврөн хөнжил',
      en: 'Yak-down throw',
      brand: 'khangai',
      price: 390000,
      colours: ['charcoal', 'umber'],
      props: { material: 'Сарлагийн хөөвөр 100%|100% yak down', size: '130 × 190 см', weight: '780 г' },
      text: ['Сарлагийн хөөвөр ноолуураас дулаан, хамаагүй удаан элэгддэг.', 'Yak down is warmer than cashmere and wears far longer.']
    },
    {
      mn: 'Дөрвөлжин хээтэй ноосон хөнжил',
      en: 'Checked wool throw',
      brand: 'oskelund',
      price: 168000,
      colours: ['madder', 'moss', 'ink'],
      props: { material: 'Хонины ноос 100%|100% wool', size: '130 × 170 см', weight: '900 г' },
      text: ['Хоёр талдаа өөр өнгөтэй, эргүүлж дэлгэнэ.', 'Each side has its own colour; turn it as you like.']
    },
    {
      mn: 'Хүүхдийн ноолууран хөнжил',
      en: 'Cashmere baby blanket',
      more: [
        'Захыг нь зөөлөн туузаар хөвөөлсөн, нярайн арьсанд хатгахгүй. Ноосны горимоор угааж болно.',
        'Bound in soft ribbon, it does not prickle new skin. It may be washed on a wool cycle.'
      ],
      brand: 'altan-navch',
      price: 298000,
      colours: ['milk', 'rose', 'sky'],
      also: ['kids/clothing'],
      badges: ['new'],
      props: { material: 'Ноолуур 100%|100% cashmere', size: '80 × 100 см', weight: '260 г' },
      text: ['Шинэ төрсөн хүүхдийг ороох анхны дулаан, бэлгийн хайрцагтай.', 'A first warmth for a newborn, in a gift box.']
    },
    {
      mn: 'Машины жижиг хөнжил',
      en: 'Car travel blanket',
      more: [
        'Бариултай уут нь үүргэвчинд өлгөгдөнө. Машинд угаахад хэлбэрээ алдахгүй.',
        'Its pouch has a handle to hang on a backpack. The machine does it no harm.'
      ],
      brand: 'nuudel',
      price: 89000,
      colours: ['moss', 'charcoal'],
      stock: 'high',
      also: ['travel/camping'],
      props: {
        material: 'Флис 60%, ноос 40%|60% fleece, 40% wool',
        size: '110 × 150 см',
        weight: '540 г',
        care: 'Машинаар, 30 хэм|Machine, 30 °C'
      },
      text: ['Уутандаа багтаад дэр болно, хойд суудалд үргэлж хэрэгтэй.', 'In its pouch it is a pillow; the back seat always needs one.']
    },
    {
      mn: 'Хөвөн вафли хөнжил',
      en: 'Cotton waffle throw',
      brand: 'ugluu',
      price: 79000,
      colours: ['sand', 'sage', 'rose'],
      saleTime: 'ended',
      sale: 64000,
      props: {
        material: 'Хөвөн 100%|100% cotton',
        size: '130 × 170 см',
        weight: '700 г',
        care: 'Машинаар, 40 хэм|Machine, 40 °C',
        season: 'Зун|Summer'
      },
      text: ['Зуны шөнийн нимгэн хучлага, угаах тусам зөөлөрнө.', 'A light cover for summer nights that softens with every wash.']
    }
  ]
}
