import type { PostedForm } from '#components/form/form.ts'
import { parseAmount, parseWholeNumber } from '#components/form/form.ts'
import { formatNumber } from '#i18n/format.ts'

/** Rules of the shop that are numbers, by setting. A share is stored as 0 to 1 and typed as percent. */
const RULES = {
  lease: { barrier: 'amount', term: 'share', interest: 'percent', allowedMin: 'amount', allowedMax: 'amount' },
  loyalty: { percent: 'percent', expiryMonths: 'count', warningDays: 'count', minPoints: 'amount', share: 'percent' },
  wallet: {
    minTotal: 'amount',
    bonusPercent: 'percent',
    bonusShare: 'percent',
    rechargeMin: 'amount',
    rechargeMax: 'amount',
    rechargeAmounts: 'amounts'
  },
  gift_cards: { amounts: 'amounts', least: 'amount', most: 'amount', months: 'count' },
  map: { tiles: 'text', attribution: 'text' }
} as const satisfies Record<string, Record<string, Kind>>

type Kind = 'amount' | 'share' | 'percent' | 'count' | 'amounts' | 'text'
export type RuleName = keyof typeof RULES
export const RULE_NAMES = Object.keys(RULES) as RuleName[]

const parsePercent = (typed: string): number => (/^\d{1,3}([.,]\d{1,3})?$/.test(typed) ? Number(typed.replace(',', '.')) : Number.NaN)

const PARSERS: Record<Kind, (typed: string) => unknown> = {
  amount: parseAmount,
  percent: parsePercent,
  share: typed => parsePercent(typed) / 100,
  count: parseWholeNumber,
  amounts: typed =>
    typed
      .split(/[;\s]+|,(?!\d{3})/)
      .filter(Boolean)
      .map(parseAmount),
  text: typed => typed
}

const FORMATS: Record<Kind, (value: unknown) => string> = {
  amount: value => formatNumber(Number(value)),
  percent: String,
  share: value => String(Math.round(Number(value) * 1000) / 10),
  count: String,
  amounts: value => (value as number[]).map(formatNumber).join('; '),
  text: String
}

export const listFields = (name: RuleName): [field: string, kind: Kind][] => Object.entries(RULES[name])

/** The typed rules as the value of their setting; a number that is none is NaN, which the API refuses by name. */
export const parseRules = (name: RuleName, posted: PostedForm): Record<string, unknown> =>
  Object.fromEntries(listFields(name).map(([field, kind]) => [field, PARSERS[kind](posted.field(field))]))

export const formatRules = (name: RuleName, value: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(listFields(name).map(([field, kind]) => [field, FORMATS[kind](value[field] ?? '')]))
