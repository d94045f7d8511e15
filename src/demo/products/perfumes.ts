import type { DemoFamily } from '../format.ts'

const ML = (small: string, large: string, add: number) =>
  [
    { value: small, label: `${small} мл`, add: 0 },
    { value: large, label: `${large} мл`, add }
  ] as const

export const perfumes: DemoFamily = {
  code: 'PER',
  motif: 'perfume',
  taxon: 'beauty/fragrance/women',
  returnHours: 24,
  unit: 'ш|piece',
  choiceKey: 'volume',
  scenes: ['steppe', 'hero-sky'],
  props: { shelf: '36 сар' },
  about: [
    ['Хуурай агаарт удаан тогтохоор өтгөн найруулсан.', 'Blended rich, to last in dry air.'],
    ['2 мл дээж дагалдана: эхлээд туршаад үзээрэй.', 'A 2 ml sample is included: try it first.']
  ],
  care: [['Нарнаас хол, сэрүүн газар хадгална.', 'Keep it cool and out of the sun.']],
  products: [
    {
      mn: '«Хээр» үнэртэй ус',
      en: 'Kheer eau de parfum',
      brand: 'ugluu',
      price: 219000,
      rating: [4.6, 74],
      choices: ML('50', '100', 110000),
      props: { notes: 'Ганга, шарилж, цагаан заар|Thyme, wormwood, white musk', origin: 'Монгол' },
      text: ['Борооны дараах тал, алсын утаа.', 'The steppe after rain, and smoke far away.']
    },
    {
      mn: '«Саран» үнэртэй ус',
      en: 'Saran eau de parfum',
      brand: 'ugluu',
      price: 229000,
      look: ['#C4CAD3', '#9A8BB0', '#F4EFE6'],
      choices: ML('50', '100', 115000),
      props: { notes: 'Цахилдаг, сүү, хуш|Iris, milk, cedar', origin: 'Монгол' },
      text: ['Сэрүүн шөнө, сүүн гэрэл.', 'A cool night and milky light.']
    },
    {
      mn: 'Сарнайн үнэртэй ус',
      en: 'Rose eau de toilette',
      brand: 'pellorin',
      price: 289000,
      sale: 239000,
      look: ['#D3A29A', '#AF3A32', '#E3A129'],
      choices: ML('50', '100', 140000),
      props: { notes: 'Сарнай, личи, мод|Rose, lychee, woods', origin: 'Франц|France' },
      text: ['Шүүдэртэй сарнайн цэцэрлэг, чихэрлэг биш.', 'A garden of dewy roses, and not sweet.']
    },
    {
      mn: 'Ванилийн үнэртэй ус',
      en: 'Vanilla eau de parfum',
      brand: 'pellorin',
      price: 349000,
      look: ['#E3C48D', '#7A5237', '#E3A129'],
      stock: 'low',
      props: { volume: '50 мл', notes: 'Ваниль, кофе, давирхай|Vanilla, coffee, resin', origin: 'Франц|France' },
      text: ['Өвлийн үдэш, халуун кофе, ноосон цамц.', 'A winter evening, hot coffee and a wool sweater.']
    },
    {
      mn: 'Цитрусын үнэртэй ус',
      en: 'Citrus cologne',
      brand: 'pellorin',
      price: 259000,
      look: ['#E9C26B', '#8FA58B', '#F4EFE6'],
      taxon: 'beauty/fragrance/men',
      also: ['beauty/fragrance/women'],
      choices: ML('50', '100', 120000),
      props: { notes: 'Бергамот, гаа, ветивер|Bergamot, mint, vetiver', origin: 'Франц|France' },
      text: ['Зуны өглөө, шинэ хадсан өвс.', 'A summer morning and fresh-cut grass.']
    },
    {
      mn: '«Уяач» эрэгтэй үнэртэй ус',
      en: 'Uyaach cologne for men',
      brand: 'ugluu',
      price: 239000,
      look: ['#6B4A34', '#C99A5B', '#3B3F49'],
      taxon: 'beauty/fragrance/men',
      choices: ML('50', '100', 110000),
      rating: [4.8, 92],
      props: { notes: 'Арьс, арц, хадлан|Leather, juniper, hay', origin: 'Монгол' },
      text: ['Арьсан хазаар, хадлангийн өвс, өглөөний хяруу.', 'A leather bridle, hay and morning frost.']
    },
    {
      mn: 'Модлог эрэгтэй үнэртэй ус',
      en: 'Woody cologne',
      brand: 'pellorin',
      price: 319000,
      sale: 269000,
      look: ['#4F6146', '#C4CAD3', '#7A5237'],
      taxon: 'beauty/fragrance/men',
      choices: ML('50', '100', 150000),
      props: { notes: 'Хуш, чинжүү, хув|Cedar, pepper, amber', origin: 'Франц|France' },
      text: ['Хушин ой, хуурай, тайван.', 'A cedar forest, dry and calm.']
    }
  ]
}
