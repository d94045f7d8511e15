import adminSite from '../../src/i18n/locales/mn/admin_site.json' with { type: 'json' }
import shell from '../../src/i18n/locales/mn/shell.json' with { type: 'json' }
import { listAdminPages, OPEN_ADMIN_PAGES } from '../../tests/admin-pages.ts'
import { listPermissions } from '../../src/domain/permission.ts'
import { EDITOR, logInAs, PACKER, SUPPORT } from '../accounts.ts'
import { expect, test } from '../fixtures.ts'

/** Of a role with few permissions; rendering each answer costs time. */
test('a packer cannot post to pages of other roles', async ({ request, baseURL }) => {
  const headers = { origin: baseURL ?? '' }
  await logInAs(request, PACKER)
  const allowed: readonly string[] = ['any', ...listPermissions('packer')]
  const closed = listAdminPages().filter(
    ({ route, needed }) => !OPEN_ADMIN_PAGES.includes(route) && !needed.some(each => allowed.includes(each))
  )
  const answers = await Promise.all(
    closed.map(async ({ route }) => {
      const path = route.replaceAll('[number]', 'DG00000000').replaceAll(/\[\w+\]/g, '1')
      const response = await request.post(path, { maxRedirects: 0, headers, form: { action: 'save', value: '1' } })
      return `${path} ${response.status()}`
    })
  )
  expect(answers.length).toBeGreaterThan(40)
  expect(answers.filter(answer => !answer.endsWith(' 404'))).toEqual([])
})

/** Among the orders of the demo are leases, stays, tickets and returns, whose parts of the page have permissions of their own. */
for (const [role, account] of Object.entries({ packer: PACKER, support: SUPPORT })) {
  test(`${role} can open every order of the list`, async ({ request }) => {
    await logInAs(request, account)
    const list = await (await request.get('/admin/orders')).text()
    const orders = [...new Set(list.match(/\/admin\/orders\/DG\d+/g))]
    expect(orders.length).toBeGreaterThan(20)
    const answers = await Promise.all(orders.map(async path => `${path} ${(await request.get(path)).status()}`))
    expect(answers.filter(answer => !answer.endsWith(' 200'))).toEqual([])
  })
}

test('an editor without another permission has the menu of the account beside pages of the site', async ({ context, page }) => {
  await logInAs(context.request, EDITOR)
  await page.goto('/admin/pages')
  const menu = page.getByRole('navigation', { name: shell.account_menu })
  await expect(menu.getByRole('link', { name: adminSite.title, exact: true })).toHaveAttribute('aria-current', /./)
})
