import { FILES_REMOVED_HEADER, MAX_UPLOAD_MEGABYTES } from '#domain/picture.ts'
import { MAX_REVIEW_LENGTH } from '#domain/review.ts'
import type { Review } from '#contract/review.ts'
import { localPath } from '#i18n/path.ts'
import { nullIfUnauthorized, toRestoredFields, loginRedirect } from '../account/login-redirect.ts'
import { fieldErrors, isUnavailable, toApiError, toErrorMessage } from '../form/form.ts'
import type { ReviewTarget } from './review-target.ts'

export interface OwnReviewPage {
  reviewed: ReviewTarget
  mine: Review | null
  rating: number
  comment: string
  errors: Record<string, string | undefined>
  refused: { status: number; message: string } | null
}
type OwnReviewResult = OwnReviewPage | { redirect: string }

/** The page of the user's own review: create, edit and delete. */
export async function handleOwnReview(reviewed: ReviewTarget, request: Request, locals: App.Locals): Promise<OwnReviewResult> {
  const { locale, client, t } = locals
  const { collection, id } = reviewed
  const back = localPath(locale, collection === 'products' ? `${reviewed.path}#reviews` : `${reviewed.path}/reviews`)
  const here = localPath(locale, `${reviewed.path}/review`)
  const posted = request.method === 'POST'
  // Values typed before the login are in the query.
  const form = posted ? await request.formData().catch(() => new FormData()) : new URL(request.url).searchParams
  const [rating, comment] = [Number(form.get('rating') ?? 0) || 0, toText(form.get('comment'))]
  let refused: OwnReviewPage['refused'] = null
  let errors: OwnReviewPage['errors'] = {}
  if (form instanceof FormData) {
    try {
      if (form.get('action') === 'delete') {
        await client.delete(`/api/v2/${collection}/{id}/reviews`, { params: { id } })
        return { redirect: back }
      }
      if (request.headers.has(FILES_REMOVED_HEADER)) {
        const message = t('errors:image_too_large', { megabytes: MAX_UPLOAD_MEGABYTES })
        refused = { status: 413, message }
        errors = { images: message }
      } else {
        const { state } = await client.post(`/api/v2/${collection}/{id}/reviews`, { params: { id }, body: form })
        return { redirect: state === 'published' ? back : here }
      }
    } catch (error) {
      const refusal = toApiError(error)
      if (refusal.status === 401) {
        if (form.get('action') === 'delete') return { redirect: loginRedirect(locale, here) }
        return {
          redirect: loginRedirect(locale, `${here}?${toRestoredFields({ rating: String(rating), comment }, ['rating', 'comment'])}`)
        }
      }
      errors = fieldErrors(refusal)
      refused = { status: refusal.status || 503, message: isUnavailable(refusal) ? t('errors:unavailable') : toErrorMessage(refusal) }
    }
  }
  const response = await nullIfUnauthorized(
    client.get(`/api/v2/${collection}/{id}/reviews/mine`, { params: { id } }).then(review => ({ review }))
  )
  const typedQuery = posted
    ? `?${toRestoredFields({ rating: String(rating), comment }, ['rating', 'comment'])}`
    : new URL(request.url).search
  if (!response) return { redirect: loginRedirect(locale, here + typedQuery) }
  const { review } = response
  const typed = posted || form.has('comment')
  return {
    reviewed,
    mine: review,
    rating: rating || (review?.rating ?? 0),
    comment: typed ? comment : (review?.comment ?? ''),
    errors,
    refused
  }
}

function toText(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? value.slice(0, MAX_REVIEW_LENGTH) : ''
}
