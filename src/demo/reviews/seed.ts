import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { invalidate } from '#server/kernel/cache/invalidation.ts'
import { users } from '#server/identity/index.ts'
import { productImages, products } from '#server/catalogue/index.ts'
import { commentImages, comments, saveReview } from '#server/review/index.ts'
import type { Server } from '#server/kernel/server.ts'
import type { Db } from '#server/kernel/db/open.ts'
import { buildCatalogue } from '../catalogue.ts'
import { planReviews, type PlannedReview } from './plan.ts'

/** Keeps two processes that start on one empty Postgres from writing the reviews twice. */
const ADVISORY_LOCK = 7_342_005
const CHUNK = 200
const DAY = 24 * 60 * 60 * 1000
/** Ratings without words came over two years. */
const SILENT_DAYS = 730

/** What the demo shop's own people say of what they bought. */
const OWN: readonly { mobile: string; slug: string; rating: number; text: string; daysAgo: number }[] = [
  {
    mobile: '88112345',
    slug: 'cable-knit-cashmere-sweater',
    rating: 5,
    text: 'Өмсөөд л шууд дулаацсан. M размер 168 см өндөрт яг таарч байна.',
    daysAgo: 9
  },
  {
    mobile: '88112345',
    slug: 'ger-table-lamp',
    rating: 4,
    text: 'Гэрэл нь зөөлөн, унтлагын өрөөнд тохирсон. Утас нь арай урт байсан бол.',
    daysAgo: 4
  },
  {
    mobile: '99117788',
    slug: 'cashmere-throw-130-180-cm',
    rating: 5,
    text: 'Эмээд минь их таалагдсан. Хөнгөхөн мөртлөө дулаан.',
    daysAgo: 8
  }
]

/** Reviews of the demo shop's products, which come to the figures the catalogue gives them. Does nothing where there are any. */
export async function seedReviews(server: Server): Promise<void> {
  const { products: catalogue } = buildCatalogue(server.now())
  const planned = planReviews(catalogue, server.now())
  const written = await server.db.transaction(async tx => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${ADVISORY_LOCK})`)
    if ((await tx.select({ id: comments.id }).from(comments).limit(1)).length) return false
    await insertWritten(tx, planned.written)
    await tx.execute(sql`
      INSERT INTO ${comments} (product_id, rating, written, created_at, updated_at)
      SELECT s.product_id, s.rating, false, day, day
      FROM jsonb_to_recordset(${JSON.stringify(planned.silent)}::jsonb) AS s (product_id int, rating int, n int)
      JOIN ${products} p ON p.id = s.product_id
      CROSS JOIN LATERAL generate_series(1, s.n) AS turn
      CROSS JOIN LATERAL (SELECT greatest(p.available_on, ${server.now().toISOString()}::timestamptz - (turn * 37 + s.rating * 11) % ${SILENT_DAYS} * interval '1 day') AS day) d`)
    for (const own of OWN) await insertOwn(tx, own, server.now())
    await tx.execute(sql`
      UPDATE ${products} p SET total_reviews = c.n, average_rating = c.mean
      FROM (SELECT product_id, count(*)::int AS n, round(avg(rating), 1)::real AS mean FROM ${comments} WHERE rating IS NOT NULL GROUP BY product_id) c
      WHERE p.id = c.product_id`)
    return true
  })
  if (written) invalidate(server.database, ['products', 'catalogue'])
}

async function insertWritten(tx: Db, written: readonly PlannedReview[]): Promise<void> {
  const [owner] = await tx.select({ id: users.id }).from(users).where(eq(users.role, 'owner')).limit(1)
  for (let from = 0; from < written.length; from += CHUNK) {
    const chunk = written.slice(from, from + CHUNK)
    const rows = await tx
      .insert(comments)
      .values(
        chunk.map(({ productId, rating, text, author, avatar, verified, createdAt }) => ({
          productId,
          rating,
          text,
          author,
          avatar,
          verified,
          createdAt,
          updatedAt: createdAt
        }))
      )
      .returning({ id: comments.id })
    const pictures = await firstPictures(
      tx,
      chunk.filter(review => review.photo).map(review => review.productId)
    )
    const photos = chunk.flatMap((review, index) => {
      const [commentId, imageId] = [rows[index]?.id, pictures.get(review.productId)]
      return review.photo && commentId && imageId ? [{ commentId, position: 0, imageId }] : []
    })
    if (photos.length) await tx.insert(commentImages).values(photos)
    const answers = chunk.flatMap((review, index) => {
      const id = rows[index]?.id
      if (!review.answer || !id || !owner) return []
      const createdAt = new Date(review.createdAt.getTime() + DAY)
      return [
        { productId: review.productId, replyId: id, threadId: id, userId: owner.id, text: review.answer, createdAt, updatedAt: createdAt }
      ]
    })
    if (answers.length) await tx.insert(comments).values(answers)
  }
}

async function firstPictures(tx: Db, productIds: readonly number[]): Promise<Map<number, string>> {
  if (!productIds.length) return new Map()
  const rows = await tx
    .select({ productId: productImages.productId, imageId: productImages.imageId })
    .from(productImages)
    .where(inArray(productImages.productId, [...productIds]))
    .orderBy(asc(productImages.productId), asc(productImages.position))
  // The last picture is what the product looks like where it is used.
  return new Map(rows.map(row => [row.productId, row.imageId]))
}

async function insertOwn(tx: Db, own: (typeof OWN)[number], now: Date): Promise<void> {
  const [user] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.mobile, own.mobile), isNotNull(users.mobile)))
  const [product] = await tx.select({ id: products.id }).from(products).where(eq(products.slug, own.slug))
  if (!user || !product) return
  const at = new Date(now.getTime() - own.daysAgo * DAY)
  await saveReview(tx, { productId: product.id }, user.id, { rating: own.rating, comment: own.text, imageIds: [] }, at)
}
