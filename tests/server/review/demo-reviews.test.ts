import { describe, expect, test } from 'vitest'
import { buildCatalogue } from '#demo/catalogue.ts'
import { planReviews, starsOf } from '#demo/reviews/plan.ts'

const now = new Date('2026-11-21T04:00:00Z')
const { products } = buildCatalogue(now)
const { written, silent } = planReviews(products, now)

describe('reviews of the demo shop', () => {
  test.each([
    [4.8, 214],
    [4.1, 7],
    [3.2, 90],
    [5, 3],
    [1, 4],
    [4.5, 2]
  ])('stars of a mean of %d by %d people come to it', (average, count) => {
    const stars = starsOf(average, count)
    expect(stars.reduce((sum, n) => sum + n, 0)).toBe(count)
    expect(Math.min(...stars)).toBeGreaterThanOrEqual(0)
    const mean = stars.reduce((sum, n, index) => sum + n * (index + 1), 0) / count
    if (average > 3) expect(Math.round(mean * 10) / 10).toBe(average)
  })

  test('every product has as many ratings as it says, of the mean it says', () => {
    for (const { row } of products) {
      const ratings = [
        ...written.filter(review => review.productId === row.id).map(review => ({ rating: review.rating, n: 1 })),
        ...silent.filter(group => group.product_id === row.id)
      ]
      const count = ratings.reduce((sum, { n }) => sum + n, 0)
      expect(count, row.slug).toBe(row.totalReviews)
      if (!count) continue
      const mean = ratings.reduce((sum, { n, rating }) => sum + n * rating, 0) / count
      expect(Math.round(mean * 10) / 10, row.slug).toBe(row.averageRating)
    }
  })

  test('the popular ones have words, each said once on a page, by different people, after the product came', () => {
    const ids = new Set(written.map(review => review.productId))
    expect(ids.size).toBeGreaterThanOrEqual(60)
    for (const { row } of products.filter(product => ids.has(product.row.id))) {
      const own = written.filter(review => review.productId === row.id)
      expect(new Set(own.map(review => review.text)).size, row.slug).toBe(own.length)
      expect(new Set(own.map(review => review.author)).size, row.slug).toBe(own.length)
      for (const review of own) {
        expect(review.createdAt.getTime()).toBeGreaterThanOrEqual(row.availableOn?.getTime() ?? 0)
        expect(review.createdAt.getTime()).toBeLessThan(now.getTime())
      }
    }
  })
})
