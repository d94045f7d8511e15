import { type Browser, type BrowserContext, expect } from '@playwright/test'
import account from '../../src/i18n/locales/mn/account.json' with { type: 'json' }
import adminSetup from '../../src/i18n/locales/mn/admin_setup.json' with { type: 'json' }
import adminSite from '../../src/i18n/locales/mn/admin_site.json' with { type: 'json' }
import errors from '../../src/i18n/locales/mn/errors.json' with { type: 'json' }
import notice from '../../src/i18n/locales/mn/notice.json' with { type: 'json' }
import synonym from '../../src/i18n/locales/mn/synonym.json' with { type: 'json' }
import auth from '../../src/i18n/locales/mn/auth.json' with { type: 'json' }
import adminEntries from '../../src/i18n/locales/mn/admin_entries.json' with { type: 'json' }
import { MAX_UPLOAD_MEGABYTES } from '../../src/domain/picture.ts'
import { type Account, CUSTOMER, EDITOR, logInAs, OWNER, STAFF } from '../accounts.ts'
import { test } from '../fixtures.ts'
import { becomeCustomer } from '../pages.ts'

async function logIn(browser: Browser, account: Account): Promise<BrowserContext> {
  const context = await browser.newContext({ javaScriptEnabled: false })
  await logInAs(context.request, account)
  return context
}

test('an editor corrects and saves a banner, moves and deletes it, all without JavaScript', async ({ browser }) => {
  const editor = await logIn(browser, EDITOR)
  const page = await editor.newPage()
  const title = `Намрын хямдрал ${Date.now()}`
  await page.goto('/admin/banners/create')
  await page.getByLabel(`${adminSite.title_field} ${adminEntries.state_mn}`).fill(title)
  await page.getByLabel(adminSite.link, { exact: true }).fill('javascript:alert(1)')
  const refused = page.waitForResponse(response => response.request().method() === 'POST')
  await page.getByRole('button', { name: adminSite.save, exact: true }).click()
  expect((await refused).status()).toBe(422)
  await expect(page.getByText(adminSite.link_wrong)).toBeVisible()
  await expect(page.getByText(adminSite.look)).toBeVisible()
  await expect(page.getByLabel(`${adminSite.title_field} ${adminEntries.state_mn}`)).toHaveValue(title)

  await page.getByLabel(adminSite.link, { exact: true }).fill('/sale')
  await page.getByRole('button', { name: adminSite.save, exact: true }).click()
  await expect(page.getByText(adminSite.saved)).toBeVisible()
  const banner = new URL(page.url()).pathname

  await page.goto('/admin/banners')
  const titles = page.locator('.admin-list b')
  const last = (await titles.count()) - 1
  await expect(titles.nth(last)).toHaveText(title)
  await page.getByRole('button', { name: adminEntries.part_up.replace('{{name}}', title), exact: true }).click()
  await expect(titles.nth(last - 1)).toHaveText(title)

  await page.goto(banner)
  // Another editor has saved in the meantime: the typed values remain.
  const staleResponse = await editor.request.post(banner, {
    headers: { origin: new URL(page.url()).origin },
    multipart: { was: 'null', slot: 'hero', title_mn: 'Өвлийн хямдрал', href: '/sale' }
  })
  expect(staleResponse.status()).toBe(409)
  expect(await staleResponse.text()).toContain('Өвлийн хямдрал')
  await page.getByText(adminSite.delete, { exact: true }).click()
  await page.getByRole('button', { name: adminSite.delete_yes }).click()
  await expect(page.getByText(adminSite.deleted)).toBeVisible()
  await expect(page.getByText(title)).toHaveCount(0)
  await editor.close()
})

test('menus and the home page change in the form until they are saved', async ({ browser }) => {
  const editor = await logIn(browser, EDITOR)
  const page = await editor.newPage()
  await page.goto('/admin/menus?menu=service')
  const titles = page.locator('input[name$="_title_mn"]')
  const before = await titles.count()
  await page.getByRole('button', { name: adminSite.entry_add, exact: true }).last().click()
  await expect(page.getByText(adminEntries.home_unsaved)).toBeVisible()
  await expect(titles).toHaveCount(before + 1)
  await titles.last().fill('Шинэ мөр')
  await page.locator('main').getByRole('button', { name: adminSite.save, exact: true }).last().click()
  await expect(page.getByText(adminSite.look)).toBeVisible()
  await expect(titles.last()).toHaveValue('Шинэ мөр')

  await page.goto('/admin/home')
  const sections = page.locator('input[name$="_kind"]')
  const shown = await sections.count()
  await page.locator('button[name="action"][value^="remove:"]').first().click()
  await expect(page.getByText(adminEntries.home_unsaved)).toBeVisible()
  await expect(sections).toHaveCount(shown - 1)
  await page.goto('/admin/home')
  await expect(sections).toHaveCount(shown)
  await editor.close()
})

test('staff add, change and delete a group of synonyms', async ({ browser }) => {
  const staff = await logIn(browser, STAFF)
  const page = await staff.newPage()
  const word = `үг${Date.now()}`
  await page.goto('/admin/synonyms')
  await page.locator('#phrases').fill(word)
  await page.getByRole('button', { name: synonym.add, exact: true }).click()
  // A single word has no synonym.
  await expect(page.locator('#phrases')).toHaveValue(word)
  await expect(page.locator('.field-error')).toBeVisible()
  await page.locator('#phrases').fill(`${word}, ${word}б`)
  await page.getByRole('button', { name: synonym.add, exact: true }).click()
  await expect(page.getByText(synonym.added)).toBeVisible()

  await page.goto(`/admin/synonyms?q=${word}`)
  await page.locator('main summary').click()
  await page.locator('textarea[id^="words-"]').fill(`${word}, ${word}в`)
  await page.getByRole('button', { name: synonym.save, exact: true }).click()
  await expect(page.getByText(synonym.saved)).toBeVisible()
  await page.locator('main summary').click()
  const drop = page.getByRole('button', { name: synonym.drop, exact: true })
  await drop.click()
  await expect(page.getByText(synonym.dropped)).toHaveCount(0)
  await page.getByLabel(synonym.drop_sure).check()
  await drop.click()
  await expect(page.getByText(synonym.dropped)).toBeVisible()
  await staff.close()
})

test('a notice is requested, a bundle is rejected and a follow leads to the login without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  // Sold out in the demo shop.
  const slug = 'boat-neck-cashmere-sweater'
  const { variants } = (await (await context.request.get(`/api/v2/products/${slug}`)).json()) as { variants: { id: number }[] }
  await page.goto(`/products/${slug}/notice?variant=${variants[0]?.id}`)
  await page.getByLabel(notice.contact).fill('nobody')
  await page.getByRole('button', { name: notice.send }).click()
  await expect(page.getByLabel(notice.contact)).toHaveValue('nobody')
  await expect(page.locator('.field-error, .note-error').first()).toBeVisible()
  await page.getByLabel(notice.contact).fill('anar@example.mn')
  await page.getByRole('button', { name: notice.send }).click()
  await expect(page.getByText(notice.done)).toBeVisible()

  const headers = { origin: new URL(page.url()).origin }
  const none = await context.request.post('/set', { headers, form: { [`cv-${slug}`]: '1', [`qty-${slug}`]: '1' } })
  expect(none.status()).toBe(422)
  const { authors } = (await (await context.request.get('/api/v2/authors')).json()) as { authors: { slug: string }[] }
  const follow = await context.request.post(`/author/${authors[0]?.slug}`, { headers, form: { action: 'follow' }, maxRedirects: 0 })
  expect([follow.status(), follow.headers()['location']]).toEqual([303, expect.stringContaining('/login?required=1')])
  const wish = await context.request.post('/wishlists', { headers, form: { variant_id: String(variants[0]?.id) }, maxRedirects: 0 })
  expect([wish.status(), wish.headers()['location']]).toEqual([303, '/wishlists'])
  await context.close()
})

test('moving a way to pay keeps a bank account that was typed in the same page', async ({ browser }) => {
  const owner = await logIn(browser, OWNER)
  const page = await owner.newPage()
  await page.goto('/admin/setup/payment')
  const number = page.getByLabel(adminSetup.account_number).last()
  await number.fill('12')
  await page.getByLabel(`${adminSetup.bank} ${adminEntries.state_mn}`).last().fill('Хаан банк')
  const refused = page.waitForResponse(response => response.request().method() === 'POST')
  await page.getByLabel(`${adminSetup.account_name} ${adminEntries.state_mn}`).last().fill('Дэлгүүр ХХК')
  await page.locator('button[value^="down:"]').first().click()
  expect((await refused).status()).toBe(422)
  await expect(page.getByText(adminSetup.account_number_wrong)).toBeVisible()
  await expect(page.locator('input[aria-invalid=true]')).toHaveValue('12')
  await owner.close()
})

test('a picture of the account that is too large is refused as such, and the name remains', async ({ browser }) => {
  const customer = await logIn(browser, CUSTOMER)
  const page = await customer.newPage()
  await page.goto('/account/profile')
  const name = await page.getByLabel(account.first_name).inputValue()
  expect(name).not.toBe('')
  await page.getByLabel(account.avatar, { exact: true }).setInputFiles({
    name: 'large.png',
    mimeType: 'image/png',
    buffer: Buffer.alloc((MAX_UPLOAD_MEGABYTES + 4) * 1024 * 1024)
  })
  await page.getByRole('button', { name: account.avatar_save }).click()
  await expect(page.getByText(errors.image_too_large.replace('{{megabytes}}', String(MAX_UPLOAD_MEGABYTES)))).toBeVisible()
  await expect(page.getByLabel(account.first_name)).toHaveValue(name)
  await customer.close()
})

test('a form that is sent after its session has ended is sent again after a login', async ({ browser, origin }) => {
  const customer = await browser.newContext({ javaScriptEnabled: false })
  await becomeCustomer(customer.request, origin)
  const forms = [
    { context: customer, path: '/account/profile', label: account.first_name, save: account.save, saved: account.saved },
    {
      context: await logIn(browser, EDITOR),
      path: '/admin/banners/create?slot=hero',
      label: `${adminSite.title_field} ${adminEntries.state_mn}`,
      save: adminSite.save,
      saved: adminSite.saved
    }
  ]
  for (const { context, path, label, save, saved } of forms) {
    const typed = `Солонго ${Date.now()}`
    const page = await context.newPage()
    await page.goto(path)
    await page.getByLabel(label, { exact: true }).fill(typed)
    const session = await context.cookies()
    await context.clearCookies()
    await page.getByRole('button', { name: save, exact: true }).click()
    await expect(page.getByRole('heading', { name: auth.ended_title })).toBeVisible()
    await page.getByRole('button', { name: auth.ended_send }).click()
    await expect(page.getByRole('heading', { name: auth.ended_title })).toBeVisible()
    await context.addCookies(session)
    await page.getByRole('button', { name: auth.ended_send }).click()
    await expect(page.getByText(saved)).toBeVisible()
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(typed)
    await context.close()
  }
})
