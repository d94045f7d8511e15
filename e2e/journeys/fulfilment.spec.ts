import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test'
import { encode } from 'uqr'
import { logInAs, OWNER, STAFF } from '../accounts.ts'
import { expect, test, withoutPictures } from '../fixtures.ts'
import errors from '../../src/i18n/locales/mn/errors.json' with { type: 'json' }
import fulfilment from '../../src/i18n/locales/mn/fulfilment.json' with { type: 'json' }
import order from '../../src/i18n/locales/mn/order.json' with { type: 'json' }
import returns from '../../src/i18n/locales/mn/returns.json' with { type: 'json' }
import ticket from '../../src/i18n/locales/mn/ticket.json' with { type: 'json' }

/** Places an order of this customer, paid by bank transfer. */
async function placeOrder(customer: BrowserContext, staff: BrowserContext, origin: string): Promise<string> {
  const { total } = (await (await customer.request.get(`${origin}/api/v2/orders/current`)).json()) as { total: number }
  const completed = await customer.request.post(`${origin}/api/v2/checkouts/current/complete`, {
    data: { payment_method: 'bank_transfer', expected_total: total },
    headers: { 'idempotency-key': crypto.randomUUID() }
  })
  const { number } = (await completed.json()) as { number: string }
  const paid = await staff.request.post(`/api/v2/orders/${number}/transfer_received`, { data: { amount: total, ref: `${number}-1` } })
  expect(paid.ok()).toBe(true)
  return number
}

async function logInStaff(browser: Browser, origin: string, options: BrowserContextOptions = {}, account = OWNER): Promise<BrowserContext> {
  const staff = await browser.newContext({ baseURL: origin, ...options })
  withoutPictures(staff)
  await logInAs(staff.request, account)
  return staff
}

const press = (page: Page, name: string): Promise<void> => page.getByRole('button', { name, exact: true }).first().click()

test(
  'staff pack, dispatch and deliver an order; the customer follows it, and a stale page explains the conflict',
  { tag: '@phone-only' },
  async ({ customer, browser, origin }) => {
    const staff = await logInStaff(browser, origin)
    const number = await placeOrder(customer, staff, origin)
    const page = await staff.newPage()
    const result = page.locator('main').getByRole('status').first()
    await page.goto(`/admin/orders/${number}`)
    await press(page, fulfilment.do_start)
    await expect(result).toContainText(fulfilment.done_start)

    // Another person's page: a repeat by the same person succeeds.
    const colleague = await logInStaff(browser, origin, {}, STAFF)
    const stale = await colleague.newPage()
    await stale.goto(`/admin/orders/${number}`)

    // Packing with an unchecked line fails.
    await press(page, fulfilment.do_pack)
    await expect(page.locator('main').getByRole('alert')).toBeVisible()
    const box = page.locator('input[data-sku]').first()
    const sku = (await box.getAttribute('data-sku')) ?? ''
    await page.getByLabel(fulfilment.scan).fill(sku)
    await page.getByLabel(fulfilment.scan).press('Enter')
    await expect(box).toBeChecked()
    await press(page, fulfilment.do_pack)
    await expect(result).toContainText(fulfilment.done_pack)

    await stale.locator('input[data-sku]').first().check()
    await press(stale, fulfilment.do_pack)
    const refused = stale.locator('main').getByRole('alert')
    await expect(refused).toContainText(fulfilment.stale.replace('{{state}}', fulfilment.state_ready))
    await expect(refused).toContainText(fulfilment.event_shipment_pack)

    await page.getByLabel(fulfilment.courier, { exact: true }).fill('Ганаа, 9900 4455')
    await press(page, fulfilment.do_dispatch)
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText(fulfilment.will_message_dispatch)
    // Pressed again while the dialog is open: it asks again.
    await page
      .locator('button[value=dispatch]')
      .first()
      .evaluate((button: HTMLButtonElement) => {
        button.form?.requestSubmit(button)
        return new Promise(resolve => document.querySelector('dialog')?.addEventListener('close', resolve, { once: true }))
      })
    await expect(dialog).toBeVisible()
    await dialog.getByRole('button', { name: fulfilment.do_dispatch, exact: true }).click()
    await expect(result).toContainText(fulfilment.done_dispatch)

    await page.goto('/admin/deliveries')
    await page.getByRole('link', { name: number }).click()
    await page.getByLabel(fulfilment.received_by, { exact: true }).fill('Номин Батболд')
    await press(page, fulfilment.do_deliver)
    await page.getByRole('dialog').getByRole('button', { name: fulfilment.do_deliver, exact: true }).click()
    await expect(result).toContainText(fulfilment.done_deliver)
    await expect(page.locator('#events')).toContainText(fulfilment.event_shipment_deliver)

    await page.goto(`/admin/orders/${number}/refund`)
    const amount = page.locator('#refund-amount')
    await amount.fill('999999999')
    await amount.press('Enter')
    await expect(amount).toHaveAccessibleDescription(new RegExp(errors.refund_too_large))
    await expect(amount).toBeFocused()

    const ordered = await customer.newPage()
    await ordered.goto(`${origin}/account/orders/${number}`)
    const steps = ordered.locator('.timeline li')
    await expect(steps.filter({ hasText: fulfilment.state_delivering })).toBeVisible()
    await expect(steps.last()).toContainText(fulfilment.my_received_by.replace('{{name}}', 'Номин Батболд'))
    await colleague.close()
    await staff.close()
  }
)

test('without JavaScript staff refund one of two pieces, which is neither packed nor sent', async ({ customer, browser, origin }) => {
  const staff = await logInStaff(browser, origin, { javaScriptEnabled: false })
  const { line_items: lines } = (await (await customer.request.get(`${origin}/api/v2/orders/current`)).json()) as {
    line_items: { id: number }[]
  }
  await customer.request.put(`${origin}/api/v2/checkouts/current/items/${lines[0]?.id}`, { data: { quantity: 2 } })
  const number = await placeOrder(customer, staff, origin)
  const page = await staff.newPage()
  await page.goto(`/admin/orders/${number}`)
  await press(page, fulfilment.do_start)
  await page.locator('input[name^=line_]').first().check()
  await press(page, fulfilment.do_pack)
  await expect(page.locator('main').getByRole('status').first()).toContainText(fulfilment.done_pack)

  await page.goto(`/admin/orders/${number}/refund`)
  await page.locator('select[name=of]').selectOption({ index: 0 })
  await press(page, returns.refund_pieces)
  await expect(page.locator('.refund-chosen').getByRole('combobox')).toHaveValue(/-1$/)
  await page.setViewportSize({ width: 360, height: 800 })
  const root = page.locator('html')
  expect(await root.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  await expect(page.locator('#refund')).toContainText(returns.refund_not_sent)
  await press(page, returns.refund_check)
  await page.locator('#refund button[value=refund]').click()
  // The packed parcel is packed again, with one piece.
  await expect(page.locator('[data-quantity="1"]')).toHaveCount(1)
  await expect(page.getByText(order.withdrawn_quantity.replace('{{n}}', '1')).first()).toBeVisible()
  await page.goto(`/admin/orders/${number}/slip`)
  await expect(page.locator('tbody .sheet-quantity')).toHaveText(['1'])

  const orderPage = await customer.newPage()
  await orderPage.goto(`/account/orders/${number}`)
  await expect(orderPage.getByText(order.withdrawn_quantity.replace('{{n}}', '1'))).toBeVisible()
  await orderPage.close()
  await staff.close()
})

test('without JavaScript an order is sent with a carrier, fails once, and its slip and label are printed', async ({
  customer,
  browser,
  origin
}) => {
  const staff = await logInStaff(browser, origin, { javaScriptEnabled: false })
  const number = await placeOrder(customer, staff, origin)
  const page = await staff.newPage()
  const result = page.locator('main').getByRole('status').first()
  await page.goto(`/admin/orders/${number}/address`)
  await page.getByLabel(/Байр/).fill('Шинэ байр 1, 2 тоот')
  await press(page, fulfilment.address_change)
  await expect(result).toContainText(fulfilment.done_address)
  await press(page, fulfilment.do_start)
  await page.locator('input[name^=line_]').first().check()
  await press(page, fulfilment.do_pack)
  await expect(result).toContainText(fulfilment.done_pack)
  await expect(page.getByRole('button', { name: fulfilment.address_change })).toHaveAttribute('aria-disabled', 'true')

  await page.locator('summary', { hasText: fulfilment.do_ship }).click()
  const ship = page.locator('form[id^=ship-]')
  await ship.getByLabel(fulfilment.carrier).fill('Монгол шуудан')
  await ship.getByLabel(fulfilment.tracking_number).fill('MN123456789')
  await expect(ship).toContainText(fulfilment.will_message_ship)
  await ship.getByRole('button').click()
  await expect(result).toContainText(fulfilment.done_ship)

  await page.locator('summary', { hasText: fulfilment.do_fail }).click()
  const fail = page.locator('form[id^=fail-]')
  await fail.getByLabel(fulfilment.fail_reason).fill('Утсаа аваагүй')
  await fail.getByRole('button').click()
  await expect(result).toContainText(fulfilment.done_fail)
  await page.locator('textarea[name=text]').fill('Орой залгах')
  await press(page, fulfilment.note_add)
  await expect(page.locator('#notes')).toContainText('Орой залгах')

  await page.goto(`/admin/orders/${number}/slip`)
  await expect(page.locator('.sheet')).toContainText(number)
  await expect(page.locator('.sheet')).not.toContainText('₮')
  await page.goto(`/admin/orders/print?as=label&numbers=${number},none`)
  await expect(page.locator('.sheet-label')).toContainText('Шинэ байр 1, 2 тоот')
  await expect(page.locator('main').getByRole('alert')).toContainText('none')

  const ordered = await customer.newPage()
  await ordered.goto(`${origin}/account/orders/${number}`)
  await expect(ordered.getByText('MN123456789')).toBeVisible()
  await expect(ordered.locator('.timeline [aria-current=step]')).toContainText(fulfilment.state_failed)
  await expect(ordered.locator('.timeline [aria-current=step]')).toContainText(fulfilment.next_attempt.split(':')[0] ?? '')
  await staff.close()
})

test('a ticket is checked by camera in place: on another page Safari would ask for the camera again', async ({ browser, origin }) => {
  const staff = await logInStaff(browser, origin)
  const page = await staff.newPage()
  // In place of a camera that is held over a ticket of another shop.
  await page.addInitScript(modules => {
    const canvas = document.createElement('canvas')
    canvas.width = canvas.height = (modules.length + 8) * 8
    const context = canvas.getContext('2d')
    const draw = (): void => {
      if (!context) return
      context.fillStyle = '#fff'
      context.fillRect(0, 0, canvas.width, canvas.height)
      context.fillStyle = '#000'
      modules.forEach((row, y) => row.forEach((isDark, x) => isDark && context.fillRect((x + 4) * 8, (y + 4) * 8, 8, 8)))
    }
    setInterval(draw, 100)
    navigator.mediaDevices.getUserMedia = () => Promise.resolve(canvas.captureStream())
  }, encode('ABCDEFGH2345').data)
  await page.goto('/admin/tickets/any')
  await page.evaluate(() => (document.body.dataset['same'] = 'yes'))
  await press(page, ticket.camera)
  await expect(page.locator('main').getByRole('alert')).toContainText(errors.ticket_not_found)
  await expect(page.locator('body')).toHaveAttribute('data-same', 'yes')
  await expect(page.getByRole('button', { name: ticket.camera_stop })).toBeVisible()
  await staff.close()
})
