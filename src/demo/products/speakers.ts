import type { DemoFamily } from '../format.ts'

export const speakers: DemoFamily = {
  code: 'SPE',
  motif: 'speaker',
  taxon: 'tech/audio/speakers',
  returnHours: 72,
  unit: 'ш|piece',
  scenes: ['living-room'],
  props: { connection: 'Bluetooth 5.3', warranty: '12 сар', origin: 'БНХАУ|China' },
  about: [
    ['Хоёрыг нь хослуулбал стерео болно.', 'Two of them pair as a stereo.'],
    ['Утаснаас, зурагтаас, тоглуулагчаас адил холбогдоно.', 'It connects to phone, television and record player alike.']
  ],
  care: [['Баталгаат засварыг Улаанбаатарт хийнэ.', 'Warranty repairs are done in Ulaanbaatar.']],
  products: [
    {
      mn: 'Тавиурын хос чанга яригч',
      en: 'Bookshelf speaker pair',
      more: [
        'Баруун талынх нь өсгөгчтэй тул тусдаа төхөөрөмж хэрэггүй. Нүүрэн талын даавуу нь салдаг.',
        'The right one holds the amplifier, so nothing else is needed. The cloth fronts come off.'
      ],
      brand: 'uul-tek',
      price: 690000,
      rating: [4.7, 88],
      colours: ['rust', 'charcoal', 'oak'],
      unit: 'хос|pair',
      props: {
        power: '2 × 40 Вт',
        connection: 'Bluetooth, RCA, оптик|Bluetooth, RCA, optical',
        size: '16 × 21 × 28 см',
        weight: '7.2 кг'
      },
      text: ['Өрөө дүүрэн цэвэр дуу, номын тавиурт багтана.', 'Clear sound for a whole room from a bookshelf.']
    },
    {
      mn: 'Зөөврийн чанга яригч «Чоно»',
      en: 'Chono portable speaker',
      brand: 'uul-tek',
      price: 219000,
      sale: 189000,
      saleTime: 'deal',
      colours: ['charcoal', 'teal', 'poppy'],
      stock: 'high',
      props: { power: '20 Вт', battery: '16 цаг', water: 'IP67', size: '8 × 8 × 20 см', weight: '680 г' },
      text: ['Зусланд, голын эрэг дээр, бороонд ч дуугаа хураахгүй.', 'At the summer house, by the river, in the rain: it plays on.']
    },
    {
      mn: 'Зурагтын урт чанга яригч',
      en: 'Television soundbar',
      more: ['Зурагтын удирдлагаар ажиллана. Ханын бэхэлгээ дагалдана.', 'It obeys the television’s remote. A wall bracket is included.'],
      brand: 'uul-tek',
      price: 449000,
      colours: ['charcoal'],
      also: ['tech/tv'],
      props: { power: '120 Вт', connection: 'HDMI eARC, оптик|HDMI eARC, optical', size: '90 × 6 × 9 см', weight: '3.1 кг' },
      text: [
        'Киноны яриаг тодруулах горимтой, босоо ч, хэвтээ ч тавина.',
        'It lifts the voices out of a film and stands or lies as you like.'
      ]
    },
    {
      mn: 'Ухаалаг чанга яригч',
      en: 'Smart speaker',
      brand: 'mirevo',
      price: 179000,
      colours: ['milk', 'charcoal'],
      englishOnly: true,
      props: { power: '15 Вт', connection: 'Wi-Fi, Bluetooth', size: '10 × 10 × 13 см', weight: '720 г' },
      text: ['Сэрүүлэг, цаг агаар, дуугаа дуугаараа асууна.', 'Ask it for the weather, an alarm or a song.']
    },
    {
      mn: 'Үдэшлэгийн том чанга яригч',
      en: 'Party speaker',
      brand: 'veltrona',
      price: 980000,
      sale: 850000,
      colours: ['charcoal'],
      props: { power: '300 Вт', battery: '14 цаг', size: '32 × 34 × 68 см', weight: '16 кг' },
      text: ['Хоёр микрофон, гитар залгаж болно, дугуйтай.', 'It takes two microphones and a guitar, and has wheels.']
    },
    {
      mn: 'Модон ретро радио',
      en: 'Wooden retro radio',
      brand: 'suun-zam',
      price: 245000,
      look: ['#9B5B30', '#DCCDB6', '#3B3F49'],
      stock: 'sold_out',
      props: { material: 'Хус|Birch', connection: 'FM, Bluetooth', power: '12 Вт', size: '14 × 15 × 24 см', weight: '2.2 кг' },
      text: ['Гурван товчтой, FM долгионтой, өвөөгийн радио шиг.', 'Three knobs and FM, like grandfather’s radio.']
    }
  ]
}
