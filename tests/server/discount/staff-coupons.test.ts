import { describe, expect, test } from 'vitest'
import { countSmsParts } from '#domain/sms.ts'
import type { CouponEvent, CouponPreview, StaffCoupon } from '#contract/coupon.ts'
import type { Cart } from '#domain/cart.ts'
import type { ErrorBody } from '#domain/errors.ts'
import { messages } from '#server/kernel/messages/tables.ts'
import { USUAL_KINDS } from '../database.ts'
import { CART, fillCart, MINUTE, requireOk, toOrderPath, START } from '../shop.ts'
import { setUpCouponShop, COUPONS, STAFF_COUPONS, RULES } from './coupon-shop.ts'

const DAY = 24 * 60 * MINUTE

describe.each(USUAL_KINDS)('coupons that staff make on %s', async kind => {
  const { shop, database, user, staff, create, apply, complete } = await setUpCouponShop(kind)

  test('staff change, stop and find coupons; a stale change and other roles are refused', async () => {
    const created = await create({ max_uses: 5 })
    expect(await staff.call('POST', STAFF_COUPONS, { ...RULES, code: 'autumn' })).toMatchObject({
      status: 422,
      body: { errors: { code: expect.anything() } }
    })
    const unknown = await staff.call('POST', STAFF_COUPONS, { ...RULES, code: 'OTHER', brands: ['nobody'] })
    expect(unknown).toMatchObject({ status: 422, body: { errors: { brands: ['Not found: nobody'] } } })
    const path = `${STAFF_COUPONS}/${created.id}`
    const changed = requireOk(await staff.call<StaffCoupon>('PUT', path, { ...RULES, value: 20, version: created.version }))
    expect(changed).toMatchObject({ value: 20, version: 2, max_uses: null })
    expect(await staff.call('PUT', path, { ...RULES, version: 1 })).toMatchObject({ status: 409, body: { code: 'coupon_changed' } })
    await fillCart(user, [{ variantId: await shop.sell(), quantity: 1 }])
    const { total } = requireOk(await apply('AUTUMN'))
    expect(total).toBe(14_000)
    expect(requireOk(await staff.call<StaffCoupon>('POST', `${path}/stop`))).toMatchObject({ state: 'expired' })
    expect(await complete(total)).toMatchObject({ status: 409, body: { code: 'coupon_ended' } })
    expect(requireOk(await staff.call<{ coupons: StaffCoupon[] }>('GET', `${STAFF_COUPONS}?text=aut`)).coupons).toHaveLength(1)
    const { events } = requireOk(await staff.call<{ events: CouponEvent[] }>('GET', path))
    expect(events.map(event => [event.kind, event.fields])).toEqual([
      ['stopped', []],
      ['changed', ['value', 'max_uses']],
      ['created', []]
    ])
    for (const role of ['customer', 'editor', 'packer', 'support'] as const)
      expect((await (await shop.user({ role })).call('GET', path)).status).toBe(403)
  })
  test('a coupon has a name in one language or both, and a limit of at least one use', async () => {
    const { id, title } = await create({ title: { mn: 'Цагаан сарын купон', en: '' } })
    expect(title).toEqual({ mn: 'Цагаан сарын купон', en: '' })
    const { coupons: found } = requireOk(await staff.call<{ coupons: StaffCoupon[] }>('GET', `${STAFF_COUPONS}?text=цагаан`))
    expect(found.map(coupon => coupon.id)).toEqual([id])
    const { body } = await staff.call<ErrorBody>('POST', STAFF_COUPONS, { ...RULES, code: 'OTHER', title: { mn: ' ' }, max_uses: 0 })
    expect(body.errors).toEqual({ title: ['This field cannot be blank'], max_uses: ['Check this number'] })
  })

  test('staff filter and export coupons, and what reduces orders no longer changes after a use', async () => {
    const { id, version } = await create()
    await create({ code: 'LATER', starts_at: new Date(START.getTime() + DAY).toISOString(), kind: 'free_delivery', value: 0 })
    await fillCart(user, [{ variantId: await shop.sell(), quantity: 1 }])
    const order = requireOk(await complete(requireOk(await apply('AUTUMN')).total))
    const codes = async (query: string) =>
      requireOk(await staff.call<{ coupons: StaffCoupon[] }>('GET', `${STAFF_COUPONS}?${query}`)).coupons.map(({ code, reduced }) => [
        code,
        reduced
      ])
    expect(await codes('state=planned')).toEqual([['LATER', 0]])
    expect(await codes('state=active')).toEqual([['AUTUMN', 1000]])
    expect(await codes('kind=percent&text=намрын')).toEqual([['AUTUMN', 1000]])
    const csv = await staff.call<string>('GET', '/api/v2/staff/coupons_export?state=active&locale=en')
    expect(csv.body).toMatch(/^"Code".*\r\n"AUTUMN","Autumn coupon".*,1,"",1000,.*\r\n$/)
    requireOk(await user.call('PUT', toOrderPath(order.number, '/cancel')))
    const change = (rules: Record<string, unknown>) =>
      staff.call<ErrorBody>('PUT', `${STAFF_COUPONS}/${id}`, { ...RULES, version, ...rules })
    expect(await change({ value: 20 })).toMatchObject({ status: 422, body: { errors: { value: [expect.stringMatching(/no longer/)] } } })
    expect(await change({ minimum: 5000, max_uses: 9 })).toMatchObject({ status: 200, body: { fixed: true, minimum: 5000, version: 2 } })
  })

  test('staff send a code to a customer, who is added to a coupon for some', async () => {
    const friend = await shop.user({ mobile: '99112233' })
    const { id, version } = await create({ customers: ['88112345'] })
    const send = (customer: string, of = version) => staff.call<ErrorBody>('POST', `${STAFF_COUPONS}/${id}/send`, { customer, version: of })
    expect(await send('99000000')).toMatchObject({ status: 422, body: { errors: { customer: ['Not found: 99000000'] } } })
    expect(await friend.call('GET', `${COUPONS}/${id}`)).toMatchObject({ status: 404 })
    expect(requireOk(await send('9911 2233'))).toMatchObject({ customers: ['88112345', '99112233'], version: 2 })
    requireOk(await friend.call('GET', `${COUPONS}/${id}`))
    const [sent] = await database.db.select().from(messages)
    expect(sent).toMatchObject({ channel: 'sms', recipient: '99112233' })
    expect(sent?.body).toMatch(/^\S.*: .*Код: AUTUMN\. .*\/account\/coupons\/\d+$/)
    expect(countSmsParts(sent?.body ?? '')).toBeLessThanOrEqual(2)
    expect(await send('99112233')).toMatchObject({ status: 409, body: { code: 'coupon_changed' } })
    const voucher = { code: 'GIFT-1', type: 'voucher', kind: 'amount', value: 20_000, minimum: 100_000, customers: ['88112345'] }
    const owned = await create(voucher)
    const body = { customer: '99112233', version: 1 }
    expect(await staff.call('POST', `${STAFF_COUPONS}/${owned.id}/send`, body)).toMatchObject({ status: 422 })
    requireOk(await staff.call('POST', `${STAFF_COUPONS}/${id}/stop`))
    expect(await send('99112233', 3)).toMatchObject({ status: 409, body: { code: 'coupon_ended' } })
  })

  test('a code is sent in the language of the last login', async () => {
    await shop.user({ email: 'john@example.mn', emailVerifiedAt: shop.clock.now, mobile: '99112244', locale: 'en' })
    await shop.user({ mobile: '99112255', locale: 'mn' })
    const { id, version } = await create()
    const send = (customer: string) => staff.call('POST', `${STAFF_COUPONS}/${id}/send`, { customer, version })
    requireOk(await send('99112244'))
    requireOk(await send('99112255'))
    const [english, mongolian] = await database.db.select().from(messages).orderBy(messages.id)
    expect(english).toMatchObject({
      channel: 'email',
      recipient: 'john@example.mn',
      body: expect.stringMatching(/Code: AUTUMN.*\/en\/account/s)
    })
    expect(mongolian).toMatchObject({ channel: 'sms', recipient: '99112255', body: expect.stringContaining('Код: AUTUMN') })
  })

  test('a preview computes unsaved rules for a sum, for products and for a customer', async () => {
    const preview = (rules: Record<string, unknown>, more: Record<string, unknown>) =>
      staff.call<CouponPreview & ErrorBody>('POST', '/api/v2/staff/coupon_previews', {
        code: 'NEW',
        rules: { ...RULES, ...rules },
        ...more
      })
    expect(requireOk(await preview({ max_reduction: 5000 }, { amount: 120_000 }))).toMatchObject({
      total: 120_000,
      reduction: 5000,
      refusal: null
    })
    await fillCart(user, [
      { variantId: await shop.sell({ price: 30_000 }), quantity: 1 },
      { variantId: await shop.sell({ price: 10_000 }), quantity: 1 }
    ])
    const { line_items: lines } = requireOk(await user.call<Cart>('GET', CART))
    const goods = lines.map(({ product }) => product.slug)
    const limited = requireOk(await preview({ products: [goods[0]] }, { goods }))
    expect(limited).toMatchObject({ total: 40_000, reduction: 3000 })
    expect(limited.lines.map(({ reduction }) => reduction).toSorted((a, b) => a - b)).toEqual([0, 3000])
    expect(requireOk(await preview({ minimum: 50_000 }, { goods })).refusal).toBe('The code NEW needs goods of at least 50,000₮.')
    requireOk(await complete(requireOk(await user.call<Cart>('GET', CART)).total))
    const first = { customer_kind: 'first_order' }
    expect(requireOk(await preview(first, { amount: 1000, customer: '88112345' })).refusal).toMatch(/first order/)
    expect(requireOk(await preview(first, { amount: 1000 })).reduction).toBe(100)
    expect(await preview({}, {})).toMatchObject({ status: 422, body: { errors: { amount: ['Enter a sum or products'] } } })
    expect(await preview({ value: 99 }, { amount: 1000 })).toMatchObject({ status: 422 })
  })
})
