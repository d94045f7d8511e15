import { expect, test } from '../fixtures.ts'
import { becomeOwner } from '../pages.ts'
import hotel from '../../src/i18n/locales/mn/hotel.json' with { type: 'json' }
import returns from '../../src/i18n/locales/mn/returns.json' with { type: 'json' }
import type { StaffRefundCase } from '#contract/refund.ts'
import { formatMoney } from '../../src/i18n/format.ts'

const DAY = 24 * 60 * 60 * 1000
const addDays = (days: number): string => new Date(Date.now() + days * DAY).toISOString().slice(0, 10)

test('without JavaScript a stay is found, booked for two guests with goods, paid, and one night of it canceled', async ({
  customer,
  browser,
  origin,
  playwright
}) => {
  const context = await browser.newContext({ storageState: await customer.storageState(), javaScriptEnabled: false, baseURL: origin })
  const page = await context.newPage()
  await page.goto(`/hotel?check_in=${addDays(20)}&check_out=${addDays(20)}`)
  await expect(page.locator('#dates-error')).toBeVisible()
  await page.getByLabel(hotel.check_out).fill(addDays(22))
  await page.getByRole('button', { name: hotel.search, exact: true }).click()
  // On the map, the hotels of the capital are one group.
  await page.getByRole('link', { name: hotel.view_map }).click()
  await page.locator('.map-pin-group').filter({ hasText: '5' }).click()
  await page.locator('.map-names').getByRole('link', { name: 'Талын гэрэл' }).click()
  await page.getByRole('link', { name: hotel.book }).first().click()
  const addToCart = page.locator('button[value=book]')
  await page.locator('[name=last_name_0]').fill('Бат')
  // With other guests or dates, the names stay, and the price is confirmed anew.
  await page.getByText(hotel.change_dates).click()
  await page.getByLabel(hotel.adults, { exact: true }).fill('99')
  await page.locator('button[value=change]').click()
  await expect(page.locator('#adults-error')).toContainText('24')
  await expect(page.getByLabel(hotel.adults, { exact: true })).toHaveValue('99')
  await page.getByLabel(hotel.adults, { exact: true }).fill('1')
  await page.locator('button[value=change]').click()
  await expect(page.locator('.guest-fields')).toHaveCount(1)
  await expect(page.locator('[name=last_name_0]')).toHaveValue('Бат')
  await page.locator('[name=first_name_0]').fill('Болормаа')
  await page.getByText(hotel.change_dates).click()
  await page.getByLabel(hotel.adults, { exact: true }).fill('2')
  await addToCart.click()
  await expect(page.getByRole('alert').filter({ hasText: hotel.stay_changed })).toBeVisible()
  await expect(page.locator('.guest-fields')).toHaveCount(2)
  await expect(page.locator('[name=last_name_0]')).toHaveValue('Бат')

  const guests = [
    ['Бат', 'Болормаа'],
    ['BAT', 'TEMUULEN']
  ]
  for (const [index, [last = '', first = '']] of guests.entries()) {
    await page.locator(`[name=last_name_${index}]`).fill(last)
    await page.locator(`[name=first_name_${index}]`).fill(first)
  }
  await addToCart.click()
  await expect(page.locator('[name=first_name_0]')).toHaveValue('Bolormaa')
  await addToCart.click()
  await expect(page).toHaveURL(`${origin}/cart`)

  const cart = (await (await context.request.get('/api/v2/orders/current')).json()) as { total: number; stays: { total: number }[] }
  expect(cart.stays).toHaveLength(1)
  expect(cart.total).toBeGreaterThan(cart.stays[0]?.total ?? 0)
  const ordered = await context.request.post('/api/v2/checkouts/current/complete', {
    data: { payment_method: 'bank_transfer', expected_total: cart.total }
  })
  const { number } = (await ordered.json()) as { number: string }
  const owner = await playwright.request.newContext({ baseURL: origin })
  await becomeOwner(owner, origin)
  await owner.post(`/api/v2/orders/${number}/transfer_received`, { data: { amount: cart.total, ref: `${number}-1` } })

  await page.goto(`/account/orders/${number}`)
  await page.getByRole('link', { name: hotel.voucher_open }).click()
  await expect(page.getByText('BAT', { exact: false }).first()).toBeVisible()
  const [end, footer] = await Promise.all(['.stay-actions', '.site-footer'].map(part => page.locator(part).first().boundingBox()))
  expect((footer?.y ?? 0) - (end ? end.y + end.height : 0)).toBeGreaterThan(24)
  const calendar = await context.request.get((await page.locator('a[href$=".ics"]').getAttribute('href')) ?? '')
  expect(await calendar.text()).toContain('BEGIN:VEVENT')
  // Its price depends on the day of the week.
  const first = page.getByRole('radio', { name: hotel.cancel_first })
  const price = Number.parseInt(await first.inputValue(), 10)
  expect(price).toBeGreaterThan(0)
  expect(price).toBeLessThan(cart.stays[0]?.total ?? 0)
  await first.check()
  // An incomplete account for the refund cancels nothing, and the form keeps what was chosen.
  await page.getByRole('textbox', { name: returns.account_bank }).fill('Хаан банк')
  await page.locator('button[value=cancel]').click()
  await expect(page.getByRole('textbox', { name: returns.account_number })).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByRole('textbox', { name: returns.account_bank })).toHaveValue('Хаан банк')
  await expect(first).toBeChecked()
  await page.getByRole('textbox', { name: returns.account_number }).fill('5000 654 321')
  await page.getByRole('textbox', { name: returns.account_holder }).fill('Болормаа')
  await page.locator('button[value=cancel]').click()
  await expect(page.getByText(hotel.canceled.replace('{{amount}}', formatMoney(price)))).toBeVisible()
  const { refunds } = (await (await owner.get('/api/v2/staff/refund_cases?state=open')).json()) as { refunds: StaffRefundCase[] }
  const account = { bank: 'Хаан банк', number: '5000654321', holder: 'Болормаа' }
  expect(refunds.find(({ order_number }) => order_number === number)).toMatchObject({ amount: price, account })
  await owner.dispose()
  await context.close()
})

test('days are chosen in the calendar by keyboard, and the price follows the extras', { tag: '@phone-only' }, async ({ page }) => {
  await page.goto(`/hotel/steppe-light?month=${addDays(60).slice(0, 7)}`)
  const arrival = page.locator(`[data-day="${addDays(60)}"]`)
  await arrival.focus()
  await page.keyboard.press('Enter')
  await expect(arrival).toHaveAttribute('aria-current', 'date')
  await expect(arrival).toBeFocused()
  const announced = page.locator('main > [role=status]')
  await expect(announced).toContainText(hotel.calendar_hint_leave.replace(/.*\}\}/, ''))
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  const departure = page.locator(`[data-day="${addDays(62)}"]`)
  await expect(departure).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(departure).toHaveAttribute('aria-current', 'date')
  await expect(announced).toContainText(hotel.total)
  await expect(page.getByLabel(hotel.check_in)).toHaveValue(addDays(60))
  await expect(page.getByLabel(hotel.check_out)).toHaveValue(addDays(62))
  await expect(page.getByLabel(hotel.rooms, { exact: true })).toHaveValue('1')
  await expect(page.locator('.room-list')).toHaveCount(1)
  await page.getByRole('link', { name: hotel.book }).first().click()

  const total = page.locator('.summary-total dd')
  const before = await total.textContent()
  await page.getByLabel(hotel.meals, { exact: true }).selectOption('breakfast')
  await expect(total).not.toHaveText(before ?? '')
  await expect(page.locator('form > [role=status]')).toContainText((await total.textContent()) ?? '-')
  await expect(page.locator('button[value=price]')).toBeHidden()
})
