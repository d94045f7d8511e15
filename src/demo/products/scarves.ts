import type { DemoFamily } from '../format.ts'

export const scarves: DemoFamily = {
  code: 'SCA',
  motif: 'scarf',
  taxon: 'women/knitwear/scarves',
  returnHours: 48,
  unit: 'ш|piece',
  scenes: ['wardrobe', 'ub-winter', 'goats'],
  props: { material: 'Ноолуур 100%|100% cashmere', care: 'Гараар, 30 хэмийн усанд|By hand at 30 °C', origin: 'Монгол' },
  about: [
    ['Хүзүүгээ нэг, хоёр ороогоод ч пальтоны дотор багтана.', 'Wound once or twice, it still fits inside a coat.'],
    ['Бэлгийн хайрцагтай ирдэг.', 'It comes in a gift box.']
  ],
  care: [
    ['Уураар индүүдвэл шинэ мэт болно.', 'Steam makes it new again.'],
    ['Үнэртэй ус шууд цацахаас зайлсхийгээрэй.', 'Do not spray perfume straight onto it.']
  ],
  products: [
    {
      mn: 'Тэмээн бор ороолт',
      en: 'Fringed cashmere scarf',
      brand: 'altan-navch',
      price: 129900,
      rating: [4.8, 88],
      colours: ['camel', 'grey', 'sky', 'madder', 'charcoal'],
      also: ['men/knitwear/accessories'],
      props: { size: '30 × 180 см', weight: '140 г' },
      text: [
        'Хоёр үзүүртээ эрчилсэн цацагтай, хамгийн их бэлэглэдэг ороолт маань.',
        'Twisted fringes at both ends. It is the scarf people give most.'
      ]
    },
    {
      mn: 'Ноолууран алчуур 200×70 см',
      en: 'Cashmere shawl, 200×70 cm',
      brand: 'altan-navch',
      price: 229900,
      rating: [4.9, 84],
      colours: ['stone', 'plum', 'milk', 'rose'],
      props: { size: '200 × 70 см', weight: '210 г' },
      text: ['Үдшийн хувцасны гадуур нөмөрч, онгоцонд хөнжил болгоно.', 'A wrap for the evening and a blanket on the plane.']
    },
    {
      mn: 'Өд мэт хөнгөн ноолууран алчуур',
      en: 'Featherweight cashmere stole',
      brand: 'altan-navch',
      price: 259900,
      sale: 209900,
      colours: ['plum', 'sage', 'milk'],
      props: { size: '190 × 65 см', weight: '85 г' },
      text: ['Бөгжөөр нэвт татаж болох нимгэн.', 'So fine that it can be drawn through a ring.']
    },
    {
      mn: 'Дөрвөлжин хээтэй ороолт',
      en: 'Checked cashmere scarf',
      brand: 'khangai',
      price: 149000,
      colours: ['madder', 'moss', 'charcoal'],
      also: ['men/knitwear/accessories'],
      props: { size: '32 × 180 см', weight: '160 г' },
      text: ['Гурван өнгө сүлэлдсэн тул ямар ч гадуур хувцастай зохицно.', 'Three colours crossing, so it goes with any coat.']
    },
    {
      mn: 'Сүлжмэл битүү ороолт',
      en: 'Knitted snood',
      more: [
        'Хоёр давхарлаад юүдэн болгож ч болно. Уураар индүүдвэл шинэ мэт болно.',
        'Doubled up, it makes a hood. Steam makes it new again.'
      ],
      brand: 'khangai',
      price: 98000,
      colours: ['saffron', 'milk', 'charcoal', 'rose'],
      stock: 'high',
      props: { knit: 'Бүдүүн, 5 гейж|Chunky, 5 gauge', size: '32 × 64 см', weight: '170 г' },
      text: ['Толгойгоороо углаад л боллоо, салхинд тайлагдахгүй.', 'Pull it over the head and no wind undoes it.']
    },
    {
      mn: 'Хоёр талт хос өнгийн ороолт',
      en: 'Two-tone reversible scarf',
      brand: 'altan-navch',
      price: 169000,
      look: ['#2C4A7E', '#C59B6C', '#F4EFE6'],
      saleTime: 'future',
      sale: 139000,
      props: { size: '35 × 190 см', weight: '190 г' },
      text: ['Нэг тал нь хар хөх, нөгөө нь тэмээн бор.', 'Indigo on one side, camel on the other.']
    },
    {
      mn: 'Торго ноолуурын хээтэй алчуур',
      en: 'Printed silk-cashmere shawl',
      brand: 'tengis-zagvar',
      price: 198000,
      look: ['#A5403A', '#E3A129', '#1C3F7C'],
      badges: ['limited'],
      props: { material: 'Торго 60%, ноолуур 40%|60% silk, 40% cashmere', size: '140 × 140 см', weight: '150 г' },
      text: ['Зураач Мөнхцэцэгийн үүл, хас хээг хэвлэсэн.', 'Printed with clouds and meander by the painter Munkhtsetseg.']
    },
    {
      mn: 'Тэмээний ноосон дулаан ороолт',
      en: 'Camel-wool scarf',
      brand: 'khangai',
      price: 69000,
      colours: ['camel', 'umber'],
      also: ['men/knitwear/accessories'],
      badges: ['natural'],
      props: { material: 'Тэмээний ноос 100%|100% camel wool', size: '28 × 170 см', weight: '180 г' },
      text: [
        'Ханиад хүрэхэд эмээ хамгийн түрүүнд хүзүүнд ороодог тэр ороолт.',
        'The one grandmother winds round your neck at the first cough.'
      ]
    },
    {
      mn: 'Хүүхдийн ноолууран ороолт',
      en: 'Children’s cashmere scarf',
      brand: 'altan-navch',
      price: 79000,
      colours: ['sky', 'poppy', 'saffron'],
      taxon: 'kids/clothing/winter',
      props: { size: '18 × 110 см', weight: '70 г' },
      text: ['Үзүүрийг нь гогцоогоор оруулдаг тул зангилах шаардлагагүй.', 'One end slips through a loop, so there is no knot to tie.']
    }
  ]
}
