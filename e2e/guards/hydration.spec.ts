import type { Locator } from '@playwright/test'
import { EMPTY_CART } from '../../src/domain/cart.ts'
import { LONG } from '../../tests/long.ts'
import { expect, hydrateIslands, test, waitForScripts } from '../fixtures.ts'
import { PAGES } from '../pages.ts'

/** Pages whose islands and counts depend on stored data; invalid data has the same effect on all others. */
const DEPENDENT = PAGES.filter(({ name }) =>
  ['home', 'listing', 'product', 'article', 'cart', 'address', 'payment', 'account'].includes(name)
)

/** Outdated and invalid data is read by scripts that every page has: a long run checks all pages. */
const SAMPLE = LONG ? DEPENDENT : DEPENDENT.filter(({ name }) => ['home', 'product', 'cart'].includes(name))
const CURRENT = 'the dark theme and a cart'

/** Data stored by earlier visits. An empty storage is covered by the guard of all pages. */
const STATES: Record<string, Record<string, string>> = {
  [CURRENT]: {
    'delguur:version': '2',
    'delguur:theme': '"dark"',
    'delguur:cart': JSON.stringify({ ...EMPTY_CART, id: 'x', total_quantity: 3, updated_at: '2020-01-01T00:00:00.000Z' })
  },
  'version 1': { 'delguur:version': '1', 'delguur:ticket': '{}', 'delguur:taxon': '[]', 'delguur:cart': '{"line_items":[]}' },
  rubbish: { 'delguur:version': 'x', 'delguur:theme': '{', 'delguur:cart': 'not json' }
}

for (const [state, stored] of Object.entries(STATES)) {
  for (const target of state === CURRENT ? DEPENDENT : SAMPLE) {
    test(`${target.name} reports no error with ${state} in the browser`, async ({ visit }) => {
      await visit(
        target,
        async ({ page, errors }) => {
          await hydrateIslands(page)
          expect(errors).toEqual([])
        },
        { reducedMotion: 'reduce', stored }
      )
    })
  }
}

/** As the translation of a browser does: text nodes are replaced, and a text that React changes later is no longer in the page. */
function translatePage(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) {
    if (!text.data.trim() || text.parentElement?.closest('script, style, noscript, option')) continue
    const font = document.createElement('font')
    font.textContent = text.data
    text.replaceWith(font)
  }
}

test('prices change in a page that the browser has translated', async ({ customer, origin }) => {
  const page = await customer.newPage()
  await page.goto(`${origin}/en/products`)
  await waitForScripts(page)
  await page.locator('[data-cart-open]').first().click()
  const line = page.locator('#cart-drawer .drawer-line').first()
  const price = line.locator('.price')
  await expect(price).toContainText('₮')
  const before = await readPrice(price)
  await page.evaluate(translatePage)
  await line.getByRole('button').nth(1).click()
  await expect(line.locator('output')).toHaveText('2')
  await expect.poll(() => readPrice(price)).toBe(before * 2)

  await page.goto(`${origin}/en/checkout/address`)
  await hydrateIslands(page)
  const courier = page.locator('.choice-card').filter({ has: page.locator('[name=method][value=address]') })
  await page.evaluate(translatePage)
  const fee = await courier.textContent()
  await page.locator('[name=city]').selectOption({ index: 2 })
  await page.locator('[name=district]').selectOption({ index: 1 })
  await expect(courier).not.toHaveText(fee ?? '')
})

/** The first amount of a text. */
async function readPrice(element: Locator): Promise<number> {
  return Number(/[\d,]+(?=₮)/.exec((await element.textContent()) ?? '')?.[0].replaceAll(',', ''))
}
