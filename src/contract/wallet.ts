import { z } from 'zod'
import { MAX_AMOUNT } from '#domain/money.ts'
import { CREDIT_KINDS, WALLET_KINDS } from '#domain/wallet.ts'
import { queryNumber, tugrik } from './fields.ts'
import { order } from './order.ts'
import { paymentInput, providerCode } from './order-payment.ts'
import { defineRoutes } from './route.ts'

const walletKind = z.enum(WALLET_KINDS)
const balances = z.object({ wallet: tugrik, gift_wallet: tugrik, bonus: tugrik })

const wallet = z.object({
  /** What can be spent. */
  total: tugrik,
  balances,
  /** What is set aside for orders that wait for the rest of their payment. */
  reserved: tugrik,
  rules: z.object({
    min_total: tugrik,
    bonus_percent: z.number(),
    bonus_share: z.number(),
    recharge_min: tugrik,
    recharge_max: tugrik,
    recharge_amounts: z.array(tugrik)
  })
})

/** Why an amount of the wallet changed; the statement has a text for each. */
export const POSTING_REASONS = [
  'payment',
  'refund',
  'recharge',
  'recharge_refund',
  'gift_card',
  'bonus',
  'bonus_return',
  'points',
  'points_return',
  'points_expired',
  'prize',
  'jackpot',
  'other'
] as const
export const posting = z.object({
  id: z.int(),
  created_at: z.string(),
  kind: z.enum(CREDIT_KINDS),
  reason: z.enum(POSTING_REASONS),
  order_number: z.string().nullable(),
  /** Negative where it was taken. */
  amount: z.int(),
  /** The balance of the whole wallet, or of the points, after it. */
  balance: z.int()
})

const statementFilters = z.object({
  kind: walletKind.optional(),
  direction: z.enum(['in', 'out']).optional(),
  /** Days in Ulaanbaatar, both included. */
  from: z.iso.date('date_invalid').optional(),
  to: z.iso.date('date_invalid').optional()
})

const storeCredit = z.object({
  total: tugrik,
  /** What is not paid yet of the total. */
  due: tugrik,
  balances,
  /** What the rules let each kind pay. */
  usable: balances,
  /** The largest amount. */
  most: tugrik,
  /** What is chosen, by kind. */
  used: z.array(z.object({ kind: walletKind, amount: tugrik })),
  used_total: tugrik,
  min_total: tugrik,
  bonus_share: z.number()
})

export type Wallet = z.infer<typeof wallet>
export type WalletPosting = z.infer<typeof posting>
export type StatementFilters = z.output<typeof statementFilters>
export type StoreCreditView = z.infer<typeof storeCredit>

export const walletContract = defineRoutes('wallet', {
  'GET /api/v2/wallet': {
    summary: "The customer's store credit by kind, with the rules of its use",
    access: 'customer',
    response: wallet,
    errors: [404]
  },
  'GET /api/v2/wallet/statement': {
    summary: 'Every change of the store credit, newest first, 20 at a time',
    access: 'customer',
    query: statementFilters.extend({ before: queryNumber(1, Number.MAX_SAFE_INTEGER).optional() }),
    response: z.object({
      postings: z.array(posting),
      /** For `before`; null on the last page. */
      next: z.int().nullable()
    }),
    errors: [404]
  },
  'GET /api/v2/wallet/statement_export': {
    summary: 'The filtered statement as a table for spreadsheets',
    access: 'customer',
    query: statementFilters,
    response: { mediaType: 'text/csv' },
    errors: [404]
  },
  'POST /api/v2/wallet/recharges': {
    summary: 'Makes an order by which the wallet is recharged when it is paid',
    access: 'customer',
    body: z.strictObject({
      amount: z.int('amount_wrong').min(0, 'amount_wrong').max(MAX_AMOUNT, 'amount_wrong'),
      payment_method: providerCode,
      payment_input: paymentInput.optional()
    }),
    response: order,
    errors: [404, 409, 429]
  },
  'GET /api/v2/checkouts/current/store_credit': {
    summary: 'What the wallet can pay of the cart, and what of it is chosen; null where the shop has no wallets',
    access: 'customer',
    response: storeCredit.nullable()
  },
  'GET /api/v2/orders/{number}/store_credit': {
    summary: 'What the wallet can pay of an unpaid order, and what is reserved for it; null where the shop has no wallets',
    access: 'customer',
    response: storeCredit.nullable(),
    errors: [404]
  }
})
