import type { DemoFamily } from '../format.ts'

export const socks: DemoFamily = {
  code: 'SOC',
  motif: 'socks',
  taxon: 'women/knitwear/socks',
  returnHours: 48,
  unit: 'хос|pair',
  sizeKey: 'shoe_size',
  scenes: ['wardrobe', 'living-room'],
  props: { care: 'Машинаар, 30 хэм|Machine, 30 °C', origin: 'Монгол' },
  about: [
    ['Өсгий, үзүүрийг нь бэхэлсэн утсаар сүлжсэн.', 'Heel and toe are knitted with a stronger thread.'],
    ['Шилбийг хавчихгүй зөөлөн резинтэй.', 'The soft top does not mark the leg.']
  ],
  care: [['Дотрыг нь гадагш эргүүлж угаавал дулаанаа хадгална.', 'Wash inside out to keep them lofty.']],
  products: [
    {
      mn: 'Тэмээний ноосон оймс',
      en: 'Camel-wool socks',
      brand: 'esgii-urlan',
      price: 24900,
      rating: [4.8, 511],
      colours: ['camel', 'umber', 'grey'],
      sizes: ['37', '40', '43'],
      stock: 'high',
      also: ['men/knitwear/accessories'],
      props: { material: 'Тэмээний ноос 80%, полиамид 20%|80% camel wool, 20% polyamide', weight: '90 г' },
      text: ['Өвлийн гутлын дотор, модон шалан дээр адилхан дулаан.', 'Warm in winter boots and just as warm on a wooden floor.']
    },
    {
      mn: 'Ноолууран нимгэн оймс',
      en: 'Fine cashmere socks',
      brand: 'altan-navch',
      price: 49000,
      colours: ['charcoal', 'milk', 'rose'],
      sizes: ['37', '40', '43'],
      props: { material: 'Ноолуур 85%, нейлон 15%|85% cashmere, 15% nylon', weight: '55 г' },
      text: ['Ажлын гуталд багтах нимгэн, өдөржин хөл хөлрөхгүй.', 'Thin enough for office shoes, and dry all day.']
    },
    {
      mn: 'Өвдөг хүрсэн ноосон оймс',
      en: 'Knee-high wool socks',
      brand: 'khangai',
      price: 39900,
      colours: ['moss', 'plum', 'charcoal'],
      sizes: ['37', '40'],
      props: { material: 'Хонины ноос 90%, нейлон 10%|90% wool, 10% nylon', weight: '130 г' },
      text: ['Түрийтэй гутлаас цухуйлгаж өмсөхөд гоё.', 'Made to show above a boot.']
    },
    {
      mn: 'Сарлагийн хөөврөн оймс',
      en: 'Yak-down socks',
      brand: 'khangai',
      price: 32900,
      colours: ['umber', 'charcoal'],
      sizes: ['40', '43'],
      taxon: 'men/knitwear/accessories',
      sale: 27900,
      props: { material: 'Сарлагийн хөөвөр 75%, нейлон 25%|75% yak down, 25% nylon', weight: '95 г' },
      text: ['Гурван өдөр алхсан ч үнэртэхгүй гэдгээрээ алдартай.', 'Famous for three days’ walking without a smell.']
    },
    {
      mn: 'Гэрийн уламжлалт хээтэй оймс',
      en: 'Patterned house socks',
      brand: 'esgii-urlan',
      price: 36900,
      colours: ['ink', 'madder'],
      sizes: ['37', '40', '43'],
      badges: ['handmade'],
      props: { material: 'Хонины ноос 100%|100% wool', sole: 'Арьсан наалт|Leather patches', weight: '160 г' },
      text: ['Улан дээрээ арьсан наалттай, паркетан дээр гулсахгүй.', 'Leather patches underneath keep them from slipping.']
    },
    {
      mn: 'Хүүхдийн ноосон оймс, гурван хос',
      en: 'Children’s wool socks, three pairs',
      brand: 'byatskhan-tulga',
      price: 29900,
      colours: ['sky', 'poppy'],
      sizes: ['26', '30', '34'],
      taxon: 'kids/clothing/winter',
      unit: 'багц|set',
      props: { material: 'Хурганы ноос 80%, нейлон 20%|80% lambswool, 20% nylon', weight: '90 г' },
      text: ['Гурван хос нь гурван өөр судалтай, хосоо амархан олно.', 'Three pairs with three kinds of stripes, so each finds its twin.']
    },
    {
      mn: 'Аяллын мерино оймс',
      en: 'Merino hiking socks',
      brand: 'nuudel',
      price: 42900,
      colours: ['moss', 'orange', 'charcoal'],
      sizes: ['37', '40', '43'],
      taxon: 'travel/camping',
      props: { material: 'Мерино 70%, нейлон 28%, эластан 2%|70% merino, 28% nylon, 2% elastane', weight: '80 г' },
      text: ['Цэврүүтдэг газруудаа дэвсгэртэй, тавхайгаа чангалдаг.', 'Padded where blisters start and snug under the arch.']
    }
  ]
}
