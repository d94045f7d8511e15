import type { DemoFamily } from '../format.ts'

export const homeKitchen: readonly DemoFamily[] = [
  {
    code: 'TEA', motif: 'tea-set', taxon: 'home/kitchen/tableware/tea-sets', returnHours: 48, unit: 'багц|set', scenes: ['tea-table', 'living-room'],
    props: { care: 'Аяга таваг угаагчид болно|Dishwasher safe', origin: 'Монгол' },
    about: [['Данхны шүүр нь салж угаагддаг.', 'The strainer lifts out to be washed.'], ['Хугарсан аягыг нэг бүрээр нь нөхөж авч болно.', 'A broken cup can be replaced singly.']],
    care: [['Зочин ирэхэд ширээний голд тавихад зохино.', 'It belongs in the middle of the table when guests come.']],
    products: [
      { mn: 'Шаазан цайны иж бүрдэл, 7 эдлэл', en: 'Porcelain tea set, 7 pieces', brand: 'ugluu', price: 168000, rating: [4.8, 73], props: { material: 'Шаазан|Porcelain', pieces: 'Данх, зургаан аяга|Pot and six cups', capacity: '1.1 л', weight: '2.6 кг' }, text: ['Хас хээт хөх хүрээтэй, сүүтэй цайнд тохирсон өргөн аягатай.', 'A blue rim of meander and cups wide enough for milk tea.'] },
      { mn: 'Улаан шавар данх', en: 'Red clay teapot', brand: 'engiin-urlan', price: 119000, look: ['#B5765A', '#F4EFE6', '#7A5237'], badges: ['handmade'], props: { material: 'Шавар|Clay', pieces: 'Данх, хоёр аяга|Pot and two cups', capacity: '600 мл', weight: '1.1 кг' }, text: ['Дундговийн шавар, хандалсан цайнд амт нэмдэг.', 'Dundgovi clay that rounds the taste of tea.'] },
      { mn: 'Ширмэн цайны данх', en: 'Cast-iron teapot', brand: 'tsagaan-togoo', price: 189000, sale: 159000, look: ['#3B3F49', '#C4CAD3', '#AF3A32'], props: { material: 'Ширэм|Cast iron', pieces: 'Данх, шүүр|Pot and strainer', capacity: '1.2 л', weight: '2.4 кг', care: 'Хуурай даавуугаар|Dry with a cloth' }, text: ['Нэг цаг халуунаа барина, зууханд шууд тавьж болно.', 'It stays hot for an hour and may stand on the stove.'] },
      { mn: 'Хөх цэцэгт аяганы иж бүрдэл', en: 'Blue-flower cup set', brand: 'ugluu', price: 98000, look: ['#6F8FB5', '#F1EFEA', '#C8453B'], stock: 'high', props: { material: 'Шаазан|Porcelain', pieces: 'Данх, дөрвөн аяга|Pot and four cups', capacity: '900 мл', weight: '1.8 кг' }, text: ['Өдөр бүрийн цайнд, бат зузаан ирмэгтэй.', 'For tea every day, with a good thick rim.'] },
      { mn: 'Аяллын цайны иж бүрдэл', en: 'Travel tea set', brand: 'nuudel', price: 89000, look: ['#66764D', '#DCCDB6', '#E3A129'], also: ['travel/camping'], props: { material: 'Пааландсан ган|Enamelled steel', pieces: 'Данх, дөрвөн аяга, уут|Pot, four cups, bag', capacity: '1.5 л', weight: '1.3 кг' }, text: ['Галын дээр буцалгаж, уутандаа хавтгай ордог.', 'It boils over a fire and packs flat in its bag.'] },
      { mn: 'Мөнгөн чимэгтэй данх', en: 'Silver-trimmed teapot', brand: 'mungun-dusal', price: 1290000, look: ['#C4CAD3', '#F4EFE6', '#E3A129'], stock: 'low', badges: ['handmade'], props: { material: 'Зэс, мөнгө|Copper, silver', pieces: 'Данх|Pot', capacity: '1.4 л', weight: '1.9 кг', care: 'Мөнгөний даавуугаар|With a silver cloth' }, text: ['Хуримын ширээний зэс данх, найман тахил сийлсэн.', 'A copper pot for weddings, engraved with the eight offerings.'] }
    ]
  },
  {
    code: 'BOW', motif: 'airag-bowl', taxon: 'home/kitchen/tableware/bowls', returnHours: 48, unit: 'ш|piece', scenes: ['tea-table', 'ger-dusk'],
    props: { care: 'Мөнгөний даавуугаар|With a silver cloth', origin: 'Монгол' },
    about: [['Модыг нь гурван жил хатааж, мөнгөөр бүрсэн.', 'The wood is dried three years before it is clad in silver.'], ['Торгон хадагтай бэлгийн хайрцагтай.', 'It comes in a gift box with a silk khadag.']],
    care: [['Хэрэглэсний дараа хуурай арчаарай.', 'Wipe dry after use.']],
    products: [
      { mn: 'Мөнгөн аяга', en: 'Silver bowl', brand: 'mungun-dusal', price: 890000, rating: [4.9, 42], badges: ['handmade'], props: { material: 'Мөнгө 925, хус|925 silver, birch', capacity: '250 мл', size: '13 × 6 см', weight: '210 г' }, text: ['Наадмын айраг, Цагаан сарын зоогонд барих аяга.', 'For airag at Naadam and the table of Tsagaan Sar.'] },
      { mn: 'Мөнгөн хөвөөтэй модон аяга', en: 'Silver-rimmed wooden bowl', brand: 'mungun-dusal', price: 320000, sale: 269000, look: ['#9B5B30', '#6B4A34', '#E3A129'], props: { material: 'Хус, мөнгө|Birch, silver', capacity: '200 мл', size: '12 × 5 см', weight: '140 г' }, text: ['Хусны ур модны эрээн судал нь аяга бүрд өөр.', 'Burl birch with a different figure in every bowl.'] },
      { mn: 'Айрагны том аяга', en: 'Large airag bowl', brand: 'mungun-dusal', price: 1490000, look: ['#C4CAD3', '#3B78C4', '#E3A129'], stock: 'preorder', props: { material: 'Мөнгө 925|925 silver', capacity: '600 мл', size: '18 × 9 см', weight: '520 г' }, text: ['Дөрвөн хүчтэн сийлсэн, хурим, найранд дамжуулах аяга.', 'Engraved with the four powers and passed round at feasts.'] },
      { mn: 'Хүүхдийн нэртэй аяга', en: 'Child’s name bowl', brand: 'mungun-dusal', price: 490000, look: ['#D7D9DC', '#8FA58B', '#F4EFE6'], also: ['kids/clothing', 'home/gifts'], props: { material: 'Мөнгө 925, хус|925 silver, birch', capacity: '150 мл', size: '10 × 5 см', weight: '110 г' }, text: ['Угаалгын ёслолын бэлэг: нэр, төрсөн өдрийг сийлнэ.', 'A naming-day gift, engraved with name and birthday.'] },
      { mn: 'Цөгц, зургаан ширхэг', en: 'Silver cups, six', brand: 'mungun-dusal', price: 1190000, look: ['#C4CAD3', '#AF3A32', '#F4EFE6'], unit: 'багц|set', saleTime: 'future', sale: 990000, props: { material: 'Мөнгө 925|925 silver', capacity: '6 × 40 мл', size: '6 × 4 см', weight: '330 г' }, text: ['Архи дарсны жижиг цөгц, модон авдартай.', 'Small cups for spirits in a wooden chest.'] }
    ]
  },
  {
    code: 'POT', motif: 'cast-pot', taxon: 'home/kitchen/cookware/pots', returnHours: 48, unit: 'ш|piece', choiceKey: 'capacity', scenes: ['tea-table'],
    props: { warranty: '60 сар', origin: 'Монгол' },
    about: [['Хий, индукц, шарах шүүгээнд адил тохирно.', 'For gas, induction and the oven alike.'], ['Таг нь чийгийг буцааж дусаадаг цэгтэй.', 'Points under the lid drip the moisture back.']],
    care: [['Халуун тогоог хүйтэн усанд хийхгүй.', 'Never put it hot into cold water.'], ['Анх хэрэглэхээс өмнө тос түрхэж халаана.', 'Oil and heat it before the first use.']],
    products: [
      { mn: 'Паалантай ширмэн тогоо', en: 'Enamelled cast-iron pot', brand: 'tsagaan-togoo', price: 289000, rating: [4.8, 129], colours: ['ink', 'madder', 'sage'], choices: [{ value: '4l', label: '4 л', add: 0 }, { value: '6l', label: '6 л', add: 80000 }], props: { material: 'Паалантай ширэм|Enamelled cast iron', weight: '5.2 кг-аас|From 5.2 kg' }, text: ['Бантан, чанасан мах, талх: бүгдийг нэг тогоонд.', 'Soup, boiled meat and bread, all in one pot.'] },
      { mn: 'Хорхогны битүү сав', en: 'Khorkhog steel churn pot', brand: 'tsagaan-togoo', price: 249000, look: ['#8C8A85', '#3B3F49', '#F4EFE6'], also: ['travel/camping'], props: { material: 'Зэвэрдэггүй ган|Stainless steel', capacity: '12 л', weight: '4.1 кг' }, text: ['Даралт гаргах хавхлагатай тул халуун чулууг айдасгүй хийнэ.', 'A release valve makes cooking with hot stones safe.'] },
      { mn: 'Хуурга шарах гүн хайруул', en: 'Deep cast-iron wok', brand: 'tsagaan-togoo', price: 169000, sale: 139000, look: ['#3B3F49', '#7A5237', '#C4CAD3'], props: { material: 'Ширэм|Cast iron', size: '32 см', weight: '3.2 кг' }, text: ['Цуйван наалдахгүй, гал жигд тархаана.', 'Tsuivan does not stick and the heat spreads evenly.'] },
      { mn: 'Бууз жигнэх тогоо', en: 'Buuz steamer', brand: 'tsagaan-togoo', price: 139000, look: ['#C4CAD3', '#E3A129', '#F4EFE6'], stock: 'high', rating: [4.9, 264], props: { material: 'Зэвэрдэггүй ган|Stainless steel', capacity: 'Дөрвөн давхар, 48 бууз|Four tiers, 48 buuz', size: '30 × 34 см', weight: '2.8 кг' }, text: ['Дөрвөн давхарт дөчин найман бууз нэг дор болно.', 'Forty-eight buuz at once on four tiers.'] },
      { mn: 'Зуухны том тогоо', en: 'Large stove cauldron', brand: 'tsagaan-togoo', price: 198000, look: ['#4C566B', '#3B3F49', '#F4EFE6'], props: { material: 'Ширэм|Cast iron', capacity: '18 л', size: '48 см', weight: '9.4 кг' }, text: ['Гэрийн зуухны амсарт яг суух бөөрөнхий ёроолтой.', 'A round bottom that sits in the mouth of a ger stove.'] },
      { mn: 'Даралтат тогоо', en: 'Pressure cooker', brand: 'havrik', price: 229000, sale: 189000, saleTime: 'deal', look: ['#D7D9DC', '#3B3F49', '#AF3A32'], props: { material: 'Зэвэрдэггүй ган|Stainless steel', capacity: '6 л', weight: '3.1 кг', origin: 'БНХАУ|China' }, text: ['Үхрийн махыг дөчин минутад зөөлөн болгоно.', 'It makes beef tender in forty minutes.'] }
    ]
  }
]
