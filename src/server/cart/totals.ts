import type { Address, DeliveryPromise } from '#domain/cart.ts'
import { type DeliveryRules, quoteDelivery } from '#domain/delivery.ts'
import { type Tugrik, includedVat } from '#domain/money.ts'
import type { PricedLine } from './lines.ts'

export interface Totals {
  itemTotal: Tugrik
  /** null for an unknown place, or one without delivery. */
  shipTotal: Tugrik | null
  total: Tugrik
  taxTotal: Tugrik
  totalQuantity: number
  promise: DeliveryPromise | null
}

/** The totals of a cart. Display, comparison and payment all use them. */
export function totalsOf(
  lines: readonly PricedLine[],
  address: Pick<Address, 'city' | 'district'> | null,
  rules: DeliveryRules,
  now: Date
): Totals {
  const itemTotal = lines.reduce((sum, line) => sum + line.price * line.quantity, 0)
  const preorderOn =
    lines
      .flatMap(line => line.preorderOn ?? [])
      .toSorted()
      .at(-1) ?? null
  const quote = address && lines.length ? quoteDelivery(rules, { place: address, itemTotal, now, preorderOn }) : null
  const total = itemTotal + (quote?.price ?? 0)
  return {
    itemTotal,
    shipTotal: quote?.price ?? null,
    total,
    taxTotal: includedVat(total),
    totalQuantity: lines.reduce((sum, line) => sum + line.quantity, 0),
    promise: quote?.promise ?? null
  }
}
