import { z } from 'zod'
import { MAX_PERMILLE } from '#domain/jackpot.ts'
import { MAX_AMOUNT } from '#domain/money.ts'
import { localizedName, localizedText } from './document.ts'
import { pathId, tugrik } from './fields.ts'
import { defineRoutes } from './route.ts'
import { drawSeed, serverSeed } from './wheel.ts'

/** Maximum tickets of one call that repeats a draw; longer lists are repeated by the rules on the page. */
const MAX_CHECKED_TICKETS = 10_000

const running = z.object({
  id: z.int(),
  title: z.string(),
  starts_at: z.string(),
  draws_at: z.string(),
  /** Least total of an order that is a ticket. */
  minimum: tugrik,
  /** The share of paid orders, in parts of 1,000. */
  permille: z.int(),
  pot: tugrik,
  players: z.int(),
  /** SHA-256 of the server's seed of the draw. */
  commitment: z.string()
})

const drawn = z.object({
  id: z.int(),
  title: z.string(),
  drawn_at: z.string(),
  pot: tugrik,
  /** The winner's name, shortened; null where nobody took part. */
  winner: z.string().nullable(),
  /** Whether the customer has won. */
  mine: z.boolean(),
  commitment: z.string(),
  server_seed: z.string(),
  /** SHA-256 of the seeds of all tickets, joined by commas. */
  client_seed: z.string(),
  tickets: z.int(),
  /** The drawn ticket, from 0. */
  position: z.int().nullable()
})

const jackpot = z.object({
  jackpot: running.nullable(),
  /** Null for a visitor. */
  player: z.object({ joined: z.boolean(), client_seed: z.string().nullable(), tickets: z.int() }).nullable(),
  /** Newest first. */
  draws: z.array(drawn)
})

const orderPlays = z.object({
  /** A turn of the lucky wheel is left. */
  wheel: z.boolean(),
  /** `open` where the customer does not take part yet; null where the order is no ticket. */
  jackpot: z.enum(['open', 'joined']).nullable()
})

const staffJackpot = z.object({
  id: z.int(),
  title: localizedText,
  state: z.enum(['planned', 'running', 'drawing', 'drawn', 'stopped']),
  starts_at: z.string(),
  draws_at: z.string(),
  start: tugrik,
  permille: z.int(),
  minimum: tugrik,
  pot: tugrik,
  players: z.int(),
  /** Full name or phone, for staff. */
  winner: z.string().nullable()
})

export type Jackpot = z.infer<typeof jackpot>
export type JackpotDraw = z.infer<typeof drawn>
export type OrderPlays = z.infer<typeof orderPlays>
export type StaffJackpot = z.infer<typeof staffJackpot>

const amount = z.int('amount_wrong').min(0, 'amount_wrong').max(MAX_AMOUNT, 'amount_wrong')

const newJackpot = z
  .strictObject({
    title: localizedName(120),
    starts_at: z.iso.datetime({ error: 'date_invalid' }),
    draws_at: z.iso.datetime({ error: 'date_invalid' }),
    start: amount.default(0),
    permille: z.int('permille_wrong').min(0, 'permille_wrong').max(MAX_PERMILLE, 'permille_wrong'),
    minimum: amount.default(0)
  })
  .refine(({ starts_at: from, draws_at: to }) => to > from, { path: ['draws_at'], message: 'ends_before' })
  .refine(({ start, permille }) => start > 0 || permille > 0, { path: ['permille'], message: 'permille_wrong' })
export type NewJackpot = z.output<typeof newJackpot>

const permission = 'promotion.manage'
const params = z.object({ id: pathId('jackpot_not_found') })

export const jackpotContract = defineRoutes('promotion', {
  'GET /api/v2/promotions/jackpot': {
    summary: 'The jackpot: the pot that grows now, the tickets of the customer, and the last draws; 404 where the shop has none',
    access: 'public',
    response: jackpot,
    errors: [404]
  },
  'PUT /api/v2/promotions/jackpot': {
    summary: 'Takes part in the jackpot, and allows a winner to be published with the name shortened; a repetition changes nothing',
    access: 'customer',
    /** The player's part of the draw. */
    body: z.strictObject({ client_seed: drawSeed }),
    response: jackpot,
    errors: [404]
  },
  'GET /api/v2/promotions/jackpot/{id}/tickets': {
    summary: 'The seeds of the tickets of a draw, by position: what anybody needs to repeat it',
    access: 'public',
    params,
    response: z.object({ tickets: z.array(z.string()) })
  },
  'POST /api/v2/promotions/jackpot/check': {
    summary: 'Repeats a draw from the seed of the shop and those of all tickets',
    access: 'public',
    body: z.strictObject({ server_seed: serverSeed, tickets: z.array(drawSeed).min(1, 'blank').max(MAX_CHECKED_TICKETS, 'too_long') }),
    response: z.object({
      /** SHA-256 of the seed of the shop, which was shown before the draw. */
      commitment: z.string(),
      /** SHA-256 of the seeds of all tickets, joined by commas. */
      client_seed: z.string(),
      /** From 0. */
      position: z.int()
    }),
    errors: [404]
  },
  'GET /api/v2/orders/{number}/plays': {
    summary: 'The games that an order of the customer allows to play',
    access: 'customer',
    response: orderPlays,
    errors: [404]
  },
  'GET /api/v2/staff/jackpots': {
    summary: 'Staff: jackpots, newest first',
    access: 'staff',
    permission,
    response: z.object({ jackpots: z.array(staffJackpot) })
  },
  'POST /api/v2/staff/jackpots': {
    summary: 'Staff: plans a jackpot; its rules do not change afterwards. May carry an Idempotency-Key',
    access: 'staff',
    permission,
    body: newJackpot,
    response: staffJackpot,
    errors: [409]
  },
  'POST /api/v2/staff/jackpots/{id}/stop': {
    summary: 'Staff: ends a jackpot without a draw',
    access: 'staff',
    permission,
    params,
    response: staffJackpot,
    errors: [409]
  }
})
