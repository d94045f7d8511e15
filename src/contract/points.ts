import { z } from 'zod'
import { queryNumber, tugrik } from './fields.ts'
import { defineRoutes } from './route.ts'
import { posting } from './wallet.ts'

const points = z.object({
  /** What can be spent. */
  points: z.int(),
  /** Set aside for orders that wait for the rest of their payment. */
  reserved: z.int(),
  /** The points that expire next, where that is near; `on` is a timestamp. */
  expiring: z.object({ points: z.int(), on: z.string() }).nullable(),
  rules: z.object({
    percent: z.number(),
    /** 0 where points do not expire. */
    expiry_months: z.int(),
    min_points: z.int(),
    /** Percent of an order that points can pay at most. */
    share: z.number()
  })
})

const pointsCredit = z.object({
  balance: z.int(),
  /** The largest number of points; 0 where points cannot pay for it. */
  most: z.int(),
  /** What is not paid yet of the total, including the used points. */
  due: tugrik,
  /** What is chosen. */
  used: z.int(),
  min_points: z.int(),
  share: z.number()
})

export type PointsCreditView = z.infer<typeof pointsCredit>
export type Points = z.infer<typeof points>

export const pointsContract = defineRoutes('points', {
  'GET /api/v2/points': {
    summary: "The customer's points, with the rules of their use",
    access: 'customer',
    response: points,
    errors: [404]
  },
  'GET /api/v2/points/statement': {
    summary: 'Every change of the points, newest first, 20 at a time',
    access: 'customer',
    query: z.object({ before: queryNumber(1, Number.MAX_SAFE_INTEGER).optional() }),
    response: z.object({
      postings: z.array(posting),
      /** For `before`; null on the last page. */
      next: z.int().nullable()
    }),
    errors: [404]
  },
  'GET /api/v2/points/statement_export': {
    summary: 'The whole statement as a table for spreadsheets',
    access: 'customer',
    response: { mediaType: 'text/csv' },
    errors: [404]
  },
  'GET /api/v2/checkouts/current/points': {
    summary: 'What points can pay of the cart, and what of it is chosen; null where the shop gives no points',
    access: 'customer',
    response: pointsCredit.nullable()
  },
  'GET /api/v2/orders/{number}/points': {
    summary: 'What points can pay of an unpaid order, and what is reserved for it; null where the shop gives no points',
    access: 'customer',
    response: pointsCredit.nullable(),
    errors: [404]
  }
})
