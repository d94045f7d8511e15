import type { Page } from '@playwright/test'
import { expect, test, waitForScripts } from '../fixtures.ts'
import cart from '../../src/i18n/locales/mn/cart.json' with { type: 'json' }
import checkout from '../../src/i18n/locales/mn/checkout.json' with { type: 'json' }
import product from '../../src/i18n/locales/mn/product.json' with { type: 'json' }
import { findProduct } from '../customer.ts'

async function addFromPage(page: Page): Promise<void> {
  const { slug, variantId } = await findProduct(page.request)
  await page.goto(`/products/${slug}?variant=${variantId}`)
  await page.getByRole('button', { name: product.add, exact: true }).filter({ visible: true }).first().click()
  await expect(page.getByRole('dialog').getByRole('status').filter({ hasText: cart.added })).toBeVisible()
}

const findLineQuantity = (page: Page) => page.locator('[data-cart-page] output').first()

test(
  'the drawer, the cart page, another tab and the page after Back display the same cart',
  { tag: '@phone-only' },
  async ({ page, context }) => {
    await addFromPage(page)
    const other = await context.newPage()
    await other.goto('/cart')
    await expect(findLineQuantity(other)).toHaveText('1')
    // One less would remove the line, which has a button of its own.
    await expect(other.getByRole('button', { name: checkout.less })).toBeDisabled()

    // A change in one tab's drawer updates the other tab's page, and vice versa.
    await page.getByRole('dialog').getByRole('button', { name: cart.more }).first().click()
    await expect(page.getByRole('dialog').locator('output[aria-live]').first()).toHaveText('2')
    await expect(findLineQuantity(other)).toHaveText('2')
    await other.getByRole('button', { name: checkout.more }).first().click()
    await expect(findLineQuantity(other)).toHaveText('3')
    await expect(page.getByRole('dialog').locator('output[aria-live]').first()).toHaveText('3')

    await page.getByRole('dialog').getByRole('link', { name: cart.view }).click()
    await expect(findLineQuantity(page)).toHaveText('3')
    await page.goto('/')
    await other.getByRole('button', { name: checkout.less }).first().click()
    await expect(findLineQuantity(other)).toHaveText('2')
    await page.goBack()
    await expect(findLineQuantity(page)).toHaveText('2')
  }
)

test(
  'a page of an earlier release, whose code is gone, adds to the cart by its plain form',
  { tag: '@phone-only' },
  async ({ browser, origin, request }) => {
    const { slug, variantId } = await findProduct(request)
    const context = await browser.newContext({ serviceWorkers: 'block' })
    const page = await context.newPage()
    await page.goto(`${origin}/products/${slug}?variant=${variantId}`)
    await waitForScripts(page)
    await page.route('**/_a/*.js', route => route.fulfill({ status: 404 }))
    await page.getByRole('button', { name: product.add, exact: true }).filter({ visible: true }).first().click()
    await page.waitForURL('**/cart')
    await expect(findLineQuantity(page)).toHaveText('1')
    await context.close()
  }
)

test('the focus stays near a removed line, and what remains is announced', async ({ page, context }) => {
  await addFromPage(page)
  const other = await findProduct(page.request, 'kids')
  await context.request.post('/api/v2/checkouts/current/items', { data: { variant_id: other.variantId, quantity: 1 } })
  await page.goto('/cart')
  const remove = page.locator('main').getByRole('button', { name: checkout.remove })
  await expect(remove).toHaveCount(2)
  const more = page.locator('main').getByRole('button', { name: checkout.more }).first()
  const less = page.locator('main').getByRole('button', { name: checkout.less }).first()
  await more.press('Enter')
  await expect(findLineQuantity(page)).toHaveText('2')
  await less.press('Enter')
  await expect(less).toBeDisabled()
  await expect(more).toBeFocused()
  await remove.first().press('Enter')
  await expect(remove).toHaveCount(1)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: checkout.cart_title })).toContainText('₮')

  await page.goto(`/products/${other.slug}`)
  await page.locator('header a[href="/cart"]').filter({ visible: true }).first().press('Enter')
  const drawer = page.getByRole('dialog')
  await drawer.getByRole('button', { name: cart.remove }).first().press('Enter')
  await expect(drawer.getByText(cart.empty, { exact: true })).toBeVisible()
  await expect(drawer.getByRole('button').first()).toBeFocused()
})

test('a line removed in another tab is refetched with a message', async ({ page, context }) => {
  await addFromPage(page)
  await page.goto('/cart')
  const current = (await (await context.request.get('/api/v2/orders/current')).json()) as { line_items: { id: number }[] }
  const line = `/api/v2/checkouts/current/items/${current.line_items[0]?.id}`
  // Removed between the click and its request: earlier, the page could update itself.
  await page.route(
    `**${line}`,
    async route => {
      await context.request.put(line, { data: { quantity: 0 } })
      await route.continue()
    },
    { times: 1 }
  )
  await page.getByRole('button', { name: checkout.more }).first().click()
  await expect(page.getByRole('heading', { name: checkout.cart_empty })).toBeVisible()
})

test('a failed addition displays an error and changes nothing', async ({ page }) => {
  const { slug, variantId } = await findProduct(page.request)
  await page.goto(`/products/${slug}?variant=${variantId}`)
  await page.route('**/api/v2/checkouts/**', route =>
    route.fulfill({ status: 503, json: { error: 'Дэлгүүр түр завгүй байна.', code: 'unavailable' }, headers: { 'retry-after': '2' } })
  )
  await page.getByRole('button', { name: product.add, exact: true }).filter({ visible: true }).first().click()
  await expect(page.getByRole('alert').getByText('Дэлгүүр түр завгүй байна.')).toBeVisible()
  await expect(page.getByRole('dialog').getByText(cart.added)).toBeHidden()
})

test('a browser that refuses cookies is told so by the drawer and, without JavaScript, by the cart page', async ({
  browser,
  origin,
  request
}) => {
  const { slug, variantId } = await findProduct(request)
  const context = await browser.newContext({ baseURL: origin })
  await context.addInitScript(() => Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false }))
  const page = await context.newPage()
  await page.goto(`/products/${slug}?variant=${variantId}`)
  await page.getByRole('button', { name: product.add, exact: true }).filter({ visible: true }).first().click()
  const drawer = page.getByRole('dialog')
  await expect(drawer.getByText(cart.no_cookies, { exact: true })).toBeVisible()
  await expect(drawer.getByText(cart.added)).toHaveCount(0)
  await context.close()

  const form = { action: 'add', variant_id: String(variantId), quantity: '1' }
  const headers = { 'content-type': 'application/x-www-form-urlencoded', origin }
  const added = await fetch(`${origin}/cart`, { method: 'POST', headers, body: new URLSearchParams(form), redirect: 'manual' })
  const next = new URL(added.headers.get('location') ?? '', origin)
  expect(await (await fetch(next)).text()).toContain(cart.no_cookies)
  const cookie = added.headers
    .getSetCookie()
    .map(each => each.split(';')[0])
    .join('; ')
  expect(await (await fetch(next, { headers: { cookie } })).text()).not.toContain(cart.no_cookies)
})
