import type { Locale } from './site.ts'

const DAYS: Record<Locale, readonly string[]> = {
  mn: ['ням', 'даваа', 'мягмар', 'лхагва', 'пүрэв', 'баасан', 'бямба'],
  en: ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']
}
const MINUTES = 24 * 60
const TIMES = /(\d{1,2}):(\d{2})\s*[–-]\s*(\d{1,2}):(\d{2})/

export interface OpeningHours {
  /** 0 is Sunday. */
  day: number
  /** Minutes after midnight in Ulaanbaatar; `to` exceeds 1440 where it is on the next day. */
  from: number
  to: number
}

/**
 * Parses hours such as `Өдөр бүр 11:00–22:00` or `Mon–Fri 10:00–19:00, Sat 11:00–17:00`.
 * @returns null where the text has another form
 */
export function parseOpeningHours(text: string): OpeningHours[] | null {
  const hours: OpeningHours[] = []
  for (const part of text.toLowerCase().split(/[,;]/)) {
    const times = TIMES.exec(part)
    const days = times && parseDays(part.slice(0, times.index).trim())
    if (!times || !days) return null
    const [from, to] = [Number(times[1]) * 60 + Number(times[2]), Number(times[3]) * 60 + Number(times[4])]
    if (from >= MINUTES || to > MINUTES) return null
    for (const day of days) hours.push({ day, from, to: to <= from ? to + MINUTES : to })
  }
  return hours
}

function parseDays(text: string): number[] | null {
  if (!text || /^(өдөр бүр|every day|daily)$/.test(text)) return [0, 1, 2, 3, 4, 5, 6]
  const days = text.split(/\s*[–-]\s*/).map(parseDay)
  const [first, last] = days
  if (first === undefined || days.length > 2 || days.some(day => day === -1)) return null
  if (last === undefined) return [first]
  return Array.from({ length: ((last - first + 7) % 7) + 1 }, (_, index) => (first + index) % 7)
}

function parseDay(word: string): number {
  const matches = [DAYS.mn, DAYS.en].map(names => names.findIndex(name => word.startsWith(name)))
  return Math.max(...matches)
}

/** Whether a branch is open at a time, given as weekday and minutes after midnight in Ulaanbaatar, and until when. */
export function findOpeningState(hours: readonly OpeningHours[], day: number, minute: number): { open: boolean; until: number | null } {
  for (const { day: openingDay, from, to } of hours) {
    if (openingDay === day && minute >= from && minute < to) return { open: true, until: to % MINUTES }
    if ((openingDay + 1) % 7 === day && minute + MINUTES < to) return { open: true, until: to % MINUTES }
  }
  return { open: false, until: null }
}
