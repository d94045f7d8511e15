import type { DemoFamily } from '../format.ts'
import { WOMEN } from '../sizes.ts'

export const womenCoats: DemoFamily = {
  code: 'COA',
  motif: 'cashmere-coat',
  taxon: 'women/clothing/outerwear/coats',
  returnHours: 48,
  unit: 'ш|piece',
  sizeKey: 'clothing_size',
  sizes: WOMEN,
  chart: 'womenLong',
  scenes: ['look-coat', 'ub-winter'],
  props: { lining: 'Вискоз|Viscose', care: 'Хуурай цэвэрлэгээ|Dry clean', season: 'Намар, өвөл|Autumn and winter', origin: 'Монгол' },
  about: [
    ['Мөрийг нь зузаан сүлжмэл дотуур өмсөхөөр тооцож эсгэсэн.', 'The shoulder is cut to leave room for a thick sweater.'],
    ['Дотор талдаа утасны цахилгаантай халаастай.', 'Inside there is a zipped pocket for a phone.']
  ],
  care: [
    ['Өмссөн орой сойздож, өргөн өлгүүрт өлгөөрэй.', 'Brush it after wearing and hang it on a broad hanger.'],
    ['Ханцуй, хормойн уртыг бид үнэгүй засна.', 'We shorten sleeves and hem free of charge.']
  ],
  products: [
    {
      mn: 'Хоёр эгнээ товчтой ноолууран пальто',
      en: 'Double-breasted cashmere coat',
      brand: 'altan-navch',
      price: 1290000,
      rating: [4.9, 63],
      colours: ['umber', 'camel', 'ink'],
      props: { material: 'Ноолуур 100%|100% cashmere', weight: '1.4 кг' },
      text: ['Өвдөгний доогуур урттай сонгодог загвар, эвэр товчтой.', 'The classic cut to below the knee, with horn buttons.']
    },
    {
      mn: 'Бүстэй ноолууран пальто',
      en: 'Belted cashmere wrap coat',
      brand: 'altan-navch',
      price: 1390000,
      sale: 1190000,
      colours: ['camel', 'milk', 'charcoal'],
      props: { material: 'Ноолуур 100%|100% cashmere', weight: '1.3 кг' },
      text: ['Товчгүй, зөвхөн бүсээр ороодог чөлөөтэй загвар.', 'No buttons: it wraps and ties with a belt.']
    },
    {
      mn: 'Богино ноосон пальто',
      en: 'Short wool peacoat',
      brand: 'khangai',
      price: 489000,
      colours: ['ink', 'charcoal', 'madder'],
      props: { material: 'Хонины ноос 80%, ноолуур 20%|80% wool, 20% cashmere', weight: '1.1 кг' },
      text: ['Ташаа хүрсэн богино, жолоо барих, дугуй унахад эвтэй.', 'Hip-length, easy for driving and cycling.']
    },
    {
      mn: 'Юүдэнтэй ноосон пальто',
      en: 'Hooded wool coat',
      brand: 'khangai',
      price: 559000,
      colours: ['moss', 'grey'],
      saleTime: 'ended',
      sale: 489000,
      props: { material: 'Хонины ноос 90%, ноолуур 10%|90% wool, 10% cashmere', weight: '1.6 кг' },
      text: ['Том юүдэн нь малгайн гадуур ч багтана.', 'The big hood fits over a hat.']
    },
    {
      mn: 'Дээлэн энгэртэй орчин үеийн пальто',
      en: 'Deel-front modern coat',
      brand: 'tengis-zagvar',
      price: 980000,
      colours: ['indigo', 'plum'],
      badges: ['new'],
      props: { material: 'Ноос 70%, ноолуур 30%|70% wool, 30% cashmere', closure: 'Шилбэн товч|Knotted silk buttons', weight: '1.5 кг' },
      text: [
        'Дээлний ташуу энгэр, шилбэн товчийг хотын пальтонд буулгалаа.',
        'The slanting front and knotted buttons of a deel on a city coat.'
      ]
    },
    {
      mn: 'Хөвөн дотортой дулаан пальто',
      en: 'Quilted-lining winter coat',
      brand: 'tengis-zagvar',
      price: 690000,
      colours: ['charcoal', 'stone'],
      stock: 'high',
      props: {
        material: 'Ноос 100%|100% wool',
        lining: 'Ширмэл тэмээний ноос|Quilted camel wool',
        warmth: 'Хасах 30 хэм|−30 °C',
        weight: '2.1 кг'
      },
      text: [
        'Дотор нь тэмээний ноос ширсэн тул хасах 30-д ч пальтотойгоо гарна.',
        'Quilted with camel wool, so a coat will do even at −30 °C.'
      ]
    },
    {
      mn: 'Ханцуй нь салдаг ноолууран пальто',
      en: 'Cashmere coat with detachable sleeves',
      brand: 'altan-navch',
      price: 590000,
      colours: ['camel', 'sage'],
      stock: 'low',
      props: { material: 'Ноолуур 100%|100% cashmere', weight: '620 г', season: 'Хавар, намар|Spring and autumn' },
      text: [
        'Ханцуйг нь салгаад хантааз болгодог дамжих улирлын гадуур хувцас.',
        'The sleeves come off: a coat that becomes a waistcoat between seasons.'
      ]
    }
  ]
}
