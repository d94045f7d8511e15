import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Entry } from '#contract/content.ts'
import type { ImportResult } from '#contract/import.ts'
import type { EditedProduct, ProductRevision, SavedProduct } from '#contract/product-edit.ts'
import type { ErrorBody } from '#domain/errors.ts'
import type { ProductDetail } from '#domain/product.ts'
import { findTaxTreatment, type TaxTreatment } from '#domain/receipt.ts'
import { readProductGroups } from '#server/catalogue/product/groups.ts'
import { createProductRoutes } from '#server/catalogue/product/routes.ts'
import { products } from '#server/catalogue/product/tables.ts'
import { entryProducts } from '#server/content/tables.ts'
import { createCatalogueImportRoutes } from '#server/import/routes.ts'
import { createProductEditRoutes } from '#server/product-admin/edit-routes.ts'
import { createProductAdminRoutes } from '#server/product-admin/routes.ts'
import { stockSource } from '#server/sources.ts'
import { addHours, stockProduct } from '../catalogue/small-shop.ts'
import { type ContentTest, createParagraph, openContentTest, type Person, requireOk } from '../content/content-shop.ts'

let shop: ContentTest
let owner: Person
beforeAll(async () => {
  shop = await openContentTest('pglite', [
    createProductAdminRoutes,
    createProductEditRoutes,
    createCatalogueImportRoutes,
    server => createProductRoutes(server, stockSource)
  ])
  owner = await shop.person('owner')
})
afterAll(() => shop?.close())

const stock = async (slug: string): Promise<number> =>
  (await stockProduct(shop.db, { slug, title: { mn: slug, en: slug }, availableOn: addHours(-1) })).id
const rename = async (id: number, handle: string) => {
  const { version } = requireOk(await owner.ask<EditedProduct>('GET', `/staff/products/${id}`))
  return owner.ask<SavedProduct & ErrorBody>('PUT', `/staff/products/${id}`, { version, handle })
}
const find = (slug: string) => shop.guest.ask<ProductDetail & ErrorBody>('GET', `/products/${slug}`)

test('a renamed product is found by every slug it had; another takes a former one only by being given it', async () => {
  const id = await stock('hat')
  expect(requireOk(await rename(id, 'cap'))).toMatchObject({ handle: 'cap', version: 2 })
  requireOk(await rename(id, 'beret'))
  for (const slug of ['hat', 'cap', 'beret']) expect(requireOk(await find(slug))).toMatchObject({ id, slug: 'beret' })
  const other = await stock('scarf')
  expect(await rename(other, 'beret')).toMatchObject({ status: 422, body: { errors: { handle: ['Another product has this address'] } } })
  requireOk(await rename(other, 'hat'))
  expect(requireOk(await find('hat')).id).toBe(other)
  expect(requireOk(await find('cap')).id).toBe(id)
  const made = { title: { en: 'Cap' }, variants: [{ price: 9000 }] }
  // A name made of a title does not end a redirect; a typed one does.
  expect(requireOk(await owner.ask<SavedProduct>('POST', '/staff/products', made)).handle).toBe('cap-2')
  const typed = requireOk(await owner.ask<SavedProduct>('POST', '/staff/products', { ...made, handle: 'cap' }))
  expect([typed.handle, typed.id === id]).toEqual(['cap', false])
  expect((await find('cap')).status).toBe(404)
  // Back to its own former slug.
  requireOk(await rename(id, 'cap-3'))
  requireOk(await rename(id, 'beret'))
  expect(requireOk(await find('cap-3')).slug).toBe('beret')
})

test('a new slug is a change that is recorded, and undone', async () => {
  const id = await stock('boots')
  const { batch } = requireOk(await rename(id, 'felt-boots'))
  const { revisions } = requireOk(await owner.ask<{ revisions: ProductRevision[] }>('GET', `/staff/products/${id}/revisions`))
  expect(revisions).toMatchObject([{ fields: ['handle'], before: { handle: 'boots' }, after: { handle: 'felt-boots' }, undoable: true }])
  requireOk(await owner.ask('POST', `/staff/product_changes/${batch}/undo`))
  expect(requireOk(await find('felt-boots'))).toMatchObject({ id, slug: 'boots' })
})

test('articles, promotions and tax rules that name a former slug keep the product', async () => {
  const id = await stock('deel')
  const other = await stock('belt')
  const blocks = [createParagraph('Дээл'), { type: 'products' as const, title: '', slugs: ['deel', 'belt'] }]
  const [before, after] = [await shop.begin(owner, 'Өмнө', blocks), await shop.begin(owner, 'Хойно', blocks)]
  await shop.publish(owner, before)
  requireOk(await rename(id, 'silk-deel'))
  await shop.publish(owner, after)
  for (const entry of [before, after]) {
    const { blocks: shown } = requireOk(await shop.guest.ask<Entry>('GET', `/articles/${entry}`))
    expect(shown.flatMap(block => (block.type === 'products' ? block.products.map(({ slug }) => slug) : []))).toEqual(['silk-deel', 'belt'])
  }
  const listed = await shop.db.select().from(entryProducts).where(eq(entryProducts.slug, 'silk-deel'))
  expect(new Set(listed.map(({ entryId }) => entryId))).toEqual(new Set([before, after]))
  const groups = await readProductGroups(shop.db, [id, other])
  const [zero, usual] = [{ kind: 'zero' }, { kind: 'usual' }] as unknown as [TaxTreatment, TaxTreatment]
  const rules = [{ products: ['deel'], taxons: [], treatment: zero }]
  const treatmentOf = (product: number) => findTaxTreatment(groups.get(product) ?? { slug: '', taxons: [] }, rules, usual)
  expect([treatmentOf(id), treatmentOf(other)]).toEqual([zero, usual])
})

test('an import by a former slug changes the product, which keeps the new one', async () => {
  const id = await stock('rug')
  requireOk(await rename(id, 'felt-rug'))
  const bundle = { handle: 'bedding', title: { mn: 'Ор' }, variants: [{ price: 5000 }], package: [{ handle: 'rug', quantity: 2 }] }
  const { results } = requireOk(
    await owner.ask<ImportResult>('POST', '/catalogue/import', {
      products: [{ handle: 'rug', title: { mn: 'Эсгий хивс' } }, bundle, { handle: 'felt-rug', title: { mn: 'Хоёр дахь' } }]
    })
  )
  expect(results).toMatchObject([
    { handle: 'felt-rug', outcome: 'updated' },
    { handle: 'bedding', outcome: 'created', notes: [] },
    { outcome: 'refused', problem: { code: 'handle_twice' } }
  ])
  const rows = await shop.db.select().from(products).where(eq(products.id, id))
  expect(rows).toMatchObject([{ slug: 'felt-rug', title: { mn: 'Эсгий хивс' } }])
})
