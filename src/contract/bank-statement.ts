import { z } from 'zod'
import { MAX_STATEMENT_BYTES } from '#domain/bank-statement.ts'
import { MATCHES } from '#domain/transfer-match.ts'
import { done, id, lineText, pageNumber, pathId, tugrik } from './fields.ts'
import { defineRoutes } from './route.ts'

const LINES_AT_ONCE = 200

/** What was done with a line, and what it needs. */
export const LINE_GROUPS = ['exact', 'doubtful', 'booked', 'dismissed'] as const
const group = z.enum(LINE_GROUPS, 'validation')

const statement = z.object({
  id: z.int(),
  /** The file's name; empty where the text was pasted. */
  name: z.string(),
  by: z.string(),
  created_at: z.string(),
  lines: z.int(),
  booked: z.int(),
  dismissed: z.int(),
  /** Sum of its lines. */
  amount: tugrik
})

const matchedOrder = z.object({
  number: z.string(),
  receiver: z.string(),
  total: tugrik,
  /** What it still needs; 0 where it does not wait for money. */
  missing: tugrik,
  created_at: z.string(),
  match: z.enum(MATCHES)
})

const line = z.object({
  id: z.int(),
  statement_id: z.int(),
  /** `yyyy-MM-dd` */
  day: z.string(),
  amount: tugrik,
  description: z.string(),
  reference: z.string(),
  payer: z.string(),
  group,
  match: z.enum(MATCHES),
  /** The order it names, or was booked for. */
  order_number: z.string().nullable(),
  /** What that order still needs. */
  missing: tugrik
})

const columnPosition = z.int().min(0).max(100)
const bookingInput = z.strictObject({
  id,
  order_number: lineText(40, 'blank').trim().min(1, 'blank'),
  /** What the order needed when the line was confirmed: another sum is not booked. */
  missing: tugrik
})

export const BOOKING_RESULTS = ['placed', 'partly_paid', 'refund_due', 'booked', 'changed', 'refused'] as const

const stored = z.object({
  /** The id of the new statement; where all lines are known, that of the one that has them. */
  id: z.int(),
  added: z.int(),
  known: z.int(),
  debits: z.int(),
  unread: z.int()
})
const booking = z.object({ id: z.int(), order_number: z.string(), result: z.enum(BOOKING_RESULTS), error: z.string().nullable() })

export type BankStatement = z.infer<typeof statement>
export type BankLine = z.infer<typeof line>
export type LineGroup = (typeof LINE_GROUPS)[number]
export type MatchedOrderView = z.infer<typeof matchedOrder>
export type BookingInput = z.output<typeof bookingInput>
export type StoredStatement = z.infer<typeof stored>
export type Booking = z.infer<typeof booking>
export type BookingResult = (typeof BOOKING_RESULTS)[number]

const params = z.object({ id: pathId() })
const staff = { access: 'staff', permission: 'payment.record' } as const

export const bankStatementContract = defineRoutes('payment', {
  'GET /api/v2/staff/bank_statements': {
    ...staff,
    summary: 'Staff: the newest statements of the bank account, with what is open of them',
    response: z.object({ statements: z.array(statement) })
  },
  'POST /api/v2/staff/bank_statements': {
    ...staff,
    summary: 'Staff: stores the money received of a bank statement (CSV); lines of an earlier statement are stored once',
    body: z.strictObject({
      /** Files of other formats have NULs: what is wrong with one is told by reading it. */
      text: z.string('statement_empty').overwrite(text => text.toWellFormed().replaceAll('\0', '')),
      name: lineText(200).default(''),
      /** Positions of the columns, from 0; without them they are found by their headings. */
      columns: z
        .strictObject({
          date: columnPosition,
          credit: columnPosition,
          description: columnPosition,
          reference: columnPosition.optional(),
          payer: columnPosition.optional()
        })
        .optional()
    }),
    maxBytes: 2 * MAX_STATEMENT_BYTES + 100_000,
    response: stored
  },
  'GET /api/v2/staff/bank_statements/{id}': {
    ...staff,
    summary: 'Staff: lines of a statement with the orders they pay for, 100 at a time',
    params,
    query: z.object({ show: group.optional(), page: pageNumber.default(1) }),
    response: z.object({
      statement,
      counts: z.object({ exact: z.int(), doubtful: z.int(), booked: z.int(), dismissed: z.int() }),
      show: group,
      lines: z.array(line),
      more: z.boolean()
    })
  },
  'DELETE /api/v2/staff/bank_statements/{id}': {
    ...staff,
    summary: 'Staff: deletes a statement of which nothing is booked',
    params,
    response: done,
    errors: [409]
  },
  'POST /api/v2/staff/bank_statements/{id}/bookings': {
    ...staff,
    summary: 'Staff: books lines for orders, each once whatever is repeated',
    params,
    body: z.strictObject({ lines: z.array(bookingInput).min(1, 'blank').max(LINES_AT_ONCE) }),
    response: z.object({ results: z.array(booking) })
  },
  'POST /api/v2/staff/bank_statements/{id}/dismissals': {
    ...staff,
    summary: 'Staff: lines pay for no order; those that are booked or dismissed already are left out',
    params,
    body: z.strictObject({ lines: z.array(id).min(1, 'blank').max(LINES_AT_ONCE) }),
    response: z.object({ count: z.int() })
  },
  'GET /api/v2/staff/bank_lines/{id}': {
    ...staff,
    summary: 'Staff: a line of a statement with the orders it may pay for, and one that was chosen',
    params,
    query: z.object({ order_number: lineText(40).trim().optional() }),
    response: z.object({ line, candidates: z.array(matchedOrder), chosen: matchedOrder.nullable() })
  },
  'PUT /api/v2/staff/bank_lines/{id}/dismissal': {
    ...staff,
    summary: 'Staff: a line pays for no order, or may pay for one again',
    params,
    body: z.strictObject({ dismissed: z.boolean() }),
    response: done,
    errors: [409]
  }
})
