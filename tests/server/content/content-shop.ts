import type { TranslationContent } from '#domain/editing.ts'
import type { EditedEntry, EditedTranslation } from '#contract/edited-entry.ts'
import type { ErrorBody } from '#domain/errors.ts'
import type { StoredBlock } from '#domain/document.ts'
import type { Routes } from '#server/app.ts'
import { createSession } from '#server/identity/sessions.ts'
import { users } from '#server/identity/tables.ts'
import { authors } from '#server/content/author/tables.ts'
import { createCollaborationRoutes } from '#server/content/editor/collaboration-routes.ts'
import { createEditorRoutes } from '#server/content/editor/routes.ts'
import { createTopicRoutes } from '#server/content/topic-routes.ts'
import { contentSources } from '#server/sources.ts'
import { createContentRoutes } from '#server/content/routes.ts'
import { type DatabaseKind, USUAL_KIND } from '../database.ts'
import { furnishShop, openTestShop } from '../catalogue/small-shop.ts'
import { type Answer, askApp, requireOk } from '../shop.ts'

export { requireOk } from '../shop.ts'

export interface Person {
  userId: number
  ask: <Body = EditedEntry & EditedTranslation & ErrorBody>(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>
  ) => Promise<Answer<Body>>
}
export type ContentTest = Awaited<ReturnType<typeof openContentTest>>

export const createParagraph = (text: string): StoredBlock => ({ type: 'paragraph', text: [{ text }] })
export const createContent = (title: string, blocks: StoredBlock[] = [createParagraph(title)]): TranslationContent => ({
  title,
  summary: '',
  lead: '',
  blocks,
  seo_title: '',
  seo_description: ''
})

/** The entry as its editor gets it, with every draft. */
export const readEdited = async (person: Person, id: number): Promise<EditedEntry> =>
  requireOk(await person.ask<EditedEntry>('GET', `/articles/${id}?edit=1`))

/** What a save of an entry's settings sends. */
export const toSettings = ({ version, slug, author_id, image, image_alt, tags, series, comments_open }: EditedEntry) => ({
  version,
  slug,
  author_id,
  image,
  image_alt,
  tags,
  series,
  comments_open
})

/** A shop with users of the editor. */
export async function openContentTest(kind: DatabaseKind = USUAL_KIND, routes: readonly Routes[] = []) {
  const shop = await openTestShop(
    [createEditorRoutes, createTopicRoutes, createCollaborationRoutes, server => createContentRoutes(server, contentSources), ...routes],
    kind
  )
  await furnishShop(shop.db)
  const person = async (role: 'customer' | 'editor' | 'owner' = 'customer', firstName = 'Номин'): Promise<Person> => {
    const [user] = await shop.db.insert(users).values({ role, firstName, lastName: 'Бат' }).returning({ id: users.id })
    const userId = user?.id ?? 0
    const { token } = await createSession(shop.db, { kind: 'browser', userId, now: shop.server.now() })
    return { userId, ask: (method, path, body, headers) => askApp(shop.app, token, method, `/api/v2${path}`, body, headers) }
  }
  const guest = {
    ask: <Body>(method: string, path: string, body?: unknown) => askApp<Body>(shop.app, null, method, `/api/v2${path}`, body)
  }
  /**
   * Creates an article with a Mongolian translation at version 2.
   * @returns its id
   */
  const begin = async (writer: Person, title = 'Ямаа', blocks?: StoredBlock[]): Promise<number> => {
    const { body } = await writer.ask('POST', '/articles', { title })
    requireOk(await writer.ask('PUT', `/articles/${body.id}/texts/mn`, { version: 1, ...createContent(title, blocks) }))
    return body.id
  }
  const publish = async (editor: Person, id: number, locale = 'mn'): Promise<EditedTranslation> => {
    const { body } = await editor.ask('GET', `/articles/${id}?edit=1`)
    const version = body.texts[locale === 'mn' ? 'mn' : 'en']?.version
    return requireOk(await editor.ask('POST', `/articles/${id}/texts/${locale}/state`, { state: 'published', version }))
  }
  const author = async (slug: string): Promise<number> => {
    const [row] = await shop.db
      .insert(authors)
      .values({ slug, name: { mn: slug } })
      .returning({ id: authors.id })
    return row?.id ?? 0
  }
  return { ...shop, person, guest, begin, publish, author }
}
