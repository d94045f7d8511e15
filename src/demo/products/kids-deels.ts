import type { DemoFamily } from '../format.ts'
import { KIDS } from '../sizes.ts'

export const kidsDeels: DemoFamily = {
  code: 'KDE',
  motif: 'deel',
  taxon: 'kids/clothing/deels',
  returnHours: 48,
  unit: 'ш|piece',
  sizeKey: 'clothing_size',
  sizes: KIDS,
  chart: 'kids',
  scenes: ['naadam'],
  props: {
    closure: 'Шилбэн товч, дотор нь дарагч|Silk buttons over press studs',
    care: 'Гараар, 30 хэм|By hand, 30 °C',
    origin: 'Улаанбаатар|Ulaanbaatar'
  },
  about: [
    ['Ханцуйг нь нугалж оёсон тул хоёр жил өмсөнө.', 'The sleeves are turned up inside and last two years.'],
    ['Дарагч товчтой учраас хүүхэд өөрөө өмсөнө.', 'With press studs children dress themselves.']
  ],
  care: [['Бүс нь дагалдана.', 'A sash is included.']],
  products: [
    {
      mn: 'Хүүхдийн баярын дээл',
      en: 'Children’s feast-day deel',
      brand: 'tengis-zagvar',
      price: 189000,
      rating: [4.9, 93],
      colours: ['madder', 'ink', 'moss'],
      props: { material: 'Торго, хөвөн|Silk, cotton', weight: '520 г' },
      text: ['Том хүнийхтэй яг адил оёдолтой бяцхан дээл.', 'A small deel sewn just like the grown-ups’.']
    },
    {
      mn: 'Даахины дээл',
      en: 'First-haircut deel',
      brand: 'tengis-zagvar',
      price: 148000,
      colours: ['sky', 'rose'],
      sizes: ['92', '104'],
      props: { material: 'Торго|Silk', weight: '380 г' },
      text: ['Даахь үргээх ёслолд зориулсан зөөлөн торгон дээл.', 'Soft silk for the ceremony of the first haircut.']
    },
    {
      mn: 'Хурган дотортой хүүхдийн дээл',
      en: 'Children’s lambskin deel',
      brand: 'byatskhan-tulga',
      price: 320000,
      sale: 275000,
      colours: ['plum', 'teal'],
      props: { material: 'Торго|Silk', lining: 'Хурганы арьс|Lambskin', warmth: 'Хасах 35 хэм|−35 °C', weight: '1.3 кг' },
      text: ['Цана, чаргаар гулгахад хормойг нь сойж товчилно.', 'For sledging, the skirt buttons up out of the way.']
    },
    {
      mn: 'Хүүхдийн зуны тэрлэг',
      en: 'Children’s summer terleg',
      brand: 'byatskhan-tulga',
      price: 98000,
      colours: ['saffron', 'sage'],
      saleTime: 'ended',
      sale: 79000,
      props: { material: 'Хөвөн 100%|100% cotton', season: 'Зун|Summer', weight: '260 г' },
      text: ['Наадмын талбайд өдөржин гүйхэд нимгэн, сэрүүн.', 'Light and cool for a day of running about at Naadam.']
    }
  ]
}
