import admin from '../../src/i18n/locales/mn/admin_product.json' with { type: 'json' }
import errors from '../../src/i18n/locales/mn/errors.json' with { type: 'json' }
import { expect, test } from '../fixtures.ts'
import { becomeOwner } from '../pages.ts'

test('sending one form of a page keeps what was typed in its others, and a refused one keeps its own', async ({ browser, origin }) => {
  const context = await browser.newContext({ baseURL: origin })
  await becomeOwner(context.request, origin)
  const page = await context.newPage()

  await page.goto('/admin/setup/rules')
  const [lease, loyalty] = [page.locator('button[value="save:lease"]'), page.locator('button[value="save:loyalty"]')]
  const percent = page.locator('form', { has: loyalty }).locator('[name=percent]')
  await percent.fill('7')
  await lease.click()
  await expect(page).toHaveURL(/saved/)
  await expect(percent).toHaveValue('7')
  await page.reload()
  await expect(percent).not.toHaveValue('7')

  await page.goto('/admin/options?open=colour')
  const row = page.locator('details[open] .option-row').first()
  await row.locator('[name=label_mn]').fill('')
  await row.locator('[name=label_en]').fill('')
  await row.locator('button[value^="save:"]').click()
  await expect(page.getByText(errors.blank)).toBeVisible()
  await expect(row.locator('[name=label_mn]')).toBeFocused()
  await expect(row.locator('[name=label_en]')).toHaveValue('')
  await context.close()
})

test('a change of all products that match the filters reaches those of other pages', async ({ browser, origin }) => {
  const context = await browser.newContext({ baseURL: origin, javaScriptEnabled: false })
  await becomeOwner(context.request, origin)
  const page = await context.newPage()
  await page.goto('/admin/products?sort=price_asc')
  const shown = await page.locator('[name=select]').count()
  const all = page.locator('[name=all]')
  await all.check()
  await page.locator('.product-bulk summary', { hasText: admin.bulk_badge }).click()
  await page.locator('button[value="preview:badge"]').click()
  await expect(page.locator('.product-preview [name=select]').nth(shown)).toBeAttached()
  await context.close()
})
