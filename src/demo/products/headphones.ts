import type { DemoFamily } from '../format.ts'

export const headphones: DemoFamily = {
  code: 'HEA',
  motif: 'headphones',
  taxon: 'tech/audio/headphones',
  returnHours: 72,
  unit: 'ш|piece',
  scenes: [],
  props: { connection: 'Bluetooth 5.3', warranty: '12 сар', origin: 'БНХАУ|China' },
  about: [
    [
      'Хоёр төхөөрөмжид зэрэг холбогдож, дуудлага ирэхэд өөрөө шилжинэ.',
      'It stays connected to two devices and moves over when a call comes.'
    ],
    [
      'Микрофон нь салхины чимээг тасалдаг тул гудамжинд ч ойлгомжтой ярина.',
      'Its microphones cut the wind, so you are understood in the street.'
    ],
    ['Баталгаат хуудас, USB-C кабель дагалдана.', 'A warranty card and a USB-C cable are in the box.']
  ],
  care: [
    ['Хасах 20 хэм хүртэл хэвийн ажиллана.', 'It works normally down to −20 °C.'],
    ['Чихний зөөлөвчийг нь тусад нь захиалж болно.', 'Ear cushions can be ordered separately.']
  ],
  products: [
    {
      mn: 'Шуугиан дарагч чихэвч',
      en: 'Noise-cancelling headphones',
      brand: 'uul-tek',
      price: 549000,
      sale: 459000,
      rating: [4.8, 276],
      colours: ['sand', 'charcoal', 'ink'],
      badges: ['official'],
      props: { sound: 'Идэвхтэй шуугиан дарагч|Active noise cancelling', battery: '38 цаг', weight: '254 г' },
      text: ['Автобус, нисэх онгоц, задгай оффисын чимээг таслана.', 'It silences buses, aeroplanes and open offices.']
    },
    {
      mn: 'Чихэн дээрх хөнгөн чихэвч',
      en: 'Light on-ear headphones',
      brand: 'mirevo',
      price: 149000,
      colours: ['white', 'charcoal', 'poppy'],
      props: { battery: '50 цаг', weight: '142 г' },
      text: ['Эвхэж халаасанд хийдэг, нэг долоо хоног цэнэглэхгүй.', 'It folds into a pocket and goes a week without charging.']
    },
    {
      mn: 'Студийн утастай чихэвч',
      en: 'Wired studio headphones',
      more: [
        'Утас нь салдаг, хоёр урттай ирнэ. Чихний зөөлөвчийг тусад нь захиалж болно.',
        'The cord comes off and there are two lengths. Ear cushions can be ordered separately.'
      ],
      brand: 'veltrona',
      price: 389000,
      colours: ['charcoal'],
      props: { connection: '3.5 мм, 3 м утас|3.5 mm, 3 m cord', sound: '10 Гц – 40 кГц|10 Hz – 40 kHz', weight: '290 г' },
      stock: 'low',
      text: ['Дуу бичлэг, эвлүүлэгт зориулсан тэгш, үнэнч дуугаралт.', 'Flat, honest sound for recording and mixing.']
    },
    {
      mn: 'Хүүхдийн хамгаалалттай чихэвч',
      en: 'Volume-limited kids headphones',
      brand: 'mirevo',
      price: 89000,
      colours: ['sky', 'rose'],
      also: ['kids/school'],
      props: { sound: '85 дБ хүртэл|Up to 85 dB', battery: '24 цаг', weight: '118 г', ages: '4–12' },
      text: ['Дуу нь 85 децибелээс хэтрэхгүй, чихийг нь хайрлана.', 'It never plays louder than 85 decibels and spares young ears.']
    },
    {
      mn: 'Тоглоомын микрофонтой чихэвч',
      en: 'Gaming headset with microphone',
      brand: 'veltrona',
      price: 269000,
      sale: 229000,
      colours: ['charcoal', 'white'],
      also: ['tech/gaming'],
      props: { connection: '2.4 ГГц, USB-C|2.4 GHz, USB-C', sound: '7.1 орчны дуу|7.1 surround', battery: '30 цаг', weight: '310 г' },
      text: ['Хоцрогдолгүй утасгүй холболт, авч хавчуулдаг микрофон.', 'Wireless without delay, with a microphone that clips off.']
    },
    {
      mn: 'Спортын хүзүүвч чихэвч',
      en: 'Sport neckband headphones',
      more: [
        'Гурван хэмжээний зөөлөвч дагалдана. Арван минут цэнэглээд хоёр цаг сонсоно.',
        'Three sizes of tips are in the box. Ten minutes of charge give two hours.'
      ],
      brand: 'mirevo',
      price: 119000,
      colours: ['teal', 'charcoal'],
      saleTime: 'ended',
      sale: 99000,
      props: { water: 'IPX5', battery: '18 цаг', weight: '32 г' },
      text: ['Хөлс, цасанд норсон ч зүгээр, гүйхэд унахгүй.', 'Sweat and snow do it no harm, and it stays on when you run.']
    },
    {
      mn: 'Модон их биетэй чихэвч',
      en: 'Wood-cup headphones',
      more: [
        'Модны судал ширхэг бүрд өөр, дугаартай. Арьсан гэрт хадгална.',
        'No two have the same grain and each is numbered. It lives in a leather case.'
      ],
      brand: 'uul-tek',
      price: 890000,
      look: ['#9B5B30', '#7A5237', '#3B3F49'],
      badges: ['limited'],
      props: { material: 'Хус, арьс|Birch, leather', connection: '3.5 мм|3.5 mm', sound: '5 Гц – 45 кГц|5 Hz – 45 kHz', weight: '330 г' },
      text: ['Сэлэнгийн хусаар зорсон аяга нь дуунд дулаан өнгө нэмдэг.', 'Cups turned from Selenge birch give the sound its warmth.']
    }
  ]
}
