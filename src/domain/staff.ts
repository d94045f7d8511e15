import type { EntryKind } from './content.ts'
import type { ReviewState } from './review.ts'
import type { Picture } from './site.ts'

/** What waits for the shop's people, by kind. */
export interface StaffCounts {
  comments: number
  price_suggestions: number
  quotes: number
  refunds: number
}

/** A background job whose last attempt failed. */
export interface FailedJob {
  id: number
  kind: string
  /** What it is about, such as an order's id. */
  subject: string
  tries: number
  error: string
  failed_at: string
  /** When it is tried again. */
  run_at: string
}

/** What somebody wrote by the contact form. */
export interface ContactMessage {
  id: number
  name: string
  /** A phone number or an e-mail address. */
  contact: string
  subject: string
  message: string
  created_at: string
}

/** A review or a reply of anybody, whatever its state. */
export interface ModeratedComment {
  id: number
  /** null for a reply. */
  rating: number | null
  comment: string
  images: Picture[]
  author: string
  verified: boolean
  state: ReviewState
  created_at: string
  /** What it speaks of: one of these. A vendor is named by its first store. */
  product: { slug: string; title: string } | null
  store: { code: string; name: string } | null
  entry: { id: number; kind: EntryKind; slug: string; title: string } | null
}
