import { expect, test } from '../fixtures.ts'
import checkout from '../../src/i18n/locales/mn/checkout.json' with { type: 'json' }
import dev from '../../src/i18n/locales/mn/dev.json' with { type: 'json' }
import order from '../../src/i18n/locales/mn/order.json' with { type: 'json' }
import payment from '../../src/i18n/locales/mn/payment.json' with { type: 'json' }

test(
  'a customer who declines at Storepay is told so while the page is open, and pays another way without JavaScript',
  { tag: '@phone-only' },
  async ({ customer, origin, browser }) => {
    const say = (text: string): string => text.replaceAll('{{provider}}', payment.storepay)
    const page = await customer.newPage()
    await page.goto(origin + '/checkout/payment')
    await page.getByText(`${payment.group_instalments} · `).click()
    await page.getByRole('radio', { name: payment.storepay }).check()
    await page.getByRole('button', { name: checkout.place_order }).click()
    await expect(page.getByText(say(payment.refusal_untold))).toBeVisible()

    const app = await customer.newPage()
    await app.goto(origin + ((await page.getByRole('link', { name: payment.test_app }).getAttribute('href')) ?? ''))
    await app.getByRole('button', { name: dev.app_decline }).click()
    await expect(app.getByText('200 OK')).toBeVisible()
    // The open page of the shop follows without a reload, and offers the other methods.
    await expect(page.getByRole('alert').filter({ hasText: say(payment.refused_elsewhere) })).toBeVisible()
    await expect(page.getByRole('button', { name: payment.switch })).toBeVisible()

    const plain = await browser.newContext({ javaScriptEnabled: false, storageState: await customer.storageState() })
    const form = await plain.newPage()
    await form.goto(page.url())
    await expect(form.getByText(say(payment.refused_elsewhere))).toBeVisible()
    await form.getByRole('radio', { name: payment.qpay }).check()
    await form.getByRole('button', { name: payment.switch }).click()
    const bank = await plain.newPage()
    await bank.goto((await form.locator('.bank-links a').first().getAttribute('href')) ?? '')
    await bank.getByRole('button', { name: dev.pay_OPEN, exact: true }).click()
    await form.getByRole('button', { name: payment.check }).click()
    await expect(form.getByText(order.thanks_text)).toBeVisible()
    await plain.close()
  }
)
