import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import type { Entry } from '#contract/content.ts'
import { DAY_MS } from '#domain/day.ts'
import { ShopError } from '#domain/errors.ts'
import { localize, LOCALES, type Locale } from '#domain/site.ts'
import type { Db } from '../../kernel/db/open.ts'
import { authors } from '../author/tables.ts'
import { readDocument } from '../blocks.ts'
import { countReadingMinutes } from '#domain/document-text.ts'
import { readPicturesById } from '../pictures.ts'
import { entries, serverSecrets } from '../tables.ts'
import { readTagNames } from '../topic-names.ts'
import { readDraft, toWorkingSettings } from './drafts.ts'

export const PREVIEW_MS = 3 * DAY_MS

/** The signing key that all nodes share; created on first use. */
async function readPreviewKey(db: Db): Promise<string> {
  const read = async () => (await db.select().from(serverSecrets).where(eq(serverSecrets.name, 'preview')))[0]?.secret
  const existing = await read()
  if (existing) return existing
  await db
    .insert(serverSecrets)
    .values({ name: 'preview', secret: randomBytes(32).toString('base64url') })
    .onConflictDoNothing()
  return (await read()) ?? ''
}

const sign = (content: string, key: string): string => createHmac('sha256', key).update(content).digest('base64url')

/** A bearer token for reading the working copy of a translation until `until`. */
export async function createPreviewToken(db: Db, entryId: number, locale: Locale, until: Date): Promise<string> {
  const content = `${entryId}.${locale}.${Math.floor(until.getTime() / 1000)}`
  return `${content}.${sign(content, await readPreviewKey(db))}`
}

/** @throws ShopError entry_not_found for an invalid token, preview_expired */
export async function readPreview(db: Db, token: string, now: Date): Promise<Entry> {
  const [, content = '', id = '', language = '', seconds = '', signature = ''] =
    /^((\d{1,10})\.(mn|en)\.(\d{1,12}))\.([\w-]{43})$/.exec(token) ?? []
  const locale = LOCALES.find(value => value === language)
  const expected = Buffer.from(sign(content, await readPreviewKey(db)))
  const actual = Buffer.from(signature)
  if (!locale || actual.length !== expected.length || !timingSafeEqual(actual, expected)) throw new ShopError('entry_not_found')
  if (Number(seconds) * 1000 <= now.getTime()) throw new ShopError('preview_expired')
  const [entry] = await db
    .select()
    .from(entries)
    .where(and(eq(entries.id, Number(id)), isNull(entries.deletedAt)))
  const draft = entry && (await readDraft(db, entry.id, locale))
  if (!draft) throw new ShopError('entry_not_found')
  const settings = toWorkingSettings(entry)
  const [author] = await db.select().from(authors).where(eq(authors.id, settings.authorId))
  if (!author) throw new ShopError('entry_not_found')
  const { content: text } = draft
  const names = await readTagNames(db)
  const cover = (await readPicturesById(db, settings.imageId ? [settings.imageId] : [])).get(settings.imageId ?? '')
  const video = entry.kind === 'media' ? text.blocks.find(block => block.type === 'video') : undefined
  return {
    id: entry.id,
    kind: entry.kind,
    slug: settings.slug,
    title: text.title,
    summary: text.summary,
    locale,
    tags: settings.tags.map(code => ({ code, name: localize(names.get(code), locale) || code })),
    author: { id: author.id, slug: author.slug, name: localize(author.name, locale), avatar: author.avatar },
    image: cover
      ? {
          ...cover,
          alt: localize(settings.imageAlt, locale) || text.title,
          ...(settings.imageFraming ? { framing: settings.imageFraming } : {})
        }
      : null,
    published_at: (draft.publishedAt ?? draft.scheduledAt ?? draft.savedAt).toISOString(),
    reading_minutes: countReadingMinutes(text.blocks),
    looks: text.blocks.filter(block => block.type === 'look').length,
    video: video ? { seconds: video.seconds ?? 0 } : null,
    lead: text.lead,
    seo_title: text.seo_title || text.title,
    seo_description: text.seo_description || text.summary || text.lead,
    ...(await readDocument(db, text.blocks, now, locale)),
    updated_at: draft.savedAt.toISOString(),
    locales: [locale],
    comments_open: false,
    comment_count: 0,
    series: null,
    next: null,
    related: [],
    moved_to: null
  }
}
