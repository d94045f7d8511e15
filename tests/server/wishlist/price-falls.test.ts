import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { variants } from '#server/catalogue/product/tables.ts'
import { users } from '#server/identity/tables.ts'
import { images } from '#server/kernel/images/tables.ts'
import { messages } from '#server/kernel/messages/tables.ts'
import { refreshListing } from '#server/search/index.ts'
import { sendPriceFalls } from '#server/wishlist/index.ts'
import { createWishlistRoutes } from '#server/wishlist/routes.ts'
import { USUAL_KINDS } from '../database.ts'
import { type Customer, requireOk, setUpShop } from '../shop.ts'

const SWITCH = '/api/v2/users/price_notices'
const EMAIL = 'oyun@example.mn'

describe.each(USUAL_KINDS)('messages about lower prices on %s', async kind => {
  const { shop, database } = await setUpShop(kind, [createWishlistRoutes])
  let customer: Customer
  beforeEach(async () => {
    customer = await shop.user({ email: EMAIL, emailVerifiedAt: shop.clock.now })
    await database.db.insert(images).values({ id: 'slippers', width: 640, height: 800, format: 'webp' })
  })

  const wish = async (price: number, who = customer): Promise<number> => {
    const variantId = await shop.sell({ price })
    requireOk(await who.call('POST', '/api/v2/wishlists/add_id', { variant_id: variantId }))
    await reprice(variantId, price)
    return variantId
  }
  const reprice = async (variantId: number, price: number): Promise<void> => {
    const [row] = await database.db.update(variants).set({ price, imageId: 'slippers' }).where(eq(variants.id, variantId)).returning()
    await refreshListing(database.db, [row?.productId ?? 0], shop.clock.now)
  }
  const switchOn = async (who = customer) => requireOk(await who.call('PUT', SWITCH, { enabled: true }))
  const sent = async (recipient = EMAIL): Promise<string[]> => {
    await sendPriceFalls(shop.server)
    const rows = await database.db.select().from(messages).where(eq(messages.recipient, recipient)).orderBy(messages.id)
    return rows.map(({ subject, body }) => `${subject}\n${body}`)
  }

  test('name what fell by five per cent or more, each price once', async () => {
    await switchOn()
    const [fallen, little] = [await wish(100_000), await wish(100_000)]
    expect(await sent()).toEqual([])
    await reprice(fallen, 95_000)
    await reprice(little, 95_001)
    const [message = ''] = await sent()
    expect(message).toContain('100,000₮ → 95,000₮')
    expect(message).toContain(`variant=${fallen}`)
    expect(message).not.toContain(`variant=${little}`)
    expect(await sent()).toHaveLength(1)
    await reprice(fallen, 99_000)
    await reprice(fallen, 94_000)
    expect(await sent()).toHaveLength(1)
    await reprice(fallen, 80_000)
    expect(await sent()).toHaveLength(2)
  })

  test('are stopped by the link in one of them without a login, for its customer alone, and each has the same link', async () => {
    await switchOn()
    const variantId = await wish(100_000)
    const other = await shop.user({ email: 'other@example.mn', emailVerifiedAt: shop.clock.now, priceNotices: 'en' })
    requireOk(await other.call('POST', '/api/v2/wishlists/add_id', { variant_id: variantId }))
    await reprice(variantId, 90_000)
    const tokenOf = (message = '') => /\/unsubscribe\?token=([\w-]+)/.exec(message)?.[1]
    const token = tokenOf((await sent())[0])
    expect(token).toBeDefined()
    await reprice(variantId, 80_000)
    expect(tokenOf((await sent())[1])).toBe(token)
    expect(tokenOf((await sent('other@example.mn'))[0])).not.toBe(token)
    const [row] = await database.db.select().from(messages)
    expect(row).toMatchObject({ bulk: true, unsubscribeUrl: expect.stringContaining(`/unsubscribe?token=`) })
    const guest = await shop.guest()
    const stop = (value: unknown) => guest.call('POST', '/api/v2/price_notices/unsubscribe', { token: value })
    expect((await stop('x')).status).toBe(422)
    requireOk(await stop('00000000-0000-4000-8000-000000000000'))
    expect(requireOk(await customer.call<{ enabled: boolean }>('GET', SWITCH)).enabled).toBe(true)
    requireOk(await stop(token))
    requireOk(await stop(token))
    expect(requireOk(await customer.call<{ enabled: boolean }>('GET', SWITCH)).enabled).toBe(false)
    expect(requireOk(await other.call<{ enabled: boolean }>('GET', SWITCH)).enabled).toBe(true)
    await reprice(variantId, 60_000)
    expect(await sent()).toHaveLength(2)
    expect(await sent('other@example.mn')).toHaveLength(3)
  })

  test('go to nobody who does not want them, or whose mailbox is not verified', async () => {
    const variantId = await wish(100_000)
    await reprice(variantId, 50_000)
    expect(await sent()).toEqual([])
    await switchOn()
    expect(requireOk(await customer.call('GET', SWITCH))).toEqual({ enabled: true, email: EMAIL })
    requireOk(await customer.call('PUT', SWITCH, { enabled: false }))
    expect(await sent()).toEqual([])
    await switchOn()
    await database.db.update(users).set({ emailVerifiedAt: null })
    expect(await sent()).toEqual([])
    const other = await shop.user({ email: 'other@example.mn' })
    expect(await other.call('PUT', SWITCH, { enabled: true })).toMatchObject({
      status: 422,
      body: { details: { fields: { enabled: 'email_required' } } }
    })
    expect((await (await shop.guest()).call('GET', SWITCH)).status).toBe(401)
  })

  test('name ten goods at once, and the others the next time', async () => {
    await switchOn()
    const wished: number[] = []
    for (let n = 0; n < 11; n++) wished.push(await wish(100_000))
    for (const variantId of wished) await reprice(variantId, 50_000)
    const named = (message = '') => wished.filter(variantId => new RegExp(`variant=${variantId}\\b`).test(message))
    expect(named((await sent())[0])).toEqual(wished.slice(0, 10))
    expect(named((await sent())[1])).toEqual(wished.slice(10))
    expect(await sent()).toHaveLength(2)
  })

  test('leave out what is sold out, and reach each customer of many', async () => {
    await switchOn()
    const variantId = await wish(100_000)
    await database.db.update(variants).set({ onHand: 0 })
    await reprice(variantId, 50_000)
    expect(await sent()).toEqual([])
    await database.db.update(variants).set({ onHand: 5 })
    await reprice(variantId, 50_000)
    const others = await Promise.all(
      Array.from({ length: 101 }, (_, n) => shop.user({ email: `c${n}@example.mn`, emailVerifiedAt: shop.clock.now, priceNotices: 'en' }))
    )
    const last = others.at(-1)
    if (!last) throw new Error('There are no others.')
    requireOk(await last.call('POST', '/api/v2/wishlists/add_id', { variant_id: variantId }))
    await reprice(variantId, 40_000)
    expect(await sent('c100@example.mn')).toHaveLength(1)
  })
})
