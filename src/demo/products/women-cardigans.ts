import type { DemoFamily } from '../format.ts'
import { WOMEN } from '../sizes.ts'

export const womenCardigans: DemoFamily = {
  code: 'CAR',
  motif: 'cardigan',
  taxon: 'women/knitwear/cardigans',
  returnHours: 48,
  unit: 'ш|piece',
  sizeKey: 'clothing_size',
  sizes: WOMEN,
  chart: 'womenTop',
  scenes: ['look-cardigan', 'wardrobe', 'living-room'],
  props: {
    material: 'Ноолуур 100%|100% cashmere',
    fibre: '15.5 микрон|15.5 micron',
    care: 'Гараар, 30 хэмийн усанд|By hand at 30 °C',
    origin: 'Монгол'
  },
  about: [
    [
      'Товчийг нь эвэр, самрын хальсаар зорж хийсэн, нөөц нэг ширхэг хавсаргасан.',
      'The buttons are cut from horn and nutshell, and a spare one is sewn inside.'
    ],
    [
      'Урд энгэрийг давхар сүлжсэн тул товчгүй өмсөхөд ч эргэхгүй.',
      'The front bands are knitted double, so it hangs straight when left open.'
    ]
  ],
  care: [
    ['Норсон бол алчуур дээр дэлгэж хатаана.', 'When wet, dry it flat on a towel.'],
    ['Халаасандаа хүнд юм хийхгүй бол хэлбэрээ удаан барина.', 'Keep the pockets light and it keeps its shape.']
  ],
  products: [
    {
      mn: 'Халаастай ноолууран кардиган',
      en: 'Cashmere cardigan with pockets',
      brand: 'khangai',
      price: 459900,
      rating: [4.7, 77],
      colours: ['sage', 'milk', 'sky', 'umber'],
      props: { knit: 'Гөлгөр, 9 гейж|Plain, 9 gauge', weight: '390 г' },
      text: [
        'Гар багтах хоёр том халаастай, пальтоны оронд намар өмсөнө.',
        'Two pockets big enough for hands; in autumn it stands in for a coat.'
      ]
    },
    {
      mn: 'Богино ноолууран кардиган',
      en: 'Cropped cashmere cardigan',
      brand: 'altan-navch',
      price: 379000,
      colours: ['rose', 'milk', 'charcoal'],
      props: { knit: 'Гөлгөр, 12 гейж|Plain, 12 gauge', weight: '220 г' },
      text: ['Бүсэлхийд тулсан богино, даашинз, өндөр өмдтэй зохино.', 'It ends at the waist, made for dresses and high trousers.']
    },
    {
      mn: 'Бүстэй урт кардиган',
      en: 'Belted long cardigan',
      more: [
        'Бүсийг нь мултлаад задгай ч өмсөж болно. Норсон бол алчуур дээр дэлгэж хатаана.',
        'Take the belt out and wear it open. When wet, dry it flat on a towel.'
      ],
      brand: 'altan-navch',
      price: 629000,
      sale: 549000,
      colours: ['camel', 'charcoal', 'plum'],
      props: { knit: 'Бүдүүн, 5 гейж|Chunky, 5 gauge', weight: '680 г' },
      text: ['Өвдөг хүрсэн урт, сүлжмэл бүстэй, дотортоо хоёр дэгээтэй.', 'Knee-long with a knitted belt and two hidden hooks.']
    },
    {
      mn: 'Дугуй захтай нимгэн кардиган',
      en: 'Fine crew-neck cardigan',
      brand: 'khangai',
      price: 298000,
      colours: ['sky', 'madder', 'milk', 'sage'],
      props: { knit: 'Гөлгөр, 16 гейж|Plain, 16 gauge', weight: '190 г' },
      text: ['Бүх товчийг нь товчлоод цамц шиг өмсөж болно.', 'Buttoned up, it passes for a sweater.']
    },
    {
      mn: 'Кабель сүлжээтэй бүдүүн кардиган',
      en: 'Chunky cable cardigan',
      brand: 'khangai',
      price: 529900,
      sale: 459900,
      rating: [4.6, 35],
      colours: ['sky', 'camel', 'moss'],
      stock: 'low',
      props: { knit: 'Кабель, 5 гейж|Cable, 5 gauge', weight: '620 г' },
      text: ['Эмээгийн сүлждэг шиг бүдүүн кабель, том модон товчтой.', 'Cables as grandmother knits them, with big wooden buttons.']
    },
    {
      mn: 'Хонины ноосон зах эргэдэг кардиган',
      en: 'Shawl-collar wool cardigan',
      brand: 'khangai',
      price: 219000,
      colours: ['umber', 'grey'],
      props: {
        material: 'Хонины ноос 100%|100% wool',
        fibre: '21 микрон|21 micron',
        knit: 'Хавирган, 5 гейж|Rib, 5 gauge',
        weight: '720 г'
      },
      saleTime: 'ended',
      sale: 189000,
      text: ['Эргэдэг өргөн зах нь хүзүүг салхинаас хаана.', 'A broad shawl collar turns up against the wind.']
    },
    {
      mn: 'Торгон ирмэгтэй кардиган',
      en: 'Silk-trimmed cardigan',
      brand: 'tengis-zagvar',
      price: 489000,
      colours: ['indigo', 'madder'],
      badges: ['new'],
      props: { material: 'Ноолуур 85%, торго 15%|85% cashmere, 15% silk', knit: 'Гөлгөр, 14 гейж|Plain, 14 gauge', weight: '240 г' },
      text: ['Дээлний эмжээр шиг нарийн торгон эмжээртэй.', 'Edged in narrow silk piping, as a deel is.']
    },
    {
      mn: 'Сарлагийн хөөврөн кардиган',
      en: 'Yak-down cardigan',
      brand: 'khangai',
      price: 349000,
      colours: ['umber', 'charcoal'],
      badges: ['natural'],
      props: {
        material: 'Сарлагийн хөөвөр 100%|100% yak down',
        fibre: '18 микрон|18 micron',
        knit: 'Гөлгөр, 9 гейж|Plain, 9 gauge',
        weight: '420 г'
      },
      text: ['Архангайн сарлагийн хөөвөр, будаггүй хүрэн өнгө.', 'Down of Arkhangai yaks in its own undyed brown.']
    }
  ]
}
