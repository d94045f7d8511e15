import type { DemoFamily } from '../format.ts'

export const vacuumCleaners: DemoFamily = {
  code: 'VAC',
  motif: 'vacuum',
  taxon: 'home/appliances/cleaning/vacuums',
  returnHours: 72,
  unit: 'ш|piece',
  scenes: ['living-room'],
  props: { warranty: '24 сар', origin: 'БНХАУ|China' },
  about: [
    ['Хивс, паркет, буйданд гурван хошуутай.', 'Three heads for carpet, parquet and sofa.'],
    ['HEPA шүүлтүүр нь нарийн тоосыг барьж үлдээнэ.', 'A HEPA filter keeps the fine dust in.']
  ],
  care: [['Шүүлтүүрийг сард нэг удаа усаар зайлна.', 'Rinse the filter once a month.']],
  products: [
    {
      mn: 'Утасгүй тоос сорогч',
      en: 'Cordless vacuum cleaner',
      brand: 'uul-tek',
      price: 589000,
      sale: 489000,
      rating: [4.6, 187],
      colours: ['sky', 'charcoal'],
      props: { power: '400 Вт', battery: '60 минут', noise: '72 дБ', weight: '2.6 кг' },
      text: ['Дөрвөн өрөөг нэг цэнэгээр, шат, машиныг ч цэвэрлэнэ.', 'Four rooms on one charge, and the stairs and car too.']
    },
    {
      mn: 'Утастай хүчирхэг тоос сорогч',
      en: 'Corded vacuum cleaner',
      brand: 'seruun',
      price: 289000,
      look: ['#A5403A', '#3B3F49', '#E3A129'],
      props: { power: '2,000 Вт', capacity: '3 л', noise: '78 дБ', weight: '5.4 кг' },
      text: ['Ширдэг, хивсний гүн дэх элсийг ч сорно.', 'It lifts sand from deep in rugs.']
    },
    {
      mn: 'Угаагч тоос сорогч',
      en: 'Wet-and-dry floor washer',
      more: [
        'Цэвэр, бохир ус тусдаа саванд. Цэнэглэх тавиур дээрээ өнхрүүлгээ угааж хатаана.',
        'Clean and dirty water have tanks of their own. On its dock it washes and dries the roller.'
      ],
      brand: 'uul-tek',
      price: 790000,
      colours: ['charcoal', 'milk'],
      badges: ['new'],
      props: { power: '220 Вт', battery: '35 минут', capacity: '800 мл', noise: '76 дБ', weight: '4.6 кг' },
      text: ['Сорж, угааж, өөрийгөө цэвэрлэнэ.', 'It vacuums, washes and cleans itself.']
    },
    {
      mn: 'Машины гар тоос сорогч',
      en: 'Handheld car vacuum',
      brand: 'mirevo',
      price: 129000,
      look: ['#3B3F49', '#8C8A85', '#C8453B'],
      stock: 'high',
      props: { power: '90 Вт', battery: '25 минут', noise: '74 дБ', weight: '680 г' },
      text: ['Суудлын завсрын үйрмэг, нохойны үсийг авна.', 'It gets crumbs from the seats and the dog’s hair.']
    },
    {
      mn: 'Чимээгүй тоос сорогч',
      en: 'Quiet vacuum cleaner',
      brand: 'seruun',
      price: 389000,
      look: ['#8FA58B', '#3B3F49', '#F4EFE6'],
      props: { power: '900 Вт', capacity: '2.5 л', noise: '58 дБ', weight: '5.1 кг' },
      text: ['Нялх хүүхэд унтаж байхад ч цэвэрлэнэ.', 'It cleans while the baby sleeps.']
    }
  ]
}
