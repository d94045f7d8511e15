import { isDeepStrictEqual } from 'node:util'
import { asc, eq, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { StoredBlock } from '#domain/document.ts'
import type { EditedPage, EditedPageCard } from '#contract/page.ts'
import { ShopError } from '#domain/errors.ts'
import { FIXED_PAGES } from '#domain/legal-page.ts'
import { localize, type Locale, LOCALES, type Localized } from '#domain/site.ts'
import type { Db } from '../../kernel/db/open.ts'
import { resolveSlug } from '../../kernel/slugs/former-slugs.ts'
import { lockSlugs } from '../../kernel/slugs/lock-slugs.ts'
import { collectImageIds } from '#domain/document-text.ts'
import { addDocumentPictures } from '../library/library.ts'
import { withCurrentDocuments } from '../library/replaced.ts'
import { readPicturesById } from '../pictures.ts'
import { readRevisionContent, savePageRevision } from '../page-history.ts'
import { isNotDeleted, moveRecord } from '../page-record.ts'
import { contentPages } from '../tables.ts'

interface PageInput {
  version: number
  title: Localized
  summary: Localized
  body: { mn: StoredBlock[]; en: StoredBlock[] }
  published: boolean
  draft?: boolean
  slug?: string | undefined
}

const columns = { slug: contentPages.slug, title: contentPages.title, updatedAt: contentPages.updatedAt }

/** Published pages by slug. */
export async function listPages(db: Db, locale: Locale): Promise<{ slug: string; title: string; updated_at: string }[]> {
  const rows = await db.select(columns).from(contentPages).where(eq(contentPages.published, true)).orderBy(asc(contentPages.slug))
  return rows.map(({ slug, title, updatedAt }) => ({ slug, title: localize(title, locale), updated_at: updatedAt.toISOString() }))
}

/** All pages, as editors list them, deleted ones, too. */
export async function listEditedPages(db: Db, locale: Locale): Promise<EditedPageCard[]> {
  const rows = await db
    .select({
      ...columns,
      published: contentPages.published,
      draft: sql<boolean>`${contentPages.draft} IS NOT NULL`,
      deletedAt: contentPages.deletedAt,
      missing: selectMissingTranslations(contentPages.title, contentPages.body)
    })
    .from(contentPages)
    .orderBy(asc(contentPages.slug))
  return rows.map(({ slug, title, updatedAt, deletedAt, published, draft, missing }) => ({
    slug,
    title: localize(title, locale),
    missing,
    published,
    draft,
    updated_at: updatedAt.toISOString(),
    deleted_at: deletedAt?.toISOString() ?? null
  }))
}

/** The languages without a title, or without a document that the other language has. */
export function selectMissingTranslations(title: PgColumn, body: PgColumn): SQL<Locale[]> {
  const blocks = (locale: Locale): SQL => sql`jsonb_array_length(coalesce(${body} -> ${locale}, '[]'))`
  const lacks = LOCALES.map(
    (locale): SQL =>
      sql`CASE WHEN coalesce(${title} ->> ${locale}, '') = '' OR (${blocks(locale)} = 0 AND ${blocks(toOtherLocale(locale))} > 0) THEN ${locale}::text END`
  )
  return sql<Locale[]>`array_remove(ARRAY[${sql.join(lacks, sql`, `)}], NULL)`
}

const toOtherLocale = (locale: Locale): Locale => (locale === 'mn' ? 'en' : 'mn')

/** As its next save would find it, or an earlier version. Also by a former slug. @throws ShopError not_found */
export async function readEditedPage(db: Db, named: string, version?: number): Promise<EditedPage> {
  const slug = await resolveSlug(db, 'page', named)
  const [page] = await db.select().from(contentPages).where(isNotDeleted('page', slug))
  if (!page) throw new ShopError('not_found')
  const content = version === undefined ? (page.draft ?? page) : await readRevisionContent(db, 'page', slug, version)
  const body = await withCurrentDocuments(db, { mn: content.body.mn ?? [], en: content.body.en ?? [] })
  const pictures = await readPicturesById(db, collectImageIds([...body.mn, ...body.en]))
  return {
    slug,
    title: content.title,
    summary: content.summary,
    body,
    published: page.published,
    draft: page.draft !== null,
    version: page.version,
    updated_at: page.updatedAt.toISOString(),
    pictures: [...pictures.values()].map(picture => ({ ...picture, alt: '' }))
  }
}

/**
 * Version 0 creates a page. `listed` is true where its menu entry has changed. @param userId null for a page of the demo
 * @throws ShopError stale_save with the stored version, validation where the slug is fixed, taken or that of a deleted page
 */
export async function savePage(
  tx: Db,
  named: string,
  { version, published, draft = false, slug: wanted, ...input }: PageInput,
  userId: number | null,
  now: Date
): Promise<{ page: EditedPage; listed: boolean }> {
  await lockSlugs(tx, 'page')
  const slug = version === 0 ? named : await resolveSlug(tx, 'page', named)
  const [existing] = await tx.select().from(contentPages).where(eq(contentPages.slug, slug)).for('update')
  if (existing?.deletedAt) throw new ShopError('validation', { fields: { slug: 'slug_deleted' } })
  const stale = async (): Promise<ShopError> =>
    new ShopError('stale_save', { yours: { ...input, published }, theirs: existing ? await readEditedPage(tx, slug) : null })
  if ((existing?.version ?? 0) !== version) throw await stale()
  const body = await withCurrentDocuments(tx, input.body)
  for (const locale of LOCALES) await addDocumentPictures(tx, body[locale], locale, null, now)
  const content = { ...input, body }
  const isDraft = draft && existing?.published === true
  const isPublished = published && !draft
  const values = isDraft
    ? { draft: content, version: version + 1 }
    : { ...content, published: isPublished, draft: null, version: version + 1, updatedAt: now }
  if (existing) await tx.update(contentPages).set(values).where(eq(contentPages.slug, slug))
  else {
    const created = { slug, ...content, published: isPublished, updatedAt: now }
    const written = await tx.insert(contentPages).values(created).onConflictDoNothing().returning({ slug: contentPages.slug })
    if (!written.length) throw await stale()
  }
  await savePageRevision(
    tx,
    'page',
    slug,
    { version: version + 1, content, state: draft ? 'draft' : published ? 'published' : 'hidden', savedAt: now, savedBy: userId },
    existing ? toSavedVersion(existing) : null
  )
  const moved = existing && !isDraft && wanted !== undefined && wanted !== slug
  if (moved && FIXED_PAGES.has(slug)) throw new ShopError('validation', { fields: { slug: 'slug_fixed' } })
  if (moved) await moveRecord(tx, 'page', slug, wanted)
  const page = await readEditedPage(tx, moved ? wanted : slug)
  const listing = (is: boolean, title: Localized, at: string) => (is ? { title, at } : null)
  const was = existing ? listing(existing.published, existing.title, slug) : null
  const isNow = isDraft ? was && { ...was, at: page.slug } : listing(isPublished, input.title, page.slug)
  return { page, listed: !isDeepStrictEqual(was, isNow) }
}

const toSavedVersion = ({ version, title, summary, body, published, updatedAt }: typeof contentPages.$inferSelect) => ({
  version,
  content: { title, summary, body },
  state: published ? ('published' as const) : ('hidden' as const),
  savedAt: updatedAt,
  savedBy: null
})
