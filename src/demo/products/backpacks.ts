import type { DemoFamily } from '../format.ts'

export const backpacks: DemoFamily = {
  code: 'BPK',
  motif: 'backpack',
  taxon: 'travel/backpacks/city',
  returnHours: 48,
  unit: 'ш|piece',
  scenes: ['camp', 'khuvsgul', 'steppe'],
  props: { care: 'Гараар угаана|Hand wash', warranty: '24 сар', origin: 'Вьетнам|Vietnam' },
  about: [
    ['Нуруу нь агаар сэлгэх сувагтай тул хөлрөхгүй.', 'Air channels keep the back dry.'],
    ['Борооны бүрээс доод халаасандаа бий.', 'A rain cover waits in the bottom pocket.']
  ],
  care: [['Оёдол, цахилгаанд хоёр жилийн баталгаа.', 'Seams and zips are guaranteed for two years.']],
  products: [
    {
      mn: '«Хангай» үүргэвч 32 л',
      en: 'Khangai backpack, 32 l',
      brand: 'nuudel',
      price: 239900,
      sale: 189900,
      saleTime: 'deal',
      rating: [4.8, 206],
      colours: ['moss', 'rust', 'charcoal'],
      taxon: 'travel/backpacks/hiking',
      props: { material: 'Нейлон 420D|420D nylon', capacity: '32 л', size: '30 × 54 × 20 см', weight: '980 г' },
      text: ['Хоёр хоногийн аялалд, хажуугийн халаасандаа халуун савтай.', 'For two-day trips, with a thermos in the side pocket.']
    },
    {
      mn: 'Уулын том үүргэвч 65 л',
      en: 'Expedition backpack, 65 l',
      brand: 'nuudel',
      price: 449000,
      colours: ['moss', 'orange'],
      taxon: 'travel/backpacks/hiking',
      props: { material: 'Нейлон 600D|600D nylon', capacity: '65 л', size: '36 × 78 × 28 см', weight: '1.9 кг' },
      text: ['Алтай Таван Богдын долоон хоногийн аянд туршсан.', 'Tried on a week’s walk to Altai Tavan Bogd.']
    },
    {
      mn: 'Хотын үүргэвч 20 л',
      en: 'City backpack, 20 l',
      brand: 'kaselle',
      price: 149000,
      colours: ['charcoal', 'sand', 'ink'],
      props: { material: 'Полиэстер|Polyester', capacity: '20 л, 15 инч|20 l, 15 inch', size: '28 × 44 × 14 см', weight: '720 г' },
      text: ['Компьютер, цэнэглэгчийн тусдаа тасалгаатай, ус нэвтрэхгүй.', 'Separate places for laptop and charger, and showerproof.']
    },
    {
      mn: 'Арьсан үүргэвч',
      en: 'Leather backpack',
      more: [
        'Нуруун талын халаас нь хулгайгаас найдвартай. Арьс нь он жилээр гүн өнгө ордог.',
        'The pocket against your back is safe from thieves. The leather deepens with the years.'
      ],
      brand: 'engiin-urlan',
      price: 490000,
      colours: ['umber', 'charcoal'],
      badges: ['handmade'],
      stock: 'low',
      props: { material: 'Үхрийн арьс|Cow leather', capacity: '16 л', size: '28 × 38 × 12 см', weight: '1.3 кг', origin: 'Монгол' },
      text: ['Нэг ширээс тайрсан тул урд, ар тал нь нэг хээтэй.', 'Cut from one hide, so front and back share a grain.']
    },
    {
      mn: 'Өнхрүүлж хаадаг ус тэсвэртэй үүргэвч',
      en: 'Waterproof roll-top backpack',
      brand: 'nuudel',
      price: 279000,
      sale: 229000,
      colours: ['orange', 'charcoal'],
      taxon: 'travel/backpacks/hiking',
      props: { material: 'TPU нейлон|TPU nylon', capacity: '28 л', water: 'IPX6', size: '30 × 58 × 18 см', weight: '890 г' },
      text: ['Рафтинг, завь, дугуйнд: усанд унасан ч дотор нь хуурай.', 'For rafts, canoes and bicycles: dry inside even in the river.']
    },
    {
      mn: 'Бага ангийн үүргэвч',
      en: 'Primary school backpack',
      brand: 'byatskhan-tulga',
      price: 119000,
      colours: ['sky', 'poppy', 'sage'],
      taxon: 'kids/school/backpacks',
      stock: 'high',
      rating: [4.7, 178],
      props: { material: 'Полиэстер|Polyester', capacity: '16 л', size: '28 × 36 × 16 см', weight: '780 г', ages: '6–10' },
      text: ['Нурууг тэгш барих хатуулагтай, харанхуйд гэрэл ойлгоно.', 'A firm back for good posture and strips that shine in the dark.']
    },
    {
      mn: 'Ахлах ангийн үүргэвч',
      en: 'Secondary school backpack',
      brand: 'nuudel',
      price: 139000,
      colours: ['charcoal', 'plum', 'teal'],
      taxon: 'kids/school/backpacks',
      saleTime: 'ended',
      sale: 109000,
      props: { material: 'Полиэстер|Polyester', capacity: '24 л', size: '30 × 46 × 16 см', weight: '760 г' },
      text: ['Долоон сурах бичиг, таблет, спортын хувцас багтана.', 'Seven textbooks, a tablet and gym clothes.']
    },
    {
      mn: 'Цэцэрлэгийн бяцхан үүргэвч',
      en: 'Kindergarten backpack',
      brand: 'byatskhan-tulga',
      price: 59000,
      colours: ['saffron', 'sky'],
      taxon: 'kids/school/backpacks',
      props: { material: 'Хөвөн|Cotton', capacity: '7 л', size: '22 × 28 × 10 см', weight: '310 г', ages: '2–5' },
      text: ['Солих хувцас, тоглоом, нэг алим.', 'A change of clothes, a toy and an apple.']
    },
    {
      mn: 'Фотографчийн үүргэвч',
      en: 'Photographer’s backpack',
      brand: 'iridane',
      price: 389000,
      colours: ['charcoal', 'moss'],
      also: ['tech/photo'],
      englishOnly: true,
      props: { material: 'Нейлон 600D|600D nylon', capacity: '22 л', size: '30 × 46 × 20 см', weight: '1.6 кг' },
      text: [
        'Хажуугаараа нээгддэг, гурван линзний тасалгаатай.',
        'It opens at the side, holds a body and three lenses, and straps a tripod outside.'
      ]
    }
  ]
}
