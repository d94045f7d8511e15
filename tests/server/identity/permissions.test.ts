import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contract } from '#contract/contract.ts'
import type { RouteDefinition } from '#contract/route.ts'
import type { RecordedAction } from '#contract/staff.ts'
import { hasPermission, isEditor, isStaff, listPermissions, type Permission, ROLES, type Role } from '#domain/permission.ts'
import { FEATURES } from '#server/open-shop.ts'
import { openTestDatabase, type TestDatabase } from '../database.ts'
import { openTestShop, type TestShop } from '../shop.ts'

const ROUTES = (Object.entries(contract) as [string, RouteDefinition][]).filter(
  // Either of the roulette's two permissions opens its list of branches.
  ([key, { access, permission }]) => key !== 'GET /api/v2/roulette/locations' && (access === 'staff' || access === 'editor' || permission)
)
const toPath = (key: string): string => (key.split(' ')[1] ?? '').replaceAll('{number}', 'DG00000000').replaceAll(/\{\w+\}/g, '2000000000')

describe('permissions of staff', () => {
  let database: TestDatabase
  let shop: TestShop
  beforeAll(async () => {
    database = await openTestDatabase('postgres')
    shop = openTestShop(database, undefined, FEATURES)
    await shop.begin()
  })
  afterAll(() => database?.close())

  test('every route of staff that changes something names one', () => {
    const changing = ROUTES.filter(([key]) => !key.startsWith('GET'))
    expect(changing.filter(([, { access, permission }]) => access === 'staff' && !permission).map(([key]) => key)).toEqual([])
  })

  test.each(ROLES)('%s can call exactly what the role allows', async role => {
    const user = await shop.user({ role })
    const holder = { permissions: listPermissions(role) }
    const allowed = ([, { access, permission }]: (typeof ROUTES)[number]): boolean =>
      permission ? hasPermission(holder, permission) : access === 'editor' ? isEditor(holder) : isStaff(holder)
    const wrong: string[] = []
    for (const route of ROUTES) {
      const [key] = route
      // An open stream has no end.
      if (key.endsWith('/stream') && allowed(route)) continue
      const [method = ''] = key.split(' ')
      const { status } = await user.call(method, toPath(key), method === 'GET' ? undefined : { of: 'nothing' })
      if ((status !== 403) !== allowed(route)) wrong.push(`${key}: ${status}`)
    }
    expect(wrong).toEqual([])
  })

  test.each<[Role, string, number]>([
    ['packer', '/api/v2/orders/DG00000000/refunds', 403],
    ['packer', '/api/v2/staff/shipments/1/actions', 404],
    ['support', '/api/v2/staff/shipments/1/actions', 403],
    ['support', '/api/v2/staff/orders/DG00000000/notes', 404],
    ['editor', '/api/v2/staff/orders/DG00000000/notes', 403],
    ['staff', '/api/v2/orders/DG00000000/refunds', 404]
  ])('%s gets from %s the status %i, with words', async (role, path, status) => {
    const user = await shop.user({ role })
    const body = path.endsWith('refunds') ? { of: 'all' } : path.endsWith('notes') ? { text: 'x' } : { action: 'unpack', state: 'ready' }
    expect(await user.call('POST', path, body)).toMatchObject({ status, body: { error: expect.stringMatching(/\w+ \w+/) } })
  })

  test('records what staff change by any route, with the values of its input or of the changed record', async () => {
    const staff = await shop.user({ role: 'staff' })
    const { body: group } = await staff.call<{ id: number }>('POST', '/api/v2/search/synonyms', { phrases: ['цамц', 'өмсгөл'] })
    await staff.call('DELETE', `/api/v2/search/synonyms/${group.id}`)
    await staff.call('POST', '/api/v2/search/synonyms', { phrases: ['ганц'] })
    const { body } = await staff.call<{ actions: unknown[] }>('GET', `/api/v2/staff/actions?by=${staff.userId}`)
    expect(body.actions).toMatchObject([
      { action: 'delete.search.synonyms', subject: String(group.id), user_id: staff.userId },
      { action: 'post.search.synonyms', after: { phrases: ['цамц', 'өмсгөл'] } }
    ])
    expect(body.actions).toHaveLength(2)
  })

  test('shows the values of an action to those alone who could have taken it', async () => {
    const owner = await shop.user({ role: 'owner' })
    await owner.call('POST', '/api/v2/search/synonyms', { phrases: ['гутал', 'хөлийн хувцас'] })
    const read = async (permissions: Permission[]) => {
      const { body: role } = await owner.call<{ id: number }>('POST', '/api/v2/staff/roles', { name: permissions.join(), permissions })
      const member = await shop.user({ role: 'custom', staffRoleId: role.id })
      const { body } = await member.call<{ actions: RecordedAction[] }>('GET', `/api/v2/staff/actions?by=${owner.userId}`)
      return body.actions.map(({ action, after }) => [action, after !== null])
    }
    expect(await read(['setting.edit'])).toEqual([
      ['role.save', false],
      ['post.search.synonyms', false]
    ])
    expect((await read(['setting.edit', 'catalogue.edit'])).at(-1)).toEqual(['post.search.synonyms', true])
  })

  test('records a call whose input has what the database cannot store', async () => {
    const staff = await shop.user({ role: 'staff' })
    expect((await staff.call('POST', '/api/v2/staff/hotels/import', { hotels: ['a\0b\ud800', { 'c\0': 1 }] })).status).toBe(200)
    const { body } = await staff.call<{ actions: unknown[] }>('GET', `/api/v2/staff/actions?by=${staff.userId}`)
    expect(body.actions).toMatchObject([{ action: 'post.hotels.import', after: { hotels: ['a\ufffdb\ufffd', { 'c\ufffd': 1 }] } }])
  })
})
