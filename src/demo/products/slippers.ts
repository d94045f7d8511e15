import type { DemoFamily } from '../format.ts'
import { ALL_SHOES, KIDS_SHOES, MEN_SHOES } from '../sizes.ts'

export const slippers: DemoFamily = {
  code: 'FSL',
  motif: 'felt-slippers',
  taxon: 'women/shoes/slippers',
  returnHours: 48,
  unit: 'хос|pair',
  sizeKey: 'shoe_size',
  sizes: ALL_SHOES,
  chart: 'shoes',
  scenes: ['living-room', 'ger-dusk'],
  props: { upper: 'Хонины эсгий|Sheep’s-wool felt', sole: 'Илгэн арьс|Suede', origin: 'Архангай|Arkhangai' },
  about: [
    ['Нэг хэсэг эсгийг хэвэнд базаж хийдэг тул оёдолгүй.', 'Shaped from one piece of felt on a last, without a seam.'],
    ['Хоёр, гурван өдөр өмсөхөд хөлд чинь яг таарна.', 'After two or three days they fit your foot exactly.']
  ],
  care: [
    ['Гараар угааж, дотор нь цаас чихэж хатаана.', 'Wash by hand and dry stuffed with paper.'],
    ['Ул нь элэгдвэл бид сольж өгнө.', 'We replace the sole when it is worn.']
  ],
  products: [
    {
      mn: 'Угалзтай эсгий шаахай',
      en: 'Ornament felt slippers',
      brand: 'esgii-urlan',
      price: 69900,
      rating: [4.9, 318],
      colours: ['grey', 'sky', 'moss'],
      also: ['men/shoes/slippers'],
      badges: ['handmade'],
      props: { weight: '280 г' },
      text: ['Хошуун дээрээ эвэр угалз хатгасан, хамгийн их зарагддаг шаахай.', 'Horn ornaments on the toes. Our best-selling slippers.']
    },
    {
      mn: 'Эсгий өндөр түрийтэй шаахай',
      en: 'High felt house boots',
      brand: 'esgii-urlan',
      price: 98000,
      colours: ['charcoal', 'madder'],
      props: { weight: '420 г' },
      text: ['Шагай халхалсан түрийтэй, зуслангийн шалан дээр.', 'They cover the ankle, for the floors of summer houses.']
    },
    {
      mn: 'Хурган дотортой шаахай',
      en: 'Lambskin slippers',
      more: [
        'Хурганы үс нь өвөлд дулаан, зунд хөлрүүлэхгүй. Нойтон алчуураар арчиж, салхинд хатаана.',
        'Lambskin is warm in winter and dry in summer. Wipe with a damp cloth and air.'
      ],
      brand: 'engiin-urlan',
      price: 119000,
      colours: ['camel', 'umber'],
      sale: 99000,
      also: ['men/shoes/slippers'],
      props: { upper: 'Илгэн арьс|Suede', lining: 'Хурганы арьс|Lambskin', weight: '360 г' },
      text: ['Нүцгэн хөлөөр өмсөхөд зориулсан хурган дотортой.', 'Lined with lambskin for bare feet.']
    },
    {
      mn: 'Эрэгтэй хээгүй эсгий шаахай',
      en: 'Men’s plain felt slippers',
      brand: 'esgii-urlan',
      price: 62000,
      colours: ['charcoal', 'umber'],
      sizes: MEN_SHOES,
      taxon: 'men/shoes/slippers',
      stock: 'high',
      props: { sole: 'Резин|Rubber', weight: '310 г' },
      text: ['Резинэн ултай тул хогоо ч гаргачихна.', 'A rubber sole, so you can step outside with the rubbish.']
    },
    {
      mn: 'Хүүхдийн амьтан эсгий шаахай',
      en: 'Children’s animal slippers',
      brand: 'esgii-urlan',
      price: 45900,
      colours: ['milk', 'saffron'],
      sizes: KIDS_SHOES,
      taxon: 'kids/shoes/everyday',
      props: { sole: 'Хальтрахгүй цэгтэй|Grip dots', weight: '140 г' },
      text: ['Хурга, ботгоны нүүртэй, улан дээрээ резинэн цэгтэй.', 'Lamb and camel faces, with rubber dots underneath.']
    },
    {
      mn: 'Зочны шаахай, зургаан хос',
      en: 'Guest slippers, six pairs',
      brand: 'esgii-urlan',
      price: 189000,
      look: ['#B9B7B3', '#6F8FB5', '#F4EFE6'],
      sizes: ['38', '42'],
      unit: 'багц|set',
      also: ['home/gifts'],
      props: { weight: '1.1 кг', pieces: 'Зургаан хос, эсгий уут|Six pairs in a felt bag' },
      text: ['Хаалганы дэргэд өлгөх эсгий уутандаа зургаан хос.', 'Six pairs in a felt bag that hangs by the door.']
    }
  ]
}
