import type { Localized } from '#domain/site.ts'

export interface SizeChart {
  columns: Localized[]
  rows: string[][]
}

const SIZE: Localized = { mn: 'Хэмжээ', en: 'Size' }
const CHEST: Localized = { mn: 'Цээж, см', en: 'Chest, cm' }
const WAIST: Localized = { mn: 'Бүсэлхий, см', en: 'Waist, cm' }
const HIP: Localized = { mn: 'Ташаа, см', en: 'Hip, cm' }
const LENGTH: Localized = { mn: 'Урт, см', en: 'Length, cm' }
const SLEEVE: Localized = { mn: 'Ханцуй, см', en: 'Sleeve, cm' }
const INSEAM: Localized = { mn: 'Дотор урт, см', en: 'Inseam, cm' }
const FOOT: Localized = { mn: 'Хөлийн урт, см', en: 'Foot length, cm' }
const HEIGHT: Localized = { mn: 'Өндөр, см', en: 'Height, cm' }
const AGE: Localized = { mn: 'Нас', en: 'Age' }

const SIZE_CHARTS = {
  womenTop: {
    columns: [SIZE, CHEST, WAIST, LENGTH, SLEEVE],
    rows: [
      ['XS', '80–84', '62–66', '58', '58'],
      ['S', '84–88', '66–70', '59', '59'],
      ['M', '88–94', '70–76', '61', '60'],
      ['L', '94–100', '76–82', '63', '61'],
      ['XL', '100–106', '82–88', '65', '62'],
      ['2XL', '106–114', '88–96', '66', '62']
    ]
  },
  menTop: {
    columns: [SIZE, CHEST, LENGTH, SLEEVE],
    rows: [
      ['XS', '86–90', '65', '62'],
      ['S', '90–96', '67', '63'],
      ['M', '96–102', '69', '64'],
      ['L', '102–108', '71', '65'],
      ['XL', '108–116', '73', '66'],
      ['2XL', '116–124', '75', '67']
    ]
  },
  womenLong: {
    columns: [SIZE, CHEST, WAIST, HIP, LENGTH],
    rows: [
      ['XS', '80–84', '62–66', '88–90', '98'],
      ['S', '84–88', '66–70', '91–95', '100'],
      ['M', '88–94', '70–76', '96–101', '102'],
      ['L', '94–100', '76–82', '102–107', '104'],
      ['XL', '100–106', '82–88', '108–113', '106'],
      ['2XL', '106–114', '88–96', '114–120', '107']
    ]
  },
  menLong: {
    columns: [SIZE, CHEST, WAIST, LENGTH, SLEEVE],
    rows: [
      ['S', '90–96', '76–82', '106', '63'],
      ['M', '96–102', '82–88', '109', '64'],
      ['L', '102–108', '88–96', '112', '65'],
      ['XL', '108–116', '96–104', '115', '66'],
      ['2XL', '116–124', '104–114', '117', '67']
    ]
  },
  kids: {
    columns: [SIZE, HEIGHT, AGE, CHEST],
    rows: [
      ['92', '86–92', '1–2', '52–54'],
      ['104', '98–104', '3–4', '55–57'],
      ['116', '110–116', '5–6', '58–60'],
      ['128', '122–128', '7–8', '62–65'],
      ['140', '134–140', '9–10', '67–71']
    ]
  },
  shoes: {
    columns: [SIZE, FOOT],
    rows: [
      ['36', '23.0'],
      ['37', '23.5'],
      ['38', '24.3'],
      ['39', '25.0'],
      ['40', '25.5'],
      ['41', '26.3'],
      ['42', '27.0'],
      ['43', '27.5'],
      ['44', '28.3'],
      ['45', '29.0']
    ]
  },
  kidsShoes: {
    columns: [SIZE, FOOT],
    rows: [
      ['26', '16.3'],
      ['28', '17.5'],
      ['30', '18.8'],
      ['32', '20.0'],
      ['34', '21.3']
    ]
  },
  trousers: {
    columns: [SIZE, WAIST, HIP, INSEAM],
    rows: [
      ['26', '66', '90', '76'],
      ['27', '69', '92', '76'],
      ['28', '71', '95', '78'],
      ['29', '74', '97', '78'],
      ['30', '76', '99', '79'],
      ['31', '79', '101', '80'],
      ['32', '81', '103', '81'],
      ['33', '84', '105', '81'],
      ['34', '86', '107', '82'],
      ['36', '91', '111', '82'],
      ['38', '97', '116', '83']
    ]
  }
} as const satisfies Record<string, { columns: readonly Localized[]; rows: readonly (readonly string[])[] }>

export type ChartName = keyof typeof SIZE_CHARTS

/** The rows of the sizes that are sold, so that nobody reads about one that is not. */
export function sizeChart(name: ChartName, sizes: readonly string[]): SizeChart {
  const chart: { columns: readonly Localized[]; rows: readonly (readonly string[])[] } = SIZE_CHARTS[name]
  return {
    columns: [...chart.columns],
    rows: chart.rows.filter(([size = '']) => sizes.includes(size)).map(row => [...row])
  }
}
