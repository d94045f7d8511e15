import { EMPTY_CART } from '../../src/domain/cart.ts'
import { LONG } from '../../tests/long.ts'
import { expect, hydrateIslands, test } from '../fixtures.ts'
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
