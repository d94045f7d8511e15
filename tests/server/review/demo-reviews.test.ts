import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import reviews from '#demo/reviews.json'
import { products } from '#server/catalogue/product/tables.ts'
import { comments } from '#server/review/tables.ts'
import { DEMO_NOW, type DemoDatabase, openDemoDatabase } from '../demo-database.ts'

let demo: DemoDatabase
beforeAll(async () => {
  demo = await openDemoDatabase('postgres')
}, 240_000)
afterAll(() => demo?.close())

describe('reviews of the demo shop', () => {
  test('every product has the ratings of its file, and matching totals', async () => {
    const rows = await demo.db
      .select({
        slug: products.slug,
        total: products.totalReviews,
        average: products.averageRating,
        n: sql<number>`count(${comments.rating})::int`,
        mean: sql<number>`coalesce(round(avg(${comments.rating}), 1), 0)::float8`
      })
      .from(products)
      .leftJoin(comments, eq(comments.productId, products.id))
      .groupBy(products.id)
      .orderBy(asc(products.id))
    const input = new Map(Object.entries(reviews))
    expect(input.size).toBeGreaterThan(300)
    for (const { slug, total, average, n, mean } of rows) {
      expect([total, average], slug).toEqual([n, mean])
      const { stars = [], reviews: written = [] } = input.get(slug) ?? {}
      // Customers of the demo add further reviews.
      const others = stars.reduce((sum, count) => sum + count, 0) + written.length
      expect(n - others, slug).toBeGreaterThanOrEqual(0)
      expect(n - others, slug).toBeLessThanOrEqual(1)
    }
  })

  test('popular products have distinct texts per page, by different authors, after the product was available', async () => {
    const rows = await demo.db
      .select({
        slug: products.slug,
        availableOn: products.availableOn,
        text: comments.text,
        author: comments.author,
        createdAt: comments.createdAt
      })
      .from(comments)
      .innerJoin(products, eq(products.id, comments.productId))
      .where(and(eq(comments.hasContent, true), isNotNull(comments.rating), isNull(comments.userId)))
    const byProduct = Map.groupBy(rows, row => row.slug)
    expect(byProduct.size).toBeGreaterThanOrEqual(60)
    for (const [slug, own] of byProduct) {
      expect(new Set(own.map(review => review.text)).size, slug).toBe(own.length)
      expect(new Set(own.map(review => review.author)).size, slug).toBe(own.length)
      for (const { createdAt, availableOn } of own) {
        expect(createdAt.getTime()).toBeGreaterThanOrEqual(availableOn.getTime())
        expect(createdAt.getTime()).toBeLessThan(DEMO_NOW.getTime())
      }
    }
  })
})
