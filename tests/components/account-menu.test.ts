import { expect, test } from 'vitest'
import { createAccountMenu } from '#components/account/account-menu.ts'
import type { User } from '#contract/identity.ts'
import type { SiteConfigs } from '#contract/setting.ts'
import { FLAGS } from '#domain/site.ts'
import { DEFAULT_THEME } from '#domain/theme.ts'
import { createTranslator } from '#i18n/translator.ts'
import { listAdminPages } from '../admin-pages.ts'

const user = { order_count: 3, wish_count: 0, wallet: { balance: 12_500 }, permissions: [], two_step_due: false } as unknown as User
const base: SiteConfigs = { ...FLAGS, articles: false, productsPerPage: 40, colours: {}, theme: DEFAULT_THEME, walletTitle: {} }
const createMenu = (configs: Partial<SiteConfigs> = {}, permissions: User['permissions'] = []) =>
  createAccountMenu(
    { ...user, permissions },
    { configs: { ...base, ...configs }, payment: { groups: [], saves_cards: false } },
    createTranslator('en'),
    'en'
  )
const listLabels = (configs: Partial<SiteConfigs>) => createMenu(configs).main.map(({ label }) => label)

test('has the rows of the specification in its order', () => {
  expect(listLabels({ articles: true, ticket: true, coupon: true, voucher: true, wallet: true })).toEqual([
    'Personal info',
    'Write an article',
    'Saved articles',
    'My articles',
    'My orders',
    'E-tickets',
    'My coupons',
    'My vouchers',
    'My wish lists',
    'Wallet'
  ])
  expect(listLabels({})).toEqual(['Personal info', 'My orders', 'My wish lists'])
})

test.each<[keyof typeof FLAGS, string[]]>([
  ['articles', ['/a/create', '/account/bookmarks', '/account/articles']],
  ['ticket', ['/account/tickets']],
  ['coupon', ['/account/coupons']],
  ['voucher', ['/account/vouchers']],
  ['points', ['/account/points']],
  ['hotel', ['/account/passengers']],
  ['luckyWheel', ['/lucky-wheel']],
  ['jackpot', ['/jackpot']]
])('shows the rows of %s only while it is on', (flag, paths) => {
  const hrefs = (on: boolean) => Object.values(createMenu({ storeCredit: true, [flag]: on })).flatMap(rows => rows.map(({ href }) => href))
  expect(hrefs(true).filter(href => !hrefs(false).includes(href))).toEqual(paths)
})

test('shows counts and the balance', () => {
  const notes = createMenu({ wallet: true, storeCredit: true }).main.flatMap(({ href, note }) => (note ? [[href, note]] : []))
  expect(notes).toEqual([
    ['/account/orders', '3'],
    ['/account/wallet', '12,500₮']
  ])
  expect(createMenu({ wallet: true }).main.at(-1)?.href).toBeNull()
})

test('shows coupons under the title of the wallet instead of the wallet', () => {
  expect(listLabels({ wallet: true, walletTitle: { en: 'Bonus' } })).toEqual(['Personal info', 'My orders', 'Bonus', 'My wish lists'])
})

test('the row of the site of an editor is selected on every page that the admin area lists under it', () => {
  const rows = createMenu({}, ['content.edit']).more
  const site = rows.find(({ href }) => href === '/admin/home')
  const listed = listAdminPages().flatMap(({ route, needed }) =>
    needed.length === 1 && needed[0] === 'content.edit' ? [route.split('/').slice(0, 3).join('/')] : []
  )
  expect(listed.length).toBeGreaterThan(10)
  expect(listed.filter(path => path !== '/admin/home' && !site?.also?.includes(path))).toEqual([])
})
