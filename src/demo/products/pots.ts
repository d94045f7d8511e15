import type { DemoFamily } from '../format.ts'

export const pots: DemoFamily = {
  code: 'POT',
  motif: 'cast-pot',
  taxon: 'home/kitchen/cookware/pots',
  returnHours: 48,
  unit: 'ш|piece',
  choiceKey: 'capacity',
  scenes: ['tea-table'],
  props: { warranty: '60 сар', origin: 'Монгол' },
  about: [
    ['Хий, индукц, шарах шүүгээнд адил тохирно.', 'For gas, induction and the oven alike.'],
    ['Таг нь чийгийг буцааж дусаадаг цэгтэй.', 'Points under the lid drip the moisture back.']
  ],
  care: [
    ['Халуун тогоог хүйтэн усанд хийхгүй.', 'Never put it hot into cold water.'],
    ['Анх хэрэглэхээс өмнө тос түрхэж халаана.', 'Oil and heat it before the first use.']
  ],
  products: [
    {
      mn: 'Паалантай ширмэн тогоо',
      en: 'Enamelled cast-iron pot',
      brand: 'tsagaan-togoo',
      price: 289000,
      rating: [4.8, 129],
      colours: ['ink', 'madder', 'sage'],
      choices: [
        { value: '4l', label: '4 л', add: 0 },
        { value: '6l', label: '6 л', add: 80000 }
      ],
      props: { material: 'Паалантай ширэм|Enamelled cast iron', weight: '5.2 кг-аас|From 5.2 kg' },
      text: ['Бантан, чанасан мах, талх: бүгдийг нэг тогоонд.', 'Soup, boiled meat and bread, all in one pot.']
    },
    {
      mn: 'Хорхог хийх битүү сав',
      en: 'Khorkhog steel churn pot',
      more: [
        'Таг нь дөрвөн түгжээтэй, жийргийг нь сольж болно. Аяга таваг угаагчид хийж болно.',
        'The lid has four clamps and a gasket that can be replaced. It may go in the dishwasher.'
      ],
      brand: 'tsagaan-togoo',
      price: 249000,
      look: ['#8C8A85', '#3B3F49', '#F4EFE6'],
      also: ['travel/camping'],
      props: { material: 'Зэвэрдэггүй ган|Stainless steel', capacity: '12 л', weight: '4.1 кг' },
      text: ['Даралт гаргах хавхлагатай тул халуун чулууг айдасгүй хийнэ.', 'A release valve makes cooking with hot stones safe.']
    },
    {
      mn: 'Хуурга шарах гүн хайруул',
      en: 'Deep cast-iron wok',
      brand: 'tsagaan-togoo',
      price: 169000,
      sale: 139000,
      look: ['#3B3F49', '#7A5237', '#C4CAD3'],
      props: { material: 'Ширэм|Cast iron', size: '32 см', weight: '3.2 кг' },
      text: ['Цуйван наалдахгүй, гал жигд тархаана.', 'Tsuivan does not stick and the heat spreads evenly.']
    },
    {
      mn: 'Бууз жигнэх тогоо',
      en: 'Buuz steamer',
      more: [
        'Давхрын нүх нь жигд тул захын бууз ч түүхий үлдэхгүй. Аяга таваг угаагчид хийж болно.',
        'Even holes, so the buuz at the rim are done too. It may go in the dishwasher.'
      ],
      brand: 'tsagaan-togoo',
      price: 139000,
      look: ['#C4CAD3', '#E3A129', '#F4EFE6'],
      stock: 'high',
      rating: [4.9, 264],
      props: {
        material: 'Зэвэрдэггүй ган|Stainless steel',
        capacity: 'Дөрвөн давхар, 48 бууз|Four tiers, 48 buuz',
        size: '30 × 34 см',
        weight: '2.8 кг'
      },
      text: ['Дөрвөн давхарт дөчин найман бууз нэг дор болно.', 'Forty-eight buuz at once on four tiers.']
    },
    {
      mn: 'Зуухны том тогоо',
      en: 'Large stove cauldron',
      more: [
        'Хоёр чихтэй тул дөрөөвчөөр өргөнө. Халуун тогоог хүйтэн усанд хийхгүй.',
        'Two lugs let it be lifted with hooks. Never put it hot into cold water.'
      ],
      brand: 'tsagaan-togoo',
      price: 198000,
      look: ['#4C566B', '#3B3F49', '#F4EFE6'],
      props: { material: 'Ширэм|Cast iron', capacity: '18 л', size: '48 см', weight: '9.4 кг' },
      text: ['Гэрийн зуухны амсарт яг суух бөөрөнхий ёроолтой.', 'A round bottom that sits in the mouth of a ger stove.']
    },
    {
      mn: 'Даралтат тогоо',
      en: 'Pressure cooker',
      more: [
        'Даралт буутал таг нь онгойхгүй хамгаалалттай. Хий, индукц хоёрт тохирно.',
        'The lid stays locked until the pressure falls. For gas and induction.'
      ],
      brand: 'havrik',
      price: 229000,
      sale: 189000,
      saleTime: 'deal',
      look: ['#D7D9DC', '#3B3F49', '#AF3A32'],
      props: { material: 'Зэвэрдэггүй ган|Stainless steel', capacity: '6 л', weight: '3.1 кг', origin: 'БНХАУ|China' },
      text: ['Үхрийн махыг дөчин минутад зөөлөн болгоно.', 'It makes beef tender in forty minutes.']
    }
  ]
}
