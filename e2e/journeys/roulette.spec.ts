import { expect } from '@playwright/test'
import roulette from '../../src/i18n/locales/mn/roulette.json' with { type: 'json' }
import { test } from '../fixtures.ts'
import { becomeOwner } from '../pages.ts'

test('staff check an order on a tablet without JavaScript, draw, and find the draw again', async ({ browser, origin }) => {
  const tablet = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 768, height: 1024 }, baseURL: origin })
  await becomeOwner(tablet.request, origin)
  const found = await tablet.request.get('/api/v2/staff/orders?status=delivered')
  const { orders } = (await found.json()) as { orders: { number: string; total: number }[] }
  const number = orders.find(({ total }) => total >= 30_000)?.number ?? ''
  const page = await tablet.newPage()
  const check = async (typed: string) => {
    await page.getByLabel(roulette.number).fill(typed)
    await page.getByRole('button', { name: roulette.check }).click()
  }
  await page.goto('/admin/roulette')
  await check('DG1')
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
  await check(number.toLowerCase())
  await page.getByRole('button', { name: roulette.draw, exact: true }).click()
  const prize = await page.getByRole('main').getByRole('status').textContent()
  await page.goto('/admin/roulette')
  await check(number)
  await expect(page.getByRole('main').getByRole('status')).toHaveText(prize ?? '-')
  await expect(page.getByRole('button', { name: roulette.draw, exact: true })).toHaveCount(0)
  await tablet.close()
})
