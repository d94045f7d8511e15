import { z } from 'zod'
import { normalPhone } from '#domain/account.ts'
import type { Address, Cart, DeliveryPromise, Organisation } from '#domain/cart.ts'
import { MAX_LINE_QUANTITY } from '#domain/cart.ts'
import { ADDRESS_FIELDS, ORGANISATION_FIELDS } from '#domain/checkout-fields.ts'
import type { ErrorCode } from '#domain/errors.ts'
import { typedText } from '../kernel/http/input.ts'

const { city, district, quarter, details, receiver } = ADDRESS_FIELDS
const { name, address, information, field } = ORGANISATION_FIELDS
const needed = ({ maxLength }: { maxLength: number }, missing: ErrorCode) => typedText(maxLength).min(1, missing)

/** A number as people write it, with or without spaces and +976; stored as eight digits. */
const phone = z
  .string()
  .trim()
  .min(1, 'phone_required')
  .refine(typed => normalPhone(typed) !== null, 'phone_wrong')
  .overwrite(typed => normalPhone(typed) ?? typed)

export const addressSchema = z.object({
  city: needed(city, 'city_required'),
  district: needed(district, 'district_required'),
  // A khoroo the list does not know yet never blocks an order.
  quarter: needed(quarter, 'quarter_required'),
  city_name: typedText(80).default(''),
  district_name: typedText(80).default(''),
  quarter_name: typedText(80).default(''),
  details: needed(details, 'details_required'),
  receiver: needed(receiver, 'receiver_required'),
  phone
}) satisfies z.ZodType<Address>

export const organisationSchema = z.object({
  name: needed(name, 'organisation_name_required'),
  registry_number: z
    .string()
    .trim()
    .regex(new RegExp(`^${ORGANISATION_FIELDS.registry_number.pattern}$`), 'registry_number_wrong'),
  phone,
  address: typedText(address.maxLength).default(''),
  information: typedText(information.maxLength).default(''),
  employee_count: z.int().min(0).max(1_000_000).nullable().default(null),
  field: typedText(field.maxLength).default('')
}) satisfies z.ZodType<Organisation>

const tugrik = z.int().min(0)
export const pictureSchema = z.object({ id: z.string(), width: z.int(), height: z.int(), alt: z.string() })
export const lineProductSchema = z.object({
  id: z.int(),
  variant_id: z.int(),
  sku: z.string(),
  slug: z.string(),
  name: z.string(),
  brand: z.string(),
  image: pictureSchema.nullable(),
  option_values: z.array(z.object({ key: z.string(), value: z.string(), label: z.string(), hex: z.string().nullable() }))
})

export const stockSchema = z.enum(['in_stock', 'low_stock', 'high_stock', 'out_of_stock', 'sold_out', 'expired', 'preorder'])

export const promiseSchema = z.object({
  kind: z.enum(['hours', 'day', 'range']),
  from: z.string(),
  to: z.string()
}) satisfies z.ZodType<DeliveryPromise>

export const cartSchema = z.object({
  id: z.string(),
  state: z.enum(['open', 'completing', 'completed']),
  line_items: z.array(
    z.object({
      id: z.int(),
      quantity: z.int().min(1).max(MAX_LINE_QUANTITY),
      price: tugrik,
      base_price: tugrik,
      total: tugrik,
      available: z.int().min(0),
      stock: stockSchema,
      agreed: z.string().optional(),
      product: lineProductSchema
    })
  ),
  total_quantity: z.int(),
  item_total: tugrik,
  ship_total: tugrik.nullable(),
  ship_estimate: tugrik,
  tax_total: tugrik,
  total: tugrik,
  free_shipping_from: tugrik,
  promise: promiseSchema.nullable(),
  address: addressSchema.nullable(),
  organisation: organisationSchema.nullable(),
  updated_at: z.string()
}) as z.ZodType<Cart>
