import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { ChangedProduct, ListedProduct } from '#contract/product-admin.ts'
import type { ErrorBody } from '#domain/errors.ts'
import { products, variants } from '#server/catalogue/product/tables.ts'
import { badges, taxons } from '#server/catalogue/tables.ts'
import { productRevisions } from '#server/product-admin/tables.ts'
import { invalidate } from '#server/kernel/cache/invalidation.ts'
import { createProductAdminRoutes } from '#server/product-admin/routes.ts'
import { refreshListing } from '#server/search/index.ts'
import { USUAL_KINDS } from '../database.ts'
import { START, type TestShop, setUpShop, setUpUser } from '../shop.ts'

const STAFF = '/api/v2/staff/products'
const CHANGES = '/api/v2/staff/product_changes'

interface Listed {
  products: ListedProduct[]
  total: number
}
interface Changed {
  products: ChangedProduct[]
  batch: string | null
}

function takeFirst<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error('No row.')
  return row
}

describe.each(USUAL_KINDS)('products of staff on %s', async kind => {
  const { shop, database } = await setUpShop(kind, [createProductAdminRoutes])
  const staff = setUpUser(shop, { role: 'staff' })

  /** A product with one variant: 10,000₮ and ten pieces by default. */
  const sell = async (variant?: Parameters<TestShop['sell']>[0]): Promise<{ id: number; version: number; variantId: number }> => {
    const variantId = await shop.sell(variant)
    const [row] = await database.db.select({ id: variants.productId }).from(variants).where(eq(variants.id, variantId))
    const id = row?.id ?? 0
    await refreshListing(database.db, [id], START)
    return { id, version: 1, variantId }
  }
  const list = async (query = ''): Promise<Listed> => (await staff.call<Listed>('GET', `${STAFF}${query}`)).body
  const change = (items: { id: number; version: number }[], edit: object, more: object = {}, headers?: Record<string, string>) =>
    staff.call<Changed & ErrorBody>(
      'POST',
      CHANGES,
      { products: items.map(({ id, version }) => ({ id, version })), edit, ...more },
      headers
    )
  const variantOf = async ({ variantId }: { variantId: number }) =>
    takeFirst(await database.db.select().from(variants).where(eq(variants.id, variantId)))

  test('a price is changed by percent, rounded, recorded once for a repeated call, and undone', async () => {
    const sold = await sell({ price: 12_345 })
    const edit = { kind: 'price', mode: 'percent', value: 10, rounding: 'ends_900' }
    const preview = await change([sold], edit, { dry_run: true })
    expect(preview.body).toMatchObject({ products: [{ fields: ['variants'] }] })
    expect(preview.body.products[0]?.after.variants?.[0]?.price).toBe(13_900)
    expect((await variantOf(sold)).price).toBe(12_345)
    const key = { 'idempotency-key': 'raise' }
    const { status, body } = await change([sold], edit, {}, key)
    expect(status).toBe(200)
    expect((await change([sold], edit, {}, key)).body.batch).toBe(body.batch)
    expect((await variantOf(sold)).price).toBe(13_900)
    const { products: listed } = await list()
    expect(listed[0]).toMatchObject({ selling_price: 13_900, version: 2 })
    const revisions = await database.db.select().from(productRevisions)
    expect(revisions).toHaveLength(1)
    expect(revisions[0]).toMatchObject({ kind: 'bulk', staffId: staff.userId, fields: ['variants'], version: 2 })
    expect(revisions[0]?.before?.variants?.[0]).toMatchObject({ price: 12_345 })
    expect(revisions[0]?.after.variants?.[0]).not.toHaveProperty('on_hand')

    expect((await staff.call<{ restored: number }>('POST', `${CHANGES}/${body.batch}/undo`)).body).toEqual({ restored: 1 })
    expect((await variantOf(sold)).price).toBe(12_345)
    expect((await staff.call('POST', `${CHANGES}/${body.batch}/undo`)).status).toBe(409)
  })

  test('a stale product refuses the edit of all, and names it', async () => {
    const [one, other] = [await sell(), await sell()]
    await change([one], { kind: 'price', mode: 'set', value: 5000, rounding: 'none' })
    const { status, body } = await change([one, other], { kind: 'price', mode: 'set', value: 100, rounding: 'none' })
    expect([status, body.code]).toEqual([409, 'product_changed'])
    expect(body.error).toContain('Эсгий шаахай')
    expect((await variantOf(other)).price).toBe(10_000)
  })

  test('a timed sale starts and ends, and its end is optional', async () => {
    const sold = await sell({ price: 10_000 })
    const ends = new Date(START.getTime() + 86_400_000).toISOString()
    await change([sold], { kind: 'sale', percent: 25, rounding: 'hundred', starts_at: null, ends_at: ends })
    expect((await list()).products[0]).toMatchObject({ price: 10_000, selling_price: 7500, sale_percent: 25 })
    expect((await variantOf(sold)).saleExpireAt?.toISOString()).toBe(ends)
    // The next sale is planned after it.
    await change([{ ...sold, version: 2 }], { kind: 'sale', percent: 40, rounding: 'none', starts_at: ends, ends_at: null })
    expect(await variantOf(sold)).toMatchObject({ salePrice: 7500, laterSales: [{ price: 6000, startAt: ends, expireAt: null }] })
    await change([{ ...sold, version: 3 }], { kind: 'end_sale' })
    expect((await list()).products[0]).toMatchObject({ selling_price: 10_000, sale_percent: 0 })
    expect((await variantOf(sold)).laterSales).toEqual([])
    const none = await change([{ ...sold, version: 4 }], { kind: 'sale', percent: 1, rounding: 'thousand', starts_at: null, ends_at: null })
    expect([none.status, none.body.code]).toEqual([422, 'product_sale_wrong'])
    const past = await change([{ ...sold, version: 4 }], { kind: 'sale', percent: 25, rounding: 'none', starts_at: ends, ends_at: ends })
    expect([past.status, Object.keys(past.body.errors ?? {})]).toEqual([422, ['edit.ends_at']])
  })

  test('products are archived, published and found by state, stock, title and code', async () => {
    const [sold, empty] = [await sell(), await sell({ onHand: 0 })]
    const { sku } = await variantOf(sold)
    expect((await list('?stock=none')).products.map(({ id }) => id)).toEqual([empty.id])
    expect((await list(`?text=${sku.slice(0, -1)}`)).total).toBeGreaterThan(0)
    expect((await list('?text=nothing-like-it')).total).toBe(0)
    expect((await list('?lacks=taxon')).total).toBe(2)
    await change([sold], { kind: 'state', state: 'archived' })
    expect((await list('?state=archived')).products.map(({ id }) => id)).toEqual([sold.id])
    expect((await list('?state=published')).products.map(({ id }) => id)).toEqual([empty.id])
    await change([{ ...sold, version: 2 }], { kind: 'state', state: 'published' })
    expect((await list('?state=published')).total).toBe(2)
    const [row] = await database.db.select().from(products).where(eq(products.id, sold.id))
    expect(row).toMatchObject({ discontinued: false, availableOn: START })
  })

  test('the list is sorted by price and stock, and all that match filters are selected for one change', async () => {
    const [dear, cheap] = [await sell({ price: 90_000, onHand: 1 }), await sell({ price: 5000, onHand: 0 })]
    const idsOf = async (sort: string) => (await list(`?sort=${sort}`)).products.map(({ id }) => id)
    expect(await idsOf('newest')).toEqual([cheap.id, dear.id])
    expect(await idsOf('price_desc')).toEqual([dear.id, cheap.id])
    expect(await idsOf('pieces_asc')).toEqual([cheap.id, dear.id])
    const select = async (query: string) => (await staff.call<Listed>('GET', `/api/v2/staff/product_selection${query}`)).body
    expect(await select('')).toEqual({ products: [cheap, dear].map(({ id, version }) => ({ id, version })), total: 2 })
    const { products: soldOut } = await select('?stock=none')
    expect(soldOut).toEqual([{ id: cheap.id, version: 1 }])
    expect((await change(soldOut, { kind: 'state', state: 'archived' })).body.products).toHaveLength(1)
    expect((await select('?stock=none')).products).toEqual([{ id: cheap.id, version: 2 }])
  })

  test('taxons and badges are added, made the main one, and removed', async () => {
    const sold = await sell()
    await database.db.insert(taxons).values([
      { id: 1, permalink: 'women', name: { mn: 'Эмэгтэй' }, depth: 1 },
      { id: 2, permalink: 'women/hats', name: { mn: 'Малгай' }, depth: 2, parentId: 1 },
      { id: 3, permalink: 'winter', name: { mn: 'Өвөл' }, depth: 1 }
    ])
    await database.db.insert(badges).values({ code: 'new', label: { mn: 'Шинэ' }, tone: 'new' })
    invalidate(database.database, ['taxons'])
    const main = () => list().then(({ products: [product] }) => product?.taxon)
    await change([sold], { kind: 'taxon', mode: 'add', permalink: 'winter' })
    await change([{ ...sold, version: 2 }], { kind: 'taxon', mode: 'main', permalink: 'women/hats' })
    expect(await main()).toEqual({ mn: 'Малгай' })
    await change([{ ...sold, version: 3 }], { kind: 'taxon', mode: 'add', permalink: 'winter' })
    expect(await main()).toEqual({ mn: 'Малгай' })
    expect((await list('?taxon=women')).total + (await list('?taxon=winter')).total).toBe(2)
    await change([{ ...sold, version: 4 }], { kind: 'taxon', mode: 'remove', permalink: 'women/hats' })
    expect((await list('?taxon=women')).total).toBe(0)
    await change([{ ...sold, version: 5 }], { kind: 'badge', mode: 'add', code: 'new' })
    expect((await list()).products[0]?.badges).toEqual(['new'])
    expect((await change([{ ...sold, version: 6 }], { kind: 'badge', mode: 'add', code: 'old' })).body.code).toBe('validation')
    expect((await change([{ ...sold, version: 6 }], { kind: 'taxon', mode: 'add', permalink: 'no' })).status).toBe(422)
    await change([{ ...sold, version: 6 }], { kind: 'badge', mode: 'remove', code: 'new' })
    expect((await list()).products[0]?.badges).toEqual([])
  })

  test('stock is added with a reason, is undone by the same number, and never goes below what orders have', async () => {
    const sold = await sell({ onHand: 10 })
    const added = await change([sold], { kind: 'stock', mode: 'add', pieces: 5, branch: null, reason: 'received' })
    expect((await variantOf(sold)).onHand).toBe(15)
    expect(takeFirst(await database.db.select().from(productRevisions))).toMatchObject({ kind: 'stock', reason: 'received' })
    // Two pieces are shipped before it is undone.
    await database.db.execute(sql`UPDATE variants SET on_hand = 13, allocated = 4 WHERE id = ${sold.variantId}`)
    expect((await staff.call('POST', `${CHANGES}/${added.body.batch}/undo`)).body).toEqual({ restored: 1 })
    expect((await variantOf(sold)).onHand).toBe(8)
    const reserved = await change([{ ...sold, version: 3 }], { kind: 'stock', mode: 'set', pieces: 1, branch: null, reason: 'counted' })
    expect([reserved.status, (await variantOf(sold)).onHand]).toEqual([422, 8])
    const fewer = await change([{ ...sold, version: 3 }], { kind: 'stock', mode: 'add', pieces: -9, branch: null, reason: 'damaged' })
    expect([fewer.status, fewer.body.code]).toEqual([422, 'product_stock_low'])
  })

  test('only staff who edit the catalogue see and change it', async () => {
    const sold = await sell()
    for (const who of [await shop.guest(), await shop.user(), await shop.user({ role: 'editor' }), await shop.user({ role: 'packer' })]) {
      expect([401, 403]).toContain((await who.call('GET', STAFF)).status)
      expect([401, 403]).toContain((await who.call('POST', CHANGES, { products: [sold], edit: { kind: 'end_sale' } })).status)
    }
    expect((await change([], { kind: 'end_sale' })).status).toBe(422)
    expect((await change([{ id: 999_999, version: 1 }], { kind: 'end_sale' })).status).toBe(404)
    expect((await staff.call('POST', `${CHANGES}/no/undo`)).status).toBe(404)
  })
})
