import { expect, test } from 'vitest'
import type { ProductDocument } from '#contract/catalogue-document.ts'
import { TaxonTags } from '#server/import/file/taxon-tags.ts'

const toProduct = (type: string, tags: string[], more: Partial<ProductDocument> = {}): ProductDocument => ({
  handle: 'any',
  taxons: [{ names: [{ en: type }] }],
  tags,
  make_tags: true,
  ...more
})

function listTaxons(list: readonly ProductDocument[]): string[] {
  const tags = new TaxonTags()
  for (const product of list) tags.add(product)
  return tags.listRequests().map(({ taxons, tags: [tag] = [] }) => `${taxons?.[0]?.names[0]?.en}: ${tag}`)
}

test('a tag of several goods of one category, such as shirts of women and of men, becomes a category', () => {
  const list = ['Women', 'Men', 'Girls', 'Boys'].flatMap(type => [
    toProduct(type, ['Shirts']),
    toProduct(type, ['Shirts']),
    toProduct(type, [])
  ])
  expect(listTaxons(list)).toEqual(['Women: Shirts', 'Men: Shirts', 'Girls: Shirts', 'Boys: Shirts'])
})

test('a tag of all goods of a category, or of goods of many categories, does not', () => {
  expect(listTaxons([toProduct('Forks', ['Framesets']), toProduct('Forks', ['Framesets'])])).toEqual([])
  const parts = ['Brakes', 'Cranks', 'Saddles', 'Grips', 'Pedals'].flatMap(type => [
    toProduct(type, ['Parts']),
    toProduct(type, ['Parts']),
    toProduct(type, [])
  ])
  expect(listTaxons(parts)).toEqual([])
})

test('neither does a value of an option, nor the beginning of the name of a brand', () => {
  const alloy = { variants: [{ price: 1000, options: { colour: 'Alloy' } }] }
  const brand = { brand: { name: { en: 'Pure City Cycles' } } }
  const list = [
    toProduct('Cranks', ['Alloy', 'Pure City'], alloy),
    toProduct('Cranks', ['Alloy', 'Pure City'], brand),
    toProduct('Cranks', [])
  ]
  expect(listTaxons(list)).toEqual([])
})
