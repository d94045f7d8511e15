import type { ReviewPage } from '#contract/review.ts'
import { localPath } from '#i18n/path.ts'
import { orNull } from '#client/or-null.ts'
import { nullIfUnauthorized, toRestoredFields, loginRedirect } from '../account/login-redirect.ts'
import { isUnavailable, parsePage, readForm, toApiError, parseWholeNumber, toErrorMessage } from '../form/form.ts'
import type { ReviewTarget } from './review-target.ts'

const HELPFUL = 5
const NOT_HELPFUL = 1

export interface ReviewsPage {
  reviewed: ReviewTarget
  reviews: ReviewPage
  page: number
  /** The user's own reviews are marked, with a delete button. */
  mine: boolean
  /** The user's reply waits for moderation. */
  pending: boolean
  /** Id of the review being replied to. */
  answering: string | undefined
  typed: string
  refused: { status: number; message: string } | null
  /** The page is the same for everybody, and cacheable. */
  shared: boolean
}
type ReviewsResult = ReviewsPage | { redirect: string } | { missing: true }

/** The page of all reviews. Replies and votes are posted here, so that both work without JavaScript. */
export async function handleReviews(
  reviewed: ReviewTarget,
  { request, url }: { request: Request; url: URL },
  locals: App.Locals
): Promise<ReviewsResult> {
  const { locale, client, t } = locals
  const { collection, id } = reviewed
  const query = url.searchParams
  const page = parsePage(query)
  /** The current page, so that the reader returns to the same position. */
  const here = (more: Record<string, string> | URLSearchParams = {}): string => {
    const all = new URLSearchParams([...(page > 1 ? [['page', String(page)]] : []), ...new URLSearchParams(more)])
    return localPath(locale, `${reviewed.path}/reviews${all.size ? `?${all}` : ''}`)
  }
  const posted = request.method === 'POST'
  const typed: Record<string, string> = posted ? await readForm(request) : {}
  let refused: ReviewsPage['refused'] = null
  if (posted) {
    const commentId = parseWholeNumber(typed['id'])
    try {
      if (typed['action'] === 'reply') {
        const created = await client.post('/api/v2/comments', { body: { reply_id: commentId, comment: typed['comment'] ?? '' } })
        return { redirect: `${here({ mine: '1', ...(created.state === 'pending' && { pending: '1' }) })}#r${created.id}` }
      }
      if (typed['action'] === 'delete') {
        await client.delete('/api/v2/comments/{id}', { params: { id: commentId } })
        return { redirect: here({ mine: '1' }) }
      }
      const rating = typed['action'] === 'useless' ? NOT_HELPFUL : HELPFUL
      await client.put('/api/v2/comments/{id}/review', { params: { id: commentId }, body: { rating } })
      return { redirect: `${here()}#r${commentId}` }
    } catch (error) {
      const refusal = toApiError(error)
      if (refusal.status === 401) {
        const to = typed['id'] ?? ''
        const stored = toRestoredFields({ to, text: typed['comment'] ?? '' }, ['to', 'text'])
        return { redirect: loginRedirect(locale, typed['action'] === 'reply' ? `${here(stored)}#r${to}` : here()) }
      }
      refused = { status: refusal.status || 503, message: isUnavailable(refusal) ? t('errors:unavailable') : toErrorMessage(refusal) }
    }
  }
  const ownOnly = query.get('mine') === '1'
  const reviews = await nullIfUnauthorized(
    orNull(client.get(`/api/v2/${collection}/{id}/reviews`, { params: { id }, query: { page, mine: ownOnly } })).then(
      response => response ?? 'missing'
    )
  )
  if (!reviews) return { redirect: loginRedirect(locale, here({ mine: '1' })) }
  if (reviews === 'missing' || (page > 1 && !reviews.reviews.length)) return { missing: true }
  return {
    reviewed,
    reviews,
    page,
    mine: ownOnly,
    pending: ownOnly && query.has('pending'),
    answering: typed['action'] === 'reply' ? typed['id'] : (query.get('to') ?? undefined),
    typed: typed['comment'] ?? query.get('text') ?? '',
    refused,
    shared: !posted && !ownOnly && !query.has('text')
  }
}
