import { z } from 'zod'
import { MAX_COUPON_PERCENT, VOUCHER_MINIMUM } from '#domain/coupon.ts'
import { CHANCE_TOTAL } from '#domain/draw.ts'
import { MAX_AMOUNT } from '#domain/money.ts'
import { hasValue, MAX_PRIZES, MIN_PRIZES, PRIZE_KINDS, WHEEL_ALLOWANCES } from '#domain/wheel.ts'
import { localizedName, localizedText } from './document.ts'
import { lineText, pathId, tugrik } from './fields.ts'
import { defineRoutes } from './route.ts'

const MAX_STOCK = 1_000_000

const wheelPrize = z.object({
  kind: z.enum(PRIZE_KINDS),
  /** Tugrik, points or percent; 0 where the kind has none. */
  value: tugrik,
  /** Least total of goods of a coupon. */
  minimum: tugrik,
  /** The product of `goods`. */
  product: z.object({ slug: z.string(), title: z.string() }).nullable()
})

const wheelSegment = wheelPrize.extend({
  /** Chance in the next draw, in parts of the sum of all segments; 0 for a prize that is used up. */
  weight: z.int().min(0)
})

const wheelPlay = z.object({
  id: z.int(),
  campaign_id: z.int(),
  prize: wheelPrize,
  /** The drawn segment of the wheel, from 0. */
  position: z.int().min(0),
  /** Weights of the segments at the time of the draw. */
  weights: z.array(z.int().min(0)),
  /** SHA-256 of `server_seed`, which was shown before the draw. */
  commitment: z.string(),
  server_seed: z.string(),
  client_seed: z.string(),
  attempt: z.int(),
  /** The coupon that was won. */
  coupon_id: z.int().nullable(),
  created_at: z.string()
})

const campaign = z.object({
  id: z.int(),
  title: z.string(),
  starts_at: z.string(),
  ends_at: z.string(),
  allowance: z.enum(WHEEL_ALLOWANCES),
  minimum: tugrik,
  segments: z.array(wheelSegment)
})

const wheel = z.object({
  /** The campaign that runs now. */
  campaign: campaign.nullable(),
  /** Null for a visitor. */
  player: z
    .object({
      plays_left: z.int().min(0),
      /** Number of the next play. */
      attempt: z.int(),
      /** SHA-256 of the server's seed of the next play. */
      commitment: z.string().nullable(),
      /** The customer's plays, newest first. */
      plays: z.array(wheelPlay)
    })
    .nullable()
})

const staffCampaign = z.object({
  id: z.int(),
  title: localizedText,
  state: z.enum(['planned', 'running', 'ended']),
  starts_at: z.string(),
  ends_at: z.string(),
  allowance: z.enum(WHEEL_ALLOWANCES),
  minimum: tugrik,
  plays: z.int(),
  prizes: z.array(wheelPrize.extend({ weight: z.int(), stock: z.int().nullable(), won: z.int() }))
})

export type WheelPrize = z.infer<typeof wheelPrize>
export type WheelPlay = z.infer<typeof wheelPlay>
export type Wheel = z.infer<typeof wheel>
export type StaffWheelCampaign = z.infer<typeof staffCampaign>

/** The shop's part of a draw. */
export const serverSeed = z.string('blank').regex(/^[\da-f]{64}$/, 'seed_wrong')
/** A player's part of a draw. */
export const drawSeed = z
  .string('blank')
  .trim()
  .min(1, 'blank')
  .max(64, 'too_long')
  .regex(/^[\w-]+$/, 'seed_wrong')
const amount = z.int('amount_wrong').min(0, 'amount_wrong').max(MAX_AMOUNT, 'amount_wrong')

const newPrize = z
  .strictObject({
    kind: z.enum(PRIZE_KINDS, 'validation'),
    value: amount.default(0),
    minimum: amount.default(0),
    product: lineText(200).trim().nullable().default(null),
    weight: z.int('odds_wrong').min(0, 'odds_wrong').max(CHANCE_TOTAL, 'odds_wrong'),
    stock: z.int('number_wrong').min(0, 'number_wrong').max(MAX_STOCK, 'number_wrong').nullable().default(null)
  })
  .refine(({ kind, value }) => (hasValue(kind) ? value > 0 : value === 0), { path: ['value'], message: 'amount_wrong' })
  .refine(({ kind, value }) => kind !== 'percent' || value <= MAX_COUPON_PERCENT, { path: ['value'], message: 'coupon_value_wrong' })
  .refine(({ kind, value, minimum }) => kind !== 'amount' || minimum > value, { path: ['minimum'], message: 'coupon_minimum_low' })
  .refine(({ kind, value, minimum }) => kind !== 'voucher' || (minimum > value && minimum >= VOUCHER_MINIMUM), {
    path: ['minimum'],
    message: 'coupon_minimum_low'
  })
  .refine(({ kind, product }) => (kind === 'goods') === (product !== null), { path: ['product'], message: 'coupon_gift_required' })

const newCampaign = z
  .strictObject({
    title: localizedName(120),
    starts_at: z.iso.datetime({ error: 'date_invalid' }),
    ends_at: z.iso.datetime({ error: 'date_invalid' }),
    allowance: z.enum(WHEEL_ALLOWANCES, 'validation'),
    minimum: amount.default(0),
    prizes: z.array(newPrize).min(MIN_PRIZES, 'odds_wrong').max(MAX_PRIZES, 'odds_wrong')
  })
  .refine(({ starts_at: from, ends_at: to }) => to > from, { path: ['ends_at'], message: 'ends_before' })
  .refine(({ prizes }) => prizes.reduce((sum, { weight }) => sum + weight, 0) === CHANCE_TOTAL, {
    path: ['prizes'],
    message: 'odds_wrong'
  })
export type NewWheelCampaign = z.output<typeof newCampaign>

const permission = 'promotion.manage'
const params = z.object({ id: pathId('wheel_not_found') })

export const wheelContract = defineRoutes('promotion', {
  'GET /api/v2/promotions/lucky_wheel': {
    summary: 'The lucky wheel: the campaign that runs, its odds, and the plays of the customer; 404 where the shop has none',
    access: 'public',
    response: wheel,
    errors: [404]
  },
  'PUT /api/v2/promotions/lucky_wheel': {
    summary: 'Plays once; may carry an Idempotency-Key. The prize is credited in the same transaction',
    access: 'customer',
    /** Chosen by the player after the commitment was shown. */
    body: z.strictObject({ client_seed: drawSeed }),
    response: wheelPlay,
    errors: [404, 409]
  },
  'GET /api/v2/promotions/lucky_wheel/check': {
    summary: 'Repeats a draw from its seeds: the commitment and the drawn segment',
    access: 'public',
    query: z.object({
      server_seed: serverSeed,
      client_seed: drawSeed,
      attempt: z.string().regex(/^\d{1,6}$/, 'seed_wrong'),
      weights: z.string().regex(/^\d{1,5}(,\d{1,5}){1,7}$/, 'odds_wrong')
    }),
    response: z.object({ commitment: z.string(), position: z.int() }),
    errors: [404]
  },
  'GET /api/v2/staff/wheel_campaigns': {
    summary: 'Staff: campaigns of the lucky wheel, newest first',
    access: 'staff',
    permission,
    response: z.object({ campaigns: z.array(staffCampaign) })
  },
  'POST /api/v2/staff/wheel_campaigns': {
    summary: 'Staff: creates a campaign of the lucky wheel; its prizes and odds do not change afterwards',
    access: 'staff',
    permission,
    body: newCampaign,
    response: staffCampaign,
    errors: [409]
  },
  'POST /api/v2/staff/wheel_campaigns/{id}/stop': {
    summary: 'Staff: ends a campaign',
    access: 'staff',
    permission,
    params,
    response: staffCampaign
  }
})
