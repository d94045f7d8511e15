import type { DemoFamily } from '../format.ts'

export const blocks: DemoFamily = {
  code: 'BLO',
  motif: 'blocks',
  taxon: 'kids/toys/wooden',
  returnHours: 48,
  unit: 'багц|set',
  scenes: [],
  props: { material: 'Хус, усан суурьтай будаг|Birch, water-based paint', origin: 'Монгол' },
  about: [
    ['Ирмэг бүрийг гараар зүлгэсэн.', 'Every edge is sanded by hand.'],
    ['Хөвөн уутандаа хадгална.', 'They keep in a cotton bag.']
  ],
  care: [['Аманд хийхэд аюулгүйг баталгаажуулсан.', 'Certified safe for the mouth.']],
  products: [
    {
      mn: 'Модон шоо, 30 ширхэг',
      en: 'Wooden blocks, 30 pieces',
      brand: 'byatskhan-tulga',
      price: 69000,
      rating: [4.8, 117],
      props: { pieces: '30 шоо|30 blocks', weight: '1.4 кг', ages: '1+' },
      text: ['Дугуй, гурвалжин, угалзтай шоогоор цамхаг өрнө.', 'Circles, triangles and ornaments to build towers of.']
    },
    {
      mn: 'Кирилл үсгийн шоо',
      en: 'Cyrillic alphabet blocks',
      brand: 'byatskhan-tulga',
      price: 79000,
      look: ['#3B78C4', '#E3A129', '#F4EFE6'],
      also: ['kids/school'],
      props: { pieces: '35 шоо|35 blocks', weight: '1.5 кг', ages: '3+' },
      text: ['Гучин таван үсэг, Ө, Ү нь өөр өнгөтэй.', 'Thirty-five letters, with Ө and Ү in their own colour.']
    },
    {
      mn: 'Гэр угсрах модон тоглоом',
      en: 'Build-a-ger wooden set',
      brand: 'byatskhan-tulga',
      price: 119000,
      sale: 99000,
      look: ['#F4EFE6', '#D9862B', '#7A5237'],
      props: { pieces: 'Хана, унь, тооно, бүрээс|Walls, poles, crown, felt', weight: '1.2 кг', ages: '5+' },
      text: ['Хана, унь, тооноо дарааллаар нь босгоно.', 'Walls, poles and crown go up in the right order.']
    },
    {
      mn: 'Таван хошуу мал',
      en: 'Five animals of the herd',
      brand: 'byatskhan-tulga',
      price: 58000,
      look: ['#C59B6C', '#7A5237', '#EDE5D6'],
      stock: 'high',
      props: { pieces: '10 амьтан|10 animals', weight: '780 г', ages: '2+' },
      text: ['Адуу, үхэр, тэмээ, хонь, ямаа төлтэйгээ хамт.', 'Horse, cow, camel, sheep and goat with their young.']
    },
    {
      mn: 'Соронзон өрөлт',
      en: 'Magnetic building shapes',
      brand: 'byatskhan-tulga',
      price: 149000,
      look: ['#9A8BB0', '#2F7F7B', '#E3A129'],
      saleTime: 'ended',
      sale: 129000,
      props: { material: 'Хус, соронз|Birch, magnets', pieces: '48 хэсэг|48 pieces', weight: '1.1 кг', ages: '3+' },
      text: ['Соронз нь модны дотор битүү тул салж унахгүй.', 'The magnets are sealed inside the wood.']
    },
    {
      mn: 'Тоо, тооллын самбар',
      en: 'Counting board',
      brand: 'byatskhan-tulga',
      price: 49900,
      look: ['#8FA58B', '#AF3A32', '#E3A129'],
      also: ['kids/school'],
      props: { pieces: '100 бөмбөлөг|100 beads', weight: '680 г', ages: '4+' },
      text: ['Нэгээс зуу хүртэл өнгөт бөмбөлгөөр тоолно.', 'Counting from one to a hundred with coloured beads.']
    }
  ]
}
