import type { DemoFamily } from '../format.ts'

const RING_SIZES = [
  { value: '16', label: '16 мм', add: 0 },
  { value: '17', label: '17 мм', add: 0 },
  { value: '18', label: '18 мм', add: 0 },
  { value: '19', label: '19 мм', add: 0 }
] as const

export const rings: DemoFamily = {
  code: 'RIN',
  motif: 'ring',
  taxon: 'women/accessories/jewellery/rings',
  returnHours: 48,
  unit: 'ш|piece',
  choiceKey: 'size',
  scenes: ['wardrobe'],
  props: { material: 'Мөнгө 925|925 silver', care: 'Мөнгөний даавуугаар|With a silver cloth', origin: 'Монгол' },
  about: [
    ['Дархны тамга, сорьцын тэмдэгтэй.', 'It bears the smith’s mark and the hallmark.'],
    ['Модон хайрцаг, гэрчилгээтэй ирнэ.', 'It comes in a wooden box with a certificate.']
  ],
  care: [['Хэмжээг нь нэг удаа үнэгүй засна.', 'We resize it once free of charge.']],
  products: [
    {
      mn: 'Номин чулуутай мөнгөн бөгж',
      en: 'Lapis silver ring',
      brand: 'mungun-dusal',
      price: 189000,
      choices: RING_SIZES,
      rating: [4.8, 76],
      props: { weight: '5.2 г' },
      text: ['Тэнгэрийн хөх номинг дөрвөн хумсаар барьсан.', 'Sky-blue lapis held in four claws.']
    },
    {
      mn: 'Оюу чулуутай бөгж',
      en: 'Turquoise ring',
      brand: 'mungun-dusal',
      price: 169000,
      look: ['#B8C0CC', '#2F9F98', '#E3A129'],
      choices: RING_SIZES,
      sale: 145000,
      props: { weight: '4.8 г' },
      text: ['Говийн оюу, дотор нь бор судал нь үлдсэн.', 'Gobi turquoise with its brown veins left in.']
    },
    {
      mn: 'Шүрэн бөгж',
      en: 'Coral ring',
      brand: 'mungun-dusal',
      price: 229000,
      look: ['#B8C0CC', '#C8453B', '#E3A129'],
      choices: RING_SIZES,
      stock: 'low',
      props: { weight: '5.0 г' },
      text: ['Эмээгийн толгойн гоёл шиг улаан шүртэй.', 'Red coral, as in grandmother’s headdress.']
    },
    {
      mn: 'Алтан шармал саран бөгж',
      en: 'Gold-plated moon ring',
      brand: 'mungun-dusal',
      price: 259000,
      look: ['#D8B25A', '#F1EFEA', '#E3A129'],
      choices: RING_SIZES,
      badges: ['new'],
      props: { material: 'Мөнгө 925, 18К алтан бүрээс|925 silver, 18K gold plate', weight: '4.4 г' },
      text: ['Саран чулууг алтан шармал хүрээнд суулгасан.', 'A moonstone set in a gold-plated rim.']
    },
    {
      mn: 'Болор чулуун сүйн бөгж',
      en: 'Crystal engagement ring',
      brand: 'mungun-dusal',
      price: 890000,
      look: ['#C4CAD3', '#CFE0EF', '#E3A129'],
      choices: RING_SIZES,
      props: { material: 'Цагаан алт 585|585 white gold', weight: '3.1 г' },
      text: ['Дотор талд нь хоёр нэр сийлж өгнө.', 'Two names are engraved inside.']
    },
    {
      mn: 'Эрэгтэй хар оникс бөгж',
      en: 'Men’s onyx ring',
      brand: 'mungun-dusal',
      price: 219000,
      look: ['#8C8A85', '#3B3F49', '#E3A129'],
      choices: [
        { value: '20', label: '20 мм', add: 0 },
        { value: '21', label: '21 мм', add: 0 },
        { value: '22', label: '22 мм', add: 0 }
      ],
      taxon: 'men/accessories',
      props: { weight: '9.6 г' },
      text: ['Хар оникс, хажуу талдаа хос загас сийлсэн.', 'Black onyx with twin fish engraved on the sides.']
    }
  ]
}
