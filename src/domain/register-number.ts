/** A citizen's register number: two Cyrillic letters, the date of birth with 20 added to the month from 2000 on, two digits. */
const REGISTER_NUMBER = /^[А-ЯЁӨҮ]{2}(\d{2})(\d{2})(\d{2})\d{2}$/
const ADULT_YEARS = 18

export const normalizeRegisterNumber = (typed: string): string => typed.replaceAll(/\s/g, '').toUpperCase()

/** The date of birth (`YYYY-MM-DD`) in a register number; null for one that cannot be. */
export function parseBirthDate(registerNumber: string): string | null {
  const [, year, month, day] = REGISTER_NUMBER.exec(registerNumber) ?? []
  if (!year || !month || !day) return null
  const recent = Number(month) > 20
  const date = `${recent ? '20' : '19'}${year}-${String(Number(month) - (recent ? 20 : 0)).padStart(2, '0')}-${day}`
  const parsed = new Date(`${date}T00:00:00Z`)
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(date) ? date : null
}

/** @param today `YYYY-MM-DD` in Ulaanbaatar */
export function isAdult(birthDate: string, today: string): boolean {
  const [year = '', ...rest] = birthDate.split('-')
  return [String(Number(year) + ADULT_YEARS), ...rest].join('-') <= today
}
