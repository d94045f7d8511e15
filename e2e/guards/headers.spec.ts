import { expect, test, waitForScripts } from '../fixtures.ts'

test('a write from another site is refused', async ({ customer, origin }) => {
  const answer = await customer.request.post(`${origin}/api/v2/users/logout`, { headers: { origin: 'https://evil.example' } })
  expect(answer.status()).toBe(403)
  expect((await customer.request.get(`${origin}/api/v2/users/me`)).status()).toBe(200)
})

test('the policy refuses scripts and styles that are not of the page, within few bytes', async ({ page, origin }) => {
  const response = await page.goto(`${origin}/delivery`)
  const size = Object.entries(response?.headers() ?? {}).reduce((sum, [name, value]) => sum + name.length + value.length + 4, 17)
  expect(size).toBeLessThanOrEqual(800)
  const isShown = await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'document.title = "injected"'
    const style = document.createElement('style')
    style.textContent = 'body { opacity: 0 }'
    document.body.append(script, style)
    document.body.insertAdjacentHTML('beforeend', '<button onclick="document.title = `injected`">Press</button>')
    return getComputedStyle(document.body).opacity === '1'
  })
  expect(isShown).toBe(true)
  await page.getByRole('button', { name: 'Press' }).click()
  expect(await page.title()).not.toBe('injected')
  const reached = page.evaluate(() => fetch('https://evil.example/', { mode: 'no-cors' }))
  await expect(reached).rejects.toThrow(/Failed to fetch|policy/)
})

test('a page allows only the methods of browsers', async ({ request, origin }) => {
  for (const method of ['PROPFIND', 'PUT', 'DELETE', 'LOCK']) {
    const answer = await request.fetch(`${origin}/products`, { method })
    expect(answer.status(), method).toBe(405)
    expect(answer.headers()['allow'], method).toContain('GET')
  }
})

test('former URLs of the admin area redirect with their query and method', async ({ request, origin }) => {
  for (const [before, today] of [
    ['/account/shop', '/admin'],
    ['/en/account/shop/', '/en/admin'],
    ['/account/shop/orders/DG1?done=1', '/admin/orders/DG1?done=1'],
    ['/account/shop/quotes/7', '/admin/quotes/7'],
    ['/en/account/banners/new', '/en/admin/banners/new'],
    ['/account/home', '/admin/home'],
    ['/account/menus', '/admin/menus'],
    ['/account/pages/terms/preview', '/admin/pages/terms/preview'],
    ['/account/promotions', '/admin/promotions']
  ] as const) {
    for (const method of ['GET', 'POST']) {
      const answer = await request.fetch(origin + before, { method, headers: { origin }, maxRedirects: 0 })
      expect([answer.status(), answer.headers()['location']], `${method} ${before}`).toEqual([308, today])
    }
  }
  for (const path of ['/account/shopping', '/account/homes', '/account/orders']) {
    expect((await request.get(origin + path, { maxRedirects: 0 })).status(), path).not.toBe(308)
  }
})

test('no part of a URL that the shop cannot use ends in an error', async ({ request, origin }) => {
  const parts = ['%00', '%FF%FE', '%2500', 'a'.repeat(3000), '..%2f..%2fetc%2fpasswd']
  for (const place of ['/t/electronics/', '/products/', '/brand/', '/article/', '/media/c/'])
    for (const part of parts) expect([400, 404], place + part.slice(0, 60)).toContain((await request.get(origin + place + part)).status())
  for (const part of [...parts, '%D1%8D'])
    expect((await request.get(`${origin}/hotel/${part}/book`)).status(), part.slice(0, 60)).toBeLessThan(500)
  // Neither does a form that is sent to such a page.
  for (const path of ['/t/%01', '/en/t/%01', '/admin/coupons/%01', '/account/points?page=%01']) {
    const answer = await request.post(origin + path, { headers: { origin }, form: { action: 'save' }, maxRedirects: 0 })
    expect(answer.status(), path).toBeLessThan(500)
  }
  const unknown = await request.post(`${origin}/en/t/%01`, { headers: { origin }, form: { action: 'save' } })
  expect([unknown.status(), await unknown.text()]).toEqual([404, expect.stringContaining('Page not found')])
  // Escapes that are no text, or escapes of escapes, deeper than a router follows.
  for (const part of ['%', '%E0%A4%A', 'products/%FF', `%${'25'.repeat(20)}`]) {
    const broken = await request.get(`${origin}/en/${part}`)
    expect([broken.status(), await broken.text()], part).toEqual([404, expect.stringContaining('Page not found')])
  }
  // Pages that only errors lead to.
  for (const path of ['/500', '/en/500', '/unavailable', '/en/unavailable/'])
    expect((await request.get(origin + path)).status(), path).toBe(404)
  const query = `q=%00&page=1e99&sort=${'x'.repeat(2000)}&taxon=%FF&of=%00&ids=%00&from=%00&to=0`
  for (const path of ['/compare', '/build', '/search', '/products', '/articles', '/hotel', '/categories', '/viewed', '/en/t/electronics'])
    expect((await request.get(`${origin}${path}?${query}`)).status(), path).toBeLessThan(500)
  expect((await request.get(`${origin}/admin/invitation`)).status()).toBe(410)
  const foreign = await request.get(`${origin}/en//evil.example`)
  expect(foreign.status()).toBe(404)
  expect(await foreign.text()).not.toContain('"//evil.example')
})

test('a page of a person that the browser restores is loaded again', async ({ customer, origin }) => {
  const page = await customer.newPage()
  const restore = () => page.evaluate(() => void setTimeout(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))))
  for (const path of ['/account', '/en/account/addresses', '/wishlists']) {
    await page.goto(origin + path)
    await waitForScripts(page)
    const loaded = page.waitForEvent('load')
    await restore()
    await loaded
    expect(new URL(page.url()).pathname).toBe(path)
  }
  await page.goto(`${origin}/account`)
  await waitForScripts(page)
  expect((await page.request.post(`${origin}/api/v2/users/logout`, { headers: { origin } })).status()).toBe(200)
  await restore()
  await page.waitForURL(`${origin}/login?**`)
})
