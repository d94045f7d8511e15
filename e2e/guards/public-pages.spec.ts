import { expect, pathOf, test } from '../fixtures.ts'
import { PAGES } from '../pages.ts'

const PUBLIC = PAGES.filter(page => !page.private && !['login', 'login-code', 'cart-empty', 'not-found'].includes(page.name))

test('a public page is the same for a guest and for somebody logged in', async ({ request, shopper, origin }) => {
  for (const of of PUBLIC) {
    const { name } = of
    const address = origin + (await pathOf(of, shopper, origin))
    const forGuest = await (await request.get(address)).text()
    const forShopper = await (await shopper.request.get(address)).text()
    expect(forShopper, name).toBe(forGuest)
    expect((await request.get(address)).headers()['set-cookie'], name).toBeUndefined()
  }
})

test.describe('as a crawler sees it', () => {
  test.use({ javaScriptEnabled: false })
  // What is asked stands in the document: nothing it refers to is needed.
  test.beforeEach(({ context }) =>
    context.route('**', route => (route.request().resourceType() === 'document' ? route.continue() : route.abort()))
  )

  test('every public page says what it is, in both languages', async ({ page, shopper, origin }) => {
    test.setTimeout(120_000)
    for (const of of PUBLIC) {
      const { name } = of
      const plain = await pathOf(of, shopper, origin)
      for (const language of ['mn', 'en'] as const) {
        const localized = language === 'en' ? `/en${plain === '/' ? '' : plain}` : plain
        const where = `${name} ${language}`
        const answer = await page.goto(origin + localized)
        expect(answer?.status(), where).toBe(200)
        await expect(page.locator('html'), where).toHaveAttribute('lang', language)
        await expect(page.locator('link[rel=canonical]'), where).toHaveCount(1)
        await expect(page.locator('link[rel=alternate][hreflang=mn]'), where).toHaveCount(1)
        await expect(page.locator('link[rel=alternate][hreflang=en]'), where).toHaveCount(1)
        await expect(page.locator('h1'), where).toHaveCount(1)
        expect((await page.title()).length, where).toBeGreaterThan(3)
        for (const property of ['og:title', 'og:image', 'og:url', 'og:type', 'og:description']) {
          await expect(page.locator(`meta[property="${property}"]`).first(), `${where} ${property}`).toHaveAttribute('content', /./)
        }
        const blocks = await page.locator('script[type="application/ld+json"]').allTextContents()
        const kinds = blocks.flatMap(text => [JSON.parse(text) as Record<string, unknown>].flat()).map(block => block['@type'])
        if (name === 'product') expect(kinds, where).toContain('Product')
        if (name === 'article') expect(kinds, where).toContain('Article')
      }
    }
  })
})

test('the preview picture of a product is a PNG of 1200 by 630', async ({ page, shopper, origin }) => {
  const product = PAGES.find(({ name }) => name === 'product')
  await page.goto(origin + (typeof product?.path === 'function' ? await product.path(shopper, origin) : ''))
  const address = await page.locator('meta[property="og:image"]').first().getAttribute('content')
  const answer = await page.request.get(new URL(new URL(address ?? '').pathname, origin).href)
  expect(answer.headers()['content-type']).toBe('image/png')
  const bytes = await answer.body()
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630])
})

test('what is not there answers 404 with the requested path', async ({ page, origin }) => {
  for (const path of [
    '/no-such-page',
    '/products/no-such-product',
    '/t/no-such-taxon',
    '/article/no-such-article',
    '/brand/no-such-brand',
    '/en/no-such-page'
  ]) {
    const answer = await page.goto(origin + path)
    expect(answer?.status(), path).toBe(404)
    await expect(page.locator('main'), path).toContainText(path.replace('/en', ''))
  }
})
