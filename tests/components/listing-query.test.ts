import { describe, expect, it } from 'vitest'
import { countFilters, toListingSearch, parseListingQuery, withFilterToggled } from '#components/catalogue/listing-query.ts'

const now = new Date('2026-11-22T04:00:00Z')
const read = (search: string) => parseListingQuery(new URLSearchParams(search), now)

describe('the query of a listing', () => {
  it('ignores invalid parameters', () => {
    expect(
      read('sort=cheap&page=-3&sale=yes&view=table&seed=1.5&rating=9&price_from=x&brands=&colour=%00&filters=yes&in_stock=true&taxon=')
    ).toEqual({ sort: 'date_desc', page: 1, layout: 'grid', seed: null, taxon: null, filters: {}, open: false })
    expect(read('page=99999999').page).toBe(1000)
  })

  it('omits default values, and is parsed to the same query', () => {
    expect(toListingSearch(read(''))).toBe('')
    const query = read(
      'sort=price_asc&sale=1&view=list&page=3&brands=khangai&brands=altai&colour=camel&shoe_size=38&price_from=1000&price_to=5000&rating=4&in_stock=1&filters=1'
    )
    expect(read(toListingSearch(query, { page: query.page }).slice(1))).toEqual(query)
    expect(countFilters(query)).toBe(8)
  })

  it('is the same URL for the same selection', () => {
    expect(toListingSearch(read('colour=sky&brands=b&colour=camel&brands=a&colour=sky'))).toBe('?brands=a&brands=b&colour=camel&colour=sky')
    expect(read('price_from=500&price_to=100').filters).toEqual({ price_from: 100, price_to: 500 })
    expect(read(`price_from=${encodeURIComponent('200,000₮')}&price_to=`).filters).toEqual({ price_from: 200_000 })
  })

  it('adds and removes filters', () => {
    expect(withFilterToggled({ colour: ['sky'], sale: true }, 'colour', 'camel')).toEqual({ colour: ['camel', 'sky'], sale: true })
    expect(withFilterToggled({ colour: ['sky'], sale: true }, 'colour', 'sky')).toEqual({ sale: true })
  })

  it('limits every value', () => {
    const flood = Array.from({ length: 300 }, (_, n) => `brands=b${n}&facet${n}=x`).join('&')
    expect(read(flood).filters.brands).toHaveLength(30)
    expect(toListingSearch(read(flood)).length).toBeLessThan(500)
    expect(read(`colour=${'a'.repeat(10_000)}&price_to=${'9'.repeat(10_000)}`).filters).toEqual({ price_to: 2 ** 31 - 1 })
  })

  it('resets the page after a change, and keeps the search text', () => {
    expect(toListingSearch(read('sort=price_asc&page=3'), { filters: { sale: true } }, { q: 'цамц' })).toBe(
      `?q=${encodeURIComponent('цамц')}&sale=1&sort=price_asc`
    )
  })

  it('keeps a random order across pages, also after midnight', () => {
    const first = read('sort=random')
    const next = toListingSearch(first, { page: 2 })
    expect(parseListingQuery(new URLSearchParams(next.slice(1)), new Date('2026-11-23T04:00:00Z')).seed).toBe(first.seed)
  })

  it("has the page's own default sort order", () => {
    const search = parseListingQuery(new URLSearchParams('q=x'), now, 'relevance')
    expect(search.sort).toBe('relevance')
    expect(toListingSearch({ ...search, sort: 'date_desc' }, {}, {}, 'relevance')).toBe('?sort=date_desc')
    expect(toListingSearch(search, {}, {}, 'relevance')).toBe('')
  })
})
