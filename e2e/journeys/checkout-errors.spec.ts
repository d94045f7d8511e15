import { expect, test, waitForScripts } from '../fixtures.ts'
import auth from '../../src/i18n/locales/mn/auth.json' with { type: 'json' }
import checkout from '../../src/i18n/locales/mn/checkout.json' with { type: 'json' }
import errors from '../../src/i18n/locales/mn/errors.json' with { type: 'json' }
import dev from '../../src/i18n/locales/mn/dev.json' with { type: 'json' }
import order from '../../src/i18n/locales/mn/order.json' with { type: 'json' }
import payment from '../../src/i18n/locales/mn/payment.json' with { type: 'json' }
import shell from '../../src/i18n/locales/mn/shell.json' with { type: 'json' }
import { ADDRESS, fillCart } from '../pages.ts'
import { readNewestCode, newPhone, passLogin } from '../customer.ts'

test('a wrong phone and a wrong code are rejected with a message, and all typed values remain', async ({ page }) => {
  await page.goto('/login')
  await page.getByLabel(auth.phone).fill('123')
  await page.getByRole('button', { name: auth.send_code }).click()
  await expect(page.getByLabel(auth.phone)).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel(auth.phone)).toHaveValue('123')

  const phone = newPhone()
  await page.getByLabel(auth.phone).fill(phone)
  await page.getByRole('button', { name: auth.send_code }).click()
  const right = await readNewestCode(page.request, phone)
  const wrong = right === '111111' ? '222222' : '111111'
  await page.getByLabel(auth.code).fill(wrong)
  await expect(page.getByText(/4 оролдлого үлдсэн/)).toBeVisible()
  await page.getByLabel(auth.code).fill(right)
  await page.waitForURL(url => url.pathname === '/account')
})

test('a code requested on one device is rejected on another, and still works on the first', async ({ page, browser, origin }) => {
  const phone = newPhone()
  await page.goto('/login')
  await page.getByLabel(auth.phone).fill(phone)
  await page.getByRole('button', { name: auth.send_code }).click()
  await expect(page.getByLabel(auth.code)).toBeVisible()
  const code = await readNewestCode(page.request, phone)

  const other = await browser.newContext({ baseURL: origin })
  const there = await other.newPage()
  await there.goto(`/login?mobile=${phone}`)
  await there.getByLabel(auth.code).fill(code)
  await expect(there.getByText(errors.code_expired)).toBeVisible()
  expect(errors.code_expired).toContain('өөр төхөөрөмжөөс')
  await other.close()

  await page.getByLabel(auth.code).fill(code)
  await page.waitForURL(url => url.pathname === '/account')
})

test('an order that is sent without a network stays on its page, and is placed once the network is back', async ({ customer, origin }) => {
  const page = await customer.newPage()
  await page.goto(`${origin}/checkout/payment`)
  await waitForScripts(page)
  await page.mouse.move(200, 200)
  // The script of the first input ends with its styles.
  await page.waitForFunction(() =>
    document.adoptedStyleSheets.some(({ cssRules }) => [...cssRules].some(({ cssText }) => cssText.includes('forced-colors')))
  )
  await customer.setOffline(true)
  const place = page.getByRole('button', { name: checkout.place_order })
  await place.click()
  await expect(page.locator('.toasts [role=alert]')).toContainText(shell.said_offline)
  await expect(page).toHaveURL(/\/checkout\/payment$/)
  await customer.setOffline(false)
  await place.click()
  await expect(page).toHaveURL(/\/account\/orders\/[^/]+\/pay$/)
})

test('an address typed after the session expired is restored after the login', async ({ page, context }) => {
  const phone = newPhone()
  await page.goto('/login')
  await passLogin(page, 'mn', phone)
  await fillCart(context.request, new URL(page.url()).origin)
  await page.goto('/checkout/address')
  await page.getByLabel(checkout.receiver).fill('Өөр хүн')
  await context.clearCookies()
  await page.getByRole('button', { name: checkout.to_payment }).click()
  await expect(page).toHaveURL(/\/login/)
  // The same phone again within a minute: the code sent before cannot be used, and a new one needs waiting.
  await page.goto('/login?password=1&from=/checkout/address')
  await expect(page.getByLabel(auth.password, { exact: true })).toBeVisible()
  const stored = (await (await context.request.get('/api/v2/orders/current')).json()) as { address: { receiver: string } }
  expect(stored.address.receiver).toBe('Өөр хүн')
})

test(
  'a canceled order releases its stock, and a late payment becomes a refund that the customer sees',
  { tag: '@phone-only' },
  async ({ page, context }) => {
    await page.goto('/login')
    await passLogin(page, 'mn', newPhone())
    await fillCart(context.request, new URL(page.url()).origin)
    await page.goto('/checkout/payment')
    await expect(page.getByText(ADDRESS.details)).toBeVisible()
    await page.getByRole('button', { name: checkout.place_order }).click()
    await expect(page.locator('.bank-links a').first()).toBeVisible()
    const bankLink = (await page.locator('.bank-links a').first().getAttribute('href')) ?? ''
    // The dialog needs a script, which the load event waits for.
    await page.waitForLoadState()
    await page.getByRole('button', { name: payment.cancel }).click()
    await page.getByRole('dialog').getByRole('button', { name: payment.cancel, exact: true }).click()
    await expect(page.getByText(order.s_canceled).first()).toBeVisible()
    const number = /orders\/([^/?]+)/.exec(page.url())?.[1]

    const bank = await context.newPage()
    await bank.goto(`${bankLink}&locale=mn`)
    await bank.getByRole('button', { name: dev.pay_CANCELED }).click()
    await expect(bank.getByText('SUCCESS')).toBeVisible()
    await page.goto(`/account/orders/${number}`)
    await expect(page.getByText(order.refund)).toBeVisible()
  }
)

test("another customer's order is a 404", async ({ page }) => {
  await page.goto('/login')
  await passLogin(page, 'mn', newPhone())
  for (const path of ['/account/orders/DG48902317', '/account/orders/DG48902317/pay']) {
    expect((await page.goto(path))?.status(), path).toBe(404)
  }
})

test('the empty cart of a visitor who is logged out leads to the login', async ({ page }) => {
  await page.goto('/cart')
  const login = page.getByRole('link', { name: checkout.cart_empty_login })
  await expect(login).toHaveAttribute('href', `/login?from=${encodeURIComponent('/cart')}`)
  await login.click()
  await passLogin(page, 'mn', newPhone())
  await expect(page).toHaveURL(/\/cart$/)
  await expect(page.getByRole('heading', { name: checkout.cart_empty })).toBeVisible()
  await expect(login).toHaveCount(0)
})

test('after the session has ended, a look for the payment leads to the login and back', async ({ customer, origin }) => {
  const page = await customer.newPage()
  await page.goto(`${origin}/checkout/payment`)
  await page.getByRole('button', { name: checkout.place_order }).click()
  await page.waitForURL(/\/pay$/)
  const { pathname } = new URL(page.url())
  await customer.clearCookies()
  await page.getByRole('button', { name: payment.check }).click()
  await expect(page).toHaveURL(`${origin}/login?required=1&from=${encodeURIComponent(pathname)}`)
})

test('the countdown of a payment follows the shop, because a clock stands still while a phone sleeps', async ({ customer, origin }) => {
  const page = await customer.newPage()
  await page.goto(`${origin}/checkout/payment`)
  await page.getByRole('button', { name: checkout.place_order }).click()
  await page.waitForURL(/\/pay$/)
  await waitForScripts(page)
  const hours = page.locator('[data-countdown] b').first()
  await expect(hours).toHaveText('01')
  await page.route(/\/api\/v2\/orders\/[^/]+$/, async route => {
    const response = await route.fetch()
    const order = (await response.json()) as { now: string }
    await route.fulfill({ response, json: { ...order, now: new Date(Date.parse(order.now) + 3_600_000).toISOString() } })
  })
  // A question that was on its way before is answered without the change.
  await expect(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(hours).toHaveText('00', { timeout: 1500 })
  }).toPass()
})
