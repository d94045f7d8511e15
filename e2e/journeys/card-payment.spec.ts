import { expect, test } from '../fixtures.ts'
import checkout from '../../src/i18n/locales/mn/checkout.json' with { type: 'json' }
import dev from '../../src/i18n/locales/mn/dev.json' with { type: 'json' }
import order from '../../src/i18n/locales/mn/order.json' with { type: 'json' }
import payment from '../../src/i18n/locales/mn/payment.json' with { type: 'json' }

test(
  'a card is declined on the page of the bank, and another try pays the order while the shop is open',
  { tag: '@phone-only' },
  async ({ customer, origin }) => {
    const page = await customer.newPage()
    await page.goto(origin + '/checkout/payment')
    await page.getByText(`${payment.group_card} · `).click()
    await page.getByRole('radio', { name: payment.golomt }).check()
    await page.getByRole('button', { name: checkout.place_order }).click()
    await page.getByRole('link', { name: payment.to_provider }).click()
    await page.getByRole('button', { name: payment.failure_insufficient_funds }).click()
    await page.getByRole('link', { name: dev.back_to_shop }).first().click()
    const refusal = page.getByRole('alert').filter({ hasText: payment.failure_insufficient_funds })
    await expect(refusal).toBeVisible()

    await refusal.getByRole('button', { name: payment.golomt }).click()
    const link = page.getByRole('link', { name: payment.to_provider })
    const bank = await customer.newPage()
    await bank.goto((await link.getAttribute('href')) ?? '')
    await bank.getByRole('button', { name: dev.app_approve, exact: true }).click()
    await expect(bank.getByText('200 OK')).toBeVisible()
    // The open page of the shop follows without a reload.
    await expect(page.getByText(order.thanks_text)).toBeVisible()
  }
)
