import { and, asc, desc, eq, inArray, isNotNull, sql, type SQL } from 'drizzle-orm'
import { Hono } from 'hono'
import { z } from 'zod'
import { fullName } from '#domain/account.ts'
import { ENTRY_KINDS } from '#domain/content.ts'
import { ShopError } from '#domain/errors.ts'
import type { ReviewState } from '#domain/review.ts'
import { localized, type Locale } from '#domain/site.ts'
import type { ModeratedComment } from '#domain/staff.ts'
import { users } from '../identity/tables.ts'
import { pictureSchema } from '../cart/schema.ts'
import { stores } from '../catalogue/tables.ts'
import { isEditor } from '../content/editor/access.ts'
import { entries, entryTexts } from '../content/tables.ts'
import type { Db } from '../kernel/db/open.ts'
import { pageNumber } from '../kernel/http/input.ts'
import { check, describe } from '../kernel/http/route.ts'
import { requireUser, type ShopEnv } from '../kernel/http/customer.ts'
import { images } from '../kernel/images/tables.ts'
import { products } from '../catalogue/product/tables.ts'
import type { Server } from '../kernel/server.ts'
import { reviewStateSchema } from './schema.ts'
import { commentImages, comments } from './tables.ts'

const PER_PAGE = 20
const listQuery = z.object({ page: pageNumber.optional(), state: reviewStateSchema.default('waiting') })
const commentsSchema = z.object({
  comments: z.array(
    z.object({
      id: z.int(),
      rating: z.int().nullable(),
      comment: z.string(),
      images: z.array(pictureSchema),
      author: z.string(),
      verified: z.boolean(),
      state: reviewStateSchema,
      created_at: z.string(),
      product: z.object({ slug: z.string(), title: z.string() }).nullable(),
      store: z.object({ code: z.string(), name: z.string() }).nullable(),
      entry: z.object({ id: z.int(), kind: z.enum(ENTRY_KINDS), slug: z.string(), title: z.string() }).nullable()
    }) satisfies z.ZodType<ModeratedComment>
  ),
  more: z.boolean()
})

/** What people wrote, for those who look after it. One comment is shown or hidden by `PUT /comments/:id/state`. */
export function reviewStaffRoutes({ db }: Server): Hono<ShopEnv> {
  const routes = new Hono<ShopEnv>()
  routes.get(
    '/api/v2/staff/comments',
    describe(
      'review',
      'Staff: reviews and replies by state; those that wait for a look, the oldest first. Editors see what is said of entries',
      commentsSchema,
      [401, 403, 422]
    ),
    check('query', listQuery),
    async c => {
      const { session } = requireUser(c)
      if (!isEditor(session.role)) throw new ShopError('forbidden')
      const { page = 1, state } = c.req.valid('query')
      return c.json(await listComments(db, state, page, c.get('locale'), session.role !== 'editor'))
    }
  )
  return routes
}

async function listComments(
  db: Db,
  state: ReviewState,
  page: number,
  locale: Locale,
  everything: boolean
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
    // A rating without a word has nothing to look at.
    .where(and(eq(comments.state, state), eq(comments.written, true), everything ? undefined : isNotNull(comments.entryId)))
    .orderBy(state === 'waiting' ? asc(comments.updatedAt) : desc(comments.createdAt), desc(comments.id))
    .limit(PER_PAGE + 1)
    .offset((page - 1) * PER_PAGE)
  const shown = rows.slice(0, PER_PAGE)
  const pictures = shown.length
    ? await db
        .select({ commentId: commentImages.commentId, id: images.id, width: images.width, height: images.height })
        .from(commentImages)
        .innerJoin(images, eq(images.id, commentImages.imageId))
        .where(
          inArray(
            commentImages.commentId,
            shown.map(row => row.comment.id)
          )
        )
        .orderBy(asc(commentImages.position))
    : []
  const vendorIds = shown.flatMap(({ comment }) => comment.vendorId ?? [])
  const vendors = vendorIds.length ? await db.select().from(stores).where(inArray(stores.vendorId, vendorIds)).orderBy(asc(stores.id)) : []
  const storeOf = (vendorId: number | null) => {
    const store = vendors.find(each => each.vendorId === vendorId)
    return store ? { code: store.code, name: localized(store.name, locale) } : null
  }
  return {
    comments: shown.map(({ comment, firstName, lastName, product, entry, entryTitle }) => ({
      id: comment.id,
      rating: comment.rating,
      comment: comment.text,
      images: pictures.filter(picture => picture.commentId === comment.id).map(({ id, width, height }) => ({ id, width, height, alt: '' })),
      author: fullName(firstName ?? '', lastName ?? '') || comment.author,
      verified: comment.verified,
      state: comment.state,
      created_at: comment.createdAt.toISOString(),
      product: product && { slug: product.slug, title: localized(product.title, locale) },
      store: storeOf(comment.vendorId),
      entry: entry && { ...entry, title: entryTitle ?? entry.slug }
    })),
    more: rows.length > PER_PAGE
  }
}

/** An entry's title in the asker's language, else in the other. */
const titleOf = (locale: Locale): SQL<string | null> =>
  sql`(SELECT ${entryTexts.title} FROM ${entryTexts} WHERE ${entryTexts.entryId} = ${entries.id} ORDER BY ${entryTexts.locale} = ${locale} DESC LIMIT 1)`
