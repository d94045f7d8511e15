import { expect, test } from '../fixtures.ts'
import { type PageOf, PAGES } from '../pages.ts'

const WIDTHS = [360, 390, 768, 992, 1280, 1440]
/** Pages of our own words alone: where those are longer in English. */
const IN_ENGLISH = ['cart', 'address', 'payment']
const inEnglish = (of: PageOf): PageOf => ({ ...of, name: `${of.name} in English`, path: `/en${String(of.path)}` })

test('no page scrolls sideways, and no pictures of a product are cut', async ({ visit }) => {
  test.setTimeout(180_000)
  const wide: string[] = []
  for (const of of [...PAGES, ...PAGES.filter(({ name }) => IN_ENGLISH.includes(name)).map(inEnglish)]) {
    await visit(of, async ({ page }) => {
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 })
        const excess = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
        if (excess > 0) wide.push(`${of.name} at ${width} px: ${excess} px too wide`)
        const cut = await page.locator('.galw').evaluateAll(boxes => boxes.some(box => box.scrollHeight > box.clientHeight + 1))
        if (cut) wide.push(`${of.name} at ${width} px: its pictures are higher than their box`)
      }
    })
  }
  expect(wide).toEqual([])
})
