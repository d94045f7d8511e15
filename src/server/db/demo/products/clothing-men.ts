import type { DemoFamily } from '../format.ts'
import { MEN, MEN_WAISTS } from '../sizes.ts'

export const clothingMen: readonly DemoFamily[] = [
  {
    code: 'MSW', motif: 'cashmere-sweater', taxon: 'men/knitwear/sweaters', returnHours: 48, unit: 'ш|piece', sizeKey: 'clothing_size', sizes: MEN, chart: 'menTop', scenes: ['ub-winter', 'wardrobe', 'goats'],
    props: { material: 'Ноолуур 100%|100% cashmere', fibre: '15.8 микрон|15.8 micron', care: 'Гараар, 30 хэмийн усанд|By hand at 30 °C', origin: 'Монгол' },
    about: [
      ['Ханцуй, хормойн зах нь сунахгүй давхар хавиргатай.', 'Cuffs and hem have a double rib that does not stretch out.'],
      ['Пиджакны доторх цамцны захыг эвдэхгүй.', 'It sits well over a shirt collar and under a jacket.']
    ],
    care: [['Жилд хоёр удаа угаахад л хангалттай, бусад үед салхинд сэврээгээрэй.', 'Two washes a year are enough; otherwise air it.'], ['Тохойг нөхөх ижил утас дагалдана.', 'Matching yarn for the elbows comes with it.']],
    products: [
      { mn: 'Эрэгтэй дугуй захтай ноолууран цамц', en: 'Men’s crew-neck cashmere sweater', brand: 'altan-navch', price: 449000, sale: 372000, rating: [4.7, 58], colours: ['charcoal', 'ink', 'camel', 'moss'], props: { knit: 'Гөлгөр, 12 гейж|Plain, 12 gauge', weight: '330 г' }, text: ['Арван жил өмсөхөөр тооцсон, хамгийн энгийн загвар.', 'The plainest shape, meant for ten years of wear.'] },
      { mn: 'Хагас цахилгаантай ноолууран цамц', en: 'Half-zip cashmere sweater', brand: 'altan-navch', price: 519000, colours: ['ink', 'grey', 'umber'], props: { knit: 'Гөлгөр, 9 гейж|Plain, 9 gauge', closure: 'Цахилгаан|Zip', weight: '420 г' }, text: ['Захыг нь босговол ороолтгүй ч хүзүү дулаахан.', 'Zip up the collar and no scarf is needed.'] },
      { mn: 'Эрэгтэй V захтай цамц', en: 'Men’s V-neck sweater', brand: 'khangai', price: 339000, colours: ['charcoal', 'madder', 'ink'], props: { knit: 'Гөлгөр, 14 гейж|Plain, 14 gauge', weight: '270 г' }, text: ['Зангиатай ч, зангиагүй ч таарах гүн нь тохирсон V зах.', 'A V of just the depth for a tie, or none.'] },
      { mn: 'Загасчны кабель цамц', en: 'Fisherman’s cable sweater', brand: 'khangai', price: 289000, colours: ['milk', 'ink'], props: { material: 'Хонины ноос 100%|100% wool', fibre: '22 микрон|22 micron', knit: 'Кабель, 5 гейж|Cable, 5 gauge', weight: '780 г' }, text: ['Хөвсгөл нуурын мөсөн дээрх загасчдад зориулж зузаан сүлжсэн.', 'Knitted thick for those who fish through the ice of Khuvsgul.'] },
      { mn: 'Сарлагийн хөөврөн цамц', en: 'Yak-down sweater', brand: 'khangai', price: 359000, sale: 309000, colours: ['umber', 'charcoal'], badges: ['natural'], props: { material: 'Сарлагийн хөөвөр 100%|100% yak down', fibre: '18 микрон|18 micron', knit: 'Гөлгөр, 7 гейж|Plain, 7 gauge', weight: '460 г' }, text: ['Будаггүй хүрэн хөөвөр, хонины ноосноос гурван хувь дахин дулаан.', 'Undyed brown down that is warmer than sheep’s wool.'] },
      { mn: 'Поло захтай нимгэн цамц', en: 'Fine knitted polo', brand: 'altan-navch', price: 298000, colours: ['sage', 'ink', 'milk'], badges: ['new'], props: { material: 'Ноолуур 60%, хөвөн 40%|60% cashmere, 40% cotton', knit: 'Гөлгөр, 16 гейж|Plain, 16 gauge', weight: '240 г', season: 'Хавар, намар|Spring and autumn' }, text: ['Гурван товчтой сүлжмэл захтай, жинстэй ч, костюмтай ч.', 'A knitted collar with three buttons, for jeans or a suit.'] },
      { mn: 'Өндөр захтай тэмээний ноосон цамц', en: 'Camel-wool roll-neck', brand: 'khangai', price: 229000, colours: ['camel', 'umber'], stock: 'low', props: { material: 'Тэмээний ноос 100%|100% camel wool', fibre: '20 микрон|20 micron', knit: 'Гөлгөр, 7 гейж|Plain, 7 gauge', weight: '520 г' }, text: ['Говийн ботгоны ноос, байгалийн шар бор өнгөөрөө.', 'Young camel’s wool of the Gobi in its own tawny colour.'] }
    ]
  },
  {
    code: 'MCA', motif: 'cardigan', taxon: 'men/knitwear/cardigans', returnHours: 48, unit: 'ш|piece', sizeKey: 'clothing_size', sizes: MEN, chart: 'menTop', scenes: ['living-room', 'wardrobe'],
    props: { material: 'Ноолуур 100%|100% cashmere', care: 'Гараар, 30 хэмийн усанд|By hand at 30 °C', origin: 'Монгол' },
    about: [['Урд энгэр давхар сүлжмэл, товч нь үхрийн эвэр.', 'A double-knit front with buttons of ox horn.'], ['Хоёр урд халаас нь сунахгүй бэхэлгээтэй.', 'The two front pockets are stayed against sagging.']],
    care: [['Нугалж хадгална.', 'Store it folded.']],
    products: [
      { mn: 'Эрэгтэй V захтай кардиган', en: 'Men’s V-neck cardigan', brand: 'altan-navch', price: 489000, colours: ['charcoal', 'ink', 'umber'], props: { knit: 'Гөлгөр, 12 гейж|Plain, 12 gauge', weight: '380 г' }, text: ['Цамц, зангианы гадуур хурим, хуралд өмсөх сонгодог загвар.', 'The classic over shirt and tie, for weddings and meetings.'] },
      { mn: 'Эргэдэг захтай эрэгтэй кардиган', en: 'Men’s shawl-collar cardigan', brand: 'khangai', price: 329000, sale: 279000, colours: ['moss', 'grey'], rating: [4.8, 66], props: { material: 'Хонины ноос 80%, ноолуур 20%|80% wool, 20% cashmere', knit: 'Хавирган, 5 гейж|Rib, 5 gauge', weight: '760 г' }, text: ['Зуслангийн өглөө, сүүтэй цай, энэ кардиган.', 'A morning at the summer house, milk tea and this cardigan.'] },
      { mn: 'Цахилгаантай сүлжмэл хүрэм', en: 'Zipped knit jacket', brand: 'khangai', price: 389000, colours: ['charcoal', 'ink'], props: { material: 'Ноос 70%, ноолуур 30%|70% wool, 30% cashmere', closure: 'Хоёр талт цахилгаан|Two-way zip', knit: 'Бүдүүн, 5 гейж|Chunky, 5 gauge', weight: '820 г' }, text: ['Хөнгөн курткны оронд машинд сууж, буухад.', 'In place of a light jacket, in and out of the car.'] }
    ]
  },
  {
    code: 'MCO', motif: 'cashmere-coat', taxon: 'men/clothing/outerwear/coats', returnHours: 48, unit: 'ш|piece', sizeKey: 'clothing_size', sizes: MEN, chart: 'menLong', scenes: ['ub-winter', 'look-coat'],
    props: { lining: 'Купро|Cupro', care: 'Хуурай цэвэрлэгээ|Dry clean', season: 'Намар, өвөл|Autumn and winter', origin: 'Монгол' },
    about: [['Пиджакны гадуур чөлөөтэй багтана.', 'It has room for a jacket beneath.'], ['Арын сэтгүүр нь алхах, жолоо барихад саадгүй.', 'The back vent leaves you free to walk and drive.']],
    care: [['Ханцуйн уртыг үнэгүй тааруулна.', 'We adjust the sleeves free of charge.']],
    products: [
      { mn: 'Эрэгтэй ноолууран урт пальто', en: 'Men’s long cashmere coat', brand: 'altan-navch', price: 1590000, colours: ['ink', 'charcoal', 'camel'], rating: [4.9, 38], props: { material: 'Ноолуур 100%|100% cashmere', weight: '1.8 кг' }, text: ['Нэг эгнээ гурван товчтой, өвдөг дарсан урт.', 'Single-breasted with three buttons, below the knee.'] },
      { mn: 'Эрэгтэй хоёр эгнээ товчтой пальто', en: 'Men’s double-breasted overcoat', brand: 'altan-navch', price: 1190000, sale: 990000, colours: ['charcoal', 'umber'], props: { material: 'Ноос 60%, ноолуур 40%|60% wool, 40% cashmere', weight: '1.9 кг' }, text: ['Өргөн зах нь босоход чих хүрнэ.', 'The broad collar turns up to the ears.'] },
      { mn: 'Далайчны богино пальто', en: 'Men’s peacoat', brand: 'khangai', price: 559000, colours: ['ink', 'charcoal'], stock: 'high', props: { material: 'Хонины ноос 85%, нейлон 15%|85% wool, 15% nylon', weight: '1.5 кг' }, text: ['Салхинд нягт, товч нь бээлийтэй гарт баригдахаар том.', 'Dense against the wind, with buttons big enough for gloves.'] },
      { mn: 'Захгүй энгийн пальто', en: 'Collarless wool coat', brand: 'tengis-zagvar', price: 620000, colours: ['moss', 'stone'], badges: ['new'], props: { material: 'Ноос 90%, ноолуур 10%|90% wool, 10% cashmere', weight: '1.4 кг' }, text: ['Дээлний босоо зах, нууц товчтой цэвэрхэн шугам.', 'A deel’s standing collar, hidden buttons and a clean line.'] },
      { mn: 'Дулаан дотор нь салдаг пальто', en: 'Coat with removable lining', brand: 'khangai', price: 790000, colours: ['charcoal', 'umber'], stock: 'gone', props: { material: 'Ноос 80%, ноолуур 20%|80% wool, 20% cashmere', lining: 'Салдаг хөвөн дотор|Removable quilted lining', weight: '2.2 кг' }, text: ['Дотрыг нь авбал намар, хийвэл гүн өвөл.', 'Autumn without the lining, deep winter with it.'] }
    ]
  },
  {
    code: 'MTR', motif: 'trousers', taxon: 'men/clothing/trousers', returnHours: 48, unit: 'ш|piece', sizeKey: 'pants_size', sizes: MEN_WAISTS, chart: 'trousers', scenes: ['wardrobe', 'ub-winter'],
    props: { care: 'Машинаар, 30 хэм|Machine, 30 °C', origin: 'Монгол' },
    about: [['Урд талын нугалаасыг үйлдвэрт бэхэлсэн, угаасан ч арилахгүй.', 'The front crease is set and survives washing.'], ['Хормойг нь тань авах уртаар үнэгүй таслана.', 'We hem it to your length free of charge.']],
    care: [['Халаасны доторлогоо хөвөн, элэгдвэл сольж өгнө.', 'Pocket linings are cotton and are replaced if they wear through.']],
    products: [
      { mn: 'Ноосон өмд', en: 'Men’s wool trousers', brand: 'khangai', price: 239000, colours: ['charcoal', 'ink', 'umber'], rating: [4.5, 91], props: { material: 'Ноос 98%, эластан 2%|98% wool, 2% elastane', weight: '480 г' }, text: ['Оффис, хүлээн авалтад тохирох шулуун загвар.', 'A straight cut for office and reception.'] },
      { mn: 'Чино өмд', en: 'Cotton chinos', brand: 'kaselle', price: 129000, sale: 99000, colours: ['sand', 'moss', 'ink', 'rust'], stock: 'high', props: { material: 'Хөвөн 97%, эластан 3%|97% cotton, 3% elastane', weight: '440 г' }, text: ['Өдөр бүр өмсөх, индүү шаардахгүй хөвөн өмд.', 'Everyday cotton that asks for no iron.'] },
      { mn: 'Флис дотортой аяллын өмд', en: 'Fleece-lined travel trousers', brand: 'nuudel', price: 169000, colours: ['charcoal', 'moss'], also: ['travel/camping'], props: { material: 'Софтшелл, флис|Softshell, fleece', warmth: 'Хасах 25 хэм|−25 °C', weight: '560 г' }, text: ['Өвдөг нь нөхөөстэй, цахилгаантай таван халаастай.', 'Reinforced knees and five zipped pockets.'] },
      { mn: 'Жинсэн өмд, шулуун', en: 'Straight jeans', brand: 'norrvind', price: 159000, colours: ['indigo', 'charcoal'], props: { material: 'Хөвөн 99%, эластан 1%|99% cotton, 1% elastane', weight: '620 г' }, text: ['Зузаан деним, угаах тусам биед чинь тохирно.', 'Heavy denim that grows more yours with every wash.'] },
      { mn: 'Хилэн судалтай өмд', en: 'Corduroy trousers', brand: 'kaselle', price: 149000, colours: ['camel', 'moss', 'plum'], saleTime: 'ended', sale: 119000, props: { material: 'Хөвөн 98%, эластан 2%|98% cotton, 2% elastane', weight: '510 г', season: 'Намар, өвөл|Autumn and winter' }, text: ['Зузаан судалтай, хуучрах тусмаа гоё болдог.', 'A broad cord that looks better with age.'] },
      { mn: 'Ноолууран гэрийн өмд, эрэгтэй', en: 'Men’s cashmere lounge trousers', brand: 'altan-navch', price: 389000, colours: ['grey', 'charcoal'], stock: 'low', props: { material: 'Ноолуур 100%|100% cashmere', knit: 'Гөлгөр, 12 гейж|Plain, 12 gauge', weight: '380 г', care: 'Гараар, 30 хэм|By hand, 30 °C' }, text: ['Урт нислэг, урт амралтын өдрийн өмд.', 'For long flights and long Sundays.'] },
      { mn: 'Уулын өмд', en: 'Mountain trousers', brand: 'brakka', price: 219000, colours: ['teal', 'charcoal'], taxon: 'travel/winter', props: { material: 'Нейлон 90%, эластан 10%|90% nylon, 10% elastane', water: '10,000 мм|10,000 mm', weight: '430 г' }, text: ['Гурван талдаа сунадаг, цана, авиралтад аль алинд нь.', 'It stretches every way, for skiing and climbing.'] }
    ]
  },
  {
    code: 'FUR', motif: 'fur-hat', taxon: 'men/accessories/hats', returnHours: 48, unit: 'ш|piece', choiceKey: 'size', scenes: ['ub-winter', 'naadam'],
    props: { lining: 'Торго|Silk', care: 'Мэргэжлийн цэвэрлэгээ|Professional cleaning', origin: 'Монгол' },
    about: [['Чихийг нь дээш уяж ч, доош буулгаж ч өмсөнө.', 'The flaps tie up on top or come down over the ears.'], ['Оройн товч нь зангидмал торго.', 'The knob on top is knotted silk.']],
    care: [['Норвол сэгсэрч, халаагуураас хол хатаана.', 'If wet, shake it and dry it away from heat.']],
    products: [
      { mn: 'Лоовууз малгай', en: 'Loovuuz fur hat', brand: 'joroo', price: 289000, rating: [4.7, 49], choices: [{ value: '56', label: '56 см', add: 0 }, { value: '58', label: '58 см', add: 0 }, { value: '60', label: '60 см', add: 0 }], badges: ['handmade'], props: { material: 'Үнэгний үс, торго|Fox fur, silk', weight: '310 г' }, text: ['Хөдөөгийн өвөлд олон зуун жил батлагдсан хэлбэр.', 'A shape proven by hundreds of country winters.'] },
      { mn: 'Хурган лоовууз', en: 'Lambskin hat', brand: 'joroo', price: 169000, look: ['#EDE5D6', '#1C3F7C', '#E3A129'], sale: 145000, props: { material: 'Хурганы арьс|Lambskin', weight: '260 г' }, text: ['Цагаан хурганы зөөлөн үстэй, хөх торгон оройтой.', 'Soft white lamb with a crown of blue silk.'] },
      { mn: 'Эмэгтэй булган малгай', en: 'Women’s sable-trimmed hat', brand: 'joroo', price: 890000, look: ['#4A3527', '#6B3A4C', '#E3A129'], taxon: 'women/clothing/outerwear', stock: 'low', props: { material: 'Булга, торго|Sable, silk', weight: '240 г' }, text: ['Булган хөвөөтэй ёслолын малгай, дээлтэй өмсөнө.', 'A ceremonial hat edged in sable, worn with a deel.'] },
      { mn: 'Хиймэл үстэй лоовууз', en: 'Faux-fur trapper hat', brand: 'norrvind', price: 79000, look: ['#8C8A85', '#3B3F49', '#C8453B'], stock: 'high', props: { material: 'Полиэстер, нейлон|Polyester, nylon', lining: 'Флис|Fleece', weight: '180 г', care: 'Машинаар, 30 хэм|Machine, 30 °C' }, text: ['Амьтны үсгүй, машинд угаадаг, цасанд норохгүй.', 'No animal fur, machine washable and snow-proof.'] },
      { mn: 'Хүүхдийн чихтэй малгай', en: 'Children’s ear-flap hat', brand: 'byatskhan-tulga', price: 69000, look: ['#C59B6C', '#3B78C4', '#E3A129'], taxon: 'kids/clothing/winter', props: { material: 'Хурганы арьс, хөвөн|Lambskin, cotton', weight: '170 г', ages: '3–8' }, text: ['Эрүүн доороо зөөлөн товчтой, салхинд хийсэхгүй.', 'A soft button under the chin keeps it on in the wind.'] },
      { mn: 'Тоорцог малгай', en: 'Toortsog silk cap', brand: 'tengis-zagvar', price: 120000, look: ['#1C3F7C', '#AF3A32', '#E3A129'], saleTime: 'ended', sale: 98000, props: { material: 'Торго, хурганы арьс|Silk, lambskin', weight: '150 г', season: 'Хавар, намар|Spring and autumn' }, text: ['Зургаан талт торгон оройтой, нимгэн хөвөөтэй хаврын малгай.', 'A six-panel silk crown with a narrow trim, for spring.'] }
    ]
  }
]
