export const REVIEW_TEXT_MOST = 2000
export const REVIEW_IMAGES_MOST = 4
export const REVIEWS_PER_PAGE = 10
export const STARS = [5, 4, 3, 2, 1] as const

export const REVIEW_STATES = ['shown', 'waiting', 'hidden'] as const
export type ReviewState = (typeof REVIEW_STATES)[number]

/** Whole percents of a histogram's bars. */
export function sharesOf(histogram: readonly number[]): number[] {
  const all = histogram.reduce((sum, n) => sum + n, 0)
  return histogram.map(n => (all ? Math.round((n * 100) / all) : 0))
}

/** The name as others see it: the given name and the first letter of the father's. */
export function shownName(firstName: string, lastName: string): string {
  const initial = Array.from(lastName.trim()).at(0)
  return [firstName.trim(), initial && `${initial.toUpperCase()}.`].filter(Boolean).join(' ')
}

/** Addresses are what those write who sell something else. */
export function looksLikeAdvert(text: string): boolean {
  return /(https?:\/\/|www\.|\b[a-z0-9-]+\.(mn|com|net|org|shop|store|info|biz)\b)/i.test(text)
}
