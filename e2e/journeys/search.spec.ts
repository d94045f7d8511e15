import { findAccessibilityFaults } from '../accessibility.ts'
import { expect, test } from '../fixtures.ts'

test('a search field shows suggestions, works by keyboard, and stores recent searches', { tag: '@phone' }, async ({ page }) => {
  const scripts: string[] = []
  page.on('request', request => request.resourceType() === 'script' && scripts.push(request.url()))
  const phone = (page.viewportSize()?.width ?? 0) < 993
  await page.goto(phone ? '/search' : '/articles')
  const box = page.locator(phone ? '#q-page' : '#q')
  // The search page of a phone focuses its field; elsewhere the script is loaded at the first focus.
  if (phone) await expect(box).toBeFocused()
  else await expect(box).not.toHaveAttribute('role', 'combobox')
  const before = scripts.length
  await box.click()
  await expect(box).toHaveAttribute('role', 'combobox')
  if (!phone) expect(scripts.length).toBeGreaterThan(before)
  await box.pressSequentially('horgog')
  const options = page.getByRole('listbox').getByRole('option')
  await expect(options.filter({ hasText: '₮' }).first()).toContainText('хөргөгч')
  await expect(box).toHaveAttribute('aria-expanded', 'true')
  expect(await findAccessibilityFaults(page, { part: phone ? '.search-form' : '.site-header' })).toEqual([])

  await box.press('ArrowDown')
  const first = await box.getAttribute('aria-activedescendant')
  await expect(page.locator(`#${first}`)).toHaveAttribute('aria-selected', 'true')
  await box.press('Escape')
  await expect(box).toHaveAttribute('aria-expanded', 'false')
  await expect(box).toHaveValue('horgog')
  await box.press('Enter')
  await expect(page).toHaveURL(/\/search\?q=horgog$/)
  await expect(page.locator('#products article').first()).toContainText('хөргөгч')

  await box.fill('')
  await expect(options.first()).toHaveText('horgog')
  await box.press('ArrowUp')
  await box.press('Enter')
  await expect(options).toHaveCount(0)
})

test('a misspelt query is corrected with a message', async ({ page }) => {
  await page.goto(`/search?q=${encodeURIComponent('хөргочг')}`)
  await expect(page.getByRole('link', { name: 'хөргөгч', exact: true })).toHaveAttribute('href', /\/search\?q=/)
  await expect(page.locator('#products article').first()).toContainText('хөргөгч')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('Enter submits the search, and an empty result offers alternatives', { tag: '@phone' }, async ({ page }) => {
    const phone = (page.viewportSize()?.width ?? 0) < 993
    await page.goto(phone ? '/en/search' : '/en')
    const box = page.locator(phone ? '#q-page' : '#q')
    await box.fill('cashmere scarf')
    await box.press('Enter')
    await expect(page).toHaveURL(/\/en\/search\?q=cashmere\+scarf/)
    await expect(page.locator('#products article').first()).toContainText('scarf')
    await page.goto('/en/search?q=cashmere')
    await expect(page.getByRole('navigation', { name: 'Categories, brands and stores' }).getByRole('link').first()).toBeVisible()
    await page
      .getByRole('region', { name: 'Articles and pages' })
      .getByRole('link', { name: /buying cashmere/i })
      .click()
    await expect(page).toHaveURL(/\/en\/article\//)
    await page.goto('/en/search?q=qqqqqqqq')
    await expect(page.getByRole('heading', { level: 2 }).first()).toContainText('qqqqqqqq')
    await expect(page.locator('.search-categories a').first()).toBeVisible()
    await expect(page.getByRole('region', { name: 'New articles' }).getByRole('link')).toHaveCount(3)
    await page.getByRole('link', { name: 'Write to the shop' }).click()
    await expect(page.getByLabel('Message')).toHaveValue(/“qqqqqqqq”/)
  })
})

test('any text is searched for without an error', async ({ request }) => {
  for (const q of ['%00', '%ff%fe', 'a'.repeat(10_000), encodeURIComponent('<script>alert(1)</script>'), encodeURIComponent("' OR 1=1 --")])
    expect((await request.get(`/search?q=${q}`)).status(), q.slice(0, 20)).toBe(200)
})
