import { z } from 'zod'
import { MAX_AMOUNT } from '#domain/money.ts'
import { MAX_ROULETTE_PRIZES, MAX_ROULETTE_STOCK, MAX_ROULETTE_WEIGHT } from '#domain/roulette.ts'
import { bodyId, done, lineText, pageNumber, pathId, tugrik, was } from './fields.ts'
import { defineRoutes } from './route.ts'
import { drawSeed } from './wheel.ts'

const names = z.object({ mn: z.string(), en: z.string() }).partial()

const location = z.object({
  id: z.int(),
  /** Code of the branch. */
  branch: z.string(),
  name: z.string(),
  /** Least total of an order that allows a draw. */
  minimum: tugrik,
  open: z.boolean(),
  /** Whether the caller draws here. */
  mine: z.boolean()
})

const prize = z.object({
  id: z.int(),
  title: names,
  /** Chance, in parts of the sum of all prizes that are left. */
  weight: z.int(),
  /** Pieces that the branch received; null for a draw without a prize. */
  stock: z.int().nullable(),
  /** Pieces that were handed out. */
  won: z.int()
})

const drawn = z.object({
  id: z.int(),
  location_id: z.int(),
  /** Number of the order. */
  number: z.string(),
  prize: names,
  /** False for a draw without a prize. */
  won: z.boolean(),
  position: z.int(),
  weights: z.array(z.int()),
  /** SHA-256 of `server_seed`, which was shown before the draw. */
  commitment: z.string(),
  server_seed: z.string(),
  client_seed: z.string(),
  attempt: z.int(),
  /** Name or phone of the member of staff. */
  by: z.string(),
  created_at: z.string()
})

const checked = z.object({
  number: z.string(),
  total: tugrik,
  /** The draw of this order, where there was one. */
  drawn: drawn.nullable(),
  /** SHA-256 of the server's seed of the draw to come. */
  commitment: z.string().nullable(),
  prizes: z.array(z.object({ title: names, weight: z.int() }))
})

const user = z.object({
  id: z.int(),
  location_id: z.int(),
  user_id: z.int(),
  name: z.string(),
  login: z.string(),
  created_at: z.string()
})

export type RouletteLocation = z.infer<typeof location>
export type RoulettePrize = z.infer<typeof prize>
export type RouletteDraw = z.infer<typeof drawn>
export type RouletteCheck = z.infer<typeof checked>
export type RouletteUser = z.infer<typeof user>

const title = lineText(120).trim().min(1, 'blank')
const locationId = pathId('roulette_not_found')
/** Number of an order, or the 33 digits of its VAT receipt. */
const number = lineText(40).trim().min(1, 'blank')

const savedPrize = z.strictObject({
  /** Null for a new one. */
  id: z.int().positive().nullable().default(null),
  title: z.strictObject({ mn: title, en: title }),
  weight: z.int('number_wrong').min(0, 'number_wrong').max(MAX_ROULETTE_WEIGHT, 'number_wrong'),
  stock: z.int('number_wrong').min(0, 'number_wrong').max(MAX_ROULETTE_STOCK, 'number_wrong').nullable()
})
export type SavedRoulettePrize = z.output<typeof savedPrize>

const permission = 'roulette.manage'

export const rouletteContract = defineRoutes('roulette', {
  'GET /api/v2/roulette/locations': {
    summary: 'Staff: the branches of the roulette where the caller draws; all of them for those who manage it',
    access: 'staff',
    response: z.object({ locations: z.array(location) })
  },
  'POST /api/v2/roulette/locations': {
    summary: 'Staff: brings the roulette to a branch, or changes its rules there; may carry an Idempotency-Key',
    access: 'staff',
    permission,
    body: z.strictObject({
      branch: lineText(100).min(1, 'branch_required'),
      minimum: z.int('amount_wrong').min(0, 'amount_wrong').max(MAX_AMOUNT, 'amount_wrong').default(0),
      open: z.boolean().default(true),
      was
    }),
    response: location,
    errors: [409]
  },
  'GET /api/v2/roulette/numbers': {
    summary: 'Staff: draws of a branch, newest first',
    access: 'staff',
    query: z.object({ location_id: locationId, page: pageNumber.optional() }),
    response: z.object({ draws: z.array(drawn), more: z.boolean() }),
    errors: [404]
  },
  'GET /api/v2/roulette/numbers/check_number': {
    summary: 'Staff: whether the order of a number, or of a VAT receipt, allows a draw at this branch; its draw where there was one',
    access: 'staff',
    permission: 'roulette.play',
    query: z.object({ location_id: locationId, number }),
    response: checked,
    errors: [404, 409]
  },
  'POST /api/v2/roulette/numbers/roulette': {
    summary: 'Staff: draws a prize for an order and takes it from the stock of the branch; may carry an Idempotency-Key',
    access: 'staff',
    permission: 'roulette.play',
    recorded: false,
    body: z.strictObject({ location_id: bodyId('roulette_not_found'), number, client_seed: drawSeed }),
    response: drawn,
    errors: [404, 409]
  },
  'GET /api/v2/roulette/users/check_auth': {
    summary: 'Whether the caller may draw, and at which branches',
    access: 'customer',
    response: z.object({ allowed: z.boolean(), locations: z.array(z.int()) })
  },
  'GET /api/v2/roulette/users/check_website_admin': {
    summary: 'Whether the caller manages the roulette',
    access: 'customer',
    response: z.object({ admin: z.boolean() })
  },
  'GET /api/v2/roulette/users': {
    summary: 'Staff: who draws at which branch',
    access: 'staff',
    permission,
    response: z.object({ users: z.array(user) })
  },
  'POST /api/v2/roulette/users': {
    summary: 'Staff: lets a member of staff draw at a branch; a repetition changes nothing',
    access: 'staff',
    permission,
    body: z.strictObject({
      location_id: bodyId('roulette_not_found'),
      /** Phone or e-mail of an account with the permission `roulette.play`. */
      login: lineText(200).trim().min(1, 'blank')
    }),
    response: user,
    errors: [404]
  },
  'DELETE /api/v2/roulette/users/{id}': {
    summary: 'Staff: ends it; a repetition changes nothing',
    access: 'staff',
    permission,
    params: z.object({ id: pathId('roulette_not_found') }),
    response: done
  },
  'GET /api/v2/roulette/stocks': {
    summary: 'Staff: prizes of a branch with their stock',
    access: 'staff',
    query: z.object({ location_id: locationId }),
    response: z.object({ prizes: z.array(prize) }),
    errors: [404]
  },
  'PUT /api/v2/roulette/stocks': {
    summary: 'Staff: saves the prizes of a branch in their order; those left out are removed. Draws of the past stay as they were',
    access: 'staff',
    permission,
    body: z.strictObject({
      location_id: bodyId('roulette_not_found'),
      prizes: z.array(savedPrize).max(MAX_ROULETTE_PRIZES, 'roulette_prizes_many'),
      was
    }),
    response: z.object({ prizes: z.array(prize) }),
    errors: [404, 409]
  }
})
