import type { AstroGlobal } from 'astro'
import type { ApiError } from '#client/client.ts'
import type { EntryComment } from '#contract/comment.ts'
import { ENTRY_LISTS, type EntryKind } from '#domain/content.ts'
import type { Entry } from '#contract/content.ts'
import { toLocalPath } from '#i18n/path.ts'
import { toNullIfMissing } from '#client/or-null.ts'
import { toRestoredFields } from '../form/login-redirect.ts'
import { handleForm } from '../form/form-action.ts'
import { type Fields, parseWholeNumber } from '../form/form.ts'
import { toEntryPath } from './entry-path.ts'

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
  error: ApiError | null
}

/**
 * The page of all comments: writing, replying and deleting without JavaScript.
 * @returns the page's data, or the response to return
 */
export async function handleComments(kind: EntryKind, name: string, astro: AstroGlobal): Promise<CommentsPage | Response> {
  const { locale, client } = astro.locals
  astro.response.headers.set('cache-control', 'private, no-store')
  const entry = await toNullIfMissing(client.get(`/api/v2/${ENTRY_LISTS[kind]}/{slug}`, { params: { slug: name } }))
  if (!entry) return astro.rewrite('/404')
  const here = `${toLocalPath(locale, toEntryPath(entry))}/comments`
  const query = astro.url.searchParams
  const write = async ({ comment = '', reply_id: replyId }: Fields) => {
    const reply = parseWholeNumber(replyId)
    return reply > 0
      ? client.post('/api/v2/comments', { body: { reply_id: reply, comment } })
      : client.post(`/api/v2/${ENTRY_LISTS[kind]}/{id}/comments`, { params: { id: entry.id }, body: { comment } })
  }
  const form = await handleForm(
    astro,
    {
      write: { submit: write, redirectTo: ({ id, state }) => `${here}${state === 'pending' ? '?pending=1' : ''}#c${id}` },
      delete: {
        submit: ({ id }) => client.delete('/api/v2/comments/{id}', { params: { id: parseWholeNumber(id) } }),
        redirectTo: `${here}#comments`
      }
    },
    ({ reply_id: to = '', comment: text = '' }) => `${here}?${toRestoredFields({ to, text }, ['to', 'text'])}#write`
  )
  if (form.response) return form.response
  const typed = form.submitted ? form.fields : { comment: query.get('text') ?? '', reply_id: query.get('to') ?? '' }
  const requestedPage = parseWholeNumber(query.get('page') ?? '1')
  const { comments, page, more } = await client.get(`/api/v2/${ENTRY_LISTS[kind]}/{id}/comments`, {
    params: { id: entry.id },
    query: { page: requestedPage > 0 ? requestedPage : 1 }
  })
  const answering = comments.find(({ id }) => String(id) === typed['reply_id']) ?? null
  return { entry, comments, page, more, answering, typed: typed['comment'] ?? '', pending: query.has('pending'), error: form.error }
}
