import type { APIRequestContext } from '@playwright/test'
import { logInAs, OWNER } from '../accounts.ts'
import { expect, test } from '../fixtures.ts'
import checkout from '../../src/i18n/locales/mn/checkout.json' with { type: 'json' }
import quote from '../../src/i18n/locales/mn/quote.json' with { type: 'json' }
import staff from '../../src/i18n/locales/mn/staff.json' with { type: 'json' }
import { findProduct, readNewestCode, newPhone } from '../customer.ts'

/** Signs up a new customer in the browser context of the requests. */
async function logIn(request: APIRequestContext): Promise<void> {
  const mobile = newPhone()
  await request.post('/api/v2/mcs_auth/check', { data: { mobile } })
  const answer = await request.post('/api/v2/mcs_auth/verify', { data: { mobile, code: await readNewestCode(request, mobile) } })
  expect(answer.status()).toBe(200)
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a suggested price is accepted by the shop and used for an order', async ({ page, browser, origin }) => {
    const product = await findProduct(page.request)
    const price = Math.round(product.price * 0.8)
    await page.goto(`/products/${product.slug}/price?variant=${product.variantId}`)
    await page.getByLabel(quote.your_price).fill(String(price))
    await page.getByLabel(quote.quantity).fill('2')
    await page.getByRole('button', { name: quote.send }).click()
    // The typed values are restored after the login.
    await page.waitForURL(/\/login\?/)
    await logIn(page.request)
    await page.goto(new URL(page.url()).searchParams.get('from') ?? '')
    await expect(page.getByLabel(quote.your_price)).toHaveValue(String(price))
    await page.getByRole('button', { name: quote.send }).click()
    await expect(page.getByRole('status').filter({ hasText: quote.sent_suggestion })).toBeVisible()
    const number = new URL(page.url()).pathname.split('/').at(-1) ?? ''

    const shop = await browser.newContext({ javaScriptEnabled: false })
    await logInAs(shop.request, OWNER, origin)
    const desk = await shop.newPage()
    await desk.goto(`${origin}/admin/price-suggestions/${number}`)
    await desk.getByRole('button', { name: staff.offer }).click()
    await expect(desk.getByRole('status').filter({ hasText: staff.answered })).toBeVisible()
    await shop.close()

    await page.goto(`/account/price-suggestions/${number}`)
    await page.getByRole('button', { name: quote.to_cart }).click()
    await page.waitForURL(/\/cart$/)
    await expect(page.getByText(quote.agreed.replace('{{number}}', number))).toBeVisible()
    const { item_total } = (await (await page.request.get('/api/v2/orders/current')).json()) as { item_total: number }
    expect(item_total).toBe(price * 2)
    await page.goto('/admin')
    await expect(page.getByRole('heading', { name: staff.title })).toHaveCount(0)
  })

  test('an organisation requests a quote and gets its document', async ({ page }) => {
    const product = await findProduct(page.request)
    await logIn(page.request)
    await page.goto(`/quote?add=${product.variantId}`)
    await page.getByLabel(checkout.org_name, { exact: true }).fill('Монгол Эсгий ХХК')
    await page.getByLabel(quote.find).fill('ааруул')
    await page.locator('main').getByRole('button', { name: quote.look }).click()
    await page.locator('main').getByRole('button', { name: quote.add }).first().click()
    await expect(page.getByRole('spinbutton')).toHaveCount(2)
    await expect(page.getByLabel(checkout.org_name, { exact: true })).toHaveValue('Монгол Эсгий ХХК')
    await page.getByRole('spinbutton').first().fill('12')
    await page.getByRole('button', { name: quote.send_quote }).click()
    await expect(page.getByLabel(checkout.org_registry)).toHaveAttribute('aria-invalid', 'true')
    await page.getByLabel(checkout.org_registry).fill('5123456')
    await page.getByLabel(checkout.org_phone).fill('7700 1188')
    await page.getByRole('button', { name: quote.send_quote }).click()
    await expect(page.getByRole('status').filter({ hasText: quote.sent_quote })).toBeVisible()
    await expect(page.getByRole('row').filter({ hasText: product.title })).toContainText('12')
    await expect(page.getByText('Монгол Эсгий ХХК')).toBeVisible()
  })
})
