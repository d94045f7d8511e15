import type { Cart } from './cart.ts'
import type { Tugrik } from './money.ts'

export const isEmptyCart = ({ line_items: lines, stays }: Pick<Cart, 'line_items' | 'stays'>): boolean =>
  lines.length === 0 && stays.length === 0

/** Whether nothing in a cart is shipped: no address is asked for. */
export const isDigitalCart = ({ line_items: lines, stays }: Pick<Cart, 'line_items' | 'stays'>): boolean =>
  (lines.length > 0 || stays.length > 0) && lines.every(line => line.gift_card || line.ticket)

/** Whether its order gets a VAT receipt: what a gift card buys has one, the card itself has none. */
export const hasReceipt = ({ line_items: lines, stays }: Pick<Cart, 'line_items' | 'stays'>): boolean =>
  stays.length > 0 || lines.some(line => !line.gift_card)

/** What counts for free delivery. */
export const sumGoods = ({ line_items: lines }: Pick<Cart, 'line_items'>): Tugrik =>
  lines.reduce((sum, line) => sum + (line.gift_card || line.ticket ? 0 : line.total), 0)
