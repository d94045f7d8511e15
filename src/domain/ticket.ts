import { HOUR_MS } from './day.ts'
import type { Localized } from './site.ts'

/** What a ticket admits to. */
export interface EventDetails {
  /** ISO timestamp. Tickets are sold until then. */
  startsAt: string
  place: Localized
}

/** Events have no end: twelve hours after its start one is over. */
export const isEventOver = (startsAt: string, now: Date): boolean => Date.parse(startsAt) + 12 * HOUR_MS < now.getTime()

/** The key of a line's option that names date and place. */
export const EVENT_OPTION = 'event'

/** Without letters that are mistaken for digits or each other. */
export const TICKET_ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
/** Sixteen of thirty characters: 78 bits. */
export const TICKET_CODE_LENGTH = 16
const GROUP = 4

/** A code as it is typed or scanned, also as the address of its page. Null where it is none. */
export function parseTicketCode(typed: string): string | null {
  const last =
    typed
      .trim()
      .split(/[/?#]/)
      .findLast(part => part !== '') ?? ''
  const code = last.toUpperCase().replaceAll(/[\s-]/g, '')
  return code.length === TICKET_CODE_LENGTH && Array.from(code).every(letter => TICKET_ALPHABET.includes(letter)) ? code : null
}

/** In groups, to be read and typed. */
export const formatTicketCode = (code: string): string => (code.match(new RegExp(`.{1,${GROUP}}`, 'g')) ?? []).join('-')

export const TICKET_STATES = ['valid', 'used', 'void'] as const
type TicketState = (typeof TICKET_STATES)[number]

export const toTicketState = ({ usedAt, voidedAt }: { usedAt: Date | null; voidedAt: Date | null }): TicketState =>
  voidedAt ? 'void' : usedAt ? 'used' : 'valid'

/** What a check at the entrance found. Only `admitted` uses the ticket, and only `undone` makes it valid again. */
export const CHECK_RESULTS = ['admitted', 'used', 'void', 'other_event', 'undone'] as const
export type CheckResult = (typeof CHECK_RESULTS)[number]

/**
 * The result of a recorded check as it is now: `undone` where the ticket was made valid again since.
 * @param admission the check that uses the ticket now
 */
export function toCurrentResult({ id, result }: { id: number; result: CheckResult }, admission: number | null): CheckResult {
  if (result === 'admitted') return admission === id ? 'admitted' : 'undone'
  return result === 'used' && admission === null ? 'undone' : result
}
