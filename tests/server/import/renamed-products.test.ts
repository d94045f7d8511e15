import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { products, variants } from '#server/catalogue/product/tables.ts'
import { createLocalTarget, type ImportTarget } from '#server/import/file/import-target.ts'
import { type ImportOptions, type ImportSummary, runImport } from '#server/import/file/run-import.ts'
import { formerSlugs } from '#server/kernel/slugs/tables.ts'
import { openTestShop, type TestShop } from '../catalogue/small-shop.ts'
import { USUAL_KINDS } from '../database.ts'

const HEADER = 'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Qty,Variant Price'
const HAT = ['wool-hat,Wool hat,Size,S,HAT-S,4,20000', 'wool-hat,,,M,HAT-M,4,20000']
const RENAMED = HAT.map(line => line.replace('wool-hat', 'felt-hat'))
const OPTIONS: ImportOptions = {
  rate: { units: 1n, parts: 1n },
  tags: 'few',
  untracked: null,
  dryRun: false,
  images: null,
  store: undefined
}

describe.each(USUAL_KINDS)('products with another address in the file than in the shop on %s', kind => {
  let shop: TestShop
  let target: ImportTarget
  const folder = mkdtempSync(join(tmpdir(), 'delguur-renamed-test-'))
  beforeAll(async () => {
    shop = await openTestShop([], kind)
    target = createLocalTarget(shop.server)
  }, 120_000)
  afterAll(async () => {
    await shop?.close()
    rmSync(folder, { recursive: true, force: true })
  })
  beforeEach(async () => {
    await shop.db.delete(variants)
    await shop.db.delete(products)
    await read(HAT)
  })

  const read = (lines: readonly string[], options: Partial<ImportOptions> = {}): Promise<ImportSummary> => {
    const path = join(folder, 'list.csv')
    writeFileSync(path, [HEADER, ...lines].join('\n'))
    return runImport(target, path, { ...OPTIONS, ...options }, () => {})
  }
  const list = () =>
    shop.db
      .select({ slug: products.slug, sku: variants.sku, price: variants.price })
      .from(products)
      .innerJoin(variants, eq(variants.productId, products.id))
      .orderBy(asc(variants.id))
  const leadsTo = async (slug: string) =>
    (await shop.db.select({ current: formerSlugs.current }).from(formerSlugs).where(eq(formerSlugs.slug, slug)))[0]?.current

  test('a product that staff gave another address is found by the former one, which the report says', async () => {
    await shop.db.update(products).set({ slug: 'cap' })
    const { report } = await read(HAT.map(line => line.replace('20000', '25000')))
    expect(report.counts).toMatchObject({ created: 0, updated: 1 })
    expect(report.notes).toEqual(['line 2 (cap): in the file it is wool-hat; the shop keeps its own address'])
    expect(await list()).toMatchObject([
      { slug: 'cap', price: 25_000 },
      { slug: 'cap', price: 25_000 }
    ])
  })

  test('a product with a new address in the file is found by its SKUs, and by that address from then on', async () => {
    expect((await read(RENAMED, { dryRun: true })).report).toMatchObject({
      counts: { created: 0, unchanged: 1 },
      notes: ['line 2 (wool-hat): in the file it is felt-hat; the shop keeps its own address']
    })
    expect(await leadsTo('felt-hat')).toBeUndefined()
    expect((await read(RENAMED)).report.counts).toMatchObject({ created: 0, unchanged: 1 })
    expect(await list()).toMatchObject([{ slug: 'wool-hat' }, { slug: 'wool-hat' }])
    expect(await leadsTo('felt-hat')).toBe('wool-hat')
    const { report } = await read(RENAMED.map(line => line.replace(',M,HAT-M', ',L,HAT-L')))
    expect(report.counts).toMatchObject({ created: 0, updated: 1 })
    expect(await list()).toMatchObject([{ sku: 'HAT-S' }, { sku: 'HAT-M' }, { slug: 'wool-hat', sku: 'HAT-L' }])
  })

  test('other SKUs, or those of two products of the file, make a new product', async () => {
    const { report } = await read([
      ...RENAMED.slice(0, 1),
      ...HAT.map(line => line.replaceAll('wool-hat', 'fur-hat').replaceAll('HAT', 'FUR'))
    ])
    expect(report.counts).toMatchObject({ created: 2 })
    // Both have the SKU of the fur hat: only one of them is it, and no row says which.
    const fur = HAT.map(line => line.replaceAll('HAT', 'FUR'))
    const twice = ['one', 'two'].flatMap(handle => fur.map(line => line.replace('wool-hat', handle)))
    // In batches of their own, too.
    const many = Array.from({ length: 300 }, (_, n) => `many-${n},Many ${n},,,M-${n},1,5000`)
    const { report: doubled } = await read([...twice.slice(0, 2), ...many, ...twice.slice(2)])
    expect(doubled.counts).toMatchObject({ created: 302, updated: 0, unchanged: 0 })
    expect((await list()).filter(({ sku }) => sku.startsWith('FUR'))).toMatchObject([{ slug: 'fur-hat' }, { slug: 'fur-hat' }])
  })
})
