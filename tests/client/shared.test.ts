import { expect, test, vi } from 'vitest'
import { coalesce } from '#client/data-cache.ts'
import { createClient, type Client } from '#client/client.ts'
import { createKeyedCache } from '#server/kernel/cache/data-cache.ts'
import { invalidateLocally } from '#server/kernel/cache/invalidation.ts'

function openDoor() {
  const requested: { path: string; session: string | null }[] = []
  const shopOf = (session: string | null): Client =>
    createClient({
      baseUrl: 'http://shop.internal',
      locale: 'mn',
      headers: session ? { 'x-customer-session': session } : {},
      fetch: async request => {
        requested.push({ path: new URL(request.url).pathname, session: request.headers.get('x-customer-session') })
        return Response.json({ products: [], articles: [], menus: { main: [] } })
      }
    })
  const shared = coalesce(createKeyedCache(500).get, () => shopOf(null))
  return { asked: requested, customer: shared.over(shopOf('secret'), 'mn') }
}

test('requests data of every page once, without a session', async () => {
  const { asked: requested, customer } = openDoor()
  await Promise.all([
    customer.get('/api/v2/site_data'),
    customer.get('/api/v2/site_data'),
    customer.get('/api/v2/products', { query: { per_page: 6 } }),
    customer.get('/api/v2/products', { query: { per_page: 6 } })
  ])
  expect(requested).toEqual([
    { path: '/api/v2/site_data', session: null },
    { path: '/api/v2/products', session: null }
  ])
})

test("requests a customer's data and listings every time, with the session", async () => {
  const { asked: requested, customer } = openDoor()
  for (const ask of [
    () => customer.get('/api/v2/orders/current'),
    () => customer.get('/api/v2/users/me'),
    () => customer.get('/api/v2/products', { query: { page: 1 } }),
    () => customer.get('/api/v2/products/{slug}', { params: { slug: 'deel' } })
  ]) {
    await ask()
    await ask()
  }
  expect(requested).toHaveLength(8)
  expect(new Set(requested.map(({ session }) => session))).toEqual(new Set(['secret']))
})

test("requests a product's first reviews once, until a review changes, and a customer's own every time", async () => {
  const { asked: requested, customer } = openDoor()
  const first = () => customer.get('/api/v2/products/{id}/reviews', { params: { id: 'deel' }, query: { per_page: 2 } })
  const own = () => customer.get('/api/v2/products/{id}/reviews', { params: { id: 'deel' }, query: { mine: true } })
  for (const ask of [first, first, own, own]) await ask()
  expect(requested.map(({ session }) => session)).toEqual([null, 'secret', 'secret'])
  invalidateLocally(['reviews'])
  await first()
  expect(requested).toHaveLength(4)
})

test('reloads invalidated responses, and all of them after a minute', async () => {
  vi.useFakeTimers()
  const { asked: requested, customer } = openDoor()
  await customer.get('/api/v2/site_data')
  await customer.get('/api/v2/articles')
  invalidateLocally(['articles'])
  await customer.get('/api/v2/site_data')
  await customer.get('/api/v2/articles')
  expect(requested).toHaveLength(3)
  vi.advanceTimersByTime(60_001)
  await customer.get('/api/v2/site_data')
  expect(requested).toHaveLength(4)
  vi.useRealTimers()
})

test('returns frozen responses', async () => {
  const { customer } = openDoor()
  const site = await customer.get('/api/v2/site_data')
  expect(() => site.menus.main.push({ title: '', href: '', children: [] })).toThrow(TypeError)
})
