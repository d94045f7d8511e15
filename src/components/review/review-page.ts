import type { AstroGlobal } from 'astro'
import type { ApiError } from '#client/client.ts'
import { MAX_UPLOAD_MEGABYTES } from '#domain/picture.ts'
import { MAX_REVIEW_LENGTH } from '#domain/review.ts'
import type { Review } from '#contract/review.ts'
import { toLocalPath } from '#i18n/path.ts'
import { toNullIfUnauthorized, toRestoredFields, toLoginPath } from '../form/login-redirect.ts'
import { handleForm, createFormError } from '../form/form-action.ts'
import type { Fields, PostedForm } from '../form/form.ts'
import type { ReviewTarget } from './review-target.ts'

export interface OwnReviewPage {
  reviewed: ReviewTarget
  mine: Review | null
  rating: number
  comment: string
  errors: Record<string, string | undefined>
  error: ApiError | null
}

/**
 * The page of the user's own review: create, edit and delete.
 * @returns the page's data, or the response to return
 */
export async function handleOwnReview(reviewed: ReviewTarget, astro: AstroGlobal): Promise<OwnReviewPage | Response> {
  const { locale, client, t } = astro.locals
  const { collection, id } = reviewed
  astro.response.headers.set('cache-control', 'private, no-store')
  const back = toLocalPath(locale, collection === 'products' ? `${reviewed.path}#reviews` : `${reviewed.path}/reviews`)
  const here = toLocalPath(locale, `${reviewed.path}/review`)
  const withTyped = (typed: Fields): string => `${here}?${toRestoredFields(typed, ['rating', 'comment'])}`
  const save = async (_: Fields, { filesRemoved }: PostedForm) => {
    if (filesRemoved) throw createFormError({ images: t('errors:image_too_large', { megabytes: MAX_UPLOAD_MEGABYTES }) })
    return client.post(`/api/v2/${collection}/{id}/reviews`, { params: { id }, body: await astro.request.formData() })
  }
  const form = await handleForm(
    astro,
    {
      save: { submit: save, redirectTo: ({ state }) => (state === 'published' ? back : here) },
      delete: { submit: () => client.delete(`/api/v2/${collection}/{id}/reviews`, { params: { id } }), redirectTo: back }
    },
    fields => (fields['action'] === 'delete' ? here : withTyped(fields))
  )
  if (form.response) return form.response
  // Values typed before the login are in the query.
  const typed: Fields = form.submitted ? form.fields : Object.fromEntries(astro.url.searchParams)
  const response = await toNullIfUnauthorized(
    client.get(`/api/v2/${collection}/{id}/reviews/mine`, { params: { id } }).then(review => ({ review }))
  )
  if (!response) return astro.redirect(toLoginPath(locale, withTyped(typed)), 303)
  const { review } = response
  return {
    reviewed,
    mine: review,
    rating: Number(typed['rating']) || (review?.rating ?? 0),
    comment: typed['comment']?.slice(0, MAX_REVIEW_LENGTH) ?? review?.comment ?? '',
    errors: form.errors,
    error: form.error
  }
}
