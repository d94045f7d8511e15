import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refreshListing, refreshSalePrices } from '#server/search/index.ts'
import { productImages, products, variants } from '#server/catalogue/product/tables.ts'
import { USUAL_KINDS } from '../../database.ts'
import { furnishShop, addHours, NOON, openTestShop, stockProduct, type TestShop } from '../small-shop.ts'

describe.each(USUAL_KINDS)('on %s', kind => {
  let shop: TestShop
  let db: TestShop['db']
  const row = async (id: number) => (await db.select().from(products).where(eq(products.id, id)))[0]

  beforeAll(async () => {
    shop = await openTestShop([], kind)
    db = shop.db
    await furnishShop(db)
  })
  afterAll(() => shop.close())

  it('lists the cheapest available variant, the first of equals', async () => {
    const { id, variantIds } = await stockProduct(db, {
      slug: 'choice',
      variants: [
        { price: 10_000, onHand: 0 },
        { price: 40_000, options: { colour: 'sky' }, imageId: 'sky' },
        { price: 30_000, onHand: 4, allocated: 1, options: { colour: 'camel' } },
        { price: 30_000, options: { colour: 'sky' } }
      ]
    })
    expect(await row(id)).toMatchObject({
      vid: variantIds[2],
      variantCount: 4,
      price: 30_000,
      sellingPrice: 30_000,
      salePercent: 0,
      totalOnHand: 23,
      imageId: 'front'
    })
    expect((await row(id))?.swatches).toEqual([{ value: 'sky' }, { value: 'camel' }])
  })

  it('lists the cheapest variant where none is available', async () => {
    const { id, variantIds } = await stockProduct(db, {
      slug: 'nothing-left',
      variants: [
        { price: 20_000, onHand: 0 },
        { price: 15_000, onHand: 2, allocated: 2 }
      ]
    })
    expect(await row(id)).toMatchObject({ vid: variantIds[1], price: 15_000, totalOnHand: 0 })
  })

  it('follows changes of variants, and unlists products without any', async () => {
    const { id, variantIds } = await stockProduct(db, { slug: 'changing', variants: [{ price: 20_000 }] })
    await db
      .update(variants)
      .set({ price: 25_000, salePrice: 20_000, onHand: 1 })
      .where(eq(variants.id, variantIds[0] ?? 0))
    await refreshListing(db, [id], NOON)
    expect(await row(id)).toMatchObject({ price: 25_000, sellingPrice: 20_000, salePercent: 20, totalOnHand: 1 })
    await db
      .update(variants)
      .set({ salePrice: 100 })
      .where(eq(variants.id, variantIds[0] ?? 0))
    await refreshListing(db, [id], NOON)
    expect(await row(id)).toMatchObject({ salePercent: 99 })
    await db.delete(variants).where(eq(variants.productId, id))
    await db.delete(productImages).where(eq(productImages.productId, id))
    await refreshListing(db, [id], NOON)
    expect(await row(id)).toMatchObject({
      vid: null,
      variantCount: 0,
      price: 0,
      sellingPrice: 0,
      salePercent: 0,
      totalOnHand: 0,
      saleExpireAt: null,
      imageId: null,
      swatches: []
    })
  })

  it('does nothing for unknown products', async () => {
    await stockProduct(db, { slug: 'untouched' })
    const before = await db.select().from(products)
    await refreshListing(db, [], addHours(48))
    await refreshListing(db, [999_999], addHours(48))
    expect(await db.select().from(products)).toEqual(before)
  })

  it('needs a sale price that is lower and not zero', async () => {
    const { id } = await stockProduct(db, { slug: 'dear-sale', variants: [{ price: 20_000, salePrice: 20_000 }] })
    const { id: free } = await stockProduct(db, { slug: 'free', variants: [{ price: 0 }] })
    expect(await row(id)).toMatchObject({ sellingPrice: 20_000, salePercent: 0 })
    expect(await row(free)).toMatchObject({ sellingPrice: 0, salePercent: 0 })
  })

  it('starts and ends sales once, however late it runs', async () => {
    const { id: soon } = await stockProduct(db, {
      slug: 'soon',
      variants: [{ price: 100_000, salePrice: 60_000, saleStartAt: addHours(1), saleExpireAt: addHours(10) }]
    })
    const { id: ending } = await stockProduct(db, {
      slug: 'ending',
      variants: [{ price: 100_000, salePrice: 70_000, saleExpireAt: addHours(2) }]
    })
    const { id: missed } = await stockProduct(db, {
      slug: 'missed',
      variants: [{ price: 100_000, salePrice: 10_000, saleStartAt: addHours(3), saleExpireAt: addHours(4) }]
    })
    expect(await refreshSalePrices(db, addHours(0.5))).toEqual([])
    expect(await refreshSalePrices(db, addHours(1))).toEqual([soon])
    expect(await row(soon)).toMatchObject({ sellingPrice: 60_000, salePercent: 40, saleExpireAt: addHours(10) })
    expect(await refreshSalePrices(db, addHours(1))).toEqual([])
    expect(await refreshSalePrices(db, addHours(9))).toEqual([ending, missed])
    expect(await row(ending)).toMatchObject({ sellingPrice: 100_000, salePercent: 0, saleExpireAt: null })
    expect(await row(missed)).toMatchObject({ sellingPrice: 100_000 })
    expect(await refreshSalePrices(db, addHours(10))).toEqual([soon])
  })

  it('starts and ends the sales that follow', async () => {
    const later = (price: number, from: number, to: number) => ({
      price,
      startAt: addHours(from).toISOString(),
      expireAt: addHours(to).toISOString()
    })
    const { id } = await stockProduct(db, {
      slug: 'successive',
      variants: [
        { price: 100_000, salePrice: 90_000, saleExpireAt: addHours(20), laterSales: [later(80_000, 20, 30), later(70_000, 40, 50)] }
      ]
    })
    expect(await row(id)).toMatchObject({ sellingPrice: 90_000 })
    const sales = []
    for (const hour of [20, 25, 30, 40, 50]) {
      const refreshed = (await refreshSalePrices(db, addHours(hour))).includes(id)
      const { sellingPrice, salePercent, saleExpireAt } = (await row(id)) ?? {}
      sales.push([refreshed, sellingPrice, salePercent, saleExpireAt])
    }
    expect(sales).toEqual([
      [true, 80_000, 20, addHours(30)],
      [false, 80_000, 20, addHours(30)],
      [true, 100_000, 0, null],
      [true, 70_000, 30, addHours(50)],
      [true, 100_000, 0, null]
    ])
  })
})
