import type { DemoFamily } from '../format.ts'

export const rockingHorses: DemoFamily = {
  code: 'HOR',
  motif: 'toy-horse',
  taxon: 'kids/toys/rocking',
  returnHours: 48,
  unit: 'ш|piece',
  scenes: ['naadam'],
  props: { material: 'Хус, ноосон дэл|Birch, wool mane', origin: 'Монгол' },
  about: [
    ['Усан суурьтай будаг, булан бүр нь бөөрөнхий.', 'Water-based paint and every corner rounded.'],
    ['Эмээл, хазаар нь салдаг.', 'Saddle and bridle come off.']
  ],
  care: [['40 кг хүртэл даана.', 'It bears up to 40 kg.']],
  products: [
    {
      mn: 'Тоглоомон морь',
      en: 'Toy rocking horse',
      brand: 'byatskhan-tulga',
      price: 289000,
      rating: [4.9, 71],
      props: { size: '78 × 30 × 66 см', weight: '5.6 кг', ages: '2–5' },
      badges: ['handmade'],
      text: ['Наадмын хүлэг шиг сойсон дэлтэй дүүжин морь.', 'A rocking horse with its mane groomed for Naadam.']
    },
    {
      mn: 'Хар хүлэг дүүжин морь',
      en: 'Black steed rocking horse',
      brand: 'byatskhan-tulga',
      price: 320000,
      sale: 279000,
      look: ['#3B3F49', '#3B78C4', '#E3A129'],
      props: { size: '82 × 32 × 70 см', weight: '6.1 кг', ages: '3–6' },
      text: ['Хөх тохомтой, чимээгүй савладаг эсгий улавчтай.', 'A blue saddle cloth and felt runners that rock in silence.']
    },
    {
      mn: 'Жижиг ширээний морь',
      en: 'Small carved horse',
      more: [
        'Нэг модноос зорж, маалингын тосоор тосолсон. Найман зүсний морь бий, цуглуулаарай.',
        'Carved from one piece and oiled with linseed. There are eight coat colours to collect.'
      ],
      brand: 'byatskhan-tulga',
      price: 59000,
      look: ['#9B5B30', '#66764D', '#F4EFE6'],
      taxon: 'kids/toys/wooden',
      stock: 'high',
      props: { size: '22 × 8 × 20 см', weight: '340 г', ages: '3+' },
      text: ['Тавиур дээрх чимэг ч, гарын тоглоом ч болно.', 'An ornament for the shelf or a toy for the hand.']
    },
    {
      mn: 'Ботго дүүжин тоглоом',
      en: 'Rocking camel',
      brand: 'byatskhan-tulga',
      price: 349000,
      look: ['#C59B6C', '#6B3A4C', '#EDE5D6'],
      stock: 'low',
      props: { size: '80 × 34 × 72 см', weight: '6.4 кг', ages: '2–5' },
      text: ['Хоёр бөхийн дунд сууж савлана, дэл нь тэмээний ноос.', 'Sit between the humps; the mane is camel wool.']
    }
  ]
}
