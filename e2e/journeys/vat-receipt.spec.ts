import { logInAs, OWNER } from '../accounts.ts'
import { expect, test, withoutPictures } from '../fixtures.ts'
import checkout from '../../src/i18n/locales/mn/checkout.json' with { type: 'json' }
import payment from '../../src/i18n/locales/mn/payment.json' with { type: 'json' }
import receipt from '../../src/i18n/locales/mn/receipt.json' with { type: 'json' }

const REGISTER_NUMBER = '5412369'
const NAME = 'ХӨХ ТЭНГЭР КОНСАЛТИНГ ХХК'
const withName = (text: string): string => text.replace('{{name}}', NAME)

test('an organisation sees its registered name before it pays, and gets its receipt once staff issue it', async ({
  customer,
  browser,
  origin
}) => {
  const plain = await browser.newContext({ baseURL: origin, javaScriptEnabled: false, storageState: await customer.storageState() })
  withoutPictures(plain)
  const form = await plain.newPage()
  await form.goto('/checkout/payment')
  await form.getByRole('radio', { name: receipt.for_organisation }).check()
  await form.getByLabel(receipt.register_number).fill('1111111')
  await form.getByRole('button', { name: checkout.place_order }).click()
  await expect(form.getByLabel(receipt.register_number)).toHaveAttribute('aria-invalid', 'true')
  await form.getByLabel(receipt.register_number).fill(REGISTER_NUMBER)
  await form.getByRole('button', { name: checkout.place_order }).click()
  await expect(form.getByRole('group', { name: receipt.title }).getByRole('alert')).toHaveText(withName(receipt.confirm))
  await expect(form.getByLabel(receipt.register_number)).toHaveValue(REGISTER_NUMBER)
  await plain.close()

  const page = await customer.newPage()
  await page.goto(`${origin}/checkout/payment`)
  await page.getByRole('radio', { name: payment.bank_transfer }).check()
  await page.getByRole('radio', { name: receipt.for_organisation }).check()
  await page.getByLabel(receipt.register_number).fill(REGISTER_NUMBER)
  await expect(page.getByText(withName(receipt.confirmed))).toBeVisible()
  await page.getByRole('button', { name: checkout.place_order }).click()
  await page.waitForURL(/\/pay$/)
  const number = /orders\/([^/]+)/.exec(page.url())?.[1] ?? ''
  const { total } = (await (await page.request.get(`${origin}/api/v2/orders/${number}`)).json()) as { total: number }
  await page.close()

  const staff = await browser.newContext({ baseURL: origin })
  withoutPictures(staff)
  await logInAs(staff.request, OWNER)
  await staff.request.post(`/api/v2/orders/${number}/transfer_received`, { data: { amount: total, ref: `${number}-1` } })
  const screen = await staff.newPage()
  await screen.goto(`/admin/orders/${number}`)
  await screen.getByRole('button', { name: receipt.issue }).click()
  await screen.getByRole('dialog').getByRole('button', { name: receipt.issue, exact: true }).click()
  await expect(screen.getByText(receipt.requested)).toBeVisible()

  const ordered = await customer.newPage()
  await expect(async () => {
    await ordered.goto(`${origin}/account/orders/${number}`)
    await expect(ordered.getByText(receipt.s_issued).first()).toBeVisible({ timeout: 500 })
  }).toPass()
  await expect(ordered.getByText(`${NAME}, ${REGISTER_NUMBER}`)).toBeVisible()
  await ordered.getByRole('button', { name: receipt.show_qr }).click()
  await expect(ordered.getByRole('img', { name: receipt.qr_alt })).toBeVisible()
  await ordered.reload()
  await expect(ordered.getByRole('button', { name: receipt.show_qr })).toHaveCount(0)

  await screen.reload()
  await screen.getByRole('button', { name: receipt.return }).click()
  await screen.getByRole('dialog').getByRole('button', { name: receipt.return, exact: true }).click()
  await expect(screen.getByText(receipt.return_requested)).toBeVisible()
  await expect(async () => {
    await ordered.reload()
    await expect(ordered.getByText(receipt.s_returned).first()).toBeVisible({ timeout: 500 })
  }).toPass()
  await staff.close()
})
