import { isDeepStrictEqual } from 'node:util'
import { and, asc, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { StoredBlock } from '#domain/document.ts'
import type { EditedPage, EditedPageCard } from '#contract/page.ts'
import { ShopError } from '#domain/errors.ts'
import { localize, type Locale, LOCALES, type Localized } from '#domain/site.ts'
import type { Db } from '../../kernel/db/open.ts'
import { collectImageIds } from '#domain/document-text.ts'
import { addDocumentPictures } from '../library/library.ts'
import { withCurrentDocuments } from '../library/replaced.ts'
import { readPicturesById } from '../pictures.ts'
import { contentPages } from '../tables.ts'

interface PageInput {
  version: number
  title: Localized
  summary: Localized
  body: { mn: StoredBlock[]; en: StoredBlock[] }
  published: boolean
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
      deletedAt: contentPages.deletedAt,
      missing: selectMissingTranslations(contentPages.title, contentPages.body)
    })
    .from(contentPages)
    .orderBy(asc(contentPages.slug))
  return rows.map(({ slug, title, updatedAt, deletedAt, published, missing }) => ({
    slug,
    title: localize(title, locale),
    missing,
    published,
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

const isPage = (slug: string): SQL | undefined => and(eq(contentPages.slug, slug), isNull(contentPages.deletedAt))

/** @throws ShopError not_found */
export async function readEditedPage(db: Db, slug: string): Promise<EditedPage> {
  const [page] = await db.select().from(contentPages).where(isPage(slug))
  if (!page) throw new ShopError('not_found')
  const body = { mn: page.body.mn ?? [], en: page.body.en ?? [] }
  const pictures = await readPicturesById(db, collectImageIds([...body.mn, ...body.en]))
  return {
    slug,
    title: page.title,
    summary: page.summary,
    body,
    published: page.published,
    version: page.version,
    updated_at: page.updatedAt.toISOString(),
    pictures: [...pictures.values()].map(picture => ({ ...picture, alt: '' }))
  }
}

/**
 * Version 0 creates a page. `listed` is true where its menu entry has changed. @throws ShopError stale_save with the stored version,
 * validation where a deleted page has the slug
 */
export async function savePage(
  tx: Db,
  slug: string,
  { version, ...input }: PageInput,
  now: Date
): Promise<{ page: EditedPage; listed: boolean }> {
  const [existing] = await tx
    .select({
      version: contentPages.version,
      title: contentPages.title,
      published: contentPages.published,
      deletedAt: contentPages.deletedAt
    })
    .from(contentPages)
    .where(eq(contentPages.slug, slug))
    .for('update')
  if (existing?.deletedAt) throw new ShopError('validation', { fields: { slug: 'slug_deleted' } })
  if ((existing?.version ?? 0) !== version)
    throw new ShopError('stale_save', { yours: input, theirs: existing ? await readEditedPage(tx, slug) : null })
  const body = await withCurrentDocuments(tx, input.body)
  for (const locale of LOCALES) await addDocumentPictures(tx, body[locale], locale, null, now)
  const values = { ...input, body, version: version + 1, updatedAt: now }
  const written = existing
    ? await tx.update(contentPages).set(values).where(eq(contentPages.slug, slug)).returning({ slug: contentPages.slug })
    : await tx
        .insert(contentPages)
        .values({ slug, ...values })
        .onConflictDoNothing()
        .returning({ slug: contentPages.slug })
  if (!written.length) throw new ShopError('stale_save', { yours: input, theirs: await readEditedPage(tx, slug) })
  const was = existing?.published ? existing.title : null
  return { page: await readEditedPage(tx, slug), listed: !isDeepStrictEqual(was, input.published ? input.title : null) }
}

/** @throws ShopError not_found */
export async function deletePage(db: Db, slug: string, now: Date): Promise<void> {
  const deleted = await db
    .update(contentPages)
    .set({ deletedAt: now, published: false })
    .where(isPage(slug))
    .returning({ slug: contentPages.slug })
  if (!deleted.length) throw new ShopError('not_found')
}

/** Restores a deleted page, which is hidden then. @throws ShopError not_found */
export async function restorePage(db: Db, slug: string): Promise<void> {
  const restored = await db
    .update(contentPages)
    .set({ deletedAt: null })
    .where(and(eq(contentPages.slug, slug), isNotNull(contentPages.deletedAt)))
    .returning({ slug: contentPages.slug })
  if (!restored.length) throw new ShopError('not_found')
}
