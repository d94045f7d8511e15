import type { Both } from './format.ts'

export interface DemoBrand {
  code: string
  /** Two letters that begin its SKUs. */
  sku: string
  name: Both
  /** A brand from abroad may not have told us its story in Mongolian yet. */
  text: Both | readonly [mn: null, en: string]
  store?: string
}

export const BRANDS: readonly DemoBrand[] = [
  {
    code: 'altan-navch',
    sku: 'AN',
    name: ['Алтан Навч', 'Altan Navch'],
    store: 'altan-navch',
    text: [
      'Говь-Алтайн малчдаас ноолуураа шууд авч, Улаанбаатарт сүлждэг.',
      'Buys its cashmere straight from herders of Govi-Altai and knits it in Ulaanbaatar.'
    ]
  },
  {
    code: 'khangai',
    sku: 'KH',
    name: ['Хангай', 'Khangai'],
    store: 'altan-navch',
    text: [
      'Хангайн нурууны хонь, ямааны ноосоор өдөр тутам өмсөх сүлжмэл хийдэг.',
      'Everyday knitwear from the sheep and goats of the Khangai range.'
    ]
  },
  {
    code: 'engiin-urlan',
    sku: 'EU',
    name: ['Энгийн Урлан', 'Engiin Urlan'],
    store: 'urchuudyn-gudamj',
    text: [
      'Гурван урлаачийн арьсан эдлэлийн жижиг урлан. Бүх оёдол гар оёдол.',
      'A small leather workshop of three makers. Every seam is sewn by hand.'
    ]
  },
  {
    code: 'esgii-urlan',
    sku: 'ES',
    name: ['Эсгий Урлан', 'Esgii Urlan'],
    store: 'urchuudyn-gudamj',
    text: [
      'Архангайн эмэгтэйчүүдийн хоршоо. Эсгийг уламжлалт аргаар хийдэг.',
      'A women’s cooperative in Arkhangai that makes felt the traditional way.'
    ]
  },
  {
    code: 'tengis-zagvar',
    sku: 'TZ',
    name: ['Тэнгис Загвар', 'Tengis Zagvar'],
    text: [
      'Дээл, даашинзны орчин үеийн загварын студи. Захиалгаар мөн оёно.',
      'A studio for modern deels and dresses, also made to measure.'
    ]
  },
  {
    code: 'suun-zam',
    sku: 'SZ',
    name: ['Сүүн Зам', 'Suun Zam'],
    text: ['Гэрийн гэрэл, дэнлүү, лаа. Нэр нь өвлийн тэнгэрээс.', 'Lamps and candles for the home. The name comes from the winter sky.']
  },
  {
    code: 'uul-tek',
    sku: 'UT',
    name: ['Уул Тек', 'Uul Tek'],
    store: 'uul-tek',
    text: [
      'Монгол хэлний гартай, Монголд засвар үйлчилгээтэй электрон бараа.',
      'Electronics with a Mongolian keyboard and a repair centre in Mongolia.'
    ]
  },
  {
    code: 'ugluu',
    sku: 'UG',
    name: ['Өглөө', 'Ugluu'],
    text: [
      'Өглөөний цайнаас нүүрний тос хүртэл, өдрийг тайван эхлүүлэх бараа.',
      'From morning tea to face cream: things to begin a day calmly.'
    ]
  },
  {
    code: 'nuudel',
    sku: 'NU',
    name: ['Нүүдэл', 'Nuudel'],
    store: 'ayan-sport',
    text: ['Талын салхи, уулын хүйтэнд туршсан аяллын хэрэгсэл.', 'Travel gear tried in steppe wind and mountain cold.']
  },
  {
    code: 'seruun',
    sku: 'SE',
    name: ['Сэрүүн', 'Seruun'],
    store: 'uul-tek',
    text: ['Гэр ахуйн том цахилгаан бараа. Хүргэж, суурилуулж өгнө.', 'Large home appliances, delivered and installed.']
  },
  {
    code: 'mungun-dusal',
    sku: 'MD',
    name: ['Мөнгөн Дусал', 'Mungun Dusal'],
    store: 'urchuudyn-gudamj',
    text: [
      'Дархны гурав дахь үе. 925 сорьцын мөнгө, монгол чулуу.',
      'The third generation of silversmiths: 925 silver and Mongolian stones.'
    ]
  },
  {
    code: 'joroo',
    sku: 'JO',
    name: ['Жороо', 'Joroo'],
    store: 'urchuudyn-gudamj',
    text: ['Монгол гутал, эмээл, хазаар урладаг гэр бүлийн урлан.', 'A family workshop for Mongolian boots, saddles and bridles.']
  },
  {
    code: 'tal-nutag',
    sku: 'TN',
    name: ['Тал Нутаг', 'Tal Nutag'],
    store: 'amtat-nutag',
    text: ['Дорнодоос Ховд хүртэл арван хоёр айлын цагаан идээ.', 'Dairy of twelve families from Dornod to Khovd.']
  },
  {
    code: 'onon-bal',
    sku: 'OB',
    name: ['Онон Бал', 'Onon Bal'],
    store: 'amtat-nutag',
    text: ['Онон голын хөндийн зөгийчид. Балаа халаадаггүй.', 'Beekeepers of the Onon valley. They never heat their honey.']
  },
  {
    code: 'ulaan-jims',
    sku: 'UJ',
    name: ['Улаан Жимс', 'Ulaan Jims'],
    store: 'amtat-nutag',
    text: [
      'Увсын чацаргана, Сэлэнгийн нэрс, хад. Түүсэн өдрөө шахдаг.',
      'Sea-buckthorn of Uvs, blueberry and currant of Selenge, pressed the day they are picked.'
    ]
  },
  {
    code: 'tsagaan-togoo',
    sku: 'TT',
    name: ['Цагаан Тогоо', 'Tsagaan Togoo'],
    text: ['Ширэм тогоо, ган сав. Зуух, индукц хоёрт адил тохирно.', 'Cast iron and steel for stove and induction alike.']
  },
  {
    code: 'mod-ba-gar',
    sku: 'MG',
    name: ['Мод ба Гар', 'Mod ba Gar'],
    text: ['Хөвсгөлийн шинэс, Сэлэнгийн хусаар тавилга хийдэг.', 'Furniture of Khuvsgul larch and Selenge birch.']
  },
  {
    code: 'byatskhan-tulga',
    sku: 'BT',
    name: ['Бяцхан Тулга', 'Byatskhan Tulga'],
    text: [
      'Хүүхдийн модон тоглоом, хувцас. Будаг нь усан суурьтай.',
      'Wooden toys and clothes for children, painted with water-based colours.'
    ]
  },
  {
    code: 'nomyn-gerel',
    sku: 'NG',
    name: ['Номын Гэрэл', 'Nomyn Gerel'],
    text: [
      'Хүүхэд, соёл, аяллын ном хэвлэдэг бие даасан хэвлэлийн газар.',
      'An independent publisher of books for children, on culture and on travel.'
    ]
  },
  {
    code: 'khukh-ayalguu',
    sku: 'KA',
    name: ['Хөх Аялгуу', 'Khukh Ayalguu'],
    store: 'urchuudyn-gudamj',
    text: ['Морин хуур, лимбэ урладаг хөгжмийн урлан.', 'A workshop for horsehead fiddles and flutes.']
  },
  {
    code: 'norrvind',
    sku: 'NV',
    name: ['Норрвинд', 'Norrvind'],
    store: 'ayan-sport',
    text: ['Хойд зүгийн хотод зориулсан пүүз, гутал.', 'Sneakers and boots for northern cities.']
  },
  {
    code: 'veltrona',
    sku: 'VE',
    name: ['Велтрона', 'Veltrona'],
    store: 'uul-tek',
    text: [null, 'Computers and screens for people who carry their work with them.']
  },
  {
    code: 'kaselle',
    sku: 'KS',
    name: ['Каселле', 'Kaselle'],
    text: ['Цүнх, нарны шил, цаг, хотын гоёл.', 'Bags, sunglasses, watches and city accessories.']
  },
  {
    code: 'oskelund',
    sku: 'OS',
    name: ['Оскелунд', 'Oskelund'],
    text: ['Энгийн хэлбэр, урт наслах тавилга.', 'Plain shapes, long-lived furniture.']
  },
  {
    code: 'mirevo',
    sku: 'MI',
    name: ['Мирево', 'Mirevo'],
    store: 'uul-tek',
    text: ['Утас, чихэвч, ухаалаг цаг.', 'Phones, headphones and smart watches.']
  },
  {
    code: 'solvanne',
    sku: 'SO',
    name: ['Солванне', 'Solvanne'],
    text: ['Хуурай, хүйтэн агаарт зориулсан арьс арчилгаа.', 'Skin care made for dry, cold air.']
  },
  {
    code: 'iridane',
    sku: 'IR',
    name: ['Иридан', 'Iridane'],
    store: 'uul-tek',
    text: [null, 'Cameras with honest dials and a quiet shutter.']
  },
  {
    code: 'havrik',
    sku: 'HA',
    name: ['Хаврик', 'Havrik'],
    text: ['Кофе, цайны цахилгаан хэрэгсэл.', 'Electric appliances for coffee and tea.']
  },
  { code: 'pellorin', sku: 'PE', name: ['Пеллорин', 'Pellorin'], text: ['Үнэртэй усны жижиг урлан.', 'A small perfume house.'] },
  {
    code: 'brakka',
    sku: 'BR',
    name: ['Бракка', 'Brakka'],
    store: 'ayan-sport',
    text: ['Дугуй, цана, уулын спорт.', 'Bicycles, skis and mountain sport.']
  }
]

export interface DemoStore {
  code: string
  vendorId: number
  official: boolean
  name: Both
  text: Both
  motif: string
}

export const STORES: readonly DemoStore[] = [
  {
    code: 'altan-navch',
    vendorId: 1001,
    official: true,
    motif: 'cashmere-sweater',
    name: ['Алтан Навч албан ёсны дэлгүүр', 'Altan Navch Official Store'],
    text: ['Алтан Навч, Хангай брэндийн бүх загвар.', 'Every style of Altan Navch and Khangai.']
  },
  {
    code: 'uul-tek',
    vendorId: 1002,
    official: true,
    motif: 'laptop',
    name: ['Уул Тек албан ёсны дэлгүүр', 'Uul Tek Official Store'],
    text: ['Үйлдвэрлэгчийн баталгаатай электрон бараа, засварын төвтэй.', 'Electronics with the maker’s warranty and a repair centre.']
  },
  {
    code: 'ayan-sport',
    vendorId: 1003,
    official: true,
    motif: 'tent',
    name: ['Аян Спорт', 'Ayan Sport'],
    text: [
      'Аялал, дугуй, цанын хэрэгсэл. Цана, дугуй тохируулж өгнө.',
      'Travel, cycling and ski gear. Skis and bicycles are fitted for you.'
    ]
  },
  {
    code: 'urchuudyn-gudamj',
    vendorId: 2001,
    official: false,
    motif: 'felt-slippers',
    name: ['Урчуудын гудамж', 'Makers’ Street'],
    text: ['Монгол урлаачдын гар бүтээл нэг дороос.', 'Handwork of Mongolian makers in one place.']
  },
  {
    code: 'amtat-nutag',
    vendorId: 2002,
    official: false,
    motif: 'honey',
    name: ['Амтат нутаг', 'Amtat Nutag'],
    text: ['Аймаг бүрийн амт: цагаан идээ, бал, жимс.', 'Tastes of every province: dairy, honey, berries.']
  },
  {
    code: 'delguur',
    vendorId: 1000,
    official: true,
    motif: 'gift-card',
    name: ['Дэлгүүр', 'Delguur'],
    text: ['Манай сонгож, манай агуулахаас илгээдэг бараа.', 'Chosen by us and sent from our own warehouse.']
  }
]

/** What a brand without a shop of its own is sold by. */
export const HOUSE_STORE = 'delguur'
