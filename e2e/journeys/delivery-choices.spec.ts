import type { APIRequestContext, BrowserContext, Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import address from '../../src/i18n/locales/mn/address.json' with { type: 'json' }
import checkout from '../../src/i18n/locales/mn/checkout.json' with { type: 'json' }
import { ADDRESS, becomeOwner } from '../pages.ts'

interface StockItem {
  available: number
  branch: { code: string; name: string } | null
}

const readJson = async <Body>(request: APIRequestContext, url: string): Promise<Body> => (await (await request.get(url)).json()) as Body

/**
 * Replaces the cart by a product with branch stock.
 * @returns the branch
 */
async function fillCartFromBranch({ request }: BrowserContext, origin: string): Promise<string> {
  await request.delete(`${origin}/api/v2/checkouts/current`)
  const { products } = await readJson<{ products: { slug: string }[] }>(request, `${origin}/api/v2/products?sort=date_desc`)
  for (const { slug } of products) {
    const product = await readJson<{ variants: { id: number }[]; gifts: unknown[]; preorder_on: string | null }>(
      request,
      `${origin}/api/v2/products/${slug}`
    )
    if (product.gifts.length || product.preorder_on) continue
    for (const { id } of product.variants) {
      const items = await readJson<StockItem[]>(request, `${origin}/api/v2/products/0/variants/${id}/stock_items`)
      const stockItem = items.find(({ branch, available }) => branch && available > 2)
      if (!stockItem?.branch) continue
      await request.post(`${origin}/api/v2/checkouts/current/items`, { data: { variant_id: id, quantity: 1 } })
      return stockItem.branch.name
    }
  }
  throw new Error('No branch of the demo shop has anything in stock.')
}

async function placeOrder(page: Page): Promise<void> {
  await page.getByRole('button', { name: checkout.place_order }).click()
  await page.waitForURL(/\/pay$/)
  await page.goto(page.url().replace(/\/pay$/, ''))
}

test('an order is collected at a branch that has the goods', { tag: '@phone-only' }, async ({ customer, origin }) => {
  const branch = await fillCartFromBranch(customer, origin)
  const page = await customer.newPage()
  await page.goto(`${origin}/checkout/address`)
  await page.getByRole('radio', { name: checkout.at_branch }).check()
  await expect(page.getByLabel(checkout.city, { exact: true })).toBeHidden()
  await page.getByRole('radio', { name: branch }).check()
  await page.getByLabel(checkout.receiver).fill('Болд')
  await page.getByLabel(checkout.phone, { exact: true }).fill('9911')
  await page.getByRole('button', { name: checkout.to_payment }).click()
  await expect(page.getByLabel(checkout.phone, { exact: true })).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByRole('radio', { name: branch })).toBeChecked()
  await page.getByLabel(checkout.phone, { exact: true }).fill('9911 2345')
  await page.getByRole('button', { name: checkout.to_payment }).click()

  await expect(page.getByRole('heading', { name: checkout.pickup_at })).toBeVisible()
  await expect(page.locator('main').getByText(branch).first()).toBeVisible()
  await placeOrder(page)
  await expect(page.getByRole('heading', { name: checkout.pickup_at })).toBeVisible()
  await expect(page.getByText(branch).first()).toBeVisible()
})

test('fee and time follow the place in a still form; a window is selected', { tag: '@phone' }, async ({ customer, origin }) => {
  const page = await customer.newPage()
  await page.goto(`${origin}/checkout/address`)
  const courier = page.locator('label').filter({ hasText: checkout.by_courier })
  const hours = page.getByLabel(checkout.when)
  await expect(hours).toBeEnabled()
  const save = page.getByRole('button', { name: checkout.to_payment })
  const top = async (): Promise<number> => save.evaluate(button => button.getBoundingClientRect().top + scrollY)
  const before = await top()
  await page.getByLabel(checkout.city, { exact: true }).selectOption('45')
  await expect(page.getByLabel(checkout.district, { exact: true }).locator('option[value^="45"]').first()).toBeAttached()
  await page.getByLabel(checkout.district, { exact: true }).selectOption({ index: 1 })
  await expect(courier).toContainText('9,000₮')
  await expect(hours).toBeDisabled()
  expect(await top()).toBe(before)
  await page.getByLabel(checkout.city, { exact: true }).selectOption('11')
  await expect(page.getByLabel(checkout.district, { exact: true }).locator('option[value="1119"]')).toHaveCount(1)
  await page.getByLabel(checkout.district, { exact: true }).selectOption('1119')
  await page.getByLabel(checkout.quarter).fill('8')
  const tomorrow = hours.locator('optgroup').nth(1)
  await expect(tomorrow).toHaveAttribute('label', /^\d{4}\/\d\d\/\d\d, /)
  await expect(hours).toBeEnabled()
  expect(await top()).toBe(before)
  const value = await tomorrow.locator('option', { hasText: '12:00–15:00' }).getAttribute('value')
  await hours.selectOption(value)
  await page.getByRole('button', { name: checkout.to_payment }).click()
  await expect(page.getByText('12:00–15:00').first()).toBeVisible()
  await placeOrder(page)
  await expect(page.getByText('12:00–15:00').first()).toBeVisible()
})

for (const javaScriptEnabled of [true, false])
  test(`addresses are saved and selected ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, async ({ customer, browser, origin }) => {
    const context = await browser.newContext({ baseURL: origin, javaScriptEnabled, storageState: await customer.storageState() })
    const page = await context.newPage()
    await page.goto('/account/addresses')
    await expect(page.getByText(address.empty)).toBeVisible()
    await page.getByRole('link', { name: address.add }).click()
    await page.getByLabel(address.label).fill('Ажил')
    await page.getByLabel(checkout.city, { exact: true }).selectOption('11')
    if (!javaScriptEnabled) await page.getByRole('button', { name: checkout.show }).first().click()
    await expect(page.getByLabel(checkout.district, { exact: true }).locator('option[value="1101"]')).toHaveCount(1)
    await page.getByLabel(checkout.district, { exact: true }).selectOption('1101')
    await page.getByLabel(checkout.quarter).fill('2')
    await page.getByLabel(checkout.details).fill('Уурхайчдын гудамж 5')
    await page.getByLabel(checkout.receiver).fill('Туяа')
    await page.getByRole('button', { name: address.save }).click()
    await expect(page.getByRole('status').filter({ hasText: address.saved })).toBeVisible()
    await expect(page.getByText(address.default, { exact: true })).toBeVisible()

    // The cart's address is not in the address book; the customer selects a saved one.
    await page.goto('/checkout/address')
    await expect(page.getByLabel(checkout.details)).toHaveValue(ADDRESS.details)
    await page.getByRole('radio', { name: 'Ажил' }).check()
    await expect(page.getByLabel(checkout.details)).toBeHidden()
    if (javaScriptEnabled) await expect(page.locator('label').filter({ hasText: checkout.by_courier })).toContainText('12,000₮')
    await page.getByRole('button', { name: checkout.to_payment }).click()
    await expect(page.locator('main').getByText('Уурхайчдын гудамж 5')).toBeVisible()
    await page.goto('/checkout/address')
    await expect(page.getByRole('radio', { name: 'Ажил' })).toBeChecked()

    await page.goto('/account/addresses')
    await page.getByRole('link', { name: address.edit_one }).click()
    await page.getByLabel(checkout.details).fill('Уурхайчдын гудамж 7')
    await page.getByRole('button', { name: address.save }).click()
    await expect(page.getByText('Уурхайчдын гудамж 7')).toBeVisible()
    await page.getByText(address.delete, { exact: true }).click()
    await page.getByRole('button', { name: address.delete_yes }).click()
    await expect(page.getByText(address.empty)).toBeVisible()
    expect((await page.request.get('/account/addresses/1')).status()).toBe(404)
    await context.close()
  })

const TILES = '**/api/v2/maps/tiles'
const TILE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><rect width="256" height="256" fill="#cfd8c4" stroke="#789" /></svg>'

test('a position on the map is selected by keyboard, and its fields are filled', async ({ customer, origin, browser }) => {
  const page = await customer.newPage()
  // Both projects use one shop, and one of them sets tiles below.
  await page.route(TILES, route => route.fulfill({ json: null }))
  const loaded: string[] = []
  page.on('request', request => loaded.push(new URL(request.url()).pathname))
  const errors: string[] = []
  page.on('console', message => message.type() === 'error' && errors.push(message.text()))
  await page.goto(`${origin}/account/addresses/new`)
  const open = page.getByRole('button', { name: address.picker_open })
  await open.hover()
  expect(loaded.filter(path => path.includes('LocationMap'))).toEqual([])
  await open.click()
  const map = page.getByRole('button', { name: address.picker_map })
  await expect(map).toBeFocused()
  const place = page.getByRole('dialog').getByRole('status')
  await expect(place).toContainText('Сүхбаатар')
  for (let press = 0; press < 8; press++) await map.press('Shift+ArrowDown')
  for (let press = 0; press < 3; press++) await map.press('ArrowLeft')
  await expect(place).toContainText('Хан-Уул')
  await page.getByRole('button', { name: address.picker_use }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByLabel(checkout.city, { exact: true })).toHaveValue('11')
  await expect(page.getByLabel(checkout.district, { exact: true })).toHaveValue('1122')
  await expect(page.getByLabel(checkout.quarter)).toBeFocused()
  await page.keyboard.press('Tab')

  // Without permission for the browser's position the page displays a message; with it the fields follow the position.
  await open.click()
  await page.getByRole('button', { name: address.picker_here }).click()
  await expect(place).toHaveText(address.picker_denied)
  await customer.grantPermissions(['geolocation'])
  await customer.setGeolocation({ latitude: 47.7725, longitude: 107.2536 })
  await page.getByRole('button', { name: address.picker_here }).click()
  await expect(place).toContainText('Налайх')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(open).toBeFocused()

  // With tiles of the shop's own.
  const owner = await browser.newContext({ baseURL: origin })
  await becomeOwner(owner.request, origin)
  const { version } = (await (await owner.request.get('/api/v2/site_settings/map')).json()) as { version: number }
  const value = { tiles: 'https://tiles.shop.mn/{z}/{x}/{y}.png', attribution: '© Owner' }
  expect([200, 409]).toContain((await owner.request.put('/api/v2/site_settings/map', { data: { version, value } })).status())
  await owner.close()
  await page.unroute(TILES)
  const tiles: string[] = []
  await page.route('https://tiles.shop.mn/**', route => {
    tiles.push(new URL(route.request().url()).pathname)
    return route.fulfill({ contentType: 'image/svg+xml', body: TILE })
  })
  await page.reload()
  await open.click()
  const tileMap = page.getByRole('application', { name: address.picker_map })
  await expect(tileMap).toBeFocused()
  await expect(place).toContainText('Сүхбаатар')
  await expect.poll(() => tiles.filter(path => /^\/14\/\d+\/\d+\.png$/.test(path)).length).toBeGreaterThan(0)
  await expect(page.getByText('© Owner')).toBeVisible()
  for (let press = 0; press < 8; press++) await tileMap.press('Shift+ArrowDown')
  await expect(place).toContainText('Хан-Уул')
  await page.getByRole('button', { name: address.picker_use }).click()
  await expect(page.getByLabel(checkout.district, { exact: true })).toHaveValue('1122')
  expect(errors).toEqual([])
})
