import { z } from 'zod'
import type { Loyalty } from '#domain/loyalty.ts'
import type { StaffOrder } from '#domain/staff.ts'
import type { Order, OrderSummary, PaymentMethod } from '#domain/order.ts'
import { addressSchema, lineProductSchema, organisationSchema, pictureSchema, promiseSchema } from '../cart/schema.ts'

const tugrik = z.int().min(0)
export const methodCode = z.enum(['qpay', 'bank_transfer'], 'payment_method_unavailable')
export const loyaltySchema = z.object({
  points: z.int(),
  earned: z.int(),
  spent: z.int(),
  percent: z.number()
}) satisfies z.ZodType<Loyalty>
const attemptState = z.enum(['created', 'waiting', 'authorized', 'captured', 'failed', 'expired', 'canceled'])

const summary = z.object({
  number: z.string(),
  state: z.enum(['awaiting_payment', 'placed', 'canceled', 'expired', 'paid_unfulfillable']),
  status: z.enum([
    'pending',
    'payment_pending',
    'payment_completed',
    'ordered',
    'shipped',
    'ready_to_deliver',
    'being_delivered',
    'delivered',
    'completed',
    'canceled',
    'returned',
    'payment_failed',
    'payment_overdue',
    'waiting_bank_response',
    'waiting_vat_receipt',
    'order_created',
    'in_preparation'
  ]),
  total: tugrik,
  total_quantity: z.int(),
  created_at: z.string(),
  images: z.array(pictureSchema)
}) satisfies z.ZodType<OrderSummary>

export const ordersSchema = z.object({ orders: z.array(summary), more: z.boolean() })
export const staffOrdersSchema = z.object({
  orders: z.array(summary.extend({ receiver: z.string(), phone: z.string() }) satisfies z.ZodType<StaffOrder>),
  more: z.boolean()
})

export const methodsSchema = z.array(z.object({ code: methodCode, name: z.string(), hint: z.string() })) satisfies z.ZodType<
  PaymentMethod[]
>

export const orderSchema = summary.extend({
  line_items: z.array(z.object({ id: z.int(), quantity: z.int(), price: tugrik, total: tugrik, product: lineProductSchema })),
  item_total: tugrik,
  ship_total: tugrik,
  tax_total: tugrik,
  payments: z.array(z.object({ method: methodCode, state: attemptState, amount: tugrik, at: z.string() })),
  payment: z
    .object({
      id: z.string(),
      method: methodCode,
      state: attemptState,
      amount: tugrik,
      qr_text: z.string().nullable(),
      qr_svg: z.string().nullable(),
      urls: z.array(z.object({ name: z.string(), description: z.string(), logo: z.string(), link: z.string() })),
      short_url: z.string().nullable(),
      bank_accounts: z.array(z.object({ bank: z.string(), account_name: z.string(), account_number: z.string(), card_number: z.string() })),
      description: z.string()
    })
    .nullable(),
  address: addressSchema,
  organisation: organisationSchema.nullable(),
  promise: promiseSchema.nullable(),
  expires_at: z.string().nullable(),
  placed_at: z.string().nullable(),
  delivered_at: z.string().nullable(),
  canceled_at: z.string().nullable(),
  cancel_reason: z.string().nullable(),
  paid_total: tugrik,
  missing_total: tugrik,
  refund_cases: z.array(
    z.object({
      id: z.int(),
      amount: tugrik,
      reason: z.enum(['late_payment', 'double_payment', 'amount_differs', 'sold_out', 'canceled', 'returned', 'overpaid']),
      state: z.enum(['open', 'done']),
      created_at: z.string(),
      due_on: z.string()
    })
  ),
  now: z.string()
}) satisfies z.ZodType<Order>
