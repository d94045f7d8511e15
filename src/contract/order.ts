import { z } from 'zod'
import { normalizeAccountNumber } from '#domain/bank-account.ts'
import { COUPON_KINDS, COUPON_TYPES } from '#domain/coupon.ts'
import { LINE_KINDS, ORDER_DELIVERY_METHODS, LEASE_STATES, ORDER_STATES, ORDER_STATUSES } from '#domain/order.ts'
import { address, giftCardLine, lineProduct, organisation } from './cart.ts'
import { deliveryPromise, lineText, pageNumber, picture, tugrik } from './fields.ts'
import {
  amountInput,
  bankReference,
  orderLedger,
  paymentInput,
  paymentMethodCode,
  paymentSession,
  paymentState,
  pointsAmount,
  providerCode,
  refundAccount,
  refundCase,
  refundDestination,
  walletAmount
} from './order-payment.ts'
import { branch } from './site.ts'
import { defineRoutes } from './route.ts'

export const leaseState = z.enum(LEASE_STATES)
export const orderStatus = z.enum(ORDER_STATUSES)

const orderSummary = z.object({
  number: z.string(),
  state: z.enum(ORDER_STATES),
  status: orderStatus,
  /** Picked up at a branch. */
  pickup: z.boolean(),
  /** Nothing is delivered: gift cards, stays, tickets, a recharge. */
  digital: z.boolean(),
  total: tugrik,
  total_quantity: z.int(),
  created_at: z.string(),
  /** The first pictures, for a row of a list. */
  images: z.array(picture)
})

export const orderLine = z.object({
  id: z.int(),
  kind: z.enum(LINE_KINDS),
  quantity: z.int(),
  /** Pieces whose price was refunded. */
  refunded_quantity: z.int(),
  /** Those of them that are not sent: they were still in the shop. */
  withdrawn_quantity: z.int(),
  price: tugrik,
  total: tugrik,
  gift_card: giftCardLine.nullable(),
  /** The pieces that are not refunded, and what was paid for them. Only for staff, and for a placed order. */
  refundable: z
    .object({
      quantity: z.int(),
      amount: tugrik,
      /** What is refunded for one piece, for two and so on, as far as pieces are refunded by themselves. */
      parts: z.array(tugrik),
      /** Whether they have not left the shop: refunded ones are not sent. */
      in_shop: z.boolean()
    })
    .optional(),
  /** Without ids where the line is not of a product. */
  product: lineProduct.extend({ id: z.int().nullable(), variant_id: z.int().nullable() })
})

export const order = orderSummary.extend({
  line_items: z.array(orderLine),
  item_total: tugrik,
  ship_total: tugrik,
  /** Coupons and vouchers: the reduction of the goods, or for free delivery the fee that is not charged. */
  discounts: z.array(
    z.object({ code: z.string(), title: z.string(), type: z.enum(COUPON_TYPES), kind: z.enum(COUPON_KINDS), amount: tugrik })
  ),
  tax_total: tugrik,
  /** What the lender pays of the total, once it approves; 0 without a lease. */
  financed_total: tugrik,
  lease: leaseState,
  /** `amount` is what was received, and what is requested before that. */
  payments: z.array(z.object({ method: paymentMethodCode, state: paymentState, amount: tugrik, at: z.string() })),
  payment: paymentSession.nullable(),
  address,
  organisation: organisation.nullable(),
  delivery: z.object({ method: z.enum(ORDER_DELIVERY_METHODS), branch: branch.nullable() }),
  promise: deliveryPromise.nullable(),
  /** When an unpaid order is cancelled. */
  expires_at: z.string().nullable(),
  placed_at: z.string().nullable(),
  delivered_at: z.string().nullable(),
  canceled_at: z.string().nullable(),
  cancel_reason: z.string().nullable(),
  /** Whether its reader can cancel the order: a customer until packing starts, staff until goods leave the shop. */
  cancelable: z.boolean(),
  /** All payments, also those that were refunded. */
  received_total: tugrik,
  /** What was received and not refunded. */
  paid_total: tugrik,
  /** Payments for the order that are not being refunded. */
  refundable_total: tugrik,
  /** The unpaid rest of an order that awaits payment; 0 in every other state. */
  missing_total: tugrik,
  refund_cases: z.array(refundCase),
  /** The bank account that the customer named for refunds of bank transfers. */
  refund_account: refundAccount.nullable(),
  /** The server's clock: a countdown does not depend on the browser's. */
  now: z.string()
})

const accountText = (maxLength: number) => lineText(maxLength, 'blank').trim().min(1, 'blank')

const loyalty = z.object({
  /** What can be spent. */
  points: z.int(),
  /** Set aside for orders that wait for the rest of their payment. */
  reserved: z.int(),
  /** Less what returns took back. */
  earned: z.int(),
  /** Less what refunds gave back. */
  spent: z.int(),
  expired: z.int(),
  percent: z.number()
})

export type OrderSummary = z.infer<typeof orderSummary>
export type OrderLine = z.infer<typeof orderLine>
export type Order = z.infer<typeof order>
export type Loyalty = z.infer<typeof loyalty>

const myOrders = {
  summary: "The customer's orders, newest first",
  access: 'customer',
  query: z.object({ page: pageNumber.default(1) }),
  response: z.object({ orders: z.array(orderSummary), more: z.boolean() })
} as const

/** A token of Most Money's app. */
const token = z.string().trim().min(1, 'payment_token_wrong').max(500, 'payment_token_wrong')

export const orderContract = defineRoutes('order', {
  'GET /api/v2/orders': myOrders,
  'GET /api/v2/orders/mine': myOrders,
  'GET /api/v2/orders/erp_loyalty': {
    summary: "The customer's loyalty points, by the ledger",
    access: 'customer',
    response: loyalty
  },
  'GET /api/v2/orders/{number}': {
    summary: "One of the customer's orders",
    access: 'customer',
    response: order,
    errors: [404]
  },
  'PUT /api/v2/orders/{number}/cancel': {
    summary: 'Cancels an order that is not paid or not packed yet; what was paid is refunded',
    access: 'customer',
    query: z.object({ to: refundDestination }),
    response: order,
    errors: [404, 409]
  },
  'PUT /api/v2/orders/{number}/refund_account': {
    summary: 'The bank account to which bank transfers for the order are to be refunded',
    access: 'customer',
    body: z.strictObject({
      bank: accountText(60),
      number: z
        .string('account_number_wrong')
        .max(50, 'account_number_wrong')
        .transform((typed, context) => {
          const number = normalizeAccountNumber(typed)
          if (number === null) context.addIssue({ code: 'custom', message: 'account_number_wrong' })
          return number ?? ''
        }),
      holder: accountText(100)
    }),
    response: order,
    errors: [404]
  },
  'POST /api/v2/orders/{number}/payments': {
    summary: 'Starts a payment, for instance by another method',
    access: 'customer',
    body: z.discriminatedUnion('method', [
      z.strictObject({ method: providerCode, input: paymentInput.optional() }),
      /** In place of what is reserved; without an amount, the most that can be used. */
      z.strictObject({ method: z.literal('wallet'), amount: walletAmount.optional() }),
      z.strictObject({ method: z.literal('points'), amount: pointsAmount })
    ]),
    response: order,
    errors: [404, 409, 429]
  },
  'POST /api/v2/orders/{number}/payments/confirm': {
    summary: 'Passes the code that the provider has sent to the customer',
    access: 'customer',
    body: z.strictObject({
      code: z
        .string('tan_wrong')
        .trim()
        .regex(/^\w{4,12}$/, 'tan_wrong')
    }),
    response: order,
    errors: [404, 409, 429, 502]
  },
  'DELETE /api/v2/orders/{number}/payments/wallet': {
    summary: 'Releases what is reserved in the wallet for an unpaid order; the rest is requested again',
    access: 'customer',
    response: order,
    errors: [404, 409]
  },
  'DELETE /api/v2/orders/{number}/payments/points': {
    summary: 'Releases the points that are reserved for an unpaid order; the rest is requested again',
    access: 'customer',
    response: order,
    errors: [404, 409]
  },
  'GET /api/v2/orders/{number}/payment_stream': {
    summary: 'Events without content whenever a payment of the order may have changed it',
    access: 'customer',
    response: { mediaType: 'text/event-stream' },
    errors: [404]
  },
  'POST /api/v2/orders/{number}/check_payment': {
    summary: 'Asks the provider whether the money has come',
    access: 'customer',
    response: order,
    errors: [404, 429, 502]
  },
  'GET /api/v2/orders/{number}/check_lend': {
    summary: 'Asks LendMN about a payment of the order: its newest, unless another is named',
    access: 'customer',
    query: z.object({ payment: z.uuid().optional() }),
    response: order,
    errors: [404, 429, 502]
  },
  'PUT /api/v2/checkouts/{number}/most_in_app': {
    summary: 'Pays an order from inside the app of Most Money, which opened the shop with these tokens',
    access: 'customer',
    body: z.strictObject({ custtkn: token, txntkn: token }),
    response: order,
    errors: [404, 409, 429, 502]
  },
  'POST /api/v2/staff/orders/{number}/payments/decision': {
    summary: 'Staff: records the decision of a lender on the payment of an order. Another decision than the recorded one is refused',
    access: 'staff',
    permission: 'order.lease',
    body: z.strictObject({ decision: z.enum(['approved', 'rejected']) }),
    response: order,
    errors: [404, 409]
  },
  'GET /api/v2/staff/orders/{number}': {
    summary: "Staff: any customer's order",
    access: 'staff',
    permission: 'order.view',
    response: order,
    errors: [404]
  },
  'GET /api/v2/staff/orders/{number}/ledger': {
    summary: "Staff: the ledger's transfers from and to an order's accounts, and their balances",
    access: 'staff',
    permission: 'order.view',
    response: orderLedger,
    errors: [404]
  },
  'POST /api/v2/staff/orders/{number}/cancel': {
    summary: 'Staff: cancels a placed order that is not shipped; what was paid is refunded. Repeating it changes nothing',
    access: 'staff',
    permission: 'order.cancel',
    query: z.object({ to: refundDestination }),
    response: order,
    errors: [404, 409]
  },
  'POST /api/v2/orders/{number}/transfer_received': {
    summary: 'Staff: a transfer for this order has arrived; repeating it changes nothing',
    access: 'staff',
    permission: 'payment.record',
    body: z.strictObject({
      amount: amountInput,
      ref: bankReference,
      /** The account it came from, where a refund would go. */
      payer: lineText(200).trim().optional(),
      paid_at: z.iso.datetime({ offset: true, error: 'validation' }).optional()
    }),
    response: order,
    errors: [404, 409]
  }
})
