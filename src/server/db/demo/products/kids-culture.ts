import type { DemoFamily } from '../format.ts'
import { KIDS } from '../sizes.ts'

export const kidsCulture: readonly DemoFamily[] = [
  {
    code: 'KSW', motif: 'cashmere-sweater', taxon: 'kids/clothing/knitwear', returnHours: 48, unit: 'ш|piece', sizeKey: 'clothing_size', sizes: KIDS, chart: 'kids', scenes: ['goats', 'wardrobe'],
    props: { material: 'Ноолуур 100%|100% cashmere', care: 'Машинаар, ноосны горим|Machine, wool cycle', origin: 'Монгол' },
    about: [['Ханцуй, хормой нь нугалаастай тул хоёр өвөл өмсөнө.', 'Turned-up cuffs and hem make it last two winters.'], ['Мөрөн дээрээ товчтой, толгойгоор углахад амархан.', 'Buttons on the shoulder make it easy to pull on.']],
    care: [['Тохойны нөхөөс дагалдана.', 'Elbow patches are included.']],
    products: [
      { mn: 'Хүүхдийн ноолууран цамц', en: 'Children’s cashmere sweater', brand: 'altan-navch', price: 219000, sale: 185000, rating: [4.8, 59], colours: ['sky', 'poppy', 'milk'], props: { weight: '140 г' }, text: ['Том хүний цамцтай нэг утас, нэг сүлжээтэй.', 'The same yarn and stitch as the grown-up sweater.'] },
      { mn: 'Хүүхдийн судалтай цамц', en: 'Children’s striped sweater', brand: 'khangai', price: 98000, colours: ['ink', 'madder'], stock: 'high', props: { material: 'Хурганы ноос 100%|100% lambswool', weight: '180 г' }, text: ['Талбай дээр өнхөрч, нохойтой ноцолдоход хатуужилтай.', 'Tough enough for rolling about with the dog.'] },
      { mn: 'Ботготой сүлжмэл цамц', en: 'Camel picture sweater', brand: 'khangai', price: 119000, colours: ['sand', 'sage'], badges: ['new'], props: { material: 'Хурганы ноос 100%|100% lambswool', weight: '190 г' }, text: ['Урдаа хоёр бөхтэй ботго сүлжсэн.', 'A two-humped camel calf is knitted into the front.'] },
      { mn: 'Хүүхдийн цахилгаантай кардиган', en: 'Children’s zip cardigan', brand: 'khangai', price: 129000, colours: ['moss', 'rose'], motif: 'cardigan', saleTime: 'ended', sale: 109000, props: { material: 'Хурганы ноос 100%|100% lambswool', weight: '210 г' }, text: ['Цэцэрлэгт өмсөж, тайлахад багш, хүүхэд хоёуланд амар.', 'Easy for children and teachers at the kindergarten.'] },
      { mn: 'Нярайн ноолууран иж бүрдэл', en: 'Newborn cashmere set', brand: 'altan-navch', price: 289000, colours: ['milk', 'rose', 'sky'], sizes: ['92'], unit: 'багц|set', also: ['home/gifts'], props: { pieces: 'Цамц, өмд, малгай|Sweater, trousers, cap', weight: '180 г' }, text: ['Миланзад зориулсан бэлгийн хайрцагтай.', 'Gift-boxed for a newborn’s party.'] }
    ]
  },
  {
    code: 'HOR', motif: 'toy-horse', taxon: 'kids/toys/rocking', returnHours: 48, unit: 'ш|piece', scenes: ['naadam'],
    props: { material: 'Хус, ноосон дэл|Birch, wool mane', origin: 'Монгол' },
    about: [['Усан суурьтай будаг, булан бүр нь бөөрөнхий.', 'Water-based paint and every corner rounded.'], ['Эмээл, хазаар нь салдаг.', 'Saddle and bridle come off.']],
    care: [['40 кг хүртэл даана.', 'It bears up to 40 kg.']],
    products: [
      { mn: 'Тоглоомон морь', en: 'Toy rocking horse', brand: 'byatskhan-tulga', price: 289000, rating: [4.9, 71], props: { size: '78 × 30 × 66 см', weight: '5.6 кг', ages: '2–5' }, badges: ['handmade'], text: ['Наадмын хүлэг шиг сойсон дэлтэй дүүжин морь.', 'A rocking horse with its mane groomed for Naadam.'] },
      { mn: 'Хар хүлэг дүүжин морь', en: 'Black steed rocking horse', brand: 'byatskhan-tulga', price: 320000, sale: 279000, look: ['#3B3F49', '#3B78C4', '#E3A129'], props: { size: '82 × 32 × 70 см', weight: '6.1 кг', ages: '3–6' }, text: ['Хөх тохомтой, чимээгүй савладаг эсгий улавчтай.', 'A blue saddle cloth and felt runners that rock in silence.'] },
      { mn: 'Жижиг ширээний морь', en: 'Small carved horse', brand: 'byatskhan-tulga', price: 59000, look: ['#9B5B30', '#66764D', '#F4EFE6'], taxon: 'kids/toys/wooden', stock: 'high', props: { size: '22 × 8 × 20 см', weight: '340 г', ages: '3+' }, text: ['Тавиур дээрх чимэг ч, гарын тоглоом ч болно.', 'An ornament for the shelf or a toy for the hand.'] },
      { mn: 'Ботго дүүжин тоглоом', en: 'Rocking camel', brand: 'byatskhan-tulga', price: 349000, look: ['#C59B6C', '#6B3A4C', '#EDE5D6'], stock: 'low', props: { size: '80 × 34 × 72 см', weight: '6.4 кг', ages: '2–5' }, text: ['Хоёр бөхийн дунд сууж савлана, дэл нь тэмээний ноос.', 'Sit between the humps; the mane is camel wool.'] }
    ]
  },
  {
    code: 'SHA', motif: 'shagai', taxon: 'kids/toys/games', returnHours: 48, unit: 'багц|set', scenes: ['ger-dusk', 'living-room'],
    props: { material: 'Хонины шагай, даавуу|Sheep ankle bones, cloth', origin: 'Монгол' },
    about: [['Зургаан тоглоомын дүрэм хоёр хэлээр дагалдана.', 'Rules for six games come in two languages.'], ['Шагайг цэвэрлэж, наранд цайруулсан.', 'The bones are cleaned and bleached in the sun.']],
    care: [['Гурваас доош настанд тохиромжгүй.', 'Not for children under three.']],
    products: [
      { mn: 'Шагай', en: 'Shagai set', brand: 'byatskhan-tulga', price: 39900, rating: [4.8, 163], props: { pieces: '48 шагай, уут|48 bones and a pouch', weight: '620 г', ages: '4+' }, text: ['Морь, тэмээ, хонь, ямаа: өвлийн үдшийн тоглоом.', 'Horse, camel, sheep, goat: the game of winter evenings.'] },
      { mn: 'Будсан шагай', en: 'Painted shagai', brand: 'byatskhan-tulga', price: 49900, look: ['#3B78C4', '#1C3F7C', '#E3A129'], props: { pieces: '40 өнгөт шагай|40 coloured bones', weight: '540 г', ages: '4+' }, text: ['Дөрвөн өнгө тул хэн нь хэнийх нь андуурахгүй.', 'Four colours, so nobody mixes up whose is whose.'] },
      { mn: 'Бэлгийн том шагай', en: 'Gift shagai in a chest', brand: 'byatskhan-tulga', price: 119000, sale: 98000, look: ['#9B5B30', '#7A5237', '#E3A129'], also: ['home/gifts'], props: { pieces: '108 шагай, модон авдар|108 bones in a wooden chest', weight: '1.8 кг', ages: '4+' }, text: ['Зуун найман шагай, гар зурагтай авдарт.', 'A hundred and eight bones in a hand-painted chest.'] },
      { mn: 'Шагайн харваа', en: 'Shagai shooting set', brand: 'byatskhan-tulga', price: 229000, look: ['#66764D', '#4F6146', '#EDE5D6'], badges: ['handmade'], props: { material: 'Янгирын эвэр, мод|Ibex horn, wood', pieces: 'Хашлага, сум, хаалт|Rail, dart, target', weight: '3.2 кг', ages: '10+' }, text: ['Нум, сумгүй харваа: хуруугаар нясална.', 'Archery without a bow: the dart is flicked by finger.'] },
      { mn: 'Аяллын шагайн уут', en: 'Pocket shagai pouch', brand: 'esgii-urlan', price: 19900, look: ['#B9B7B3', '#AF3A32', '#F4EFE6'], stock: 'high', props: { material: 'Шагай, эсгий|Ankle bones, felt', pieces: '12 шагай|12 bones', weight: '160 г', ages: '4+' }, text: ['Эсгий уутанд арван хоёр шагай, галт тэргэнд.', 'Twelve bones in a felt pouch, for the train.'] }
    ]
  },
  {
    code: 'BLO', motif: 'blocks', taxon: 'kids/toys/wooden', returnHours: 48, unit: 'багц|set', scenes: [],
    props: { material: 'Хус, усан суурьтай будаг|Birch, water-based paint', origin: 'Монгол' },
    about: [['Ирмэг бүрийг гараар зүлгэсэн.', 'Every edge is sanded by hand.'], ['Хөвөн уутандаа хадгална.', 'They keep in a cotton bag.']],
    care: [['Аманд хийхэд аюулгүйг баталгаажуулсан.', 'Certified safe for the mouth.']],
    products: [
      { mn: 'Модон шоо, 30 ширхэг', en: 'Wooden blocks, 30 pieces', brand: 'byatskhan-tulga', price: 69000, rating: [4.8, 117], props: { pieces: '30 шоо|30 blocks', weight: '1.4 кг', ages: '1+' }, text: ['Дугуй, гурвалжин, угалзтай шоогоор цамхаг өрнө.', 'Circles, triangles and ornaments to build towers of.'] },
      { mn: 'Кирилл үсгийн шоо', en: 'Cyrillic alphabet blocks', brand: 'byatskhan-tulga', price: 79000, look: ['#3B78C4', '#E3A129', '#F4EFE6'], also: ['kids/school'], props: { pieces: '35 шоо|35 blocks', weight: '1.5 кг', ages: '3+' }, text: ['Гучин таван үсэг, Ө, Ү нь өөр өнгөтэй.', 'Thirty-five letters, with Ө and Ү in their own colour.'] },
      { mn: 'Гэр угсрах модон тоглоом', en: 'Build-a-ger wooden set', brand: 'byatskhan-tulga', price: 119000, sale: 99000, look: ['#F4EFE6', '#D9862B', '#7A5237'], props: { pieces: 'Хана, унь, тооно, бүрээс|Walls, poles, crown, felt', weight: '1.2 кг', ages: '5+' }, text: ['Хана, унь, тооноо дарааллаар нь босгоно.', 'Walls, poles and crown go up in the right order.'] },
      { mn: 'Таван хошуу мал', en: 'Five animals of the herd', brand: 'byatskhan-tulga', price: 58000, look: ['#C59B6C', '#7A5237', '#EDE5D6'], stock: 'high', props: { pieces: '10 амьтан|10 animals', weight: '780 г', ages: '2+' }, text: ['Адуу, үхэр, тэмээ, хонь, ямаа эх, төлтэйгээ.', 'Horse, cow, camel, sheep and goat with their young.'] },
      { mn: 'Соронзон өрөлт', en: 'Magnetic building shapes', brand: 'byatskhan-tulga', price: 149000, look: ['#9A8BB0', '#2F7F7B', '#E3A129'], saleTime: 'ended', sale: 129000, props: { material: 'Хус, соронз|Birch, magnets', pieces: '48 хэсэг|48 pieces', weight: '1.1 кг', ages: '3+' }, text: ['Соронз нь модны дотор битүү тул салж унахгүй.', 'The magnets are sealed inside the wood.'] },
      { mn: 'Тоо, тооллын самбар', en: 'Counting board', brand: 'byatskhan-tulga', price: 49900, look: ['#8FA58B', '#AF3A32', '#E3A129'], also: ['kids/school'], props: { pieces: '100 бөмбөлөг|100 beads', weight: '680 г', ages: '4+' }, text: ['Нэгээс зуу хүртэл өнгөт бөмбөлгөөр тоолно.', 'Counting from one to a hundred with coloured beads.'] }
    ]
  },
  {
    code: 'MKH', motif: 'morin-khuur', taxon: 'home/culture/instruments', returnHours: 48, unit: 'ш|piece', scenes: ['steppe', 'ger-dusk'],
    props: { origin: 'Монгол' },
    about: [['Нум, гэр, давирхай дагалдана.', 'Bow, case and rosin are included.'], ['Хөгжимчин нэг бүрчлэн хөглөж, туршсан.', 'Each is tuned and tried by a musician.']],
    care: [['Хуурай өрөөнд чийгшүүлэгчтэй хадгалаарай.', 'Keep it with a humidifier in dry rooms.']],
    products: [
      { mn: 'Морин хуур', en: 'Horsehead fiddle', brand: 'khukh-ayalguu', price: 890000, rating: [4.9, 36], badges: ['handmade'], props: { material: 'Хус, гацуур, адууны хялгас|Birch, spruce, horsehair', size: '108 см', weight: '1.4 кг' }, text: ['Концертын дуугаралттай, хоёр утас нь жинхэнэ хялгас.', 'A concert voice with two strings of real horsehair.'] },
      { mn: 'Сурагчийн морин хуур', en: 'Student horsehead fiddle', brand: 'khukh-ayalguu', price: 390000, sale: 340000, look: ['#C99A5B', '#7A5237', '#AF3A32'], also: ['kids/school'], props: { material: 'Хус, нийлэг хялгас|Birch, synthetic hair', size: '92 см', weight: '1.1 кг', ages: '7+' }, text: ['Сургуулийн дугуйланд, бага гарт таарсан хэмжээ.', 'For the school circle, sized for smaller hands.'] },
      { mn: 'Хоймрын хүндэтгэлийн хуур', en: 'Ceremonial fiddle for the home', brand: 'khukh-ayalguu', price: 1890000, look: ['#6B4A34', '#E3A129', '#AF3A32'], stock: 'preorder', props: { material: 'Хушга мод, мөнгө|Walnut, silver', size: '112 см', weight: '1.7 кг' }, text: ['Мөнгөн эмжээртэй, айлын хойморт залах хуур.', 'Trimmed in silver, for the place of honour in a home.'] },
      { mn: 'Бэлгийн бяцхан морин хуур', en: 'Miniature fiddle', brand: 'khukh-ayalguu', price: 89000, look: ['#9B5B30', '#1C3F7C', '#E3A129'], also: ['home/gifts'], stock: 'high', props: { material: 'Хус|Birch', size: '32 см', weight: '260 г' }, text: ['Ширээний чимэг, гадаад найздаа өгөх бэлэг.', 'For the desk, or for a friend abroad.'] }
    ]
  },
  {
    code: 'BOO', motif: 'book', taxon: 'home/culture/books', returnHours: 48, unit: 'ш|piece', scenes: ['living-room'],
    props: { language: 'Монгол|Mongolian', binding: 'Хатуу|Hardcover', origin: 'Монгол' },
    about: [['Цаас нь нүд ядраахгүй шаргал өнгөтэй.', 'The paper is a cream that is kind to the eyes.'], ['Нямбай засварлаж, утсаар үдсэн.', 'Carefully edited and sewn with thread.']],
    care: [['Зохиогчийн гарын үсэгтэй хувь хязгаартай.', 'A few copies are signed by the author.'], ['Бэлгийн боодолтой захиалж болно.', 'Gift wrapping can be ordered.']],
    products: [
      { mn: 'Монгол ардын үлгэр', en: 'Mongolian folk tales', brand: 'nomyn-gerel', price: 38000, taxon: 'kids/books/stories', rating: [4.9, 214], props: { author: 'Д. Цэрэнсодном эмхтгэв|Retold by D. Tserensodnom', pages: '184', size: '21 × 26 см', weight: '640 г', ages: '4+' }, text: ['Дөчин хоёр үлгэр, хуудас бүр зурагтай.', 'Forty-two tales with a picture on every page.'] },
      { mn: 'Бяцхан ботго замаа олсон нь', en: 'The little camel finds the way', brand: 'nomyn-gerel', price: 26000, look: ['#C59B6C', '#F4EFE6', '#AF3A32'], taxon: 'kids/books/stories', props: { author: 'О. Номин|O. Nomin', pages: '32', size: '24 × 24 см', weight: '380 г', ages: '2–5' }, text: ['Шуурганд эхээсээ төөрсөн ботго оддоор замаа олж гэртээ ирнэ.', 'A calf lost in a storm follows the stars home.'] },
      { mn: 'Оддын тухай шөнийн ном', en: 'A night book of stars', brand: 'nomyn-gerel', price: 34000, look: ['#1C3F7C', '#E3A129', '#A9C8E6'], taxon: 'kids/books/stories', badges: ['new'], props: { author: 'Б. Тэмүүлэн|B. Temuulen', pages: '48', size: '25 × 28 см', weight: '520 г', ages: '5–9' }, text: ['Харанхуйд гэрэлтдэг будгаар од эрхсийг хэвлэв.', 'Its constellations are printed in ink that glows.'] },
      { mn: 'Хүүхдийн анхны нэвтэрхий толь', en: 'A child’s first encyclopaedia', brand: 'nomyn-gerel', price: 89000, sale: 74000, look: ['#8FA58B', '#E3A129', '#F4EFE6'], taxon: 'kids/books/stories', also: ['kids/school'], props: { author: 'Хамтын бүтээл|Various', pages: '320', size: '23 × 29 см', weight: '1.6 кг', ages: '6–12' }, text: ['Говийн динозавраас сансар хүртэл мянган асуулт.', 'A thousand questions, from Gobi dinosaurs to space.'] },
      { mn: 'Цагаан идээний ном', en: 'The book of dairy', brand: 'nomyn-gerel', price: 64000, look: ['#F1EFEA', '#3B78C4', '#E3A129'], props: { author: 'Ц. Оюунчимэг|Ts. Oyunchimeg', pages: '212', size: '20 × 25 см', weight: '780 г' }, text: ['Айраг, ааруул, аарц: наян жор, аймаг бүрийн ялгаа.', 'Eighty recipes for airag, aaruul and aarts, province by province.'] },
      { mn: 'Нүүдэлчдийн гал тогоо', en: 'The nomad kitchen', brand: 'nomyn-gerel', price: 72000, look: ['#AF3A32', '#F4EFE6', '#7A5237'], rating: [4.7, 58], props: { author: 'Ж. Энхзул|J. Enkhzul', pages: '248', size: '20 × 26 см', weight: '920 г' }, text: ['Хорхог, боодог, цуйван: нэг гал, нэг тогоогоор.', 'Khorkhog, boodog and tsuivan over one fire in one pot.'] },
      { mn: 'Хөвсгөлийн аяны тэмдэглэл', en: 'Khuvsgul travel notes', brand: 'nomyn-gerel', price: 48000, look: ['#2F7F7B', '#DCE7F1', '#F4EFE6'], also: ['travel/camping'], props: { author: 'О. Мишээл|O. Misheel', pages: '176', size: '14 × 20 см', weight: '320 г', binding: 'Зөөлөн|Paperback' }, text: ['Нуурын эргээр мориор гуч хоног, газрын зурагтай.', 'Thirty days on horseback round the lake, with maps.'] },
      { mn: 'Ноолуурын зам', en: 'The cashmere road', brand: 'nomyn-gerel', price: 58000, look: ['#C59B6C', '#1C3F7C', '#F4EFE6'], props: { author: 'Б. Сарангэрэл|B. Sarangerel', pages: '224', size: '16 × 23 см', weight: '480 г' }, text: ['Малчны хотноос дэлгүүрийн тавиур хүртэл нэг цамцны түүх.', 'The story of one sweater, from a herder’s camp to a shop shelf.'] },
      { mn: 'Монгол хээ угалзны цомог', en: 'An album of Mongolian ornament', brand: 'nomyn-gerel', price: 98000, sale: 85000, look: ['#3B78C4', '#E3A129', '#AF3A32'], stock: 'low', props: { author: 'Г. Мөнхцэцэг|G. Munkhtsetseg', pages: '288', size: '24 × 30 см', weight: '1.7 кг', language: 'Монгол, англи|Mongolian and English' }, text: ['Гурван зуун хээ, утга учир, зурах аргын хамт.', 'Three hundred ornaments, what they mean and how to draw them.'] },
      { mn: 'Морин хуурын анхны хичээл', en: 'First lessons on the horsehead fiddle', brand: 'khukh-ayalguu', price: 42000, look: ['#9B5B30', '#E3A129', '#F4EFE6'], also: ['home/culture/instruments'], props: { author: 'Ц. Батчулуун|Ts. Batchuluun', pages: '120', size: '21 × 29 см', weight: '410 г', binding: 'Зөөлөн|Paperback' }, text: ['Хорин хичээл, ая бүрийн бичлэг QR кодоор.', 'Twenty lessons, each tune to be heard by a QR code.'] },
      { mn: 'Өвлийн тэнгэр, яруу найраг', en: 'Winter sky, poems', brand: 'nomyn-gerel', price: 28000, look: ['#4C566B', '#DCE7F1', '#F4EFE6'], stock: 'gone', props: { author: 'Т. Билгүүн|T. Bilguun', pages: '96', size: '13 × 20 см', weight: '210 г' }, text: ['Хотын утаа, талын цасны тухай дөчин шүлэг.', 'Forty poems on city smoke and steppe snow.'] }
    ]
  },
  {
    code: 'GIF', motif: 'gift-card', taxon: 'home/gifts/cards', returnHours: 48, unit: 'ш|piece', colourKey: 'design', choiceKey: 'value', scenes: ['naadam', 'hero-sky'],
    props: { valid: '36 сар' },
    about: [['Утсанд мессежээр эсвэл хэвлэмэл картаар очно.', 'It arrives as a message or a printed card.'], ['Үлдэгдэл нь хэтэвчинд үлдэж, дараа хэрэглэнэ.', 'What is left stays in the wallet for later.']],
    care: [['Худалдан авалтын дүнг бүтэн төлж болно.', 'It may pay for a purchase in full.']],
    products: [
      { mn: 'Бэлгийн карт', en: 'Gift card', brand: 'ugluu', price: 50000, colours: ['ink', 'madder', 'sage'], choices: [{ value: '50', label: '50,000₮', add: 0 }, { value: '100', label: '100,000₮', add: 50000 }, { value: '300', label: '300,000₮', add: 250000 }], stock: 'high', text: ['Юу авахаа мэдэхгүй үед алдахгүй бэлэг.', 'A gift that cannot miss when you do not know what to get.'] },
      { mn: 'Цагаан сарын бэлгийн карт', en: 'Tsagaan Sar gift card', brand: 'ugluu', price: 100000, colours: ['sky', 'poppy'], choices: [{ value: '100', label: '100,000₮', add: 0 }, { value: '200', label: '200,000₮', add: 100000 }], stock: 'high', text: ['Хадагтай дугтуйтай, золгох ёсонд.', 'In an envelope with a khadag, for the greeting.'] },
      { mn: 'Төрсөн өдрийн бэлгийн карт', en: 'Birthday gift card', brand: 'ugluu', price: 50000, colours: ['rose', 'saffron'], choices: [{ value: '50', label: '50,000₮', add: 0 }, { value: '150', label: '150,000₮', add: 100000 }], stock: 'high', text: ['Гараар бичих ил захидалтай.', 'With a card to write on by hand.'] }
    ]
  }
]
