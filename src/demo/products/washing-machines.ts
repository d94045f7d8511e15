import type { DemoFamily } from '../format.ts'

export const washingMachines: DemoFamily = {
  code: 'WMA',
  motif: 'washing-machine',
  taxon: 'home/appliances/laundry/washing-machines',
  returnHours: 72,
  unit: 'ш|piece',
  scenes: [],
  props: { warranty: '36 сар', origin: 'БНХАУ|China' },
  about: [
    ['Ноолуур, торгонд тусгай горимтой.', 'It has a programme for cashmere and silk.'],
    ['Хүргэж, холбож, туршиж өгнө.', 'Delivered, connected and tried out.']
  ],
  care: [['Хүүхдийн түгжээтэй.', 'It has a child lock.']],
  products: [
    {
      mn: 'Угаалгын машин 9 кг',
      en: 'Washing machine, 9 kg',
      brand: 'seruun',
      price: 1590000,
      sale: 1390000,
      rating: [4.7, 112],
      colours: ['white', 'silver'],
      props: { capacity: '9 кг', energy: 'A', noise: '49 дБ', size: '60 × 55 × 85 см', weight: '64 кг' },
      text: ['Гэр бүлийн долоо хоногийн угаалгыг хоёр удаад багтаана.', 'A family’s week of washing in two loads.']
    },
    {
      mn: 'Угаагч хатаагч 10 кг',
      en: 'Washer-dryer, 10 kg',
      brand: 'seruun',
      price: 2490000,
      colours: ['white', 'charcoal'],
      props: { capacity: '10 / 6 кг', energy: 'B', noise: '51 дБ', size: '60 × 60 × 85 см', weight: '74 кг' },
      text: ['Өвөл тагтан дээр хөлдөөхийн оронд гурван цагт хуурай.', 'Dry in three hours instead of frozen on the balcony.']
    },
    {
      mn: 'Нарийн угаалгын машин 6 кг',
      en: 'Slim washing machine, 6 kg',
      brand: 'seruun',
      price: 1090000,
      sale: 949000,
      colours: ['white'],
      props: { capacity: '6 кг', energy: 'A', noise: '52 дБ', size: '60 × 42 × 85 см', weight: '56 кг' },
      text: ['Дөчин хоёрхон сантиметр гүн, жижиг угаалгын өрөөнд.', 'Only forty-two centimetres deep, for small bathrooms.']
    },
    {
      mn: 'Хагас автомат угаалгын машин',
      en: 'Twin-tub washing machine',
      more: [
        'Нэг талд нь угааж байхад нөгөө талд нь хуурайшуулна. Дугуйтай тул зөөхөд хялбар.',
        'One side washes while the other spins. It rolls on wheels.'
      ],
      brand: 'seruun',
      price: 389000,
      look: ['#EDEDEA', '#8FA58B', '#3B78C4'],
      stock: 'high',
      props: { capacity: '7 кг', power: '360 Вт', size: '76 × 44 × 90 см', weight: '21 кг' },
      text: ['Усны шугамгүй зуслан, гэрт гараар ус хийж ажиллуулна.', 'For summer houses and gers without piped water.']
    },
    {
      mn: 'Уурын функцтэй угаалгын машин 12 кг',
      en: 'Steam washing machine, 12 kg',
      brand: 'seruun',
      price: 2190000,
      colours: ['charcoal', 'white'],
      saleTime: 'future',
      sale: 1890000,
      props: { capacity: '12 кг', energy: 'A', noise: '47 дБ', size: '60 × 62 × 85 см', weight: '72 кг' },
      text: ['Уураар харшил үүсгэгчийг арилгана, том хөнжил багтана.', 'Steam clears allergens, and a large quilt fits.']
    }
  ]
}
