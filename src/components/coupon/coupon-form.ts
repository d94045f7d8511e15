import { parseProductSlugs } from '#components/admin/product-slugs.ts'
import { parseAmount, type PostedForm } from '#components/form/form.ts'
import type { CouponRulesInput, StaffCoupon } from '#contract/coupon.ts'
import { COUPON_KINDS, CUSTOMER_KINDS } from '#domain/coupon.ts'

export const COUPON_FLAGS = ['listed', 'combinable'] as const
const COUPON_NUMBERS = ['value', 'max_reduction', 'minimum', 'max_uses', 'max_uses_per_customer'] as const

type RuleValues = Omit<StaffCoupon, Exclude<keyof StaffCoupon, keyof CouponRulesInput>>

/** Values of the form's fields, as typed or as stored. */
export type CouponFormValues = Omit<RuleValues, (typeof COUPON_NUMBERS)[number]> & Record<(typeof COUPON_NUMBERS)[number], string>

export const NEW_COUPON: RuleValues = {
  title: { mn: '', en: '' },
  kind: 'percent',
  value: 10,
  max_reduction: null,
  gift: null,
  minimum: 0,
  taxons: [],
  brands: [],
  products: [],
  customers: [],
  listed: false,
  customer_kind: 'everyone',
  combinable: false,
  starts_at: '',
  ends_at: null,
  max_uses: null,
  max_uses_per_customer: 1
}

export function toFormValues(rules: RuleValues): CouponFormValues {
  const isEmpty = (name: (typeof COUPON_NUMBERS)[number]): boolean => rules[name] === null || (rules[name] === 0 && name !== 'max_uses')
  const numbers = Object.fromEntries(COUPON_NUMBERS.map(name => [name, isEmpty(name) ? '' : String(rules[name])]))
  return { ...rules, ...(numbers as Record<(typeof COUPON_NUMBERS)[number], string>) }
}

export function readFormValues(form: PostedForm): CouponFormValues {
  const numbers = Object.fromEntries(COUPON_NUMBERS.map(name => [name, form.field(name)]))
  const flags = Object.fromEntries(COUPON_FLAGS.map(name => [name, form.field(name) !== '']))
  return {
    title: { mn: form.field('title_mn'), en: form.field('title_en') },
    customer_kind: CUSTOMER_KINDS.find(each => each === form.field('customer_kind')) ?? 'everyone',
    kind: COUPON_KINDS.find(each => each === form.field('kind')) ?? 'percent',
    gift: parseProductSlugs(form.field('gift'))[0] ?? null,
    taxons: form.list('taxons'),
    brands: form.list('brands'),
    products: parseProductSlugs(form.field('products')),
    customers: form
      .field('customers')
      .split(/[\n,;]+/)
      .map(each => each.trim())
      .filter(Boolean),
    starts_at: form.timestamp('from') ?? '',
    ends_at: form.timestamp('to'),
    ...(numbers as Record<(typeof COUPON_NUMBERS)[number], string>),
    ...(flags as Record<(typeof COUPON_FLAGS)[number], boolean>)
  }
}

/** The form as the body of the API, which reports invalid values. */
export function toRules(values: CouponFormValues): CouponRulesInput {
  return {
    ...values,
    value: parseCount(values.value) ?? 0,
    max_reduction: parseCount(values.max_reduction),
    minimum: parseCount(values.minimum) ?? 0,
    max_uses: parseCount(values.max_uses),
    max_uses_per_customer: parseCount(values.max_uses_per_customer)
  }
}

/** Null for an empty field; -1, which the API refuses, for no whole number. */
export function parseCount(typed: string): number | null {
  if (typed === '') return null
  const count = parseAmount(typed)
  return Number.isNaN(count) ? -1 : count
}
