import type { Picture } from './site.ts'

export const REVIEW_TEXT_MOST = 2000
export const REVIEW_IMAGES_MOST = 4
export const REVIEWS_PER_PAGE = 10
export const STARS = [5, 4, 3, 2, 1] as const

/** `waiting` and `hidden` ones are seen by their author and the shop's people alone. */
export type ReviewState = 'shown' | 'waiting' | 'hidden'

export interface Reply {
  id: number
  /** What it answers: a review or another reply. */
  reply_id: number
  comment: string
  author: ReviewAuthor
  created_at: string
  /** Whether the asker wrote it. */
  mine: boolean
}

export interface ReviewAuthor {
  /** `Ануужин Д.`; empty where the author has told no name. */
  name: string
  avatar: string | null
  /** Speaks for the shop. */
  staff: boolean
}

export interface Review {
  id: number
  /** 1 to 5. */
  rating: number
  comment: string
  images: Picture[]
  author: ReviewAuthor
  /** The author has bought the product here. */
  verified: boolean
  state: ReviewState
  created_at: string
  /** How many found it useful. */
  useful: number
  replies: Reply[]
  mine: boolean
}

/** A page of written reviews, and what all ratings come to, also those without a word. */
export interface ReviewPage {
  reviews: Review[]
  page: number
  per_page: number
  more: boolean
  average_rating: number
  total_reviews: number
  /** Reviews with words or pictures: those that can be read. */
  written: number
  /** How many gave 1, 2, 3, 4 and 5 stars. */
  histogram: [number, number, number, number, number]
}

/** Whole percents of a histogram's bars. */
export function sharesOf(histogram: ReviewPage['histogram']): number[] {
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
