import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ImportResult } from '#contract/import.ts'
import { createSession } from '#server/identity/sessions.ts'
import { readTaxonTree } from '#server/catalogue/taxons.ts'
import { users } from '#server/identity/tables.ts'
import { type ImportTarget, createLocalTarget } from '#server/import/file/import-target.ts'
import { runExport } from '#server/import/file/run-export.ts'
import { type ImportOptions, type ImportSummary, explainFailure, runImport } from '#server/import/file/run-import.ts'
import { exportProducts } from '#server/import/export-products.ts'
import { imageSources } from '#server/import/tables.ts'
import { createCatalogueImportRoutes } from '#server/import/routes.ts'
import { createMemoryStorage } from '#server/kernel/images/storage.ts'
import { images } from '#server/kernel/images/tables.ts'
import { products, variants } from '#server/catalogue/product/tables.ts'
import { stockSource } from '#server/sources.ts'
import { createProductRoutes } from '#server/catalogue/product/routes.ts'
import { KINDS, openTestDatabase } from '../database.ts'
import { furnishShop, addHours, NOON, openTestShop, stockProduct, type TestShop, createListingRoutes } from '../catalogue/small-shop.ts'

const HEADER =
  'Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Qty,Variant Price,Variant Compare At Price,Image Src,Image Alt Text'
const BOOTS = [
  'felt-boots,Felt boots,<p>Warm</p>,Altai,Women,"Winter shoes, Sale",true,Size,Small,FB-S,3,20.00,25.00,boots_grande.png,Side',
  'felt-boots,,,,,,,,Large,FB-L,5,20.00,,,'
]
const usual: ImportOptions = {
  rate: { units: 3450n, parts: 1n },
  tags: 'few',
  untracked: null,
  dryRun: false,
  images: null,
  store: undefined
}

describe.each(KINDS)('import on %s', kind => {
  let shop: TestShop
  let target: ImportTarget
  const folder = mkdtempSync(join(tmpdir(), 'delguur-import-test-'))
  const file = (name: string, text: string): string => {
    writeFileSync(join(folder, name), text)
    return join(folder, name)
  }
  const take = (text: string, options: Partial<ImportOptions> = {}): Promise<ImportSummary> =>
    runImport(target, file('list.csv', text), { ...usual, images: folder, ...options }, () => {})
  const stored = async (slug: string) => {
    const [product] = await shop.db.select().from(products).where(eq(products.slug, slug))
    const pieces = await shop.db
      .select()
      .from(variants)
      .where(eq(variants.productId, product?.id ?? 0))
      .orderBy(variants.position)
    return { product, pieces }
  }

  beforeAll(async () => {
    shop = await openTestShop([createListingRoutes, server => createProductRoutes(server, stockSource), createCatalogueImportRoutes], kind)
    await furnishShop(shop.db)
    // The inserted rows have explicit ids.
    for (const name of ['taxons', 'brands', 'stores']) await shop.db.execute(sql`SELECT setval(pg_get_serial_sequence(${name}, 'id'), 100)`)
    const { db, server } = shop
    target = createLocalTarget({ ...server, db })
    const png = await sharp({ create: { width: 40, height: 50, channels: 3, background: '#a33' } })
      .png()
      .toBuffer()
    writeFileSync(join(folder, 'boots.png'), png)
    await stockProduct(db, {
      slug: 'cashmere-sweater',
      title: { mn: 'Ноолууран цамц', en: 'Cashmere sweater' },
      description: { mn: 'Дулаан.\nЗөөлөн & хөнгөн <3', en: 'Warm.' },
      taxonId: 3,
      brandId: 1,
      storeId: 1,
      badgeCodes: ['new'],
      propertyList: [{ name: { mn: 'Материал' }, value: { mn: 'Ноолуур', en: 'Cashmere' } }],
      sizeChart: { columns: [{ mn: 'Хэмжээ' }], rows: [['M']] },
      variants: [
        {
          options: { colour: 'camel', clothing_size: 'M' },
          salePrice: 40_000,
          saleStartAt: addHours(-5),
          saleExpireAt: addHours(5),
          laterSales: [{ price: 45_000, startAt: addHours(5).toISOString(), expireAt: addHours(7).toISOString() }],
          imageId: 'camel'
        },
        { options: { colour: 'sky', clothing_size: 'M' }, salePrice: 40_000, saleExpireAt: addHours(-1), onHand: 4, allocated: 2 },
        { options: { colour: 'sky', clothing_size: '8/9' } }
      ]
    })
    await stockProduct(db, { slug: 'bicycle', taxonId: 5, variants: [{ options: { size: 'M' } }, { options: { size: 'L' } }] })
    await stockProduct(db, { slug: 'anker', title: { mn: 'Anker', en: 'Anker charger' }, taxonId: 5, availableOn: addHours(900) })
  }, 120_000)
  afterAll(async () => {
    await shop.close()
    rmSync(folder, { recursive: true, force: true })
  })

  it('refuses prices of another currency until the rate is said', async () => {
    const text = [HEADER, ...BOOTS.map(line => line.replaceAll('felt-boots', 'foreign-boots'))].join('\n')
    await expect(take(text, { rate: null })).rejects.toThrow('not in tugrik: 20.00')
    expect((await stored('foreign-boots')).product).toBeUndefined()
    const said = await take(text, { rate: { units: 1n, parts: 1n }, dryRun: true })
    expect(said.report.counts.created).toBe(1)
    const tugrik = await take(text.replaceAll('20.00', '69000').replaceAll('25.00', '86250'), { rate: null, dryRun: true })
    expect(tugrik.report.counts.created).toBe(1)
  })

  it('fails where nothing was imported, or not all was read', async () => {
    const failureOf = async (text: string) => explainFailure(await take(text, { dryRun: true }))
    expect(await failureOf([HEADER, ...BOOTS].join('\n'))).toBeNull()
    expect(await failureOf(HEADER)).toBe('The file has no products.')
    expect(await failureOf([HEADER, ...BOOTS].join('\n').replaceAll('20.00', 'free'))).toBe('No product of the file could be imported.')
    expect(await failureOf([HEADER, ...BOOTS, 'a,"open'].join('\n'))).toContain('could not be read to its end')
  })

  it.each(['csv', 'json', 'jsonl'])('writes %s that changes nothing when it is read back', async format => {
    const path = join(folder, `out.${format}`)
    const before = await exportProducts(shop.db, 0, NOON)
    expect(await runExport(target, path, { origin: 'http://shop.test', now: NOON, images: null }, () => {})).toBe(before.products.length)
    const { report } = await runImport(target, path, { ...usual, rate: { units: 1n, parts: 1n } }, () => {})
    expect(report.problems).toEqual([])
    expect(report.counts).toEqual({ created: 0, updated: 0, unchanged: before.products.length, refused: 0 })
    expect(await exportProducts(shop.db, 0, NOON)).toEqual(before)
    expect(readFileSync(path, 'utf8')).toContain('Ноолууран цамц')
  })

  if (kind === 'pglite')
    it.each(['csv', 'jsonl'])('writes %s that gives an empty shop the same catalogue', async format => {
      const other = await openTestDatabase(kind)
      try {
        const pictures = await shop.db.select().from(images)
        await other.db.insert(images).values(pictures)
        // Ids of this test data are words instead of hashes.
        const sources = pictures.flatMap(({ id }) => [id, `http://shop.test/img/${id}/2000.jpg`].map(source => ({ source, imageId: id })))
        await other.db.insert(imageSources).values(sources)
        const there = createLocalTarget({ ...shop.server, db: other.db, database: other.database })
        const paths = ['first', 'second'].map(name => join(folder, `${name}.${format}`))
        const exported = { origin: 'http://shop.test', now: NOON, images: null }
        await runExport(target, paths[0] ?? '', exported, () => {})
        const asItIs = { ...usual, rate: { units: 1n, parts: 1n } }
        // A dry run knows stores and badges that only the real run creates.
        expect((await runImport(there, paths[0] ?? '', { ...asItIs, dryRun: true }, () => {})).report.problems).toEqual([])
        const { report } = await runImport(there, paths[0] ?? '', asItIs, () => {})
        expect([...report.problems, ...report.notes]).toEqual([])
        await runExport(there, paths[1] ?? '', exported, () => {})
        const [first, second] = paths.map(path => readFileSync(path, 'utf8'))
        expect(second).toBe(first)
      } finally {
        await other.close()
      }
    })

  it('a dry run writes nothing', async () => {
    const { report } = await take([HEADER, ...BOOTS].join('\n'), { dryRun: true })
    expect(report.counts.created).toBe(1)
    expect((await stored('felt-boots')).product).toBeUndefined()
  })

  it('imports a complete product, lists it, and changes nothing the second time', async () => {
    const first = await take([HEADER, ...BOOTS].join('\n'), { tags: 'make' })
    expect(first.report.problems).toEqual([])
    expect(first.report.counts.created).toBe(1)
    expect([...first.report.taxons]).toEqual(['women/winter-shoes', 'women/sale'])
    expect(first.stored).toBe(1)
    const page = await shop.read<{
      variants: { price: number; selling_price: number; available: number }[]
      taxons: { permalink: string }[]
      brand_code: string
    }>('/api/v2/products/felt-boots')
    expect(page).toMatchObject({ brand_code: 'altai', taxons: [{ permalink: 'women' }] })
    expect(page.variants).toMatchObject([
      { price: 86_250, selling_price: 69_000, available: 3 },
      { price: 69_000, selling_price: 69_000, available: 5 }
    ])
    const list = await shop.read<{ products: { slug: string }[] }>('/api/v2/products?taxon=women/winter-shoes')
    expect(list.products.map(each => each.slug)).toEqual(['felt-boots'])
    // A taxon without a picture uses one of its products.
    const tree = await readTaxonTree(shop.db)
    for (const permalink of ['women', 'women/winter-shoes']) expect(tree.byPermalink.get(permalink)?.image).toEqual(expect.any(Object))
    const again = await take([HEADER, ...BOOTS].join('\n'), { tags: 'make' })
    expect(again.report.counts).toEqual({ created: 0, updated: 0, unchanged: 1, refused: 0 })
    expect(again.stored).toBe(0)
  })

  it('makes taxons of tags that name a group of goods, in a dry run too', async () => {
    const row = (handle: string, tags: string): string => `${handle},${handle},,Altai,Lamps,"${tags}",true,,,${handle},3,20.00,,`
    const file = [
      HEADER,
      row('desk-lamp', 'Reading, Black, _hidden, Altai, 50cm, Sale'),
      row('bed-lamp', 'Reading, Black, _hidden, Altai, 50cm'),
      row('wall-lamp', 'Hallway, Sale, Internal only, do-not-discount'),
      row('floor-lamp', 'Internal only, do-not-discount')
    ].join('\n')
    for (const dryRun of [true, false])
      expect([...(await take(file, { dryRun })).report.taxons], `dry run ${dryRun}`).toEqual(['lamps', 'lamps/reading'])
    const again = await take(file)
    expect(again.report.counts).toMatchObject({ created: 0, updated: 0, unchanged: 4 })
    // A customer finds it in the taxon that says most.
    const mainOf = async (slug: string) =>
      (await shop.read<{ taxons: { permalink: string }[] }>(`/api/v2/products/${slug}`)).taxons.at(-1)?.permalink
    expect([await mainOf('desk-lamp'), await mainOf('wall-lamp')]).toEqual(['lamps/reading', 'lamps'])
  })

  it('lists taxons of many products before those of few', async () => {
    const rows = ['Fender', 'Wheels', 'Wheels', 'Fender', 'Wheels'].map(
      (type, n) => `part-${n},Part ${n},,,${type},,true,,,PART-${n},3,20.00,,,`
    )
    expect([...(await take([HEADER, ...rows].join('\n'))).report.taxons]).toEqual(['wheels', 'fender'])
  })

  it('finds variants by SKU, keeps allocated pieces, and stops selling missing ones', async () => {
    await shop.db.update(variants).set({ allocated: 2 }).where(eq(variants.sku, 'FB-S'))
    const { report } = await take([HEADER, 'felt-boots,Felt boots,,,,,,Size,Small,FB-S,0,30.00,,,'].join('\n'))
    expect(report.counts.updated).toBe(1)
    const { product, pieces } = await stored('felt-boots')
    expect(product).toMatchObject({ description: { en: 'Warm' }, totalOnHand: 0 })
    expect(pieces).toMatchObject([
      { sku: 'FB-S', price: 103_500, salePrice: null, onHand: 2, allocated: 2 },
      { sku: 'FB-L', onHand: 0 }
    ])
    expect(report.notes.join()).toContain('FB-L')
  })

  if (kind === 'pglite')
    it('imports pictures, which keep their ids', async () => {
      const other = await openTestDatabase(kind)
      try {
        const there = createLocalTarget({ ...shop.server, db: other.db, database: other.database, storage: createMemoryStorage() })
        const paths = ['from', 'to'].map(name => join(folder, `${name}.json`))
        const images = join(folder, 'along')
        await runExport(target, paths[0] ?? '', { origin: 'http://shop.test', now: NOON, images }, () => {})
        const { stored } = await runImport(there, paths[0] ?? '', { ...usual, rate: { units: 1n, parts: 1n }, images }, () => {})
        expect(stored).toBe(1)
        await runExport(there, paths[1] ?? '', { origin: 'http://shop.test', now: NOON, images: null }, () => {})
        const boots = paths.map(path =>
          readFileSync(path, 'utf8')
            .split('\n')
            .find(line => line.includes('felt-boots'))
        )
        expect(boots[0]).toContain('"source":"')
        expect(boots[1]).toBe(boots[0])
      } finally {
        await other.close()
      }
    })

  it('generates missing or taken SKUs deterministically', async () => {
    const text = [HEADER, 'mittens,Mittens,,,,,,Size,S,FB-S,1,5,,,', 'mittens,,,,,,,,M,,1,5,,,'].join('\n')
    await take(text)
    expect((await stored('mittens')).pieces.map(each => each.sku)).toEqual(['mittens-s', 'mittens-m'])
    expect((await stored('felt-boots')).pieces[0]?.sku).toBe('FB-S')
    expect((await take(text)).report.counts.unchanged).toBe(1)
  })

  it('rejects incomplete products individually', async () => {
    const rows = [
      'ok-one,One,,,,,,,,,1,5,,,',
      'no-price,Two,,,,,,,,,1,,,,',
      'alike,Three,,,,,,Size,S,A1,1,5,,,',
      'alike,,,,,,,,S,A2,1,5,,,',
      'ok-one,One,,,,,,,,,1,5,,,',
      'ok-two,Four,,,,,,,,,1,5,,,'
    ]
    const { report } = await take([HEADER, ...rows].join('\n'))
    expect(report.counts).toEqual({ created: 2, updated: 0, unchanged: 0, refused: 3 })
    expect(report.problems.map(each => each.slice(0, 6))).toEqual(expect.arrayContaining(['line 3', 'line 4', 'line 6']))
    expect((await stored('alike')).product).toBeUndefined()
  })

  it('continues an interrupted run', async () => {
    const text = [HEADER, ...Array.from({ length: 600 }, (_, n) => `many-${n},Many ${n},,,,,,,,M-${n},1,5,,,`)].join('\n')
    let calls = 0
    const broken: ImportTarget = {
      ...target,
      importBatch: async request => (++calls > 1 ? Promise.reject(new Error('gone')) : target.importBatch(request))
    }
    await expect(runImport(broken, file('list.csv', text), usual, () => {})).rejects.toThrow('gone')
    const { report, resumed } = await runImport(target, file('list.csv', text), usual, () => {})
    expect(resumed).toBe(250)
    expect(report.counts).toEqual({ created: 350, updated: 0, unchanged: 0, refused: 0 })
  })

  it('is limited to staff, and returns a result per product', async () => {
    const call = async (role: 'customer' | 'staff' | null, body: unknown): Promise<{ status: number; answer: ImportResult }> => {
      const headers: Record<string, string> = { 'content-type': 'application/json' }
      if (role) {
        const [user] = await shop.db.insert(users).values({ role }).returning({ id: users.id })
        const { token } = await createSession(shop.db, { kind: 'bearer', userId: user?.id ?? null, now: NOON })
        headers['authorization'] = `Bearer ${token}`
      }
      const response = await shop.app.request('/api/v2/catalogue/import', { method: 'POST', headers, body: JSON.stringify(body) })
      return { status: response.status, answer: (await response.json()) as ImportResult }
    }
    const batch = {
      products: [
        { handle: 'api-one', title: { en: 'One' }, variants: [{ price: 1000, on_hand: 1 }] },
        { handle: 'api two', title: { en: 'Two' }, variants: [{ price: -1 }] },
        null,
        { handle: 'api-three', title: { en: '\u0000' } },
        { handle: 'api-four', title: { en: 'Four' }, store: 'nowhere', variants: [{ price: 1 }] },
        { handle: 'api-five', title: { en: '\ud800' }, variants: [{ price: 1 }] }
      ]
    }
    expect((await call(null, batch)).status).toBe(401)
    expect((await call('customer', batch)).status).toBe(403)
    const { status, answer: response } = await call('staff', batch)
    expect(status).toBe(200)
    expect(response.results.map(each => each.outcome)).toEqual(['created', 'refused', 'refused', 'refused', 'refused', 'refused'])
    expect(response.results[5]?.problem).toEqual({
      code: 'invalid',
      details: { field: 'title.en', reason: 'a character cannot be stored' }
    })
    expect(response.results[4]?.problem?.code).toBe('store_unknown')
    // Taxons created by the batch are available at once.
    expect((await readTaxonTree(shop.db)).byPermalink.has('gifts')).toBe(false)
    const shared = {
      stores: [{ code: 'nowhere', name: { en: 'Nowhere' }, vendor_id: 3 }],
      taxons: [{ permalink: 'gifts', name: { en: 'Gifts' } }]
    }
    const again = await call('staff', { products: [batch.products[4]], shared })
    expect(again.answer.results[0]?.outcome).toBe('created')
    expect(again.answer.created.taxons).toEqual(['gifts'])
    expect((await readTaxonTree(shop.db)).byPermalink.has('gifts')).toBe(true)
    expect((await call('staff', { products: [null], shared: { taxons: [{ permalink: '/gifts', name: {} }] } })).status).toBe(422)
    for (const path of ['shared', 'pictures/camel', 'export'])
      expect((await shop.app.request(`/api/v2/catalogue/${path}`)).status).toBe(401)
    expect((await call('staff', { products: [] })).status).toBe(422)
    expect((await call(null, { products: 'none' })).status).toBe(401)
    expect((await call('staff', { products: [{}], dryrun: true })).status).toBe(422)
    const misspelt = { ...batch.products[0], handle: 'misspelt', variants: [{ price: 1000, sale_prise: 500 }] }
    expect((await call('staff', { products: [misspelt] })).answer.results[0]?.problem).toMatchObject({
      code: 'invalid',
      details: { field: 'variants.0.sale_prise' }
    })
    expect((await call('staff', { products: Array.from({ length: 501 }, () => ({})) })).status).toBe(422)
  })
})
