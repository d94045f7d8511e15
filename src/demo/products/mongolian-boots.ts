import type { DemoFamily } from '../format.ts'
import { KIDS_SHOES, MEN_SHOES, WOMEN_SHOES } from '../sizes.ts'

export const mongolianBoots: DemoFamily = {
  code: 'MOB',
  motif: 'leather-boots',
  taxon: 'men/shoes/mongolian-boots',
  returnHours: 48,
  unit: 'хос|pair',
  sizeKey: 'shoe_size',
  sizes: MEN_SHOES,
  chart: 'shoes',
  scenes: ['naadam', 'steppe'],
  props: {
    upper: 'Үхрийн арьс|Cow leather',
    sole: 'Давхар арьсан ул|Double leather sole',
    care: 'Арьсны тосоор|With leather balm',
    origin: 'Монгол'
  },
  about: [
    ['Дээш эргэсэн хоншоор нь дөрөөнд мултрахгүй.', 'The upturned toe does not slip from the stirrup.'],
    ['Зүймэл хээг арьснаас нь таслахгүй ширж наасан.', 'The appliqué is stitched on without cutting through the leather.']
  ],
  care: [['Эсгий оймстойгоо өмсвөл хасах 40-д ч дулаан.', 'With felt socks they are warm even at −40 °C.']],
  products: [
    {
      mn: 'Найман угалзтай монгол гутал',
      en: 'Eight-ornament Mongolian boots',
      brand: 'joroo',
      price: 690000,
      rating: [4.9, 34],
      badges: ['handmade'],
      props: { weight: '2.1 кг' },
      text: ['Наадмын бөхчүүд, уяачдын өмсдөг ёслолын гутал.', 'The ceremonial boots of Naadam wrestlers and horse trainers.']
    },
    {
      mn: 'Булигаар монгол гутал',
      en: 'Buligaar leather boots',
      brand: 'joroo',
      price: 540000,
      sale: 469000,
      look: ['#3B3F49', '#6B3A4C', '#E3A129'],
      props: { upper: 'Булигаар арьс|Buligaar leather', weight: '1.9 кг' },
      text: ['Утсан хар булигаар, ус чийг нэвтрүүлэхгүй.', 'Smoked black hide that keeps out the wet.']
    },
    {
      mn: 'Эмэгтэй хээтэй монгол гутал',
      en: 'Women’s embroidered boots',
      brand: 'joroo',
      price: 590000,
      look: ['#1C3F7C', '#AF3A32', '#E3A129'],
      sizes: WOMEN_SHOES,
      taxon: 'women/shoes/boots',
      props: { weight: '1.5 кг' },
      text: ['Хөх арьсан дээр цэцэгт хээ хатгасан, намхан өсгийтэй.', 'Flowers embroidered on blue leather, with a low heel.']
    },
    {
      mn: 'Хүүхдийн монгол гутал',
      en: 'Children’s Mongolian boots',
      brand: 'joroo',
      price: 198000,
      look: ['#A5403A', '#1C3F7C', '#E3A129'],
      sizes: KIDS_SHOES,
      taxon: 'kids/shoes/everyday',
      stock: 'low',
      props: { sole: 'Резинэн ул|Rubber sole', weight: '620 г' },
      text: ['Дээлтэй нь иж бүрдэл болох бяцхан гутал, резинэн ултай.', 'Small boots to go with a deel, with a rubber sole.']
    },
    {
      mn: 'Морь унах өндөр гутал',
      en: 'Tall riding boots',
      brand: 'joroo',
      price: 480000,
      look: ['#6B4A34', '#4F6146', '#C59B6C'],
      also: ['travel/riding'],
      props: { sole: 'Арьс, резин|Leather and rubber', weight: '1.8 кг' },
      text: ['Шилбийг хамгаалсан хатуу түрийтэй, хажуудаа цахилгаантай.', 'A stiff shaft guards the shin, with a zip at the side.']
    }
  ]
}
