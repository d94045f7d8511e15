import type { DemoFamily } from '../format.ts'

export const refrigerators: DemoFamily = {
  code: 'FRI',
  motif: 'fridge',
  taxon: 'home/appliances/kitchen/cooling/fridges',
  returnHours: 72,
  unit: 'ш|piece',
  scenes: [],
  props: { warranty: '36 сар', origin: 'БНХАУ|China' },
  about: [
    ['Хүргэлт, суурилуулалт, хуучныг авч явах үнэгүй.', 'Delivery, installation and removal of the old one are free.'],
    ['Хаалгыг нь аль ч тал руу нээгддэг болгож солино.', 'The door can be hung on either side.']
  ],
  care: [['Инвертер хөдөлгүүрт арван жилийн баталгаа.', 'The inverter compressor is guaranteed for ten years.']],
  products: [
    {
      mn: 'Хоёр хаалгатай хөргөгч 320 л',
      en: 'Two-door refrigerator, 320 l',
      brand: 'seruun',
      price: 1690000,
      sale: 1490000,
      rating: [4.6, 108],
      colours: ['silver', 'white'],
      props: { capacity: '320 л', energy: 'A+', noise: '38 дБ', size: '60 × 63 × 178 см', weight: '66 кг' },
      text: ['Дөрвөн ам бүлтэй айлд, доороо гурван хөлдөөгч шүүгээтэй.', 'For a family of four, with three freezer drawers below.']
    },
    {
      mn: 'Хажуулсан хоёр хаалгатай хөргөгч 520 л',
      en: 'Side-by-side refrigerator, 520 l',
      more: [
        'Хүргэлт, суурилуулалт, хуучныг авч явах үнэгүй. Усны шугамд холбож өгнө.',
        'Delivery, installation and removal of the old one are free. We connect it to the water.'
      ],
      brand: 'seruun',
      price: 3290000,
      colours: ['silver', 'charcoal'],
      props: { capacity: '520 л', energy: 'A+', noise: '40 дБ', size: '91 × 70 × 178 см', weight: '98 кг' },
      text: ['Мөс, хүйтэн ус хаалган дээрээсээ авна.', 'Ice and cold water from the door.']
    },
    {
      mn: 'Жижиг хөргөгч 90 л',
      en: 'Compact refrigerator, 90 l',
      brand: 'seruun',
      price: 490000,
      colours: ['white', 'madder', 'sky'],
      stock: 'high',
      props: { capacity: '90 л', energy: 'A', noise: '37 дБ', size: '48 × 45 × 84 см', weight: '24 кг' },
      text: ['Оффис, оюутны байр, зуслангийн өрөөнд.', 'For an office, a student room or a summer house.']
    },
    {
      mn: 'Махны хөлдөөгч 250 л',
      en: 'Meat freezer, 250 l',
      brand: 'seruun',
      price: 990000,
      sale: 890000,
      look: ['#EDEDEA', '#3B3F49', '#3B78C4'],
      props: { capacity: '250 л', energy: 'A+', noise: '41 дБ', size: '56 × 60 × 160 см', weight: '54 кг' },
      text: ['Өвлийн идэш: нэг үхэр, хоёр хонины мах багтана.', 'Winter meat: it takes an ox and two sheep.']
    },
    {
      mn: 'Ретро хөргөгч 280 л',
      en: 'Retro refrigerator, 280 l',
      brand: 'seruun',
      price: 2190000,
      colours: ['sky', 'milk', 'poppy'],
      badges: ['new'],
      props: { capacity: '280 л', energy: 'A+', noise: '39 дБ', size: '60 × 66 × 152 см', weight: '62 кг' },
      text: ['Бөөрөнхий булантай, гуулин бариултай.', 'Rounded corners and a brass handle.']
    }
  ]
}
