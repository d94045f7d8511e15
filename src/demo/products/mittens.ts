import type { DemoFamily } from '../format.ts'

export const mittens: DemoFamily = {
  code: 'MIT',
  motif: 'mittens',
  taxon: 'women/knitwear/mittens',
  returnHours: 48,
  unit: 'хос|pair',
  scenes: ['ub-winter', 'wardrobe'],
  props: { material: 'Хонины ноос 100%|100% wool', care: 'Гараар, 30 хэмийн усанд|By hand at 30 °C', origin: 'Монгол' },
  about: [
    [
      'Алган дээрээ давхар сүлжсэн тул хүрз, чарга барихад элэгдэхгүй.',
      'The palms are knitted double and stand up to shovels and sledges.'
    ],
    ['Бугуйн урт зах нь ханцуйн доогуур орно.', 'The long cuff goes under the sleeve.']
  ],
  care: [['Радиатор дээр биш, тасалгааны хэмд хатаагаарай.', 'Dry at room temperature, not on a radiator.']],
  products: [
    {
      mn: 'Ноосон бээлий',
      en: 'Wool mittens',
      brand: 'esgii-urlan',
      price: 45900,
      rating: [4.7, 64],
      colours: ['poppy', 'ink', 'moss'],
      props: { weight: '95 г' },
      text: ['Цасан ширхгийн хээг гурван өнгийн утсаар сүлжсэн.', 'A snowflake pattern in three colours of yarn.']
    },
    {
      mn: 'Ноолууран бээлий',
      en: 'Cashmere mittens',
      brand: 'altan-navch',
      price: 89000,
      colours: ['camel', 'grey', 'plum'],
      sale: 74000,
      props: { material: 'Ноолуур 100%|100% cashmere', weight: '60 г' },
      text: ['Хаврын салхинд хангалттай, халаасанд мэдэгдэхгүй.', 'Enough for a spring wind and unnoticed in a pocket.']
    },
    {
      mn: 'Арьсан алгатай бээлий',
      en: 'Leather-palm mittens',
      more: [
        'Арьсыг нь гараар оёсон, элэгдвэл бид сольж өгнө. Тасалгааны хэмд хатаагаарай.',
        'The leather is sewn on by hand and replaced if it wears. Dry at room temperature.'
      ],
      brand: 'engiin-urlan',
      price: 98000,
      colours: ['umber', 'charcoal'],
      also: ['men/knitwear/accessories'],
      badges: ['handmade'],
      props: { material: 'Ноос, ямааны арьс|Wool, goatskin', lining: 'Хурганы арьс|Lambskin', weight: '180 г' },
      text: ['Жолоо барихад гулсахгүй, дотор нь хурганы арьстай.', 'They grip the wheel and are lined with lambskin.']
    },
    {
      mn: 'Тэмээний ноосон бээлий',
      en: 'Camel-wool mittens',
      brand: 'khangai',
      price: 34900,
      colours: ['camel', 'umber'],
      stock: 'high',
      also: ['men/knitwear/accessories'],
      props: { material: 'Тэмээний ноос 100%|100% camel wool', weight: '85 г' },
      text: ['Малчид өглөө эрт морь эмээллэхдээ өмсдөг бээлий.', 'What herders wear to saddle up before dawn.']
    },
    {
      mn: 'Хүүхдийн утастай бээлий',
      en: 'Children’s mittens on a string',
      brand: 'byatskhan-tulga',
      price: 28900,
      colours: ['sky', 'poppy', 'saffron'],
      taxon: 'kids/clothing/winter',
      props: { lining: 'Флис|Fleece', weight: '55 г', ages: '2–6' },
      text: ['Хүрэмний ханцуйгаар гаргах утастай тул хэзээ ч хаягдахгүй.', 'A string runs through the sleeves, so none is ever lost.']
    },
    {
      mn: 'Уулын давхар бээлий',
      en: 'Mountain shell mittens',
      brand: 'nuudel',
      price: 119000,
      colours: ['orange', 'charcoal'],
      taxon: 'travel/winter',
      props: {
        material: 'Нейлон, ноос|Nylon, wool',
        water: 'Ус нэвтрүүлдэггүй|Waterproof',
        warmth: 'Хасах 35 хэм|−35 °C',
        weight: '210 г'
      },
      text: [
        'Гадуур нь салхи, ус нэвтрүүлдэггүй, доторх ноосон бээлий нь салдаг.',
        'A wind- and waterproof shell with a wool mitten that comes out.'
      ]
    }
  ]
}
