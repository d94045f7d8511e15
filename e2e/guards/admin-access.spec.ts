import type { APIResponse } from '@playwright/test'
import adminSite from '../../src/i18n/locales/mn/admin_site.json' with { type: 'json' }
import shell from '../../src/i18n/locales/mn/shell.json' with { type: 'json' }
import { listAdminPages, OPEN_ADMIN_PAGES } from '../../tests/admin-pages.ts'
import { listPermissions, PERMISSIONS } from '../../src/domain/permission.ts'
import { EDITOR, logInAs, OWNER, PACKER, SUPPORT } from '../accounts.ts'
import { newPhone, readNewestCode } from '../customer.ts'
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

async function read(response: APIResponse): Promise<Record<string, unknown>> {
  if (!response.ok()) throw new Error(`${response.url()} answered ${response.status()}: ${await response.text()}`)
  return (await response.json()) as Record<string, unknown>
}

/** A path with the numbers and names in it left out: pages of one kind offer the same links. */
const toKind = (path: string): string =>
  path
    .replace(/\?.*/, '')
    .replace(/^(\/admin\/(?:setup\/|reports\/)?[a-z-]+)\/(?!create|new|settings|import|all|ship|print|arrange|any)[^/]+/, '$1/*')

test('every link of a page is open to whoever has one permission alone', async ({ playwright, request, baseURL }) => {
  const owner = await playwright.request.newContext({ baseURL: baseURL ?? '' })
  await logInAs(owner, OWNER)
  const name = `Trial ${newPhone()}`
  const { id } = await read(await owner.post('/api/v2/staff/roles', { data: { name, permissions: ['order.view'] } }))
  const { link } = await read(await owner.post('/api/v2/staff/invitations', { data: { channel: 'link', role: 'custom', role_id: id } }))
  const mobile = newPhone()
  await read(await request.post('/api/v2/mcs_auth/check', { data: { mobile } }))
  await read(await request.post('/api/v2/mcs_auth/verify', { data: { mobile, code: await readNewestCode(request, mobile) } }))
  const token = new URL(String(link), baseURL).searchParams.get('token')
  await read(await request.post('/api/v2/staff_invitation', { data: { token } }))

  const dead: string[] = []
  for (const [index, permission] of PERMISSIONS.entries()) {
    const data = { name, permissions: [permission], version: index + 1 }
    await read(await owner.put(`/api/v2/staff/roles/${String(id)}`, { data }))
    const kinds = new Set<string>()
    let paths = ['/admin']
    while (paths.length > 0) {
      const pages = await Promise.all(
        paths.map(async path => {
          const response = await request.get(path)
          if (!response.ok()) dead.push(`${path} with ${permission} answers ${response.status()}`)
          return response.text()
        })
      )
      const links = pages.flatMap(page =>
        [...page.matchAll(/href="(\/admin[^"#]*)/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))
      )
      paths = links.filter(href => !kinds.has(toKind(href)) && kinds.add(toKind(href)))
    }
  }
  await owner.dispose()
  expect(dead).toEqual([])
})

test('an editor without another permission has the menu of the account beside pages of the site', async ({ context, page }) => {
  await logInAs(context.request, EDITOR)
  await page.goto('/admin/pages')
  const menu = page.getByRole('navigation', { name: shell.account_menu })
  await expect(menu.getByRole('link', { name: adminSite.title, exact: true })).toHaveAttribute('aria-current', /./)
})
