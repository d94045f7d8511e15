import type { EntryComment } from '#contract/comment.ts'
import { ENTRY_LISTS, type EntryKind } from '#domain/content.ts'
import type { Entry } from '#contract/content.ts'
import { localPath } from '#i18n/path.ts'
import { orNull } from '#client/or-null.ts'
import { isUnavailable, readForm, toApiError, parseWholeNumber } from '../form/form.ts'
import { entryPath } from './entry-path.ts'

export interface CommentsPage {
  entry: Entry
  comments: readonly EntryComment[]
  page: number
  more: boolean
  /** The comment being replied to. */
  answering: EntryComment | null
  typed: string
  /** The user's new comment waits for moderation. */
  pending: boolean
  refused: { status: number; message: string } | null
}
type CommentsResult = CommentsPage | { redirect: string; status: 301 | 303 } | { missing: true }

/** The page of all comments: writing, replying and deleting without JavaScript. */
export async function handleComments(kind: EntryKind, name: string, request: Request, locals: App.Locals): Promise<CommentsResult> {
  const { locale, client, t } = locals
  const entry = await orNull(client.get(`/api/v2/${ENTRY_LISTS[kind]}/{slug}`, { params: { slug: name } }))
  if (!entry) return { missing: true }
  const path = localPath(locale, entryPath(entry))
  const here = `${path}/comments`
  const query = new URL(request.url).searchParams
  let typed: Record<string, string> = { comment: query.get('text') ?? '', reply_id: query.get('to') ?? '' }
  let refused: CommentsPage['refused'] = null
  if (request.method === 'POST') {
    typed = await readForm(request)
    try {
      if (typed['action'] === 'delete') {
        await client.delete('/api/v2/comments/{id}', { params: { id: parseWholeNumber(typed['id']) } })
        return { redirect: `${here}#comments`, status: 303 }
      }
      const reply = parseWholeNumber(typed['reply_id'])
      const comment = typed['comment'] ?? ''
      const created = await (reply > 0
        ? client.post('/api/v2/comments', { body: { reply_id: reply, comment } })
        : client.post(`/api/v2/${ENTRY_LISTS[kind]}/{id}/comments`, { params: { id: entry.id }, body: { comment } }))
      return { redirect: `${here}${created.state === 'pending' ? '?pending=1' : ''}#c${created.id}`, status: 303 }
    } catch (error) {
      const refusal = toApiError(error)
      if (refusal.status === 401) {
        const stored = new URLSearchParams({ to: typed['reply_id'] ?? '', text: (typed['comment'] ?? '').slice(0, 1000) })
        const from = encodeURIComponent(`${here}?${stored}#write`)
        return { redirect: `${localPath(locale, '/login')}?required=1&from=${from}`, status: 303 }
      }
      const message = Object.values(refusal.body.errors ?? {})[0]?.[0] ?? refusal.message
      refused = { status: refusal.status || 503, message: isUnavailable(refusal) ? t('errors:unavailable') : message }
    }
  }
  const requestedPage = parseWholeNumber(query.get('page') ?? '1')
  const { comments, page, more } = await client.get(`/api/v2/${ENTRY_LISTS[kind]}/{id}/comments`, {
    params: { id: entry.id },
    query: { page: requestedPage > 0 ? requestedPage : 1 }
  })
  const answering = comments.find(({ id }) => String(id) === typed['reply_id']) ?? null
  return { entry, comments, page, more, answering, typed: typed['comment'] ?? '', pending: query.has('pending'), refused }
}
