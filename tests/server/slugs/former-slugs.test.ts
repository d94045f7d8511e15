import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Author } from '#contract/author.ts'
import type { ProductDocument, SharedRecords } from '#contract/catalogue-document.ts'
import type { ListedBrand, ListedTaxon, ListedVendor } from '#contract/classification.ts'
import type { Entry, EntryPage, Tag } from '#contract/content.ts'
import type { ImportResult } from '#contract/import.ts'
import type { EditedTopic, ListedAuthor } from '#contract/topic.ts'
import type { ErrorBody } from '#domain/errors.ts'
import type { Brand, ProductDetail, ProductPage, Store } from '#domain/product.ts'
import { findTaxTreatment, type TaxTreatment } from '#domain/receipt.ts'
import { readProductGroups } from '#server/catalogue/product/groups.ts'
import { products, productTaxons } from '#server/catalogue/product/tables.ts'
import { createCatalogueRoutes } from '#server/catalogue/routes.ts'
import { brands, stores, taxons } from '#server/catalogue/tables.ts'
import { createProductRoutes } from '#server/catalogue/product/routes.ts'
import { createAuthorRoutes } from '#server/content/author/routes.ts'
import { entryRedirects, series, tags } from '#server/content/tables.ts'
import { loadOgContent } from '#server/link-preview/subject.ts'
import { formatCsvHeader, formatCsvRows } from '#server/import/file/shopify-write.ts'
import { createCatalogueImportRoutes } from '#server/import/routes.ts'
import { formerSlugs } from '#server/kernel/slugs/tables.ts'
import { createClassificationRoutes } from '#server/product-admin/classification-routes.ts'
import { stockSource } from '#server/sources.ts'
import { addHours, createListingRoutes, stockProduct } from '../catalogue/small-shop.ts'
import { type ContentTest, openContentTest, type Person, requireOk } from '../content/content-shop.ts'

let shop: ContentTest
let owner: Person
beforeAll(async () => {
  shop = await openContentTest('pglite', [
    createCatalogueRoutes,
    createListingRoutes,
    createClassificationRoutes,
    createCatalogueImportRoutes,
    server => createProductRoutes(server, stockSource),
    createAuthorRoutes
  ])
  owner = await shop.person('owner')
  // The rows of `furnishShop` have numbers of their own.
  for (const table of ['brands', 'stores', 'taxons']) await shop.db.execute(`SELECT setval('${table}_id_seq', 100)`)
})
afterAll(() => shop?.close())

const read = async <Body>(path: string): Promise<Body> => shop.read<Body>(`/api/v2${path}`)
const put = (path: string, body: unknown) => owner.ask<ErrorBody & { code: string; permalink: string }>('PUT', path, body)
const TAKEN = 'Another page has this address. Choose another one.'

/** A brand and a store with a product each. */
async function furnish(code: string): Promise<{ brandId: number; storeId: number }> {
  const [brand] = await shop.db
    .insert(brands)
    .values({ code, name: { en: code } })
    .returning()
  const [store] = await shop.db.insert(stores).values({ code, name: { en: code }, vendorId: 900 + Number(brand?.id) }).returning() // prettier-ignore
  const [brandId, storeId] = [brand?.id ?? 0, store?.id ?? 0]
  await stockProduct(shop.db, { slug: `of-${code}`, title: { mn: code, en: code }, availableOn: addHours(-1), brandId, storeId })
  return { brandId, storeId }
}

test('a brand and a vendor with another code are found by the former one, in filters of listings and in imports, too', async () => {
  const { brandId, storeId } = await furnish('gobi')
  await furnish('noyon')
  const fields = { name: { en: 'Gobi' }, description: null, image: null }
  for (const [path, body, found] of [
    ['brands', fields, 'brands'],
    ['vendors', { ...fields, official: false }, 'stores']
  ] as const) {
    expect(await put(`/staff/${path}/gobi`, { ...body, code: 'noyon' })).toMatchObject({ status: 422, body: { errors: { code: [TAKEN] } } })
    expect(requireOk(await put(`/staff/${path}/gobi`, { ...body, code: 'gobi-cashmere' })).code).toBe('gobi-cashmere')
    requireOk(await put(`/staff/${path}/gobi-cashmere`, { ...body, code: 'gobi-felt' }))
    for (const code of ['gobi', 'gobi-cashmere', 'gobi-felt'])
      expect((await read<Brand & Store>(`/${found}/${code}`)).code).toBe('gobi-felt')
    const page = await read<ProductPage>(`/products?${found}=gobi&facets=1`)
    expect(page.products.map(({ slug }) => slug)).toEqual(['of-gobi'])
    expect(page.renamed?.[found]).toEqual({ gobi: 'gobi-felt' })
  }
  expect((await read<ProductPage>('/products?brand=gobi')).products.map(({ slug }) => slug)).toEqual(['of-gobi'])
  const { results } = requireOk(
    await owner.ask<ImportResult>('POST', '/catalogue/import', {
      products: [
        { handle: 'mitten', title: { en: 'Mitten' }, brand: { code: 'gobi', name: {} }, store: 'gobi', variants: [{ price: 9000 }] }
      ]
    })
  )
  expect(results).toMatchObject([{ outcome: 'created' }])
  const [mitten] = await shop.db
    .select()
    .from(products)
    .where(sql`slug = 'mitten'`)
  expect(mitten).toMatchObject({ brandId, storeId })
  const { brands: listed } = requireOk(await owner.ask<{ brands: ListedBrand[] }>('GET', '/staff/brands'))
  expect(listed.find(({ code }) => code === 'gobi-felt')?.former).toEqual(['gobi', 'gobi-cashmere'])
  const { vendors } = requireOk(await owner.ask<{ vendors: ListedVendor[] }>('GET', '/staff/vendors'))
  expect(vendors.find(({ code }) => code === 'gobi-felt')?.former).toEqual(['gobi', 'gobi-cashmere'])
  // A new brand takes a former code; the renamed one goes back to the other.
  requireOk(await owner.ask('POST', '/staff/brands', { ...fields, code: 'gobi' }))
  requireOk(await put('/staff/brands/gobi-felt', { ...fields, code: 'gobi-cashmere' }))
  expect((await read<Brand>('/brands/gobi')).product_count).toBe(0)
  for (const code of ['gobi-felt', 'gobi-cashmere']) expect((await read<Brand>(`/brands/${code}`)).code).toBe('gobi-cashmere')
})

test('a category with another code takes those below it along; former permalinks are found, also by tax rules and imports', async () => {
  const create = async (en: string, parent: number | null) =>
    requireOk(await owner.ask<{ id: number }>('POST', '/staff/taxons', { name: { en }, parent_id: parent })).id
  const [winter, summer] = [await create('Winter', null), await create('Summer', null)]
  const hats = await create('Fur hats', winter)
  const { id } = await stockProduct(shop.db, { slug: 'fox-hat', title: { mn: 'Үнэгэн малгай' }, availableOn: addHours(-1), taxonId: hats })
  await shop.db.insert(productTaxons).values([winter, hats].map(taxonId => ({ taxonId, productId: id })))
  const save = (taxon: number, code: string) => put(`/staff/taxons/${taxon}`, { name: { en: 'Cold days' }, description: null, image: null, parent_id: null, code }) // prettier-ignore
  expect((await save(winter, 'summer')).body.errors).toHaveProperty('code')
  expect(requireOk(await save(winter, 'cold')).permalink).toBe('cold')
  const page = await read<ProductPage>('/products?taxon=winter/fur-hats&facets=1')
  expect(page.taxon).toMatchObject({ permalink: 'cold/fur-hats', ancestors: [{ permalink: 'cold' }] })
  expect((await read<ProductPage>('/products?taxon=winter&facets=1')).facets?.taxons.map(({ value }) => value)).toEqual(['cold/fur-hats'])
  expect((await read<EntryPage>('/articles?taxon=winter')).entries).toEqual([])
  const { taxons: listed } = requireOk(await owner.ask<{ taxons: ListedTaxon[] }>('GET', '/staff/taxons'))
  expect(listed.find(taxon => taxon.id === hats)).toMatchObject({ permalink: 'cold/fur-hats', former: ['winter/fur-hats'] })
  const groups = await readProductGroups(shop.db, [id])
  const [zero, usual] = [{ kind: 'zero' }, { kind: 'usual' }] as unknown as [TaxTreatment, TaxTreatment]
  const rules = [{ products: [], taxons: ['winter'], treatment: zero }]
  expect(findTaxTreatment(groups.get(id) ?? { slug: '', taxons: [] }, rules, usual)).toBe(zero)
  requireOk(
    await owner.ask('POST', '/catalogue/import', {
      products: [
        {
          handle: 'cap',
          title: { en: 'Cap' },
          taxons: [{ permalink: 'winter/fur-hats', names: [{ en: 'Winter' }, { en: 'Fur hats' }] }],
          variants: [{ price: 9000 }]
        }
      ]
    })
  )
  expect(
    await shop.db
      .select({ taxonId: products.taxonId })
      .from(products)
      .where(sql`slug = 'cap'`)
  ).toEqual([{ taxonId: hats }])
  // Back again: its own permalinks lead nowhere else.
  requireOk(await save(winter, 'winter'))
  expect((await read<ProductPage>('/products?taxon=cold/fur-hats')).taxon?.permalink).toBe('winter/fur-hats')
  expect((await save(summer, 'cold')).status).toBe(200)
  expect((await read<ProductPage>('/products?taxon=cold')).taxon?.permalink).toBe('cold')
  expect(await shop.db.$count(taxons, sql`permalink LIKE 'winter%'`)).toBe(2)
})

test('an export carries former addresses, and an import leads from them, but not from one that another record has', async () => {
  const fields = { name: { en: 'Nomad' }, description: null, image: null }
  requireOk(await owner.ask('POST', '/staff/brands', { ...fields, code: 'nomad' }))
  requireOk(await put('/staff/brands/nomad', { ...fields, code: 'nomads' }))
  await stockProduct(shop.db, { slug: 'saddle', title: { mn: 'Эмээл' }, availableOn: addHours(-1) })
  await shop.db
    .update(products)
    .set({ slug: 'wooden-saddle' })
    .where(sql`slug = 'saddle'`)
  await shop.db
    .update(products)
    .set({ slug: 'old-saddle' })
    .where(sql`slug = 'wooden-saddle'`)
  const { products: exported } = requireOk(await owner.ask<{ products: ProductDocument[] }>('GET', '/catalogue/export?after=0'))
  const saddle = exported.find(({ handle }) => handle === 'old-saddle')
  expect(saddle?.former_handles).toEqual(['saddle', 'wooden-saddle'])
  expect(exported.every(({ handle, former_handles: former }) => handle === 'old-saddle' || former === undefined)).toBe(true)
  const { shared } = requireOk(await owner.ask<{ shared: SharedRecords[] }>('GET', '/catalogue/shared'))
  const found = shared.flatMap(({ brands: list }) => list ?? []).find(({ code }) => code === 'nomads')
  expect(found).toMatchObject({ former_codes: ['nomad'] })
  // As into a shop that has neither, where another product has one of the former handles.
  await shop.db.execute(sql`DELETE FROM products WHERE slug = 'old-saddle'`)
  await shop.db.execute(sql`DELETE FROM brands WHERE code = 'nomads'`)
  expect(await shop.db.$count(formerSlugs, sql`slug IN ('saddle', 'wooden-saddle', 'nomad')`)).toBe(0)
  const { id } = await stockProduct(shop.db, { slug: 'saddle', title: { mn: 'Өөр эмээл' }, availableOn: addHours(-1) })
  await shop.db.execute(sql`UPDATE variants SET sku = 'another-saddle' WHERE product_id = ${id}`)
  requireOk(await owner.ask('POST', '/catalogue/shared', { brands: [found] }))
  const text = formatCsvHeader() + formatCsvRows(saddle ?? { handle: '' }, 'http://shop.test', shop.server.now())
  expect(text).toContain('"saddle, wooden-saddle"')
  requireOk(await owner.ask('POST', '/catalogue/import', { products: [saddle] }))
  expect((await read<Brand>('/brands/nomad')).code).toBe('nomads')
  // Of a record that the shop has, too.
  await owner.ask('POST', '/catalogue/shared', { brands: [{ code: 'nomads', name: {}, former_codes: ['nomade'] }] })
  expect((await read<Brand>('/brands/nomade')).code).toBe('nomads')
  expect((await read<ProductDetail>('/products/wooden-saddle')).slug).toBe('old-saddle')
  expect((await read<ProductDetail>('/products/saddle')).id).toBe(id)
  // The picture of a link that was shared before.
  expect(await loadOgContent(shop.db, 'product', 'wooden-saddle', 'mn', shop.server.now())).toMatchObject({ title: 'Эмээл' })
})

test('tags, series and authors get another code or slug; entries follow, and lists by the former one are the same', async () => {
  await shop.db.insert(tags).values([
    { code: 'wool', name: { en: 'Wool' } },
    { code: 'felt', name: { en: 'Felt' } }
  ])
  await shop.db.insert(series).values({ code: 'herders', name: { en: 'Herders' } })
  const author = await shop.author('dolgor')
  await shop.author('naran')
  const entry = await shop.begin(owner, 'Ноос')
  const draft = requireOk(await owner.ask<{ version: number; slug: string }>('GET', `/articles/${entry}?edit=1`))
  requireOk(
    await owner.ask('PUT', `/articles/${entry}`, {
      version: draft.version,
      slug: draft.slug,
      author_id: author,
      image: null,
      image_alt: {},
      image_framing: null,
      tags: ['wool'],
      series: 'herders',
      comments_open: true
    })
  )
  await shop.publish(owner, entry)
  requireOk(await owner.ask('PUT', '/staff/series/herders/entries', { ids: [entry] }))
  expect(await put('/content_tags/wool', { name: { en: 'Wool' }, code: 'felt' })).toMatchObject({
    status: 422,
    body: { errors: { code: [TAKEN] } }
  })
  expect(requireOk(await owner.ask<EditedTopic>('PUT', '/content_tags/wool', { name: { mn: 'Ээрмэл' }, code: 'yarn' }))).toMatchObject({
    code: 'yarn',
    entries: 1,
    former: ['wool']
  })
  expect((await read<Tag[]>('/articles/tags')).map(({ code, name }) => [code, name])).toEqual([['yarn', 'Ээрмэл']])
  expect(await read('/former_slugs/tag/wool')).toEqual({ slug: 'yarn' })
  expect((await read<EntryPage>('/articles?tag=wool')).entries).toHaveLength(1)
  requireOk(await put('/series/herders', { name: { en: 'Herders' }, code: 'camels' }))
  expect((await read<Entry>(`/articles/${entry}`)).series?.code).toBe('camels')
  expect((await read<EntryPage>('/articles?series=herders')).entries).toHaveLength(1)
  expect(await shop.db.execute(sql`SELECT series_position AS place FROM entries WHERE id = ${entry}`)).toMatchObject({
    rows: [{ place: 1 }]
  })
  const profile = { name: { en: 'Dolgor' }, bio: {}, avatar: '' }
  expect(await put(`/authors/${author}`, { ...profile, slug: 'naran' })).toMatchObject({ status: 422, body: { errors: { slug: [TAKEN] } } })
  requireOk(await put(`/authors/${author}`, { ...profile, slug: 'dolgor-b' }))
  expect((await read<Author>('/authors/dolgor')).slug).toBe('dolgor-b')
  expect((await read<EntryPage>('/articles?author=dolgor')).entries).toHaveLength(1)
  expect(requireOk(await owner.ask<ListedAuthor[]>('GET', '/staff/authors')).find(({ id }) => id === author)?.former).toEqual(['dolgor'])
  await shop.db.insert(entryRedirects).values({ kind: 'article', slug: 'fleece', entryId: entry })
  expect(await loadOgContent(shop.db, 'article', 'fleece', 'mn', shop.server.now())).toMatchObject({ title: 'Ноос' })
  // Merged, then its target renamed: both names lead on.
  requireOk(await owner.ask('POST', '/content_tags/yarn/merge', { into: 'felt' }))
  requireOk(await put('/content_tags/felt', { name: { en: 'Felt' }, code: 'felted' }))
  for (const slug of ['wool', 'yarn', 'felt']) expect(await read(`/former_slugs/tag/${slug}`)).toEqual({ slug: 'felted' })
  expect((await put('/content_tags/felted', { name: { en: 'Felt' }, code: 'Felt!' })).status).toBe(422)
})
