import { parseAmount } from '#components/form/form.ts'
import type { PostedForm } from '#components/form/form.ts'
import { MAX_PRIZES, PRIZE_KINDS, WHEEL_ALLOWANCES } from '#domain/wheel.ts'

/** The rows of the form for a new campaign. */
export const PRIZE_ROWS = Array.from({ length: MAX_PRIZES }, (_, index) => index)

/** `4.5` percent is 450; NaN for anything else, which the API refuses. */
function parseChance(typed: string): number {
  const text = typed.replace('%', '').replace(',', '.').trim()
  return /^\d{1,3}(\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * 100) : Number.NaN
}

/** An empty field is 0. */
const parseTypedAmount = (typed: string): number => (typed ? parseAmount(typed) : 0)

/** The body of a new campaign. Rows without a kind are left out. */
export function toCampaign(form: PostedForm) {
  const { field } = form
  const prizes = PRIZE_ROWS.flatMap(row => {
    const kind = PRIZE_KINDS.find(each => each === field(`kind_${row}`))
    if (!kind) return []
    return [
      {
        kind,
        value: parseTypedAmount(field(`value_${row}`)),
        minimum: parseTypedAmount(field(`minimum_${row}`)),
        product: field(`product_${row}`) || null,
        weight: parseChance(field(`chance_${row}`)),
        stock: field(`stock_${row}`) ? parseAmount(field(`stock_${row}`)) : null
      }
    ]
  })
  return {
    title: { mn: field('title_mn'), en: field('title_en') },
    starts_at: form.timestamp('from') ?? '',
    ends_at: form.timestamp('to') ?? '',
    allowance: WHEEL_ALLOWANCES.find(each => each === field('allowance')) ?? 'daily',
    minimum: parseTypedAmount(field('minimum')),
    prizes
  }
}

const PRIZE_FIELDS = ['value', 'minimum', 'product', 'chance', 'stock'] as const

/** Fields of the rows without a kind that are not empty. */
export const listRowsWithoutKind = ({ field }: PostedForm): string[] =>
  PRIZE_ROWS.filter(row => !field(`kind_${row}`) && PRIZE_FIELDS.some(name => field(`${name}_${row}`))).map(row => `kind_${row}`)

/** The row of the form for the prize of an error such as `prizes.1.value`. */
export function findRow(form: PostedForm, prize: number): number {
  return PRIZE_ROWS.filter(row => form.field(`kind_${row}`) !== '')[prize] ?? 0
}
