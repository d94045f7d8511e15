import { randomBytes } from 'node:crypto'
import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Entry } from '#contract/content.ts'
import { DAY_MS } from '#domain/day.ts'
import { ShopError } from '#domain/errors.ts'
import { localize, type Locale } from '#domain/site.ts'
import type { Db } from '../../kernel/db/open.ts'
import { authors } from '../author/tables.ts'
import { readDocument } from '../blocks.ts'
import { countReadingMinutes } from '#domain/document-text.ts'
import { readPicturesById } from '../pictures.ts'
import { entries } from '../tables.ts'
import { readTagNames } from '../topic-names.ts'
import { readDraft, toWorkingSettings } from './drafts.ts'
import { entryPreviews } from './tables.ts'

const PREVIEW_MS = 3 * DAY_MS

interface PreviewLink {
  token: string
  path: string
  expires_at: string
}
const toLink = ({ token, expiresAt }: { token: string; expiresAt: Date }): PreviewLink => ({
  token,
  path: `/preview/${token}`,
  expires_at: expiresAt.toISOString()
})
const isOf = (entryId: number, locale: Locale) => and(eq(entryPreviews.entryId, entryId), eq(entryPreviews.locale, locale))

/** The link that is valid now. */
export async function findPreviewLink(db: Db, entryId: number, locale: Locale, now: Date): Promise<PreviewLink | null> {
  const [row] = await db
    .select()
    .from(entryPreviews)
    .where(and(isOf(entryId, locale), gt(entryPreviews.expiresAt, now)))
  return row ? toLink(row) : null
}

/** A link for reading the working copy of a translation, for a limited time. The one before ends. */
export async function createPreviewLink(db: Db, entryId: number, locale: Locale, now: Date): Promise<PreviewLink> {
  const values = { token: randomBytes(32).toString('base64url'), expiresAt: new Date(now.getTime() + PREVIEW_MS) }
  await db
    .insert(entryPreviews)
    .values({ entryId, locale, ...values })
    .onConflictDoUpdate({ target: [entryPreviews.entryId, entryPreviews.locale], set: values })
  return toLink(values)
}

export async function revokePreviewLink(db: Db, entryId: number, locale: Locale): Promise<void> {
  await db.delete(entryPreviews).where(isOf(entryId, locale))
}

/** @throws ShopError preview_expired for a link that has expired, was replaced, revoked or never existed */
export async function readPreview(db: Db, token: string, now: Date): Promise<Entry> {
  const [found] = await db
    .select({ entry: entries, locale: entryPreviews.locale })
    .from(entryPreviews)
    .innerJoin(entries, and(eq(entries.id, entryPreviews.entryId), isNull(entries.deletedAt)))
    .where(and(eq(entryPreviews.token, token), gt(entryPreviews.expiresAt, now)))
  if (!found) throw new ShopError('preview_expired')
  const { entry, locale } = found
  const draft = await readDraft(db, entry.id, locale)
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
