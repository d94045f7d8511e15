import type { DemoFamily } from '../format.ts'

const RUG_SIZES = [
  { value: '80x120', label: '80 × 120 см', add: 0 },
  { value: '120x180', label: '120 × 180 см', add: 240000 },
  { value: '160x230', label: '160 × 230 см', add: 560000 }
] as const

export const homeTextiles: readonly DemoFamily[] = [
  {
    code: 'RUG', motif: 'felt-rug', taxon: 'home/textiles/rugs', returnHours: 48, unit: 'ш|piece', choiceKey: 'size', scenes: ['living-room', 'ger-dusk'],
    props: { material: 'Хонины ноос 100%|100% sheep’s wool', care: 'Тоос сорогч, хуурай цэвэрлэгээ|Vacuum or dry clean', origin: 'Архангай|Arkhangai' },
    about: [
      ['Ноосоо гараар дэвсэж, халуун усаар базаж, морины ард эргүүлж эсгий болгодог.', 'The wool is laid by hand, wetted with hot water and rolled behind a horse until it felts.'],
      ['Шалны хүйтнийг таслах зузаан эсгий, тэмээний ноосон утсаар ширсэн.', 'Thick felt keeps out the cold of the floor and is quilted with camel-wool thread.']
    ],
    care: [
      ['Гулсахаас хамгаалах доторлогоо дагалдана.', 'A non-slip underlay comes with it.'],
      ['Хагас жил тутам эргүүлж дэвсвэл жигд элэгдэнэ.', 'Turn it twice a year and it wears evenly.']
    ],
    products: [
      { mn: 'Ширдэг «Хөвсгөл» 120×180 см', en: 'Khuvsgul felt rug, 120×180 cm', brand: 'esgii-urlan', price: 540000, sale: 460000, rating: [4.8, 27], look: ['#DCE7F1', '#6F8FB5', '#1C3F7C'], props: { size: '120 × 180 × 1.2 см', weight: '4.6 кг' }, badges: ['handmade'], text: ['Нуурын долгион, эргийн чулууг дүрсэлсэн хөх ширдэг.', 'A blue rug of lake waves and shore stones.'] },
      { mn: 'Угалзтай цагаан ширдэг', en: 'White ornament felt rug', brand: 'esgii-urlan', price: 280000, choices: RUG_SIZES, rating: [4.9, 61], props: { weight: '2.1 кг-аас|From 2.1 kg' }, text: ['Эвэр угалзыг улаанаар зүйж, ирмэгийг нь хөхөөр хөвөөлсөн.', 'Horn ornaments are inlaid in red and the edge is bound in blue.'] },
      { mn: 'Саарал хээгүй ширдэг', en: 'Plain grey felt rug', brand: 'esgii-urlan', price: 220000, choices: RUG_SIZES, look: ['#B9B7B3', '#8C8A85', '#3B3F49'], badges: ['natural'], props: { weight: '2.0 кг-аас|From 2.0 kg' }, text: ['Бор хонины ноосыг будалгүй ашигласан, ямар ч өрөөнд зохино.', 'Undyed wool of brown sheep that goes with any room.'] },
      { mn: 'Орны дэргэдэх жижиг ширдэг', en: 'Bedside felt mat', brand: 'esgii-urlan', price: 118000, look: ['#EADFCF', '#7A5237', '#AF3A32'], stock: 'high', props: { size: '50 × 90 × 1 см', weight: '0.9 кг' }, text: ['Өглөө босоход хөлд хамгийн түрүүнд хүрэх дулаан.', 'The first warm thing your feet meet in the morning.'] },
      { mn: 'Алтайн хивс, нэхмэл', en: 'Altai woven rug', brand: 'oskelund', price: 690000, look: ['#A5403A', '#E3A129', '#1C3F7C'], props: { material: 'Ноос 80%, хөвөн 20%|80% wool, 20% cotton', size: '160 × 230 см', weight: '8.9 кг', origin: 'Баян-Өлгий|Bayan-Ulgii' }, text: ['Баян-Өлгийн нэхмэлчдийн өвөг эцгээс өвлөсөн улаан хээ.', 'A red pattern handed down among the weavers of Bayan-Ulgii.'] },
      { mn: 'Хүүхдийн өрөөний эсгий ширдэг', en: 'Felt rug for the nursery', brand: 'esgii-urlan', price: 196000, look: ['#F4EFE6', '#8FA58B', '#E3A129'], also: ['kids/toys'], props: { size: '100 × 140 × 1.2 см', weight: '3.1 кг' }, text: ['Дөрвөн хошуу малын дүрстэй, мөлхөх хүүхдийн өвдөгт зөөлөн.', 'Animals of the herd on felt that is soft under crawling knees.'] },
      { mn: 'Гэрийн хоймрын том ширдэг', en: 'Large felt rug for the ger', brand: 'esgii-urlan', price: 1480000, look: ['#F4EFE6', '#1C3F7C', '#AF3A32'], stock: 'preorder', badges: ['handmade'], props: { size: '240 × 300 × 1.5 см', weight: '14 кг' }, text: ['Захиалгаар гурван урлаач нэг сар ширдэг хоймрын ширдэг.', 'Made to order: three women quilt it for a month.'] }
    ]
  },
  {
    code: 'THR', motif: 'throw', taxon: 'home/textiles/throws', returnHours: 48, unit: 'ш|piece', scenes: ['living-room', 'goats'],
    props: { care: 'Хуурай цэвэрлэгээ|Dry clean', origin: 'Монгол' },
    about: [
      ['Буйдангийн түшлэг дээр тохоод, орой нь нөмөрнө.', 'By day it lies over the sofa, in the evening over you.'],
      ['Захын зангилгааг нэг бүрчлэн гараар зангилсан.', 'Every knot of the fringe is tied by hand.']
    ],
    care: [['Үнэр шингээвэл салхинд хоёр цаг дэлгэхэд л болно.', 'Two hours in the wind are enough to air it.'], ['Уутандаа хадгалвал эрвээхэй иднэ гэж санаа зовохгүй.', 'Kept in its bag, it is safe from moths.']],
    products: [
      { mn: 'Ноолууран хөнжил 130×180 см', en: 'Cashmere throw, 130×180 cm', brand: 'altan-navch', price: 720000, rating: [4.9, 51], colours: ['sky', 'camel', 'milk', 'charcoal'], props: { material: 'Ноолуур 100%|100% cashmere', size: '130 × 180 см', weight: '620 г' }, text: ['Зургаан зуун грамм жинтэй ч хонины арьс шиг дулаан.', 'Six hundred grams, and as warm as a sheepskin.'] },
      { mn: 'Тэмээний ноосон хөнжил', en: 'Camel-wool blanket', brand: 'khangai', price: 285000, sale: 239000, colours: ['camel', 'umber'], props: { material: 'Тэмээний ноос 100%|100% camel wool', size: '150 × 200 см', weight: '1.6 кг' }, badges: ['natural'], rating: [4.7, 183], text: ['Өмнөговийн ботгоны ноос, байгалийн бор өнгөөрөө.', 'Young camel’s wool of the South Gobi in its own brown.'] },
      { mn: 'Сарлагийн хөөврөн хөнжил', en: 'Yak-down throw', brand: 'khangai', price: 390000, colours: ['charcoal', 'umber'], props: { material: 'Сарлагийн хөөвөр 100%|100% yak down', size: '130 × 190 см', weight: '780 г' }, text: ['Сарлагийн хөөвөр ноолуураас дулаан, хамаагүй удаан элэгддэг.', 'Yak down is warmer than cashmere and wears far longer.'] },
      { mn: 'Дөрвөлжин хээтэй ноосон хөнжил', en: 'Checked wool throw', brand: 'oskelund', price: 168000, colours: ['madder', 'moss', 'ink'], props: { material: 'Хонины ноос 100%|100% wool', size: '130 × 170 см', weight: '900 г' }, text: ['Хоёр талдаа өөр өнгөтэй, эргүүлж дэлгэнэ.', 'Each side has its own colour; turn it as you like.'] },
      { mn: 'Хүүхдийн ноолууран хөнжил', en: 'Cashmere baby blanket', brand: 'altan-navch', price: 298000, colours: ['milk', 'rose', 'sky'], also: ['kids/clothing'], badges: ['new'], props: { material: 'Ноолуур 100%|100% cashmere', size: '80 × 100 см', weight: '260 г' }, text: ['Шинэ төрсөн хүүхдийг ороох анхны дулаан, бэлгийн хайрцагтай.', 'A first warmth for a newborn, in a gift box.'] },
      { mn: 'Машины жижиг хөнжил', en: 'Car travel blanket', brand: 'nuudel', price: 89000, colours: ['moss', 'charcoal'], stock: 'high', also: ['travel/camping'], props: { material: 'Флис 60%, ноос 40%|60% fleece, 40% wool', size: '110 × 150 см', weight: '540 г', care: 'Машинаар, 30 хэм|Machine, 30 °C' }, text: ['Уутандаа багтаад дэр болно, хойд суудалд үргэлж хэрэгтэй.', 'In its pouch it is a pillow; the back seat always needs one.'] },
      { mn: 'Хөвөн вафли хөнжил', en: 'Cotton waffle throw', brand: 'ugluu', price: 79000, colours: ['sand', 'sage', 'rose'], saleTime: 'ended', sale: 64000, props: { material: 'Хөвөн 100%|100% cotton', size: '130 × 170 см', weight: '700 г', care: 'Машинаар, 40 хэм|Machine, 40 °C', season: 'Зун|Summer' }, text: ['Зуны шөнийн нимгэн хучлага, угаах тусам зөөлөрнө.', 'A light cover for summer nights that softens with every wash.'] }
    ]
  },
  {
    code: 'CUS', motif: 'cushion', taxon: 'home/textiles/cushions', returnHours: 48, unit: 'ш|piece', scenes: ['living-room', 'ger-dusk'],
    props: { filling: 'Өд 30%, хөвөн 70%|30% feather, 70% cotton', size: '45 × 45 см', weight: '620 г', origin: 'Монгол' },
    about: [
      ['Бүрээсний цахилгаан нь доод ирмэгтээ нуугдсан.', 'The zip is hidden in the lower edge.'],
      ['Дотор дэртэйгээ хамт зарагдана.', 'It is sold with its inner pillow.']
    ],
    care: [['Бүрээсийг нь тайлж угаана.', 'The cover comes off to be washed.']],
    products: [
      { mn: 'Угалзтай эсгий дэр', en: 'Ornament felt cushion', brand: 'esgii-urlan', price: 62000, colours: ['poppy', 'ink', 'moss'], rating: [4.8, 142], props: { material: 'Эсгий|Felt' }, text: ['Голд нь өлзий, өнцөгт нь эвэр угалз зүйсэн.', 'An endless knot in the middle and horns in the corners.'] },
      { mn: 'Ноолууран сүлжмэл дэр', en: 'Knitted cashmere cushion', brand: 'altan-navch', price: 148000, colours: ['camel', 'milk', 'grey'], props: { material: 'Ноолуур 100%|100% cashmere' }, text: ['Кабель сүлжээтэй цамцныхаа ноолуураар хийсэн.', 'Made of the same yarn as the cable-knit sweater.'] },
      { mn: 'Торгон дэр «Баяр»', en: 'Bayar silk cushion', brand: 'tengis-zagvar', price: 89000, look: ['#1C3F7C', '#E3A129', '#F4EFE6'], sale: 72000, props: { material: 'Торго|Silk', care: 'Хуурай цэвэрлэгээ|Dry clean' }, text: ['Дээлний торгоны үлдэгдлээр оёсон тул хээ нь давтагдахгүй.', 'Sewn from the remnants of deel silk, so no pattern comes twice.'] },
      { mn: 'Маалинган дэр', en: 'Linen cushion', brand: 'oskelund', price: 46000, colours: ['sand', 'sage', 'stone'], stock: 'high', props: { material: 'Маалинга 100%|100% linen' }, text: ['Зунд сэрүүн, өвөлд хуурай, үрчлээ нь өөрийнх нь хээ.', 'Cool in summer, dry in winter; its creases are its pattern.'] },
      { mn: 'Бөөрөнхий суудлын олбог', en: 'Round floor cushion', brand: 'esgii-urlan', price: 98000, look: ['#7A5237', '#E3A129', '#F4EFE6'], badges: ['handmade'], props: { material: 'Эсгий, хөвөн|Felt, cotton', filling: 'Сагагийн хальс|Buckwheat hull', size: '50 × 50 × 14 см', weight: '2.4 кг' }, text: ['Гэрт ширээ тойрон суухад яг таарсан өндөртэй.', 'Just the height for sitting around a low table.'] },
      { mn: 'Хүзүүний аяллын дэр', en: 'Travel neck cushion', brand: 'nuudel', price: 42000, look: ['#4C566B', '#F4EFE6', '#E3A129'], taxon: 'travel/camping', props: { material: 'Хөвөн, санах хөөс|Cotton, memory foam', filling: 'Санах хөөс|Memory foam', size: '30 × 28 × 12 см', weight: '310 г' }, text: ['Улаанбаатар–Ховдын автобусанд туршсан.', 'Tried on the bus from Ulaanbaatar to Khovd.'] },
      { mn: 'Унтлагын сагагийн дэр', en: 'Buckwheat sleeping pillow', brand: 'ugluu', price: 68000, look: ['#E0E6DB', '#F4EFE6', '#8FA58B'], props: { material: 'Хөвөн 100%|100% cotton', filling: 'Сагагийн хальс|Buckwheat hull', size: '40 × 60 см', weight: '2.1 кг' }, text: ['Хүзүүний хэлбэрийг дагаж, шөнөжин сэрүүхэн байна.', 'It follows the neck and stays cool all night.'] }
    ]
  }
]
