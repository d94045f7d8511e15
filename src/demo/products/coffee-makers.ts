import type { DemoFamily } from '../format.ts'

export const coffeeMakers: DemoFamily = {
  code: 'COF',
  motif: 'coffee-maker',
  taxon: 'home/appliances/kitchen/coffee/machines',
  returnHours: 72,
  unit: 'ш|piece',
  scenes: ['tea-table', 'living-room'],
  props: { warranty: '24 сар' },
  about: [
    ['Эхний цэвэрлэгээний бодис, хэмжигч халбага дагалдана.', 'The first cleaning powder and a measuring spoon are included.'],
    ['Дусаагуур, сав нь салж угаагдана.', 'Tray and tank come out for washing.']
  ],
  care: [['Баталгаат засвар Улаанбаатарт.', 'Warranty repairs in Ulaanbaatar.']],
  products: [
    {
      mn: 'Эспрессо кофе чанагч',
      en: 'Espresso machine',
      brand: 'havrik',
      price: 690000,
      sale: 589000,
      rating: [4.7, 94],
      colours: ['charcoal', 'milk', 'madder'],
      props: { power: '1,450 Вт', capacity: '1.8 л', size: '26 × 30 × 32 см', weight: '6.8 кг', origin: 'Итали|Italy' },
      gifts: ['Canvas market bag'],
      text: ['Сүү хөөсрүүлэгчтэй, гэртээ капучино хийх анхны машин.', 'With a steam wand: a first machine for cappuccino at home.']
    },
    {
      mn: 'Дусаадаг кофе чанагч',
      en: 'Drip coffee maker',
      brand: 'havrik',
      price: 149000,
      colours: ['charcoal', 'silver'],
      props: { power: '900 Вт', capacity: '1.2 л', size: '20 × 24 × 34 см', weight: '2.3 кг', origin: 'БНХАУ|China' },
      text: ['Өглөө сэрэхэд бэлэн байх цаг тохируулагчтай.', 'A timer has it ready when you wake.']
    },
    {
      mn: 'Бүрэн автомат кофе машин',
      en: 'Bean-to-cup coffee machine',
      brand: 'havrik',
      price: 1890000,
      colours: ['charcoal'],
      stock: 'low',
      props: { power: '1,500 Вт', capacity: '1.8 л', size: '24 × 44 × 36 см', weight: '9.6 кг', origin: 'Итали|Italy' },
      text: ['Үрээ тээрэмдэж, нэг товчоор найман төрлийн кофе хийнэ.', 'It grinds the beans and makes eight coffees at one button.']
    },
    {
      mn: 'Капсулын кофе машин',
      en: 'Capsule coffee machine',
      brand: 'havrik',
      price: 269000,
      saleTime: 'ended',
      sale: 229000,
      colours: ['milk', 'poppy'],
      props: { power: '1,260 Вт', capacity: '700 мл', size: '12 × 32 × 25 см', weight: '2.6 кг', origin: 'Унгар|Hungary' },
      text: ['Хорин таван секундэд нэг аяга, угаах зүйл үлдээхгүй.', 'A cup in twenty-five seconds and nothing to wash.']
    },
    {
      mn: 'Оффисын том кофе чанагч',
      en: 'Office coffee maker',
      brand: 'seruun',
      price: 420000,
      look: ['#D7D9DC', '#3B3F49', '#3B78C4'],
      stock: 'gone',
      props: { power: '2,000 Вт', capacity: '6 л', size: '32 × 36 × 46 см', weight: '7.4 кг', origin: 'БНХАУ|China' },
      text: ['Дөчин аяга кофег нэг дор, хоёр цаг халуун.', 'Forty cups at once, hot for two hours.']
    }
  ]
}
