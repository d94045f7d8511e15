import type { Cart } from '#domain/cart.ts'
import type { Item, TrackedEvent } from './events.ts'
import type { CartSnapshot } from './sent-events.ts'

export function toSnapshot({ id, line_items }: Pick<Cart, 'id' | 'line_items'>): CartSnapshot {
  return {
    id,
    lines: Object.fromEntries(
      line_items.map(({ id: lineId, quantity, price, product: { sku, name } }) => [lineId, { sku, name, price, quantity }])
    )
  }
}

/**
 * What was added and removed between two states of one cart. Another cart, as after an order or a login, is no change; of the first
 * cart that a browser sees, only its newest line was added, where something was just added.
 */
export function listCartEvents(before: CartSnapshot | undefined, after: CartSnapshot, isAdded: boolean): TrackedEvent[] {
  const isSame = before?.id === after.id && after.id !== ''
  const isFirst = isAdded && !before?.id && after.id !== ''
  if (!isSame && !isFirst) return []
  const newest = Object.keys(after.lines).at(-1)
  const known: Readonly<Record<string, Item>> = isSame
    ? before.lines
    : Object.fromEntries(Object.entries(after.lines).filter(([key]) => key !== newest))
  const keys = new Set([...Object.keys(known), ...Object.keys(after.lines)])
  return [...keys].flatMap((key): TrackedEvent[] => {
    const item = after.lines[key] ?? known[key]
    const change = (after.lines[key]?.quantity ?? 0) - (known[key]?.quantity ?? 0)
    if (!item || change === 0) return []
    return [{ name: change > 0 ? 'add_to_cart' : 'remove_from_cart', item: { ...item, quantity: Math.abs(change) } }]
  })
}
