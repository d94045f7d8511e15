import { desc, eq, sql } from 'drizzle-orm'
import type { StoredBlock } from '#domain/document.ts'
import type { EditedPromotion, EditedPromotionCard } from '#contract/promotion.ts'
import { ShopError } from '#domain/errors.ts'
import { localize, type Locale, type Localized } from '#domain/site.ts'
import type { Db } from '../../kernel/db/open.ts'
import { resolveSlug } from '../../kernel/slugs/former-slugs.ts'
import { lockSlugs } from '../../kernel/slugs/lock-slugs.ts'
import { images } from '../../kernel/images/tables.ts'
import { readCurrentSlugs } from '../../catalogue/index.ts'
import { selectMissingTranslations } from '../editor/pages.ts'
import { collectImageIds } from '#domain/document-text.ts'
import { readCurrentPictureId, withCurrentDocuments } from '../library/replaced.ts'
import { readPicturesById } from '../pictures.ts'
import { readRevisionContent, savePageRevision } from '../page-history.ts'
import { isNotDeleted, moveRecord } from '../page-record.ts'
import { toColumns } from './promotions.ts'
import { type PromotionContent, promotions } from './tables.ts'

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
  draft?: boolean
  slug?: string | undefined
}

type PromotionRow = typeof promotions.$inferSelect

/** All promotions, including past, upcoming, hidden and deleted ones, newest first. */
export async function listEditedPromotions(db: Db, locale: Locale): Promise<EditedPromotionCard[]> {
  const rows = await db
    .select({
      slug: promotions.slug,
      title: promotions.title,
      missing: selectMissingTranslations(promotions.title, promotions.body),
      published: promotions.published,
      draft: sql<boolean>`${promotions.draft} IS NOT NULL`,
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

/** As its next save would find it, or an earlier version. Also by a former slug. @throws ShopError promotion_not_found */
export async function readEditedPromotion(db: Db, named: string, version?: number): Promise<EditedPromotion> {
  const slug = await resolveSlug(db, 'promotion', named)
  const [row] = await db.select().from(promotions).where(isNotDeleted('promotion', slug))
  if (!row) throw new ShopError('promotion_not_found')
  const content = version === undefined ? (row.draft ?? toContent(row)) : await readRevisionContent(db, 'promotion', slug, version)
  const body = await withCurrentDocuments(db, { mn: content.body.mn ?? [], en: content.body.en ?? [] })
  const imageId = await readCurrentPictureId(db, content.imageId)
  const pictures = await readPicturesById(db, [...collectImageIds([...body.mn, ...body.en]), ...(imageId ? [imageId] : [])])
  const image = imageId === null ? null : (pictures.get(imageId) ?? null)
  return {
    slug: row.slug,
    title: content.title,
    summary: content.summary,
    image: image && { ...image, alt: '' },
    image_alt: content.imageAlt,
    body,
    products: content.products,
    starts_at: content.startsAt,
    ends_at: content.endsAt,
    published: row.published,
    draft: row.draft !== null,
    version: row.version,
    pictures: [...pictures.values()].map(picture => ({ ...picture, alt: '' }))
  }
}

const toContent = ({ title, summary, body, imageId, imageAlt, products: slugs, startsAt, endsAt }: PromotionRow): PromotionContent => ({
  title,
  summary,
  body,
  imageId,
  imageAlt,
  products: slugs,
  startsAt: startsAt.toISOString(),
  endsAt: endsAt?.toISOString() ?? null
})

/**
 * Version 0 creates a promotion. @param userId null for one of the demo @throws ShopError stale_save with the stored version, image_unknown,
 * product_unknown, validation where the slug is taken or that of a deleted promotion
 */
export async function savePromotion(
  tx: Db,
  named: string,
  { version, published, draft = false, slug: wanted, ...input }: PromotionInput,
  userId: number | null,
  now: Date
): Promise<EditedPromotion> {
  await lockSlugs(tx, 'promotion')
  const slug = version === 0 ? named : await resolveSlug(tx, 'promotion', named)
  const [existing] = await tx.select().from(promotions).where(eq(promotions.slug, slug)).for('update')
  if (existing?.deletedAt) throw new ShopError('validation', { fields: { slug: 'slug_deleted' } })
  const stale = async (): Promise<ShopError> =>
    new ShopError('stale_save', { yours: { ...input, published }, theirs: existing ? await readEditedPromotion(tx, slug) : null })
  if ((existing?.version ?? 0) !== version) throw await stale()
  await checkReferences(tx, input)
  const content: PromotionContent = {
    title: input.title,
    summary: input.summary,
    imageId: await readCurrentPictureId(tx, input.image?.id ?? null),
    imageAlt: input.image_alt,
    body: await withCurrentDocuments(tx, input.body),
    products: input.products,
    startsAt: input.starts_at,
    endsAt: input.ends_at
  }
  const isDraft = draft && existing?.published === true
  const values = { ...toColumns(content), published: published && !draft, draft: null, version: version + 1 }
  if (existing)
    await tx
      .update(promotions)
      .set(isDraft ? { draft: content, version: version + 1 } : values)
      .where(eq(promotions.slug, slug))
  else {
    const written = await tx
      .insert(promotions)
      .values({ slug, ...values })
      .onConflictDoNothing()
      .returning({ id: promotions.id })
    if (!written.length) throw await stale()
  }
  await savePageRevision(
    tx,
    'promotion',
    slug,
    { version: version + 1, content, state: draft ? 'draft' : published ? 'published' : 'hidden', savedAt: now, savedBy: userId },
    existing
      ? {
          version: existing.version,
          content: toContent(existing),
          state: existing.published ? 'published' : 'hidden',
          savedAt: existing.startsAt,
          savedBy: null
        }
      : null
  )
  const moved = existing && !isDraft && wanted !== undefined && wanted !== slug
  if (moved) await moveRecord(tx, 'promotion', slug, wanted)
  return readEditedPromotion(tx, moved ? wanted : slug)
}

async function checkReferences(tx: Db, { image, products: slugs }: Pick<PromotionInput, 'image' | 'products'>): Promise<void> {
  if (image && !(await tx.$count(images, eq(images.id, image.id))))
    throw new ShopError('validation', { fields: { image: 'image_unknown' } })
  if (!slugs.length) return
  const existingSlugs = await readCurrentSlugs(tx, slugs)
  const missing = slugs.filter(slug => !existingSlugs.has(slug))
  if (missing.length) throw new ShopError('validation', { fields: { products: 'product_unknown' }, slugs: missing.join(', ') })
}
