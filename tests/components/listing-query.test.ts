import { describe, expect, it } from 'vitest'
import { listingSearch, readListingQuery } from '#components/catalogue/listing-query.ts'

const now = new Date('2026-11-22T04:00:00Z')
const read = (search: string) => readListingQuery(new URLSearchParams(search), now)

describe('the address of a listing', () => {
  it('counts what it does not understand as absent', () => {
    expect(read('sort=cheap&page=-3&sale=yes&view=table&seed=1.5')).toEqual({
      sort: 'date_desc',
      page: 1,
      sale: false,
      layout: 'grid',
      seed: null
    })
    expect(read('page=99999999').page).toBe(1000)
  })

  it('says only what is not usual, and comes back the same', () => {
    expect(listingSearch(read(''))).toBe('')
    const query = read('sort=price_asc&sale=1&view=list&page=3')
    expect(read(listingSearch(query, { page: query.page }).slice(1))).toEqual(query)
  })

  it('starts from the first page when something else changes, and keeps the words searched for', () => {
    expect(listingSearch(read('sort=price_asc&page=3'), { sale: true }, { q: 'цамц' })).toBe(
      `?q=${encodeURIComponent('цамц')}&sale=1&sort=price_asc`
    )
  })

  it('keeps a random order over the pages of a visit, beyond midnight too', () => {
    const first = read('sort=random')
    const next = listingSearch(first, { page: 2 })
    expect(readListingQuery(new URLSearchParams(next.slice(1)), new Date('2026-11-23T04:00:00Z')).seed).toBe(first.seed)
  })
})
