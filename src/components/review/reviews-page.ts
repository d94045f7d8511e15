import type { ReviewPage } from '#contract/review.ts'
import { localPath } from '#i18n/path.ts'
import { found } from '#client/found.ts'
import { asked, keptFields, loginFirst } from '../account/visitor.ts'
import { isAway, pageIn, readForm, refusalOf, wholeNumber, wordsOf } from '../form/form.ts'
import type { Reviewed } from './reviewed.ts'

const USEFUL = 5
const USELESS = 1

export interface ReviewsPage {
  reviewed: Reviewed
  reviews: ReviewPage
  page: number
  /** With one's own told apart, to take them away. */
  mine: boolean
  /** A reply was just written, and is looked at before others see it. */
  waiting: boolean
  /** The review that is being answered. */
  answering: string | undefined
  typed: string
  refused: { status: number; message: string } | null
  /** The same for everybody. */
  shared: boolean
}
type Answer = ReviewsPage | { redirect: string } | { missing: true }

/** Every written review of a thing. Replies and praise are posted here, so that both work without JavaScript. */
export async function answerReviews(
  reviewed: Reviewed,
  { request, url }: { request: Request; url: URL },
  locals: App.Locals
): Promise<Answer> {
  const { locale, client, t } = locals
  const { collection, id } = reviewed
  const query = url.searchParams
  const page = pageIn(query)
  /** Where one was, so that what is answered is there again. */
  const here = (more: Record<string, string> | URLSearchParams = {}): string => {
    const all = new URLSearchParams([...(page > 1 ? [['page', String(page)]] : []), ...new URLSearchParams(more)])
    return localPath(locale, `${reviewed.path}/reviews${all.size ? `?${all}` : ''}`)
  }
  const posted = request.method === 'POST'
  const typed: Record<string, string> = posted ? await readForm(request) : {}
  let refused: ReviewsPage['refused'] = null
  if (posted) {
    const commentId = wholeNumber(typed['id'])
    try {
      if (typed['action'] === 'reply') {
        const made = await client.post('/api/v2/comments', { body: { reply_id: commentId, comment: typed['comment'] ?? '' } })
        return { redirect: `${here({ mine: '1', ...(made.state === 'waiting' && { waiting: '1' }) })}#r${made.id}` }
      }
      if (typed['action'] === 'delete') {
        await client.delete('/api/v2/comments/{id}', { params: { id: commentId } })
        return { redirect: here({ mine: '1' }) }
      }
      const rating = typed['action'] === 'useless' ? USELESS : USEFUL
      await client.put('/api/v2/comments/{id}/review', { params: { id: commentId }, body: { rating } })
      return { redirect: `${here()}#r${commentId}` }
    } catch (error) {
      const refusal = refusalOf(error)
      if (refusal.status === 401) {
        const to = typed['id'] ?? ''
        const kept = keptFields({ to, text: typed['comment'] ?? '' }, ['to', 'text'])
        return { redirect: loginFirst(locale, typed['action'] === 'reply' ? `${here(kept)}#r${to}` : here()) }
      }
      refused = { status: refusal.status || 503, message: isAway(refusal) ? t('errors:unavailable') : wordsOf(refusal) }
    }
  }
  const mine = query.get('mine') === '1'
  const reviews = await asked(
    found(client.get(`/api/v2/${collection}/{id}/reviews`, { params: { id }, query: { page, mine } })).then(answer => answer ?? 'missing')
  )
  if (!reviews) return { redirect: loginFirst(locale, here({ mine: '1' })) }
  if (reviews === 'missing' || (page > 1 && !reviews.reviews.length)) return { missing: true }
  return {
    reviewed,
    reviews,
    page,
    mine,
    waiting: mine && query.has('waiting'),
    answering: typed['action'] === 'reply' ? typed['id'] : (query.get('to') ?? undefined),
    typed: typed['comment'] ?? query.get('text') ?? '',
    refused,
    shared: !posted && !mine && !query.has('text')
  }
}
