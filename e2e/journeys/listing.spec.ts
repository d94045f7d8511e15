import { expect, test, waitForScripts } from '../fixtures.ts'
import { becomeOwner } from '../pages.ts'

test('loaded products, layout and scroll position survive a visit to a product', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/products')
  const cards = page.locator('#products article')
  const more = page.locator('a[data-more]')
  await expect(cards).toHaveCount(40)
  // The wishlist toggles are added by the script that also handles the link below.
  await expect(cards.first().locator('.card-toggle').first()).toBeVisible()
  await page.locator('a[data-view=LIST]').click()
  await expect(page.locator('html')).toHaveClass(/list-layout/)
  await more.click()
  await expect(cards).toHaveCount(80)
  const far = cards.nth(60)
  await far.scrollIntoViewIfNeeded()
  const name = (await far.locator('.product-name').textContent())?.trim() ?? ''
  await far.locator('.product-name a').click()
  await expect(page).toHaveURL(/\/products\/[^/?]+$/)
  await expect(page.locator('h1')).toContainText(name)
  await page.goBack()
  await expect(cards).toHaveCount(80)
  await expect(far.locator('.product-name')).toHaveText(name)
  await expect(far).toBeInViewport()
  // As Safari does with a page of its back/forward cache.
  await page.evaluate(() => {
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
    scrollTo({ top: 0, behavior: 'instant' })
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })
  await expect(far).toBeInViewport()
  await expect(page.locator('html')).toHaveClass(/list-layout/)
  await page.reload()
  await expect(cards).toHaveCount(80)
})

test('by keyboard, the menu closes by Escape, and a focused filter is not covered', { tag: '@phone-only' }, async ({ page }) => {
  await page.goto('/en/t/women')
  const menu = page.locator('.mobile-menu')
  await menu.locator('summary').press('Enter')
  const picture = menu.locator('img').first()
  await expect(picture).toBeVisible()
  // As on an iPhone that cannot read AVIF.
  await picture.dispatchEvent('error')
  await expect(picture).toHaveAttribute('src', /\.webp$/)
  await menu.getByRole('link').first().press('Escape')
  await expect(menu).not.toHaveAttribute('open')
  await expect(menu.locator('summary')).toBeFocused()
  await page.getByRole('link', { name: 'Filters' }).press('Enter')
  const sheet = page.getByRole('dialog')
  const dearest = sheet.getByRole('slider').nth(1)
  await dearest.press('ArrowLeft')
  await expect(dearest).toHaveAttribute('aria-valuetext', `${await sheet.locator('[name=price_to]').inputValue()}₮`)
  const filter = sheet.locator('.facets').getByRole('link').nth(20)
  await filter.focus()
  const [focused, button] = [await filter.boundingBox(), await sheet.locator('.filter-submit').boundingBox()]
  expect((focused?.y ?? 0) + (focused?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0)
})

test('on a slow network, filters chosen one after another are all applied', { tag: '@phone-only' }, async ({ page }) => {
  const sheet = page.getByRole('dialog')
  // On a busy machine the page of filters is opened instead of a sheet that would come late.
  await expect(async () => {
    await page.goto('/en/t/women')
    await waitForScripts(page)
    await page.getByRole('link', { name: 'Filters' }).click()
    await expect(sheet).toBeVisible({ timeout: 5000 })
  }).toPass()
  const chosen = sheet.locator('.facets [aria-current]')
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/en/t/women?*', async route => {
    await answered
    await route.continue()
  })
  await sheet.getByRole('link', { name: /^Camel/ }).click()
  await sheet.getByRole('link', { name: /^Khangai/ }).click()
  answer()
  await expect(chosen).toHaveText([/Camel/, /Khangai/])
  await expect(sheet.getByRole('link', { name: /^Khangai/ })).toBeFocused()
  await expect(sheet.locator('[role=status]').first()).toHaveText(/^\s*Show \d+ products?\s*$/)
  await page.unroute('**/en/t/women?*')
  await page.context().setOffline(true)
  await sheet
    .locator('.facets')
    .getByRole('link', { name: /^Altan Navch/ })
    .click()
  await expect(sheet.getByRole('alert')).toContainText('could not be reached')
  await expect(chosen).toHaveCount(2)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a listing is filtered by links with counts, and unfiltered again', { tag: '@phone' }, async ({ page }) => {
    const phone = (page.viewportSize()?.width ?? 0) < 993
    await page.goto('/en/t/women')
    if (phone) await page.getByRole('link', { name: 'Filters' }).click()
    const facets = page.locator('.facets:visible')
    const brand = facets.getByRole('link', { name: /Khangai/ })
    const count = Number((await brand.locator('small').textContent()) ?? 0)
    await brand.click()
    await expect(page).toHaveURL(/\?brands=khangai/)
    await facets.getByRole('link', { name: /Camel/ }).click()
    if (phone) await page.getByRole('link', { name: /^Show \d+ products$/ }).click()
    const cards = page.locator('#products article')
    await expect(cards.first()).toContainText('Khangai')
    const both = await cards.count()
    expect(both).toBeLessThan(count)
    await page.getByRole('link', { name: /^Remove: Camel/ }).click()
    await expect(cards).toHaveCount(count)
    await page.goBack()
    await expect(cards).toHaveCount(both)
    await page.getByRole('link', { name: 'Clear all' }).click()
    await expect(page).toHaveURL(/\/en\/t\/women$/)
    await page.goto('/en/products?brands=nobody&sort=%3Cscript%3E&page=0')
    await expect(page.getByRole('heading', { name: 'Nothing here for now' })).toBeVisible()
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  })
})

test('a listing has two or three columns on a phone or tablet, and columns of 280 px or more on a desktop', async ({ page }) => {
  await page.goto('/products')
  const readColumns = (): Promise<number[]> =>
    page.locator('#products').evaluate(grid => getComputedStyle(grid).gridTemplateColumns.split(' ').map(Number.parseFloat))
  for (const width of [360, 768, 992]) {
    await page.setViewportSize({ width, height: 900 })
    expect([2, 3], `${width} px`).toContain((await readColumns()).length)
  }
  for (const width of [993, 1100, 1200, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect(Math.min(...(await readColumns())), `${width} px`).toBeGreaterThanOrEqual(280)
  }
  // Rows of other numbers than four have columns of their own elsewhere.
  for (const count of [6, 5]) {
    await page.locator('#products').evaluate((grid, most) => grid.replaceChildren(...Array.from(grid.children).slice(0, most)), count)
    expect(Math.min(...(await readColumns())), `${count} products`).toBeGreaterThanOrEqual(280)
  }
})

test('a brand without goods is not listed', async ({ browser, origin, page }) => {
  const staff = await browser.newContext()
  await becomeOwner(staff.request, origin)
  const code = `empty-${crypto.randomUUID().slice(0, 8)}`
  const created = await staff.request.post(`${origin}/api/v2/staff/brands`, {
    data: { code, name: { mn: code, en: code }, description: null, image: null }
  })
  expect(created.status()).toBe(200)
  await staff.close()
  await page.goto('/brands')
  await expect(page.locator('.brand-letter a').first()).toBeVisible()
  await expect(page.locator(`a[href="/brand/${code}"]`)).toHaveCount(0)
})
