import { expect, test } from '../fixtures.ts'
import { PAGES } from '../pages.ts'

const WIDTHS = [360, 390, 768, 992, 1280, 1440]

test('no page scrolls sideways', async ({ browser, shopper, origin }) => {
  test.setTimeout(180_000)
  const wide: string[] = []
  for (const { name, path, private: own } of PAGES) {
    const address = origin + (typeof path === 'string' ? path : await path(shopper, origin))
    const context = await browser.newContext({ storageState: own ? await shopper.storageState() : { cookies: [], origins: [] } })
    const page = await context.newPage()
    await page.goto(address)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 })
      const excess = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
      if (excess > 0) wide.push(`${name} at ${width} px: ${excess} px too wide`)
    }
    await context.close()
  }
  expect(wide).toEqual([])
})
