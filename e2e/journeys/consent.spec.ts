import type { BrowserContext, Page } from '@playwright/test'
import checkout from '../../src/i18n/locales/mn/checkout.json' with { type: 'json' }
import product from '../../src/i18n/locales/mn/product.json' with { type: 'json' }
import tracking from '../../src/i18n/locales/mn/tracking.json' with { type: 'json' }
import type { SiteData } from '../../src/contract/site.ts'
import { findAccessibilityFaults } from '../accessibility.ts'
import { weighIn } from '../bench/weigh.ts'
import { findProduct, newPhone, passLogin } from '../customer.ts'
import { expect, test, withoutPictures } from '../fixtures.ts'
import { becomeCustomer } from '../pages.ts'
import { startStorefront } from '../storefront.ts'

const IDS: SiteData['tracking'] = { ga4: 'G-TEST1234', meta: '1234567890', oneSignal: '1f2e3d4c-0000-4000-8000-1234567890ab' }
const SERVICES = /google|facebook|onesignal/

test.describe.configure({ mode: 'default' })
let front: Awaited<ReturnType<typeof startStorefront>>
test.beforeAll(async ({ origin }) => {
  front = await startStorefront(origin, { tracking: IDS })
})
test.afterAll(() => front?.stop())

/** Answers in place of the services, and notes what was requested from them. */
async function withServices(context: BrowserContext): Promise<string[]> {
  const requested: string[] = []
  withoutPictures(context)
  // A visitor of an earlier page, of this shop's origin.
  await context.addInitScript(() => localStorage.setItem('delguur:fonts', '1'))
  await context.route(SERVICES, route => {
    requested.push(new URL(route.request().url()).hostname)
    return route.fulfill({ contentType: 'text/javascript', body: '' })
  })
  return requested
}

interface Sent {
  name: string
  data: { value?: number; transaction_id?: string; items?: { item_id: string; price: number; quantity: number }[]; checkout_step?: string }
}

/** The events of this page as gtag.js finds them. */
const readSent = (page: Page): Promise<Sent[]> =>
  page.evaluate(() =>
    (window as unknown as { dataLayer?: ArrayLike<unknown>[] }).dataLayer?.flatMap(command =>
      command[0] === 'event' ? [{ name: command[1], data: command[2] }] : []
    )
  ) as Promise<Sent[]>
const readNames = async (page: Page): Promise<string[]> => ((await readSent(page)) ?? []).map(({ name }) => name)

test('nothing is loaded before consent, each event is sent once after it, and nothing after it is withdrawn', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: front.url, serviceWorkers: 'block' })
  const requested = await withServices(context)
  const page = await context.newPage()
  const errors: string[] = []
  page.on('console', message => message.type() === 'error' && errors.push(message.text()))
  page.on('pageerror', error => errors.push(error.message))
  await becomeCustomer(context.request, front.url)
  const { slug, variantId, price } = await findProduct(context.request)

  // By keyboard: after the link to the content come the two choices, and neither is emphasized.
  await page.goto(`/products/${slug}?variant=${variantId}`)
  const bar = page.getByRole('region', { name: tracking.bar })
  await page.keyboard.press('Tab')
  await expect(bar.getByRole('button')).toHaveText([tracking.refuse, tracking.accept])
  const [refuse, accept] = await bar.getByRole('button').evaluateAll(buttons => buttons.map(({ className }) => className))
  expect(refuse).toBe(accept)
  expect(await findAccessibilityFaults(page, { part: '.consent-bar' })).toEqual([])
  expect(requested).toEqual([])
  expect((await context.cookies()).map(({ name }) => name)).toEqual(['delguur_session'])
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(bar).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('button', { name: tracking.choice })).toBeVisible()
  await expect(bar).toHaveCount(0)
  expect(requested).toEqual([])

  await page.getByRole('button', { name: tracking.choice }).click()
  await expect(bar).toContainText(tracking.refused)
  await bar.getByRole('button', { name: tracking.accept }).click()
  await expect.poll(() => readNames(page)).toEqual(['page_view', 'view_item'])
  expect(new Set(requested)).toEqual(new Set(['www.googletagmanager.com', 'connect.facebook.net', 'cdn.onesignal.com']))
  expect((await readSent(page))[1]?.data).toMatchObject({ currency: 'MNT', value: price, items: [{ quantity: 1, price }] })

  await page.getByRole('button', { name: product.add, exact: true }).filter({ visible: true }).first().click()
  await expect.poll(() => readNames(page)).toEqual(['page_view', 'view_item', 'add_to_cart'])
  const other = await context.newPage()
  await other.goto('/cart')
  await expect.poll(() => readNames(other)).toEqual(['page_view', 'view_cart'])
  await page.goto('/checkout/address')
  await expect.poll(() => readNames(page)).toEqual(['page_view', 'begin_checkout'])
  await page.reload()
  await page.goto('/checkout/payment')
  await expect.poll(() => readNames(page)).toEqual(['page_view', 'begin_checkout'])
  expect((await readSent(page))[1]?.data.checkout_step).toBe('payment')

  const cart = (await (await context.request.get('/api/v2/orders/current')).json()) as { total: number }
  await page.getByRole('button', { name: checkout.place_order }).filter({ visible: true }).first().click()
  await expect(page).toHaveURL(/\/pay$/)
  const number = page.url().split('/').at(-2) ?? ''
  await page.locator('a[href*="/dev/bank"]').first().click()
  await page.locator('button[name=action][value=pay]').first().click()
  await page.goto(`${front.url}/account/orders/${number}`)
  await expect.poll(() => readNames(page)).toContain('purchase')
  const purchase = (await readSent(page)).find(({ name }) => name === 'purchase')
  expect(purchase?.data).toMatchObject({ transaction_id: number, value: cart.total })
  const command = await page.evaluate(() =>
    (window as unknown as { fbq: { queue: unknown[][] } }).fbq.queue.find(([, name]) => name === 'Purchase')
  )
  expect(command?.at(-1)).toEqual({ eventID: `purchase-${number}` })
  await page.reload()
  await expect.poll(() => readNames(page)).toContain('page_view')
  await page.waitForLoadState('networkidle')
  expect(await readNames(page)).not.toContain('purchase')
  expect(await readNames(page)).not.toContain('remove_from_cart')

  await page.evaluate(() => (document.cookie = '_ga=GA1.1; Path=/'))
  await page.getByRole('button', { name: tracking.choice }).click()
  await Promise.all([page.waitForEvent('load'), bar.getByRole('button', { name: tracking.refuse }).click()])
  requested.length = 0
  await page.goto('/')
  await expect(page.getByRole('button', { name: tracking.choice })).toBeVisible()
  expect(requested).toEqual([])
  expect((await context.cookies()).map(({ name, value }) => `${name}=${name === 'consent' ? value : ''}`).toSorted()).toEqual([
    'consent=refused',
    'delguur_session='
  ])
  expect(errors).toEqual([])
  await context.close()
})

test('what forms do before their script is loaded is sent once, too, and so are searches, lists and new accounts', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: front.url, serviceWorkers: 'block' })
  await withServices(context)
  await context.addCookies([{ name: 'consent', value: 'granted', url: front.url }])
  const page = await context.newPage()
  const { slug, variantId } = await findProduct(context.request)
  const product = `/products/${slug}?variant=${variantId}`
  /** As a browser without the page's scripts does. */
  const sendForm = async (selector: string): Promise<void> => {
    await expect.poll(() => readNames(page)).toContain('page_view')
    const sent = page.waitForEvent('load')
    await page
      .locator(selector)
      .first()
      .evaluate((button: HTMLButtonElement) => {
        if (button.name) button.form?.append(Object.assign(document.createElement('input'), { name: button.name, value: button.value }))
        HTMLFormElement.prototype.submit.call(button.form)
      })
    await sent
  }
  const namesAre = (...names: string[]) =>
    expect.poll(async () => (await readNames(page)).toSorted()).toEqual(['page_view', ...names].toSorted())

  await page.goto(product)
  await sendForm('main form[action="/wishlists"] button')
  await namesAre('add_to_wishlist')
  await page.reload()
  await namesAre()
  await page.goto(product)
  await sendForm('#buy button:not([type=button])')
  await namesAre('add_to_cart', 'view_cart')
  await page.reload()
  await namesAre('view_cart')
  await page.getByRole('button', { name: checkout.remove }).first().click()
  await namesAre('view_cart', 'remove_from_cart')

  await page.goto(`/search?q=${encodeURIComponent('ноолуур')}`)
  await namesAre('search', 'view_item_list')
  expect((await readSent(page))[1]?.data).toEqual({ search_term: 'ноолуур' })
  await page.reload()
  await namesAre('view_item_list')

  await page.goto('/login')
  await namesAre()
  await passLogin(page, 'mn', newPhone())
  await namesAre('sign_up')
  await page.reload()
  await namesAre()
  await context.close()
})

test('a page that asks for consent stays within its byte budget and does not shift', async ({ browser }) => {
  const weight = await weighIn(browser, `${front.url}/products`, { prepare: withoutPictures })
  expect.soft(weight.html + weight.css, 'HTML with its CSS').toBeLessThanOrEqual(14_600)
  expect.soft(weight.js, 'JavaScript').toBeLessThanOrEqual(12_000)
  expect.soft(weight.requests.length, `requests beside pictures: ${weight.requests.join(' ')}`).toBeLessThanOrEqual(5)
  expect.soft(weight.settledShift, 'layout shift').toBe(0)

  const page = await browser.newPage({ baseURL: front.url, serviceWorkers: 'block' })
  withoutPictures(page.context())
  // Not a first visit, whose fonts arrive meanwhile.
  await page.addInitScript(() => localStorage.setItem('delguur:fonts', '1'))
  await page.goto('/products')
  await page.evaluate(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value)
    }).observe({ type: 'layout-shift' })
  })
  await page.mouse.wheel(0, 300)
  await expect(page.getByRole('region', { name: tracking.bar })).toBeVisible()
  await page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([])
  await page.close()
})
