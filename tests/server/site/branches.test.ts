import { describe, expect, test } from 'vitest'
import type { BranchRecord } from '#contract/branch.ts'
import type { Branch } from '#contract/site.ts'
import { stockItems } from '#server/inventory/index.ts'
import { staffActions } from '#server/kernel/audit/tables.ts'
import { createBranchRoutes } from '#server/site/branch-routes.ts'
import { createSiteRoutes } from '#server/site/routes.ts'
import { siteSources } from '#server/sources.ts'
import { USUAL_KINDS } from '../database.ts'
import { requireOk, setUpShop, setUpUser } from '../shop.ts'

const PATH = '/api/v2/staff/branches'
const BRANCH = {
  name: { mn: 'Зайсан салбар', en: 'Zaisan' },
  address: { mn: 'Зайсан 12', en: '12 Zaisan' },
  phone: '7700 1188',
  hours: { mn: 'Даваа–Баасан 10:00–19:00', en: 'Mon–Fri 10:00–19:00' },
  latitude: 47.8836,
  longitude: 106.9155,
  position: 0
}

describe.each(USUAL_KINDS)('branches on %s', async kind => {
  const { shop, database } = await setUpShop(kind, [createBranchRoutes, server => createSiteRoutes(server, siteSources)])
  const owner = setUpUser(shop, { role: 'owner' })

  const list = async () => requireOk(await owner.call<{ branches: BranchRecord[] }>('GET', PATH)).branches
  const open = async (fields: object = {}) => requireOk(await owner.call<{ code: string }>('POST', PATH, { ...BRANCH, ...fields })).code
  const shown = async () => requireOk(await (await shop.guest()).call<Branch[]>('GET', '/api/v2/branches'))

  test('are opened, changed and deleted, and the shop shows it at once', async () => {
    const code = await open()
    expect(code).toBe('zaisan-salbar')
    expect(await open({ name: { en: 'Зайсан салбар' } })).toBe('zaisan-salbar-2')
    expect(await list()).toMatchObject([
      { code, phone: '77001188', position: 1, used: false },
      { code: 'zaisan-salbar-2', position: 2 }
    ])
    requireOk(await owner.call('PUT', `${PATH}/${code}`, { ...BRANCH, name: { mn: 'Яармаг' }, position: 3 }))
    expect((await shown()).map(({ name }) => name)).toEqual(['Зайсан салбар', 'Яармаг'])
    requireOk(await owner.call('DELETE', `${PATH}/${code}`))
    expect(await shown()).toHaveLength(1)
    expect((await owner.call('DELETE', `${PATH}/${code}`)).status).toBe(404)
    expect((await owner.call('PUT', `${PATH}/${code}`, BRANCH)).status).toBe(404)
    expect((await database.db.select().from(staffActions)).length).toBeGreaterThan(2)
  })

  test.each([
    ['name', { name: {} }],
    ['hours', { hours: { mn: 'хүссэн үедээ' } }],
    ['phone', { phone: '12' }],
    ['latitude', { latitude: 91 }],
    ['longitude', { longitude: Number.NaN }]
  ])('say in the field %s what is wrong with %j', async (field, fields) => {
    const refused = await owner.call('POST', PATH, { ...BRANCH, ...fields })
    expect(refused).toMatchObject({ status: 422, body: { details: { fields: { [field]: expect.any(String) } } } })
    expect(await list()).toEqual([])
  })

  test('with stock stay, and only who may edit settings changes them', async () => {
    const code = await open()
    const variantId = await shop.sell()
    await database.db.insert(stockItems).values({ variantId, branchCode: code, onHand: 1 })
    expect(await list()).toMatchObject([{ used: true }])
    expect(await owner.call('DELETE', `${PATH}/${code}`)).toMatchObject({ status: 409, body: { code: 'branch_used' } })
    const packer = await shop.user({ role: 'packer' })
    expect((await packer.call('POST', PATH, BRANCH)).status).toBe(403)
    expect((await (await shop.user()).call('GET', PATH)).status).toBe(403)
    expect((await (await shop.guest()).call('GET', PATH)).status).toBe(401)
  })
})
