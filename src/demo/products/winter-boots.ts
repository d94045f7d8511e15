import type { DemoFamily } from '../format.ts'
import { KIDS_SHOES, MEN_SHOES, WOMEN_SHOES } from '../sizes.ts'

export const winterBoots: DemoFamily = {
  code: 'ANK',
  motif: 'ankle-boots',
  taxon: 'women/shoes/boots',
  returnHours: 48,
  unit: 'хос|pair',
  sizeKey: 'shoe_size',
  sizes: WOMEN_SHOES,
  chart: 'shoes',
  scenes: ['ub-winter', 'look-coat'],
  props: {
    upper: 'Үхрийн арьс|Cow leather',
    lining: 'Хонины ноос|Sheep’s wool',
    sole: 'Хальтрахгүй резин|Non-slip rubber',
    origin: 'Монгол'
  },
  about: [
    ['Мөсөн дээр хальтрахгүй хээтэй улыг Улаанбаатарын гудамжинд туршсан.', 'The sole was tried on the icy pavements of Ulaanbaatar.'],
    ['Дотор ул нь салдаг тул хатаахад хялбар.', 'The inner sole comes out to dry.']
  ],
  care: [
    ['Давсны толбыг нойтон даавуугаар арчаад тослоорой.', 'Wipe off road salt with a damp cloth, then oil.'],
    ['Түрий нь өргөн тул зузаан оймстой багтана.', 'The shaft is wide enough for thick socks.']
  ],
  products: [
    {
      mn: 'Ноосон дотортой гутал',
      en: 'Wool-lined lace boots',
      brand: 'norrvind',
      price: 329000,
      rating: [4.7, 156],
      colours: ['charcoal', 'umber', 'rust'],
      props: { warmth: 'Хасах 30 хэм|−30 °C', weight: '1.1 кг' },
      text: ['Үдээстэй, шагайнаас дээш, өвлийн турш өдөр бүр өмсөх гутал.', 'Laced above the ankle, for every day of the winter.']
    },
    {
      mn: 'Богино арьсан гутал',
      en: 'Leather ankle boots',
      brand: 'engiin-urlan',
      price: 279000,
      colours: ['umber', 'charcoal'],
      sale: 239000,
      props: { lining: 'Арьс|Leather', warmth: 'Хасах 10 хэм|−10 °C', weight: '840 г' },
      text: ['Намрын гутал: даашинз, жинс аль алинтай нь.', 'An autumn boot for dresses and jeans alike.']
    },
    {
      mn: 'Цасны өндөр гутал',
      en: 'Tall snow boots',
      brand: 'norrvind',
      price: 389000,
      colours: ['milk', 'charcoal'],
      props: {
        upper: 'Нейлон, арьс|Nylon, leather',
        warmth: 'Хасах 35 хэм|−35 °C',
        water: 'Ус нэвтрүүлдэггүй|Waterproof',
        weight: '1.3 кг'
      },
      text: ['Хунгарт ч цас орохгүй уядаг захтай.', 'A drawn collar keeps the drifts out.']
    },
    {
      mn: 'Эсгий дотортой хотын гутал',
      en: 'Felt-lined city boots',
      brand: 'engiin-urlan',
      price: 298000,
      colours: ['charcoal', 'plum'],
      badges: ['handmade'],
      props: { lining: 'Эсгий|Felt', warmth: 'Хасах 25 хэм|−25 °C', weight: '960 г' },
      text: ['Эсгий дотор нь хөлсийг шингээж, хөлийг хуурай байлгана.', 'The felt drinks up moisture and keeps feet dry.']
    },
    {
      mn: 'Эрэгтэй өвлийн арьсан гутал',
      en: 'Men’s winter leather boots',
      brand: 'norrvind',
      price: 359000,
      rating: [4.6, 118],
      colours: ['charcoal', 'umber'],
      sizes: MEN_SHOES,
      taxon: 'men/shoes/boots',
      props: { warmth: 'Хасах 30 хэм|−30 °C', weight: '1.4 кг' },
      text: ['Костюмтай ч зохих цэвэрхэн хэлбэр, дотор нь ноос.', 'A clean shape that goes with a suit, and wool inside.']
    },
    {
      mn: 'Эрэгтэй уулын гутал',
      en: 'Men’s hiking boots',
      brand: 'nuudel',
      price: 419000,
      sale: 359000,
      colours: ['moss', 'umber'],
      sizes: MEN_SHOES,
      taxon: 'men/shoes/boots',
      also: ['travel/camping'],
      props: { lining: 'Ус нэвтрүүлдэггүй мембран|Waterproof membrane', warmth: 'Хасах 10 хэм|−10 °C', weight: '1.2 кг' },
      text: ['Хангайн чулуу, намгийн аль алинд нь шагайг тогтоодог.', 'It holds the ankle on Khangai stones and in bog.']
    },
    {
      mn: 'Эрэгтэй үдээстэй арьсан гутал',
      en: 'Men’s lace-up leather boots',
      brand: 'engiin-urlan',
      price: 289000,
      colours: ['umber', 'charcoal'],
      sizes: MEN_SHOES,
      taxon: 'men/shoes/boots',
      props: { lining: 'Арьс|Leather', weight: '980 г' },
      text: [
        'Дээд гурван нүх нь дэгээ тул үдээсийг нэг татаад чангална.',
        'The top three eyelets are hooks, so one pull tightens the laces.'
      ]
    },
    {
      mn: 'Ажлын хамгаалалттай гутал',
      en: 'Safety work boots',
      brand: 'norrvind',
      price: 249000,
      colours: ['charcoal'],
      sizes: MEN_SHOES,
      taxon: 'men/shoes/boots',
      stock: 'high',
      props: { sole: 'Тос, мөсөнд хальтрахгүй|Oil and ice resistant', warmth: 'Хасах 25 хэм|−25 °C', weight: '1.5 кг' },
      text: ['Ган хоншоортой, барилга, уурхайд өдөржин зогсоход.', 'A steel toe for long days on site and in the mine.']
    },
    {
      mn: 'Хүүхдийн өвлийн гутал',
      en: 'Children’s winter boots',
      brand: 'norrvind',
      price: 149000,
      sale: 119000,
      colours: ['ink', 'poppy'],
      sizes: KIDS_SHOES,
      taxon: 'kids/shoes/everyday',
      props: { upper: 'Нейлон|Nylon', warmth: 'Хасах 30 хэм|−30 °C', weight: '560 г' },
      text: ['Нэг наалттай, хүүхэд өөрөө өмсөж, тайлна.', 'One strap, so children manage on their own.']
    }
  ]
}
