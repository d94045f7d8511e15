import { z } from 'zod'
import { normalizePhone } from '#domain/account.ts'
import {
  type Address,
  type Cart,
  type CartDiscount,
  type Delivery,
  type LineProduct,
  MAX_LINE_QUANTITY,
  type Organisation,
  CART_STATES
} from '#domain/cart.ts'
import { DELIVERY_METHODS, type DeliveryWindow } from '#domain/delivery-choice.ts'
import { ADDRESS_FIELDS, type FieldDefinition, ORGANISATION_FIELDS } from '#domain/checkout-fields.ts'
import { COUPON_KINDS, COUPON_TYPES } from '#domain/coupon.ts'
import { GIFT_CARD_CHANNELS, type GiftCardLine } from '#domain/gift-card.ts'
import { ENTRY_KINDS } from '#domain/content.ts'
import { MAX_QUERY_LENGTH } from '#domain/search.ts'
import type { ErrorCode } from '#domain/errors.ts'
import { deliveryPromise, lineText, multilineText, pathId, picture, tugrik } from './fields.ts'
import { branch } from './site.ts'
import { stockLabel } from './product.ts'
import { defineRoutes } from './route.ts'

/** Variants of one bundle. */
const MAX_BUNDLE_ITEMS = 40

const trimText = ({ input }: FieldDefinition) => multilineText(input.maxLength).default('')
const requireText = ({ input }: FieldDefinition, missing: ErrorCode) => multilineText(input.maxLength, missing).min(1, missing)

/** A number with or without spaces and +976; stored as eight digits. */
const phone = z
  .string('phone_required')
  .trim()
  .min(1, 'phone_required')
  .refine(typed => normalizePhone(typed) !== null, 'phone_wrong')
  .overwrite(typed => normalizePhone(typed) ?? typed)

export const addressInput = z.strictObject({
  city: requireText(ADDRESS_FIELDS.city, 'city_required'),
  district: requireText(ADDRESS_FIELDS.district, 'district_required'),
  // A khoroo the list does not know yet never blocks an order.
  quarter: requireText(ADDRESS_FIELDS.quarter, 'quarter_required'),
  city_name: multilineText(80).default(''),
  district_name: multilineText(80).default(''),
  quarter_name: multilineText(80).default(''),
  details: requireText(ADDRESS_FIELDS.details, 'details_required'),
  receiver: requireText(ADDRESS_FIELDS.receiver, 'receiver_required'),
  phone
}) satisfies z.ZodType<Address>

export const organisationInput = z.strictObject({
  name: requireText(ORGANISATION_FIELDS.name, 'organisation_name_required'),
  registry_number: z
    .string('registry_number_wrong')
    .trim()
    .regex(new RegExp(`^${ORGANISATION_FIELDS.registry_number.input.pattern}$`), 'registry_number_wrong'),
  phone,
  address: trimText(ORGANISATION_FIELDS.address),
  information: trimText(ORGANISATION_FIELDS.information),
  employee_count: z.int().min(0).max(1_000_000).nullable().default(null),
  field: trimText(ORGANISATION_FIELDS.field)
}) satisfies z.ZodType<Organisation>

export const address = z.object({
  city: z.string(),
  district: z.string(),
  quarter: z.string(),
  city_name: z.string(),
  district_name: z.string(),
  quarter_name: z.string(),
  details: z.string(),
  receiver: z.string(),
  phone: z.string()
}) satisfies z.ZodType<Address>

export const organisation = z.object({
  name: z.string(),
  registry_number: z.string(),
  phone: z.string(),
  address: z.string(),
  information: z.string(),
  employee_count: z.int().nullable(),
  field: z.string()
}) satisfies z.ZodType<Organisation>

export const lineProduct = z.object({
  id: z.int(),
  variant_id: z.int(),
  sku: z.string(),
  slug: z.string(),
  name: z.string(),
  brand: z.string(),
  image: picture.nullable(),
  option_values: z.array(z.object({ key: z.string(), value: z.string(), label: z.string(), hex: z.string().nullable() }))
}) satisfies z.ZodType<LineProduct>

export const giftCardLine = z.object({
  amount: tugrik,
  channel: z.enum(GIFT_CARD_CHANNELS),
  contact: z.string(),
  sender: z.string(),
  message: z.string(),
  send_on: z.string().nullable()
}) satisfies z.ZodType<GiftCardLine>

const hourOfDay = (least: number) => z.int('window_required').min(least, 'window_unavailable').max(24, 'window_unavailable')
const deliveryWindow = z.strictObject({
  date: z.iso.date('window_required'),
  from: hourOfDay(0),
  to: hourOfDay(1)
}) satisfies z.ZodType<DeliveryWindow>

const { receiver } = addressInput.shape
export const deliveryInput = z.discriminatedUnion('method', [
  z.strictObject({ method: z.literal('address'), window: deliveryWindow.nullable().default(null) }),
  z.strictObject({ method: z.literal('pickup'), branch: lineText(100).min(1, 'branch_required'), receiver, phone })
])

const delivery = z.object({
  method: z.enum(DELIVERY_METHODS),
  window: deliveryWindow.nullable(),
  branch: branch.nullable(),
  recipient: z.object({ receiver: z.string(), phone: z.string() }).nullable()
}) satisfies z.ZodType<Delivery>

const cartDiscount = z.object({
  id: z.int(),
  code: z.string(),
  title: z.string(),
  type: z.enum(COUPON_TYPES),
  kind: z.enum(COUPON_KINDS),
  amount: tugrik,
  refusal: z.string().nullable()
}) satisfies z.ZodType<CartDiscount>

export const cart = z.object({
  /** Empty before the cart exists. */
  id: z.string(),
  state: z.enum(CART_STATES),
  line_items: z.array(
    z.object({
      id: z.int(),
      quantity: z.int().min(1).max(MAX_LINE_QUANTITY),
      price: tugrik,
      base_price: tugrik,
      total: tugrik,
      available: z.int().min(0),
      stock: stockLabel,
      agreed: z.string().exactOptional(),
      gift_card: giftCardLine.exactOptional(),
      ticket: z.literal(true).exactOptional(),
      product: lineProduct
    })
  ),
  stays: z.array(
    z.object({
      id: z.int(),
      hotel: z.string(),
      name: z.string(),
      image: picture.nullable(),
      summary: z.string(),
      check_in: z.string(),
      check_out: z.string(),
      total: tugrik,
      available: z.boolean()
    })
  ),
  total_quantity: z.int(),
  item_total: tugrik,
  ship_total: tugrik.nullable(),
  ship_estimate: tugrik,
  discounts: z.array(cartDiscount),
  discount_total: tugrik,
  tax_total: tugrik,
  total: tugrik,
  free_shipping_from: tugrik,
  promise: deliveryPromise.nullable(),
  shipments: z.array(z.object({ line_ids: z.array(z.int()), promise: deliveryPromise })),
  address: address.nullable(),
  delivery,
  organisation: organisation.nullable(),
  updated_at: z.string()
}) satisfies z.ZodType<Cart>

export const quantity = (least: 0 | 1) => z.int('quantity_wrong').min(least, 'quantity_wrong').max(MAX_LINE_QUANTITY, 'quantity_wrong')
export const variantId = z.int32('variant_not_found').positive('variant_not_found')

const newItem = z.strictObject({
  variant_id: variantId,
  quantity: quantity(1).default(1),
  /** Variant of the selected free gift. */
  gift_variant_id: z.int32().positive().optional(),
  /** Content entry in which the item was added to the cart. */
  entry_id: z.int32().positive().optional(),
  /** Kind and slug of the same entry, for a form without JavaScript. */
  entry: z.strictObject({ kind: z.enum(ENTRY_KINDS), slug: lineText(200) }).optional(),
  /** Text of the search whose results the item was found in: such additions teach the search. Nothing about a person is stored. */
  search: z.string().max(MAX_QUERY_LENGTH).optional()
})

export type NewCartItem = z.output<typeof newItem>

export const cartContract = defineRoutes('cart', {
  'GET /api/v2/orders/current': {
    summary: 'The current cart; an empty one where there is none',
    access: 'public',
    response: cart
  },
  'POST /api/v2/checkouts/current/items': {
    summary: 'Adds a variant to the cart',
    access: 'public',
    body: newItem,
    response: cart,
    errors: [404, 409, 429]
  },
  'POST /api/v2/checkouts/current/packages': {
    summary: 'Adds all items of a bundle to the cart, or none',
    access: 'public',
    body: z.strictObject({ items: z.array(newItem).min(1).max(MAX_BUNDLE_ITEMS) }),
    response: cart,
    errors: [404, 409, 429]
  },
  'PUT /api/v2/checkouts/current/items/{id}': {
    summary: "Sets a line's quantity; 0 removes the line",
    access: 'public',
    params: z.object({ id: pathId('line_not_found') }),
    body: z.strictObject({ quantity: quantity(0) }),
    response: cart,
    errors: [409, 429]
  },
  'DELETE /api/v2/checkouts/current': {
    summary: 'Empties the cart',
    access: 'public',
    response: cart,
    errors: [422, 429]
  }
})
