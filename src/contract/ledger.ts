import { z } from 'zod'
import { tugrik } from './fields.ts'
import { defineRoutes } from './route.ts'

const days = z.object({
  /** Days in Ulaanbaatar, both included; the last 31 days by default. */
  from: z.iso.date('date_invalid').optional(),
  to: z.iso.date('date_invalid').optional()
})

const balance = z.object({
  kind: z.string(),
  /** The payment provider that has the money; null for other accounts. */
  provider: z.string().nullable(),
  accounts: z.int(),
  /** Posted credits less posted debits. */
  balance: z.int(),
  /** Taken by transfers that are not posted yet. */
  reserved: tugrik
})

const day = z.object({
  /** `yyyy-MM-dd` */
  day: z.string(),
  received: tugrik,
  refunds_due: tugrik,
  refunded: tugrik,
  gift_cards: tugrik,
  recharges: tugrik,
  bonus: tugrik,
  /** Between the ledger and the payments, refund cases and refunds of the day; always zero in sound books. */
  difference: z.int()
})

const report = z.object({
  from: z.string(),
  to: z.string(),
  /** At the time of the request. */
  balances: z.array(balance),
  /** What the shop owes: unused gift cards, money in wallets, refunds. */
  liabilities: z.object({ gift_cards: tugrik, wallets: tugrik, refunds_due: tugrik }),
  /** Accounts whose stored totals are not the sums of their transfers. */
  wrong_accounts: z.int(),
  days: z.array(day)
})
export type LedgerReport = z.infer<typeof report>

export const ledgerContract = defineRoutes('payment', {
  'GET /api/v2/staff/ledger': {
    summary: 'Staff: balances by kind of account, what the shop owes, and the sums and differences of each day',
    access: 'staff',
    permission: 'ledger.view',
    query: days,
    response: report,
    errors: [422]
  },
  'GET /api/v2/staff/ledger_export': {
    summary: 'Staff: the posted transfers by day, reason and accounts, as a table for spreadsheets',
    access: 'staff',
    permission: 'ledger.view',
    query: days,
    response: { mediaType: 'text/csv' },
    errors: [422]
  }
})
