import { expect, test } from '../fixtures.ts'
import { PAGES } from '../pages.ts'

const WIDTHS = [360, 390, 768, 992, 1280, 1440]

test('no page scrolls sideways', async ({ visit }) => {
  test.setTimeout(180_000)
  const wide: string[] = []
  for (const of of PAGES) {
    await visit(of, async ({ page }) => {
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 })
        const excess = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
        if (excess > 0) wide.push(`${of.name} at ${width} px: ${excess} px too wide`)
      }
    })
  }
  expect(wide).toEqual([])
})
