const GOODS = ['sales', 'quantity', 'orders', 'returned'] as const
const READING = ['views', 'cart_additions', 'orders', 'sales'] as const

/** The figures of each report. */
export const REPORTS = {
  day: ['sales', 'orders', 'average', 'refunded', 'net'],
  product: GOODS,
  brand: GOODS,
  taxon: GOODS,
  vendor: GOODS,
  funnel: ['count', 'share'],
  method: ['received', 'payments', 'refunded'],
  branch: ['sales', 'orders', 'average'],
  article: READING,
  lookbook: READING,
  author: READING,
  receipt: ['receipts', 'receipted', 'vat', 'city_tax'],
  coupon: ['uses', 'reduction', 'sales'],
  return: ['returns', 'quantity', 'refunded'],
  stock: ['days_left', 'available', 'quantity'],
  searches: ['searches', 'results', 'clicks'],
  empty_searches: ['searches']
} as const satisfies Record<string, readonly string[]>
export type ReportName = keyof typeof REPORTS
export type Figure = (typeof REPORTS)[ReportName][number]
export const REPORT_NAMES = Object.keys(REPORTS) as [ReportName, ...ReportName[]]
export const FIGURES = [...new Set(Object.values(REPORTS).flat())] as [Figure, ...Figure[]]

/** The others count. */
export const MONEY_FIGURES: ReadonlySet<Figure> = new Set<Figure>([
  'sales',
  'average',
  'refunded',
  'net',
  'returned',
  'received',
  'reduction',
  'receipted',
  'vat',
  'city_tax'
])

/** Taxes have two decimals, as on the receipts. */
export const TAX_FIGURES: ReadonlySet<Figure> = new Set<Figure>(['vat', 'city_tax'])

/** Reports with a row for each day. */
export const DAILY_REPORTS: ReadonlySet<ReportName> = new Set<ReportName>(['day', 'receipt'])

/** What a visitor does before an order, in this order: opens a page, a product, the cart, the checkout. */
export const VISIT_STEPS = ['page', 'product', 'cart', 'checkout'] as const
export type VisitStep = (typeof VISIT_STEPS)[number]

/** Lengths of the periods that are offered, in days until today. */
export const PERIOD_DAYS = [1, 7, 30, 90] as const

/** Reports of the first page of staff, with their periods. */
export const DASHBOARD_REPORTS = {
  sales: { name: 'day', days: 14 },
  running_out: { name: 'stock', days: 30 },
  reading: { name: 'article', days: 30 },
  empty_searches: { name: 'empty_searches', days: 7 }
} as const satisfies Record<string, { name: ReportName; days: number }>
/** Maximum rows of each report; sales have one for each day. */
export const DASHBOARD_ROWS = 14
