import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FACET_OPTIONS } from '#domain/facets.ts'
import { type Condition, toListingConditions, type ListQuery } from '#domain/listing.ts'
import type { CatalogueCodes } from '#server/catalogue/codes.ts'
import type { ScanContext } from '#server/search/postgres/facet-filter.ts'
import { FacetIndex, type IndexedProduct, SORT_FIELDS } from '#server/search/postgres/facet-index.ts'
import { countFacets, listFromIndex } from '#server/search/postgres/facet-scan.ts'

const HOUR = 3_600_000
const PAGE = { page: 1, perPage: 1000 }

const CODES: CatalogueCodes = {
  brands: new Map([1, 2, 3].map(id => [id, `b${id}`])),
  brandIds: new Map([1, 2, 3].map(id => [`b${id}`, id])),
  brandNames: new Map(),
  stores: new Map([1, 2].map(id => [id, `s${id}`])),
  storeIds: new Map([1, 2].map(id => [`s${id}`, id])),
  storeNames: new Map(),
  storesOfVendor: new Map([[7, [1]]]),
  taxonIds: new Map([1, 2, 3].map(id => [`t${id}`, id])),
  children: new Map([['', ['t1', 't2', 't3']]])
}

const hours = fc.integer({ min: 0, max: 9 }).map(hour => hour * HOUR)
const chooseOrNull = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null })
const options = fc
  .record({ colour: fc.constantFrom('red', 'blue', ''), pattern: fc.constantFrom('red', ''), clothing_size: fc.constantFrom('S', 'M', '') })
  .map(each => JSON.stringify(Object.fromEntries(Object.entries(each).filter(([, value]) => value))))
const anyProduct: fc.Arbitrary<IndexedProduct> = fc.record({
  id: fc.integer({ min: 1, max: 60 }),
  values: fc.record({
    selling_price: fc.constantFrom(1, 2, 19_999, 20_000, 60_000),
    total_on_hand: fc.integer({ min: 0, max: 2 }),
    sale_percent: fc.constantFrom(0, 0, 10, 30),
    average_rating: fc.constantFrom(0, 2, 3.5, 4, 5),
    image: fc.constantFrom(1, 1, 1, null),
    available_on: hours,
    sale_expire_at: chooseOrNull(hours),
    preorder_until: chooseOrNull(hours)
  }),
  brandId: chooseOrNull(fc.constantFrom(1, 2, 3)),
  storeId: chooseOrNull(fc.constantFrom(1, 2)),
  taxonIds: fc.subarray([1, 2, 3]),
  options: fc.array(options, { maxLength: 3 }),
  transactionId: fc.integer({ min: 1, max: 2 ** 40 })
})
const chooseMaybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined, freq: 2 })
const anyQuery: fc.Arbitrary<Partial<ListQuery>> = fc
  .record({
    taxon: chooseMaybe(fc.constantFrom('t1', 't2', 'none')),
    brands: chooseMaybe(fc.subarray(['b1', 'b2', 'none'], { minLength: 1 })),
    stores: chooseMaybe(fc.constant(['s2'])),
    vendorId: chooseMaybe(fc.constantFrom(7, 8)),
    options: chooseMaybe(fc.constantFrom({ colour: ['red'] }, { colour: ['blue', 'none'], clothing_size: ['M'] })),
    sale: chooseMaybe(fc.constant(true)),
    deal: chooseMaybe(fc.constant(true)),
    inStock: chooseMaybe(fc.constant(true)),
    priceFrom: chooseMaybe(fc.constant(20_000)),
    priceTo: chooseMaybe(fc.constant(20_000)),
    ratingFrom: chooseMaybe(fc.constantFrom(2, 4))
  })
  .map(query => Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined)))

/** Evaluates the listing rules on a product, without an index. */
function isHolding(
  condition: Condition,
  product: IndexedProduct,
  { now, reserved }: { now: number; reserved: ReadonlySet<number> }
): boolean {
  const value = 'field' in condition ? product.values[condition.field] : null
  switch (condition.type) {
    case 'range':
      return value !== null && value >= (condition.from ?? -Infinity) && value <= (condition.to ?? Infinity)
    case 'set':
      return value !== null
    case 'past':
      return value !== null && value <= now
    case 'future':
      return value !== null && value > now
    case 'in': {
      const codes: Record<string, (string | number | undefined)[]> = {
        taxon: product.taxonIds.map(id => `t${id}`),
        brand: [`b${product.brandId}`],
        store: [`s${product.storeId}`],
        vendor: [product.storeId === 1 ? 7 : undefined]
      }
      return (codes[condition.of] ?? []).some(code => code !== undefined && condition.values.includes(code))
    }
    case 'options':
      return product.options.some(json => {
        const own = JSON.parse(json) as Record<string, string>
        return FACET_OPTIONS.every(key => {
          const chosen = condition.options[key]
          return !chosen || (key === 'colour' ? [own['colour'], own['pattern']] : [own[key]]).some(each => each && chosen.includes(each))
        })
      })
    case 'unreserved':
      return !reserved.has(product.id)
    case 'not':
      return !isHolding(condition.condition, product, { now, reserved })
    default:
      return condition.conditions.every(each => isHolding(each, product, { now, reserved }))
  }
}

test('the index lists and counts by the listing rules after any change', () => {
  fc.assert(
    fc.property(
      fc.array(anyProduct, { maxLength: 90 }),
      anyQuery,
      hours,
      fc.uniqueArray(fc.integer({ min: 1, max: 60 })),
      (writes, query, now, held) => {
        const index = new FacetIndex()
        const products = new Map<number, IndexedProduct>()
        const reserved = new Set(held)
        for (const [at, product] of writes.entries()) {
          index.set(product)
          products.set(product.id, product)
          // Cached orders must be recomputed after a change.
          if (at % 10 === 0) for (const field of SORT_FIELDS) index.orderBy(field)
        }
        const context: ScanContext = { index, codes: CODES, now: new Date(now), reserved, within: null }
        const expected = (requested: Partial<ListQuery>): number[] => {
          const { scope, choices } = toListingConditions(requested)
          const all = [...scope, ...Object.values(choices)]
          return [...products.values()]
            .filter(product => all.every(each => isHolding(each, product, { now, reserved })))
            .map(({ id }) => id)
        }
        const list = (requested: ListQuery, of = context): number[] =>
          listFromIndex(of, requested).map(({ id, version }) => {
            expect(version).toBe(String(products.get(id)?.transactionId))
            return id
          })
        const listed = list({ ...PAGE, ...query, sort: 'price_asc' })
        const price = (id: number): number => products.get(id)?.values.selling_price ?? 0
        expect(listed).toEqual(expected(query).toSorted((a, b) => price(a) - price(b) || a - b))
        for (const sort of ['date_desc', 'random'] as const)
          expect(list({ ...PAGE, ...query, sort }).toSorted((a, b) => a - b)).toEqual(expected(query).toSorted((a, b) => a - b))
        const paged = [1, 2, 3].flatMap(page => list({ ...query, sort: 'random', seed: 5, page, perPage: 4 }))
        expect(paged).toEqual(list({ ...query, sort: 'random', seed: 5, page: 1, perPage: 12 }))
        const some = [...products.keys()].filter(id => id % 2)
        expect(list({ ...PAGE, ...query, sort: 'price_asc' }, { ...context, within: some })).toEqual(listed.filter(id => id % 2))

        const facets = countFacets(context, { ...PAGE, ...query })
        const { priceFrom: _from, priceTo: _to, ...anyPrice } = query
        expect(facets.total).toBe(listed.length)
        expect(facets.sale).toBe(expected({ ...query, sale: true }).length)
        expect(facets.in_stock).toBe(expected({ ...query, inStock: true }).length)
        for (const { value, count } of facets.brands) expect(count).toBe(expected({ ...query, brands: [value] }).length)
        for (const { value, count } of facets.stores) expect(count).toBe(expected({ ...query, stores: [value] }).length)
        for (const { value, count } of facets.ratings) expect(count).toBe(expected({ ...query, ratingFrom: Number(value) }).length)
        for (const key of FACET_OPTIONS)
          for (const { value, count } of facets.options[key])
            expect(count).toBe(expected({ ...query, options: { ...query.options, [key]: [value] } }).length)
        const prices = expected(anyPrice).map(price)
        expect(facets.price).toEqual(prices.length ? { from: Math.min(...prices), to: Math.max(...prices) } : null)
        expect((facets.price_bands ?? []).reduce((sum, { count }) => sum + count, 0)).toBe(prices.length)
      }
    ),
    { numRuns: 300 }
  )
})
