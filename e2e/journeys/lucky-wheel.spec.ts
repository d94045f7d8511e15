import { expect } from '@playwright/test'
import shell from '../../src/i18n/locales/mn/shell.json' with { type: 'json' }
import wheel from '../../src/i18n/locales/mn/wheel.json' with { type: 'json' }
import { test } from '../fixtures.ts'
import { becomeCustomer } from '../pages.ts'

test('a customer spins the wheel without JavaScript, finds the prize and verifies the draw', async ({ browser, baseURL }) => {
  const origin = baseURL ?? ''
  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: origin })
  await becomeCustomer(plain.request, origin)
  const page = await plain.newPage()
  await page.goto('/lucky-wheel')
  await page.getByText(wheel.fairness_link).click()
  await page.getByLabel(wheel.seed_label).fill('my-own-seed')
  const commitment = (await page.locator('.wheel-hash').textContent()) ?? ''
  expect(commitment).toMatch(/^[\da-f]{64}$/)
  await page.getByRole('button', { name: wheel.spin, exact: true }).click()
  await expect(page).toHaveURL(/play=\d+/)
  await expect(page.getByRole('main').getByRole('status')).toBeVisible()
  await expect(page.getByText(wheel.no_plays_daily)).toBeVisible()
  const proof = new URL((await page.getByRole('link', { name: wheel.verify }).getAttribute('href')) ?? '', origin)
  expect(proof.searchParams.get('client_seed')).toBe('my-own-seed')
  await page.goto(proof.pathname + proof.search)
  await expect(page.getByRole('main').getByRole('status')).toContainText(commitment)
  await plain.close()
})

test('a reload of the result, or the same form sent twice, shows the same play and takes no other', async ({ browser, origin }) => {
  const context = await browser.newContext({ baseURL: origin })
  await becomeCustomer(context.request, origin)
  const page = await context.newPage()
  await page.goto('/lucky-wheel')
  const form = await page
    .locator('form:has([name=client_seed])')
    .evaluate((element: HTMLFormElement) =>
      Object.fromEntries([...new FormData(element)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])))
    )
  await page.getByRole('button', { name: wheel.spin, exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  const result = await page.getByRole('main').getByRole('status').textContent()
  await page.reload()
  await expect(page.getByRole('main').getByRole('status')).toHaveText(result ?? '')
  await expect(page.locator('.wheel-disc-spins')).toHaveCount(0)
  await expect(dialog).toHaveCount(0)
  const again = await context.request.post('/lucky-wheel', { form, headers: { origin }, maxRedirects: 0 })
  expect(again.status()).toBe(303)
  expect(new URL(again.headers()['location'] ?? '', origin).search).toBe(new URL(page.url()).search)
  await page.goto('/lucky-wheel')
  await expect(page.locator('.wheel-history li')).toHaveCount(1)
  await context.close()
})

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`a dialog has the result once the wheel stands still, and gives the focus back (motion: ${reducedMotion})`, async ({
    browser,
    origin
  }) => {
    const context = await browser.newContext({ baseURL: origin, reducedMotion })
    await becomeCustomer(context.request, origin)
    const page = await context.newPage()
    await page.goto('/lucky-wheel')
    await page.getByRole('button', { name: wheel.spin, exact: true }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    await expect(dialog).toHaveAccessibleName(new RegExp(`^(${wheel.won}|${wheel.lost})$`))
    expect(await page.locator('.wheel-disc-spins').evaluate(disc => disc.getAnimations().length)).toBe(0)
    await expect(dialog.getByRole('button', { name: shell.close })).toBeFocused()
    const words = await dialog.locator('h2, p').allTextContents()
    expect(words.length).toBeGreaterThan(1)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(page.locator('#result')).toBeFocused()
    for (const word of words) await expect(page.getByRole('main').getByRole('status')).toContainText(word.trim())
    await context.close()
  })
}
