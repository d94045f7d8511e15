export const MAX_REVIEW_LENGTH = 2000
export const MAX_REVIEW_IMAGES = 4
export const REVIEWS_PER_PAGE = 10
export const STARS = [5, 4, 3, 2, 1] as const

export const REVIEW_STATES = ['published', 'pending', 'hidden'] as const
export type ReviewState = (typeof REVIEW_STATES)[number]

/** Whole percent of each bar of a histogram. */
export function toPercentages(histogram: readonly number[]): number[] {
  const total = histogram.reduce((sum, n) => sum + n, 0)
  return histogram.map(n => (total ? Math.round((n * 100) / total) : 0))
}

/** The given name and the initial of the father's name. */
export function toPublicName(firstName: string, lastName: string): string {
  const initial = Array.from(lastName.trim()).at(0)
  return [firstName.trim(), initial && `${initial.toUpperCase()}.`].filter(Boolean).join(' ')
}

/** Reviews with web addresses are mostly advertisements. */
export function hasWebAddress(text: string): boolean {
  return /(https?:\/\/|www\.|\b[a-z0-9-]+\.(mn|com|net|org|shop|store|info|biz)\b)/i.test(text)
}
