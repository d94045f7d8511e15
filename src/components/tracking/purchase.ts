import { DAY_MS } from '#domain/day.ts'
import type { Order } from '#contract/order.ts'
import type { Purchase } from './events.ts'

/** After it, a visit of the order's page with another browser is no purchase any more. */
const NEW_MS = 3 * DAY_MS

/** The purchase event of an order; null before it is placed and where it is old. */
export function toPurchase(
  order: Pick<Order, 'number' | 'state' | 'placed_at' | 'now' | 'total' | 'ship_total' | 'tax_total' | 'line_items'>
): Purchase | null {
  if (order.state !== 'placed' || !order.placed_at || Date.parse(order.now) - Date.parse(order.placed_at) > NEW_MS) return null
  return {
    name: 'purchase',
    number: order.number,
    total: order.total,
    shipping: order.ship_total,
    tax: order.tax_total,
    items: order.line_items.map(({ product: { sku, name }, price, quantity }) => ({ sku, name, price, quantity }))
  }
}
