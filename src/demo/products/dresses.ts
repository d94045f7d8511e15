import type { DemoFamily } from '../format.ts'
import { WOMEN } from '../sizes.ts'

export const dresses: DemoFamily = {
  code: 'DRE',
  motif: 'dress',
  taxon: 'women/clothing/dresses',
  returnHours: 48,
  unit: 'ш|piece',
  sizeKey: 'clothing_size',
  sizes: WOMEN,
  chart: 'womenLong',
  scenes: ['wardrobe'],
  props: { care: 'Гараар, 30 хэмийн усанд|By hand at 30 °C', origin: 'Монгол' },
  about: [
    ['Бүсэлхийг нь таслаагүй тул биеийн хэлбэрийг эвтэйхэн дагана.', 'The waist is shaped without a seam and falls easily.'],
    ['Хажуу оёдолдоо нууц халаастай.', 'There are pockets hidden in the side seams.'],
    ['Хоёр см нөөцтэй тул хормойг нь уртасгаж болно.', 'There are two centimetres in the hem to let down.']
  ],
  care: [['Индүүг дунд халуунаар, дотор талаас нь.', 'Iron on medium heat, from inside.']],
  products: [
    {
      mn: 'Торгон даашинз «Наран»',
      en: 'Naran silk dress',
      brand: 'tengis-zagvar',
      price: 389000,
      rating: [4.7, 54],
      colours: ['madder', 'indigo', 'moss'],
      props: { material: 'Торго 100%|100% silk', weight: '320 г' },
      text: [
        'Урдаа эвэр угалз хатгасан, бүсэлхийгээ уядаг зуны даашинз.',
        'A summer dress with an embroidered horn ornament and a tied waist.'
      ]
    },
    {
      mn: 'Ноолууран сүлжмэл даашинз',
      en: 'Cashmere knit dress',
      brand: 'altan-navch',
      price: 549000,
      sale: 469000,
      colours: ['charcoal', 'camel', 'plum'],
      props: { material: 'Ноолуур 100%|100% cashmere', knit: 'Хавирган, 12 гейж|Rib, 12 gauge', weight: '480 г' },
      text: ['Өвдөг дарсан урт, гутал, чулуун зүүлттэй хослоно.', 'Below the knee, for boots and a stone pendant.']
    },
    {
      mn: 'Маалинган зуны даашинз',
      en: 'Linen summer dress',
      brand: 'tengis-zagvar',
      price: 189000,
      colours: ['milk', 'sage', 'sky'],
      props: { material: 'Маалинга 100%|100% linen', weight: '290 г', season: 'Зун|Summer' },
      text: ['Наадмын халуунд нөмөр, бүсээ тайлбал сул унжина.', 'Cool in the heat of Naadam; untie the belt and it hangs loose.']
    },
    {
      mn: 'Оффисын ноосон даашинз',
      en: 'Wool office dress',
      brand: 'khangai',
      price: 259000,
      colours: ['ink', 'charcoal'],
      props: { material: 'Ноос 95%, эластан 5%|95% wool, 5% elastane', weight: '410 г' },
      text: ['Өдөржин сууж ажиллахад үрчийдэггүй сунадаг ноос.', 'A stretch wool that does not crease in a day of sitting.']
    },
    {
      mn: 'Нугалаастай үдшийн даашинз',
      en: 'Pleated evening dress',
      brand: 'tengis-zagvar',
      price: 620000,
      colours: ['plum', 'ink'],
      stock: 'low',
      props: { material: 'Торго 70%, вискоз 30%|70% silk, 30% viscose', weight: '520 г', care: 'Хуурай цэвэрлэгээ|Dry clean' },
      text: [
        'Алхах тусам гялалзах нарийн нугалаастай, шалнаас дээш таван см.',
        'Fine pleats that shimmer as you walk, five centimetres off the floor.'
      ]
    },
    {
      mn: 'Хөвөн цамцан даашинз',
      en: 'Cotton shirt dress',
      brand: 'kaselle',
      price: 149000,
      sale: 119000,
      colours: ['white', 'sky', 'rust'],
      props: { material: 'Хөвөн 100%|100% cotton', weight: '300 г', season: 'Хавар, зун|Spring and summer' },
      text: ['Урдаа бүтэн товчтой, өмдний гадуур хантааз болгож өмсөнө.', 'Buttoned all the way, so it doubles as a light coat.']
    },
    {
      mn: 'Хилэн баярын даашинз',
      en: 'Velvet party dress',
      brand: 'kaselle',
      price: 279000,
      colours: ['madder', 'moss'],
      saleTime: 'future',
      sale: 219000,
      props: { material: 'Хилэн 92%, эластан 8%|92% velvet, 8% elastane', weight: '450 г' },
      text: ['Шинэ жилийн үдшийн зөөлөн хилэн, гурвалжин захтай.', 'Soft velvet for New Year’s Eve, with a V-neck.']
    },
    {
      mn: 'Цагаан сарын тэрлэг даашинз',
      en: 'Tsagaan Sar terleg dress',
      brand: 'tengis-zagvar',
      price: 450000,
      colours: ['sky', 'rose', 'saffron'],
      also: ['women/clothing/deels'],
      stock: 'preorder',
      props: { material: 'Торго, хөвөн|Silk, cotton', closure: 'Шилбэн товч|Knotted silk buttons', weight: '540 г' },
      text: ['Дээлний зах, энгэртэй боловч даашинз шиг хөнгөн.', 'The collar and front of a deel, and the lightness of a dress.']
    },
    {
      mn: 'Жирэмсэн эхийн сунадаг даашинз',
      en: 'Maternity jersey dress',
      brand: 'kaselle',
      price: 129000,
      colours: ['charcoal', 'rose'],
      stock: 'sold_out',
      props: { material: 'Хөвөн 94%, эластан 6%|94% cotton, 6% elastane', weight: '310 г' },
      text: ['Төрсний дараа ч өмсөх, хөхүүлэх нууц энгэртэй.', 'Worn after the birth too, with a hidden nursing opening.']
    }
  ]
}
