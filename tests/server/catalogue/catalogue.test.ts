import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Brand } from '#domain/product.ts'
import type { Taxon } from '#domain/site.ts'
import { createCatalogueRoutes } from '#server/catalogue/routes.ts'
import { brands } from '#server/catalogue/tables.ts'
import { furnishShop, openTestShop, stockProduct } from './small-shop.ts'

const shop = await openTestShop([createCatalogueRoutes])

beforeAll(async () => {
  await furnishShop(shop.db)
  await shop.db.insert(brands).values([
    { id: 3, code: 'uvs', name: { mn: 'Увс' } },
    { id: 4, code: 'undur', name: { mn: 'Өндөр' } },
    { id: 5, code: 'yak', name: { en: 'Yak & Co' } }
  ])
  await stockProduct(shop.db, { slug: 'one', brandId: 1 })
  await stockProduct(shop.db, { slug: 'two', brandId: 1 })
  await stockProduct(shop.db, { slug: 'sold-out', brandId: 1, variants: [{ onHand: 0 }] })
})
afterAll(() => shop.close())

describe('taxons', () => {
  it('are a tree', async () => {
    const tree = await shop.read<Taxon[]>('/api/v2/taxons/tree', 'en')
    expect(tree.map(taxon => taxon.name)).toEqual(['Women', 'Home'])
    expect(tree[0]?.children[0]?.children.map(taxon => taxon.permalink)).toEqual(['women/knitwear/sweaters', 'women/knitwear/scarves'])
    expect(tree[0]?.children[0]?.children[1]).toEqual({
      id: 4,
      permalink: 'women/knitwear/scarves',
      name: 'Ороолт',
      translation_en: 'Ороолт',
      n: 'Ороолт',
      image: null,
      children: []
    })
  })

  it('are a list, parents first', async () => {
    const all = await shop.read<(Taxon & { parent_id: number | null })[]>('/api/v2/taxons/all')
    expect(all.map(taxon => [taxon.id, taxon.parent_id, taxon.children.length])).toEqual([
      [1, null, 0],
      [5, null, 0],
      [2, 1, 0],
      [3, 2, 0],
      [4, 2, 0]
    ])
  })

  it('need no query once cached', async () => expect(await shop.queriesOf('/api/v2/taxons/tree')).toBe(0))
})

describe('brands', () => {
  it('are sorted alphabetically, with their listed products', async () => {
    const all = await shop.read<Brand[]>('/api/v2/brands?per_page=999')
    expect(all.map(brand => brand.name)).toEqual(['Өндөр', 'Увс', 'Хангай', 'Altai', 'Yak & Co'])
    expect((await shop.read<Brand[]>('/api/v2/brands', 'en')).map(brand => brand.name)).toEqual([
      'Altai',
      'Khangai',
      'Yak & Co',
      'Өндөр',
      'Увс'
    ])
    expect(all.map(brand => brand.product_count)).toEqual([0, 0, 2, 0, 0])
  })

  it('are paginated', async () => {
    const names = async (query: string) => (await shop.read<Brand[]>(`/api/v2/brands?${query}`)).map(brand => brand.code)
    expect(await names('per_page=2&page=2')).toEqual(['khangai', 'altai'])
    expect(await names('page=10000')).toEqual([])
  })

  it('are found by code', async () => {
    expect(await shop.read('/api/v2/brands/khangai', 'en')).toEqual({
      code: 'khangai',
      name: 'Khangai',
      description: 'Ноолуур',
      image: expect.objectContaining({ alt: 'Khangai', width: 800 }),
      product_count: 2
    })
  })

  it('need one query', async () => {
    expect(await shop.queriesOf('/api/v2/brands')).toBe(1)
    expect(await shop.queriesOf('/api/v2/brands/khangai')).toBe(1)
  })

  it.each(['page=0', 'page=1000000000', 'per_page=1000', 'per_page=x'])('refuse %s', async query => {
    expect(await shop.get(`/api/v2/brands?${query}`)).toMatchObject({ status: 422, body: { code: 'validation' } })
  })

  it.each(['nobody', '%00', "'--", 'b'.repeat(2000)])('are not found by %.20s', async code => {
    expect(await shop.get(`/api/v2/brands/${code}`, 'en')).toMatchObject({
      status: 404,
      body: { code: 'not_found', error: 'Page not found' }
    })
  })
})
