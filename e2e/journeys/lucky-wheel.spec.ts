import { expect } from '@playwright/test'
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
