import { eq } from 'drizzle-orm'
import type { Address, Organisation } from '#domain/cart.ts'
import { ShopError } from '#domain/errors.ts'
import { type CartOwner, carts, type CartViewOptions, lineItems, openCart, pricedLines, totalsOf } from '../cart/index.ts'
import type { Db } from '../kernel/db/open.ts'
import { namePlace } from '../site/index.ts'

/**
 * @throws ShopError validation for a place that is not in the list, shipping_unavailable where the shop does not deliver
 */
export async function updateCheckout(
  tx: Db,
  owner: CartOwner,
  input: { address?: Address | undefined; organisation?: Organisation | null | undefined },
  { locale, rules }: CartViewOptions,
  now: Date
): Promise<void> {
  const cart = await openCart(tx, owner, now)
  const lines = await pricedLines(tx, cart.id, now)
  const address = input.address ? await knownPlace(tx, input.address, locale) : cart.address
  if (input.address && lines.length && totalsOf(lines, address, rules, now).shipTotal === null) throw new ShopError('shipping_unavailable')
  await tx
    .update(carts)
    .set({ address, organisation: input.organisation === undefined ? cart.organisation : input.organisation })
    .where(eq(carts.id, cart.id))
  // The response displays these prices, so later changes are reported relative to them.
  for (const line of lines)
    if (line.listPrice !== line.seenPrice) await tx.update(lineItems).set({ seenPrice: line.listPrice }).where(eq(lineItems.id, line.id))
}

/** Names of zones come from the list; only the khoroo may be unknown to it. */
async function knownPlace(tx: Db, address: Address, locale: CartViewOptions['locale']): Promise<Address> {
  const names = await namePlace(tx, address, locale)
  if (names) return { ...address, ...names }
  const inDistrict = await namePlace(tx, { ...address, quarter: '' }, locale)
  throw new ShopError('validation', {
    fields: inDistrict ? { 'address.quarter': 'quarter_wrong' } : { 'address.district': 'district_required' }
  })
}
