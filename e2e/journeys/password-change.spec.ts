import auth from '../../src/i18n/locales/mn/auth.json' with { type: 'json' }
import password from '../../src/i18n/locales/mn/password.json' with { type: 'json' }
import errors from '../../src/i18n/locales/mn/errors.json' with { type: 'json' }
import { readNewestCode, newPhone } from '../customer.ts'
import { expect, test } from '../fixtures.ts'

test('a customer sets a first password by a link, then changes it and logs the other device out, without JavaScript', async ({
  browser
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const { request } = context
  const page = await context.newPage()
  const repeat = page.getByLabel(password.repeat, { exact: true })
  const save = page.getByRole('button', { name: password.set, exact: true })
  await page.goto('/login?from=/account/profile')
  await page.getByRole('link', { name: auth.with_google }).click()
  await page.getByRole('button', { name: 'Номин' }).click()
  await page.getByRole('link', { name: password.change_title, exact: true }).click()
  await expect(page.getByText(password.none_text)).toBeVisible()
  const { email } = (await (await request.get('/api/v2/users/me')).json()) as { email: string }
  await page.getByRole('button', { name: email }).click()
  await expect(page.getByText(password.mail_sent.replace('{{to}}', email))).toBeVisible()
  let link = ''
  await expect(async () => {
    const rows = (await (await request.get(`/dev/outbox.json?recipient=${email}`)).json()) as { body: string }[]
    link = /\/password\/reset\?token=[\w-]+/.exec(rows[0]?.body ?? '')?.[0] ?? ''
    expect(link).not.toBe('')
  }).toPass()
  await page.goto(link)
  await page.getByLabel(password.new, { exact: true }).fill('морин хуур 7')
  await repeat.fill('морин хуур 8')
  await save.click()
  await expect(page.getByText(errors.password_repeat_mismatch)).toBeVisible()
  await expect(page.getByText(errors.password_mismatch, { exact: true })).toBeVisible()
  await page.getByLabel(password.new, { exact: true }).fill('морин хуур 7')
  await repeat.fill('морин хуур 7')
  await save.click()
  await page.waitForURL(url => url.pathname === '/account')
  await page.goto('/account/profile/password')

  const other = await browser.newContext()
  const login = (value: string) => other.request.post('/api/v2/users/login', { data: { login: email, password: value } })
  expect((await login('морин хуур 7')).ok()).toBe(true)
  await page.getByLabel(password.current, { exact: true }).fill('буруу нууц үг')
  await page.getByLabel(password.new, { exact: true }).fill('цагаан сар 12')
  await repeat.fill('цагаан сар 12')
  await save.click()
  await expect(page.getByText(errors.password_current_wrong)).toBeVisible()
  await page.getByLabel(password.current, { exact: true }).fill('морин хуур 7')
  await page.getByLabel(password.new, { exact: true }).fill('цагаан сар 12')
  await repeat.fill('цагаан сар 12')
  await save.click()
  await expect(page.getByText(password.changed)).toBeVisible()
  expect((await other.request.get('/api/v2/users/me')).status()).toBe(401)
  expect((await login('морин хуур 7')).status()).toBe(401)
  expect((await login('цагаан сар 12')).ok()).toBe(true)
})

test('a login code sent just now is not taken for one that sets a password', async ({ browser }) => {
  const phone = newPhone()
  const context = await browser.newContext({ javaScriptEnabled: false })
  await context.request.post('/api/v2/mcs_auth/check', { data: { mobile: phone } })
  const data = { mobile: phone, code: await readNewestCode(context.request, phone) }
  expect((await context.request.post('/api/v2/mcs_auth/verify', { data })).ok()).toBe(true)
  const page = await context.newPage()
  await page.goto('/account/profile/password')
  await page.locator('button[value=send]').click()
  await expect(page.locator('.note-error')).toBeVisible()
  await expect(page.getByLabel(password.code)).toHaveCount(0)
})
