import type { DemoFamily } from '../format.ts'
import { MEN } from '../sizes.ts'

export const menCoats: DemoFamily = {
  code: 'MCO',
  motif: 'cashmere-coat',
  taxon: 'men/clothing/outerwear/coats',
  returnHours: 48,
  unit: 'ш|piece',
  sizeKey: 'clothing_size',
  sizes: MEN,
  chart: 'menLong',
  scenes: ['ub-winter', 'look-coat'],
  props: { lining: 'Купро|Cupro', care: 'Хуурай цэвэрлэгээ|Dry clean', season: 'Намар, өвөл|Autumn and winter', origin: 'Монгол' },
  about: [
    ['Пиджакны гадуур чөлөөтэй багтана.', 'It has room for a jacket beneath.'],
    ['Арын сэтгүүр нь алхах, жолоо барихад саадгүй.', 'The back vent leaves you free to walk and drive.']
  ],
  care: [['Ханцуйн уртыг үнэгүй тааруулна.', 'We adjust the sleeves free of charge.']],
  products: [
    {
      mn: 'Эрэгтэй ноолууран урт пальто',
      en: 'Men’s long cashmere coat',
      brand: 'altan-navch',
      price: 1590000,
      colours: ['ink', 'charcoal', 'camel'],
      rating: [4.9, 38],
      props: { material: 'Ноолуур 100%|100% cashmere', weight: '1.8 кг' },
      text: ['Нэг эгнээ гурван товчтой, өвдөг дарсан урт.', 'Single-breasted with three buttons, below the knee.']
    },
    {
      mn: 'Эрэгтэй хоёр эгнээ товчтой пальто',
      en: 'Men’s double-breasted overcoat',
      brand: 'altan-navch',
      price: 1190000,
      sale: 990000,
      colours: ['charcoal', 'umber'],
      props: { material: 'Ноос 60%, ноолуур 40%|60% wool, 40% cashmere', weight: '1.9 кг' },
      text: ['Өргөн зах нь босоход чих хүрнэ.', 'The broad collar turns up to the ears.']
    },
    {
      mn: 'Далайчны богино пальто',
      en: 'Men’s peacoat',
      brand: 'khangai',
      price: 559000,
      colours: ['ink', 'charcoal'],
      stock: 'high',
      props: { material: 'Хонины ноос 85%, нейлон 15%|85% wool, 15% nylon', weight: '1.5 кг' },
      text: ['Салхинд нягт, товч нь бээлийтэй гарт баригдахаар том.', 'Dense against the wind, with buttons big enough for gloves.']
    },
    {
      mn: 'Захгүй энгийн пальто',
      en: 'Collarless wool coat',
      brand: 'tengis-zagvar',
      price: 620000,
      colours: ['moss', 'stone'],
      badges: ['new'],
      props: { material: 'Ноос 90%, ноолуур 10%|90% wool, 10% cashmere', weight: '1.4 кг' },
      text: ['Дээлний босоо зах, нууц товчтой цэвэрхэн шугам.', 'A deel’s standing collar, hidden buttons and a clean line.']
    },
    {
      mn: 'Дулаан дотор нь салдаг пальто',
      en: 'Coat with removable lining',
      brand: 'khangai',
      price: 790000,
      colours: ['charcoal', 'umber'],
      stock: 'gone',
      props: {
        material: 'Ноос 80%, ноолуур 20%|80% wool, 20% cashmere',
        lining: 'Салдаг хөвөн дотор|Removable quilted lining',
        weight: '2.2 кг'
      },
      text: ['Дотрыг нь авбал намар, хийвэл гүн өвөл.', 'Autumn without the lining, deep winter with it.']
    }
  ]
}
