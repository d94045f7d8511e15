import type { DemoFamily } from '../format.ts'

export const chairs: DemoFamily = {
  code: 'CHA',
  motif: 'chair',
  taxon: 'home/furniture/chairs',
  returnHours: 48,
  unit: 'ш|piece',
  scenes: ['living-room', 'tea-table'],
  props: { care: 'Нойтон даавуугаар, жилд нэг тосолно|Damp cloth; oil once a year', warranty: '24 сар' },
  about: [
    ['Хадаасгүй, нүх шанаагаар углуурган холбосон.', 'Joined with mortise and tenon, without a nail.'],
    ['Маалингын тосоор гурав дахин тосолсон.', 'Oiled three times with linseed.']
  ],
  care: [['120 кг хүртэл даана.', 'It bears up to 120 kg.']],
  products: [
    {
      mn: 'Царсан ширээний сандал',
      en: 'Oak dining chair',
      brand: 'oskelund',
      price: 289000,
      rating: [4.6, 87],
      colours: ['oak', 'walnut'],
      props: { material: 'Царс|Oak', size: '44 × 50 × 88 см', weight: '5.4 кг', origin: 'Польш|Poland' },
      text: ['Зэрэгцээ таван саваатай түшлэг нурууг тулна.', 'Five upright spindles support the back.']
    },
    {
      mn: 'Шинэсэн сандал',
      en: 'Larch kitchen chair',
      brand: 'mod-ba-gar',
      price: 189000,
      sale: 159000,
      look: ['#B98B5A', '#8FA58B', '#F4EFE6'],
      props: { material: 'Шинэс|Larch', size: '42 × 46 × 86 см', weight: '4.8 кг', origin: 'Монгол' },
      text: ['Гал тогооны ширээний ард өдөр бүр суух бат сандал.', 'A sturdy chair for every day at the kitchen table.']
    },
    {
      mn: 'Хүүхдийн өргөгддөг сандал',
      en: 'Adjustable children’s chair',
      brand: 'mod-ba-gar',
      price: 249000,
      look: ['#DCCDB6', '#6F8FB5', '#F4EFE6'],
      also: ['kids/school'],
      props: { material: 'Хус|Birch', size: '40 × 45 × 62–80 см', weight: '5.1 кг', ages: '3–12', origin: 'Монгол' },
      text: ['Хөлийн тавцан, суудлын өндөр нь хүүхэдтэйгээ хамт өснө.', 'Footrest and seat rise as the child grows.']
    },
    {
      mn: 'Улаан будагтай монгол сандал',
      en: 'Painted Mongolian stool-chair',
      more: [
        'Будгийг нь хүрэн лакаар хамгаалсан, халуун аяга тавихад толбо үлдэхгүй. 120 кг хүртэл даана.',
        'A lacquer guards the paint, so a hot bowl leaves no ring. It bears up to 120 kg.'
      ],
      brand: 'mod-ba-gar',
      price: 229000,
      look: ['#D9862B', '#AF3A32', '#3B78C4'],
      badges: ['handmade'],
      props: { material: 'Нарс, эрдэс будаг|Pine, mineral paint', size: '40 × 42 × 78 см', weight: '4.4 кг', origin: 'Монгол' },
      text: ['Гэрийн авдартай нийцсэн улбар шар будаг, гар зураг.', 'Painted by hand in orange to match the chests of a ger.']
    },
    {
      mn: 'Эвхдэг модон сандал',
      en: 'Folding wooden chair',
      brand: 'nuudel',
      price: 98000,
      look: ['#A9793F', '#4F6146', '#F4EFE6'],
      also: ['travel/camping'],
      stock: 'high',
      props: { material: 'Хус, зотон|Birch, canvas', size: '46 × 48 × 76 см', weight: '2.9 кг', origin: 'Монгол' },
      text: ['Машины тээшинд хавтгай багтаж, талд ширээний ард сууна.', 'Flat in the boot and upright at a table on the steppe.']
    },
    {
      mn: 'Барын өндөр сандал',
      en: 'Tall bar chair',
      brand: 'oskelund',
      price: 329000,
      look: ['#6B4A34', '#3B3F49', '#F4EFE6'],
      saleTime: 'ended',
      sale: 279000,
      props: { material: 'Хушга мод|Walnut', size: '42 × 44 × 104 см', weight: '6.2 кг', origin: 'Польш|Poland' },
      text: ['Гал тогооны арлын ард, хөлийн тавцантай.', 'For the kitchen island, with a rail for the feet.']
    }
  ]
}
