import type { DemoFamily } from '../format.ts'
import { MEN } from '../sizes.ts'

export const menSweaters: DemoFamily = {
  code: 'MSW',
  motif: 'cashmere-sweater',
  taxon: 'men/knitwear/sweaters',
  returnHours: 48,
  unit: 'ш|piece',
  sizeKey: 'clothing_size',
  sizes: MEN,
  chart: 'menTop',
  scenes: ['ub-winter', 'wardrobe', 'goats'],
  props: {
    material: 'Ноолуур 100%|100% cashmere',
    fibre: '15.8 микрон|15.8 micron',
    care: 'Гараар, 30 хэмийн усанд|By hand at 30 °C',
    origin: 'Монгол'
  },
  about: [
    ['Ханцуй, хормойн зах нь сунахгүй давхар хавиргатай.', 'Cuffs and hem have a double rib that does not stretch out.'],
    ['Пиджакны доторх цамцны захыг эвдэхгүй.', 'It sits well over a shirt collar and under a jacket.']
  ],
  care: [
    ['Жилд хоёр удаа угаахад л хангалттай, бусад үед салхинд сэврээгээрэй.', 'Two washes a year are enough; otherwise air it.'],
    ['Тохойг нөхөх ижил утас дагалдана.', 'Matching yarn for the elbows comes with it.']
  ],
  products: [
    {
      mn: 'Эрэгтэй дугуй захтай ноолууран цамц',
      en: 'Men’s crew-neck cashmere sweater',
      brand: 'altan-navch',
      price: 449000,
      sale: 372000,
      rating: [4.7, 58],
      colours: ['charcoal', 'ink', 'camel', 'moss'],
      props: { knit: 'Гөлгөр, 12 гейж|Plain, 12 gauge', weight: '330 г' },
      text: ['Арван жил өмсөхөөр тооцсон, хамгийн энгийн загвар.', 'The plainest shape, meant for ten years of wear.']
    },
    {
      mn: 'Хагас цахилгаантай ноолууран цамц',
      en: 'Half-zip cashmere sweater',
      brand: 'altan-navch',
      price: 519000,
      colours: ['ink', 'grey', 'umber'],
      props: { knit: 'Гөлгөр, 9 гейж|Plain, 9 gauge', closure: 'Цахилгаан|Zip', weight: '420 г' },
      text: ['Захыг нь босговол ороолтгүй ч хүзүү дулаахан.', 'Zip up the collar and no scarf is needed.']
    },
    {
      mn: 'Эрэгтэй V захтай цамц',
      en: 'Men’s V-neck sweater',
      brand: 'khangai',
      price: 339000,
      colours: ['charcoal', 'madder', 'ink'],
      props: { knit: 'Гөлгөр, 14 гейж|Plain, 14 gauge', weight: '270 г' },
      text: ['Зангиатай ч, зангиагүй ч таарах гүн нь тохирсон V зах.', 'A V of just the depth for a tie, or none.']
    },
    {
      mn: 'Загасчны кабель цамц',
      en: 'Fisherman’s cable sweater',
      brand: 'khangai',
      price: 289000,
      colours: ['milk', 'ink'],
      props: {
        material: 'Хонины ноос 100%|100% wool',
        fibre: '22 микрон|22 micron',
        knit: 'Кабель, 5 гейж|Cable, 5 gauge',
        weight: '780 г'
      },
      text: [
        'Хөвсгөл нуурын мөсөн дээрх загасчдад зориулж зузаан сүлжсэн.',
        'Knitted thick for those who fish through the ice of Khuvsgul.'
      ]
    },
    {
      mn: 'Сарлагийн хөөврөн цамц',
      en: 'Yak-down sweater',
      brand: 'khangai',
      price: 359000,
      sale: 309000,
      colours: ['umber', 'charcoal'],
      badges: ['natural'],
      props: {
        material: 'Сарлагийн хөөвөр 100%|100% yak down',
        fibre: '18 микрон|18 micron',
        knit: 'Гөлгөр, 7 гейж|Plain, 7 gauge',
        weight: '460 г'
      },
      text: ['Будаггүй хүрэн хөөвөр, хонины ноосноос гурван хувь дахин дулаан.', 'Undyed brown down that is warmer than sheep’s wool.']
    },
    {
      mn: 'Поло захтай нимгэн цамц',
      en: 'Fine knitted polo',
      brand: 'altan-navch',
      price: 298000,
      colours: ['sage', 'ink', 'milk'],
      badges: ['new'],
      props: {
        material: 'Ноолуур 60%, хөвөн 40%|60% cashmere, 40% cotton',
        knit: 'Гөлгөр, 16 гейж|Plain, 16 gauge',
        weight: '240 г',
        season: 'Хавар, намар|Spring and autumn'
      },
      text: ['Гурван товчтой сүлжмэл захтай, жинстэй ч, костюмтай ч.', 'A knitted collar with three buttons, for jeans or a suit.']
    },
    {
      mn: 'Өндөр захтай тэмээний ноосон цамц',
      en: 'Camel-wool roll-neck',
      brand: 'khangai',
      price: 229000,
      colours: ['camel', 'umber'],
      stock: 'low',
      props: {
        material: 'Тэмээний ноос 100%|100% camel wool',
        fibre: '20 микрон|20 micron',
        knit: 'Гөлгөр, 7 гейж|Plain, 7 gauge',
        weight: '520 г'
      },
      text: ['Говийн ботгоны ноос, байгалийн шар бор өнгөөрөө.', 'Young camel’s wool of the Gobi in its own tawny colour.']
    }
  ]
}
