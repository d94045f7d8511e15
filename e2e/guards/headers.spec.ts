import { expect, test } from '../fixtures.ts'

test('a write from another site is refused', async ({ customer, origin }) => {
  const answer = await customer.request.post(`${origin}/api/v2/users/logout`, { headers: { origin: 'https://evil.example' } })
  expect(answer.status()).toBe(403)
  expect((await customer.request.get(`${origin}/api/v2/users/me`)).status()).toBe(200)
})

test('a page has no other methods than those of browsers', async ({ request, origin }) => {
  for (const method of ['PROPFIND', 'PUT', 'DELETE', 'LOCK']) {
    const answer = await request.fetch(`${origin}/products`, { method })
    expect(answer.status(), method).toBe(405)
    expect(answer.headers()['allow'], method).toContain('GET')
  }
})
