import { addDays, countDays, startOfDay, toDayInUlaanbaatar, toWeekday } from './day.ts'

export interface Month {
  year: number
  /** From 1. */
  month: number
}

/** The month of a `2026-11`; that of `now` for anything else. */
export function parseMonth(text: string, now: Date): Month {
  const [, year, month] = /^(20\d\d)-(0[1-9]|1[0-2])$/.exec(text) ?? []
  if (year && month) return { year: Number(year), month: Number(month) }
  return { year: Number(toDayInUlaanbaatar(now).slice(0, 4)), month: Number(toDayInUlaanbaatar(now).slice(5, 7)) }
}

export const formatMonth = ({ year, month }: Month): string => `${year}-${String(month).padStart(2, '0')}`

export function addMonths({ year, month }: Month, step: number): Month {
  const moved = new Date(Date.UTC(year, month - 1 + step, 1))
  return { year: moved.getUTCFullYear(), month: moved.getUTCMonth() + 1 }
}

/** When a month begins in Ulaanbaatar. */
export const toMonthStart = (month: Month): Date => startOfDay(`${formatMonth(month)}-01`)

/** The days of a month in weeks from Monday; null outside the month. */
export function toWeeks({ year, month }: Month): (string | null)[][] {
  const first = `${formatMonth({ year, month })}-01`
  const days = countDays(first, `${formatMonth(addMonths({ year, month }, 1))}-01`)
  const before = (toWeekday(first) + 6) % 7
  const cells = Array.from({ length: Math.ceil((before + days) / 7) * 7 }, (_, cell) =>
    cell < before || cell >= before + days ? null : addDays(first, cell - before)
  )
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7))
}
