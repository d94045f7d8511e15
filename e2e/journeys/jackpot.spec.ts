import { expect } from '@playwright/test'
import jackpot from '../../src/i18n/locales/mn/jackpot.json' with { type: 'json' }
import { test } from '../fixtures.ts'
import { becomeCustomer } from '../pages.ts'

test('a customer takes part in the jackpot without JavaScript, once', async ({ browser, origin }) => {
  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: origin })
  const page = await plain.newPage()
  await page.goto('/jackpot')
  await expect(page.getByRole('link', { name: jackpot.log_in })).toBeVisible()
  await becomeCustomer(plain.request, origin)
  await page.goto('/jackpot')
  await page.getByText(jackpot.proof, { exact: true }).click()
  await page.getByLabel(jackpot.seed).fill('өөрийн үр')
  await page.getByRole('button', { name: jackpot.join, exact: true }).click()
  await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible()
  await page.getByLabel(jackpot.seed).fill('my-own-seed')
  await page.getByRole('button', { name: jackpot.join, exact: true }).click()
  await expect(page.getByRole('main').getByRole('status')).toHaveText(jackpot.done)
  await expect(page.getByText('my-own-seed')).toBeVisible()
  await expect(page.getByRole('button', { name: jackpot.join, exact: true })).toHaveCount(0)
  await plain.close()
})
