import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { ListedVendor, ListedBrand, ListedOption, ListedTaxon } from '#contract/classification.ts'
import type { ErrorBody } from '#domain/errors.ts'
import { products, productTaxons, variants } from '#server/catalogue/product/tables.ts'
import { formerSlugs } from '#server/kernel/slugs/tables.ts'
import { optionValues, taxons } from '#server/catalogue/tables.ts'
import { createClassificationRoutes } from '#server/product-admin/classification-routes.ts'
import { createProductAdminRoutes } from '#server/product-admin/routes.ts'
import { USUAL_KINDS } from '../database.ts'
import { setUpShop, setUpUser } from '../shop.ts'

const TAXONS = '/api/v2/staff/taxons'
const BRANDS = '/api/v2/staff/brands'
const VENDORS = '/api/v2/staff/vendors'

describe.each(USUAL_KINDS)('taxons, brands and badges of staff on %s', async kind => {
  const { shop, database } = await setUpShop(kind, [createProductAdminRoutes, createClassificationRoutes])
  const staff = setUpUser(shop, { role: 'staff' })

  const create = async (en: string, parent: number | null = null): Promise<number> =>
    (await staff.call<{ id: number }>('POST', TAXONS, { name: { en }, parent_id: parent })).body.id
  const list = async () => (await staff.call<{ taxons: ListedTaxon[] }>('GET', TAXONS)).body.taxons
  const permalinks = async () => (await list()).map(({ permalink }) => permalink)
  const move = (id: number, en: string, parent: number | null) =>
    staff.call<ErrorBody & { permalink: string }>('PUT', `${TAXONS}/${id}`, {
      name: { en },
      description: null,
      image: null,
      parent_id: parent
    })
  /** Puts a new product in a taxon, with the ancestors. */
  const sellIn = async (main: number, ...ancestors: number[]): Promise<number> => {
    const variantId = await shop.sell()
    const [row] = await database.db.select({ id: variants.productId }).from(variants).where(eq(variants.id, variantId))
    const id = row?.id ?? 0
    await database.db.update(products).set({ taxonId: main }).where(eq(products.id, id))
    await database.db.insert(productTaxons).values([main, ...ancestors].map(taxonId => ({ taxonId, productId: id })))
    return id
  }
  const taxonsOf = async (productId: number): Promise<number[]> =>
    (await database.db.select().from(productTaxons).where(eq(productTaxons.productId, productId)))
      .map(({ taxonId }) => taxonId)
      .toSorted((a, b) => a - b)

  test('a moved taxon takes its subtree and products along, and its old permalinks redirect', async () => {
    const [women, men] = [await create('Women'), await create('Men')]
    const knitwear = await create('Knitwear', women)
    const hats = await create('Hats', knitwear)
    const hat = await sellIn(hats, knitwear, women)
    const both = await sellIn(hats, knitwear, women)
    const dresses = await create('Dresses', women)
    await database.db.insert(productTaxons).values({ taxonId: dresses, productId: both })
    expect((await move(knitwear, 'Knitwear', men)).body.permalink).toBe('men/knitwear')
    expect(await permalinks()).toEqual(['women', 'women/dresses', 'men', 'men/knitwear', 'men/knitwear/hats'])
    expect(await taxonsOf(hat)).toEqual([men, knitwear, hats])
    expect(await taxonsOf(both)).toEqual([women, men, knitwear, hats, dresses])
    const former = async () => database.db.select().from(formerSlugs)
    expect(await former()).toContainEqual({ kind: 'taxon', slug: 'women/knitwear/hats', current: 'men/knitwear/hats' })
    // Moved back: the old permalink is its own again.
    await move(knitwear, 'Knitwear', women)
    expect((await former()).map(({ slug }) => slug).toSorted()).toEqual(['men/knitwear', 'men/knitwear/hats'])
  })

  test('a taxon is not moved below itself nor to a taken permalink, and not deleted while it has something', async () => {
    const [women, men] = [await create('Women'), await create('Men')]
    const hats = await create('Hats', women)
    await create('Hats', men)
    expect((await move(women, 'Women', hats)).body.errors).toHaveProperty('parent_id')
    expect((await move(hats, 'Hats', men)).body.errors).toHaveProperty('parent_id')
    expect((await staff.call('POST', TAXONS, { name: { en: 'Hats' }, parent_id: women })).status).toBe(422)
    expect((await staff.call('DELETE', `${TAXONS}/${women}`)).status).toBe(409)
    const product = await sellIn(hats, women)
    expect((await staff.call('DELETE', `${TAXONS}/${hats}`)).status).toBe(409)
    await database.db.delete(productTaxons).where(eq(productTaxons.productId, product))
    await database.db.update(products).set({ taxonId: null }).where(eq(products.id, product))
    expect((await staff.call('DELETE', `${TAXONS}/${hats}`)).status).toBe(200)
    expect(await permalinks()).toEqual(['women', 'men', 'men/hats'])
  })

  test('siblings change places', async () => {
    const [women, men] = [await create('Women'), await create('Men')]
    await staff.call('POST', `${TAXONS}/${men}/move`, { direction: 'up' })
    expect(await permalinks()).toEqual(['men', 'women'])
    await staff.call('POST', `${TAXONS}/${women}/move`, { direction: 'down' })
    expect(await permalinks()).toEqual(['men', 'women'])
    expect(await database.db.select({ id: taxons.id }).from(taxons)).toHaveLength(2)
  })

  test('brands and badges are created with a code, renamed, and deleted while nothing uses them', async () => {
    const { body } = await staff.call<{ code: string }>('POST', BRANDS, {
      name: { mn: 'Говь', en: 'Gobi' },
      description: null,
      image: null
    })
    expect(body.code).toBe('gobi')
    expect((await staff.call('POST', BRANDS, { name: { en: 'Gobi' }, description: null, image: null })).status).toBe(422)
    const saved = { name: { mn: 'Говь кашмер' }, description: { mn: 'Ноолуур' }, image: null }
    expect((await staff.call('PUT', `${BRANDS}/gobi`, { ...saved, image: '00000000000000000000' })).status).toBe(422)
    expect((await staff.call('PUT', `${BRANDS}/gobi`, saved)).status).toBe(200)
    const brands = async () => (await staff.call<{ brands: ListedBrand[] }>('GET', BRANDS)).body.brands
    expect(await brands()).toMatchObject([{ name: { mn: 'Говь кашмер' }, products: 0 }])
    const variantId = await shop.sell()
    await database.db.execute(`UPDATE products SET brand_id = (SELECT id FROM brands), badge_codes = '{fresh}' WHERE id = (SELECT product_id FROM variants WHERE id = ${variantId})`) // prettier-ignore
    expect((await staff.call('DELETE', `${BRANDS}/gobi`)).status).toBe(409)
    const badge = { label: { mn: 'Шинэхэн' }, tone: 'new' }
    expect((await staff.call('POST', '/api/v2/staff/badges', { ...badge, code: 'fresh' })).status).toBe(200)
    expect((await staff.call('PUT', '/api/v2/staff/badges/fresh', { ...badge, tone: 'ink' })).status).toBe(200)
    expect((await staff.call('DELETE', '/api/v2/staff/badges/fresh')).status).toBe(409)
    expect((await staff.call('PUT', '/api/v2/staff/badges/none', badge)).status).toBe(404)
  })

  test('stores of vendors get a number each, are changed, and deleted without products', async () => {
    const vendor = { name: { mn: 'Нүүдэл', en: 'Nomad' }, description: null, image: null, official: false }
    expect((await staff.call<{ code: string }>('POST', VENDORS, vendor)).body.code).toBe('nomad')
    await staff.call('POST', VENDORS, { ...vendor, code: 'second' })
    expect((await staff.call('PUT', `${VENDORS}/nomad`, { ...vendor, official: true })).status).toBe(200)
    const { body } = await staff.call<{ vendors: ListedVendor[] }>('GET', VENDORS)
    expect(body.vendors.map(each => [each.code, each.vendor_id, each.official])).toEqual([
      ['nomad', 1, true],
      ['second', 2, false]
    ])
    await shop.sell()
    await database.db.execute(`UPDATE products SET store_id = (SELECT id FROM stores WHERE code = 'nomad')`)
    expect((await staff.call('DELETE', `${VENDORS}/nomad`)).status).toBe(409)
    expect((await staff.call('DELETE', `${VENDORS}/second`)).status).toBe(200)
  })

  test('values of options get labels, colours and places', async () => {
    await database.db.insert(optionValues).values([
      { key: 'colour', value: 'black', label: { en: 'Black' }, position: 0 },
      { key: 'colour', value: 'white', label: { en: 'White' }, position: 1 }
    ])
    const options = async () => (await staff.call<{ options: ListedOption[] }>('GET', '/api/v2/staff/option_values')).body.options
    const white = (await options())[1]?.id ?? 0
    const change = { label: { mn: 'Цагаан', en: 'White' }, hex: '#ffffff', direction: 'up' }
    expect((await staff.call('PUT', `/api/v2/staff/option_values/${white}`, change)).status).toBe(200)
    expect((await options()).map(({ value, hex }) => [value, hex])).toEqual([
      ['white', '#ffffff'],
      ['black', null]
    ])
    expect((await staff.call('PUT', `/api/v2/staff/option_values/${white}`, { ...change, hex: 'white' })).status).toBe(422)
  })

  test('only staff who edit the catalogue change them', async () => {
    const id = await create('Women')
    for (const who of [await shop.guest(), await shop.user(), await shop.user({ role: 'packer' })])
      for (const path of [TAXONS, BRANDS, '/api/v2/staff/badges', '/api/v2/staff/option_values']) {
        expect([401, 403]).toContain((await who.call('GET', path)).status)
        expect([401, 403]).toContain((await who.call('DELETE', `${TAXONS}/${id}`)).status)
      }
  })
})
