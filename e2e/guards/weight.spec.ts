import { weighIn } from '../bench/weigh.ts'
import { expect, pathOf, test } from '../fixtures.ts'
import { PAGES } from '../pages.ts'

/** Compressed bytes of a first load, before anybody touches the page. `npm run bench weight` prints them all. */
const BUDGETS: readonly { name: string; path?: string; js: number; html?: number }[] = [
  { name: 'home', js: 20_000 },
  { name: 'listing', js: 20_000 },
  { name: 'product', js: 20_000 },
  { name: 'articles', js: 10_000 },
  // The heaviest of the demo's: six hundred words and their pictures are its own, the frame around them is as light as a listing's.
  { name: 'article', path: '/article/dressing-for-minus-28', js: 12_000, html: 15_400 }
]
const HTML_WITH_CSS = 14_600
const FONTS = 60_000
const REQUESTS = 5
const INLINE_DATA = 4096

for (const { name, path: own, js, html = HTML_WITH_CSS } of BUDGETS) {
  test(`${name} stays within its bytes`, async ({ browser, request, origin }) => {
    const of = PAGES.find(page => page.name === name)
    const path = own ?? (of ? await pathOf(of, request, origin) : '/')
    const weight = await weighIn(browser, origin + path)
    expect.soft(weight.html + weight.css, 'HTML with its CSS').toBeLessThanOrEqual(html)
    expect.soft(weight.js, 'JavaScript').toBeLessThanOrEqual(js)
    expect.soft(weight.fonts, 'fonts').toBeLessThanOrEqual(FONTS)
    expect.soft(weight.requests, 'requests beside pictures').toBeLessThanOrEqual(REQUESTS)
    expect.soft(weight.inlineData, 'inline data').toBeLessThanOrEqual(INLINE_DATA)
    // With the fonts at hand: how far a swap moves a line depends on the fonts of the machine. The bench prints the first visit's.
    expect.soft(weight.settledShift, 'layout shift').toBe(0)
  })
}
