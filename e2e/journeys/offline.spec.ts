import { logInAs, OWNER } from '../accounts.ts'
import { expect, test } from '../fixtures.ts'

test.use({ serviceWorkers: 'allow' })

test('a visited page opens offline, with a note and without forms', async ({ page, context }) => {
  await page.goto('/articles')
  const link = page.locator('main a[href^="/article/"]').first()
  const address = await link.getAttribute('href')
  await page.goto(`${address}?fbclid=from-a-chat`)
  const title = (await page.locator('h1').textContent()) ?? ''
  await expect
    .poll(() => page.evaluate(async path => (await (await caches.open('read')).match(path)) !== undefined, address ?? ''))
    .toBe(true)

  // The browser's HTTP cache contains the page by now.
  await page.reload()
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page.getByRole('status').first()).toContainText('Сүлжээгүй')
  await expect(page.locator('main form[method=post]')).toHaveCount(0)
  await expect(page.locator('main .price').filter({ visible: true })).toHaveCount(0)

  await page.goto('/en/cart')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline')
  await expect(page.locator('[data-cached-pages]').getByRole('link', { name: title.trim() })).toHaveAttribute(
    'href',
    new RegExp(`${address}$`)
  )

  await context.setOffline(false)
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your cart is empty')
})

test('pages that follow the live counts give their connections back', async ({ page, context }) => {
  await logInAs(context.request, OWNER)
  await page.goto('/admin/orders')
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state)
  // A browser has six connections to a host.
  for (let visit = 0; visit < 8; visit++) {
    const stream = page.waitForRequest('**/staff/counts/stream')
    await page.goto('/admin/refunds', { timeout: 10_000 })
    await stream
  }
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('where the server refuses another stream, the counts are read once, and the stream is asked for again', async ({ page, context }) => {
  await logInAs(context.request, OWNER)
  await page.clock.install()
  let streams = 0
  await page.route('**/staff/counts/stream', route => {
    streams += 1
    return route.fulfill({ status: 503 })
  })
  await page.route('**/staff/counts', route => route.fulfill({ json: { orders: 4321 } }))
  await page.goto('/admin/refunds')
  await expect(page.locator('.admin-menu [data-count=orders]')).toHaveText('4321')
  expect(streams).toBe(1)
  await page.clock.runFor(31_000)
  await expect.poll(() => streams).toBe(2)
})
