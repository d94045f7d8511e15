import { and, desc, eq, inArray, isNotNull, isNull, type SQL } from 'drizzle-orm'
import type { StoredBlock } from '#domain/document.ts'
import type { EditedPromotion, EditedPromotionCard } from '#contract/promotion.ts'
import { ShopError } from '#domain/errors.ts'
import { localize, type Locale, type Localized } from '#domain/site.ts'
import type { Db } from '../../kernel/db/open.ts'
import { images } from '../../kernel/images/tables.ts'
import { products } from '../../catalogue/index.ts'
import { selectMissingTranslations } from '../editor/pages.ts'
import { collectImageIds } from '#domain/document-text.ts'
import { readCurrentPictureId, withCurrentDocuments } from '../library/replaced.ts'
import { readPicturesById } from '../pictures.ts'
import { promotions } from './tables.ts'

interface PromotionInput {
  version: number
  title: Localized
  summary: Localized
  image: { id: string } | null
  image_alt: Localized
  body: { mn: StoredBlock[]; en: StoredBlock[] }
  products: string[]
  starts_at: string
  ends_at: string | null
  published: boolean
}

/** All promotions, including past, upcoming, hidden and deleted ones, newest first. */
export async function listEditedPromotions(db: Db, locale: Locale): Promise<EditedPromotionCard[]> {
  const rows = await db
    .select({
      slug: promotions.slug,
      title: promotions.title,
      missing: selectMissingTranslations(promotions.title, promotions.body),
      published: promotions.published,
      deletedAt: promotions.deletedAt,
      startsAt: promotions.startsAt,
      endsAt: promotions.endsAt,
      alt: promotions.imageAlt,
      image: { id: images.id, width: images.width, height: images.height }
    })
    .from(promotions)
    .leftJoin(images, eq(images.id, promotions.imageId))
    .orderBy(desc(promotions.startsAt), desc(promotions.id))
  return rows.map(({ title, startsAt, endsAt, deletedAt, alt, image, ...row }) => ({
    ...row,
    title: localize(title, locale),
    image: image && { ...image, alt: localize(alt, locale) },
    starts_at: startsAt.toISOString(),
    ends_at: endsAt?.toISOString() ?? null,
    deleted_at: deletedAt?.toISOString() ?? null
  }))
}

const isPromotion = (slug: string): SQL | undefined => and(eq(promotions.slug, slug), isNull(promotions.deletedAt))

/** @throws ShopError promotion_not_found */
export async function readEditedPromotion(db: Db, slug: string): Promise<EditedPromotion> {
  const [row] = await db.select().from(promotions).where(isPromotion(slug))
  if (!row) throw new ShopError('promotion_not_found')
  const body = { mn: row.body.mn ?? [], en: row.body.en ?? [] }
  const pictures = await readPicturesById(db, [...collectImageIds([...body.mn, ...body.en]), ...(row.imageId ? [row.imageId] : [])])
  const image = row.imageId === null ? null : (pictures.get(row.imageId) ?? null)
  return {
    slug: row.slug,
    title: row.title,
    summary: row.summary,
    image: image && { ...image, alt: '' },
    image_alt: row.imageAlt,
    body,
    products: row.products,
    starts_at: row.startsAt.toISOString(),
    ends_at: row.endsAt?.toISOString() ?? null,
    published: row.published,
    version: row.version,
    pictures: [...pictures.values()].map(picture => ({ ...picture, alt: '' }))
  }
}

/**
 * Version 0 creates a promotion. @throws ShopError stale_save with the stored version, image_unknown, product_unknown, validation where
 * a deleted promotion has the slug
 */
export async function savePromotion(tx: Db, slug: string, { version, ...input }: PromotionInput): Promise<EditedPromotion> {
  const [existing] = await tx
    .select({ version: promotions.version, deletedAt: promotions.deletedAt })
    .from(promotions)
    .where(eq(promotions.slug, slug))
    .for('update')
  if (existing?.deletedAt) throw new ShopError('validation', { fields: { slug: 'slug_deleted' } })
  const stale = async (): Promise<ShopError> =>
    new ShopError('stale_save', { yours: input, theirs: existing ? await readEditedPromotion(tx, slug) : null })
  if ((existing?.version ?? 0) !== version) throw await stale()
  await checkReferences(tx, input)
  const values = {
    title: input.title,
    summary: input.summary,
    imageId: await readCurrentPictureId(tx, input.image?.id ?? null),
    imageAlt: input.image_alt,
    body: await withCurrentDocuments(tx, input.body),
    products: input.products,
    startsAt: new Date(input.starts_at),
    endsAt: input.ends_at === null ? null : new Date(input.ends_at),
    published: input.published,
    version: version + 1
  }
  const written = existing
    ? await tx.update(promotions).set(values).where(eq(promotions.slug, slug)).returning({ id: promotions.id })
    : await tx
        .insert(promotions)
        .values({ slug, ...values })
        .onConflictDoNothing()
        .returning({ id: promotions.id })
  if (!written.length) throw await stale()
  return readEditedPromotion(tx, slug)
}

async function checkReferences(tx: Db, { image, products: slugs }: Pick<PromotionInput, 'image' | 'products'>): Promise<void> {
  if (image && !(await tx.$count(images, eq(images.id, image.id))))
    throw new ShopError('validation', { fields: { image: 'image_unknown' } })
  if (!slugs.length) return
  const existingSlugs = new Set(
    (await tx.select({ slug: products.slug }).from(products).where(inArray(products.slug, slugs))).map(row => row.slug)
  )
  const missing = slugs.filter(slug => !existingSlugs.has(slug))
  if (missing.length) throw new ShopError('validation', { fields: { products: 'product_unknown' }, slugs: missing.join(', ') })
}

/** @throws ShopError promotion_not_found */
export async function deletePromotion(db: Db, slug: string, now: Date): Promise<void> {
  const deleted = await db
    .update(promotions)
    .set({ deletedAt: now, published: false })
    .where(isPromotion(slug))
    .returning({ id: promotions.id })
  if (!deleted.length) throw new ShopError('promotion_not_found')
}

/** Restores a deleted promotion, which is hidden then. @throws ShopError promotion_not_found */
export async function restorePromotion(db: Db, slug: string): Promise<void> {
  const restored = await db
    .update(promotions)
    .set({ deletedAt: null })
    .where(and(eq(promotions.slug, slug), isNotNull(promotions.deletedAt)))
    .returning({ id: promotions.id })
  if (!restored.length) throw new ShopError('promotion_not_found')
}
