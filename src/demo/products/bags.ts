import type { DemoFamily } from '../format.ts'

export const bags: DemoFamily = {
  code: 'BAG',
  motif: 'handbag',
  taxon: 'women/accessories/bags',
  returnHours: 48,
  unit: 'ш|piece',
  scenes: ['wardrobe'],
  props: { material: 'Үхрийн арьс|Cow leather', lining: 'Хөвөн|Cotton', care: 'Арьсны тосоор|With leather balm', origin: 'Монгол' },
  about: [
    ['Лав шингээсэн маалинган утсаар гар оёдолтой.', 'Sewn by hand with waxed linen thread.'],
    ['Арьс нь он жилээр гүн өнгө ордог.', 'The leather deepens in colour over the years.']
  ],
  care: [
    ['Түгжээ, оёдолд таван жилийн засвар үнэгүй.', 'Clasp and seams are mended free for five years.'],
    ['Хөвөн уутандаа хадгалаарай.', 'Keep it in its cotton bag.']
  ],
  products: [
    {
      mn: 'Арьсан гар цүнх',
      en: 'Leather top-handle bag',
      brand: 'engiin-urlan',
      price: 389000,
      rating: [4.8, 97],
      colours: ['rust', 'charcoal', 'camel'],
      badges: ['handmade'],
      props: { size: '28 × 22 × 12 см', weight: '780 г' },
      text: ['Хоёр тасалгаатай, гуулин түгжээтэй өдөр тутмын цүнх.', 'An everyday bag with two compartments and a brass clasp.']
    },
    {
      mn: 'Мөрөвчтэй жижиг цүнх',
      en: 'Small crossbody bag',
      brand: 'engiin-urlan',
      price: 229000,
      sale: 189000,
      colours: ['umber', 'plum', 'moss'],
      props: { size: '20 × 15 × 6 см', weight: '410 г' },
      text: ['Утас, түлхүүр, картанд яг таарсан багтаамж.', 'Just room for a phone, keys and cards.']
    },
    {
      mn: 'Том ажлын цүнх',
      en: 'Leather work tote',
      brand: 'kaselle',
      price: 319000,
      colours: ['charcoal', 'sand'],
      props: { size: '38 × 30 × 14 см', weight: '920 г', capacity: '14 инчийн компьютер|14-inch laptop' },
      text: ['Компьютер, бичиг хэрэг, усны сав нэг дор орно.', 'A laptop, papers and a bottle in one.']
    },
    {
      mn: 'Эсгий гар цүнх',
      en: 'Felt tote bag',
      more: [
        'Эсгий нь хэлбэрээ барьж, хоосон ч босоо зогсоно. Нойтон сойзоор цэвэрлэнэ.',
        'The felt holds its shape and stands even when empty. Clean with a damp brush.'
      ],
      brand: 'esgii-urlan',
      price: 98000,
      colours: ['grey', 'saffron'],
      stock: 'high',
      props: { material: 'Хонины эсгий, арьсан бариул|Wool felt, leather handles', size: '36 × 32 × 12 см', weight: '480 г' },
      text: ['Зах, номын сан, усан сан: хаана ч авч явна.', 'To the market, the library, the pool.']
    },
    {
      mn: 'Үдшийн жижиг түрийвч цүнх',
      en: 'Evening clutch',
      more: [
        'Утас, уруулын будаг, картанд зай бий. Хөвөн уутандаа хадгалаарай.',
        'There is room for a phone, a lipstick and cards. Keep it in its cotton bag.'
      ],
      brand: 'kaselle',
      price: 149000,
      colours: ['plum', 'gold', 'ink'],
      saleTime: 'future',
      sale: 119000,
      props: { material: 'Торго, гууль|Silk, brass', size: '22 × 12 × 4 см', weight: '260 г' },
      text: ['Дотроо нууж болох гинжин оосортой.', 'Its chain strap tucks inside.']
    },
    {
      mn: 'Эрэгтэй арьсан хэрэглэлийн цүнх',
      en: 'Men’s leather briefcase',
      brand: 'engiin-urlan',
      price: 459000,
      colours: ['umber', 'charcoal'],
      taxon: 'men/accessories/bags',
      badges: ['handmade'],
      props: { size: '40 × 30 × 9 см', weight: '1.3 кг', capacity: '15 инчийн компьютер|15-inch laptop' },
      text: ['Хоёр дарагчтай, мөрөвч нь салдаг сонгодог цүнх.', 'A classic with two clasps and a strap that comes off.']
    },
    {
      mn: 'Амралтын өдрийн аяллын цүнх',
      en: 'Weekend leather holdall',
      brand: 'engiin-urlan',
      price: 690000,
      sale: 590000,
      colours: ['umber', 'rust'],
      taxon: 'men/accessories/bags',
      also: ['travel/backpacks'],
      props: { size: '50 × 28 × 24 см', weight: '1.8 кг', capacity: '34 л' },
      text: ['Хоёр хоногийн хувцас багтаж, онгоцны бүхээгт орно.', 'Clothes for two days, and it goes into the cabin.']
    },
    {
      mn: 'Зотон захын цүнх',
      en: 'Canvas market bag',
      more: [
        'Бариул нь мөрөнд өлгөхөд урт, оёдлыг нь давхар бэхэлсэн. Угаахад суухгүй.',
        'The handles go over the shoulder and their seams are doubled. It does not shrink in the wash.'
      ],
      brand: 'ugluu',
      price: 29900,
      colours: ['milk', 'ink', 'moss'],
      stock: 'high',
      props: { material: 'Хөвөн зотон|Cotton canvas', size: '38 × 40 см', weight: '180 г', care: 'Машинаар, 40 хэм|Machine, 40 °C' },
      text: ['Гялгар уутны оронд арван килограмм даана.', 'It carries ten kilos in place of a plastic bag.']
    }
  ]
}
