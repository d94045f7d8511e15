import type { DemoFamily } from '../format.ts'
import { WOMEN } from '../sizes.ts'

export const womenSweaters: DemoFamily = {
  code: 'SWE',
  motif: 'cashmere-sweater',
  taxon: 'women/knitwear/sweaters',
  returnHours: 48,
  unit: 'ш|piece',
  sizeKey: 'clothing_size',
  sizes: WOMEN,
  chart: 'womenTop',
  scenes: ['wardrobe', 'goats', 'ub-winter'],
  props: {
    material: 'Ноолуур 100%|100% cashmere',
    fibre: '15.5 микрон|15.5 micron',
    care: 'Гараар, 30 хэмийн усанд|By hand at 30 °C',
    origin: 'Монгол'
  },
  about: [
    ['Нэг цамцад дөрвөн ямааны ноолуур орно.', 'One sweater takes the down of four goats.'],
    [
      'Хүзүү, бугуйны зах нь хатгадаггүй, нимгэн подволкны гадуур шууд өмсөнө.',
      'Neck and cuffs do not prickle, so it is worn straight over a thin tee.'
    ],
    ['Улаанбаатарт сүлжиж, гараар холбож, нэг удаа угаасан.', 'Knitted in Ulaanbaatar, linked by hand and washed once.']
  ],
  care: [
    ['Өлгөлгүй, нугалж хадгалаарай.', 'Keep it folded, not on a hanger.'],
    ['Бүлтийвэл зөөлөн самаар самна, хоёр дахь угаалтаас хойш зогсдог.', 'Comb off any pilling; it stops after the second wash.']
  ],
  products: [
    {
      mn: 'Кабель сүлжээтэй ноолууран цамц',
      en: 'Cable-knit cashmere sweater',
      brand: 'altan-navch',
      price: 459900,
      sale: 389900,
      rating: [4.8, 214],
      colours: ['camel', 'grey', 'indigo', 'milk', 'madder'],
      props: { knit: 'Хос кабель, 7 гейж|Double cable, 7 gauge', weight: '310 г' },
      also: ['women/clothing'],
      text: [
        'Говь-Алтайн ямааны анхны самналтын ноолуураар сүлжсэн, урдаа хос кабель хээтэй.',
        'Knitted from the first combing of Govi-Altai goats, with a double cable down the front.'
      ]
    },
    {
      mn: 'Өндөр захтай ноолууран цамц',
      en: 'Roll-neck cashmere sweater',
      brand: 'altan-navch',
      price: 429900,
      sale: 349900,
      rating: [4.7, 96],
      colours: ['grey', 'charcoal', 'plum', 'moss'],
      props: { knit: 'Гөлгөр, 12 гейж|Plain, 12 gauge', weight: '270 г' },
      text: ['Хоёр нугалдаг өндөр зах нь ороолт орлоно.', 'The roll neck folds twice and stands in for a scarf.']
    },
    {
      mn: 'V захтай нимгэн ноолууран цамц',
      en: 'Fine V-neck cashmere sweater',
      brand: 'altan-navch',
      price: 329900,
      colours: ['sky', 'milk', 'rose', 'charcoal'],
      props: { knit: 'Гөлгөр, 16 гейж|Plain, 16 gauge', weight: '190 г' },
      text: [
        'Пиджакны дотор багтах нимгэн, дангаар нь өмсөхөд ч тунгалаг биш.',
        'Fine enough for under a jacket, close enough to wear alone.'
      ]
    },
    {
      mn: 'Дугуй захтай ноолууран цамц',
      en: 'Crew-neck cashmere sweater',
      brand: 'khangai',
      price: 359000,
      sale: 329000,
      colours: ['madder', 'indigo', 'sage', 'camel', 'saffron'],
      props: { knit: 'Гөлгөр, 12 гейж|Plain, 12 gauge', weight: '250 г' },
      text: ['Шүүгээний хамгийн энгийн, хамгийн олон удаа өмсөх цамц.', 'The plainest sweater in the wardrobe and the one worn most.']
    },
    {
      mn: 'Уртавтар ноолууран цамц',
      en: 'Long-line cashmere sweater',
      brand: 'khangai',
      price: 412000,
      rating: [4.6, 41],
      stock: 'low',
      colours: ['indigo', 'stone'],
      props: { knit: 'Гөлгөр, 12 гейж|Plain, 12 gauge', weight: '340 г', fit: 'Ташаа халхалсан|Covers the hip' },
      text: [
        'Ташаа халхалж, хоёр талдаа сэтгүүртэй тул нарийн өмдтэй зохино.',
        'It covers the hip and is slit at both sides, so it sits well over slim trousers.'
      ]
    },
    {
      mn: 'Сонгодог хавирган сүлжээтэй цамц',
      en: 'Ribbed cashmere sweater',
      brand: 'altan-navch',
      price: 398000,
      colours: ['milk', 'umber', 'plum'],
      props: { knit: 'Хавирган, 7 гейж|Rib, 7 gauge', weight: '300 г' },
      text: [
        'Бүхэлдээ хавирган сүлжээтэй тул биеийн галбирыг дагаж, хэлбэрээ барина.',
        'Ribbed all over, it follows the figure and keeps its shape.'
      ]
    },
    {
      mn: 'Завь захтай ноолууран цамц',
      en: 'Boat-neck cashmere sweater',
      brand: 'altan-navch',
      price: 345000,
      stock: 'sold_out',
      colours: ['camel', 'rose'],
      props: { knit: 'Гөлгөр, 14 гейж|Plain, 14 gauge', weight: '220 г' },
      text: ['Эгэм ил гаргах өргөн зах, дөрөвний гурван ханцуйтай.', 'A wide neck that shows the collarbone, with three-quarter sleeves.']
    },
    {
      mn: 'Байгалийн өнгөт өнгөлөөгүй цамц',
      en: 'Undyed cashmere sweater',
      brand: 'khangai',
      price: 379900,
      rating: [4.9, 132],
      badges: ['natural'],
      colours: ['milk', 'camel', 'umber'],
      props: { knit: 'Гөлгөр, 10 гейж|Plain, 10 gauge', weight: '280 г' },
      text: [
        'Ямааны өөрийнх нь цагаан, бор, хүрэн өнгө. Будаг огт ороогүй.',
        'White, fawn and brown as they grew on the goat. No dye at all.'
      ]
    },
    {
      mn: 'Өргөн загварын хонины ноосон цамц',
      en: 'Oversized lambswool sweater',
      brand: 'khangai',
      price: 189000,
      saleTime: 'ended',
      sale: 159000,
      colours: ['moss', 'sand', 'rust'],
      props: {
        material: 'Хурганы ноос 100%|100% lambswool',
        fibre: '19.5 микрон|19.5 micron',
        knit: 'Бүдүүн, 5 гейж|Chunky, 5 gauge',
        weight: '480 г'
      },
      text: ['Зузаан, сул, зөөлөн: гэртээ буйданд, хээр галын дэргэд.', 'Thick, loose and soft: for the sofa at home or the fire outdoors.']
    },
    {
      mn: 'Торго холимог нимгэн цамц',
      en: 'Silk-blend light sweater',
      more: [
        'Ноолуур, торгыг нэг утас болгон ээрсэн тул торго нь арилдаггүй. Өлгөлгүй, нугалж хадгалаарай.',
        'Cashmere and silk are spun into one yarn, so the sheen stays. Keep it folded.'
      ],
      brand: 'altan-navch',
      price: 289000,
      badges: ['new'],
      colours: ['sky', 'lilac', 'milk'],
      props: {
        material: 'Ноолуур 70%, торго 30%|70% cashmere, 30% silk',
        knit: 'Гөлгөр, 18 гейж|Plain, 18 gauge',
        weight: '160 г',
        season: 'Хавар, намар|Spring and autumn'
      },
      text: ['Торго нэмснээр гялгар, сэрүүн мэдрэмжтэй болсон хаврын цамц.', 'Silk gives this spring sweater a sheen and a cool touch.']
    },
    {
      mn: 'Угалзан мөртэй ноолууран цамц',
      en: 'Ornament-yoke cashmere sweater',
      brand: 'altan-navch',
      price: 489000,
      saleTime: 'future',
      sale: 429000,
      badges: ['limited'],
      colours: ['indigo', 'madder', 'milk'],
      props: { knit: 'Жаккард, 9 гейж|Jacquard, 9 gauge', weight: '320 г' },
      text: [
        'Мөрөн дээгүүрээ эвэр угалз тойруулан сүлжсэн, гурван зуун ширхэг л хийсэн.',
        'Horn ornaments circle the shoulders. Three hundred were made.'
      ]
    }
  ]
}
