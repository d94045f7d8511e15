import type { DemoFamily } from '../format.ts'
import { ALL_SHOES, KIDS_SHOES, MEN_SHOES, WOMEN_SHOES } from '../sizes.ts'

export const sneakers: DemoFamily = {
  code: 'SNE',
  motif: 'sneakers',
  taxon: 'women/shoes/sneakers',
  returnHours: 48,
  unit: 'хос|pair',
  sizeKey: 'shoe_size',
  sizes: WOMEN_SHOES,
  chart: 'shoes',
  scenes: ['ub-winter'],
  props: { sole: 'Резин|Rubber', origin: 'Вьетнам|Vietnam' },
  about: [
    ['Өсгийн хөөс нь хотын чулуун явган замд зөөлөн.', 'The heel foam is soft on city paving.'],
    ['Үдээс нь хоёр хос, нэг нь цагаан.', 'Two pairs of laces, one of them white.']
  ],
  care: [['Нойтон сойзоор цэвэрлэнэ, машинд угаахгүй.', 'Clean with a damp brush, never in the machine.']],
  products: [
    {
      mn: 'Хотын өдөр тутмын пүүз',
      en: 'Everyday city sneakers',
      brand: 'norrvind',
      price: 189000,
      rating: [4.6, 203],
      colours: ['white', 'rose', 'sage'],
      props: { upper: 'Арьс|Leather', weight: '640 г' },
      text: ['Өдөрт арван мянган алхам хийдэг хүнд.', 'For people who walk ten thousand steps a day.']
    },
    {
      mn: 'Гүйлтийн пүүз «Салхи»',
      en: 'Salkhi running shoes',
      brand: 'norrvind',
      price: 259000,
      sale: 219000,
      colours: ['sky', 'orange', 'charcoal'],
      also: ['men/shoes/sneakers'],
      sizes: ALL_SHOES,
      props: { upper: 'Нэхмэл тор|Knitted mesh', weight: '480 г' },
      text: ['Туулын эрэг дагуу гүйхэд хөнгөн, эргэлтэнд тогтвортой.', 'Light along the Tuul river and steady in the turns.']
    },
    {
      mn: 'Ноосон пүүз',
      en: 'Wool sneakers',
      brand: 'khangai',
      price: 229000,
      colours: ['grey', 'camel', 'ink'],
      also: ['men/shoes/sneakers'],
      sizes: ALL_SHOES,
      badges: ['new'],
      props: { upper: 'Мерино ноос|Merino wool', weight: '520 г' },
      text: ['Монгол ноосоор нэхсэн, оймсгүй өмсөж болдог пүүз.', 'Woven of Mongolian wool and worn without socks.']
    },
    {
      mn: 'Өндөр улт пүүз',
      en: 'Platform sneakers',
      brand: 'kaselle',
      price: 169000,
      colours: ['white', 'charcoal'],
      saleTime: 'ended',
      sale: 139000,
      props: { upper: 'Арьс|Leather', weight: '780 г' },
      text: ['Таван см нэмэх боловч өсгийтэй гутал шиг ядраахгүй.', 'Five centimetres taller without the ache of heels.']
    },
    {
      mn: 'Эрэгтэй арьсан пүүз',
      en: 'Men’s leather sneakers',
      brand: 'norrvind',
      price: 219000,
      colours: ['white', 'ink', 'umber'],
      sizes: MEN_SHOES,
      taxon: 'men/shoes/sneakers',
      props: { upper: 'Үхрийн арьс|Cow leather', weight: '760 г' },
      text: ['Даваагаас баасан хүртэл жинс, чинотой өмсөнө.', 'With jeans and chinos from Monday to Friday.']
    },
    {
      mn: 'Уулын гүйлтийн пүүз',
      en: 'Trail running shoes',
      brand: 'nuudel',
      price: 289000,
      colours: ['moss', 'orange'],
      sizes: ALL_SHOES,
      taxon: 'men/shoes/sneakers',
      also: ['travel/camping'],
      props: { upper: 'Бат бөх тор|Ripstop mesh', sole: 'Гүн хээтэй резин|Deep-lug rubber', weight: '590 г' },
      text: ['Богд уулын чулуу, шаварт барьцтай.', 'It grips the stones and mud of Bogd Khan mountain.']
    },
    {
      mn: 'Сагсан бөмбөгийн пүүз',
      en: 'Basketball shoes',
      brand: 'norrvind',
      price: 329000,
      sale: 279000,
      saleTime: 'deal',
      colours: ['poppy', 'charcoal'],
      sizes: MEN_SHOES,
      taxon: 'men/shoes/sneakers',
      props: { upper: 'Нэхмэл, арьс|Knit and leather', weight: '820 г' },
      text: ['Шагайг барьсан өндөр захтай, үсрэлтийг зөөллөнө.', 'A high collar steadies the ankle and softens the landing.']
    },
    {
      mn: 'Хүүхдийн наалттай пүүз',
      en: 'Children’s strap sneakers',
      more: [
        'Хоншоор нь зузаан резинтэй тул чирэхэд цоорохгүй. Нойтон сойзоор цэвэрлэнэ.',
        'Thick rubber at the toe survives dragging feet. Clean with a damp brush.'
      ],
      brand: 'norrvind',
      price: 99000,
      colours: ['sky', 'rose', 'saffron'],
      sizes: KIDS_SHOES,
      taxon: 'kids/shoes/everyday',
      stock: 'high',
      props: { upper: 'Нэхмэл тор|Knitted mesh', weight: '320 г' },
      text: ['Цэцэрлэгийн хаалганд таван секундэд өмсдөг.', 'On in five seconds at the kindergarten door.']
    },
    {
      mn: 'Хүүхдийн спортын гэрэлтдэг пүүз',
      en: 'Children’s light-up sneakers',
      brand: 'norrvind',
      price: 119000,
      colours: ['ink', 'poppy'],
      sizes: KIDS_SHOES,
      taxon: 'kids/shoes/everyday',
      stock: 'gone',
      props: { upper: 'Нэхмэл тор|Knitted mesh', weight: '360 г' },
      text: ['Гишгэх бүрд өсгий нь гэрэлтэж, үдэш машинд харагдана.', 'The heels flash at every step and are seen by drivers at dusk.']
    }
  ]
}
