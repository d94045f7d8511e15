import type { Client } from '#client/client.ts'
import type { Order, OrderLine } from '#contract/order.ts'
import { addItems } from '../cart/add-items.ts'

const ENDED: readonly Order['state'][] = ['expired', 'canceled', 'paid_unfulfillable']

/** Lines that can be bought again: goods and tickets of an order that ended without being placed, was canceled or arrived. */
export function listLinesToBuyAgain({ state, delivered_at: deliveredAt, line_items: lines }: Order): OrderLine[] {
  if (!ENDED.includes(state) && deliveredAt === null) return []
  return lines.filter(({ kind, product }) => (kind === 'goods' || kind === 'ticket') && product.variant_id !== null)
}

/** Adds the lines of an ended order to the cart; see `addItems`. */
export async function buyAgain(client: Client, number: string, key: string): Promise<{ failed: string[]; added: number }> {
  const lines = listLinesToBuyAgain(await client.get('/api/v2/orders/{number}', { params: { number } }))
  const items = lines.flatMap(({ id, quantity, product }) =>
    product.variant_id === null ? [] : [{ id, variantId: product.variant_id, quantity, title: product.name }]
  )
  const { failed } = await addItems(client, items, key)
  return { failed, added: items.length - failed.length }
}
