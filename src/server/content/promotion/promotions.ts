import { and, desc, eq, gt, isNull, lte, or, type SQL } from 'drizzle-orm'
import type { Promotion, PromotionCard } from '#contract/promotion.ts'
import { ShopError } from '#domain/errors.ts'
import { localize, type Locale } from '#domain/site.ts'
import type { Db } from '../../kernel/db/open.ts'
import { images } from '../../kernel/images/tables.ts'
import { findBySlug } from '../../kernel/slugs/former-slugs.ts'
import { readCardsBySlug, readDocument } from '../blocks.ts'
import { localizeDocument } from '../pages.ts'
import { readPicturesById } from '../pictures.ts'
import { type PromotionContent, promotions } from './tables.ts'

const MAX_PROMOTIONS = 100

const isRunning = (now: Date): SQL | undefined =>
  and(eq(promotions.published, true), lte(promotions.startsAt, now), or(isNull(promotions.endsAt), gt(promotions.endsAt, now)))

const columns = { promotion: promotions, image: { id: images.id, width: images.width, height: images.height } }
type Row = { promotion: typeof promotions.$inferSelect; image: { id: string; width: number; height: number } | null }

/** Running promotions, newest first. */
export async function listPromotions(db: Db, now: Date, locale: Locale): Promise<PromotionCard[]> {
  const rows = await db
    .select(columns)
    .from(promotions)
    .leftJoin(images, eq(images.id, promotions.imageId))
    .where(isRunning(now))
    .orderBy(desc(promotions.startsAt), desc(promotions.id))
    .limit(MAX_PROMOTIONS)
  return rows.map(row => toCard(row, locale))
}

/** Also by a former slug. @param hidden includes past, upcoming and hidden promotions, and changes @throws ShopError promotion_not_found */
export async function findPromotion(db: Db, slug: string, now: Date, locale: Locale, { hidden = false } = {}): Promise<Promotion> {
  const found = await findBySlug(db, 'promotion', slug, named =>
    db
      .select(columns)
      .from(promotions)
      .leftJoin(images, eq(images.id, promotions.imageId))
      .where(and(eq(promotions.slug, named), hidden ? isNull(promotions.deletedAt) : isRunning(now)))
  )
  if (!found) throw new ShopError('promotion_not_found')
  const row = hidden ? await withDraft(db, found) : found
  const cards = await readCardsBySlug(db, row.promotion.products, now, locale)
  const { document } = localizeDocument(row.promotion.body, locale)
  const { blocks } = await readDocument(db, document, now, locale)
  return { ...toCard(row, locale), blocks, products: row.promotion.products.flatMap(each => cards.get(each) ?? []) }
}

export const toColumns = ({ startsAt, endsAt, ...content }: PromotionContent) => ({
  ...content,
  startsAt: new Date(startsAt),
  endsAt: endsAt === null ? null : new Date(endsAt)
})

/** As it will be once its changes are published. */
async function withDraft(db: Db, row: Row): Promise<Row> {
  const { draft } = row.promotion
  if (!draft) return row
  const pictures = await readPicturesById(db, draft.imageId ? [draft.imageId] : [])
  return { promotion: { ...row.promotion, ...toColumns(draft) }, image: pictures.get(draft.imageId ?? '') ?? null }
}

function toCard({ promotion, image }: Row, locale: Locale): PromotionCard {
  const title = localize(promotion.title, locale)
  return {
    slug: promotion.slug,
    title,
    summary: localize(promotion.summary, locale),
    image: image && { ...image, alt: localize(promotion.imageAlt, locale) || title },
    starts_at: promotion.startsAt.toISOString(),
    ends_at: promotion.endsAt?.toISOString() ?? null
  }
}
