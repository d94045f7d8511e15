import { z } from 'zod'
import {
  CODE_TYPES,
  COUPON_CODE,
  COUPON_EVENTS,
  COUPON_KINDS,
  COUPON_STATES,
  COUPON_TYPES,
  COUPON_USE_STATES,
  CUSTOMER_KINDS,
  MAX_COUPON_PERCENT,
  normalizeCode,
  STAFF_COUPON_STATES,
  VOUCHER_MINIMUM
} from '#domain/coupon.ts'
import type { ErrorCode } from '#domain/errors.ts'
import { MAX_AMOUNT } from '#domain/money.ts'
import { localizedName } from './document.ts'
import { done, lineText, pageNumber, pathId, tugrik } from './fields.ts'
import { defineRoutes } from './route.ts'

const kind = z.enum(COUPON_KINDS, 'validation')
const type = z.enum(COUPON_TYPES, 'validation')
const codeType = z.enum(CODE_TYPES, 'validation')
const customerKind = z.enum(CUSTOMER_KINDS, 'validation')

const coupon = z.object({
  id: z.int(),
  code: z.string(),
  title: z.string(),
  type: codeType,
  kind,
  /** Percent or tugrik; 0 for free delivery and gifts. */
  value: tugrik,
  max_reduction: tugrik.nullable(),
  /** The product of which one piece is free. */
  gift: z.object({ slug: z.string(), title: z.string() }).nullable(),
  minimum: tugrik,
  /** Names of the taxons, brands and products it is limited to. */
  goods: z.array(z.string()),
  customer_kind: customerKind,
  combinable: z.boolean(),
  starts_at: z.string(),
  ends_at: z.string().nullable(),
  state: z.enum(COUPON_STATES),
  /** The customer's uses that are not given back, newest first. */
  uses: z.array(z.object({ order_number: z.string(), amount: tugrik, state: z.enum(COUPON_USE_STATES), at: z.string() }))
})
export type Coupon = z.infer<typeof coupon>

const target = z.array(lineText(200).trim().min(1)).max(200).default([])
const count = z.int('number_wrong').min(1, 'number_wrong').max(1_000_000, 'number_wrong').nullable().default(null)

/** What staff decide about a coupon. */
const couponRules = {
  title: localizedName(120),
  kind,
  value: z.int('coupon_value_wrong').min(0, 'coupon_value_wrong').max(MAX_AMOUNT, 'coupon_value_wrong').default(0),
  max_reduction: z.int('amount_wrong').min(1, 'amount_wrong').max(MAX_AMOUNT, 'amount_wrong').nullable().default(null),
  /** Slug of the product of which one piece is free, for a gift. */
  gift: lineText(200).trim().nullable().default(null),
  minimum: z.int('amount_wrong').min(0, 'amount_wrong').max(MAX_AMOUNT, 'amount_wrong').default(0),
  /** Permalinks. */
  taxons: target,
  /** Codes. */
  brands: target,
  /** Slugs. */
  products: target,
  /** Phones or e-mail addresses of the customers who can use it; everybody without any. */
  customers: target,
  listed: z.boolean().default(false),
  customer_kind: customerKind.default('everyone'),
  combinable: z.boolean().default(false),
  starts_at: z.iso.datetime({ error: 'date_invalid' }),
  ends_at: z.iso.datetime({ error: 'date_invalid' }).nullable().default(null),
  max_uses: count,
  max_uses_per_customer: count
}
const rules = z.strictObject(couponRules)
export type CouponRulesInput = z.output<typeof rules>

const code = z.string('coupon_required').overwrite(normalizeCode).min(1, 'coupon_required').regex(COUPON_CODE, 'coupon_code_wrong')

const refuseValues = ({ value: input, issues }: z.core.ParsePayload<CouponRulesInput>): void => {
  const refuse = (field: keyof CouponRulesInput, message: ErrorCode): void => {
    issues.push({ code: 'custom', message, path: [field], input: input[field] })
  }
  const [least, most] = { percent: [1, MAX_COUPON_PERCENT], amount: [1, MAX_AMOUNT], free_delivery: [0, 0], gift: [0, 0] }[input.kind]
  if (input.value < (least ?? 0) || input.value > (most ?? 0)) refuse('value', 'coupon_value_wrong')
  if (input.kind === 'gift' && !input.gift) refuse('gift', 'coupon_gift_required')
  // An order needs a payment.
  if (input.kind === 'amount' && input.minimum <= input.value) refuse('minimum', 'coupon_minimum_low')
  if (input.ends_at !== null && input.ends_at <= input.starts_at) refuse('ends_at', 'ends_before')
}

/** A campaign has neither a code nor a free product: it applies without being chosen by the customer. */
const newCoupon = z.strictObject({ ...couponRules, code: code.optional(), type: type.default('coupon') }).check(payload => {
  refuseValues(payload)
  const { value: input, issues } = payload
  if (input.type === 'campaign' && input.kind === 'gift')
    issues.push({ code: 'custom', message: 'validation', path: ['kind'], input: input.kind })
  if (input.type !== 'campaign' && input.code === undefined)
    issues.push({ code: 'custom', message: 'coupon_required', path: ['code'], input: '' })
  if (input.type !== 'voucher') return
  const isOneCustomers = input.kind === 'amount' && input.customers.length === 1
  if (!isOneCustomers) issues.push({ code: 'custom', message: 'coupon_voucher_wrong', path: ['customers'], input: input.customers })
  if (input.minimum < VOUCHER_MINIMUM)
    issues.push({ code: 'custom', message: 'coupon_minimum_low', path: ['minimum'], input: input.minimum })
})
export type NewCouponInput = z.output<typeof newCoupon>

const staffCoupon = z.object({
  id: z.int(),
  code: z.string(),
  type,
  ...couponRules,
  title: z.object({ mn: z.string(), en: z.string() }),
  state: z.enum(STAFF_COUPON_STATES),
  used: z.int(),
  /** Sum of what its uses reduce. */
  reduced: tugrik,
  /** An order has used it: see `FIXED_COUPON_FIELDS`. */
  fixed: z.boolean(),
  version: z.int(),
  created_at: z.string(),
  created_by: z.string().nullable(),
  updated_at: z.string(),
  updated_by: z.string().nullable(),
  stopped_at: z.string().nullable(),
  stopped_by: z.string().nullable()
})
const couponUse = z.object({
  order_number: z.string(),
  customer: z.string(),
  amount: tugrik,
  state: z.enum(COUPON_USE_STATES),
  at: z.string()
})
const couponEvent = z.object({
  kind: z.enum(COUPON_EVENTS),
  /** Names of the changed fields. */
  fields: z.array(z.string()),
  by: z.string().nullable(),
  customer: z.string().nullable(),
  at: z.string()
})
export type CouponEvent = z.infer<typeof couponEvent>

const couponPreview = z.object({
  /** What applies together with it, and what applies instead of it. */
  discounts: z.array(z.object({ title: z.string(), code: z.string(), type, kind, amount: tugrik, tried: z.boolean() })),
  lines: z.array(z.object({ name: z.string().nullable(), amount: tugrik, reduction: tugrik })),
  total: tugrik,
  reduction: tugrik,
  /** Why it would be refused; null where it applies. */
  refusal: z.string().nullable(),
  reason: z.string().nullable()
})
export type CouponPreview = z.infer<typeof couponPreview>
export type StaffCoupon = z.infer<typeof staffCoupon>
export type CouponUse = z.infer<typeof couponUse>

const filters = z.object({
  type: type.optional(),
  kind: kind.optional(),
  state: z.enum(STAFF_COUPON_STATES).optional(),
  /** Part of the code or the title. */
  text: z.string().trim().max(40).optional()
})
export type CouponFilters = z.output<typeof filters>

const newPreview = z
  .strictObject({
    code: lineText(40).default(''),
    type: type.default('coupon'),
    rules: rules.check(refuseValues),
    /** The stored coupon that the rules belong to, for its uses. */
    id: z.int32().positive().nullable().default(null),
    /** Goods of this sum, all of them goods that the coupon is for. */
    amount: z.int('amount_wrong').min(1, 'amount_wrong').max(MAX_AMOUNT, 'amount_wrong').nullable().default(null),
    /** Slugs: a cart with one piece of each. */
    goods: target,
    /** Phone or e-mail address. */
    customer: lineText(200).trim().default('')
  })
  .check(({ value: input, issues }) => {
    if (input.amount === null && !input.goods.length)
      issues.push({ code: 'custom', message: 'coupon_preview_empty', path: ['amount'], input: input.amount })
  })
export type CouponPreviewInput = z.output<typeof newPreview>

const couponId = z.object({ id: pathId('coupon_not_found') })
const version = z.int().min(1)
const permission = 'coupon.manage'

export const couponContract = defineRoutes('coupon', {
  'GET /api/v2/coupons': {
    summary: "The customer's coupons and vouchers: their own, those for everybody, and those they have used; 404 where the shop has none",
    access: 'customer',
    query: z.object({ type: codeType.optional() }),
    response: z.object({ coupons: z.array(coupon) }),
    errors: [404]
  },
  'GET /api/v2/coupons/{id}': {
    summary: 'A coupon or voucher of the customer',
    access: 'customer',
    params: couponId,
    response: coupon,
    errors: [404]
  },
  'POST /api/v2/coupons/{id}/send_by_email': {
    summary: "Sends a coupon or voucher to the customer's verified e-mail address",
    access: 'customer',
    params: couponId,
    response: done,
    errors: [404, 422, 429]
  },
  'GET /api/v2/staff/coupons': {
    summary: 'Staff: coupons and vouchers, newest first',
    access: 'staff',
    permission,
    query: filters.extend({ page: pageNumber.default(1) }),
    response: z.object({ coupons: z.array(staffCoupon), more: z.boolean() })
  },
  'POST /api/v2/staff/coupons': {
    summary: 'Staff: creates a coupon, a voucher for one customer, or a campaign that applies by itself',
    access: 'staff',
    permission,
    body: newCoupon,
    response: staffCoupon,
    errors: [409]
  },
  'GET /api/v2/staff/coupons/{id}': {
    summary: 'Staff: a coupon with its newest uses and its history',
    access: 'staff',
    permission,
    params: couponId,
    response: z.object({ coupon: staffCoupon, uses: z.array(couponUse), events: z.array(couponEvent) }),
    errors: [404]
  },
  'PUT /api/v2/staff/coupons/{id}': {
    summary: 'Staff: changes the rules of a coupon; a version that is not the current one is refused',
    access: 'staff',
    permission,
    params: couponId,
    body: z.strictObject({ ...couponRules, version }).check(refuseValues),
    response: staffCoupon,
    errors: [404, 409]
  },
  'GET /api/v2/staff/coupons_export': {
    summary: 'Staff: the filtered coupons and vouchers with their uses, as a table for spreadsheets',
    access: 'staff',
    permission,
    query: filters,
    response: { mediaType: 'text/csv' }
  },
  'POST /api/v2/staff/coupon_previews': {
    summary: 'Staff: what rules reduce a sum or some products by, without saving them',
    access: 'staff',
    recorded: false,
    permission,
    body: newPreview,
    response: couponPreview,
    errors: [404]
  },
  'POST /api/v2/staff/coupons/{id}/send': {
    summary: 'Staff: sends the code to a customer, who is added to the customers of a coupon for some; a voucher goes to its owner',
    access: 'staff',
    permission,
    params: couponId,
    body: z.strictObject({ customer: lineText(200, 'blank').trim().min(1, 'blank'), version }),
    response: staffCoupon,
    errors: [404, 409]
  },
  'POST /api/v2/staff/coupons/{id}/stop': {
    summary: 'Staff: ends a coupon at once; repeating it changes nothing',
    access: 'staff',
    permission,
    params: couponId,
    response: staffCoupon,
    errors: [404]
  }
})
