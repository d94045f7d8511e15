import { afterAll, expect, test } from 'vitest'
import { brands, stores } from '#server/catalogue/index.ts'
import { formerSlugs } from '#server/kernel/slugs/tables.ts'
import { openPostgres, EMPTY } from '../server/database.ts'
import { setUpLiveShop } from './live-shop.ts'

/** An import may name brands and stores by any line of text. */
const CODE = 'Говь 1'
const ENCODED = encodeURIComponent(CODE)

const database = await openPostgres(EMPTY)
afterAll(() => database.close())
await database.db.insert(brands).values({ code: CODE, name: { mn: 'Говь' } })
await database.db.insert(stores).values({ code: CODE, name: { mn: 'Говь' }, vendorId: 1 })
await database.db.insert(formerSlugs).values([
  { kind: 'brand', slug: 'gobi', current: CODE },
  { kind: 'store', slug: 'gobi', current: CODE }
])
const { url } = await setUpLiveShop({ DATABASE_URL: database.url ?? '' })

test.each([
  ['/brand/gobi', `/brand/${ENCODED}`],
  ['/en/brand/gobi?sale=1', `/en/brand/${ENCODED}?sale=1`],
  ['/store/gobi', `/store/${ENCODED}`],
  ['/store/gobi/reviews', `/store/${ENCODED}/reviews`]
])('a former code, %s, leads to one with letters that no header may have', async (path, target) => {
  const response = await fetch(url + path, { redirect: 'manual' })
  expect([response.status, response.headers.get('location')]).toEqual([301, target])
  expect((await fetch(url + target, { redirect: 'manual' })).status).toBe(200)
})
