import type { DemoFamily } from '../format.ts'

export const cushions: DemoFamily = {
  code: 'CUS',
  motif: 'cushion',
  taxon: 'home/textiles/cushions',
  returnHours: 48,
  unit: 'ш|piece',
  scenes: ['living-room', 'ger-dusk'],
  props: { filling: 'Өд 30%, хөвөн 70%|30% feather, 70% cotton', size: '45 × 45 см', weight: '620 г', origin: 'Монгол' },
  about: [
    ['Бүрээсний цахилгаан нь доод ирмэгтээ нуугдсан.', 'The zip is hidden in the lower edge.'],
    ['Дотор дэртэйгээ хамт зарагдана.', 'It is sold with its inner pillow.']
  ],
  care: [['Бүрээсийг нь тайлж угаана.', 'The cover comes off to be washed.']],
  products: [
    {
      mn: 'Угалзтай эсгий дэр',
      en: 'Ornament felt cushion',
      brand: 'esgii-urlan',
      price: 62000,
      colours: ['poppy', 'ink', 'moss'],
      rating: [4.8, 142],
      props: { material: 'Эсгий|Felt' },
      text: ['Голд нь өлзий, өнцөгт нь эвэр угалз зүйсэн.', 'An endless knot in the middle and horns in the corners.']
    },
    {
      mn: 'Ноолууран сүлжмэл дэр',
      en: 'Knitted cashmere cushion',
      brand: 'altan-navch',
      price: 148000,
      colours: ['camel', 'milk', 'grey'],
      props: { material: 'Ноолуур 100%|100% cashmere' },
      text: ['Кабель сүлжээтэй цамцныхаа ноолуураар хийсэн.', 'Made of the same yarn as the cable-knit sweater.']
    },
    {
      mn: 'Торгон дэр «Баяр»',
      en: 'Bayar silk cushion',
      brand: 'tengis-zagvar',
      price: 89000,
      look: ['#1C3F7C', '#E3A129', '#F4EFE6'],
      sale: 72000,
      props: { material: 'Торго|Silk', care: 'Хуурай цэвэрлэгээ|Dry clean' },
      text: ['Дээлний торгоны үлдэгдлээр оёсон тул хээ нь давтагдахгүй.', 'Sewn from the remnants of deel silk, so no pattern comes twice.']
    },
    {
      mn: 'Маалинган дэр',
      en: 'Linen cushion',
      brand: 'oskelund',
      price: 46000,
      colours: ['sand', 'sage', 'stone'],
      stock: 'high',
      props: { material: 'Маалинга 100%|100% linen' },
      text: ['Зунд сэрүүн, өвөлд хуурай, үрчлээ нь өөрийнх нь хээ.', 'Cool in summer, dry in winter; its creases are its pattern.']
    },
    {
      mn: 'Бөөрөнхий суудлын олбог',
      en: 'Round floor cushion',
      brand: 'esgii-urlan',
      price: 98000,
      look: ['#7A5237', '#E3A129', '#F4EFE6'],
      badges: ['handmade'],
      props: {
        material: 'Эсгий, хөвөн|Felt, cotton',
        filling: 'Сагагийн хальс|Buckwheat hull',
        size: '50 × 50 × 14 см',
        weight: '2.4 кг'
      },
      text: ['Гэрт ширээ тойрон суухад яг таарсан өндөртэй.', 'Just the height for sitting around a low table.']
    },
    {
      mn: 'Хүзүүний аяллын дэр',
      en: 'Travel neck cushion',
      more: [
        'Хажуу товчоо товчилвол эрүүг тулна. Бүрээсийг нь тайлж угаана.',
        'Snapped shut, it props the chin. The cover comes off to be washed.'
      ],
      brand: 'nuudel',
      price: 42000,
      look: ['#4C566B', '#F4EFE6', '#E3A129'],
      taxon: 'travel/camping',
      props: {
        material: 'Хөвөн, санах хөөс|Cotton, memory foam',
        filling: 'Санах хөөс|Memory foam',
        size: '30 × 28 × 12 см',
        weight: '310 г'
      },
      text: ['Улаанбаатар–Ховдын автобусанд туршсан.', 'Tried on the bus from Ulaanbaatar to Khovd.']
    },
    {
      mn: 'Унтлагын сагагийн дэр',
      en: 'Buckwheat sleeping pillow',
      brand: 'ugluu',
      price: 68000,
      look: ['#E0E6DB', '#F4EFE6', '#8FA58B'],
      props: { material: 'Хөвөн 100%|100% cotton', filling: 'Сагагийн хальс|Buckwheat hull', size: '40 × 60 см', weight: '2.1 кг' },
      text: ['Хүзүүний хэлбэрийг дагаж, шөнөжин сэрүүхэн байна.', 'It follows the neck and stays cool all night.']
    }
  ]
}
