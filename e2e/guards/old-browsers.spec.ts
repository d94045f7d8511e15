import { globSync, readFileSync } from 'node:fs'
import type { Response } from '@playwright/test'
import cart from '../../src/i18n/locales/mn/cart.json' with { type: 'json' }
import checkout from '../../src/i18n/locales/mn/checkout.json' with { type: 'json' }
import catalogue from '../../src/i18n/locales/mn/catalogue.json' with { type: 'json' }
import errors from '../../src/i18n/locales/mn/errors.json' with { type: 'json' }
import password from '../../src/i18n/locales/mn/password.json' with { type: 'json' }
import product from '../../src/i18n/locales/mn/product.json' with { type: 'json' }
import { findBrowser } from '../browser.ts'
import { findProduct } from '../customer.ts'
import { expect, test, waitForScripts } from '../fixtures.ts'

/** What `src/layouts/old-browser.ts` adds. */
const ADDED = {
  'Array.prototype': ['toReversed', 'toSorted', 'toSpliced'],
  'CSSStyleSheet.prototype': ['replaceSync'],
  'Document.prototype': ['adoptedStyleSheets'],
  'HTMLFormElement.prototype': ['requestSubmit'],
  AbortSignal: ['timeout'],
  Object: ['groupBy'],
  Promise: ['withResolvers'],
  URL: ['canParse', 'parse']
}
/** Newer than the browsers of `astro.config.mjs`, and not added; `randomUUID` is missing over plain http. */
const LACKING =
  /\.(checkVisibility|showPopover|togglePopover|requestClose|moveBefore|setHTMLUnsafe|isWellFormed|toWellFormed|isSubsetOf|isSupersetOf|symmetricDifference)\(|AbortSignal\.any|Array\.fromAsync|Iterator\.from|Map\.groupBy|Promise\.try|RegExp\.escape|\brandomUUID\b|imageOrientation|:popover-open/
/** Of Safari 16.4: before it no script with one starts. */
const LOOKBEHIND = /\(\?<[=!]/
/** Ranges of media queries, of Safari 16.4 and Chrome 104. */
const RANGE = /\((width|height) ?[<>]/

/** Plain http, as of a shop in the local network: browsers trust localhost alone, and other names lack what needs https. */
const HOST = 'shop.test'
const browser = await findBrowser()
test.use({ launchOptions: { ...browser, args: [...browser.args, `--host-resolver-rules=MAP ${HOST} 127.0.0.1`] } })

test('a phone of 2022 shops over plain http', async ({ page, origin }) => {
  const faults: string[] = []
  page.on('pageerror', error => faults.push(error.message))
  page.on('response', response => void checkScript(response))
  await page.addInitScript(lacking => {
    const owners: Record<string, object> = {
      'Array.prototype': Array.prototype,
      'CSSStyleSheet.prototype': CSSStyleSheet.prototype,
      'Document.prototype': Document.prototype,
      'HTMLFormElement.prototype': HTMLFormElement.prototype,
      AbortSignal,
      Object,
      Promise,
      URL
    }
    for (const [owner, names] of Object.entries(lacking)) for (const name of names) Reflect.deleteProperty(owners[owner] ?? {}, name)
    // The submitter is ignored.
    globalThis.FormData = new Proxy(FormData, { construct: (target, [form]: unknown[]) => Reflect.construct(target, [form]) as FormData })
  }, ADDED)
  const open = async (path: string): Promise<void> => {
    await page.goto(origin.replace('localhost', HOST) + path)
    await waitForScripts(page)
  }
  // A form of a page with a secret in its URL.
  await open(`/password/reset?token=${'x'.repeat(43)}`)
  expect(await page.evaluate(() => isSecureContext)).toBe(false)
  await page.getByLabel(password.new, { exact: true }).fill('морин хуур 7')
  await page.getByLabel(password.repeat, { exact: true }).fill('морин хуур 8')
  await page.getByRole('button', { name: password.set, exact: true }).click()
  await expect(page.getByText(errors.password_repeat_mismatch)).toBeVisible()
  for (const path of ['/lookbooks', '/hotel', '/articles']) await open(path)
  await open('/products')
  await page.getByLabel(catalogue.sort).selectOption({ label: catalogue.sort_price_asc })
  await page.waitForURL(/sort=price_asc/)
  await open('/products')
  await page.getByRole('searchbox').first().fill('гутал')
  await expect(page.locator('.suggestions')).toHaveCSS('position', 'absolute')
  const { slug, variantId } = await findProduct(page.request)
  await open(`/products/${slug}?variant=${variantId}`)
  await page.getByRole('button', { name: product.add, exact: true }).first().click()
  await expect(page.getByRole('dialog').getByText(cart.added)).toBeVisible()
  await open('/cart')
  const lines = page.locator('[data-cart-page]')
  await lines.getByRole('button', { name: checkout.more }).first().click()
  await expect(lines.locator('output').first()).toHaveText('2')
  expect(faults).toEqual([])

  async function checkScript(response: Response): Promise<void> {
    if (!/\/_a\/[^/]+\.js$/.test(response.url())) return
    if (LOOKBEHIND.test(await response.text().catch(() => ''))) faults.push(`a lookbehind in ${response.url()}`)
  }
})

test('scripts and pages contain nothing that older browsers cannot read', async ({ request }) => {
  const scripts = globSync('dist/client/**/*.js', { cwd: new URL('../..', import.meta.url) })
  expect(scripts.length).toBeGreaterThan(50)
  for (const script of scripts) expect(readFileSync(new URL(`../../${script}`, import.meta.url), 'utf8'), script).not.toMatch(LACKING)
  const paths = ['/', '/products', '/articles', '/lookbooks', '/hotel', '/cart', '/login', '/list.css']
  for (const path of paths) expect(await (await request.get(path)).text(), path).not.toMatch(RANGE)
})

test('the server keeps private fields, which would cost each page in the syntax for browsers', () => {
  const files = globSync('dist/server/**/*.mjs', { cwd: new URL('../..', import.meta.url) })
  expect(files.length).toBeGreaterThan(50)
  for (const file of files)
    expect(readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8'), file).not.toMatch(/classPrivateField|_defineProperty\(/)
})
