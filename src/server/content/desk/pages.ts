import { asc, eq } from 'drizzle-orm'
import type { StoredBlock } from '#domain/document.ts'
import type { EditedPage } from '#domain/editing.ts'
import { ShopError } from '#domain/errors.ts'
import { localized, type Locale, type Localized } from '#domain/site.ts'
import type { Db } from '../../db/open.ts'
import { imageIds } from '../facts.ts'
import { picturesById } from '../pictures.ts'
import { contentPages } from '../tables.ts'

export interface PageInput {
  version: number
  title: Localized
  summary: Localized
  body: { mn: StoredBlock[]; en: StoredBlock[] }
}

/** Pages by their addresses. */
export async function listPages(db: Db, locale: Locale): Promise<{ slug: string; title: string; updated_at: string }[]> {
  const rows = await db
    .select({ slug: contentPages.slug, title: contentPages.title, updatedAt: contentPages.updatedAt })
    .from(contentPages)
    .orderBy(asc(contentPages.slug))
  return rows.map(({ slug, title, updatedAt }) => ({ slug, title: localized(title, locale), updated_at: updatedAt.toISOString() }))
}

/** @throws ShopError not_found */
export async function editedPage(db: Db, slug: string): Promise<EditedPage> {
  const [page] = await db.select().from(contentPages).where(eq(contentPages.slug, slug))
  if (!page) throw new ShopError('not_found')
  const body = { mn: page.body.mn ?? [], en: page.body.en ?? [] }
  const pictures = await picturesById(db, imageIds([...body.mn, ...body.en]))
  return {
    slug,
    title: page.title,
    summary: page.summary,
    body,
    version: page.version,
    updated_at: page.updatedAt.toISOString(),
    pictures: [...pictures.values()].map(picture => ({ ...picture, alt: '' }))
  }
}

/** Version 0 makes a new page. @throws ShopError stale_save with what is there */
export async function savePage(tx: Db, slug: string, { version, ...input }: PageInput, now: Date): Promise<EditedPage> {
  const [known] = await tx.select({ version: contentPages.version }).from(contentPages).where(eq(contentPages.slug, slug)).for('update')
  if ((known?.version ?? 0) !== version)
    throw new ShopError('stale_save', { yours: input, theirs: known ? await editedPage(tx, slug) : null })
  const values = { ...input, version: version + 1, updatedAt: now }
  const written = known
    ? await tx.update(contentPages).set(values).where(eq(contentPages.slug, slug)).returning({ slug: contentPages.slug })
    : await tx
        .insert(contentPages)
        .values({ slug, ...values })
        .onConflictDoNothing()
        .returning({ slug: contentPages.slug })
  if (!written.length) throw new ShopError('stale_save', { yours: input, theirs: await editedPage(tx, slug) })
  return editedPage(tx, slug)
}
