import { expect, test } from 'vitest'
import { contract } from '#contract/contract.ts'
import { isSlug, isSlugOf } from '#domain/slug.ts'

test.each([
  ['authors', (slug: string) => isSlugOf('author', slug)],
  ['promotions', (slug: string) => isSlugOf('promotion', slug)],
  ['articles', isSlug],
  ['news', isSlug],
  ['lookbooks', isSlug],
  ['media', isSlug]
])('no slug of %s is the address of a route', (collection, isAllowed) => {
  const taken = Object.keys(contract).flatMap(key => new RegExp(`^GET /api/v2/${collection}/(\\w+)$`).exec(key)?.[1] ?? [])
  expect(taken.length).toBeGreaterThan(1)
  expect(taken.filter(isAllowed)).toEqual([])
  expect(isAllowed('winter-boots')).toBe(true)
})
