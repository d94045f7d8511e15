import { expect, test } from '../fixtures.ts'
import { PAGES } from '../pages.ts'

test('every page carries the security headers and breaks none of its own rules', async ({ browser, shopper, origin }) => {
  test.setTimeout(120_000)
  const broken: string[] = []
  for (const { name, path, private: own } of PAGES) {
    const context = await browser.newContext({ storageState: own ? await shopper.storageState() : { cookies: [], origins: [] } })
    await context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', event =>
        console.error(`CSP ${event.violatedDirective}: ${event.blockedURI} ${event.sample}`)
      )
    })
    const page = await context.newPage()
    page.on('console', message => {
      if (/CSP |Content Security Policy/.test(message.text())) broken.push(`${name}: ${message.text()}`)
    })
    const answer = await page.goto(origin + (typeof path === 'string' ? path : await path(shopper, origin)))
    const headers = answer?.headers() ?? {}
    expect.soft(headers['content-security-policy'], name).toContain("frame-ancestors 'none'")
    expect.soft(headers['content-security-policy'], name).not.toMatch(/script-src[^;]*'unsafe-(inline|eval)'/)
    expect.soft(headers['x-content-type-options'], name).toBe('nosniff')
    expect.soft(headers['referrer-policy'], name).toBe('strict-origin-when-cross-origin')
    expect.soft(headers['x-page-cache'], name).toBeUndefined()
    if (own) expect.soft(headers['cache-control'], name).toContain('no-store')
    await context.close()
  }
  expect(broken).toEqual([])
})

test('a write from another site is refused', async ({ shopper, origin }) => {
  const answer = await shopper.request.post(`${origin}/api/v2/users/logout`, { headers: { origin: 'https://evil.example' } })
  expect(answer.status()).toBe(403)
  expect((await shopper.request.get(`${origin}/api/v2/users/me`)).status()).toBe(200)
})
