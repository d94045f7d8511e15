import type { DemoFamily } from '../format.ts'

export const shagai: DemoFamily = {
  code: 'SHA',
  motif: 'shagai',
  taxon: 'kids/toys/games',
  returnHours: 48,
  unit: 'багц|set',
  scenes: ['ger-dusk', 'living-room'],
  props: { material: 'Хонины шагай, даавуу|Sheep ankle bones, cloth', origin: 'Монгол' },
  about: [
    ['Зургаан тоглоомын дүрэм хоёр хэлээр дагалдана.', 'Rules for six games come in two languages.'],
    ['Шагайг цэвэрлэж, наранд цайруулсан.', 'The bones are cleaned and bleached in the sun.']
  ],
  care: [['Гурваас доош настанд тохиромжгүй.', 'Not for children under three.']],
  products: [
    {
      mn: 'Шагай',
      en: 'Shagai set',
      brand: 'byatskhan-tulga',
      price: 39900,
      rating: [4.8, 163],
      props: { pieces: '48 шагай, уут|48 bones and a pouch', weight: '620 г', ages: '4+' },
      text: ['Морь, тэмээ, хонь, ямаа: өвлийн үдшийн тоглоом.', 'Horse, camel, sheep, goat: the game of winter evenings.']
    },
    {
      mn: 'Будсан шагай',
      en: 'Painted shagai',
      brand: 'byatskhan-tulga',
      price: 49900,
      look: ['#3B78C4', '#1C3F7C', '#E3A129'],
      props: { pieces: '40 өнгөт шагай|40 coloured bones', weight: '540 г', ages: '4+' },
      text: ['Дөрвөн өнгө тул хэн нь хэнийх нь андуурахгүй.', 'Four colours, so nobody mixes up whose is whose.']
    },
    {
      mn: 'Бэлгийн том шагай',
      en: 'Gift shagai in a chest',
      brand: 'byatskhan-tulga',
      price: 119000,
      sale: 98000,
      look: ['#9B5B30', '#7A5237', '#E3A129'],
      also: ['home/gifts'],
      props: { pieces: '108 шагай, модон авдар|108 bones in a wooden chest', weight: '1.8 кг', ages: '4+' },
      text: ['Зуун найман шагай, гар зурагтай авдарт.', 'A hundred and eight bones in a hand-painted chest.']
    },
    {
      mn: 'Шагайн харваа',
      en: 'Shagai shooting set',
      more: [
        'Дүрэм, зайны хэмжээг хоёр хэлээр тайлбарласан. Уутандаа багтаж, аялалд авч явна.',
        'Rules and distances are explained in two languages. It packs into its bag for travel.'
      ],
      brand: 'byatskhan-tulga',
      price: 229000,
      look: ['#66764D', '#4F6146', '#EDE5D6'],
      badges: ['handmade'],
      props: {
        material: 'Янгирын эвэр, мод|Ibex horn, wood',
        pieces: 'Хашлага, сум, хаалт|Rail, dart, target',
        weight: '3.2 кг',
        ages: '10+'
      },
      text: ['Нум, сумгүй харваа: хуруугаар нясална.', 'Archery without a bow: the dart is flicked by finger.']
    },
    {
      mn: 'Аяллын шагайн уут',
      en: 'Pocket shagai pouch',
      brand: 'esgii-urlan',
      price: 19900,
      look: ['#B9B7B3', '#AF3A32', '#F4EFE6'],
      stock: 'high',
      props: { material: 'Шагай, эсгий|Ankle bones, felt', pieces: '12 шагай|12 bones', weight: '160 г', ages: '4+' },
      text: ['Эсгий уутанд арван хоёр шагай, галт тэргэнд.', 'Twelve bones in a felt pouch, for the train.']
    }
  ]
}
