import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import type { EditedProduct, ProductRevision, SavedProduct } from '#contract/product-edit.ts'
import type { ErrorBody } from '#domain/errors.ts'
import { products, variants } from '#server/catalogue/product/tables.ts'
import { brands, optionValues } from '#server/catalogue/tables.ts'
import { storeImage } from '#server/kernel/images/store.ts'
import { createProductEditRoutes } from '#server/product-admin/edit-routes.ts'
import { createProductAdminRoutes } from '#server/product-admin/routes.ts'
import { branches } from '#server/site/tables.ts'
import { USUAL_KINDS } from '../database.ts'
import { setUpShop, setUpUser } from '../shop.ts'

const STAFF = '/api/v2/staff/products'

const HAT = {
  title: { mn: 'Ноосон малгай', en: 'Woollen hat' },
  variants: [
    { options: { colour: 'Хар', clothing_size: 'M' }, price: 45_000, on_hand: 5 },
    { options: { colour: 'Улаан дэл', clothing_size: 'M' }, price: 45_000, on_hand: 2 }
  ]
}

describe.each(USUAL_KINDS)('a product made by staff on %s', async kind => {
  const { shop, database } = await setUpShop(kind, [createProductAdminRoutes, createProductEditRoutes])
  const staff = setUpUser(shop, { role: 'staff' })
  beforeEach(() =>
    database.db.insert(optionValues).values({ key: 'colour', value: 'black', label: { mn: 'Хар', en: 'Black' }, hex: '#000000' })
  )

  const create = async (body: object = HAT, headers?: Record<string, string>) =>
    staff.call<SavedProduct & ErrorBody>('POST', STAFF, body, headers)
  const made = async (body: object = HAT): Promise<SavedProduct> => (await create(body)).body
  const read = async ({ id }: { id: number }): Promise<EditedProduct> => (await staff.call<EditedProduct>('GET', `${STAFF}/${id}`)).body
  const save = async ({ id, version }: { id: number; version: number }, body: object) =>
    staff.call<SavedProduct & ErrorBody>('PUT', `${STAFF}/${id}`, { version, ...body })
  const undo = async ({ batch }: SavedProduct) => staff.call('POST', `/api/v2/staff/product_changes/${batch}/undo`)
  const revisionsOf = async ({ id }: { id: number }) =>
    (await staff.call<{ revisions: ProductRevision[] }>('GET', `${STAFF}/${id}/revisions`)).body.revisions
  const skus = async (product: { id: number }): Promise<string[]> =>
    ((await read(product)).document.variants ?? []).map(({ sku }) => sku ?? '')

  test('a part of a picture becomes a picture of its own; an unknown picture or a wrong shape is refused', async () => {
    const { bytes, format } = { bytes: await sharp({ create: { width: 40, height: 20, channels: 3, background: '#a00' } }).png().toBuffer(), format: 'png' as const } // prettier-ignore
    const id = await storeImage(shop.server.storage, database.db, bytes, { format })
    const crop = { shape: 'square', x: 0, y: 50, size: 50 }
    const { body } = await staff.call<{ id: string; width: number; height: number }>(
      'POST',
      `/api/v2/staff/product_pictures/${id}/crops`,
      crop
    )
    expect([body.width, body.height, body.id === id]).toEqual([10, 10, false])
    expect(await shop.server.storage.read(`original/${body.id}`)).not.toBeUndefined()
    const refused = async (picture: string, values: object) =>
      (await staff.call('POST', `/api/v2/staff/product_pictures/${picture}/crops`, { ...crop, ...values })).status
    expect(await refused('0'.repeat(20), {})).toBe(404)
    expect(await refused(id, { shape: 'round' })).toBe(422)
  })

  test('is a draft with an address of its title, once for a repeated call; labels become option values', async () => {
    const key = { 'idempotency-key': 'hat' }
    const { status, body } = await create(HAT, key)
    expect([status, body.handle, body.version]).toEqual([200, 'woollen-hat', 1])
    expect((await create(HAT, key)).body.id).toBe(body.id)
    expect((await made()).handle).toBe('woollen-hat-2')
    const { state, document } = await read(body)
    expect(state).toBe('draft')
    expect(document.variants?.map(({ options }) => options?.['colour'])).toEqual(['black', 'ulaan-del'])
    expect(document.words).toContainEqual({ key: 'colour', value: 'ulaan-del', label: { mn: 'Улаан дэл', en: null }, hex: null })
    expect(await revisionsOf(body)).toMatchObject([{ kind: 'created', undoable: false }])
  })

  test('is published, priced and put on sale, and each change can be undone', async () => {
    const hat = await made()
    const published = (await save(hat, { state: 'published', brand: { name: { mn: 'Говь' } } })).body
    expect(await read(hat)).toMatchObject({ state: 'published', version: 2 })
    expect(await database.db.select().from(brands)).toHaveLength(1)
    const { document } = await read(hat)
    const cheaper = document.variants?.map(variant => ({
      ...variant,
      on_hand: undefined,
      stock: undefined,
      price: 40_000,
      sale_price: 30_000
    }))
    const saved = (await save(published, { variants: cheaper })).body
    expect((await database.db.select().from(products))[0]).toMatchObject({ sellingPrice: 30_000, price: 40_000, totalOnHand: 7 })
    expect((await revisionsOf(hat))[0]).toMatchObject({ kind: 'changed', fields: ['variants'], undoable: true })
    expect((await undo(saved)).status).toBe(200)
    expect((await database.db.select().from(products))[0]).toMatchObject({ sellingPrice: 45_000, totalOnHand: 7 })
  })

  test('refuses an older version, a taken SKU and address, a missing title and a wrong price', async () => {
    const hat = await made()
    await save(hat, { badges: [], title: { mn: 'Малгай' } })
    const stale = await save(hat, { title: { mn: 'Өөр' } })
    expect([stale.status, stale.body.code]).toEqual([409, 'product_changed'])
    const fieldsOf = async (body: object) => Object.keys((await create(body)).body.errors ?? {})
    expect(await fieldsOf({ ...HAT, title: {} })).toEqual(['title'])
    expect(await fieldsOf({ ...HAT, handle: 'woollen-hat' })).toEqual(['handle'])
    expect(await fieldsOf({ ...HAT, handle: 'ноос' })).toEqual(['handle'])
    // A page of the shop has this address.
    expect(await fieldsOf({ ...HAT, handle: 'shelf' })).toEqual(['handle'])
    const shelf = await create({ ...HAT, title: { en: 'Shelf' }, variants: [{ price: 45_000 }] })
    expect(shelf.body).toMatchObject({ handle: 'shelf-2' })
    expect(await fieldsOf({ ...HAT, variants: [{ price: null }] })).toEqual(['variants.0.price'])
    const sale = { price: 900, sale_price: 800, sale_expire_at: '2026-12-05T00:00:00Z' }
    const later = { price: 700, start_at: '2026-12-04T00:00:00Z' }
    expect(await fieldsOf({ ...HAT, variants: [{ ...sale, later_sales: [later] }] })).toEqual(['variants.0.later_sales'])
    expect(await fieldsOf({ ...HAT, variants: [{ ...sale, sale_start_at: sale.sale_expire_at }] })).toEqual(['variants.0.sale_expire_at'])
    for (const wrong of [900, 1000, 0])
      expect(await fieldsOf({ ...HAT, variants: [{ ...sale, sale_price: wrong }] })).toEqual(['variants.0.sale_price'])
    const [taken = ''] = await skus(hat)
    expect(await fieldsOf({ ...HAT, variants: [{ sku: taken, price: 1000 }] })).toEqual(['variants'])
    expect((await staff.call('GET', `${STAFF}/999999`)).status).toBe(404)
  })

  test('has its SKU renamed, and loses variants while it is hidden; both are undone', async () => {
    const hat = await made()
    const [first, second] = (await read(hat)).document.variants ?? []
    const renamed = (await save(hat, { variants: [{ ...first, sku: 'HAT-1' }] })).body
    expect(await skus(hat)).toEqual(['HAT-1'])
    expect((await undo(renamed)).status).toBe(200)
    expect(await skus(hat)).toEqual([first?.sku, second?.sku])
    // Customers may have a variant of a published product: it is sold out instead.
    await database.db
      .update(products)
      .set({ availableOn: new Date(0) })
      .where(eq(products.id, hat.id))
    const { version } = await read(hat)
    await save({ ...hat, version }, { variants: [first] })
    const rows = await database.db.select({ sku: variants.sku, onHand: variants.onHand }).from(variants).orderBy(variants.position)
    expect(rows).toEqual([
      { sku: first?.sku, onHand: 5 },
      { sku: second?.sku, onHand: 0 }
    ])
  })

  test('has stock moved to a branch with a reason, and undone', async () => {
    await database.db.insert(branches).values({
      code: 'centre',
      name: { mn: 'Төв' },
      address: { mn: 'Сүхбаатар' },
      phone: '77001234',
      hours: { mn: '10–20' },
      latitude: 47.9,
      longitude: 106.9
    })
    const hat = await made()
    const [sku] = await skus(hat)
    const move = { version: 1, reason: 'moved', note: 'хайрцаг 4', changes: [{ sku, branch: 'centre', pieces: 3 }, { sku, branch: null, pieces: -3 }] } // prettier-ignore
    const moved = await staff.call<SavedProduct>('PUT', `${STAFF}/${hat.id}/stock`, move)
    expect(moved.status).toBe(200)
    const [variant] = (await read(hat)).document.variants ?? []
    expect(variant).toMatchObject({ on_hand: 5, stock: [{ branch: 'centre', on_hand: 3 }] })
    expect((await revisionsOf(hat))[0]).toMatchObject({ kind: 'stock', reason: 'moved: хайрцаг 4' })
    expect((await undo(moved.body)).status).toBe(200)
    expect((await read(hat)).document.variants?.[0]).toMatchObject({ on_hand: 5, stock: [] })
    const low = { version: 3, reason: 'damaged', changes: [{ sku, branch: 'centre', pieces: -1 }] }
    expect((await staff.call<ErrorBody>('PUT', `${STAFF}/${hat.id}/stock`, low)).body.code).toBe('product_stock_low')
  })

  test('is duplicated as a draft without stock', async () => {
    const hat = await made({ ...HAT, state: 'published' })
    const { body } = await staff.call<SavedProduct>('POST', `${STAFF}/${hat.id}/copies`)
    const copy = await read(body)
    expect(copy).toMatchObject({ handle: 'woollen-hat-copy', state: 'draft', document: { title: { en: 'Woollen hat (copy)' } } })
    expect(copy.document.variants?.map(({ on_hand: pieces }) => pieces)).toEqual([0, 0])
    expect(await skus(copy)).not.toEqual(await skus(hat))
  })

  test('has an address of its own where several are made or duplicated at once', async () => {
    const hat = await made()
    const copies = await Promise.all([1, 2, 3].map(() => staff.call<SavedProduct>('POST', `${STAFF}/${hat.id}/copies`)))
    const others = await Promise.all([1, 2, 3].map(() => create({ ...HAT, title: { mn: 'Бээлий', en: 'Mitten' } })))
    expect([...copies, ...others].map(({ status }) => status)).toEqual(Array(6).fill(200))
    expect(new Set([...copies, ...others].map(({ body }) => body.handle)).size).toBe(6)
  })

  test('is changed by staff with the permission only', async () => {
    const hat = await made()
    for (const who of [await shop.guest(), await shop.user(), await shop.user({ role: 'packer' })])
      for (const [method, path, body] of [
        ['POST', STAFF, HAT],
        ['PUT', `${STAFF}/${hat.id}`, { version: 1 }],
        ['POST', `${STAFF}/${hat.id}/copies`, undefined],
        ['GET', `${STAFF}/${hat.id}`, undefined],
        ['GET', `${STAFF}/${hat.id}/revisions`, undefined]
      ] as const)
        expect([401, 403]).toContain((await who.call(method, path, body)).status)
  })
})
