import type { DemoFamily } from '../format.ts'

export const tents: DemoFamily = {
  code: 'TEN',
  motif: 'tent',
  taxon: 'travel/camping/tents',
  returnHours: 48,
  unit: 'ш|piece',
  scenes: ['camp', 'khuvsgul', 'steppe'],
  props: { warranty: '24 сар', origin: 'Вьетнам|Vietnam' },
  about: [
    ['Талын салхинд зориулж нэмэлт дөрвөн татлага хийсэн.', 'Four extra guy lines for the wind of the steppe.'],
    ['Хоёр хүн арван минутад босгоно.', 'Two people pitch it in ten minutes.']
  ],
  care: [
    ['Нойтноор нь хураасан бол гэртээ дэлгэж хатаагаарай.', 'If packed wet, spread it out at home to dry.'],
    ['Шон, шалны нөхөөс дагалдана.', 'A spare pole sleeve and floor patches are included.']
  ],
  products: [
    {
      mn: 'Аяллын майхан, 2 хүн',
      en: 'Trail tent for two',
      brand: 'nuudel',
      price: 389000,
      sale: 329000,
      rating: [4.7, 86],
      colours: ['orange', 'moss'],
      props: { material: 'Нейлон 20D|20D nylon', water: '4,000 мм|4,000 mm', size: '220 × 140 × 105 см', weight: '1.9 кг' },
      text: ['Үүргэвчинд багтах хөнгөн, хоёр хаалгатай.', 'Light enough to carry, with two doors.']
    },
    {
      mn: 'Гэр бүлийн майхан, 5 хүн',
      en: 'Family tent for five',
      brand: 'nuudel',
      price: 790000,
      colours: ['moss', 'sky'],
      props: { material: 'Полиэстер 75D|75D polyester', water: '5,000 мм|5,000 mm', size: '480 × 300 × 190 см', weight: '11.4 кг' },
      text: ['Хоёр унтлагын өрөө, дундаа ширээ тавих зайтай.', 'Two bedrooms and room for a table between.']
    },
    {
      mn: 'Дөрвөн улирлын майхан',
      en: 'Four-season tent',
      brand: 'nuudel',
      price: 1190000,
      colours: ['orange'],
      stock: 'low',
      props: {
        material: 'Нейлон 40D|40D nylon',
        water: '8,000 мм|8,000 mm',
        warmth: 'Хасах 30 хэм|−30 °C',
        size: '230 × 160 × 115 см',
        weight: '3.4 кг'
      },
      text: ['Цасны хормойтой, Алтайн мөсөн голд хонохоор.', 'Snow skirts for nights on an Altai glacier.']
    },
    {
      mn: 'Зуны майхан «Жодгор»',
      en: 'Jodgor summer tent',
      brand: 'nuudel',
      price: 290000,
      look: ['#F4EFE6', '#1C3F7C', '#AF3A32'],
      stock: 'high',
      props: { material: 'Хөвөн зотон|Cotton canvas', size: '300 × 240 × 200 см', weight: '9.8 кг', origin: 'Монгол' },
      text: ['Наадмын жодгор: цагаан зотон, хөх хээтэй.', 'The jodgor of Naadam: white canvas with blue ornament.']
    },
    {
      mn: 'Автомат дэлгэгддэг майхан',
      en: 'Pop-up tent',
      brand: 'brakka',
      price: 189000,
      sale: 149000,
      colours: ['sky', 'saffron'],
      props: { material: 'Полиэстер|Polyester', water: '2,000 мм|2,000 mm', size: '200 × 180 × 130 см', weight: '2.8 кг' },
      text: ['Шидэхэд гурван секундэд босно, загасчид дуртай.', 'Throw it and it stands in three seconds. Anglers love it.']
    },
    {
      mn: 'Машины дээврийн майхан',
      en: 'Car roof tent',
      more: [
        'Дээврийн тавиурт угсарч, хаах дэлгэхийг зааж өгнө. Шат, матрас дагалдана.',
        'We fit it to your roof rack and show you how it folds. Ladder and mattress are included.'
      ],
      brand: 'nuudel',
      price: 3490000,
      colours: ['stone', 'moss'],
      stock: 'preorder',
      props: { material: 'Зотон, хөнгөн цагаан|Canvas, aluminium', size: '240 × 140 × 120 см', weight: '58 кг' },
      text: ['Говийн могой, шавжаас дээш, тэнгэрт ойр унтана.', 'Sleep above the insects of the Gobi and nearer the stars.']
    }
  ]
}
