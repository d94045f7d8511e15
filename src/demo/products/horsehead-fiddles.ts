import type { DemoFamily } from '../format.ts'

export const horseheadFiddles: DemoFamily = {
  code: 'MKH',
  motif: 'morin-khuur',
  taxon: 'home/culture/instruments',
  returnHours: 48,
  unit: 'ш|piece',
  scenes: ['steppe', 'ger-dusk'],
  props: { origin: 'Монгол' },
  about: [
    ['Нум, гэр, давирхай дагалдана.', 'Bow, case and rosin are included.'],
    ['Хөгжимчин нэг бүрчлэн хөглөж, туршсан.', 'Each is tuned and tried by a musician.']
  ],
  care: [['Хуурай өрөөнд чийгшүүлэгчтэй хадгалаарай.', 'Keep it with a humidifier in dry rooms.']],
  products: [
    {
      mn: 'Морин хуур',
      en: 'Horsehead fiddle',
      brand: 'khukh-ayalguu',
      price: 890000,
      rating: [4.9, 36],
      badges: ['handmade'],
      props: { material: 'Хус, гацуур, адууны хялгас|Birch, spruce, horsehair', size: '108 см', weight: '1.4 кг' },
      text: ['Концертын дуугаралттай, хоёр утас нь жинхэнэ хялгас.', 'A concert voice with two strings of real horsehair.']
    },
    {
      mn: 'Сурагчийн морин хуур',
      en: 'Student horsehead fiddle',
      brand: 'khukh-ayalguu',
      price: 390000,
      sale: 340000,
      look: ['#C99A5B', '#7A5237', '#AF3A32'],
      also: ['kids/school'],
      props: { material: 'Хус, нийлэг хялгас|Birch, synthetic hair', size: '92 см', weight: '1.1 кг', ages: '7+' },
      text: ['Сургуулийн дугуйланд, бага гарт таарсан хэмжээ.', 'For the school circle, sized for smaller hands.']
    },
    {
      mn: 'Хоймрын хүндэтгэлийн хуур',
      en: 'Ceremonial fiddle for the home',
      brand: 'khukh-ayalguu',
      price: 1890000,
      look: ['#6B4A34', '#E3A129', '#AF3A32'],
      stock: 'preorder',
      props: { material: 'Хушга мод, мөнгө|Walnut, silver', size: '112 см', weight: '1.7 кг' },
      text: ['Мөнгөн эмжээртэй, айлын хойморт залах хуур.', 'Trimmed in silver, for the place of honour in a home.']
    },
    {
      mn: 'Бэлгийн бяцхан морин хуур',
      en: 'Miniature fiddle',
      more: [
        'Хоёр утас, нум нь жинхэнийх шиг боловч тоглоход зориулаагүй. Бэлгийн хайрцагтай.',
        'Strings and bow are real, though it is not meant to be played. It comes in a gift box.'
      ],
      brand: 'khukh-ayalguu',
      price: 89000,
      look: ['#9B5B30', '#1C3F7C', '#E3A129'],
      also: ['home/gifts'],
      stock: 'high',
      props: { material: 'Хус|Birch', size: '32 см', weight: '260 г' },
      text: ['Ширээний чимэг, гадаад найздаа өгөх бэлэг.', 'For the desk, or for a friend abroad.']
    }
  ]
}
