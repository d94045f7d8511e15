import type { Page } from '@playwright/test'
import { expect, test, withoutPictures } from '../fixtures.ts'
import { ADDRESS, becomeCustomer, fillCart } from '../pages.ts'
import checkout from '../../src/i18n/locales/mn/checkout.json' with { type: 'json' }
import giftCard from '../../src/i18n/locales/mn/gift_card.json' with { type: 'json' }
import wallet from '../../src/i18n/locales/mn/wallet.json' with { type: 'json' }
import { formatMoney } from '../../src/i18n/format.ts'

const AMOUNT = 900_000
const MOVED = 850_000

const press = (page: Page, name: string): Promise<void> => page.getByRole('button', { name, exact: true }).first().click()

test('a guest who recharges the wallet comes back from the login with the amount, and the card is in no address', async ({
  browser,
  origin
}) => {
  const context = await browser.newContext({ baseURL: origin, javaScriptEnabled: false })
  withoutPictures(context)
  const page = await context.newPage()
  const addresses: string[] = []
  page.on('request', request => addresses.push(request.url()))
  await page.goto('/gift-card/balance')
  await page.getByLabel(giftCard.number).fill('1234 5678 1234 5678')
  await page.getByLabel(giftCard.password).fill('87654321')
  await page.getByLabel(giftCard.recharge_amount).fill('20,000')
  await press(page, giftCard.recharge)
  await expect(page).toHaveURL(/\/login/)
  await becomeCustomer(context.request, origin)
  await page.goto(page.url())
  await expect(page).toHaveURL(/\/gift-card\/balance/)
  await expect(page.getByText(giftCard.recharge_again)).toBeVisible()
  await expect(page.getByLabel(giftCard.recharge_amount)).toHaveValue('20,000')
  await expect(page.getByLabel(giftCard.number)).toHaveValue('')
  expect(addresses.join(' ')).not.toMatch(/1234|87654321/)
  await context.close()
})

test('without JavaScript a gift card is bought, looked up and moved to the wallet, which pays an order', async ({ browser, origin }) => {
  const customer = await browser.newContext({ baseURL: origin, javaScriptEnabled: false })
  withoutPictures(customer)
  await becomeCustomer(customer.request, origin)
  const cart = (await (await customer.request.get('/api/v2/orders/current')).json()) as { line_items: { id: number }[] }
  for (const { id } of cart.line_items) await customer.request.delete(`/api/v2/checkouts/current/items/${id}`)
  const page = await customer.newPage()

  await page.goto('/gift-card')
  // Whoever passes the card on is asked for no address and no day.
  for (const [channel, asked] of [
    [giftCard.self, false],
    [giftCard.sms, true],
    [giftCard.self, false]
  ] as const) {
    await page.getByRole('radio', { name: channel }).check()
    for (const label of [giftCard.contact, giftCard.send_on]) await expect(page.getByLabel(label)).toBeVisible({ visible: asked })
  }
  await page.getByLabel(giftCard.own_amount).fill('5')
  await press(page, giftCard.add)
  await expect(page.getByLabel(giftCard.own_amount)).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel(giftCard.own_amount).fill(String(AMOUNT))
  await press(page, giftCard.add)
  await expect(page).toHaveURL(/\/cart$/)
  await page.goto('/checkout/payment')
  await press(page, checkout.place_order)
  await expect(page).toHaveURL(/\/pay$/)
  const order = page.url().replace(/\/pay$/, '')
  await page.locator('a[href*="/dev/bank"]').first().click()
  await page.locator('button[name=action][value=pay]').first().click()
  await page.goto(order)
  await press(page, giftCard.show)
  const secrets = page.locator('.gift-card-secrets')
  await expect(secrets).toContainText(formatMoney(AMOUNT))
  const [number = '', password = ''] = (await secrets.innerText()).match(/\d{4} \d{4} \d{4} \d{4}|\b\d{8}\b|\b\d{4} \d{4}\b/g) ?? []

  await page.goto('/gift-card/balance')
  await page.getByLabel(giftCard.number).fill(number)
  await page.getByLabel(giftCard.password).fill(password)
  await press(page, giftCard.check)
  await expect(page.locator('main').getByRole('status')).toContainText(giftCard.left.replace('{{amount}}', formatMoney(AMOUNT)))

  await page.goto('/account/wallet')
  const form = page.locator('#gift-card')
  await form.getByLabel(giftCard.number).fill(number)
  await form.getByLabel(giftCard.password).fill('00000000')
  await form.getByRole('button').click()
  await expect(page.locator('main').getByRole('alert')).toBeVisible()
  await expect(form.getByLabel(giftCard.number)).toHaveValue(number)
  await form.getByLabel(giftCard.password).fill(password)
  await form.getByLabel(giftCard.recharge_amount).fill(String(MOVED))
  await form.getByRole('button').click()
  await expect(page.locator('main').getByRole('status')).toContainText(
    giftCard.recharged.replace('{{amount}}', formatMoney(MOVED)).replace('{{rest}}', formatMoney(AMOUNT - MOVED))
  )
  await expect(page.locator('.wallet-total')).toHaveText(formatMoney(MOVED))

  await fillCart(customer.request, origin)
  await customer.request.put('/api/v2/checkouts/current', { data: { address: ADDRESS } })
  const { total } = (await (await customer.request.get('/api/v2/orders/current')).json()) as { total: number }
  expect(total).toBeLessThan(MOVED)
  await page.goto('/checkout/payment')
  await page.getByText(wallet.pay_title, { exact: true }).click()
  await page.getByLabel(wallet.pay_amount).fill(String(MOVED + 1))
  await press(page, wallet.pay_use)
  await expect(page.getByLabel(wallet.pay_amount)).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel(wallet.pay_amount).fill(String(total))
  await press(page, wallet.pay_use)
  await expect(page.locator('main')).toContainText(wallet.pay_all)
  await press(page, checkout.place_order)
  await expect(page).toHaveURL(/\/account\/orders\/DG\d+/)
  await page.goto('/account/wallet')
  await expect(page.locator('.wallet-total')).toHaveText(formatMoney(MOVED - total))
  await expect(page.getByText(wallet.posting_payment).first()).toBeVisible()
  await customer.close()
})
