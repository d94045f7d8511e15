import type { DeliveryOptions } from '#contract/checkout.ts'
import { promisePickup, listWindowDays } from '#domain/delivery-choice.ts'
import { quoteDelivery } from '#domain/delivery.ts'
import { parseOpeningHours } from '#domain/opening-hours.ts'
import { type CartOwner, type CartViewOptions, readCurrentCart, filterGoods, findLatestPreorder, readPricedLines } from '../cart/index.ts'
import type { Db } from '../kernel/db/open.ts'
import { readMissingInBranches, listNames } from './pickup.ts'

/**
 * Delivery options of a cart.
 * @param place the cart's own where it is not complete
 */
export async function listDeliveryOptions(
  db: Db,
  owner: CartOwner | null,
  place: { city?: string | undefined; district?: string | undefined },
  { locale, rules, branches }: CartViewOptions,
  now: Date
): Promise<DeliveryOptions> {
  const cart = owner ? await readCurrentCart(db, owner) : null
  const lines = cart ? await readPricedLines(db, cart.id, now) : []
  const itemTotal = filterGoods(lines).reduce((sum, line) => sum + line.price * line.quantity, 0)
  const { city, district } = place
  const at = city && district ? { city, district } : (cart?.address ?? null)
  const quote = at && quoteDelivery(rules, { place: at, itemTotal, now, preorderOn: findLatestPreorder(lines) })
  const missing = await readMissingInBranches(db, filterGoods(lines), now)
  return {
    address: quote,
    windows: quote && at ? listWindowDays(rules, at, quote.promise, now) : [],
    branches: branches
      .map(branch => ({
        ...branch,
        missing: listNames(lines, missing(branch.code), locale),
        promise: promisePickup(rules, parseOpeningHours(branch.hours), now)
      }))
      .toSorted((a, b) => Number(a.missing.length > 0) - Number(b.missing.length > 0))
  }
}
