import type { PaymentFact } from '../../provider.ts'

/** A payment in QPay's list; field names are not always spelled as documented. */
export type QpayRow = Record<string, unknown>

const STATUS: Record<string, PaymentFact['status']> = {
  PAID: 'paid',
  PARTIAL: 'paid',
  FAILED: 'failed',
  REFUNDED: 'refunded',
  REFUND: 'refunded'
}

/**
 * @param paidTotal what has been paid of the whole invoice, where QPay reports it: of a payment in part, `payment_amount` may be what it is
 *   to become
 */
export function toPaymentFacts(rows: readonly QpayRow[], paidTotal: number | undefined): PaymentFact[] {
  const facts = rows.flatMap(row => {
    const fact = toPaymentFact(row)
    return fact ? [{ fact, isPart: readText(row, 'payment_status').toUpperCase() === 'PARTIAL' }] : []
  })
  if (paidTotal === undefined) return facts.map(({ fact }) => fact)
  const whole = facts.filter(({ fact, isPart }) => fact.status === 'paid' && !isPart)
  let rest = whole.reduce((left, { fact }) => left - fact.amount, Math.floor(paidTotal))
  return facts.flatMap(({ fact, isPart }) => {
    if (!isPart) return [fact]
    const amount = Math.min(fact.amount, rest)
    rest -= amount
    return amount > 0 ? [{ ...fact, amount }] : []
  })
}

/** @returns null for an unfinished payment, and for a row without an id, which could be counted twice */
function toPaymentFact(row: QpayRow): PaymentFact | null {
  const ref = readText(row, 'payment_id')
  const status = STATUS[readText(row, 'payment_status').toUpperCase()]
  const amount = Math.round(Number(readText(row, 'payment_amount')))
  if (!ref || !status || !Number.isSafeInteger(amount) || amount <= 0) return null
  const paidAt = new Date(readText(row, 'payment_date') || readText(row, 'paid_date'))
  return {
    ref,
    amount,
    currency: readText(row, 'payment_currency') || 'MNT',
    status,
    paidAt: Number.isNaN(paidAt.getTime()) ? null : paidAt
  }
}

/** Accepts `payemnt_…` for `payment_…`, and numbers as strings, as QPay sends both. */
function readText(row: QpayRow, name: string): string {
  const value = row[name] ?? row[name.replace('payment', 'payemnt')]
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
}
