import { randomInt } from 'node:crypto'

export const SUGGESTION_NUMBER = /^PS\d{8}$/
export const QUOTE_NUMBER = /^QT\d{8}$/

/** Digits that are easy to read out on the phone, and are not sequential. */
export function createNumber(kind: 'PS' | 'QT'): string {
  return `${kind}${randomInt(10_000_000, 100_000_000)}`
}
