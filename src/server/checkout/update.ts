import { eq } from 'drizzle-orm'
import type { Address, Organisation } from '#domain/cart.ts'
import type { DeliveryWindow } from '#domain/delivery-choice.ts'
import { ShopError } from '#domain/errors.ts'
import {
  type CartOwner,
  type CartRow,
  carts,
  type CartViewOptions,
  filterGoods,
  lineItems,
  openCart,
  readPricedLines,
  type Totals,
  calculateTotals
} from '../cart/index.ts'
import { NO_COUPONS } from '../discount/index.ts'
import { resolveZones } from '../identity/index.ts'
import type { Db } from '../kernel/db/open.ts'
import { refuseMissing } from './pickup.ts'

type DeliveryInput =
  | { method: 'address'; window: DeliveryWindow | null }
  | { method: 'pickup'; branch: string; receiver: string; phone: string }

/**
 * @throws ShopError validation for an unknown place or branch, shipping_unavailable where the shop does not deliver,
 * window_unavailable, pickup_unavailable
 */
export async function updateCheckout(
  tx: Db,
  owner: CartOwner,
  input: { address?: Address | undefined; delivery?: DeliveryInput | undefined; organisation?: Organisation | null | undefined },
  { locale, ...data }: CartViewOptions,
  now: Date
): Promise<void> {
  const cart = await openCart(tx, owner, now)
  const lines = await readPricedLines(tx, cart.id, now)
  const address = input.address ? await resolveZones(tx, input.address, locale) : cart.address
  const chosen = input.delivery ?? (input.address ? ({ method: 'address', window: null } as const) : null)
  const delivery = { address, ...(chosen ? toColumns(chosen) : toDelivery(cart)) }
  const goods = filterGoods(lines)
  if (chosen && goods.length) {
    if (chosen.method === 'pickup') {
      if (!data.branches.some(({ code }) => code === chosen.branch))
        throw new ShopError('validation', { fields: { 'delivery.branch': 'branch_required' } })
      await refuseMissing(tx, chosen.branch, goods, locale, now)
    } else if (!address) throw new ShopError('address_required')
    refuseUnavailable(calculateTotals(lines, [], NO_COUPONS, delivery, data, now), delivery)
  }
  await tx
    .update(carts)
    .set({ ...delivery, organisation: input.organisation === undefined ? cart.organisation : input.organisation })
    .where(eq(carts.id, cart.id))
  // The response displays these prices, so later changes are reported relative to them.
  for (const line of lines)
    if (line.listPrice !== line.seenPrice) await tx.update(lineItems).set({ seenPrice: line.listPrice }).where(eq(lineItems.id, line.id))
}

/** @throws ShopError shipping_unavailable, window_unavailable */
export function refuseUnavailable({ shipTotal, promise }: Totals, { deliveryWindow }: Pick<CartRow, 'deliveryWindow'>): void {
  if (shipTotal === null) throw new ShopError('shipping_unavailable')
  if (deliveryWindow && promise?.kind !== 'window') throw new ShopError('window_unavailable')
}

function toDelivery({ deliveryMethod, deliveryWindow, branchCode, recipient }: CartRow) {
  return { deliveryMethod, deliveryWindow, branchCode, recipient }
}

function toColumns(chosen: DeliveryInput): ReturnType<typeof toDelivery> {
  if (chosen.method === 'address') return { deliveryMethod: 'address', deliveryWindow: chosen.window, branchCode: null, recipient: null }
  const { branch, receiver, phone } = chosen
  return { deliveryMethod: 'pickup', deliveryWindow: null, branchCode: branch, recipient: { receiver, phone } }
}
