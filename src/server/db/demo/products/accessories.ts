import type { DemoFamily } from '../format.ts'

const RING_SIZES = [
  { value: '16', label: '16 мм', add: 0 },
  { value: '17', label: '17 мм', add: 0 },
  { value: '18', label: '18 мм', add: 0 },
  { value: '19', label: '19 мм', add: 0 }
] as const

export const accessories: readonly DemoFamily[] = [
  {
    code: 'BAG', motif: 'handbag', taxon: 'women/accessories/bags', returnHours: 48, unit: 'ш|piece', scenes: ['wardrobe', 'look-coat'],
    props: { material: 'Үхрийн арьс|Cow leather', lining: 'Хөвөн|Cotton', care: 'Арьсны тосоор|With leather balm', origin: 'Монгол' },
    about: [
      ['Лав шингээсэн маалинган утсаар гар оёдолтой.', 'Sewn by hand with waxed linen thread.'],
      ['Арьс нь он жилээр гүн өнгө ордог.', 'The leather deepens in colour over the years.']
    ],
    care: [['Түгжээ, оёдолд таван жилийн засвар үнэгүй.', 'Clasp and seams are mended free for five years.'], ['Хөвөн уутандаа хадгалаарай.', 'Keep it in its cotton bag.']],
    products: [
      { mn: 'Арьсан гар цүнх', en: 'Leather top-handle bag', brand: 'engiin-urlan', price: 389000, rating: [4.8, 97], colours: ['rust', 'charcoal', 'camel'], badges: ['handmade'], props: { size: '28 × 22 × 12 см', weight: '780 г' }, text: ['Хоёр тасалгаатай, гуулин түгжээтэй өдөр тутмын цүнх.', 'An everyday bag with two compartments and a brass clasp.'] },
      { mn: 'Мөрөвчтэй жижиг цүнх', en: 'Small crossbody bag', brand: 'engiin-urlan', price: 229000, sale: 189000, colours: ['umber', 'plum', 'moss'], props: { size: '20 × 15 × 6 см', weight: '410 г' }, text: ['Утас, түлхүүр, картанд яг таарсан багтаамж.', 'Just room for a phone, keys and cards.'] },
      { mn: 'Том ажлын цүнх', en: 'Leather work tote', brand: 'kaselle', price: 319000, colours: ['charcoal', 'sand'], props: { size: '38 × 30 × 14 см', weight: '920 г', capacity: '14 инчийн компьютер|14-inch laptop' }, text: ['Компьютер, бичиг хэрэг, усны сав нэг дор орно.', 'A laptop, papers and a bottle in one.'] },
      { mn: 'Эсгий гар цүнх', en: 'Felt tote bag', brand: 'esgii-urlan', price: 98000, colours: ['grey', 'saffron'], stock: 'high', props: { material: 'Хонины эсгий, арьсан бариул|Wool felt, leather handles', size: '36 × 32 × 12 см', weight: '480 г' }, text: ['Зах, номын сан, усан сан: хаана ч авч явна.', 'To the market, the library, the pool.'] },
      { mn: 'Үдшийн жижиг түрийвч цүнх', en: 'Evening clutch', brand: 'kaselle', price: 149000, colours: ['plum', 'gold', 'ink'], saleTime: 'future', sale: 119000, props: { material: 'Торго, гууль|Silk, brass', size: '22 × 12 × 4 см', weight: '260 г' }, text: ['Дотроо нууж болох гинжин оосортой.', 'Its chain strap tucks inside.'] },
      { mn: 'Эрэгтэй арьсан хэрэглэлийн цүнх', en: 'Men’s leather briefcase', brand: 'engiin-urlan', price: 459000, colours: ['umber', 'charcoal'], taxon: 'men/accessories/bags', badges: ['handmade'], props: { size: '40 × 30 × 9 см', weight: '1.3 кг', capacity: '15 инчийн компьютер|15-inch laptop' }, text: ['Хоёр дарагчтай, мөрөвч нь салдаг сонгодог цүнх.', 'A classic with two clasps and a strap that comes off.'] },
      { mn: 'Амралтын өдрийн аялалын цүнх', en: 'Weekend leather holdall', brand: 'engiin-urlan', price: 690000, sale: 590000, colours: ['umber', 'rust'], taxon: 'men/accessories/bags', also: ['travel/backpacks'], props: { size: '50 × 28 × 24 см', weight: '1.8 кг', capacity: '34 л' }, text: ['Хоёр хоногийн хувцас багтаж, онгоцны бүхээгт орно.', 'Clothes for two days, and it goes into the cabin.'] },
      { mn: 'Зотон захын цүнх', en: 'Canvas market bag', brand: 'ugluu', price: 29900, colours: ['milk', 'ink', 'moss'], stock: 'high', props: { material: 'Хөвөн зотон|Cotton canvas', size: '38 × 40 см', weight: '180 г', care: 'Машинаар, 40 хэм|Machine, 40 °C' }, text: ['Гялгар уутны оронд арван килограмм даана.', 'It carries ten kilos in place of a plastic bag.'] }
    ]
  },
  {
    code: 'RIN', motif: 'ring', taxon: 'women/accessories/jewellery/rings', returnHours: 48, unit: 'ш|piece', choiceKey: 'size', scenes: ['wardrobe'],
    props: { material: 'Мөнгө 925|925 silver', care: 'Мөнгөний даавуугаар|With a silver cloth', origin: 'Монгол' },
    about: [
      ['Дархны тамга, сорьцын тэмдэгтэй.', 'It bears the smith’s mark and the hallmark.'],
      ['Модон хайрцаг, гэрчилгээтэй ирнэ.', 'It comes in a wooden box with a certificate.']
    ],
    care: [['Хэмжээг нь нэг удаа үнэгүй засна.', 'We resize it once free of charge.']],
    products: [
      { mn: 'Номин чулуутай мөнгөн бөгж', en: 'Lapis silver ring', brand: 'mungun-dusal', price: 189000, choices: RING_SIZES, rating: [4.8, 76], props: { weight: '5.2 г' }, text: ['Тэнгэрийн хөх номинг дөрвөн хумсаар барьсан.', 'Sky-blue lapis held in four claws.'] },
      { mn: 'Оюу чулуутай бөгж', en: 'Turquoise ring', brand: 'mungun-dusal', price: 169000, look: ['#B8C0CC', '#2F9F98', '#E3A129'], choices: RING_SIZES, sale: 145000, props: { weight: '4.8 г' }, text: ['Говийн оюу, дотор нь бор судал нь үлдсэн.', 'Gobi turquoise with its brown veins left in.'] },
      { mn: 'Шүрэн бөгж', en: 'Coral ring', brand: 'mungun-dusal', price: 229000, look: ['#B8C0CC', '#C8453B', '#E3A129'], choices: RING_SIZES, stock: 'low', props: { weight: '5.0 г' }, text: ['Эмээгийн толгойн гоёл шиг улаан шүртэй.', 'Red coral, as in grandmother’s headdress.'] },
      { mn: 'Алтан шармал саран бөгж', en: 'Gold-plated moon ring', brand: 'mungun-dusal', price: 259000, look: ['#D8B25A', '#F1EFEA', '#E3A129'], choices: RING_SIZES, badges: ['new'], props: { material: 'Мөнгө 925, 18К алтан бүрээс|925 silver, 18K gold plate', weight: '4.4 г' }, text: ['Саран чулууг алтан шармал хүрээнд суулгасан.', 'A moonstone set in a gold-plated rim.'] },
      { mn: 'Болор чулуун сүйн бөгж', en: 'Crystal engagement ring', brand: 'mungun-dusal', price: 890000, look: ['#C4CAD3', '#CFE0EF', '#E3A129'], choices: RING_SIZES, props: { material: 'Цагаан алт 585|585 white gold', weight: '3.1 г' }, text: ['Дотор талд нь хоёр нэр сийлж өгнө.', 'Two names are engraved inside.'] },
      { mn: 'Эрэгтэй хар оникс бөгж', en: 'Men’s onyx ring', brand: 'mungun-dusal', price: 219000, look: ['#8C8A85', '#3B3F49', '#E3A129'], choices: [{ value: '20', label: '20 мм', add: 0 }, { value: '21', label: '21 мм', add: 0 }, { value: '22', label: '22 мм', add: 0 }], taxon: 'men/accessories', props: { weight: '9.6 г' }, text: ['Хар оникс, хажуу талдаа хос загас сийлсэн.', 'Black onyx with twin fish engraved on the sides.'] }
    ]
  },
  {
    code: 'WAT', motif: 'watch', taxon: 'women/accessories/watches', returnHours: 72, unit: 'ш|piece', scenes: ['wardrobe', 'ub-winter'],
    props: { glass: 'Сапфир|Sapphire', warranty: '24 сар' },
    about: [['Оосрыг нь багажгүйгээр сольж болно.', 'The strap changes without tools.'], ['Баталгаат засвар, зайны солилтыг дэлгүүр дээр хийнэ.', 'Warranty repairs and batteries are done in the shop.']],
    care: [['Хайрцаг, баталгаат хуудастай.', 'Boxed, with a warranty card.']],
    products: [
      { mn: 'Арьсан оосортой бугуйн цаг', en: 'Leather-strap wrist watch', brand: 'kaselle', price: 289000, rating: [4.6, 112], colours: ['umber', 'charcoal', 'ink'], props: { movement: 'Кварц|Quartz', water: '50 м', size: '38 мм', weight: '52 г', origin: 'Япон|Japan' }, text: ['Нимгэн их бие, том тоо: нэг харахад цаг тодорхой.', 'A thin case and large numerals: the time at a glance.'] },
      { mn: 'Эмэгтэй нарийн цаг', en: 'Women’s slim watch', brand: 'kaselle', price: 249000, sale: 199000, colours: ['rose', 'gold', 'silver'], props: { movement: 'Кварц|Quartz', water: '30 м', size: '30 мм', weight: '34 г', origin: 'Япон|Japan' }, text: ['Бугуйвч шиг хөнгөн, зургаан миллиметр зузаан.', 'Light as a bracelet and six millimetres thin.'] },
      { mn: 'Эрэгтэй механик цаг', en: 'Men’s automatic watch', brand: 'kaselle', price: 890000, colours: ['charcoal', 'umber'], taxon: 'men/accessories/watches', props: { movement: 'Механик, 42 цагийн нөөц|Automatic, 42 hours of reserve', water: '100 м', size: '41 мм', weight: '96 г', origin: 'Япон|Japan' }, text: ['Ар тал нь шилэн тул хөдөлгүүр нь харагдана.', 'A glass back shows the movement.'] },
      { mn: 'Аяллын бат бөх цаг', en: 'Rugged field watch', brand: 'nuudel', price: 319000, colours: ['moss', 'charcoal'], taxon: 'men/accessories/watches', also: ['travel/camping'], props: { movement: 'Нарны цэнэг|Solar', water: '200 м', size: '42 мм', weight: '68 г', origin: 'Япон|Japan' }, text: ['Нарны гэрлээр цэнэглэгдэж, хасах 30-д зогсохгүй.', 'It runs on sunlight and does not stop at −30 °C.'] },
      { mn: 'Хүүхдийн анхны цаг', en: 'Children’s first watch', brand: 'byatskhan-tulga', price: 69000, colours: ['sky', 'poppy'], taxon: 'kids/school', props: { movement: 'Кварц|Quartz', glass: 'Органик шил|Acrylic', water: '30 м', size: '30 мм', weight: '24 г', origin: 'БНХАУ|China' }, stock: 'high', text: ['Зүү бүр дээр нэр нь бичээстэй, цаг заалгахад амархан.', 'Every hand is labelled, so telling the time comes easily.'] },
      { mn: 'Ухаалаг цаг «Хэмнэл»', en: 'Khemnel smart watch', brand: 'mirevo', price: 459000, sale: 389000, rating: [4.5, 241], colours: ['charcoal', 'rose', 'sage'], taxon: 'tech/wearables/smart-watches', gifts: ['Light on-ear headphones'], props: { movement: 'Ухаалаг|Smart', screen: '1.4 инч AMOLED', battery: '7 хоног|7 days', water: '50 м', weight: '38 г', origin: 'БНХАУ|China' }, text: ['Зүрхний цохилт, нойр, монгол хэлний мэдэгдэл.', 'Heart rate, sleep and notices in Mongolian.'] },
      { mn: 'Фитнес бугуйвч', en: 'Fitness band', brand: 'mirevo', price: 129000, colours: ['charcoal', 'teal', 'orange'], taxon: 'tech/wearables/smart-watches', stock: 'high', props: { movement: 'Ухаалаг|Smart', glass: 'Бат бөх шил|Hardened glass', screen: '1.1 инч AMOLED', battery: '14 хоног|14 days', water: '50 м', weight: '22 г', origin: 'БНХАУ|China' }, text: ['Алхам, усанд сэлэлт, нойрыг арван дөрвөн хоног цэнэггүй тоолно.', 'It counts steps, laps and sleep for fourteen days on one charge.'] },
      { mn: 'Хүүхдийн байршил тогтоогч цаг', en: 'Children’s GPS watch', brand: 'mirevo', price: 229000, colours: ['sky', 'rose'], taxon: 'tech/wearables/smart-watches', also: ['kids/school'], englishOnly: true, props: { movement: 'Ухаалаг, eSIM|Smart, eSIM', glass: 'Бат бөх шил|Hardened glass', screen: '1.3 инч|1.3 inch', battery: '2 хоног|2 days', water: 'IP68', weight: '44 г', origin: 'БНХАУ|China' }, text: ['Хүүхэд сургуульдаа хүрсэн мэдэгдлийг эцэг эхэд явуулна.', 'It tells parents when a child has reached school and calls three numbers.'] }
    ]
  },
  {
    code: 'SUN', motif: 'sunglasses', taxon: 'women/accessories/sunglasses', returnHours: 48, unit: 'ш|piece', colourKey: 'frame_colour', scenes: ['steppe', 'khuvsgul'],
    props: { glass: 'UV400, туйлширсан|UV400, polarised', care: 'Микрофибр даавуугаар|With a microfibre cloth', warranty: '12 сар' },
    about: [['Цасны ойлголтоос нүдийг хамгаална.', 'They guard the eyes from the glare of snow.'], ['Хатуу гэр, даавуу дагалдана.', 'A hard case and a cloth are included.']],
    care: [['Харааны шилтэй болгож захиалж болно.', 'They can be fitted with prescription lenses.']],
    products: [
      { mn: 'Сонгодог нарны шил', en: 'Classic sunglasses', brand: 'kaselle', price: 129000, colours: ['charcoal', 'umber', 'plum'], also: ['men/accessories/sunglasses'], rating: [4.5, 134], props: { frame: 'Ацетат|Acetate', weight: '32 г', origin: 'Итали|Italy' }, text: ['Ихэнх нүүрний хэлбэрт зохих дөрвөлжин хүрээ.', 'A squared frame that suits most faces.'] },
      { mn: 'Муур нүдэн нарны шил', en: 'Cat-eye sunglasses', brand: 'kaselle', price: 149000, sale: 119000, colours: ['madder', 'charcoal'], props: { frame: 'Ацетат|Acetate', weight: '30 г', origin: 'Итали|Italy' }, text: ['Дээш өргөгдсөн булантай, зуны үдэшлэгт.', 'Lifted corners for summer evenings.'] },
      { mn: 'Жолоочийн нарны шил', en: 'Driving sunglasses', brand: 'kaselle', price: 169000, colours: ['umber', 'silver'], taxon: 'men/accessories/sunglasses', props: { frame: 'Титан|Titanium', weight: '22 г', origin: 'Япон|Japan' }, text: ['Хөдөөгийн урт зам, намуухан нарны эсрэг бор шилтэй.', 'Brown lenses for long roads and a low sun.'] },
      { mn: 'Уулын нарны шил', en: 'Glacier sunglasses', brand: 'nuudel', price: 219000, colours: ['orange', 'charcoal'], taxon: 'men/accessories/sunglasses', also: ['travel/winter'], props: { frame: 'Нейлон, арьсан хажуу|Nylon, leather sides', glass: 'UV400, 4-р зэрэг|UV400, category 4', weight: '38 г', origin: 'Франц|France' }, text: ['Хажуугаас орох гэрлийг арьсан хаалтаар хаасан.', 'Leather shields close out light from the sides.'] },
      { mn: 'Хүүхдийн уян нарны шил', en: 'Children’s flexible sunglasses', brand: 'kaselle', price: 49900, colours: ['sky', 'saffron'], taxon: 'kids/clothing', stock: 'high', props: { frame: 'Силикон|Silicone', weight: '18 г', ages: '3–8', origin: 'Тайвань|Taiwan' }, text: ['Нугалсан ч хугардаггүй силикон хүрээтэй.', 'A silicone frame that bends and does not break.'] },
      { mn: 'Модон хүрээт нарны шил', en: 'Wooden-frame sunglasses', brand: 'engiin-urlan', price: 189000, colours: ['walnut', 'oak'], also: ['men/accessories/sunglasses'], stock: 'sold_out', badges: ['handmade'], props: { frame: 'Хушга мод|Walnut', weight: '26 г', origin: 'Монгол' }, text: ['Долоон нимгэн модыг нааж нугалсан, усанд живдэггүй.', 'Seven thin layers of wood, bent and glued. They float.'] }
    ]
  },
  {
    code: 'BPK', motif: 'backpack', taxon: 'travel/backpacks/city', returnHours: 48, unit: 'ш|piece', scenes: ['camp', 'khuvsgul', 'steppe'],
    props: { care: 'Гараар угаана|Hand wash', warranty: '24 сар', origin: 'Вьетнам|Vietnam' },
    about: [
      ['Нуруу нь агаар сэлгэх сувагтай тул хөлрөхгүй.', 'Air channels keep the back dry.'],
      ['Борооны бүрээс доод халаасандаа бий.', 'A rain cover waits in the bottom pocket.']
    ],
    care: [['Оёдол, цахилгаанд хоёр жилийн баталгаа.', 'Seams and zips are guaranteed for two years.']],
    products: [
      { mn: '«Хангай» үүргэвч 32 л', en: 'Khangai backpack, 32 l', brand: 'nuudel', price: 239900, sale: 189900, saleTime: 'deal', rating: [4.8, 206], colours: ['moss', 'rust', 'charcoal'], taxon: 'travel/backpacks/hiking', props: { material: 'Нейлон 420D|420D nylon', capacity: '32 л', size: '30 × 54 × 20 см', weight: '980 г' }, text: ['Хоёр хоногийн аялалд, хажуугийн халаасандаа халуун савтай.', 'For two-day trips, with a thermos in the side pocket.'] },
      { mn: 'Уулын том үүргэвч 65 л', en: 'Expedition backpack, 65 l', brand: 'nuudel', price: 449000, colours: ['moss', 'orange'], taxon: 'travel/backpacks/hiking', props: { material: 'Нейлон 600D|600D nylon', capacity: '65 л', size: '36 × 78 × 28 см', weight: '1.9 кг' }, text: ['Алтай Таван Богдын долоон хоногийн аянд туршсан.', 'Tried on a week’s walk to Altai Tavan Bogd.'] },
      { mn: 'Хотын үүргэвч 20 л', en: 'City backpack, 20 l', brand: 'kaselle', price: 149000, colours: ['charcoal', 'sand', 'ink'], props: { material: 'Полиэстер|Polyester', capacity: '20 л, 15 инч|20 l, 15 inch', size: '28 × 44 × 14 см', weight: '720 г' }, text: ['Компьютер, цэнэглэгчийн тусдаа тасалгаатай, ус нэвтрэхгүй.', 'Separate places for laptop and charger, and showerproof.'] },
      { mn: 'Арьсан үүргэвч', en: 'Leather backpack', brand: 'engiin-urlan', price: 490000, colours: ['umber', 'charcoal'], badges: ['handmade'], stock: 'low', props: { material: 'Үхрийн арьс|Cow leather', capacity: '16 л', size: '28 × 38 × 12 см', weight: '1.3 кг', origin: 'Монгол' }, text: ['Нэг ширээс тайрсан тул урд, ар тал нь нэг хээтэй.', 'Cut from one hide, so front and back share a grain.'] },
      { mn: 'Өнхрүүлж хаадаг ус тэсвэртэй үүргэвч', en: 'Waterproof roll-top backpack', brand: 'nuudel', price: 279000, sale: 229000, colours: ['orange', 'charcoal'], taxon: 'travel/backpacks/hiking', props: { material: 'TPU нейлон|TPU nylon', capacity: '28 л', water: 'IPX6', size: '30 × 58 × 18 см', weight: '890 г' }, text: ['Рафтинг, завь, дугуйнд: усанд унасан ч дотор нь хуурай.', 'For rafts, canoes and bicycles: dry inside even in the river.'] },
      { mn: 'Бага ангийн үүргэвч', en: 'Primary school backpack', brand: 'byatskhan-tulga', price: 119000, colours: ['sky', 'poppy', 'sage'], taxon: 'kids/school/backpacks', stock: 'high', rating: [4.7, 178], props: { material: 'Полиэстер|Polyester', capacity: '16 л', size: '28 × 36 × 16 см', weight: '780 г', ages: '6–10' }, text: ['Нурууг тэгш барих хатуулагтай, харанхуйд гэрэл ойлгоно.', 'A firm back for good posture and strips that shine in the dark.'] },
      { mn: 'Ахлах ангийн үүргэвч', en: 'Secondary school backpack', brand: 'nuudel', price: 139000, colours: ['charcoal', 'plum', 'teal'], taxon: 'kids/school/backpacks', saleTime: 'ended', sale: 109000, props: { material: 'Полиэстер|Polyester', capacity: '24 л', size: '30 × 46 × 16 см', weight: '760 г' }, text: ['Долоон сурах бичиг, таблет, спортын хувцас багтана.', 'Seven textbooks, a tablet and gym clothes.'] },
      { mn: 'Цэцэрлэгийн бяцхан үүргэвч', en: 'Kindergarten backpack', brand: 'byatskhan-tulga', price: 59000, colours: ['saffron', 'sky'], taxon: 'kids/school/backpacks', props: { material: 'Хөвөн|Cotton', capacity: '7 л', size: '22 × 28 × 10 см', weight: '310 г', ages: '2–5' }, text: ['Солих хувцас, тоглоом, нэг алим.', 'A change of clothes, a toy and an apple.'] },
      { mn: 'Фотографчийн үүргэвч', en: 'Photographer’s backpack', brand: 'iridane', price: 389000, colours: ['charcoal', 'moss'], also: ['tech/photo'], englishOnly: true, props: { material: 'Нейлон 600D|600D nylon', capacity: '22 л', size: '30 × 46 × 20 см', weight: '1.6 кг' }, text: ['Хажуугаараа нээгддэг, гурван линзний тасалгаатай.', 'It opens at the side, holds a body and three lenses, and straps a tripod outside.'] }
    ]
  }
]
