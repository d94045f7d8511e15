import type { DemoFamily } from '../format.ts'

export const kettles: DemoFamily = {
  code: 'KET',
  motif: 'kettle',
  taxon: 'home/appliances/kitchen/kettles',
  returnHours: 72,
  unit: 'ш|piece',
  scenes: ['tea-table'],
  props: { power: '2,200 Вт', warranty: '24 сар', origin: 'БНХАУ|China' },
  about: [
    ['Ус буцлаад өөрөө унтарна, усгүй бол асахгүй.', 'It switches off at the boil and will not start empty.'],
    ['Хатуу усны өнгөрийг шүүх тортой.', 'A filter catches the scale of hard water.']
  ],
  care: [['Сард нэг удаа нимбэгний хүчлээр цэвэрлээрэй.', 'Descale once a month with citric acid.']],
  products: [
    {
      mn: 'Цахилгаан данх',
      en: 'Electric kettle',
      brand: 'havrik',
      price: 89000,
      rating: [4.5, 312],
      colours: ['silver', 'charcoal', 'milk'],
      stock: 'high',
      props: { capacity: '1.7 л', weight: '1.1 кг' },
      text: ['Гурван минутад нэг литр ус буцалгана.', 'One litre boils in three minutes.']
    },
    {
      mn: 'Хэм тохируулдаг данх',
      en: 'Temperature-control kettle',
      brand: 'havrik',
      price: 169000,
      sale: 139000,
      colours: ['charcoal', 'milk'],
      props: { capacity: '1.5 л', power: '1,800 Вт', weight: '1.3 кг' },
      text: ['Ногоон цай 80, кофе 92, хүүхдийн сүү 40 хэм.', 'Green tea at 80, coffee at 92, baby milk at 40 degrees.']
    },
    {
      mn: 'Сүүтэй цай чанагч',
      en: 'Milk-tea cooker',
      brand: 'seruun',
      price: 219000,
      colours: ['sky', 'silver'],
      badges: ['new'],
      props: { capacity: '3 л', power: '1,500 Вт', weight: '2.4 кг' },
      text: ['Сүү бургихаас өмнө галаа өөрөө багасгаж, самарна.', 'It lowers the heat before the milk rises and stirs by itself.']
    },
    {
      mn: 'Халуун ус хадгалагч данх',
      en: 'Thermo pot',
      brand: 'seruun',
      price: 198000,
      look: ['#D7D9DC', '#1C3F7C', '#E3A129'],
      props: { capacity: '5 л', power: '750 Вт', weight: '3.2 кг' },
      text: ['Өдөржин 95 хэмд барьж, товч дарахад хийнэ.', 'It holds 95 degrees all day and pours at a button.']
    },
    {
      mn: 'Машины данх',
      en: 'Car kettle',
      brand: 'nuudel',
      price: 69000,
      look: ['#3B3F49', '#D9862B', '#F4EFE6'],
      also: ['travel/camping'],
      stock: 'low',
      props: { capacity: '750 мл', power: '12 V, 120 Вт|12 V, 120 W', weight: '620 г' },
      text: ['Машины залгуураас ажиллаж, хурганы замд цай буцалгана.', 'It runs from the car socket and makes tea on the way.']
    }
  ]
}
