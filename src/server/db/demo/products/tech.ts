import type { DemoFamily } from '../format.ts'

const PHONE_STORAGE = [
  { value: '128', label: '128 ГБ', add: 0 },
  { value: '256', label: '256 ГБ', add: 200000 },
  { value: '512', label: '512 ГБ', add: 500000 }
] as const
const LAPTOP_STORAGE = [
  { value: '16-512', label: '16 ГБ, 512 ГБ', add: 0 },
  { value: '32-1024', label: '32 ГБ, 1 ТБ', add: 600000 }
] as const

export const tech: readonly DemoFamily[] = [
  {
    code: 'PHO', motif: 'phone', taxon: 'tech/phones/smartphones', returnHours: 72, unit: 'ш|piece', choiceKey: 'storage', scenes: ['ub-winter'],
    props: { warranty: '24 сар', origin: 'БНХАУ|China' },
    about: [
      ['Монгол хэлний гар, ө, ү үсэг анхнаасаа суулгасан.', 'A Mongolian keyboard with ө and ү comes installed.'],
      ['Хоёр SIM, eSIM-тэй, бүх оператортой ажиллана.', 'Two SIMs and an eSIM, for every operator.'],
      ['Дэлгэцийн хуулга наасан, гэртэй ирнэ.', 'A screen film is already on and a case is in the box.']
    ],
    care: [['Хасах 20 хэмд цэнэгээ гэнэт алдахгүй.', 'The battery does not give up at −20 °C.'], ['Хуучин утсаа өгөөд зөрүүг нь төлж болно.', 'Trade in an old phone and pay the difference.']],
    products: [
      { mn: 'Уул X1 ухаалаг утас', en: 'Uul X1 smartphone', brand: 'uul-tek', price: 1890000, sale: 1690000, rating: [4.7, 231], colours: ['charcoal', 'sky', 'milk'], choices: PHONE_STORAGE, badges: ['official'], gifts: ['Chono portable speaker', 'Fitness band'], props: { screen: '6.5 инч OLED, 120 Гц|6.5-inch OLED, 120 Hz', camera: '50 МП, оптик тогтворжуулагч|50 MP, optical stabiliser', battery: '5,000 мАч', weight: '192 г' }, text: ['Шөнийн зураг, хүйтэнд тэсвэртэй зай: Монголд туршсан утас.', 'Night pictures and a battery that stands the cold: tried in Mongolia.'] },
      { mn: 'Уул X1 Про ухаалаг утас', en: 'Uul X1 Pro smartphone', brand: 'uul-tek', price: 2690000, colours: ['charcoal', 'gold'], choices: PHONE_STORAGE, badges: ['official', 'new'], props: { screen: '6.7 инч LTPO OLED|6.7-inch LTPO OLED', camera: '50 МП, 5 дахин ойртуулалт|50 MP, 5× zoom', battery: '5,200 мАч', weight: '214 г' }, text: ['Таван дахин оптик ойртуулалттай, титан хүрээтэй.', 'Five-fold optical zoom and a titanium frame.'] },
      { mn: 'Мирево М5 утас', en: 'Mirevo M5 phone', brand: 'mirevo', price: 890000, sale: 790000, rating: [4.4, 305], colours: ['charcoal', 'sage', 'lilac'], choices: PHONE_STORAGE.slice(0, 2), props: { screen: '6.6 инч, 90 Гц|6.6-inch, 90 Hz', camera: '64 МП', battery: '5,000 мАч', weight: '189 г' }, text: ['Өдөр тутмын хэрэглээнд илүүгүй, дутуугүй.', 'Neither too much nor too little for every day.'] },
      { mn: 'Мирево М5 Лайт утас', en: 'Mirevo M5 Lite phone', brand: 'mirevo', price: 490000, colours: ['sky', 'charcoal'], stock: 'high', props: { screen: '6.5 инч|6.5-inch', memory: '64 ГБ', camera: '13 МП', battery: '5,000 мАч', weight: '186 г' }, text: ['Хоёр хоног цэнэг барьдаг анхны ухаалаг утас.', 'A first smartphone that lasts two days.'] },
      { mn: 'Бат бөх хээрийн утас', en: 'Rugged field phone', brand: 'uul-tek', price: 690000, colours: ['orange', 'moss'], also: ['travel/camping'], props: { screen: '5.8 инч|5.8-inch', memory: '128 ГБ', battery: '8,000 мАч', water: 'IP69K', weight: '320 г' }, text: ['Мориноос унасан ч, голд орсон ч ажиллана.', 'It survives a fall from a horse and a river crossing.'] },
      { mn: 'Товчлуурт энгийн утас', en: 'Simple button phone', brand: 'mirevo', price: 119000, look: ['#4C566B', '#DCE7F1', '#E3A129'], props: { screen: '2.4 инч|2.4-inch', battery: '1,500 мАч, 10 хоног|1,500 mAh, 10 days', weight: '98 г' }, rating: [4.8, 144], text: ['Том товч, чанга дуу, нэг товчоор хүүхэд рүүгээ залгана.', 'Big keys, a loud voice and one button that calls the children.'] },
      { mn: 'Эвхдэг дэлгэцтэй утас', en: 'Folding-screen phone', brand: 'mirevo', price: 3490000, colours: ['plum', 'charcoal'], choices: PHONE_STORAGE.slice(1), stock: 'preorder', props: { screen: '7.6 инч эвхдэг OLED|7.6-inch folding OLED', camera: '50 МП', battery: '4,600 мАч', weight: '243 г' }, text: ['Халаасанд утас, ширээн дээр таблет.', 'A phone in the pocket, a tablet on the table.'] },
      { mn: 'Хүүхдийн хяналттай утас', en: 'Parent-managed children’s phone', brand: 'mirevo', price: 390000, colours: ['teal', 'rose'], also: ['kids/school'], saleTime: 'ended', sale: 339000, props: { screen: '5.5 инч|5.5-inch', memory: '64 ГБ', battery: '4,000 мАч', weight: '158 г' }, text: ['Дэлгэцийн цаг, апп, байршлыг эцэг эх нь тохируулна.', 'Parents set screen time, apps and location.'] }
    ]
  },
  {
    code: 'LAP', motif: 'laptop', taxon: 'tech/computers/laptops/work', returnHours: 72, unit: 'ш|piece', choiceKey: 'memory', scenes: ['living-room'],
    props: { warranty: '24 сар', origin: 'Тайвань|Taiwan' },
    about: [
      ['Гар дээр нь монгол үсэг сийлсэн, наалт биш.', 'Mongolian letters are engraved on the keys, not stuck on.'],
      ['Үйлдлийн системийг нь суулгаж, өгөгдлийг тань хуулж өгнө.', 'We set up the system and move your files across.']
    ],
    care: [['Үйлчилгээний төв: Сүхбаатар дүүрэг.', 'Service centre in Sukhbaatar district.'], ['USB-C цэнэглэгч хайрцагт бий.', 'A USB-C charger is in the box.']],
    products: [
      { mn: 'Уул Бүүк 14 зөөврийн компьютер', en: 'Uul Book 14 laptop', brand: 'uul-tek', price: 2990000, rating: [4.8, 156], colours: ['silver', 'ink'], choices: LAPTOP_STORAGE, badges: ['official'], props: { screen: '14 инч, 2.8K OLED|14-inch 2.8K OLED', processor: '12 цөмт|12-core', battery: '16 цаг', weight: '1.2 кг' }, text: ['Өдөржин цэнэггүй ажиллах хөнгөн ажлын компьютер.', 'A light work machine that goes all day without its charger.'] },
      { mn: 'Уул Бүүк 16 зөөврийн компьютер', en: 'Uul Book 16 laptop', brand: 'uul-tek', price: 3890000, sale: 3490000, colours: ['silver', 'charcoal'], choices: LAPTOP_STORAGE, props: { screen: '16 инч, 3.2K|16-inch 3.2K', processor: '16 цөмт|16-core', battery: '14 цаг', weight: '1.8 кг' }, text: ['Зураг төсөл, видео эвлүүлэгт том дэлгэц.', 'A large screen for drawings and film editing.'] },
      { mn: 'Велтрона Эйр 13', en: 'Veltrona Air 13', brand: 'veltrona', price: 2390000, colours: ['silver', 'rose', 'sage'], choices: LAPTOP_STORAGE, englishOnly: true, props: { screen: '13.3 инч|13.3-inch', processor: '8 цөмт|8-core', battery: '18 цаг', weight: '980 г' }, text: ['Килограмм хүрэхгүй жинтэй.', 'Under a kilogram, silent and cool, with eighteen hours of battery.'] },
      { mn: 'Оюутны зөөврийн компьютер', en: 'Student laptop', brand: 'veltrona', price: 1290000, sale: 1090000, rating: [4.3, 198], colours: ['charcoal', 'sky'], stock: 'high', props: { screen: '15.6 инч|15.6-inch', processor: '6 цөмт|6-core', memory: '8 ГБ, 512 ГБ', battery: '9 цаг', weight: '1.7 кг' }, text: ['Бие даалт, хичээл, киноны бүгдийг дийлнэ.', 'Equal to essays, lessons and films.'] },
      { mn: 'Хоёр нэгд таблет компьютер', en: 'Two-in-one convertible', brand: 'veltrona', price: 2190000, colours: ['charcoal', 'plum'], props: { screen: '13 инч мэдрэгчтэй|13-inch touch', processor: '8 цөмт|8-core', memory: '16 ГБ, 512 ГБ', battery: '12 цаг', weight: '1.3 кг' }, text: ['Дэлгэц нь салж таблет болно, зурах үзэгтэй.', 'The screen comes off as a tablet, with a pen for drawing.'] },
      { mn: 'Тоглоомын зөөврийн компьютер 15', en: 'Gaming laptop 15', brand: 'veltrona', price: 4290000, sale: 3890000, colours: ['charcoal'], choices: LAPTOP_STORAGE, taxon: 'tech/computers/laptops/gaming', props: { screen: '15.6 инч, 165 Гц|15.6-inch, 165 Hz', processor: '14 цөмт|14-core', battery: '6 цаг', weight: '2.3 кг' }, text: ['Хоёр сэнстэй, ширээний компьютероос дутахгүй.', 'Two fans and the strength of a desktop.'] },
      { mn: 'Дизайнерын зөөврийн компьютер 17', en: 'Creator laptop 17', brand: 'uul-tek', price: 5490000, colours: ['charcoal', 'silver'], taxon: 'tech/computers/laptops/gaming', stock: 'low', props: { screen: '17.3 инч, 4K, 100% DCI-P3|17.3-inch 4K, 100% DCI-P3', processor: '20 цөмт|20-core', memory: '64 ГБ, 2 ТБ', battery: '8 цаг', weight: '2.6 кг' }, text: ['Өнгийг үйлдвэрт нэг бүрчлэн тохируулсан.', 'Every screen is calibrated in the factory.'] },
      { mn: 'Хүүхдийн сургалтын компьютер', en: 'Children’s learning laptop', brand: 'veltrona', price: 690000, colours: ['teal', 'orange'], also: ['kids/school'], stock: 'sold_out', props: { screen: '11.6 инч|11.6-inch', memory: '4 ГБ, 128 ГБ', battery: '12 цаг', weight: '1.2 кг', water: 'Гар нь ус тэсвэрлэнэ|Spill-proof keyboard' }, text: ['Унагаж, асгасан ч тэсэх резинэн хүрээтэй.', 'A rubber rim and sealed keys against drops and spills.'] }
    ]
  },
  {
    code: 'CAM', motif: 'camera', taxon: 'tech/photo/cameras', returnHours: 72, unit: 'ш|piece', scenes: ['steppe', 'khuvsgul', 'gobi-camels'],
    props: { warranty: '24 сар', origin: 'Япон|Japan' },
    about: [['Анхны хичээлийг манай фотографч үнэгүй заана.', 'Our photographer gives the first lesson free.'], ['64 ГБ карт, цүнх дагалдана.', 'A 64 GB card and a bag are included.']],
    care: [['Мэдрэгчийн цэвэрлэгээ жилд нэг удаа үнэгүй.', 'One free sensor cleaning a year.']],
    products: [
      { mn: 'Толин бус фото аппарат', en: 'Mirrorless camera', brand: 'uul-tek', price: 2790000, sale: 2450000, rating: [4.8, 47], stock: 'low', colours: ['charcoal', 'silver'], props: { camera: '26 МП, APS-C', screen: '3 инч эргэдэг|3-inch tilting', battery: '520 зураг|520 shots', weight: '490 г' }, text: ['Жуулчин, сэтгүүлч хоёрт адил тохирох хэмжээ.', 'A size for traveller and journalist alike.'] },
      { mn: 'Бүтэн кадрын фото аппарат', en: 'Full-frame camera', brand: 'iridane', price: 5890000, colours: ['charcoal'], props: { camera: '33 МП, бүтэн кадр|33 MP full frame', screen: '3.2 инч|3.2-inch', battery: '610 зураг|610 shots', weight: '680 г' }, text: ['Шөнийн тэнгэр, Сүүн замыг тод буулгана.', 'It catches the night sky and the Milky Way.'] },
      { mn: 'Ретро хальсны фото аппарат', en: 'Retro film camera', brand: 'iridane', price: 890000, look: ['#7A5237', '#3B3F49', '#C4CAD3'], badges: ['limited'], props: { camera: '35 мм хальс|35 mm film', weight: '540 г' }, text: ['Гучин зургаан кадр: нэг бүрийг бодож дарна.', 'Thirty-six frames, each one thought about.'] },
      { mn: 'Шуурхай хэвлэдэг фото аппарат', en: 'Instant print camera', brand: 'iridane', price: 389000, sale: 329000, colours: ['rose', 'sky', 'milk'], rating: [4.6, 122], props: { camera: '5 МП', pieces: 'Аппарат, 20 цаас|Camera and 20 sheets', weight: '320 г' }, text: ['Найр, төрсөн өдөр: зураг нь минутын дараа гарт.', 'At a party the picture is in your hand within a minute.'] },
      { mn: 'Халаасны фото аппарат', en: 'Pocket travel camera', brand: 'iridane', price: 1290000, colours: ['charcoal', 'gold'], props: { camera: '20 МП, 1 инч|20 MP, 1-inch', screen: '3 инч|3-inch', battery: '340 зураг|340 shots', weight: '298 г' }, text: ['Утаснаас илүү ойртуулж, халаасанд багтана.', 'It reaches further than a phone and fits a pocket.'] }
    ]
  },
  {
    code: 'TVS', motif: 'tv', taxon: 'tech/tv/televisions', returnHours: 72, unit: 'ш|piece', scenes: ['living-room'],
    props: { warranty: '24 сар', origin: 'БНХАУ|China' },
    about: [['Ханын бэхэлгээг нь үнэгүй тавьж өгнө.', 'We mount it on the wall free of charge.'], ['Монгол цэс, дуут удирдлагатай.', 'Mongolian menus and voice control.']],
    care: [['Хоёр HDMI 2.1, гурван USB оролттой.', 'Two HDMI 2.1 and three USB inputs.']],
    products: [
      { mn: '55 инчийн 4K зурагт', en: '55-inch 4K television', brand: 'uul-tek', price: 1990000, sale: 1690000, saleTime: 'deal', rating: [4.5, 203], props: { screen: '55 инч, 4K, 60 Гц|55-inch 4K, 60 Hz', energy: 'F', size: '123 × 71 × 7 см', weight: '13.8 кг' }, text: ['Гурван метрийн зайд гэр бүлээрээ үзэхэд яг таарна.', 'Just right for a family three metres away.'] },
      { mn: '65 инчийн QLED зурагт', en: '65-inch QLED television', brand: 'uul-tek', price: 3290000, look: ['#1C3F7C', '#A9C8E6', '#E3A129'], badges: ['official'], props: { screen: '65 инч, 4K, 120 Гц|65-inch 4K, 120 Hz', energy: 'F', size: '145 × 83 × 6 см', weight: '20.4 кг' }, text: ['Нартай өрөөнд ч өнгө нь бүдгэрэхгүй.', 'Its colours hold even in a sunny room.'] },
      { mn: '43 инчийн зурагт', en: '43-inch television', brand: 'veltrona', price: 990000, sale: 890000, look: ['#3B3F49', '#DCCDB6', '#66764D'], stock: 'high', props: { screen: '43 инч, 4K|43-inch 4K', energy: 'E', size: '96 × 56 × 7 см', weight: '8.2 кг' }, text: ['Унтлагын өрөө, гал тогоонд хэтрэхгүй хэмжээ.', 'A size for bedrooms and kitchens.'] },
      { mn: '77 инчийн OLED зурагт', en: '77-inch OLED television', brand: 'veltrona', price: 8490000, look: ['#3B3F49', '#6B3A4C', '#1C3F7C'], stock: 'preorder', props: { screen: '77 инч, OLED, 120 Гц|77-inch OLED, 120 Hz', energy: 'G', size: '171 × 98 × 5 см', weight: '32 кг' }, text: ['Гэрийн кино театр: харанхуй нь жинхэнэ хар.', 'A cinema at home, where black is really black.'] },
      { mn: '32 инчийн зурагт', en: '32-inch television', brand: 'uul-tek', price: 549000, look: ['#F1EFEA', '#DCE7F1', '#6F8FB5'], rating: [4.4, 167], props: { screen: '32 инч, HD|32-inch HD', power: '12 V / 220 V', energy: 'E', size: '72 × 43 × 7 см', weight: '4.1 кг' }, text: ['12 вольтоор ч ажиллах тул гэр, нарны хавтанд тохирно.', 'It also runs on 12 volts, for a ger with a solar panel.'] }
    ]
  },
  {
    code: 'GAM', motif: 'gamepad', taxon: 'tech/gaming/controllers', returnHours: 72, unit: 'ш|piece', scenes: [],
    props: { connection: 'Bluetooth, USB-C', warranty: '12 сар', origin: 'БНХАУ|China' },
    about: [['Компьютер, утас, зурагтад холбогдоно.', 'It connects to computer, phone and television.'], ['Саваа нь соронзон мэдрэгчтэй, элэгдэхгүй.', 'Magnetic sticks that do not wear.']],
    care: [['Хоёр метр нэхмэл кабельтай.', 'With a two-metre braided cable.']],
    products: [
      { mn: 'Утасгүй тоглоомын удирдлага', en: 'Wireless game controller', brand: 'veltrona', price: 189000, sale: 159000, rating: [4.6, 139], colours: ['white', 'charcoal', 'poppy'], props: { battery: '40 цаг', weight: '240 г' }, text: ['Гарт зөөлөн, чичиргээ нь нарийн мэдрэгдэнэ.', 'Soft in the hand, with a fine rumble.'] },
      { mn: 'Мэргэжлийн удирдлага', en: 'Pro controller with paddles', brand: 'veltrona', price: 389000, colours: ['charcoal'], props: { battery: '30 цаг', weight: '290 г' }, text: ['Ар талдаа дөрвөн нэмэлт товчтой, тэмцээнд.', 'Four extra paddles at the back, for tournaments.'] },
      { mn: 'Утасны тоглоомын бариул', en: 'Phone game grip', brand: 'mirevo', price: 149000, colours: ['charcoal', 'teal'], stock: 'high', props: { connection: 'USB-C', weight: '150 г' }, text: ['Утсаа хоёр талаас хавчаад халаасны консол болгоно.', 'It clamps a phone into a handheld console.'] },
      { mn: 'Хүүхдийн жижиг удирдлага', en: 'Small controller for children', brand: 'mirevo', price: 99000, colours: ['sky', 'saffron'], also: ['kids/toys'], props: { battery: '20 цаг', weight: '140 г', ages: '4–9' }, text: ['Бяцхан гарт таарсан, унахад хагарахгүй.', 'Sized for small hands and safe to drop.'] },
      { mn: 'Хос удирдлагын иж бүрдэл', en: 'Two-player controller set', brand: 'veltrona', price: 329000, look: ['#E7E5E0', '#AF3A32', '#3B78C4'], unit: 'багц|set', saleTime: 'future', sale: 279000, props: { battery: '40 цаг', pieces: 'Хоёр удирдлага, цэнэглэх тавиур|Two controllers and a dock', weight: '780 г' }, text: ['Хоёулаа зэрэг цэнэглэгдэх тавиуртай.', 'A dock charges both at once.'] }
    ]
  }
]
