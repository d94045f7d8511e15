import type { DemoFamily } from '../format.ts'

const PHONE_STORAGE = [
  { value: '128', label: '128 ГБ', add: 0 },
  { value: '256', label: '256 ГБ', add: 200000 },
  { value: '512', label: '512 ГБ', add: 500000 }
] as const

export const phones: DemoFamily = {
  code: 'PHO',
  motif: 'phone',
  taxon: 'tech/phones/smartphones',
  returnHours: 72,
  unit: 'ш|piece',
  choiceKey: 'storage',
  scenes: [],
  props: { warranty: '24 сар', origin: 'БНХАУ|China' },
  about: [
    ['Монгол хэлний гар, ө, ү үсэг анхнаасаа суулгасан.', 'A Mongolian keyboard with ө and ү comes installed.'],
    ['Хоёр SIM, eSIM-тэй, бүх оператортой ажиллана.', 'Two SIMs and an eSIM, for every operator.'],
    ['Дэлгэцийн хуулга наасан, гэртэй ирнэ.', 'A screen film is already on and a case is in the box.']
  ],
  care: [
    ['Хасах 20 хэмд цэнэгээ гэнэт алдахгүй.', 'The battery does not give up at −20 °C.'],
    ['Хуучин утсаа өгөөд зөрүүг нь төлж болно.', 'Trade in an old phone and pay the difference.']
  ],
  products: [
    {
      mn: 'Уул X1 ухаалаг утас',
      en: 'Uul X1 smartphone',
      brand: 'uul-tek',
      price: 1890000,
      sale: 1690000,
      rating: [4.7, 231],
      colours: ['charcoal', 'sky', 'milk'],
      choices: PHONE_STORAGE,
      badges: ['official'],
      gifts: ['Chono portable speaker', 'Fitness band'],
      props: {
        screen: '6.5 инч OLED, 120 Гц|6.5-inch OLED, 120 Hz',
        camera: '50 МП, оптик тогтворжуулагч|50 MP, optical stabiliser',
        battery: '5,000 мАч',
        weight: '192 г'
      },
      text: [
        'Шөнийн зураг, хүйтэнд тэсвэртэй зай: Монголд туршсан утас.',
        'Night pictures and a battery that stands the cold: tried in Mongolia.'
      ]
    },
    {
      mn: 'Уул X1 Про ухаалаг утас',
      en: 'Uul X1 Pro smartphone',
      brand: 'uul-tek',
      price: 2690000,
      colours: ['charcoal', 'gold'],
      choices: PHONE_STORAGE,
      badges: ['official', 'new'],
      props: {
        screen: '6.7 инч LTPO OLED|6.7-inch LTPO OLED',
        camera: '50 МП, 5 дахин ойртуулалт|50 MP, 5× zoom',
        battery: '5,200 мАч',
        weight: '214 г'
      },
      text: ['Таван дахин оптик ойртуулалттай, титан хүрээтэй.', 'Five-fold optical zoom and a titanium frame.']
    },
    {
      mn: 'Мирево М5 утас',
      en: 'Mirevo M5 phone',
      brand: 'mirevo',
      price: 890000,
      sale: 790000,
      rating: [4.4, 305],
      colours: ['charcoal', 'sage', 'lilac'],
      choices: PHONE_STORAGE.slice(0, 2),
      props: { screen: '6.6 инч, 90 Гц|6.6-inch, 90 Hz', camera: '64 МП', battery: '5,000 мАч', weight: '189 г' },
      text: ['Өдөр тутмын хэрэглээнд илүүгүй, дутуугүй.', 'Neither too much nor too little for every day.']
    },
    {
      mn: 'Мирево М5 Лайт утас',
      en: 'Mirevo M5 Lite phone',
      brand: 'mirevo',
      price: 490000,
      colours: ['sky', 'charcoal'],
      stock: 'high',
      props: { screen: '6.5 инч|6.5-inch', memory: '64 ГБ', camera: '13 МП', battery: '5,000 мАч', weight: '186 г' },
      text: ['Хоёр хоног цэнэг барьдаг анхны ухаалаг утас.', 'A first smartphone that lasts two days.']
    },
    {
      mn: 'Бат бөх хээрийн утас',
      en: 'Rugged field phone',
      brand: 'uul-tek',
      price: 690000,
      colours: ['orange', 'moss'],
      also: ['travel/camping'],
      props: { screen: '5.8 инч|5.8-inch', memory: '128 ГБ', battery: '8,000 мАч', water: 'IP69K', weight: '320 г' },
      text: ['Мориноос унасан ч, голд орсон ч ажиллана.', 'It survives a fall from a horse and a river crossing.']
    },
    {
      mn: 'Товчлуурт энгийн утас',
      en: 'Simple button phone',
      more: [
        'Ар талдаа SOS товч, чийдэнтэй. Цэнэглэх тавиур дагалдана.',
        'There is an SOS key and a torch on the back. A charging stand is in the box.'
      ],
      brand: 'mirevo',
      price: 119000,
      look: ['#4C566B', '#DCE7F1', '#E3A129'],
      props: { screen: '2.4 инч|2.4-inch', battery: '1,500 мАч, 10 хоног|1,500 mAh, 10 days', weight: '98 г' },
      rating: [4.8, 144],
      text: ['Том товч, чанга дуу, нэг товчоор хүүхэд рүүгээ залгана.', 'Big keys, a loud voice and one button that calls the children.']
    },
    {
      mn: 'Эвхдэг дэлгэцтэй утас',
      en: 'Folding-screen phone',
      brand: 'mirevo',
      price: 3490000,
      colours: ['plum', 'charcoal'],
      choices: PHONE_STORAGE.slice(1),
      stock: 'preorder',
      props: { screen: '7.6 инч эвхдэг OLED|7.6-inch folding OLED', camera: '50 МП', battery: '4,600 мАч', weight: '243 г' },
      text: ['Халаасанд утас, ширээн дээр таблет.', 'A phone in the pocket, a tablet on the table.']
    },
    {
      mn: 'Хүүхдийн хяналттай утас',
      en: 'Parent-managed children’s phone',
      brand: 'mirevo',
      price: 390000,
      colours: ['teal', 'rose'],
      also: ['kids/school'],
      saleTime: 'ended',
      sale: 339000,
      props: { screen: '5.5 инч|5.5-inch', memory: '64 ГБ', battery: '4,000 мАч', weight: '158 г' },
      text: ['Дэлгэцийн цаг, апп, байршлыг эцэг эх нь тохируулна.', 'Parents set screen time, apps and location.']
    }
  ]
}
