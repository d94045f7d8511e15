import type { AstroGlobal } from 'astro'
import type { ApiError } from '#client/client.ts'
import type { ReviewPage } from '#contract/review.ts'
import { toLocalPath } from '#i18n/path.ts'
import { toNullIfMissing } from '#client/or-null.ts'
import { toNullIfUnauthorized, toRestoredFields, toLoginPath } from '../form/login-redirect.ts'
import { handleForm } from '../form/form-action.ts'
import { type Fields, parsePage, parseWholeNumber } from '../form/form.ts'
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
  error: ApiError | null
}

/**
 * The page of all reviews. Replies and votes are posted here, so that both work without JavaScript. A page without personal data is
 * cached.
 * @param tags further cache tags
 * @returns the page's data, or the response to return
 */
export async function handleReviews(
  reviewed: ReviewTarget,
  astro: AstroGlobal,
  tags: readonly string[] = []
): Promise<ReviewsPage | Response> {
  const { locale, client } = astro.locals
  const { collection, id } = reviewed
  const query = astro.url.searchParams
  const page = parsePage(query)
  /** The current page, so that the reader returns to the same position. */
  const here = (more: Record<string, string> | URLSearchParams = {}): string => {
    const all = new URLSearchParams([...(page > 1 ? [['page', String(page)]] : []), ...new URLSearchParams(more)])
    return toLocalPath(locale, `${reviewed.path}/reviews${all.size ? `?${all}` : ''}`)
  }
  const vote = (rating: number) => ({
    submit: ({ id: comment }: Fields) =>
      client.put('/api/v2/comments/{id}/review', { params: { id: parseWholeNumber(comment) }, body: { rating } }),
    redirectTo: (_: unknown, { id: comment = '' }: Fields) => `${here()}#r${comment}`
  })
  const reply = ({ id: comment, comment: text = '' }: Fields) =>
    client.post('/api/v2/comments', { body: { reply_id: parseWholeNumber(comment), comment: text } })
  const form = await handleForm(
    astro,
    {
      useful: vote(HELPFUL),
      useless: vote(NOT_HELPFUL),
      reply: {
        submit: reply,
        redirectTo: ({ id: created, state }) => `${here({ mine: '1', ...(state === 'pending' && { pending: '1' }) })}#r${created}`
      },
      delete: {
        submit: ({ id: comment }) => client.delete('/api/v2/comments/{id}', { params: { id: parseWholeNumber(comment) } }),
        redirectTo: here({ mine: '1' })
      }
    },
    ({ action, id: to = '', comment: text = '' }) =>
      action === 'reply' ? `${here(toRestoredFields({ to, text }, ['to', 'text']))}#r${to}` : here()
  )
  if (form.response) return form.response
  const ownOnly = query.get('mine') === '1'
  const reviews = await toNullIfUnauthorized(
    toNullIfMissing(client.get(`/api/v2/${collection}/{id}/reviews`, { params: { id }, query: { page, mine: ownOnly } })).then(
      response => response ?? 'missing'
    )
  )
  if (!reviews) return astro.redirect(toLoginPath(locale, here({ mine: '1' })), 303)
  if (reviews === 'missing' || (page > 1 && !reviews.reviews.length)) return astro.rewrite('/404')
  if (form.submitted || ownOnly || query.has('text')) astro.response.headers.set('cache-control', 'private, no-store')
  else astro.cache.set({ maxAge: 60, swr: 86_400, tags: [reviewed.tag, ...tags, 'site'] })
  return {
    reviewed,
    reviews,
    page,
    mine: ownOnly,
    pending: ownOnly && query.has('pending'),
    answering: form.action === 'reply' ? form.fields['id'] : (query.get('to') ?? undefined),
    typed: form.fields['comment'] ?? query.get('text') ?? '',
    error: form.error
  }
}
