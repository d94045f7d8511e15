import { globSync, readFileSync } from 'node:fs'
import cart from '../../src/i18n/locales/mn/cart.json' with { type: 'json' }
import product from '../../src/i18n/locales/mn/product.json' with { type: 'json' }
import { findProduct } from '../customer.ts'
import { expect, test } from '../fixtures.ts'

/** Built-ins that no browser before 2023 had, and that `src/layouts/old-browser.ts` adds. */
const ADDED = {
  'Array.prototype': ['toReversed', 'toSorted', 'toSpliced'],
  Object: ['groupBy'],
  Promise: ['withResolvers'],
  URL: ['canParse', 'parse'],
  AbortSignal: ['timeout']
}
/** Newer ones, which it does not add. */
const LACKING =
  /\.(checkVisibility|showPopover|togglePopover|requestClose|moveBefore|setHTMLUnsafe|isWellFormed|toWellFormed|isSubsetOf|isSupersetOf|symmetricDifference)\(|AbortSignal\.any|Array\.fromAsync|Iterator\.from|Map\.groupBy|Promise\.try|RegExp\.escape/
/** Ranges of media queries, of Safari 16.4 and Chrome 104. */
const RANGE = /\((width|height) ?[<>]/

test('a phone without the newer built-ins shops', async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', error => errors.push(error.message))
  await page.addInitScript(added => {
    const owners: Record<string, object> = { 'Array.prototype': Array.prototype, Object, Promise, URL, AbortSignal }
    for (const [owner, names] of Object.entries(added)) for (const name of names) Reflect.deleteProperty(owners[owner] ?? {}, name)
  }, ADDED)
  const { slug, variantId } = await findProduct(page.request)
  for (const path of ['/products', '/lookbooks', '/hotel', '/search?q=%D0%B3%D1%83%D1%82%D0%B0%D0%BB']) {
    await page.goto(path)
    await expect(page.locator('[type=late]')).toHaveCount(0)
  }
  await page.goto(`/products/${slug}?variant=${variantId}`)
  await page.getByRole('button', { name: product.add, exact: true }).first().click()
  await expect(page.getByRole('dialog').getByText(cart.added)).toBeVisible()
  expect(errors).toEqual([])
})

test('scripts and pages contain nothing that older browsers cannot read', async ({ request }) => {
  const scripts = globSync('dist/client/**/*.js', { cwd: new URL('../..', import.meta.url) })
  expect(scripts.length).toBeGreaterThan(50)
  for (const script of scripts) expect(readFileSync(new URL(`../../${script}`, import.meta.url), 'utf8'), script).not.toMatch(LACKING)
  const paths = ['/', '/products', '/articles', '/lookbooks', '/hotel', '/cart', '/login', '/list.css']
  for (const path of paths) expect(await (await request.get(path)).text(), path).not.toMatch(RANGE)
})
