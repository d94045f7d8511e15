import { brotliCompressSync } from 'node:zlib'
import { weighIn } from '../bench/weigh.ts'
import { expect, readPath, test, withoutPictures } from '../fixtures.ts'
import { findPage } from '../pages.ts'

/** Compressed bytes of a first load without interaction. `npm run bench weight` prints all of them. */
const BUDGETS: readonly { name: string; path?: string; js: number; html?: number }[] = [
  { name: 'home', js: 12_000 },
  { name: 'listing', js: 12_000 },
  { name: 'taxon', js: 12_000 },
  { name: 'product', js: 12_000 },
  { name: 'categories', js: 10_000 },
  { name: 'stores', js: 10_000 },
  { name: 'brands', js: 10_000 },
  { name: 'hotels', js: 10_000 },
  { name: 'hotel', js: 12_000 },
  { name: 'articles', js: 10_000 },
  { name: 'article', path: '/article/three-days-on-the-ice-of-khuvsgul', js: 12_000, html: 15_300 }
]
/** The demo's heaviest entries. Eleven Mongolian articles exceed 14,600 bytes. */
const HEAVIEST = [
  { path: '/article/three-days-on-the-ice-of-khuvsgul', html: 15_300 },
  { path: '/lookbook/six-corners-of-a-small-flat', html: 14_600 },
  { path: '/en/article/three-days-on-the-ice-of-khuvsgul', html: 13_950 },
  { path: '/en/lookbook/six-corners-of-a-small-flat', html: 13_700 }
]
const HTML_WITH_CSS = 14_600
const FONTS = 45_000
const REQUESTS = 5
const INLINE_DATA = 4096
/** Widths of letters are rounded anew where a machine under load draws a line in two frames: less than a pixel of one line. */
const ROUNDING = 0.001

for (const { name, path: own, js, html = HTML_WITH_CSS } of BUDGETS) {
  test(`${name} stays within its byte budget`, async ({ browser, request, origin }) => {
    const path = own ?? (await readPath(findPage(name), request, origin))
    const weight = await weighIn(browser, origin + path, { prepare: withoutPictures })
    expect.soft(weight.html + weight.css, 'HTML with its CSS').toBeLessThanOrEqual(html)
    expect.soft(weight.js, 'JavaScript').toBeLessThanOrEqual(js)
    expect.soft(weight.fonts, 'fonts').toBeLessThanOrEqual(FONTS)
    expect.soft(weight.requests.length, `requests beside pictures: ${weight.requests.join(' ')}`).toBeLessThanOrEqual(REQUESTS)
    expect.soft(weight.inlineData, 'inline data').toBeLessThanOrEqual(INLINE_DATA)
    expect.soft(weight.settledShift, `layout shift: ${weight.moved.join('; ')}`).toBeLessThanOrEqual(ROUNDING)
  })
}

test('the heaviest articles and look books stay within their bytes', async ({ request, origin }) => {
  for (const { path, html } of HEAVIEST) {
    const page = await (await request.get(origin + path)).body()
    expect.soft(brotliCompressSync(page).length, path).toBeLessThanOrEqual(html)
  }
})

test('a first page in use keeps its fonts, and the next one has ours', async ({ browser, origin }) => {
  const context = await browser.newContext({ storageState: { cookies: [], origins: [] } })
  const page = await context.newPage()
  const { promise: requested, resolve: request } = Promise.withResolvers<void>()
  const { promise: pressed, resolve: press } = Promise.withResolvers<void>()
  await page.route('**/*.woff2', async route => {
    request()
    await pressed
    await route.continue()
  })
  await page.goto(`${origin}/delivery`)
  await requested
  await page.getByRole('heading', { level: 1 }).click()
  press()
  await page.waitForFunction(() => localStorage['delguur:fonts'] !== undefined)
  await expect(page.locator('html')).toHaveClass(/first-visit/)
  await page.reload()
  await expect(page.locator('html')).not.toHaveClass(/first-visit/)
  await context.close()
})
