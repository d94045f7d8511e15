import type { DemoFamily } from '../format.ts'

export const homeFurniture: readonly DemoFamily[] = [
  {
    code: 'ARM', motif: 'armchair', taxon: 'home/furniture/armchairs', returnHours: 48, unit: 'ш|piece', colourKey: 'cover', scenes: ['living-room'],
    props: { filling: 'Хөөс, пүрш|Foam, springs', warranty: '24 сар' },
    about: [
      ['Хүргэж, өрөөнд тань угсарч өгнө.', 'Delivered and put together in your room.'],
      ['Бүрээсийг нь тайлж хуурай цэвэрлэнэ.', 'The cover comes off for dry cleaning.']
    ],
    care: [['Хөлд нь эсгий наалт тавьсан тул шал зурагдахгүй.', 'Felt pads under the legs spare the floor.']],
    products: [
      { mn: 'Товчлууртай булган сандал', en: 'Buttoned armchair', brand: 'oskelund', price: 890000, rating: [4.7, 44], colours: ['sky', 'moss', 'rust'], props: { material: 'Ноосон бүрээс, хус|Wool cover, birch', size: '82 × 84 × 98 см', weight: '24 кг', origin: 'Польш|Poland' }, text: ['Өндөр түшлэгтэй, ном уншихад толгой амарна.', 'A high back where the head rests while reading.'] },
      { mn: 'Эсгий бүрээстэй булан сандал', en: 'Felt-covered corner chair', brand: 'mod-ba-gar', price: 1190000, sale: 990000, colours: ['grey', 'charcoal'], props: { material: 'Эсгий, шинэс|Felt, larch', size: '88 × 88 × 78 см', weight: '28 кг', origin: 'Монгол' }, text: ['Хөвсгөлийн шинэс мод, Архангайн эсгий.', 'Khuvsgul larch and Arkhangai felt.'] },
      { mn: 'Савлуур сандал', en: 'Rocking armchair', brand: 'mod-ba-gar', price: 760000, colours: ['sand', 'sage'], props: { material: 'Маалинга, хус|Linen, birch', size: '68 × 92 × 102 см', weight: '17 кг', origin: 'Монгол' }, text: ['Нялх хүүхэд бүүвэйлэх, өвөл цонхны дэргэд суух.', 'For rocking a baby or a winter by the window.'] },
      { mn: 'Арьсан клубын сандал', en: 'Leather club chair', brand: 'oskelund', price: 1890000, colours: ['umber', 'charcoal'], stock: 'low', props: { material: 'Үхрийн арьс|Cow leather', size: '86 × 88 × 80 см', weight: '34 кг', origin: 'Польш|Poland' }, text: ['Хуучрах тусмаа үнэ цэнтэй болдог зузаан арьс.', 'Thick leather that is worth more as it ages.'] },
      { mn: 'Нам сандал «Хоймор»', en: 'Khoimor low chair', brand: 'mod-ba-gar', price: 640000, colours: ['madder', 'ink'], badges: ['new'], stock: 'preorder', props: { material: 'Ноосон бүрээс, шинэс|Wool cover, larch', size: '74 × 70 × 66 см', weight: '14 кг', origin: 'Монгол' }, text: ['Гэрт, намхан ширээнд тохирох нам суудалтай.', 'A low seat for the ger and for low tables.'] },
      { mn: 'Дэлгэдэг зочны сандал', en: 'Fold-out guest armchair', brand: 'oskelund', price: 980000, sale: 850000, colours: ['stone', 'teal'], props: { material: 'Полиэстер, нарс|Polyester, pine', size: '84 × 90 × 86 см', weight: '31 кг', origin: 'Польш|Poland' }, text: ['Шөнө нь 80 см өргөн ор болж дэлгэгдэнэ.', 'At night it unfolds into a bed 80 cm wide.'] }
    ]
  },
  {
    code: 'CHA', motif: 'chair', taxon: 'home/furniture/chairs', returnHours: 48, unit: 'ш|piece', scenes: ['living-room', 'tea-table'],
    props: { care: 'Нойтон даавуугаар, жилд нэг тослоно|Damp cloth; oil once a year', warranty: '24 сар' },
    about: [['Хадаасгүй, нүх шанаагаар углуурган холбосон.', 'Joined with mortise and tenon, without a nail.'], ['Маалингын тосоор гурав дахин тосолсон.', 'Oiled three times with linseed.']],
    care: [['120 кг хүртэл даана.', 'It bears up to 120 kg.']],
    products: [
      { mn: 'Царсан ширээний сандал', en: 'Oak dining chair', brand: 'oskelund', price: 289000, rating: [4.6, 87], colours: ['oak', 'walnut'], props: { material: 'Царс|Oak', size: '44 × 50 × 88 см', weight: '5.4 кг', origin: 'Польш|Poland' }, text: ['Зэрэгцээ таван саваатай түшлэг нурууг тулна.', 'Five upright spindles support the back.'] },
      { mn: 'Шинэсэн сандал', en: 'Larch kitchen chair', brand: 'mod-ba-gar', price: 189000, sale: 159000, look: ['#B98B5A', '#8FA58B', '#F4EFE6'], props: { material: 'Шинэс|Larch', size: '42 × 46 × 86 см', weight: '4.8 кг', origin: 'Монгол' }, text: ['Гал тогооны ширээний ард өдөр бүр суух бат сандал.', 'A sturdy chair for every day at the kitchen table.'] },
      { mn: 'Хүүхдийн өргөгддөг сандал', en: 'Adjustable children’s chair', brand: 'mod-ba-gar', price: 249000, look: ['#DCCDB6', '#6F8FB5', '#F4EFE6'], also: ['kids/school'], props: { material: 'Хус|Birch', size: '40 × 45 × 62–80 см', weight: '5.1 кг', ages: '3–12', origin: 'Монгол' }, text: ['Хөлийн тавцан, суудлын өндөр нь хүүхэдтэйгээ хамт өснө.', 'Footrest and seat rise as the child grows.'] },
      { mn: 'Улаан будагтай монгол сандал', en: 'Painted Mongolian stool-chair', brand: 'mod-ba-gar', price: 229000, look: ['#D9862B', '#AF3A32', '#3B78C4'], badges: ['handmade'], props: { material: 'Нарс, эрдэс будаг|Pine, mineral paint', size: '40 × 42 × 78 см', weight: '4.4 кг', origin: 'Монгол' }, text: ['Гэрийн авдартай нийцсэн улбар шар будаг, гар зураг.', 'Painted by hand in orange to match the chests of a ger.'] },
      { mn: 'Эвхдэг модон сандал', en: 'Folding wooden chair', brand: 'nuudel', price: 98000, look: ['#A9793F', '#4F6146', '#F4EFE6'], also: ['travel/camping'], stock: 'high', props: { material: 'Хус, зотон|Birch, canvas', size: '46 × 48 × 76 см', weight: '2.9 кг', origin: 'Монгол' }, text: ['Машины тээшинд хавтгай багтаж, талд ширээний ард сууна.', 'Flat in the boot and upright at a table on the steppe.'] },
      { mn: 'Барын өндөр сандал', en: 'Tall bar chair', brand: 'oskelund', price: 329000, look: ['#6B4A34', '#3B3F49', '#F4EFE6'], saleTime: 'ended', sale: 279000, props: { material: 'Хушга мод|Walnut', size: '42 × 44 × 104 см', weight: '6.2 кг', origin: 'Польш|Poland' }, text: ['Гал тогооны арлын ард, хөлийн тавцантай.', 'For the kitchen island, with a rail for the feet.'] }
    ]
  }
]
