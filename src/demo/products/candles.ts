import type { DemoFamily } from '../format.ts'

export const candles: DemoFamily = {
  code: 'CAN',
  motif: 'candle',
  taxon: 'home/decor/candles',
  returnHours: 48,
  unit: 'ш|piece',
  scenes: ['living-room', 'tea-table'],
  props: { material: 'Шар буурцгийн лав|Soy wax', burning: '40 цаг', weight: '220 г', origin: 'Монгол' },
  about: [
    ['Хөвөн голтой, хар утаа гаргахгүй асна.', 'The cotton wick burns without soot.'],
    ['Лав нь дууссаны дараа шилийг нь аяга, таримлын сав болгоно.', 'When the wax is gone, the glass becomes a cup or a planter.']
  ],
  care: [['Анх хоёр цаг асаавал гадаргуу нь тэгш хайлна.', 'Burn two hours the first time, so that the top melts evenly.']],
  products: [
    {
      mn: 'Арцны үнэртэй лаа',
      en: 'Juniper scented candle',
      brand: 'suun-zam',
      price: 39900,
      look: ['#A9B89A', '#F4EFE6', '#66764D'],
      rating: [4.8, 187],
      text: ['Хангайн арц, хуурай өвс, бага зэрэг давирхай.', 'Khangai juniper, dry grass and a little resin.']
    },
    {
      mn: 'Ганга өвсний үнэртэй лаа',
      en: 'Wild thyme scented candle',
      brand: 'suun-zam',
      price: 39900,
      look: ['#9A8BB0', '#F4EFE6', '#6B3A4C'],
      text: ['Борооны дараах талын үнэр: ганга, шарилж, нойтон шороо.', 'The steppe after rain: wild thyme, wormwood and wet earth.']
    },
    {
      mn: 'Тосон лаа, таван ширхэг',
      en: 'Butter lamp candles, five',
      more: [
        'Жижиг гууль цөгцөндөө тавьж асаана. Салхи орохгүй газар тавиарай.',
        'Set each in a little brass cup to burn. Keep them out of draughts.'
      ],
      brand: 'suun-zam',
      price: 18900,
      look: ['#E9C26B', '#AF3A32', '#7A5237'],
      unit: 'багц|set',
      stock: 'high',
      props: { material: 'Ургамлын тос|Vegetable fat', burning: '8 цаг', weight: '300 г' },
      text: ['Цагаан сар, тахилын өдөр асаах жижиг лаа.', 'Small lights for Tsagaan Sar and days of prayer.']
    },
    {
      mn: 'Зөгийн лавтай цутгамал лаа',
      en: 'Beeswax pillar candle',
      more: [
        'Хөвөн голтой, хар утаа гаргахгүй асна. Доор нь шатдаггүй таваг тавиарай.',
        'The cotton wick burns without soot. Stand it on a plate that does not burn.'
      ],
      brand: 'onon-bal',
      price: 34900,
      look: ['#D8A545', '#F4EFE6', '#7A5237'],
      props: { material: 'Зөгийн лав 100%|100% beeswax', burning: '60 цаг', weight: '380 г' },
      text: ['Онон голын зөгийн лаваар цутгасан, өөрийн зөгийн балны үнэртэй.', 'Cast from Onon valley wax, with its own scent of honey.']
    },
    {
      mn: 'Өвлийн үдэш лааны иж бүрдэл',
      en: 'Winter evening candle set',
      brand: 'suun-zam',
      price: 89000,
      look: ['#AF3A32', '#F4EFE6', '#1C3F7C'],
      unit: 'багц|set',
      badges: ['new'],
      props: { burning: '3 × 25 цаг', weight: '480 г', pieces: 'Гурван лаа, шүдэнз|Three candles, matches' },
      text: ['Шанцай, хушга, сүүтэй цай гэсэн гурван үнэр нэг хайрцагт.', 'Three scents in one box: rhubarb, walnut and milk tea.']
    }
  ]
}
