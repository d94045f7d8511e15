import type { DemoFamily } from '../format.ts'

export const teaSets: DemoFamily = {
  code: 'TEA',
  motif: 'tea-set',
  taxon: 'home/kitchen/tableware/tea-sets',
  returnHours: 48,
  unit: 'багц|set',
  scenes: ['tea-table', 'living-room'],
  props: { care: 'Аяга таваг угаагчид болно|Dishwasher safe', origin: 'Монгол' },
  about: [
    ['Данхны шүүр нь салж угаагддаг.', 'The strainer lifts out to be washed.'],
    ['Хугарсан аягыг нэг бүрээр нь нөхөж авч болно.', 'A broken cup can be replaced singly.']
  ],
  care: [['Зочин ирэхэд ширээний голд тавихад зохино.', 'It belongs in the middle of the table when guests come.']],
  products: [
    {
      mn: 'Шаазан цайны иж бүрдэл, 7 эдлэл',
      en: 'Porcelain tea set, 7 pieces',
      brand: 'ugluu',
      price: 168000,
      rating: [4.8, 73],
      props: { material: 'Шаазан|Porcelain', pieces: 'Данх, зургаан аяга|Pot and six cups', capacity: '1.1 л', weight: '2.6 кг' },
      text: ['Хас хээт хөх хүрээтэй, сүүтэй цайнд тохирсон өргөн аягатай.', 'A blue rim of meander and cups wide enough for milk tea.']
    },
    {
      mn: 'Улаан шавар данх',
      en: 'Red clay teapot',
      brand: 'engiin-urlan',
      price: 119000,
      look: ['#B5765A', '#F4EFE6', '#7A5237'],
      badges: ['handmade'],
      props: { material: 'Шавар|Clay', pieces: 'Данх, хоёр аяга|Pot and two cups', capacity: '600 мл', weight: '1.1 кг' },
      text: ['Дундговийн шавар, хандалсан цайнд амт нэмдэг.', 'Dundgovi clay that rounds the taste of tea.']
    },
    {
      mn: 'Ширмэн цайны данх',
      en: 'Cast-iron teapot',
      brand: 'tsagaan-togoo',
      price: 189000,
      sale: 159000,
      look: ['#3B3F49', '#C4CAD3', '#AF3A32'],
      props: {
        material: 'Ширэм|Cast iron',
        pieces: 'Данх, шүүр|Pot and strainer',
        capacity: '1.2 л',
        weight: '2.4 кг',
        care: 'Хуурай даавуугаар|Dry with a cloth'
      },
      text: ['Нэг цаг халуунаа барина, зууханд шууд тавьж болно.', 'It stays hot for an hour and may stand on the stove.']
    },
    {
      mn: 'Хөх цэцэгт аяганы иж бүрдэл',
      en: 'Blue-flower cup set',
      brand: 'ugluu',
      price: 98000,
      look: ['#6F8FB5', '#F1EFEA', '#C8453B'],
      stock: 'high',
      props: { material: 'Шаазан|Porcelain', pieces: 'Данх, дөрвөн аяга|Pot and four cups', capacity: '900 мл', weight: '1.8 кг' },
      text: ['Өдөр бүрийн цайнд, бат зузаан ирмэгтэй.', 'For tea every day, with a good thick rim.']
    },
    {
      mn: 'Аяллын цайны иж бүрдэл',
      en: 'Travel tea set',
      brand: 'nuudel',
      price: 89000,
      look: ['#66764D', '#DCCDB6', '#E3A129'],
      also: ['travel/camping'],
      props: {
        material: 'Пааландсан ган|Enamelled steel',
        pieces: 'Данх, дөрвөн аяга, уут|Pot, four cups, bag',
        capacity: '1.5 л',
        weight: '1.3 кг'
      },
      text: ['Галын дээр буцалгаж, уутандаа хавтгай ордог.', 'It boils over a fire and packs flat in its bag.']
    },
    {
      mn: 'Мөнгөн чимэгтэй данх',
      en: 'Silver-trimmed teapot',
      more: [
        'Дотор нь цагаан тугалгаар бүрсэн, цайнд амт орохгүй. Хайрцагтаа хадгалж, ширээнд гаргаарай.',
        'Tinned inside, so the tea takes no taste. Keep it boxed and bring it out for the table.'
      ],
      brand: 'mungun-dusal',
      price: 1290000,
      look: ['#C4CAD3', '#F4EFE6', '#E3A129'],
      stock: 'low',
      badges: ['handmade'],
      props: {
        material: 'Зэс, мөнгө|Copper, silver',
        pieces: 'Данх|Pot',
        capacity: '1.4 л',
        weight: '1.9 кг',
        care: 'Мөнгөний даавуугаар|With a silver cloth'
      },
      text: ['Хуримын ширээний зэс данх, найман тахил сийлсэн.', 'A copper pot for weddings, engraved with the eight offerings.']
    }
  ]
}
