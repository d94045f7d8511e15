import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import type { ProductDocument, SharedRecords } from '#contract/catalogue-document.ts'
import { products } from '#server/catalogue/product/tables.ts'
import { brands, stores, taxons } from '#server/catalogue/tables.ts'
import { createLocalTarget, type ImportTarget } from '#server/import/file/import-target.ts'
import { exportSharedRecords } from '#server/import/shared-records.ts'
import { openTestShop, type TestShop } from '../catalogue/small-shop.ts'
import { openTestDatabase, USUAL_KINDS } from '../database.ts'

const SHARED: SharedRecords = {
  stores: [
    { code: 'Shop #1/2', name: { en: 'Shop #1/2' }, vendor_id: 1 },
    { code: '..', name: { mn: '..' }, vendor_id: 2 }
  ],
  brands: [
    { code: 'A#B?', name: { en: 'A#B?' } },
    { code: 'a-b', name: { en: 'A-B' } },
    { code: 'A/B', name: { en: 'A/B' } },
    { code: '../up', name: { en: '../up' }, former_codes: ['Up!'] },
    { code: '日本', name: { en: '日本' } }
  ],
  taxons: [
    { permalink: 'Winter #1', name: { en: 'Winter' } },
    { permalink: 'Winter #1/Hats & Caps', name: { en: 'Hats & Caps' } },
    { permalink: '..', name: { en: 'Up' } },
    { permalink: 'winter-1', name: { en: 'Winter one' } }
  ]
}
const LIST: ProductDocument[] = [
  {
    handle: 'cap',
    title: { en: 'Cap' },
    brand: { code: 'A/B', name: {} },
    store: 'Shop #1/2',
    taxons: [{ permalink: 'Winter #1/Hats & Caps', names: [{ en: 'Winter' }, { en: 'Hats & Caps' }] }],
    variants: [{ price: 9000 }]
  },
  {
    handle: 'coat',
    title: { en: 'Coat' },
    brand: { code: 'Mönkh?', name: { mn: 'Мөнх' } },
    taxons: [{ permalink: 'Coats #2/..', names: [{ en: 'Coats' }, { en: 'Down' }] }],
    variants: [{ price: 9000 }]
  },
  ...['***', '+++', '中国', 'Мөнх'].map(name => ({
    handle: `of-${name.codePointAt(0)}`,
    title: { en: name },
    brand: { name: { en: name } },
    taxons: [{ names: [{ en: `${name} 1` }] }],
    variants: [{ price: 9000 }]
  }))
]
const PART = /^[a-z0-9][a-z0-9_-]*(?:\/[a-z0-9][a-z0-9_-]*)*$/

describe.each(USUAL_KINDS)('codes of a file that are no addresses on %s', kind => {
  let shop: TestShop
  let target: ImportTarget
  beforeAll(async () => {
    shop = await openTestShop([], kind)
    target = createLocalTarget(shop.server)
  }, 120_000)
  afterAll(() => shop?.close())

  const read = async () => ({
    brands: await shop.db.select({ code: brands.code, name: brands.name }).from(brands).orderBy(brands.id),
    stores: await shop.db.select({ code: stores.code }).from(stores).orderBy(stores.id),
    taxons: await shop.db.select({ permalink: taxons.permalink }).from(taxons).orderBy(taxons.id)
  })
  const importAll = async () => {
    await target.createSharedRecords(SHARED)
    return target.importBatch({ products: LIST })
  }

  test('become addresses, keep the name, and find the same record at every import', async () => {
    const { results } = await importAll()
    expect(results.map(({ outcome, notes }) => [outcome, notes.filter(({ code }) => code !== 'sku_made')])).toEqual(
      LIST.map(() => ['created', []])
    )
    const first = await read()
    expect(first.brands.slice(0, 4)).toEqual([
      { code: 'a-b-2', name: { en: 'A#B?' } },
      { code: 'a-b', name: { en: 'A-B' } },
      { code: 'a-b-3', name: { en: 'A/B' } },
      { code: 'up', name: { en: '../up' } }
    ])
    expect(first.brands.slice(5).map(({ name }) => name)).toEqual([{ mn: 'Мөнх' }, { en: '***' }, { en: '+++' }, { en: '中国' }])
    expect(first.taxons.map(({ permalink }) => permalink).slice(0, 4)).toEqual([
      'winter-1-2',
      'winter-1-2/hats-caps',
      expect.stringMatching(PART),
      'winter-1'
    ])
    const codes = [
      ...first.brands.map(({ code }) => code),
      ...first.stores.map(({ code }) => code),
      ...first.taxons.map(each => each.permalink)
    ]
    expect(codes.filter(code => !PART.test(code))).toEqual([])
    const [cap] = await shop.db
      .select({ brand: brands.code, store: stores.code, taxon: taxons.permalink })
      .from(products)
      .innerJoin(brands, eq(brands.id, products.brandId))
      .innerJoin(stores, eq(stores.id, products.storeId))
      .innerJoin(taxons, eq(taxons.id, products.taxonId))
      .where(eq(products.slug, 'cap'))
    expect(cap).toEqual({ brand: 'a-b-3', store: 'shop-1-2', taxon: 'winter-1-2/hats-caps' })

    expect((await importAll()).results.map(({ outcome }) => outcome)).toEqual(LIST.map(() => 'unchanged'))
    expect(await read()).toEqual(first)
  })

  test('are the same in another shop that imports the export', async () => {
    const exported = await exportSharedRecords(shop.db)
    const other = await openTestDatabase(kind)
    try {
      const there = createLocalTarget({ ...shop.server, db: other.db, database: other.database })
      for (const records of exported) await there.createSharedRecords(records)
      expect(await exportSharedRecords(other.db)).toEqual(exported)
    } finally {
      await other.close()
    }
  })
})
