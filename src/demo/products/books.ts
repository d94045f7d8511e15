import type { DemoFamily } from '../format.ts'

export const books: DemoFamily = {
  code: 'BOO',
  motif: 'book',
  taxon: 'home/culture/books',
  returnHours: 48,
  unit: 'ш|piece',
  scenes: ['living-room'],
  props: { language: 'Монгол|Mongolian', binding: 'Хатуу|Hardcover', origin: 'Монгол' },
  about: [
    ['Цаас нь нүд ядраахгүй шаргал өнгөтэй.', 'The paper is a cream that is kind to the eyes.'],
    ['Нямбай засварлаж, утсаар үдсэн.', 'Carefully edited and sewn with thread.']
  ],
  care: [
    ['Зохиогчийн гарын үсэгтэй хувь хязгаартай.', 'A few copies are signed by the author.'],
    ['Бэлгийн боодолтой захиалж болно.', 'Gift wrapping can be ordered.']
  ],
  products: [
    {
      mn: 'Монгол ардын үлгэр',
      en: 'Mongolian folk tales',
      brand: 'nomyn-gerel',
      price: 38000,
      taxon: 'kids/books/stories',
      rating: [4.9, 214],
      props: {
        author: 'Д. Цэрэнсодном эмхтгэв|Retold by D. Tserensodnom',
        pages: '184',
        size: '21 × 26 см',
        weight: '640 г',
        ages: '4+'
      },
      text: ['Дөчин хоёр үлгэр, хуудас бүр зурагтай.', 'Forty-two tales with a picture on every page.']
    },
    {
      mn: 'Бяцхан ботго замаа олсон нь',
      en: 'The little camel finds the way',
      brand: 'nomyn-gerel',
      price: 26000,
      look: ['#C59B6C', '#F4EFE6', '#AF3A32'],
      taxon: 'kids/books/stories',
      props: { author: 'О. Номин|O. Nomin', pages: '32', size: '24 × 24 см', weight: '380 г', ages: '2–5' },
      text: ['Шуурганд эхээсээ төөрсөн ботго оддоор замаа олж гэртээ ирнэ.', 'A calf lost in a storm follows the stars home.']
    },
    {
      mn: 'Оддын тухай шөнийн ном',
      en: 'A night book of stars',
      brand: 'nomyn-gerel',
      price: 34000,
      look: ['#1C3F7C', '#E3A129', '#A9C8E6'],
      taxon: 'kids/books/stories',
      badges: ['new'],
      props: { author: 'Б. Тэмүүлэн|B. Temuulen', pages: '48', size: '25 × 28 см', weight: '520 г', ages: '5–9' },
      text: ['Харанхуйд гэрэлтдэг будгаар од эрхсийг хэвлэв.', 'Its constellations are printed in ink that glows.']
    },
    {
      mn: 'Хүүхдийн анхны нэвтэрхий толь',
      en: 'A child’s first encyclopaedia',
      brand: 'nomyn-gerel',
      price: 89000,
      sale: 74000,
      look: ['#8FA58B', '#E3A129', '#F4EFE6'],
      taxon: 'kids/books/stories',
      also: ['kids/school'],
      props: { author: 'Хамтын бүтээл|Various', pages: '320', size: '23 × 29 см', weight: '1.6 кг', ages: '6–12' },
      text: ['Говийн динозавраас сансар хүртэл мянган асуулт.', 'A thousand questions, from Gobi dinosaurs to space.']
    },
    {
      mn: 'Цагаан идээний ном',
      en: 'The book of dairy',
      brand: 'nomyn-gerel',
      price: 64000,
      look: ['#F1EFEA', '#3B78C4', '#E3A129'],
      props: { author: 'Ц. Оюунчимэг|Ts. Oyunchimeg', pages: '212', size: '20 × 25 см', weight: '780 г' },
      text: ['Айраг, ааруул, аарц: наян жор, аймаг бүрийн ялгаа.', 'Eighty recipes for airag, aaruul and aarts, province by province.']
    },
    {
      mn: 'Нүүдэлчдийн гал тогоо',
      en: 'The nomad kitchen',
      brand: 'nomyn-gerel',
      price: 72000,
      look: ['#AF3A32', '#F4EFE6', '#7A5237'],
      rating: [4.7, 58],
      props: { author: 'Ж. Энхзул|J. Enkhzul', pages: '248', size: '20 × 26 см', weight: '920 г' },
      text: ['Хорхог, боодог, цуйван: нэг гал, нэг тогоогоор.', 'Khorkhog, boodog and tsuivan over one fire in one pot.']
    },
    {
      mn: 'Хөвсгөлийн аяны тэмдэглэл',
      en: 'Khuvsgul travel notes',
      brand: 'nomyn-gerel',
      price: 48000,
      look: ['#2F7F7B', '#DCE7F1', '#F4EFE6'],
      also: ['travel/camping'],
      props: { author: 'О. Мишээл|O. Misheel', pages: '176', size: '14 × 20 см', weight: '320 г', binding: 'Зөөлөн|Paperback' },
      text: ['Нуурын эргээр мориор гуч хоног, газрын зурагтай.', 'Thirty days on horseback round the lake, with maps.']
    },
    {
      mn: 'Ноолуурын зам',
      en: 'The cashmere road',
      brand: 'nomyn-gerel',
      price: 58000,
      look: ['#C59B6C', '#1C3F7C', '#F4EFE6'],
      props: { author: 'Б. Сарангэрэл|B. Sarangerel', pages: '224', size: '16 × 23 см', weight: '480 г' },
      text: ['Малчны хотноос дэлгүүрийн тавиур хүртэл нэг цамцны түүх.', 'The story of one sweater, from a herder’s camp to a shop shelf.']
    },
    {
      mn: 'Монгол хээ угалзны цомог',
      en: 'An album of Mongolian ornament',
      brand: 'nomyn-gerel',
      price: 98000,
      sale: 85000,
      look: ['#3B78C4', '#E3A129', '#AF3A32'],
      stock: 'low',
      props: {
        author: 'Г. Мөнхцэцэг|G. Munkhtsetseg',
        pages: '288',
        size: '24 × 30 см',
        weight: '1.7 кг',
        language: 'Монгол, англи|Mongolian and English'
      },
      text: ['Гурван зуун хээ, утга учир, зурах аргын хамт.', 'Three hundred ornaments, what they mean and how to draw them.']
    },
    {
      mn: 'Морин хуурын анхны хичээл',
      en: 'First lessons on the horsehead fiddle',
      brand: 'khukh-ayalguu',
      price: 42000,
      look: ['#9B5B30', '#E3A129', '#F4EFE6'],
      also: ['home/culture/instruments'],
      props: { author: 'Ц. Батчулуун|Ts. Batchuluun', pages: '120', size: '21 × 29 см', weight: '410 г', binding: 'Зөөлөн|Paperback' },
      text: ['Хорин хичээл, ая бүрийн бичлэг QR кодоор.', 'Twenty lessons, each tune to be heard by a QR code.']
    },
    {
      mn: 'Өвлийн тэнгэр, яруу найраг',
      en: 'Winter sky, poems',
      brand: 'nomyn-gerel',
      price: 28000,
      look: ['#4C566B', '#DCE7F1', '#F4EFE6'],
      stock: 'gone',
      props: { author: 'Т. Билгүүн|T. Bilguun', pages: '96', size: '13 × 20 см', weight: '210 г' },
      text: ['Хотын утаа, талын цасны тухай дөчин шүлэг.', 'Forty poems on city smoke and steppe snow.']
    }
  ]
}
