import { and, asc, desc, eq, inArray, isNotNull, sql, type SQL } from 'drizzle-orm'
import type { ModeratedComment } from '#contract/review.ts'
import { fullName } from '#domain/account.ts'
import type { ReviewState } from '#domain/review.ts'
import { localize, type Locale } from '#domain/site.ts'
import { users } from '../identity/index.ts'
import { products, stores } from '../catalogue/index.ts'
import { entries, entryTranslations } from '../content/index.ts'
import type { Db } from '../kernel/db/open.ts'
import { images } from '../kernel/images/tables.ts'
import { commentImages, comments } from './tables.ts'

const PER_PAGE = 20

/**
 * Comments in a state, for moderators: waiting ones by their last change, others newest first.
 * @param entriesOnly omits those of products and vendors
 */
export async function listModeratedComments(
  db: Db,
  { state, page, entriesOnly }: { state: ReviewState; page: number; entriesOnly: boolean },
  locale: Locale
): Promise<{ comments: ModeratedComment[]; more: boolean }> {
  const rows = await db
    .select({
      comment: comments,
      firstName: users.firstName,
      lastName: users.lastName,
      product: { slug: products.slug, title: products.title },
      entry: { id: entries.id, kind: entries.kind, slug: entries.slug },
      entryTitle: titleOf(locale)
    })
    .from(comments)
    .leftJoin(users, eq(users.id, comments.userId))
    .leftJoin(products, eq(products.id, comments.productId))
    .leftJoin(entries, eq(entries.id, comments.entryId))
    // A rating without text needs no moderation.
    .where(and(eq(comments.state, state), eq(comments.hasContent, true), entriesOnly ? isNotNull(comments.entryId) : undefined))
    .orderBy(state === 'pending' ? asc(comments.updatedAt) : desc(comments.createdAt), desc(comments.id))
    .limit(PER_PAGE + 1)
    .offset((page - 1) * PER_PAGE)
  const visible = rows.slice(0, PER_PAGE)
  const pictures = visible.length
    ? await db
        .select({ commentId: commentImages.commentId, id: images.id, width: images.width, height: images.height })
        .from(commentImages)
        .innerJoin(images, eq(images.id, commentImages.imageId))
        .where(
          inArray(
            commentImages.commentId,
            visible.map(row => row.comment.id)
          )
        )
        .orderBy(asc(commentImages.position))
    : []
  const vendorIds = visible.flatMap(({ comment }) => comment.vendorId ?? [])
  const vendors = vendorIds.length ? await db.select().from(stores).where(inArray(stores.vendorId, vendorIds)).orderBy(asc(stores.id)) : []
  const storeOf = (vendorId: number | null) => {
    const store = vendors.find(each => each.vendorId === vendorId)
    return store ? { code: store.code, name: localize(store.name, locale) } : null
  }
  return {
    comments: visible.map(({ comment, firstName, lastName, product, entry, entryTitle }) => ({
      id: comment.id,
      rating: comment.rating,
      comment: comment.text,
      images: pictures.filter(picture => picture.commentId === comment.id).map(({ id, width, height }) => ({ id, width, height, alt: '' })),
      author: fullName(firstName ?? '', lastName ?? '') || comment.author,
      verified: comment.verified,
      state: comment.state,
      created_at: comment.createdAt.toISOString(),
      product: product && { slug: product.slug, title: localize(product.title, locale) },
      store: storeOf(comment.vendorId),
      entry: entry && { ...entry, title: entryTitle ?? entry.slug }
    })),
    more: rows.length > PER_PAGE
  }
}

/** An entry's title in the request's language, else in the other. */
const titleOf = (locale: Locale): SQL<string | null> =>
  sql`(SELECT ${entryTranslations.title} FROM ${entryTranslations} WHERE ${entryTranslations.entryId} = ${entries.id} ORDER BY ${entryTranslations.locale} = ${locale} DESC LIMIT 1)`
