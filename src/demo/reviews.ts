import { DAY_MS, MINUTE_MS } from '#domain/day.ts'
import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'
import { productImages, products } from '#server/catalogue/index.ts'
import { users } from '#server/identity/index.ts'
import { invalidate } from '#server/kernel/cache/invalidation.ts'
import type { Db } from '#server/kernel/db/open.ts'
import type { Server } from '#server/kernel/server.ts'
import { comments, type ImportedRating, type ImportedReview, importReviews, saveReview } from '#server/review/index.ts'
import people from './people.json'

interface ReviewData {
  rating: number
  text: string
  author: string
  avatar: string
  verified: boolean
  /** Shows the product. */
  photo?: boolean
  minutes_ago: number
  /** The reply of the shop. */
  reply?: string
}

/** By the handle of the product: how many gave 1 to 5 stars without a text, and what others wrote. */
const REVIEWS =
  import.meta.glob<Record<string, { stars: number[]; reviews: ReviewData[] }>>('./reviews.json', { eager: true, import: 'default' })[
    './reviews.json'
  ] ?? {}
/** Ratings without a text are spread over two years. */
const RATING_DAYS = 730

/** Adds the reviews of the demo shop's products, where there are none: those of its own customers and those of others. */
export async function seedReviews(server: Server): Promise<void> {
  const now = server.now()
  const added = await server.db.transaction(async tx => {
    if ((await tx.select({ id: comments.id }).from(comments).limit(1)).length) return false
    const known = await readProducts(tx)
    const [owner] = await tx.select({ id: users.id }).from(users).where(eq(users.role, 'owner')).limit(1)
    const reviews: ImportedReview[] = []
    const ratings: ImportedRating[] = []
    for (const [handle, given] of Object.entries(REVIEWS)) {
      const product = known.get(handle)
      if (!product || !owner) throw new Error(`The demo shop has no ${product ? 'owner' : handle}.`)
      // Nobody reviews a product before it is on sale.
      const since = (milliseconds: number): Date => new Date(Math.max(now.getTime() - milliseconds, product.availableOn.getTime()))
      for (const { minutes_ago: minutes, photo, reply, ...review } of given.reviews) {
        const createdAt = since(minutes * MINUTE_MS)
        reviews.push({
          ...review,
          productId: product.id,
          createdAt,
          imageIds: photo && product.imageId ? [product.imageId] : [],
          ...(reply && { reply: { userId: owner.id, text: reply, createdAt: new Date(createdAt.getTime() + DAY_MS) } })
        })
      }
      for (const [index, count] of given.stars.entries())
        for (let n = 1; n <= count; n++)
          ratings.push({
            productId: product.id,
            rating: index + 1,
            createdAt: since(((n * 37 + (index + 1) * 11) % RATING_DAYS) * DAY_MS)
          })
    }
    await importReviews(tx, reviews, ratings)
    for (const person of people)
      for (const { product, rating, text, days_ago: days } of person.reviews)
        await addOwn(tx, person.mobile, product, { rating, text }, days, now)
    return true
  })
  if (added) invalidate(server.database, ['products', 'catalogue'])
}

/** Products by handle, each with the last of its pictures, which shows it in use. */
async function readProducts(tx: Db): Promise<Map<string, { id: number; availableOn: Date; imageId: string | null }>> {
  const rows = await tx
    .selectDistinctOn([products.id], {
      handle: products.slug,
      id: products.id,
      availableOn: products.availableOn,
      imageId: productImages.imageId
    })
    .from(products)
    .leftJoin(productImages, eq(productImages.productId, products.id))
    .orderBy(asc(products.id), sql`${productImages.position} DESC NULLS LAST`)
  return new Map(rows.map(({ handle, ...row }) => [handle, row]))
}

async function addOwn(
  tx: Db,
  mobile: string,
  handle: string,
  { rating, text }: { rating: number; text: string },
  daysAgo: number,
  now: Date
): Promise<void> {
  const [user] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.mobile, mobile), isNotNull(users.mobile)))
  const [product] = await tx.select({ id: products.id }).from(products).where(eq(products.slug, handle))
  if (!user || !product) throw new Error(`The demo shop has no ${user ? handle : mobile}.`)
  const asOf = new Date(now.getTime() - daysAgo * DAY_MS)
  await saveReview(tx, { productId: product.id }, user.id, { rating, comment: text, imageIds: [] }, asOf)
}
