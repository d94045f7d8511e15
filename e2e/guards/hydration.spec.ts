import { EMPTY_CART } from '../../src/domain/cart.ts'
import { expect, test } from '../fixtures.ts'
import { PAGES } from '../pages.ts'

/** Pages whose islands and counts stand on what the browser holds: rubbish there does the same everywhere else. */
const STANDING = PAGES.filter(({ name }) =>
  ['home', 'listing', 'product', 'article', 'cart', 'address', 'payment', 'account'].includes(name)
)

/** What a browser may hold from before: a cart, an old version, rubbish. With nothing, every page is opened by the guard of headers. */
const STATES: Record<string, { pages: typeof PAGES; stored: Record<string, string> }> = {
  'a cart and the dark theme': {
    pages: PAGES,
    stored: {
      'delguur:version': '2',
      'delguur:theme': '"dark"',
      'delguur:cart': JSON.stringify({ ...EMPTY_CART, id: 'x', total_quantity: 3, updated_at: '2020-01-01T00:00:00.000Z' })
    }
  },
  'version 1': {
    pages: STANDING,
    stored: { 'delguur:version': '1', 'delguur:ticket': '{}', 'delguur:taxon': '[]', 'delguur:cart': '{"line_items":[]}' }
  },
  rubbish: { pages: STANDING, stored: { 'delguur:version': 'x', 'delguur:theme': '{', 'delguur:cart': 'not json' } }
}

for (const [state, { pages, stored }] of Object.entries(STATES)) {
  test(`no page reports an error with ${state} in the browser`, async ({ visit }) => {
    test.setTimeout(180_000)
    const errors: string[] = []
    for (const of of pages) {
      await visit(
        of,
        async ({ page }) => {
          // Wakes every island that waits for an intent.
          for (const island of await page.locator('astro-island').all()) await island.dispatchEvent('pointerover')
          await expect(page.locator('astro-island[ssr]')).toHaveCount(0)
        },
        {
          prepare: async (context, page) => {
            await context.addInitScript(values => {
              for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value)
            }, stored)
            page.on('pageerror', error => errors.push(`${of.name}: ${error.message}`))
            page.on('console', message => {
              const expected = of.name === 'not-found' && /404/.test(message.text())
              if (message.type() === 'error' && !expected) errors.push(`${of.name}: ${message.text()}`)
            })
          }
        }
      )
    }
    expect(errors).toEqual([])
  })
}
