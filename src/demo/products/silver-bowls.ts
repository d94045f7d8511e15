import type { DemoFamily } from '../format.ts'

export const silverBowls: DemoFamily = {
  code: 'BOW',
  motif: 'airag-bowl',
  taxon: 'home/kitchen/tableware/bowls',
  returnHours: 48,
  unit: 'ш|piece',
  scenes: ['tea-table', 'ger-dusk'],
  props: { care: 'Мөнгөний даавуугаар|With a silver cloth', origin: 'Монгол' },
  about: [
    ['Модыг нь гурван жил хатааж, мөнгөөр бүрсэн.', 'The wood is dried three years before it is clad in silver.'],
    ['Торгон хадагтай бэлгийн хайрцагтай.', 'It comes in a gift box with a silk khadag.']
  ],
  care: [['Хэрэглэсний дараа хуурай арчаарай.', 'Wipe dry after use.']],
  products: [
    {
      mn: 'Мөнгөн аяга',
      en: 'Silver bowl',
      brand: 'mungun-dusal',
      price: 890000,
      rating: [4.9, 42],
      badges: ['handmade'],
      props: { material: 'Мөнгө 925, хус|925 silver, birch', capacity: '250 мл', size: '13 × 6 см', weight: '210 г' },
      text: ['Наадмын айраг, Цагаан сарын ширээнд барих аяга.', 'For airag at Naadam and the table of Tsagaan Sar.']
    },
    {
      mn: 'Мөнгөн хөвөөтэй модон аяга',
      en: 'Silver-rimmed wooden bowl',
      brand: 'mungun-dusal',
      price: 320000,
      sale: 269000,
      look: ['#9B5B30', '#6B4A34', '#E3A129'],
      props: { material: 'Хус, мөнгө|Birch, silver', capacity: '200 мл', size: '12 × 5 см', weight: '140 г' },
      text: ['Хусны ур модны эрээн судал нь аяга бүрд өөр.', 'Burl birch with a different figure in every bowl.']
    },
    {
      mn: 'Айргийн том аяга',
      en: 'Large airag bowl',
      more: [
        'Нэг хавтан мөнгийг цохиж хөөсөн, оёдолгүй. Хэрэглэсний дараа хуурай арчаарай.',
        'Raised by hammer from one sheet of silver, without a seam. Wipe dry after use.'
      ],
      brand: 'mungun-dusal',
      price: 1490000,
      look: ['#C4CAD3', '#3B78C4', '#E3A129'],
      stock: 'preorder',
      props: { material: 'Мөнгө 925|925 silver', capacity: '600 мл', size: '18 × 9 см', weight: '520 г' },
      text: ['Дөрвөн хүчтэн сийлсэн, хурим, найрт дамжуулах аяга.', 'Engraved with the four powers and passed round at feasts.']
    },
    {
      mn: 'Хүүхдийн нэртэй аяга',
      en: 'Child’s name bowl',
      brand: 'mungun-dusal',
      price: 490000,
      look: ['#D7D9DC', '#8FA58B', '#F4EFE6'],
      also: ['kids/clothing', 'home/gifts'],
      props: { material: 'Мөнгө 925, хус|925 silver, birch', capacity: '150 мл', size: '10 × 5 см', weight: '110 г' },
      text: ['Угаалгын ёслолын бэлэг: нэр, төрсөн өдрийг сийлнэ.', 'A naming-day gift, engraved with name and birthday.']
    },
    {
      mn: 'Цөгц, зургаан ширхэг',
      en: 'Silver cups, six',
      more: [
        'Ёроол бүрт нь дархны тамгатай. Хэрэглэсний дараа хуурай арчаарай.',
        'Each bears the smith’s mark underneath. Wipe dry after use.'
      ],
      brand: 'mungun-dusal',
      price: 1190000,
      look: ['#C4CAD3', '#AF3A32', '#F4EFE6'],
      unit: 'багц|set',
      saleTime: 'future',
      sale: 990000,
      props: { material: 'Мөнгө 925|925 silver', capacity: '6 × 40 мл', size: '6 × 4 см', weight: '330 г' },
      text: ['Архи дарсны жижиг цөгц, модон авдартай.', 'Small cups for spirits in a wooden chest.']
    }
  ]
}
