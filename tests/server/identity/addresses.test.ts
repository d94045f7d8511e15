import { describe, expect, test } from 'vitest'
import type { SavedAddress } from '#contract/address.ts'
import type { ErrorBody } from '#domain/errors.ts'
import { createAddressRoutes } from '#server/identity/address-routes.ts'
import { USUAL_KINDS } from '../database.ts'
import { ADDRESS, type Customer, requireOk, placeOrder, setUpShop } from '../shop.ts'

const ADDRESSES = '/api/v2/users/addresses'
const { city_name: _city, district_name: _district, quarter_name: _quarter, ...PLACE } = ADDRESS

describe.each(USUAL_KINDS)('the address book on %s', async kind => {
  const { shop } = await setUpShop(kind, [createAddressRoutes])

  const add = async (user: Customer, details: string, more: object = {}): Promise<SavedAddress> =>
    requireOk(await user.call<SavedAddress>('POST', ADDRESSES, { address: { ...PLACE, details }, ...more }))
  const list = async (user: Customer): Promise<SavedAddress[]> => requireOk(await user.call<SavedAddress[]>('GET', ADDRESSES))
  const detailsOf = async (user: Customer): Promise<string[]> => (await list(user)).map(({ address }) => address.details)

  test('saves addresses with zone names; the first is the default', async () => {
    const user = await shop.user()
    const home = await add(user, 'Home 1', { label: 'Гэр' })
    expect(home).toMatchObject({ label: 'Гэр', is_default: true, address: { district_name: 'Sukhbaatar', phone: '88112345' } })
    const work = await add(user, 'Work 2', { is_default: true })
    expect(await detailsOf(user)).toEqual(['Work 2', 'Home 1'])
    expect((await list(user)).filter(({ is_default: isDefault }) => isDefault).map(({ id }) => id)).toEqual([work.id])
    requireOk(await user.call('PUT', `${ADDRESSES}/${home.id}/default`))
    expect(await detailsOf(user)).toEqual(['Home 1', 'Work 2'])
    requireOk(await user.call('PUT', `${ADDRESSES}/${home.id}`, { address: { ...PLACE, details: 'Home 3' }, label: 'Шинэ гэр' }))
    expect(requireOk(await user.call<SavedAddress>('GET', `${ADDRESSES}/${home.id}`))).toMatchObject({
      label: 'Шинэ гэр',
      is_default: true
    })
    requireOk(await user.call('DELETE', `${ADDRESSES}/${home.id}`))
    expect(await list(user)).toMatchObject([{ id: work.id, is_default: true }])
  })

  test('stores texts without what is not seen, and composed', async () => {
    const saved = await add(await shop.user(), '5-р байр\u202E 12\u202C\u200B', { label: 'Й'.normalize('NFD') })
    expect(saved).toMatchObject({ label: 'Й', address: { details: '5-р байр 12' } })
  })

  test('hides addresses of other customers', async () => {
    const { id } = await add(await shop.user(), 'Home 1')
    const stranger = await shop.user()
    const missing = { status: 404, body: { code: 'address_not_found' } }
    expect(await stranger.call('GET', `${ADDRESSES}/${id}`)).toMatchObject(missing)
    expect(await stranger.call('PUT', `${ADDRESSES}/${id}`, { address: PLACE })).toMatchObject(missing)
    expect(await stranger.call('PUT', `${ADDRESSES}/${id}/default`)).toMatchObject(missing)
    expect(await stranger.call('DELETE', `${ADDRESSES}/${id}`)).toMatchObject(missing)
    expect(await stranger.call('GET', `${ADDRESSES}/x`)).toMatchObject({ status: 404 })
    expect(await (await shop.guest()).call('GET', ADDRESSES)).toMatchObject({ status: 401 })
  })

  test('adds an address once per key, and rejects invalid ones', async () => {
    const user = await shop.user()
    const send = () => user.call<SavedAddress>('POST', ADDRESSES, { address: PLACE }, { 'idempotency-key': 'once' })
    expect(requireOk(await send()).id).toBe(requireOk(await send()).id)
    expect(await list(user)).toHaveLength(1)
    const wrong = await user.call<ErrorBody>('POST', ADDRESSES, { address: { ...PLACE, phone: '1', details: '' }, label: 'x'.repeat(41) })
    expect(wrong.status).toBe(422)
    expect(Object.keys(wrong.body.errors ?? {}).toSorted()).toEqual(['address.details', 'address.phone', 'label'])
    expect(await user.call('POST', ADDRESSES, { address: { ...PLACE, district: '2101' } })).toMatchObject({ status: 422 })
    for (let count = 1; count < 20; count++) await add(user, `Home ${count}`)
    const another = { address: { ...PLACE, details: 'Home 20' } }
    expect(await user.call('POST', ADDRESSES, another)).toMatchObject({ status: 409, body: { code: 'addresses_full' } })
  })

  test('has an address once, whether its khoroo is given by number or by code', async () => {
    const user = await shop.user()
    const { id } = await add(user, 'Home 1', { label: 'Гэр' })
    expect(await add(user, 'Home 1', { label: 'Ажил' })).toMatchObject({ id, label: 'Ажил', is_default: true })
    const numbered = await add(user, 'Home 2')
    const khoroo = { ...PLACE, quarter: '1', details: 'Home 2' }
    const coded = requireOk(await user.call<SavedAddress>('POST', ADDRESSES, { address: khoroo }))
    expect(coded).toMatchObject({ address: { quarter: '111951', quarter_name: '1st khoroo' } })
    expect(requireOk(await user.call<SavedAddress>('POST', ADDRESSES, { address: { ...khoroo, quarter: '111951' } })).id).toBe(coded.id)
    expect((await list(user)).map(saved => saved.id)).toEqual([id, numbered.id, coded.id])
  })

  test('has an address once after it was edited until it equals another one', async () => {
    const user = await shop.user()
    const home = await add(user, 'Home 1', { label: 'Гэр' })
    const work = await add(user, 'Work 2')
    const edited = requireOk(await user.call<SavedAddress>('PUT', `${ADDRESSES}/${work.id}`, { address: { ...PLACE, details: 'Home 1' } }))
    expect(edited).toMatchObject({ id: work.id, is_default: true })
    expect((await list(user)).map(({ id }) => id)).toEqual([work.id])
    expect(await user.call('GET', `${ADDRESSES}/${home.id}`)).toMatchObject({ status: 404 })
  })

  test('has one default after concurrent calls', async () => {
    const user = await shop.user()
    const saved = []
    for (let count = 0; count < 4; count++) saved.push(await add(user, `Home ${count}`))
    await Promise.all(saved.map(({ id }) => user.call('PUT', `${ADDRESSES}/${id}/default`)))
    expect((await list(user)).filter(({ is_default: isDefault }) => isDefault)).toHaveLength(1)
  })

  test('saves the address of an order once, and lists the last one first', async () => {
    const user = await shop.user()
    const variantId = await shop.sell()
    await placeOrder(user, [{ variantId, quantity: 1 }])
    await add(user, 'Work 2')
    expect(await detailsOf(user)).toEqual([ADDRESS.details, 'Work 2'])
    await placeOrder(user, [{ variantId, quantity: 1 }])
    expect(await list(user)).toHaveLength(2)
  })
})
