import { expect, test } from '../fixtures.ts'
import account from '../../src/i18n/locales/mn/account.json' with { type: 'json' }
import checkout from '../../src/i18n/locales/mn/checkout.json' with { type: 'json' }
import order from '../../src/i18n/locales/mn/order.json' with { type: 'json' }
import shell from '../../src/i18n/locales/mn/shell.json' with { type: 'json' }
import payment from '../../src/i18n/locales/mn/payment.json' with { type: 'json' }
import { fillCart } from '../pages.ts'
import { newPhone, passLogin } from '../customer.ts'

test.beforeEach(async ({ page, context }) => {
  await page.goto('/login')
  await passLogin(page, 'mn', newPhone())
  await fillCart(context.request, new URL(page.url()).origin)
})

test('a changed total needs a confirmation; submitting twice creates one order, and Back leads to its payment', async ({
  page,
  context
}) => {
  await page.goto('/checkout/payment')
  await fillCart(context.request, new URL(page.url()).origin)
  await page.getByRole('button', { name: checkout.place_order }).click()
  const asked = page.getByRole('alert').filter({ hasText: '₮' })
  await expect(asked).toBeFocused()
  await page.locator('.checkout-actions button').dblclick()
  // The second press may begin the same navigation again.
  await expect(page).toHaveURL(/\/pay$/)
  const { orders } = (await (await context.request.get('/api/v2/orders/mine')).json()) as { orders: { number: string }[] }
  expect(orders).toHaveLength(1)

  await page.goBack()
  await page.waitForURL(/\/cart$/)
  await page.getByRole('link', { name: order.pay_now }).click()
  await expect(page.getByRole('img', { name: payment.qr_label })).toBeVisible()
})

test('the goods of a canceled order are put into the cart again, once', { tag: '@phone-only' }, async ({ page, context }) => {
  await page.goto('/checkout/payment')
  await page.getByRole('button', { name: checkout.place_order }).click()
  await page.waitForURL(/\/pay$/)
  await expect(page.getByRole('button', { name: order.again })).toBeHidden()
  // The steps behind would lead to an empty cart.
  await expect(page.getByRole('list', { name: shell.steps }).getByRole('link')).toHaveCount(0)
  const number = /orders\/([^/]+)\/pay/.exec(page.url())?.[1] ?? ''
  const { line_items: ordered } = (await (await context.request.get(`/api/v2/orders/${number}`)).json()) as {
    line_items: { quantity: number; product: { variant_id: number } }[]
  }
  await context.request.put(`/api/v2/orders/${number}/cancel`)
  await page.goto(`/account/orders/${number}`)
  await page.getByRole('button', { name: order.again }).dblclick()
  await page.waitForURL(/\/cart$/)
  const { line_items: inCart } = (await (await context.request.get('/api/v2/orders/current')).json()) as { line_items: typeof ordered }
  const toPair = ({ quantity, product }: (typeof ordered)[number]): [number, number] => [product.variant_id, quantity]
  expect(inCart.map(toPair)).toEqual(ordered.map(toPair))
})

test('an organisation has a separate phone, and its errors are displayed next to their fields', async ({ page }) => {
  await page.goto('/checkout/address')
  await page.getByLabel(checkout.as_organisation).check()
  await page.getByLabel(checkout.org_name, { exact: true }).fill('Монгол Эсгий ХХК')
  await page.getByLabel(checkout.org_registry, { exact: true }).fill('5123456')
  await page.getByRole('button', { name: checkout.to_payment }).click()
  await expect(page.getByLabel(checkout.org_phone)).toBeFocused()
  await expect(page.getByLabel(checkout.org_phone)).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel(checkout.phone, { exact: true })).not.toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel(checkout.org_phone).fill('7700 1188')
  await page.getByRole('button', { name: checkout.to_payment }).click()
  await expect(page.getByText('Монгол Эсгий ХХК, 5123456')).toBeVisible()
})

test('a customer who signed up with a phone enters a name', async ({ page }) => {
  await page.goto('/account')
  await page.getByRole('link', { name: account.profile }).click()
  await page.getByLabel(account.first_name).fill('Сарнай')
  await page.getByRole('button', { name: account.save }).click()
  await expect(page.getByRole('status').filter({ hasText: account.saved })).toBeVisible()
  await page.goto('/account')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Сарнай')
})
