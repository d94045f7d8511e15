import { and, eq, isNull } from 'drizzle-orm'
import type { ContentPage } from '#contract/page.ts'
import type { StoredBlock } from '#domain/document.ts'
import { ShopError } from '#domain/errors.ts'
import { localize, type Locale } from '#domain/site.ts'
import type { Db } from '../kernel/db/open.ts'
import { findBySlug } from '../kernel/slugs/former-slugs.ts'
import { readDocument } from './blocks.ts'
import { contentPages } from './tables.ts'

/** Also by a former slug. @param hidden includes unpublished pages and changes @throws ShopError not_found */
export async function findPage(db: Db, slug: string, now: Date, locale: Locale, { hidden = false } = {}): Promise<ContentPage> {
  const page = await findBySlug(db, 'page', slug, named =>
    db
      .select()
      .from(contentPages)
      .where(and(eq(contentPages.slug, named), hidden ? isNull(contentPages.deletedAt) : contentPages.published))
  )
  if (!page) throw new ShopError('not_found')
  const { title, summary, body: bodies } = (hidden && page.draft) || page
  const body = localizeDocument(bodies, locale)
  return {
    slug: page.slug,
    title: localize(title, locale),
    summary: localize(summary, locale),
    locale: body.locale,
    ...(await readDocument(db, body.document, now, locale)),
    updated_at: page.updatedAt.toISOString()
  }
}

/** The document in the request's language, else in the other one. */
export function localizeDocument(
  body: { mn?: StoredBlock[]; en?: StoredBlock[] },
  locale: Locale
): { locale: Locale; document: StoredBlock[] } {
  const other: Locale = locale === 'mn' ? 'en' : 'mn'
  const own = body[locale]
  if (own?.length || !body[other]?.length) return { locale, document: own ?? [] }
  return { locale: other, document: body[other] ?? [] }
}
