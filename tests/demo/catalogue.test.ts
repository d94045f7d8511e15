import { describe, expect, test } from 'vitest'
import type { Localized } from '#domain/site.ts'
import { buildCatalogue } from '#demo/catalogue.ts'
import { FAMILIES } from '#demo/families.ts'
import { planPictures } from '#demo/pictures.ts'

const NOW = new Date('2026-11-22T04:00:00Z')
const catalogue = buildCatalogue(NOW)
const { products, taxons } = catalogue
const variants = products.flatMap(product => product.variants)
const repeated = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index)
const CYRILLIC = /\p{Script=Cyrillic}/u

/** Every text of the catalogue with where it stands. */
const texts: [where: string, text: Localized][] = [
  ...taxons.flatMap((taxon): [string, Localized][] => [
    [taxon.permalink, taxon.name],
    ...(taxon.description ? [[`${taxon.permalink} description`, taxon.description] as [string, Localized]] : [])
  ]),
  ...[...catalogue.brands, ...catalogue.stores].flatMap((each): [string, Localized][] => [
    [each.code, each.name],
    [`${each.code} description`, each.description ?? {}]
  ]),
  ...catalogue.optionValues.map((value): [string, Localized] => [`${value.key} ${value.value}`, value.label]),
  ...products.flatMap((product): [string, Localized][] => [
    [product.row.slug, product.row.title],
    [`${product.row.slug} description`, product.row.description],
    [`${product.row.slug} unit`, product.row.unit ?? {}],
    ...(product.row.propertyList ?? []).flatMap(({ name, value }): [string, Localized][] => [
      [`${product.row.slug} property`, name],
      [`${product.row.slug} property`, value]
    ]),
    ...planPictures(product).map((picture): [string, Localized] => [`${product.row.slug} picture`, picture.alt])
  ])
]

describe('how much there is', () => {
  test('400 products at least, 30 brands, 6 stores', () => {
    expect(products.length).toBeGreaterThanOrEqual(400)
    expect(catalogue.brands).toHaveLength(30)
    expect(catalogue.stores).toHaveLength(6)
    expect(new Set(catalogue.stores.map(store => store.official))).toEqual(new Set([true, false]))
    for (const brand of catalogue.brands)
      expect(products.filter(product => product.row.brandId === brand.id).length, brand.code).toBeGreaterThan(1)
    for (const store of catalogue.stores)
      expect(products.filter(product => product.row.storeId === store.id).length, store.code).toBeGreaterThan(10)
  })

  test('the top of the tree is the menu, its leaves lie three to five levels deep, and each has products', () => {
    expect(taxons.filter(taxon => taxon.depth === 1).map(taxon => taxon.name.mn)).toEqual([
      'Эмэгтэй',
      'Эрэгтэй',
      'Хүүхэд',
      'Гэр ахуй',
      'Технологи',
      'Аялал',
      'Гоо сайхан',
      'Хүнс'
    ])
    const leaves = taxons.filter(taxon => !taxons.some(other => other.parentId === taxon.id))
    expect(new Set(leaves.map(leaf => leaf.depth))).toEqual(new Set([3, 4, 5]))
    for (const taxon of taxons) {
      expect(taxon.permalink).toMatch(/^[a-z-]+(\/[a-z-]+)*$/)
      expect(
        catalogue.productTaxons.some(each => each.taxonId === taxon.id),
        taxon.permalink
      ).toBe(true)
    }
  })

  test.each([
    ['sold out for now', 4, products.filter(({ row, variants: own }) => !row.discontinued && own.every(variant => variant.onHand === 0))],
    ['gone for good', 4, products.filter(({ row }) => row.discontinued)],
    [
      'low',
      15,
      products.filter(({ variants: own }) => own.some(variant => variant.onHand) && own.every(variant => (variant.onHand ?? 0) < 5))
    ],
    ['high', 30, products.filter(({ variants: own }) => own.every(variant => (variant.onHand ?? 0) >= 50))],
    ['pre-order', 8, products.filter(({ row, variants: own }) => row.preorderOn && own.every(variant => variant.onHand))],
    [
      'on sale now',
      70,
      products.filter(({ variants: own }) =>
        own.some(variant => variant.saleStartAt && variant.saleExpireAt && variant.saleStartAt <= NOW && variant.saleExpireAt > NOW)
      )
    ],
    ['sale over', 15, products.filter(({ variants: own }) => own.some(variant => variant.saleExpireAt && variant.saleExpireAt <= NOW))],
    ['sale to come', 5, products.filter(({ variants: own }) => own.some(variant => variant.saleStartAt && variant.saleStartAt > NOW))],
    [
      'deal that ends tonight',
      5,
      products.filter(({ variants: own }) =>
        own.some(
          variant => variant.saleExpireAt && variant.saleExpireAt > NOW && variant.saleExpireAt.getTime() - NOW.getTime() < 26 * 3_600_000
        )
      )
    ],
    ['with a gift', 3, products.filter(({ row }) => row.giftVariantIds?.length)],
    ['new', 15, products.filter(({ row }) => row.badgeCodes?.includes('new'))],
    ['in one variant only', 60, products.filter(({ variants: own }) => own.length === 1)],
    ['in colours and sizes', 60, products.filter(({ variants: own }) => own.length > 9)]
  ])('%s: at least %i', (_, least, found) => expect(found.length).toBeGreaterThanOrEqual(least))
})

describe('every product', () => {
  test('has a name, an address and SKUs of its own', () => {
    expect(repeated(products.map(product => product.row.slug))).toEqual([])
    expect(repeated(products.map(product => product.row.title.mn ?? ''))).toEqual([])
    expect(repeated(products.map(product => product.row.title.en ?? ''))).toEqual([])
    expect(repeated(variants.map(variant => variant.sku))).toEqual([])
    expect(repeated(FAMILIES.flatMap(family => family.products.map(product => product.text[0])))).toEqual([])
    expect(repeated(FAMILIES.flatMap(family => family.products.map(product => product.text[1])))).toEqual([])
    for (const { slug } of products.map(product => product.row)) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  })

  test('has two pictures or more, and one for each of its colours', () => {
    for (const product of products) {
      const pictures = planPictures(product)
      expect(new Set(pictures.map(picture => JSON.stringify(picture.recipe))).size, product.row.slug).toBeGreaterThanOrEqual(2)
      for (const colour of product.written.colours ?? [])
        expect(
          pictures.some(picture => picture.colour === colour),
          product.row.slug
        ).toBe(true)
    }
  })

  test('has believable prices, cheaper in a sale', () => {
    for (const { sku, price, salePrice } of variants) {
      expect(Number.isSafeInteger(price) && price >= 5_000 && price <= 10_000_000 && price % 100 === 0, sku).toBe(true)
      if (salePrice == null) continue
      expect(salePrice, sku).toBeLessThan(price)
      expect(salePrice, sku).toBeGreaterThan(price * 0.6)
    }
  })

  test('has stars only where it has reviews, and facts of its own', () => {
    for (const { row } of products) {
      expect((row.averageRating ?? 0) > 0, row.slug).toBe((row.totalReviews ?? 0) > 0)
      expect(row.averageRating).toBeLessThanOrEqual(5)
      expect(row.propertyList?.length, row.slug).toBeGreaterThan(1)
      expect([24, 48, 72]).toContain(row.returnHours)
    }
  })

  test('stands on three grounds or more in any row of its listing', () => {
    for (const family of FAMILIES) {
      const grounds = products.filter(product => product.family === family).map(product => planPictures(product)[0]?.recipe.colours.bg)
      for (let from = 0; from + 3 <= grounds.length; from++) expect(new Set(grounds.slice(from, from + 3)).size, family.code).toBe(3)
    }
  })
})

describe('words', () => {
  test('only these lack Mongolian, to show the fallback', () => {
    expect(texts.filter(([, text]) => !text.mn).map(([where]) => where)).toEqual([
      'home/appliances description',
      'veltrona description',
      'iridane description',
      'childrens-gps-watch description',
      'photographers-backpack description',
      'veltrona-air-13 description',
      'smart-speaker description'
    ])
    expect(texts.filter(([, text]) => !text.en).map(([where]) => where)).toEqual([])
  })

  test('are no placeholders and no numbered names', () => {
    for (const [where, { mn = '', en = '' }] of texts) {
      expect(`${mn} ${en}`, where).not.toMatch(/\b(lorem|ipsum|todo|undefined|null|NaN|xxx)\b|\{\{|\|/i)
      expect(`${mn} ${en}`, where).not.toMatch(/\s{2,}|\s[.,:;]|[.,:;]{2}/)
    }
    for (const { row } of products) {
      expect(row.title.mn, row.slug).not.toMatch(/^\p{L}+ \d{1,3}$/u)
      for (const text of Object.values(row.description)) expect(text.match(/[.?!]( |$)/g)?.length, row.slug).toBeGreaterThanOrEqual(3)
    }
  })

  test('are written in one script each: no Latin look-alike inside a Cyrillic word, no Cyrillic in English', () => {
    for (const [where, { mn = '', en = '' }] of texts) {
      expect(mn, where).not.toMatch(/\p{Script=Cyrillic}\p{Script=Latin}|\p{Script=Latin}\p{Script=Cyrillic}/u)
      expect(mn, where).toBe(mn.normalize('NFC'))
      expect(mn, where).not.toMatch(/[єѳїіѵ]/i)
      expect(en.replace(/Ө and Ү|ө and ү|ө, ү/g, ''), where).not.toMatch(CYRILLIC)
    }
    for (const { row } of products) expect(row.title.mn, row.slug).toMatch(CYRILLIC)
  })
})

test('is the same each time', () => {
  const again = buildCatalogue(new Date(NOW))
  expect(again).toEqual(catalogue)
  expect(again.products.map(planPictures)).toEqual(products.map(planPictures))
})
