import { expect } from '@playwright/test'
import account from '../../src/i18n/locales/mn/account.json' with { type: 'json' }
import shell from '../../src/i18n/locales/mn/shell.json' with { type: 'json' }
import { test } from '../fixtures.ts'
import { becomeCustomer } from '../pages.ts'

test('the menu of the account ends with logging out, and shows no digit as an initial', async ({ browser, origin }) => {
  const context = await browser.newContext({ baseURL: origin, javaScriptEnabled: false, viewport: { width: 1280, height: 700 } })
  await becomeCustomer(context.request, origin)
  const page = await context.newPage()
  await page.goto('/account/profile')
  const avatar = page.locator('.account-profile .avatar')
  await expect(avatar).toHaveText('')
  await expect(avatar.locator('svg')).toBeVisible()
  const rows = page.getByRole('navigation', { name: shell.account_menu }).getByRole('listitem')
  await expect(rows.last()).toHaveText(shell.log_out)
  await page.getByLabel(account.first_name, { exact: true }).fill('Номин')
  await page.getByRole('button', { name: account.save, exact: true }).first().click()
  await expect(avatar).toHaveText('Н')
  await rows.last().getByRole('button').click()
  await expect(page).not.toHaveURL(/account/)
  await context.close()
})
