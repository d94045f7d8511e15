import type { DemoFamily } from '../format.ts'

const LAPTOP_STORAGE = [
  { value: '16-512', label: '16 ГБ, 512 ГБ', add: 0 },
  { value: '32-1024', label: '32 ГБ, 1 ТБ', add: 600000 }
] as const

export const laptops: DemoFamily = {
  code: 'LAP',
  motif: 'laptop',
  taxon: 'tech/computers/laptops/work',
  returnHours: 72,
  unit: 'ш|piece',
  choiceKey: 'memory',
  scenes: ['living-room'],
  props: { warranty: '24 сар', origin: 'Тайвань|Taiwan' },
  about: [
    ['Гар дээр нь монгол үсэг сийлсэн, наалт биш.', 'Mongolian letters are engraved on the keys, not stuck on.'],
    ['Үйлдлийн системийг нь суулгаж, өгөгдлийг тань хуулж өгнө.', 'We set up the system and move your files across.']
  ],
  care: [
    ['Үйлчилгээний төв: Сүхбаатар дүүрэг.', 'Service centre in Sukhbaatar district.'],
    ['USB-C цэнэглэгч хайрцагт бий.', 'A USB-C charger is in the box.']
  ],
  products: [
    {
      mn: 'Уул Бүүк 14 зөөврийн компьютер',
      en: 'Uul Book 14 laptop',
      brand: 'uul-tek',
      price: 2990000,
      rating: [4.8, 156],
      colours: ['silver', 'ink'],
      choices: LAPTOP_STORAGE,
      badges: ['official'],
      props: { screen: '14 инч, 2.8K OLED|14-inch 2.8K OLED', processor: '12 цөмт|12-core', battery: '16 цаг', weight: '1.2 кг' },
      text: ['Өдөржин цэнэггүй ажиллах хөнгөн ажлын компьютер.', 'A light work machine that goes all day without its charger.']
    },
    {
      mn: 'Уул Бүүк 16 зөөврийн компьютер',
      en: 'Uul Book 16 laptop',
      brand: 'uul-tek',
      price: 3890000,
      sale: 3490000,
      colours: ['silver', 'charcoal'],
      choices: LAPTOP_STORAGE,
      props: { screen: '16 инч, 3.2K|16-inch 3.2K', processor: '16 цөмт|16-core', battery: '14 цаг', weight: '1.8 кг' },
      text: ['Зураг төсөл, видео эвлүүлэгт том дэлгэц.', 'A large screen for drawings and film editing.']
    },
    {
      mn: 'Велтрона Эйр 13',
      en: 'Veltrona Air 13',
      brand: 'veltrona',
      price: 2390000,
      colours: ['silver', 'rose', 'sage'],
      choices: LAPTOP_STORAGE,
      englishOnly: true,
      props: { screen: '13.3 инч|13.3-inch', processor: '8 цөмт|8-core', battery: '18 цаг', weight: '980 г' },
      text: ['Килограмм хүрэхгүй жинтэй.', 'Under a kilogram, silent and cool, with eighteen hours of battery.']
    },
    {
      mn: 'Оюутны зөөврийн компьютер',
      en: 'Student laptop',
      brand: 'veltrona',
      price: 1290000,
      sale: 1090000,
      rating: [4.3, 198],
      colours: ['charcoal', 'sky'],
      stock: 'high',
      props: { screen: '15.6 инч|15.6-inch', processor: '6 цөмт|6-core', memory: '8 ГБ, 512 ГБ', battery: '9 цаг', weight: '1.7 кг' },
      text: ['Бие даалт, хичээл, киноны бүгдийг дийлнэ.', 'Equal to essays, lessons and films.']
    },
    {
      mn: 'Хоёр нэгд таблет компьютер',
      en: 'Two-in-one convertible',
      brand: 'veltrona',
      price: 2190000,
      colours: ['charcoal', 'plum'],
      props: {
        screen: '13 инч мэдрэгчтэй|13-inch touch',
        processor: '8 цөмт|8-core',
        memory: '16 ГБ, 512 ГБ',
        battery: '12 цаг',
        weight: '1.3 кг'
      },
      text: ['Дэлгэц нь салж таблет болно, зурах үзэгтэй.', 'The screen comes off as a tablet, with a pen for drawing.']
    },
    {
      mn: 'Тоглоомын зөөврийн компьютер 15',
      en: 'Gaming laptop 15',
      brand: 'veltrona',
      price: 4290000,
      sale: 3890000,
      colours: ['charcoal'],
      choices: LAPTOP_STORAGE,
      taxon: 'tech/computers/laptops/gaming',
      props: { screen: '15.6 инч, 165 Гц|15.6-inch, 165 Hz', processor: '14 цөмт|14-core', battery: '6 цаг', weight: '2.3 кг' },
      text: ['Хоёр сэнстэй, ширээний компьютероос дутахгүй.', 'Two fans and the strength of a desktop.']
    },
    {
      mn: 'Дизайнерын зөөврийн компьютер 17',
      en: 'Creator laptop 17',
      brand: 'uul-tek',
      price: 5490000,
      colours: ['charcoal', 'silver'],
      taxon: 'tech/computers/laptops/gaming',
      stock: 'low',
      props: {
        screen: '17.3 инч, 4K, 100% DCI-P3|17.3-inch 4K, 100% DCI-P3',
        processor: '20 цөмт|20-core',
        memory: '64 ГБ, 2 ТБ',
        battery: '8 цаг',
        weight: '2.6 кг'
      },
      text: ['Өнгийг үйлдвэрт нэг бүрчлэн тохируулсан.', 'Every screen is calibrated in the factory.']
    },
    {
      mn: 'Хүүхдийн сургалтын компьютер',
      en: 'Children’s learning laptop',
      brand: 'veltrona',
      price: 690000,
      colours: ['teal', 'orange'],
      also: ['kids/school'],
      stock: 'sold_out',
      props: {
        screen: '11.6 инч|11.6-inch',
        memory: '4 ГБ, 128 ГБ',
        battery: '12 цаг',
        weight: '1.2 кг',
        water: 'Гар нь ус тэсвэрлэнэ|Spill-proof keyboard'
      },
      text: ['Унагаж, асгасан ч тэсэх резинэн хүрээтэй.', 'A rubber rim and sealed keys against drops and spills.']
    }
  ]
}
