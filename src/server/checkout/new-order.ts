import { eq } from 'drizzle-orm'
import { formatFullName } from '#domain/account.ts'
import type { Address, Branch } from '#domain/cart.ts'
import { ShopError } from '#domain/errors.ts'
import type { Tugrik } from '#domain/money.ts'
import { type Locale, LOCALES, type Localized, localize } from '#domain/site.ts'
import { formatStayDates, formatStayGuests } from '#i18n/stay-summary.ts'
import { type Translate, createTranslator } from '#i18n/translator.ts'
import type { CartRow, PricedLine, ProductSnapshot } from '../cart/index.ts'
import type { PricedCoupons } from '../discount/index.ts'
import type { PricedStay } from '../hotel/index.ts'
import { users } from '../identity/index.ts'
import type { Db } from '../kernel/db/open.ts'
import type { NewAdjustment } from '../order/index.ts'

/** The lines of a new order: the goods of its cart, and then its stays. */
export function toOrderLines(lines: readonly PricedLine[], stays: readonly PricedStay[]) {
  return [
    ...lines.map(({ kind, productId, variantId, quantity, listPrice, snapshot, giftVariantId, entryId, giftCard }) => ({
      kind: giftCard ? ('gift_card' as const) : kind === 'ticket' ? ('ticket' as const) : ('goods' as const),
      productId,
      variantId: giftCard ? null : variantId,
      giftCard,
      quantity,
      price: listPrice,
      total: listPrice * quantity,
      product: snapshot,
      giftVariantId,
      entryId
    })),
    ...stays.map(toOrderLine)
  ]
}

/** What reduces the prices of a new order, and the VAT in them. */
export function listAdjustments(lines: readonly PricedLine[], coupons: PricedCoupons, taxTotal: Tugrik): NewAdjustment[] {
  const adjustments: NewAdjustment[] = lines.flatMap((line, index) => {
    const amount = calculateDiscount(line)
    return line.agreed && amount ? [{ line: index, kind: 'personal_price', amount, reason: line.agreed.number }] : []
  })
  for (const { coupon, reductions } of coupons.applied)
    for (const [index, amount] of reductions.entries())
      if (amount > 0) adjustments.push({ line: index < lines.length ? index : null, kind: coupon.type, amount, reason: coupon.code })
  if (taxTotal > 0) adjustments.push({ line: null, kind: 'vat', amount: taxTotal, included: true, reason: 'VAT included in the prices' })
  return adjustments
}

/** The line of an order for a stay: dates and guests are shown like the options of a product. */
function toOrderLine({ stay: { request }, room, hotel, image, quote: { total } }: PricedStay) {
  const inBoth = (text: (locale: Locale, t: Translate) => string): Localized =>
    Object.fromEntries(LOCALES.map(locale => [locale, text(locale, createTranslator(locale))]))
  const snapshot: ProductSnapshot = {
    sku: '',
    slug: '',
    name: inBoth(locale => `${localize(hotel.name, locale)}, ${localize(room.name, locale)}`),
    brand: {},
    image,
    optionValues: [
      {
        key: 'dates',
        value: `${request.checkIn}/${request.checkOut}`,
        label: inBoth((locale, t) => formatStayDates(request, locale, t)),
        hex: null
      },
      {
        key: 'guests',
        value: String(request.adults + request.childAges.length),
        label: inBoth((_, t) => formatStayGuests(request, t)),
        hex: null
      }
    ]
  }
  return { kind: 'stay' as const, quantity: 1, price: total, total, product: snapshot }
}

/** The delivery address: the customer's, or the branch's with the recipient. @throws ShopError address_required, shipping_unavailable */
export function toAddress({ address, deliveryMethod, branchCode, recipient }: CartRow, branches: readonly Branch[]): Address {
  if (deliveryMethod === 'address') {
    if (!address) throw new ShopError('address_required')
    return address
  }
  const branch = branches.find(({ code }) => code === branchCode)
  if (!branch || !recipient) throw new ShopError('shipping_unavailable')
  const place = { city: '', district: '', quarter: '', city_name: '', district_name: '', quarter_name: '' }
  return { ...place, details: `${branch.name}. ${branch.address}`, ...recipient }
}

/** Who is notified of an order of which nothing is shipped. */
export async function readContact(tx: Db, userId: number): Promise<Address> {
  const [user] = await tx
    .select({ firstName: users.firstName, lastName: users.lastName, mobile: users.mobile })
    .from(users)
    .where(eq(users.id, userId))
  const place = { city: '', district: '', quarter: '', city_name: '', district_name: '', quarter_name: '', details: '' }
  return { ...place, receiver: user ? formatFullName(user.firstName, user.lastName) : '', phone: user?.mobile ?? '' }
}

/** Discount of a line by its agreed price. */
export const calculateDiscount = ({ listPrice, price, quantity }: PricedLine): Tugrik => (listPrice - price) * quantity
