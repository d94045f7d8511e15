import type { DemoFamily } from '../format.ts'

const RUG_SIZES = [
  { value: '80x120', label: '80 × 120 см', add: 0 },
  { value: '120x180', label: '120 × 180 см', add: 240000 },
  { value: '160x230', label: '160 × 230 см', add: 560000 }
] as const

export const rugs: DemoFamily = {
  code: 'RUG',
  motif: 'felt-rug',
  taxon: 'home/textiles/rugs',
  returnHours: 48,
  unit: 'ш|piece',
  choiceKey: 'size',
  scenes: ['living-room', 'ger-dusk'],
  props: {
    material: 'Хонины ноос 100%|100% sheep’s wool',
    care: 'Тоос сорогч, хуурай цэвэрлэгээ|Vacuum or dry clean',
    origin: 'Архангай|Arkhangai'
  },
  about: [
    [
      'Ноосоо гараар дэвсэж, халуун усаар базаж, морины ард эргүүлж эсгий болгодог.',
      'The wool is laid by hand, wetted with hot water and rolled behind a horse until it felts.'
    ],
    [
      'Шалны хүйтнийг таслах зузаан эсгий, тэмээний ноосон утсаар ширсэн.',
      'Thick felt keeps out the cold of the floor and is quilted with camel-wool thread.'
    ]
  ],
  care: [
    ['Гулсахаас хамгаалах доторлогоо дагалдана.', 'A non-slip underlay comes with it.'],
    ['Хагас жил тутам эргүүлж дэвсвэл жигд элэгдэнэ.', 'Turn it twice a year and it wears evenly.']
  ],
  products: [
    {
      mn: 'Ширдэг «Хөвсгөл» 120×180 см',
      en: 'Khuvsgul felt rug, 120×180 cm',
      brand: 'esgii-urlan',
      price: 540000,
      sale: 460000,
      rating: [4.8, 27],
      look: ['#DCE7F1', '#6F8FB5', '#1C3F7C'],
      props: { size: '120 × 180 × 1.2 см', weight: '4.6 кг' },
      badges: ['handmade'],
      text: ['Нуурын долгион, эргийн чулууг дүрсэлсэн хөх ширдэг.', 'A blue rug of lake waves and shore stones.']
    },
    {
      mn: 'Угалзтай цагаан ширдэг',
      en: 'White ornament felt rug',
      brand: 'esgii-urlan',
      price: 280000,
      choices: RUG_SIZES,
      rating: [4.9, 61],
      props: { weight: '2.1 кг-аас|From 2.1 kg' },
      text: ['Эвэр угалзыг улаанаар зүйж, ирмэгийг нь хөхөөр хөвөөлсөн.', 'Horn ornaments are inlaid in red and the edge is bound in blue.']
    },
    {
      mn: 'Саарал хээгүй ширдэг',
      en: 'Plain grey felt rug',
      brand: 'esgii-urlan',
      price: 220000,
      choices: RUG_SIZES,
      look: ['#B9B7B3', '#8C8A85', '#3B3F49'],
      badges: ['natural'],
      props: { weight: '2.0 кг-аас|From 2.0 kg' },
      text: ['Бор хонины ноосыг будалгүй ашигласан, ямар ч өрөөнд зохино.', 'Undyed wool of brown sheep that goes with any room.']
    },
    {
      mn: 'Орны дэргэдэх жижиг ширдэг',
      en: 'Bedside felt mat',
      brand: 'esgii-urlan',
      price: 118000,
      look: ['#EADFCF', '#7A5237', '#AF3A32'],
      stock: 'high',
      props: { size: '50 × 90 × 1 см', weight: '0.9 кг' },
      text: ['Өглөө босоход хөлд хамгийн түрүүнд хүрэх дулаан.', 'The first warm thing your feet meet in the morning.']
    },
    {
      mn: 'Алтайн хивс, нэхмэл',
      en: 'Altai woven rug',
      more: [
        'Ноосон утсыг ургамлын будгаар будаж, гараар нэхсэн. Гулсахаас хамгаалах доторлогоо дагалдана.',
        'Wool dyed with plants and woven by hand. A non-slip underlay comes with it.'
      ],
      brand: 'oskelund',
      price: 690000,
      look: ['#A5403A', '#E3A129', '#1C3F7C'],
      props: {
        material: 'Ноос 80%, хөвөн 20%|80% wool, 20% cotton',
        size: '160 × 230 см',
        weight: '8.9 кг',
        origin: 'Баян-Өлгий|Bayan-Ulgii'
      },
      text: ['Баян-Өлгийн нэхмэлчдийн өвөг эцгээс өвлөсөн улаан хээ.', 'A red pattern handed down among the weavers of Bayan-Ulgii.']
    },
    {
      mn: 'Хүүхдийн өрөөний эсгий ширдэг',
      en: 'Felt rug for the nursery',
      brand: 'esgii-urlan',
      price: 196000,
      look: ['#F4EFE6', '#8FA58B', '#E3A129'],
      also: ['kids/toys'],
      props: { size: '100 × 140 × 1.2 см', weight: '3.1 кг' },
      text: ['Дөрвөн хошуу малын дүрстэй, мөлхөх хүүхдийн өвдөгт зөөлөн.', 'Animals of the herd on felt that is soft under crawling knees.']
    },
    {
      mn: 'Гэрийн хоймрын том ширдэг',
      en: 'Large felt rug for the ger',
      brand: 'esgii-urlan',
      price: 1480000,
      look: ['#F4EFE6', '#1C3F7C', '#AF3A32'],
      stock: 'preorder',
      badges: ['handmade'],
      props: { size: '240 × 300 × 1.5 см', weight: '14 кг' },
      text: ['Захиалгаар гурван урлаач нэг сар ширдэг хоймрын ширдэг.', 'Made to order: three women quilt it for a month.']
    }
  ]
}
