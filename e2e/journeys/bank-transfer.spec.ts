import type { Locator } from '@playwright/test'
import { logInAs, OWNER } from '../accounts.ts'
import { expect, test, withoutPictures } from '../fixtures.ts'
import checkout from '../../src/i18n/locales/mn/checkout.json' with { type: 'json' }
import errors from '../../src/i18n/locales/mn/errors.json' with { type: 'json' }
import order from '../../src/i18n/locales/mn/order.json' with { type: 'json' }
import payment from '../../src/i18n/locales/mn/payment.json' with { type: 'json' }
import returns from '../../src/i18n/locales/mn/returns.json' with { type: 'json' }
import staffOrder from '../../src/i18n/locales/mn/staff_order.json' with { type: 'json' }
import validity from '../../src/i18n/locales/mn/validity.json' with { type: 'json' }
import { formatMoney } from '../../src/i18n/format.ts'

const MISSING = 1000

test('staff record transfers: a partial payment leaves the order pending with the missing amount, the rest places it', async ({
  customer,
  browser,
  origin
}) => {
  const page = await customer.newPage()
  await page.goto(origin + '/checkout/payment')
  await page.getByRole('radio', { name: payment.bank_transfer }).check()
  await page.getByRole('button', { name: checkout.place_order }).click()
  await page.waitForURL(/\/pay$/)
  const number = /orders\/([^/]+)/.exec(page.url())?.[1] ?? ''
  const { total } = (await (await page.request.get(`${origin}/api/v2/orders/${number}`)).json()) as { total: number }

  const staff = await browser.newContext({ baseURL: origin })
  withoutPictures(staff)
  await logInAs(staff.request, OWNER)
  const screen = await staff.newPage()
  await screen.goto('/admin/orders')
  await screen.getByRole('textbox', { name: staffOrder.search }).fill(number)
  await screen.getByRole('button', { name: staffOrder.look, exact: true }).last().click()
  await screen.getByRole('link', { name: number }).click()
  const amount = screen.getByLabel(staffOrder.transfer_amount)
  const reference = screen.getByLabel(staffOrder.transfer_ref)
  const record = screen.getByRole('button', { name: staffOrder.transfer_do })
  const result = screen.locator('main').getByRole('status')
  await expect(amount).toHaveValue(String(total))

  // The menu is one stop of the Tab key.
  const links = screen.locator('.admin-menu a')
  await screen.locator('.admin-menu [aria-current]').focus()
  await screen.keyboard.press('ArrowDown')
  await expect(links.nth(2)).toBeFocused()
  await screen.keyboard.press('Tab')
  await expect(screen.locator('main :focus')).not.toHaveAttribute('href', /^\/admin\/\w+$/)

  // The browser of this test is English, and the page Mongolian; the form is sent before any of its fields had the focus.
  const messageOf = (field: Locator) => field.evaluate((input: HTMLInputElement) => input.validationMessage)
  await record.evaluate((button: HTMLButtonElement) => button.form?.requestSubmit(button))
  await expect(reference).toBeFocused()
  expect(await messageOf(reference)).toBe(validity.fill)
  await amount.fill('')
  await record.click()
  expect(await messageOf(amount)).toBe(validity.fill)
  await amount.fill('1')
  expect(await messageOf(amount)).toBe('')

  await amount.fill('олон')
  await reference.fill(`${number}-1`)
  await record.click()
  await expect(amount).toHaveAttribute('aria-invalid', 'true')
  await expect(reference).toHaveValue(`${number}-1`)

  await amount.fill(formatMoney(total - MISSING))
  await record.click()
  await expect(result).toContainText(staffOrder.transfer_partly.replace('{{missing}}', formatMoney(MISSING)))
  await expect(amount).toHaveValue(String(MISSING))
  await page.goto(`${origin}/account/orders/${number}/pay`)
  await expect(page.getByText(new RegExp(formatMoney(MISSING))).first()).toBeVisible()

  await reference.fill(`${number}-2`)
  await record.click()
  await expect(result).toContainText(staffOrder.transfer_placed)
  // The open payment page navigates after the payment, which would abort a `goto` in it.
  const ordered = await customer.newPage()
  await ordered.goto(`${origin}/account/orders/${number}`)
  await expect(ordered.getByText(order.s_payment_completed).or(ordered.getByText(order.s_ordered)).first()).toBeVisible()

  // Canceled, with an account for the refund: an incomplete one cancels nothing.
  await ordered.getByRole('link', { name: returns.cancel, exact: true }).click()
  await ordered.getByRole('textbox', { name: returns.account_bank }).fill('Хаан банк')
  await ordered.getByRole('button', { name: returns.cancel_do }).click()
  await expect(ordered.getByRole('textbox', { name: returns.account_number })).toHaveAttribute('aria-invalid', 'true')
  await ordered.getByRole('textbox', { name: returns.account_number }).fill('5000 123 456')
  await ordered.getByRole('textbox', { name: returns.account_holder }).fill('Бат')
  await ordered.getByRole('button', { name: returns.cancel_do }).click()
  await ordered.waitForURL(`**/account/orders/${number}`)
  await ordered.goto(`${origin}/account/orders/${number}/cancel`)
  await expect(ordered.getByText(errors.order_not_cancelable)).toBeVisible()
  await screen.goto('/admin/refunds')
  await expect(screen.getByText('Хаан банк, 5000123456, Бат').first()).toBeVisible()
  await staff.close()
})
