import { formatFullName } from './account.ts'
import type { Tugrik } from './money.ts'

/** Shares of orders are stated in parts of 1,000. */
export const MAX_PERMILLE = 100
/** Draws that the page shows. */
export const SHOWN_DRAWS = 5

/** The pot is money of the wallet: without the wallet the winner could neither see nor use it. */
export const hasJackpot = (configs: { jackpot: boolean; storeCredit: boolean }): boolean => configs.jackpot && configs.storeCredit

/** The pot: what the shop put into it, and the share of what was paid, rounded down. */
export const calculatePot = ({ start, permille }: { start: Tugrik; permille: number }, paid: Tugrik): Tugrik =>
  start + Math.floor((Math.max(0, paid) * permille) / 1000)

/** A winner as the page publishes one: `Номин Б.`, or `88••••45` where there is no name. */
export function formatShortName({ firstName, lastName, mobile }: { firstName: string; lastName: string; mobile: string | null }): string {
  const first = firstName.trim()
  const initial = /^./u.exec(lastName.trim())?.[0]
  if (first) return initial ? `${first} ${initial.toLocaleUpperCase()}.` : first
  if (formatFullName(firstName, lastName)) return `${initial ?? ''}.`
  return mobile ? `${mobile.slice(0, 2)}••••${mobile.slice(-2)}` : '•••'
}
