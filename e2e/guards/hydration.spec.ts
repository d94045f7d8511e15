import { EMPTY_CART } from '../../src/domain/cart.ts'
import { expect, test } from '../fixtures.ts'
import { PAGES } from '../pages.ts'

/** What a browser may hold from before: nothing, a cart, an old version, rubbish. */
const STATES: Record<string, Record<string, string>> = {
  nothing: {},
  'a cart and the dark theme': {
    'delguur:version': '2',
    'delguur:theme': '"dark"',
    'delguur:cart': JSON.stringify({ ...EMPTY_CART, id: 'x', total_quantity: 3, updated_at: '2020-01-01T00:00:00.000Z' })
  },
  'version 1': { 'delguur:version': '1', 'delguur:ticket': '{}', 'delguur:taxon': '[]', 'delguur:cart': '{"line_items":[]}' },
  rubbish: { 'delguur:version': 'x', 'delguur:theme': '{', 'delguur:cart': 'not json' }
}

for (const [state, stored] of Object.entries(STATES)) {
  test(`no page reports an error with ${state} in the browser`, async ({ browser, shopper, origin }) => {
    test.setTimeout(120_000)
    const errors: string[] = []
    for (const { name, path, private: own } of PAGES) {
      const context = await browser.newContext({ storageState: own ? await shopper.storageState() : { cookies: [], origins: [] } })
      await context.addInitScript(values => {
        for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value)
      }, stored)
      const page = await context.newPage()
      page.on('pageerror', error => errors.push(`${name}: ${error.message}`))
      page.on('console', message => {
        const expected = name === 'not-found' && /404/.test(message.text())
        if (message.type() === 'error' && !expected) errors.push(`${name}: ${message.text()}`)
      })
      await page.goto(origin + (typeof path === 'string' ? path : await path(shopper, origin)))
      // Wakes every island that waits for an intent.
      for (const island of await page.locator('astro-island').all()) await island.dispatchEvent('pointerover')
      await expect(page.locator('astro-island[ssr]')).toHaveCount(0)
      await context.close()
    }
    expect(errors).toEqual([])
  })
}
