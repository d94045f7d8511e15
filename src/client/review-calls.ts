import type { Review, ReviewPage, ReviewState } from '#domain/review.ts'
import { api, type Ask, at } from './ask.ts'

/** A product by its slug, or a vendor. */
export type ReviewSubject = { product: string } | { vendor: number }

const reviewsOf = (subject: ReviewSubject): string =>
  `${api}/${'product' in subject ? `products/${at(subject.product)}` : `vendors/${subject.vendor}`}/reviews`

/** What customers say of products and vendors, and what is answered. */
export function reviewCalls(ask: Ask) {
  return {
    /** `mine` also tells the asker's own apart: never for a page that everybody is shown. */
    reviews: (subject: ReviewSubject, query: { page?: number; per_page?: number; mine?: boolean } = {}) =>
      ask<ReviewPage>('GET', reviewsOf(subject), { query }),
    myReview: (subject: ReviewSubject) => ask<Review | null>('GET', `${reviewsOf(subject)}/mine`),
    /** `form` has rating, comment, images and keep_images. */
    saveReview: (subject: ReviewSubject, form: FormData) =>
      ask<{ id: number; state: ReviewState }>('POST', reviewsOf(subject), { body: form }),
    deleteReview: (subject: ReviewSubject) => ask<{ done: true }>('DELETE', reviewsOf(subject)),
    reply: (input: { reply_id: number; comment: string }) =>
      ask<{ id: number; state: ReviewState }>('POST', `${api}/comments`, { body: input }),
    deleteComment: (id: number) => ask<{ done: true }>('DELETE', `${api}/comments/${id}`),
    /** How useful a review is, 1 to 5. */
    rateComment: (id: number, rating: number) => ask<{ done: true }>('PUT', `${api}/comments/${id}/review`, { body: { rating } })
  }
}
