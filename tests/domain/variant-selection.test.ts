import { describe, expect, it } from 'vitest'
import { selectVariant } from '#domain/variant-selection.ts'
import type { Variant } from '#domain/product.ts'

const createVariant = (id: number, options: Record<string, string>, available = 9): Variant => ({
  id,
  sku: `S${id}`,
  option_values: Object.entries(options).map(([key, value]) => ({ key, value, label: value.toUpperCase(), hex: null })),
  image: null,
  price: 1000,
  selling_price: 1000,
  sale_percent: 0,
  sale_expire_at: null,
  unit_price: null,
  points: 0,
  available,
  stock: available ? 'in_stock' : 'out_of_stock'
})
const sweater = {
  vid: 2,
  variants: [
    createVariant(1, { clothing_size: 's', colour: 'camel' }),
    createVariant(2, { clothing_size: 'm', colour: 'camel' }),
    createVariant(3, { clothing_size: 'l', colour: 'camel' }, 0),
    createVariant(4, { clothing_size: 's', colour: 'milk' })
  ]
}
const choose = (query: string, product = sweater) => selectVariant(product, new URLSearchParams(query))
const listStates = (query: string, key: string) =>
  choose(query)
    ?.groups.find(group => group.key === key)
    ?.values.map(value => [value.value, value.state, value.query])

describe('choosing a variant', () => {
  it('displays the default variant and leaves the size open', () => {
    expect(choose('')).toMatchObject({ displayed: { id: 2 }, selected: null })
    expect(choose('')?.groups.map(group => group.key)).toEqual(['colour', 'clothing_size'])
    expect(listStates('', 'clothing_size')).toEqual([
      ['s', 'available', 'variant=1'],
      ['m', 'available', 'variant=2'],
      ['l', 'out', 'variant=3']
    ])
    expect(listStates('', 'colour')).toEqual([
      ['camel', 'selected', 'colour=camel'],
      ['milk', 'available', 'colour=milk']
    ])
  })

  it('selects the variant of the link, sold out or not', () => {
    expect(choose('variant=3')).toMatchObject({ displayed: { id: 3 }, selected: { id: 3 } })
  })

  it('disables missing combinations, and resets the size where a colour does not have it', () => {
    expect(listStates('variant=4', 'clothing_size')).toEqual([
      ['s', 'selected', 'variant=4'],
      ['m', 'absent', ''],
      ['l', 'absent', '']
    ])
    expect(listStates('variant=2', 'colour')).toEqual([
      ['camel', 'selected', 'variant=2'],
      ['milk', 'available', 'colour=milk']
    ])
  })

  it('ignores unknown parameters', () => {
    expect(choose('variant=999&colour=plaid')).toMatchObject({ displayed: { id: 2 }, selected: null })
  })

  it('selects a single size by default', () => {
    expect(choose('', { vid: 7, variants: [createVariant(7, {})] })).toMatchObject({ selected: { id: 7 }, groups: [] })
    expect(choose('', { vid: 7, variants: [createVariant(7, { shoe_size: '38' })] })).toMatchObject({ selected: { id: 7 } })
  })

  it('is undefined without variants', () => {
    expect(choose('', { vid: 1, variants: [] })).toBeUndefined()
  })
})
