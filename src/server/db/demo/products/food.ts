import type { DemoFamily } from '../format.ts'

const GRAMS = (small: string, large: string, add: number) => [
  { value: small, label: `${small} г`, add: 0 },
  { value: large, label: `${large} г`, add }
] as const

export const food: readonly DemoFamily[] = [
  {
    code: 'AAR', motif: 'aaruul', taxon: 'food/dairy/dried/aaruul', returnHours: 24, unit: 'уут|bag', choiceKey: 'weight', scenes: ['tea-table', 'ger-dusk'],
    props: { ingredients: 'Үнээний сүү|Cow’s milk', storage: 'Хуурай, сэрүүн газар|Cool and dry', shelf: '12 сар' },
    about: [['Айлын гэрт гараар зүсэж, наранд хатаасан.', 'Cut by hand at the family’s ger and dried in the sun.'], ['Уут дээр нь хийсэн айлын нэр, сум бичээстэй.', 'The bag bears the family’s name and district.']],
    care: [['Сүүтэй цайнд дэвтээж идвэл зөөлөрнө.', 'Soak it in milk tea to soften.']],
    products: [
      { mn: 'Ааруул', en: 'Aaruul dried curd', brand: 'tal-nutag', price: 18900, rating: [4.8, 174], choices: GRAMS('500', '1000', 16000), props: { energyFood: '392 ккал|392 kcal', origin: 'Булган|Bulgan' }, text: ['Хатуу, исгэлэн, шүд бэхжүүлнэ гэдэг жинхэнэ ааруул.', 'Hard and sour: the real thing, said to be good for teeth.'] },
      { mn: 'Чихэрлэг зөөлөн ааруул', en: 'Soft sweet aaruul', brand: 'tal-nutag', price: 21900, look: ['#F4E3B8', '#D9862B', '#AF3A32'], choices: GRAMS('500', '1000', 18000), stock: 'high', props: { ingredients: 'Сүү, чихэр, цөцгий|Milk, sugar, cream', energyFood: '418 ккал|418 kcal', origin: 'Архангай|Arkhangai' }, text: ['Хүүхэд, гадаад зочинд эхлэхэд амар амт.', 'An easy beginning for children and guests from abroad.'] },
      { mn: 'Ээзгий', en: 'Eezgii roasted curd', brand: 'tal-nutag', price: 24900, look: ['#C59B6C', '#7A5237', '#E3A129'], props: { weight: '400 г', energyFood: '405 ккал|405 kcal', origin: 'Хөвсгөл|Khuvsgul' }, text: ['Бүрэн ширгээж шарсан, карамелийн амттай.', 'Boiled dry and browned until it tastes of caramel.'] },
      { mn: 'Нэрстэй ааруул', en: 'Blueberry aaruul', brand: 'tal-nutag', price: 23900, look: ['#B7A6C9', '#6B3A4C', '#E3A129'], badges: ['new'], props: { ingredients: 'Сүү, нэрс, чихэр|Milk, blueberry, sugar', weight: '400 г', energyFood: '401 ккал|401 kcal', origin: 'Хэнтий|Khentii' }, text: ['Хэнтийн нэрсээр будсан ягаан ааруул.', 'Tinted purple with Khentii blueberries.'] },
      { mn: 'Бяслаг', en: 'Byaslag fresh cheese', brand: 'tal-nutag', price: 16900, sale: 14900, look: ['#F4EFE6', '#66764D', '#8FA58B'], props: { ingredients: 'Сүү, хөрөнгө|Milk, culture', weight: '500 г', storage: '2–6 хэмд|At 2–6 °C', shelf: '20 хоног|20 days', energyFood: '290 ккал|290 kcal', origin: 'Төв аймаг|Tuv' }, text: ['Давсгүй, сүүний өөрийнх нь амттай шинэхэн бяслаг.', 'Unsalted and fresh, with the taste of milk itself.'] },
      { mn: 'Цагаан сарын идээний багц', en: 'Tsagaan Sar dairy platter', brand: 'tal-nutag', price: 89000, look: ['#F4EFE6', '#AF3A32', '#E3A129'], unit: 'багц|set', stock: 'preorder', props: { weight: '2.4 кг', pieces: 'Ааруул, өрөм, ээзгий, бяслаг|Aaruul, clotted cream, eezgii, cheese', energyFood: '395 ккал|395 kcal', origin: 'Архангай|Arkhangai' }, text: ['Тавгийн идээг өрөхөд шаардлагатай бүх цагаан идээ.', 'All the dairy for the festive platter.'] }
    ]
  },
  {
    code: 'HON', motif: 'honey', taxon: 'food/sweet/honey', returnHours: 24, unit: 'шил|jar', choiceKey: 'weight', scenes: ['tea-table', 'steppe'],
    props: { ingredients: 'Зөгийн бал 100%|100% honey', storage: 'Тасалгааны хэмд|At room temperature', shelf: '24 сар', energyFood: '304 ккал|304 kcal' },
    about: [['Халаагаагүй тул өвөлдөө талсжина, энэ нь жинхэнийн шинж.', 'Never heated, so it sets in winter, as real honey does.'], ['Шилийг буцаавал 500₮ хасна.', 'Return the jar and we take off 500₮.']],
    care: [['Буцалсан усанд биш, бүлээн цайнд хийгээрэй.', 'Stir it into warm tea, not boiling.']],
    products: [
      { mn: 'Цэцгийн зөгийн бал', en: 'Wildflower honey', brand: 'onon-bal', price: 28900, rating: [4.9, 268], choices: GRAMS('350', '700', 24000), props: { origin: 'Хэнтий|Khentii' }, text: ['Ононгийн нугын зуун цэцгийн бал.', 'From a hundred flowers of the Onon meadows.'] },
      { mn: 'Цагаан бал', en: 'White creamed honey', brand: 'onon-bal', price: 32900, look: ['#F1E6C8', '#E3A129', '#7A5237'], props: { weight: '350 г', origin: 'Сэлэнгэ|Selenge' }, text: ['Хошоон цэцгийн цагаан балыг цөцгий шиг болтол хутгасан.', 'Sweet-clover honey stirred until it is like cream.'] },
      { mn: 'Ойн бараан бал', en: 'Forest honey', brand: 'onon-bal', price: 36900, sale: 31900, look: ['#8A4B1E', '#F4EFE6', '#66764D'], props: { weight: '350 г', origin: 'Сэлэнгэ|Selenge' }, text: ['Хуш, хусан ойн бараан, бага зэрэг гашуун бал.', 'Dark and slightly bitter, from cedar and birch woods.'] },
      { mn: 'Сархинагтай бал', en: 'Honey with comb', brand: 'onon-bal', price: 45900, look: ['#DE9A22', '#E9C26B', '#7A5237'], stock: 'low', props: { weight: '300 г', origin: 'Хэнтий|Khentii' }, text: ['Лавтай нь зажилж иддэг, бага насны амт.', 'Chewed with its wax: a taste of childhood.'] },
      { mn: 'Прополистой бал', en: 'Propolis honey', brand: 'onon-bal', price: 39900, look: ['#B5762A', '#4F6146', '#F4EFE6'], props: { ingredients: 'Бал, прополис 3%|Honey, 3% propolis', weight: '350 г', origin: 'Сэлэнгэ|Selenge' }, text: ['Хоолой сэрвэгнэх үед өдөрт нэг халбага.', 'A spoon a day when the throat tickles.'] },
      { mn: 'Чацарганы чанамал', en: 'Sea-buckthorn jam', brand: 'ulaan-jims', price: 19900, look: ['#E98A1E', '#F4EFE6', '#66764D'], taxon: 'food/sweet/jams', rating: [4.8, 139], props: { ingredients: 'Чацаргана 60%, чихэр|60% sea-buckthorn, sugar', weight: '320 г', energyFood: '210 ккал|210 kcal', origin: 'Увс|Uvs' }, text: ['Үрийг нь шүүсэн, зузаан улбар шар чанамал.', 'Thick and orange, with the seeds sieved out.'] },
      { mn: 'Нэрсний чанамал', en: 'Blueberry jam', brand: 'ulaan-jims', price: 22900, look: ['#4A3A6B', '#F4EFE6', '#8FA58B'], taxon: 'food/sweet/jams', stock: 'high', props: { ingredients: 'Нэрс 65%, чихэр|65% blueberry, sugar', weight: '320 г', energyFood: '205 ккал|205 kcal', origin: 'Хэнтий|Khentii' }, text: ['Талханд түрхэх ч, тараганд хийх ч сайхан.', 'On bread or in yoghurt.'] },
      { mn: 'Үхрийн нүдний чанамал', en: 'Blackcurrant jam', brand: 'ulaan-jims', price: 21900, sale: 17900, look: ['#6B1F33', '#F4EFE6', '#AF3A32'], taxon: 'food/sweet/jams', props: { ingredients: 'Үхрийн нүд 60%, чихэр|60% blackcurrant, sugar', weight: '320 г', energyFood: '208 ккал|208 kcal', origin: 'Сэлэнгэ|Selenge' }, text: ['Исгэлэн, анхилуун үхрийн нүдний чанамал.', 'Tart and fragrant blackcurrants.'] },
      { mn: 'Алимны чихэрлэг нухаш', en: 'Crab-apple preserve', brand: 'ulaan-jims', price: 17900, look: ['#C8453B', '#F1EFEA', '#E3A129'], taxon: 'food/sweet/jams', stock: 'sold_out', props: { ingredients: 'Өрөл 70%, чихэр|70% crab-apple, sugar', weight: '320 г', energyFood: '190 ккал|190 kcal', origin: 'Дархан-Уул|Darkhan-Uul' }, text: ['Дарханы цэцэрлэгийн өрөл, үртэй нь чанасан.', 'Crab-apples of Darkhan’s gardens, cooked whole.'] }
    ]
  },
  {
    code: 'JUI', motif: 'sea-buckthorn', taxon: 'food/drinks/juices', returnHours: 24, unit: 'шил|bottle', choiceKey: 'volume', scenes: ['tea-table'],
    props: { storage: 'Задалсны дараа 2–6 хэмд|Once opened, at 2–6 °C', shelf: '12 сар' },
    about: [['Түүсэн өдрөө хүйтнээр шахсан.', 'Pressed cold on the day of picking.'], ['Уухын өмнө сэгсрээрэй, тунадас нь жимсээс.', 'Shake before drinking; the cloud is fruit.']],
    care: [['Нэг хэсгийг гурван хэсэг усаар шингэлнэ.', 'Dilute one part with three parts of water.']],
    products: [
      { mn: 'Чацарганы шүүс', en: 'Sea-buckthorn juice', brand: 'ulaan-jims', price: 19900, rating: [4.8, 297], choices: [{ value: '500', label: '500 мл', add: 0 }, { value: '1000', label: '1 л', add: 16000 }], stock: 'high', props: { ingredients: 'Чацаргана 100%|100% sea-buckthorn', energyFood: '52 ккал|52 kcal', origin: 'Увс|Uvs' }, text: ['Чихэргүй, витамин С-ээр баялаг Увсын чацаргана.', 'Unsweetened Uvs sea-buckthorn, rich in vitamin C.'] },
      { mn: 'Балтай чацарганы ундаа', en: 'Sea-buckthorn honey drink', brand: 'ulaan-jims', price: 14900, look: ['#F0A93C', '#8FA58B', '#F4EFE6'], props: { ingredients: 'Чацаргана, бал, ус|Sea-buckthorn, honey, water', volume: '750 мл', energyFood: '46 ккал|46 kcal', origin: 'Увс|Uvs' }, text: ['Шингэлэх шаардлагагүй, шууд ууна.', 'Ready to drink as it is.'] },
      { mn: 'Нэрсний шүүс', en: 'Blueberry juice', brand: 'ulaan-jims', price: 24900, look: ['#4A3A6B', '#6C7F45', '#F4EFE6'], sale: 20900, props: { ingredients: 'Нэрс 100%|100% blueberry', volume: '500 мл', energyFood: '48 ккал|48 kcal', origin: 'Хэнтий|Khentii' }, text: ['Хэнтийн ойн нэрс, нүдэнд тустай гэгддэг.', 'Forest blueberries of Khentii, said to be good for the eyes.'] },
      { mn: 'Үхрийн нүдний шүүс', en: 'Blackcurrant juice', brand: 'ulaan-jims', price: 21900, look: ['#6B1F33', '#6C7F45', '#F4EFE6'], props: { ingredients: 'Үхрийн нүд 100%|100% blackcurrant', volume: '500 мл', energyFood: '50 ккал|50 kcal', origin: 'Сэлэнгэ|Selenge' }, text: ['Халуун усаар шингэлбэл ханиадны үеийн ундаа.', 'With hot water it is a drink for colds.'] },
      { mn: 'Чацарганы тос', en: 'Sea-buckthorn oil', brand: 'ulaan-jims', price: 39900, look: ['#C4541A', '#6C7F45', '#E3A129'], also: ['beauty/body'], badges: ['natural'], props: { ingredients: 'Чацарганы үрийн тос|Sea-buckthorn seed oil', volume: '100 мл', energyFood: '896 ккал|896 kcal', origin: 'Увс|Uvs' }, text: ['Хоолой, ходоодонд уух, түлэгдэлтэд түрхэхэд.', 'Taken for the stomach or put on a burn.'] },
      { mn: 'Хусны шүүс', en: 'Birch sap', brand: 'ulaan-jims', price: 9900, look: ['#DCE7F1', '#8FA58B', '#C99A5B'], saleTime: 'ended', sale: 7900, props: { ingredients: 'Хусны шүүс|Birch sap', volume: '750 мл', energyFood: '18 ккал|18 kcal', origin: 'Сэлэнгэ|Selenge', shelf: '6 сар' }, text: ['Дөрөвдүгээр сард авсан, бага зэрэг чихэрлэг.', 'Tapped in April and faintly sweet.'] }
    ]
  },
  {
    code: 'MTE', motif: 'milk-tea', taxon: 'food/drinks/tea', returnHours: 24, unit: 'хайрцаг|box', scenes: ['tea-table', 'ger-dusk'],
    props: { storage: 'Хуурай газар|Keep dry', shelf: '18 сар' },
    about: [['Нэг литр усанд хоёр халбага, бага зэрэг давс.', 'Two spoons to a litre of water, and a little salt.'], ['Хээрийн термост ч амтаа алдахгүй.', 'It keeps its taste in a thermos.']],
    care: [['Сүүгээ хамгийн сүүлд нэмж самраарай.', 'Add the milk last and ladle it through the air.']],
    products: [
      { mn: 'Сүүтэй цай, 20 ширхэг', en: 'Milk tea, 20 sachets', brand: 'tal-nutag', price: 12900, rating: [4.6, 342], stock: 'high', props: { ingredients: 'Ногоон цай, сүү, давс|Green tea, milk, salt', weight: '240 г', energyFood: '412 ккал|412 kcal', origin: 'Монгол' }, text: ['Буцалсан ус хийхэд л бэлэн, ажил, аялалд.', 'Just add boiling water, at work or on the road.'] },
      { mn: 'Шахмал ногоон цай', en: 'Brick green tea', brand: 'ugluu', price: 18900, look: ['#4F6146', '#C99A5B', '#E3A129'], props: { ingredients: 'Ногоон цай|Green tea', weight: '500 г', origin: 'Гүрж|Georgia' }, text: ['Хайчлах шаардлагагүй, хэсэгчлэн хугалдаг шахмал.', 'Scored so that it breaks without a knife.'] },
      { mn: 'Банштай цайны багц', en: 'Dumpling tea kit', brand: 'tal-nutag', price: 24900, look: ['#AF3A32', '#E9D3B4', '#E3A129'], unit: 'багц|set', props: { ingredients: 'Хатаасан мах, гурил, цай, сүү|Dried meat, flour, tea, milk', weight: '380 г', energyFood: '356 ккал|356 kcal', origin: 'Архангай|Arkhangai' }, text: ['Борцтой банштай цай арван минутад.', 'Tea with jerky dumplings in ten minutes.'] },
      { mn: 'Ганга өвсний цай', en: 'Wild thyme tea', brand: 'ugluu', price: 14900, sale: 12900, look: ['#9A8BB0', '#E9D3B4', '#8FA58B'], badges: ['natural'], props: { ingredients: 'Ганга|Wild thyme', weight: '60 г', origin: 'Дорноговь|Dornogovi' }, text: ['Талын ганга, амьсгалын замд тустай анхилуун цай.', 'Steppe thyme: a fragrant tea that eases the breath.'] },
      { mn: 'Нохойн хошууны цай', en: 'Rosehip tea', brand: 'ulaan-jims', price: 13900, look: ['#C8453B', '#F0C9A0', '#E3A129'], props: { ingredients: 'Нохойн хошуу|Rosehip', weight: '150 г', origin: 'Сэлэнгэ|Selenge' }, text: ['Шөнөжин халуун саванд хандлаад өглөө ууна.', 'Steep it overnight in a thermos and drink in the morning.'] },
      { mn: 'Хуурсан гурилтай хийцтэй цай', en: 'Roasted-flour buttered tea', brand: 'tal-nutag', price: 16900, look: ['#D9862B', '#EAD7B8', '#7A5237'], props: { ingredients: 'Гурил, шар тос, цай, давс|Flour, ghee, tea, salt', weight: '400 г', energyFood: '448 ккал|448 kcal', origin: 'Увс|Uvs' }, text: ['Шар тосонд хуурсан гурилтай, өвлийн өглөөг даана.', 'Flour roasted in ghee, to last a winter morning.'] }
    ]
  }
]
