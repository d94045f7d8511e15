import type { Tugrik } from './money.ts'
import type { OrderState } from './order.ts'

/** Why a line of a statement is confirmed by hand: `exact` is not. */
export const MATCHES = [
  'exact',
  'less',
  'more',
  'repeated',
  'paid',
  'expired',
  'canceled',
  'unknown',
  'several',
  'unsure',
  'none',
  'number_used'
] as const
export type Match = (typeof MATCHES)[number]

/** What is compared with a line of a statement. */
export interface MatchedOrder {
  number: string
  state: OrderState
  /** What it still needs. */
  missing: Tugrik
  expiresAt: Date
}

const PREFIXED = /(?:DG|ДГ)[\s\-–_.:№#]*(\d{8})(?!\d)/giu
/** People leave the letters out; phones have eight digits, too. */
const BARE = /(?<!\d)([1-9]\d{7})(?!\d)/g

/** Numbers of orders in a description: written with their letters, and eight digits that may be one. */
export function findOrderNumbers(description: string): { named: string[]; possible: string[] } {
  const numbersBy = (pattern: RegExp): string[] => [...new Set([...description.matchAll(pattern)].map(([, digits]) => `DG${digits}`))]
  const named = numbersBy(PREFIXED)
  return { named, possible: numbersBy(BARE).filter(number => !named.includes(number)) }
}

/**
 * Compares lines of a statement with orders, in their sequence: of two lines that both pay for one order the second is doubtful.
 * @param orders by number
 */
export function matchTransfers<Line extends { amount: Tugrik; description: string }>(
  lines: readonly Line[],
  orders: ReadonlyMap<string, MatchedOrder>,
  now: Date
): { line: Line; match: Match; number: string | null }[] {
  const paid = new Set<string>()
  return lines.map(line => {
    const found = matchLine(line, orders, now)
    if (found.match !== 'exact' || found.number === null) return { line, ...found }
    if (paid.has(found.number)) return { line, match: 'repeated', number: found.number }
    paid.add(found.number)
    return { line, ...found }
  })
}

function matchLine(
  { amount, description }: { amount: Tugrik; description: string },
  orders: ReadonlyMap<string, MatchedOrder>,
  now: Date
): { match: Match; number: string | null } {
  const { named, possible } = findOrderNumbers(description)
  if (named.length > 1) return { match: 'several', number: null }
  const [number] = named
  if (number === undefined) {
    const existing = possible.filter(each => orders.has(each))
    if (existing.length > 1) return { match: 'several', number: null }
    return existing[0] === undefined ? { match: 'none', number: null } : { match: 'unsure', number: existing[0] }
  }
  const order = orders.get(number)
  return order ? { match: matchOrder(amount, order, now), number } : { match: 'unknown', number }
}

/** How an amount fits what an order needs. */
export function matchOrder(amount: Tugrik, { state, missing, expiresAt }: MatchedOrder, now: Date): Match {
  if (state === 'placed' || state === 'paid_unfulfillable') return 'paid'
  if (state === 'canceled') return 'canceled'
  if (state === 'expired' || expiresAt <= now) return 'expired'
  if (amount === missing) return 'exact'
  return amount < missing ? 'less' : 'more'
}
