import type { APIRequestContext } from '@playwright/test'
import { logInAs, OWNER, SUPPORT } from '../accounts.ts'
import { expect, test, withoutPictures } from '../fixtures.ts'
import type { Fulfilment } from '#contract/fulfilment.ts'
import fulfilment from '../../src/i18n/locales/mn/fulfilment.json' with { type: 'json' }
import wallet from '../../src/i18n/locales/mn/wallet.json' with { type: 'json' }
import errors from '../../src/i18n/locales/mn/errors.json' with { type: 'json' }
import returns from '../../src/i18n/locales/mn/returns.json' with { type: 'json' }
import review from '../../src/i18n/locales/mn/review.json' with { type: 'json' }
import { formatMoney } from '../../src/i18n/format.ts'

const PHOTO = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAIAAAACUFjqAAAAEklEQVR4nGP4z8CAB+GTG8HSALfKY52fTcuYAAAAAElFTkSuQmCC', 'base64')

const withTime = (text: string): RegExp => new RegExp(text.replace('{{time}}', '20\\d\\d.*'))

interface Placed {
  number: string
  item_total: number
}

/** Orders what is in the cart, and delivers it. */
async function deliverOrder(customer: APIRequestContext, staff: APIRequestContext, origin: string): Promise<Placed> {
  const read = async <Body>(response: Promise<{ json: () => Promise<unknown>; ok: () => boolean }>): Promise<Body> => {
    expect((await response).ok()).toBe(true)
    return (await (await response).json()) as Body
  }
  const { total } = await read<{ total: number }>(customer.get(`${origin}/api/v2/orders/current`))
  const order = await read<Placed>(
    customer.post(`${origin}/api/v2/checkouts/current/complete`, { data: { payment_method: 'bank_transfer', expected_total: total } })
  )
  const { number } = order
  await read(staff.post(`/api/v2/orders/${number}/transfer_received`, { data: { amount: total, ref: `${number}-1` } }))
  const { shipments } = await read<Fulfilment>(staff.post(`/api/v2/staff/orders/${number}/shipments`))
  for (const { id, lines } of shipments)
    for (const step of [
      { action: 'pack', state: 'preparing', lines: lines.map(line => line.id) },
      { action: 'dispatch', state: 'ready', courier: 'Ганаа' },
      { action: 'deliver', state: 'delivering', received_by: 'Номин' }
    ])
      await read(staff.post(`/api/v2/staff/shipments/${id}/actions`, { data: step }))
  return order
}

test(
  'a customer returns a piece with a picture, staff receive and restock it, and the money is in the wallet',
  { tag: '@phone-only' },
  async ({ customer, browser, origin, isMobile }) => {
    expect(isMobile).toBe(true)
    const staff = await browser.newContext({ baseURL: origin })
    withoutPictures(staff)
    await logInAs(staff.request, OWNER)
    const { number, item_total: price } = await deliverOrder(customer.request, staff.request, origin)

    const page = await customer.newPage()
    await page.goto(`${origin}/account/orders/${number}`)
    await expect(page.getByText(withTime(returns.until))).toBeVisible()
    await expect(page.locator('main').getByRole('link', { name: review.write })).toHaveCount(1)
    await page.getByRole('link', { name: returns.ask }).click()
    await expect(page.getByText(withTime(returns.line_until))).toBeVisible()
    // Nothing is chosen yet: the form explains it at the field, and keeps the text.
    const pieces = page.locator('select[name^=quantity_]')
    await page.getByRole('button', { name: returns.send }).click()
    await expect(pieces).toBeFocused()
    await expect(pieces).toHaveAccessibleDescription(/./)
    await page.getByLabel(returns.comment).fill('Оёдол нь ханзарсан')
    await page.getByRole('textbox', { name: returns.account_bank }).fill('Голомт банк')
    await page.getByRole('button', { name: returns.send }).click()
    await expect(page.locator('main').getByRole('alert')).toBeVisible()
    await expect(page.getByLabel(returns.comment)).toHaveValue('Оёдол нь ханзарсан')
    await pieces.selectOption('1')
    await page.getByLabel(returns.reason).selectOption('damaged')
    // A file that is no picture is refused at its field.
    const pictures = page.getByLabel(returns.pictures)
    await pictures.setInputFiles({ name: 'seam.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
    await page.getByRole('button', { name: returns.send }).click()
    await expect(pictures).toBeFocused()
    await expect(pictures).toHaveAccessibleDescription(new RegExp(errors.image_unsupported))
    await page.getByLabel(returns.pictures).setInputFiles({ name: 'seam.png', mimeType: 'image/png', buffer: PHOTO })
    await page.getByRole('button', { name: returns.send }).click()
    // The account for the refund is incomplete; the picture is kept.
    await expect(page.getByRole('textbox', { name: returns.account_number })).toHaveAttribute('aria-invalid', 'true')
    await page.getByRole('textbox', { name: returns.account_number }).fill('1105 000 123')
    await page.getByRole('textbox', { name: returns.account_holder }).fill('Номин')
    await page.getByRole('button', { name: returns.send }).click()
    await expect(page.locator('main').getByRole('status')).toContainText(returns.sent)
    await expect(page.getByText(returns.s_requested).first()).toBeVisible()

    // A mistake in the account is corrected on the page of the order.
    await page.goto(`${origin}/account/orders/${number}`)
    await page.getByText(returns.account, { exact: true }).first().click()
    await page.getByRole('textbox', { name: returns.account_number }).fill('1105 000 124')
    await page.getByRole('button', { name: returns.account_save }).click()
    await expect(page.locator('main').getByRole('status')).toContainText(returns.account_saved)
    await expect(page.getByRole('textbox', { name: returns.account_number, includeHidden: true })).toHaveValue('1105000124')

    // Support decides, but only staff refund.
    const support = await browser.newContext({ baseURL: origin })
    withoutPictures(support)
    await logInAs(support.request, SUPPORT)
    const desk = await support.newPage()
    await desk.goto('/admin/returns')
    await desk.getByRole('listitem').filter({ hasText: number }).getByRole('link').click()
    await expect(desk.locator('main').getByRole('img', { name: returns.picture.replace('{{n}}', '1') })).toBeVisible()
    for (const name of [returns.approve, returns.receive]) {
      await desk.getByRole('button', { name, exact: true }).click()
      await expect(desk.locator('main').getByRole('status')).toContainText(returns.done_changed)
    }
    await desk.getByLabel(returns.restocked).check()
    await desk.getByRole('button', { name: returns.dispose_do }).click()
    await expect(desk.getByText(returns.is_restocked)).toBeVisible()
    await expect(desk.locator('#refund')).toHaveCount(0)
    await expect(desk.locator('main')).toContainText('Голомт банк, 1105000124, Номин')

    const screen = await staff.newPage()
    await screen.goto(new URL(desk.url()).pathname)
    await screen.getByLabel(returns.refund_amount).fill(String(price + 1_000_000))
    await screen.getByRole('button', { name: returns.refund_check }).click()
    await expect(screen.getByLabel(returns.refund_amount)).toHaveAttribute('aria-invalid', 'true')
    await screen.getByLabel(returns.refund_amount).fill(String(price - 1000))
    await screen.getByLabel(returns.way_wallet, { exact: false }).check()
    await screen.getByRole('button', { name: returns.refund_check }).click()
    await screen.getByRole('button', { name: returns.refund_do.replace('{{sum}}', formatMoney(price - 1000)) }).click()
    await expect(screen.locator('main').getByRole('status')).toContainText(returns.done_changed)

    await page.goto(`${origin}/account/orders/${number}/returns`)
    await expect(page.getByText(returns.s_refunded).first()).toBeVisible()
    await expect(page.getByText(returns.to_wallet.replace('{{sum}}', formatMoney(price - 1000)))).toBeVisible()
    await page.goto(`${origin}/account/wallet`)
    // The bonus for what was kept is another kind of money.
    const refunded = page.locator('.wallet-source').filter({ hasText: wallet.kind_wallet })
    await expect(refunded).toContainText(formatMoney(price - 1000))
    await screen.goto(`/admin/orders/${number}`)
    await expect(screen.locator('#events')).toContainText(fulfilment.event_return_refunded)
    await Promise.all([staff.close(), support.close()])
  }
)
