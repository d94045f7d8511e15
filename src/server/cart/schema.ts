import { z } from 'zod'
import { normalPhone } from '#domain/account.ts'
import type { Address, Cart, DeliveryPromise, Organisation } from '#domain/cart.ts'
import { MAX_LINE_QUANTITY } from '#domain/cart.ts'
import { typedText } from '../http/input.ts'

const needed = (most: number) => typedText(most).min(1, 'blank')

/** A number as people write it, with or without spaces and +976; stored as eight digits. */
const phone = z
  .string()
  .trim()
  .min(1, 'phone_required')
  .refine(typed => normalPhone(typed) !== null, 'phone_wrong')
  .overwrite(typed => normalPhone(typed) ?? typed)

export const addressSchema = z.object({
  city: needed(20),
  district: needed(20),
  // A khoroo the list does not know yet never blocks an order.
  quarter: needed(40),
  city_name: typedText(80).default(''),
  district_name: typedText(80).default(''),
  quarter_name: typedText(80).default(''),
  details: needed(500),
  receiver: needed(120),
  phone
}) satisfies z.ZodType<Address>

export const organisationSchema = z.object({
  name: needed(160),
  registry_number: z
    .string()
    .trim()
    .regex(/^\d{7}$/, 'registry_number_wrong'),
  phone,
  address: typedText(300).default(''),
  information: typedText(500).default(''),
  employee_count: z.int().min(0).max(1_000_000).nullable().default(null),
  field: typedText(160).default('')
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
  tax_total: tugrik,
  total: tugrik,
  free_shipping_from: tugrik,
  promise: promiseSchema.nullable(),
  address: addressSchema.nullable(),
  organisation: organisationSchema.nullable(),
  updated_at: z.string()
}) as z.ZodType<Cart>
