import type { Page } from '@playwright/test'
import { expect, test, withoutPictures } from '../fixtures.ts'
import { becomeCustomer, becomeOwner, fillCart } from '../pages.ts'
import admin from '../../src/i18n/locales/mn/admin_coupon.json' with { type: 'json' }
import checkout from '../../src/i18n/locales/mn/checkout.json' with { type: 'json' }
import coupon from '../../src/i18n/locales/mn/coupon.json' with { type: 'json' }
import errors from '../../src/i18n/locales/mn/errors.json' with { type: 'json' }
import { formatMoney } from '../../src/i18n/format.ts'

/** Ended in the demo shop. */
const ENDED = 'NAMAR15'

const press = (page: Page, name: string): Promise<void> => page.getByRole('button', { name, exact: true }).first().click()

test('without JavaScript staff create a coupon, and a customer pays what it leaves', async ({ browser, origin }) => {
  const code = `AYALAL-${Date.now()}`
  const open = async () => {
    const context = await browser.newContext({ baseURL: origin, javaScriptEnabled: false })
    withoutPictures(context)
    return context
  }

  const staff = await open()
  await becomeOwner(staff.request, origin)
  const office = await staff.newPage()
  await office.goto('/admin/coupons')
  await office.getByRole('link', { name: admin.new }).click()
  await office.getByLabel(admin.code, { exact: true }).fill('a?')
  await office.locator('#title_mn').fill('Аяллын купон')
  await office.locator('#title_en').fill('Travel coupon')
  await office.locator('#value').fill('25')
  await press(office, admin.create)
  await expect(office.locator('#code')).toHaveAttribute('aria-invalid', 'true')
  await expect(office.locator('#code')).toHaveValue('a?')
  await office.locator('#code').fill(code)
  await office.getByText(admin.preview, { exact: true }).click()
  await office.locator('#preview_amount').fill('100,000')
  await press(office, admin.preview_button)
  await expect(office.locator('#preview')).toContainText(`−${formatMoney(25_000)}`)
  await press(office, admin.create)
  await expect(office.locator('main').getByRole('status')).toHaveText(admin.created)

  const customer = await open()
  await becomeCustomer(customer.request, origin)
  const page = await customer.newPage()
  await page.goto('/cart')
  const field = page.getByLabel(coupon.code)
  const apply = async (typed: string): Promise<void> => {
    await field.fill(typed)
    await press(page, coupon.apply)
  }
  const refused = page.locator('#coupon').getByRole('alert')
  await apply('')
  await expect(refused).toHaveText(errors.coupon_required)
  await apply('BAIHGUI')
  await expect(refused).toHaveText(errors.coupon_not_found)
  await expect(field).toHaveValue('BAIHGUI')
  await apply(ENDED)
  await expect(refused).toHaveText(errors.coupon_ended.replace('{{code}}', ENDED))
  await apply(code.toLowerCase())
  await expect(page.getByText(coupon.applied)).toBeVisible()
  const cart = (await (await customer.request.get('/api/v2/orders/current')).json()) as { total: number; discount_total: number }
  const row = page.locator('.summary-row', { hasText: coupon.row_coupon.replace('{{code}}', code) })
  await expect(row).toContainText(`−${formatMoney(cart.discount_total)}`)

  await page.goto('/checkout/payment')
  await expect(row).toContainText(`−${formatMoney(cart.discount_total)}`)
  await press(page, checkout.place_order)
  await expect(page).toHaveURL(/\/pay$/)
  await expect(page.locator('main')).toContainText(formatMoney(cart.total))
  const order = page.url().replace(/\/pay$/, '')
  await page.locator('a[href*="/dev/bank"]').first().click()
  await page.locator('button[name=action][value=pay]').first().click()
  await page.goto(order)
  await expect(row).toContainText(`−${formatMoney(cart.discount_total)}`)

  await fillCart(customer.request, origin)
  await page.goto('/cart')
  await apply(code)
  await expect(refused).toHaveText(errors.coupon_used.replace('{{code}}', code))
  await page.goto('/account/coupons')
  await expect(page.locator('.card', { hasText: code })).toContainText(coupon.state_used)

  await office.reload()
  await expect(office.locator('main')).toContainText(admin.fixed)
  await office.getByText(admin.stop, { exact: true }).click()
  await press(office, admin.stop_yes)
  await expect(office.locator('main').getByRole('status')).toHaveText(admin.stopped)
  await staff.close()
  await customer.close()
})
