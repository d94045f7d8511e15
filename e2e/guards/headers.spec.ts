import { expect, test } from '../fixtures.ts'
import { PAGES } from '../pages.ts'

test('every page carries the security headers, breaks none of its own rules and reports no error', async ({ visit }) => {
  test.setTimeout(180_000)
  const broken: string[] = []
  for (const of of PAGES) {
    const { name } = of
    await visit(
      of,
      async ({ page, answer }) => {
        for (const island of await page.locator('astro-island').all()) await island.dispatchEvent('pointerover')
        await expect(page.locator('astro-island[ssr]')).toHaveCount(0)
        const headers = answer?.headers() ?? {}
        expect.soft(headers['content-security-policy'], name).toContain("frame-ancestors 'none'")
        expect.soft(headers['content-security-policy'], name).not.toMatch(/script-src[^;]*'unsafe-(inline|eval)'/)
        expect.soft(headers['x-content-type-options'], name).toBe('nosniff')
        expect.soft(headers['referrer-policy'], name).toBe('strict-origin-when-cross-origin')
        expect.soft(headers['x-page-cache'], name).toBeUndefined()
        if (of.private) expect.soft(headers['cache-control'], name).toContain('no-store')
      },
      {
        prepare: async (context, page) => {
          await context.addInitScript(() => {
            document.addEventListener('securitypolicyviolation', event =>
              console.error(`CSP ${event.violatedDirective}: ${event.blockedURI} ${event.sample}`)
            )
          })
          page.on('pageerror', error => broken.push(`${name}: ${error.message}`))
          page.on('console', message => {
            const expected = name === 'not-found' && /404/.test(message.text())
            if (message.type() === 'error' && !expected) broken.push(`${name}: ${message.text()}`)
          })
        }
      }
    )
  }
  expect(broken).toEqual([])
})

test('a write from another site is refused', async ({ shopper, origin }) => {
  const answer = await shopper.request.post(`${origin}/api/v2/users/logout`, { headers: { origin: 'https://evil.example' } })
  expect(answer.status()).toBe(403)
  expect((await shopper.request.get(`${origin}/api/v2/users/me`)).status()).toBe(200)
})

test('a page has no other methods than those of browsers', async ({ request, origin }) => {
  for (const method of ['PROPFIND', 'PUT', 'DELETE', 'LOCK']) {
    const answer = await request.fetch(`${origin}/products`, { method })
    expect(answer.status(), method).toBe(405)
    expect(answer.headers()['allow'], method).toContain('GET')
  }
})
