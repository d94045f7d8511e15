import type { WheelPrize } from '#contract/wheel.ts'
import { formatMoney, formatNumber } from './format.ts'
import type { Translate } from './translator.ts'

type Prize = Pick<WheelPrize, 'kind' | 'value' | 'product'>

/** The two lines of a segment of the wheel. */
export function formatPrizeLines(t: Translate, { kind, value }: Prize): [large: string, small: string] {
  const amount = kind === 'percent' ? `${value}%` : kind === 'points' ? formatNumber(value) : formatMoney(value)
  if (kind === 'free_delivery' || kind === 'goods' || kind === 'nothing') return [t(`wheel:large_${kind}`), t(`wheel:small_${kind}`)]
  return [amount, t(`wheel:small_${kind}`)]
}

/** A prize in words, such as `5,000₮ bonus`. */
export function formatPrize(t: Translate, prize: Prize): string {
  if (prize.kind === 'goods' && prize.product) return prize.product.title
  return formatPrizeLines(t, prize).filter(Boolean).join(' ')
}

/** 450 of 10,000 is `4.5%`. */
export function formatChance(weight: number, total: number): string {
  return `${Number(((100 * weight) / total).toFixed(2))}%`
}
