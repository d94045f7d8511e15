import { type Cart, type CartDiscount, type CartLine, type CartStay, EMPTY_CART } from '#domain/cart.ts'
import type { GiftCardDetails, GiftCardLine } from '#domain/gift-card.ts'
import { readCapitalPrice } from '#domain/delivery.ts'
import { toDisplayedPieces, toDisplayedStock, type DisplayFlags } from '#domain/product-display.ts'
import { type Locale, localize } from '#domain/site.ts'
import { formatStayDates, formatStayGuests } from '#i18n/stay-summary.ts'
import { createTranslator } from '#i18n/translator.ts'
import { type PricedStay, listStaysOfCart } from '../hotel/index.ts'
import { toErrorBody } from '../kernel/http/errors.ts'
import type { Db } from '../kernel/db/open.ts'
import { type CartOwner, readCurrentCart } from './cart.ts'
import { listBranches, readSettings, toTaxRules } from '../site/index.ts'
import { listCouponsOfCart } from './coupons.ts'
import type { CouponRow, PricedCoupons } from '../discount/index.ts'
import { readPricedLines } from './lines.ts'
import type { ProductSnapshot } from './tables.ts'
import { type DeliveryData, planShipments, type Totals, calculateTotals } from './totals.ts'
import { readVatOfCart } from './vat.ts'

/** Dependencies of a cart's view. */
export interface CartViewOptions extends DeliveryData {
  locale: Locale
  flags: DeliveryData['flags'] & DisplayFlags
}

/** Call it before a transaction begins: settings are read through the database's own connection. */
export async function readCartViewOptions(db: Db, locale: Locale): Promise<CartViewOptions> {
  const settings = await readSettings(db)
  return {
    locale,
    rules: settings.delivery,
    branches: await listBranches(db, locale),
    flags: settings.configs,
    taxes: toTaxRules(settings)
  }
}

/** The owner's cart with prices of `now`; an empty one before the first item. */
export async function viewCart(db: Db, owner: CartOwner | null, { locale, ...data }: CartViewOptions, now: Date): Promise<Cart> {
  const { rules, branches } = data
  const cart = owner ? await readCurrentCart(db, owner) : null
  if (!cart) return { ...EMPTY_CART, ship_estimate: readCapitalPrice(rules, 0), free_shipping_from: rules.capital.freeFrom }
  const lines = await readPricedLines(db, cart.id, now)
  const cartStays = await listStaysOfCart(db, cart.id, now)
  const coupons = await listCouponsOfCart(db, cart, lines, data, now)
  const totals = calculateTotals(lines, cartStays, coupons, cart, data, now)
  const isDeliveryFree = coupons.applied.some(({ coupon }) => coupon.kind === 'free_delivery')
  return {
    id: cart.id,
    state: cart.state,
    line_items: lines.map((line): CartLine => ({
      id: line.id,
      quantity: line.quantity,
      price: line.price,
      base_price: data.flags.showSale ? line.basePrice : line.price,
      total: line.price * line.quantity,
      available: toDisplayedPieces(line.available, data.flags, line.quantity),
      stock: toDisplayedStock(line.stock, data.flags),
      ...(line.agreed ? { agreed: line.agreed.number } : {}),
      ...(line.kind === 'ticket' ? { ticket: true as const } : {}),
      ...(line.giftCard ? { gift_card: viewGiftCard(line.giftCard) } : {}),
      product: {
        id: line.productId,
        variant_id: line.variantId,
        ...viewProduct(line.snapshot, locale),
        ...(data.flags.showBrand ? {} : { brand: '' })
      }
    })),
    stays: viewStays(cartStays, locale),
    total_quantity: totals.totalQuantity,
    item_total: totals.itemTotal,
    ship_total: totals.shipTotal,
    ship_estimate: isDeliveryFree ? 0 : readCapitalPrice(rules, totals.goodsTotal),
    discounts: viewDiscounts(coupons, totals, locale),
    discount_total: totals.discountTotal,
    tax_total: await readVatOfCart(db, lines, cartStays, coupons, totals, data.taxes),
    total: totals.total,
    free_shipping_from: rules.capital.freeFrom,
    promise: totals.promise,
    shipments: planShipments(lines, cart, data, totals, now),
    address: cart.address,
    delivery: {
      method: cart.deliveryMethod,
      window: cart.deliveryWindow,
      branch: branches.find(({ code }) => code === cart.branchCode) ?? null,
      recipient: cart.recipient
    },
    organisation: cart.organisation,
    updated_at: cart.updatedAt.toISOString()
  }
}

function viewStays(cartStays: readonly PricedStay[], locale: Locale): CartStay[] {
  const t = createTranslator(locale)
  return cartStays.map(({ stay: { id, request }, room, hotel, image, quote, available }) => {
    const name = `${localize(hotel.name, locale)}, ${localize(room.name, locale)}`
    return {
      id,
      hotel: hotel.slug,
      name,
      image: image && { ...image, alt: name },
      summary: `${formatStayDates(request, locale, t)}, ${formatStayGuests(request, t)}`,
      check_in: request.checkIn,
      check_out: request.checkOut,
      total: quote.total,
      available: available >= request.rooms
    }
  })
}

function viewDiscounts({ applied, refused }: PricedCoupons, { waivedShipTotal }: Totals, locale: Locale): CartDiscount[] {
  const view = ({ id, code, type, kind, title }: CouponRow) => ({ id, code, type, kind, title: localize(title, locale) })
  return [
    ...applied.map(({ coupon, amount }) => ({
      ...view(coupon),
      amount: coupon.kind === 'free_delivery' ? waivedShipTotal : amount,
      refusal: null
    })),
    ...refused.map(({ coupon, error }) => ({ ...view(coupon), amount: 0, refusal: toErrorBody(error, locale).error }))
  ]
}

export function viewGiftCard({ amount, channel, contact, sender, message, sendOn }: GiftCardDetails): GiftCardLine {
  return { amount, channel, contact, sender, message, send_on: sendOn }
}

/** The product of a cart's or an order's line in one language. */
export function viewProduct(snapshot: ProductSnapshot, locale: Locale): Omit<CartLine['product'], 'id' | 'variant_id'> {
  const name = localize(snapshot.name, locale)
  return {
    sku: snapshot.sku,
    slug: snapshot.slug,
    name,
    brand: localize(snapshot.brand, locale),
    image: snapshot.image ? { ...snapshot.image, alt: name } : null,
    option_values: snapshot.optionValues.map(({ key, value, label, hex }) => ({ key, value, label: localize(label, locale), hex }))
  }
}
