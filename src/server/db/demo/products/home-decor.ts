import type { DemoFamily } from '../format.ts'

export const homeDecor: readonly DemoFamily[] = [
  {
    code: 'LAM', motif: 'ger-lamp', taxon: 'home/decor/lamps', returnHours: 48, unit: 'ш|piece', scenes: ['living-room', 'ger-dusk'],
    props: { material: 'Хус, хөвөн даавуу|Birch, cotton', power: '9 Вт хүртэл, E27|Up to 9 W, E27', warranty: '12 сар', origin: 'Монгол' },
    about: [
      ['Дулаан шар гэрэл нь нүд ядраахгүй, унтлагын өрөөнд ч тохирно.', 'The warm light is easy on the eyes and suits a bedroom too.'],
      ['Гэрлийн чийдэн дагалдана, солих нь хялбар.', 'A bulb is included and easy to change.']
    ],
    care: [
      ['Хуурай даавуугаар арчаарай.', 'Wipe with a dry cloth.'],
      ['Утас нь 1.8 м, унтраалга утсан дээрээ.', 'The cord is 1.8 m long, with the switch on it.']
    ],
    products: [
      { mn: '«Гэр» ширээний дэнлүү', en: 'Ger table lamp', brand: 'suun-zam', price: 189000, sale: 159000, rating: [4.9, 145], props: { size: '22 × 22 × 26 см', weight: '1.1 кг' }, text: ['Хана, унь, тооно нь жинхэнэ гэрийн адил угсарсан модон дэнлүү.', 'Lattice wall, poles and crown are put together like a real ger.'] },
      { mn: '«Тооно» ханын дэнлүү', en: 'Toono wall lamp', brand: 'suun-zam', price: 149000, look: ['#EADFCF', '#AF3A32', '#5C4A3D'], props: { size: '30 × 12 × 30 см', weight: '0.9 кг' }, text: ['Ханан дээр тооноор орж ирэх нарны дүрсийг буулгана.', 'It throws the shape of sun through a roof ring onto the wall.'] },
      { mn: 'Хүүхдийн шөнийн дэнлүү «Бяцхан гэр»', en: 'Little ger night light', brand: 'suun-zam', price: 69000, look: ['#DCE7F1', '#6F8FB5', '#C99A5B'], also: ['kids/toys'], props: { power: '3 Вт, USB цэнэглэгчтэй|3 W, USB charging', battery: '12 цаг', size: '14 × 14 × 15 см', weight: '340 г' }, text: ['Гурван шатлалт сулхан гэрэлтэй, хагас цагийн дараа өөрөө унтарна.', 'Three soft levels; it turns itself off after half an hour.'] },
      { mn: 'Эсгий бүрхүүлтэй дэнлүү', en: 'Felt shade lamp', brand: 'esgii-urlan', price: 128000, look: ['#B9B7B3', '#D9862B', '#7A5237'], badges: ['handmade'], props: { material: 'Эсгий, шинэс|Felt, larch', size: '26 × 26 × 34 см', weight: '1.3 кг' }, text: ['Нимгэн эсгий бүрхүүл нь гэрлийг сүү шиг зөөлөн болгодог.', 'A thin felt shade turns the light as soft as milk.'] },
      { mn: 'Аяллын цэнэглэдэг дэнлүү', en: 'Rechargeable camp lantern', brand: 'nuudel', price: 79000, look: ['#66764D', '#E3A129', '#3B3F49'], taxon: 'travel/camping/tents', stock: 'high', props: { material: 'Хөнгөн цагаан, силикон|Aluminium, silicone', power: '5 Вт, 350 лм|5 W, 350 lm', battery: '4,400 мАч', water: 'IPX4', size: '12 × 12 × 16 см', weight: '280 г' }, text: ['Майханд өлгөх дэгээтэй, утас цэнэглэх гаралттай.', 'It hangs in the tent and can charge a phone.'] },
      { mn: 'Шалны өндөр дэнлүү «Багана»', en: 'Bagana floor lamp', brand: 'mod-ba-gar', price: 329000, look: ['#F4EFE6', '#C99A5B', '#4C566B'], props: { material: 'Шинэс, маалинган даавуу|Larch, linen', size: '38 × 38 × 152 см', weight: '5.2 кг' }, text: ['Хос багана нь нэг модноос хуваагдсан тул судал нь таарна.', 'Its two posts are split from one beam, so the grain matches.'] }
    ]
  },
  {
    code: 'CAN', motif: 'candle', taxon: 'home/decor/candles', returnHours: 48, unit: 'ш|piece', scenes: ['living-room', 'tea-table'],
    props: { material: 'Шар буурцгийн лав|Soy wax', burning: '40 цаг', weight: '220 г', origin: 'Монгол' },
    about: [
      ['Хөвөн голтой, хар утаа гаргахгүй асна.', 'The cotton wick burns without soot.'],
      ['Лав нь дууссаны дараа шилийг нь аяга, таримлын сав болгоно.', 'When the wax is gone, the glass becomes a cup or a planter.']
    ],
    care: [['Анх хоёр цаг асаавал гадаргуу нь тэгш хайлна.', 'Burn two hours the first time, so that the top melts evenly.']],
    products: [
      { mn: 'Арцны үнэртэй лаа', en: 'Juniper scented candle', brand: 'suun-zam', price: 39900, look: ['#A9B89A', '#F4EFE6', '#66764D'], rating: [4.8, 187], text: ['Хангайн арц, хуурай өвс, бага зэрэг давирхай.', 'Khangai juniper, dry grass and a little resin.'] },
      { mn: 'Ганга өвсний үнэртэй лаа', en: 'Wild thyme scented candle', brand: 'suun-zam', price: 39900, look: ['#9A8BB0', '#F4EFE6', '#6B3A4C'], text: ['Борооны дараах талын үнэр: ганга, шарилж, нойтон шороо.', 'The steppe after rain: wild thyme, wormwood and wet earth.'] },
      { mn: 'Тосон лаа, таван ширхэг', en: 'Butter lamp candles, five', brand: 'suun-zam', price: 18900, look: ['#E9C26B', '#AF3A32', '#7A5237'], unit: 'багц|set', stock: 'high', props: { material: 'Ургамлын тос|Vegetable fat', burning: '8 цаг', weight: '300 г' }, text: ['Цагаан сар, тахилын өдөр асаах жижиг лаа.', 'Small lights for Tsagaan Sar and days of prayer.'] },
      { mn: 'Зөгийн лавтай цутгамал лаа', en: 'Beeswax pillar candle', brand: 'onon-bal', price: 34900, look: ['#D8A545', '#F4EFE6', '#7A5237'], props: { material: 'Зөгийн лав 100%|100% beeswax', burning: '60 цаг', weight: '380 г' }, text: ['Онон голын зөгийн лаваар цутгасан, өөрийн зөгийн балны үнэртэй.', 'Cast from Onon valley wax, with its own scent of honey.'] },
      { mn: 'Өвлийн үдэш лааны иж бүрдэл', en: 'Winter evening candle set', brand: 'suun-zam', price: 89000, look: ['#AF3A32', '#F4EFE6', '#1C3F7C'], unit: 'багц|set', badges: ['new'], props: { burning: '3 × 25 цаг', weight: '480 г', pieces: 'Гурван лаа, шүдэнз|Three candles, matches' }, text: ['Шанцай, хушга, сүүтэй цай гэсэн гурван үнэр нэг хайрцагт.', 'Three scents in one box: rhubarb, walnut and milk tea.'] }
    ]
  },
  {
    code: 'VAS', motif: 'vase', taxon: 'home/decor/vases', returnHours: 48, unit: 'ш|piece', scenes: ['living-room'],
    props: { material: 'Шатаасан шавар|Fired clay', care: 'Нойтон даавуугаар|With a damp cloth', origin: 'Монгол' },
    about: [
      ['Гараар эргүүлж хийдэг тул ширхэг бүр бага зэрэг өөр.', 'Each is thrown by hand, so no two are quite alike.'],
      ['Дотор нь ус нэвтрүүлдэггүй паалантай.', 'It is glazed inside and holds water.']
    ],
    care: [['Хуурай цэцэг, бургас, амьд цэцэг бүгд зохино.', 'It suits dried flowers, willow and fresh stems.']],
    products: [
      { mn: 'Улаан шавар ваар', en: 'Red clay vase', brand: 'engiin-urlan', price: 58000, props: { size: '14 × 28 см', weight: '1.2 кг' }, text: ['Дундговийн улаан шаврыг өөрийнх нь өнгөөр үлдээв.', 'The red clay of Dundgovi, left in its own colour.'] },
      { mn: 'Хөх паалантай ваар «Нуур»', en: 'Nuur blue glazed vase', brand: 'engiin-urlan', price: 74000, look: ['#3B78C4', '#F4EFE6', '#66764D'], badges: ['handmade'], props: { size: '16 × 30 см', weight: '1.4 кг' }, text: ['Хөвсгөлийн усны гүн хөх паалан доошоо урсаж хөлдсөн мэт.', 'A glaze as deep as Khuvsgul runs down and seems to freeze.'] },
      { mn: 'Цагаан шаазан ваар', en: 'White porcelain vase', brand: 'ugluu', price: 64000, look: ['#F1EFEA', '#C4CAD3', '#8FA58B'], props: { material: 'Шаазан|Porcelain', size: '12 × 24 см', weight: '700 г' }, text: ['Нэг салаа цэцэгт зориулсан нарийн хүзүүтэй.', 'A narrow neck for a single stem.'] },
      { mn: 'Утсан шаргал хар ваар', en: 'Smoke-fired black vase', brand: 'engiin-urlan', price: 98000, look: ['#3B3F49', '#8C8A85', '#A9B89A'], stock: 'low', props: { size: '18 × 32 см', weight: '1.7 кг' }, text: ['Аргалын утаанд шатаасан тул паалангүй ч гүн хар өнгөтэй.', 'Fired in dung smoke, deep black without any glaze.'] },
      { mn: 'Шалны том ваар «Тал»', en: 'Tal floor vase', brand: 'oskelund', price: 186000, look: ['#DCCDB6', '#7A5237', '#66764D'], props: { size: '28 × 62 см', weight: '6.4 кг' }, text: ['Хаалганы хажууд буйлс, зэгсний боодол багтана.', 'It stands by a door and holds a sheaf of reeds.'] }
    ]
  }
]
