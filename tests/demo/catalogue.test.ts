import { describe, expect, test } from 'vitest'
import { productDocument, sharedRecords } from '#contract/catalogue-document.ts'
import { readCatalogue } from '#demo/catalogue/catalogue.ts'
import { drawPicture } from '#demo/drawings/drawings.ts'
import { PARTS } from '#demo/drawings/parts/parts.ts'
import reviews from '#demo/reviews.json'
import enProduct from '#i18n/locales/en/product.json'
import mnProduct from '#i18n/locales/mn/product.json'

const NOW = new Date('2026-11-22T04:00:00Z')
const catalogue = readCatalogue(NOW)
const { taxons = [], brands = [], stores = [], words = [] } = sharedRecords.parse(catalogue.shared)
const shared = { taxons, brands, stores, words }
const products = catalogue.products.map(product => {
  const {
    variants = [],
    images = [],
    properties = [],
    taxons = [],
    badges = [],
    gift_skus: gifts = [],
    ...rest
  } = productDocument.parse(product)
  return { ...rest, variants, images, properties, taxons, badges, gifts, family: variants[0]?.sku?.split('-')[1] ?? '' }
})
const variants = products.flatMap(product => product.variants)
const findRepeated = (values: readonly unknown[]) => values.filter((value, index) => values.indexOf(value) !== index)
const SAME: Record<string, string> = { c1: 'AA0000', c2: '00AA00', c3: '0000AA', bg: 'EEEEEE' }
const isCut = (source: string | undefined): source is string => Object.keys(PARTS).some(kind => source?.startsWith(`products/${kind}?`))
const CYRILLIC = /\p{Script=Cyrillic}/u
const hasStarted = ({ sale_start_at: start }: (typeof variants)[number]): boolean => Boolean(start && new Date(start) <= NOW)
const hasEnded = ({ sale_expire_at: end }: (typeof variants)[number]): boolean => Boolean(end && new Date(end) <= NOW)

interface Text {
  mn?: string | null | undefined
  en?: string | null | undefined
}

/** Every text of the catalogue with its place. */
const texts: [where: string, text: Text][] = [
  ...shared.taxons.flatMap((taxon): [string, Text][] => [
    [taxon.permalink, taxon.name],
    ...(taxon.description ? [[`${taxon.permalink} description`, taxon.description] as [string, Text]] : [])
  ]),
  ...[...shared.brands, ...shared.stores].flatMap((each): [string, Text][] => [
    [each.code, each.name],
    [`${each.code} description`, each.description ?? {}]
  ]),
  ...shared.words.map((word): [string, Text] => [`${word.key} ${word.value}`, word.label]),
  ...products.flatMap((product): [string, Text][] => [
    [product.handle, product.title ?? {}],
    [`${product.handle} description`, product.description ?? {}],
    [`${product.handle} unit`, product.unit ?? {}],
    ...product.properties.flatMap(({ name, value }): [string, Text][] => [
      [`${product.handle} property`, name],
      [`${product.handle} property`, value]
    ]),
    ...product.images.map(({ alt }): [string, Text] => [`${product.handle} picture`, alt ?? {}])
  ])
]

describe('drawings', () => {
  test('no two products of a kind that is cut from parts look alike, whatever their colours', () => {
    const names = catalogue.products.flatMap(({ images = [] }) => images.map(({ source }) => source).find(isCut) ?? [])
    const drawn = names.map(name => drawPicture(name.replaceAll(/(c1|c2|c3|bg)=[\dA-F]{6}/g, (_, key: string) => `${key}=${SAME[key]}`)))
    expect(names.filter((_, index) => drawn.indexOf(drawn[index] ?? '') !== index)).toEqual([])
  })
})

test.each([
  ['mn', mnProduct],
  ['en', enProduct]
])('every option has a name in %s', (_, names) => {
  const keys = [...new Set(variants.flatMap(({ options }) => Object.keys(options ?? {})))]
  expect(keys.filter(key => !(`option_${key}` in names))).toEqual([])
})

describe('size', () => {
  test('at least 400 products, 30 brands, 6 stores', () => {
    expect(products.length).toBeGreaterThanOrEqual(400)
    expect(shared.brands).toHaveLength(30)
    expect(shared.stores).toHaveLength(6)
    expect(new Set(shared.stores.map(store => store.official))).toEqual(new Set([true, false]))
    for (const { code } of shared.brands) expect(products.filter(({ brand }) => brand?.code === code).length, code).toBeGreaterThan(1)
    for (const { code } of shared.stores) expect(products.filter(({ store }) => store === code).length, code).toBeGreaterThan(10)
  })

  test('the first level is the menu, leaves are three to five levels deep, and each has products', () => {
    const paths = shared.taxons.map(taxon => taxon.permalink)
    expect(shared.taxons.filter(taxon => !taxon.permalink.includes('/')).map(taxon => taxon.name.mn)).toEqual([
      'Эмэгтэй',
      'Эрэгтэй',
      'Хүүхэд',
      'Гэр ахуй',
      'Технологи',
      'Аялал',
      'Гоо сайхан',
      'Хүнс'
    ])
    const leaves = paths.filter(path => !paths.some(other => other.startsWith(`${path}/`)))
    expect(new Set(leaves.map(leaf => leaf.split('/').length))).toEqual(new Set([3, 4, 5]))
    for (const path of paths) {
      expect(path).toMatch(/^[a-z-]+(\/[a-z-]+)*$/)
      expect(
        products.some(product => product.taxons.some(taxon => `${taxon.permalink}/`.startsWith(`${path}/`))),
        path
      ).toBe(true)
    }
  })

  test.each([
    ['sold out for now', 4, products.filter(({ discontinued, variants: own }) => !discontinued && own.every(({ on_hand: n }) => n === 0))],
    ['gone for good', 4, products.filter(({ discontinued }) => discontinued)],
    ['low', 15, products.filter(({ variants: own }) => own.some(({ on_hand: n }) => n) && own.every(({ on_hand: n }) => (n ?? 0) < 5))],
    ['high', 30, products.filter(({ variants: own }) => own.every(({ on_hand: n }) => (n ?? 0) >= 50))],
    ['pre-order', 8, products.filter(({ preorder_on: day, variants: own }) => day && own.every(({ on_hand: n }) => n))],
    ['on sale now', 70, products.filter(({ variants: own }) => own.some(variant => hasStarted(variant) && !hasEnded(variant)))],
    ['sale over', 15, products.filter(({ variants: own }) => own.some(hasEnded))],
    ['sale to come', 5, products.filter(({ variants: own }) => own.some(variant => variant.sale_start_at && !hasStarted(variant)))],
    [
      'deal that ends tonight',
      5,
      products.filter(({ variants: own }) =>
        own.some(
          variant => variant.sale_expire_at && !hasEnded(variant) && Date.parse(variant.sale_expire_at) - NOW.getTime() < 26 * 3_600_000
        )
      )
    ],
    ['with a gift', 3, products.filter(({ gifts }) => gifts.length)],
    ['new', 15, products.filter(({ badges }) => badges.includes('new'))],
    ['in one variant only', 60, products.filter(({ variants: own }) => own.length === 1)],
    ['in colours and sizes', 60, products.filter(({ variants: own }) => own.length > 9)]
  ])('%s: at least %i', (_, least, found) => expect(found.length).toBeGreaterThanOrEqual(least))
})

describe('every product', () => {
  test('has a name, a slug, a description and SKUs', () => {
    expect(findRepeated(products.map(product => product.handle))).toEqual([])
    expect(findRepeated(products.map(product => product.title?.mn))).toEqual([])
    expect(findRepeated(products.map(product => product.title?.en))).toEqual([])
    expect(findRepeated(variants.map(variant => variant.sku))).toEqual([])
    expect(findRepeated(products.map(product => product.description?.en))).toEqual([])
    for (const { handle } of products) expect(handle).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  })

  test('has at least two pictures, one for each variant, and all can be drawn', () => {
    for (const { handle, images, variants: own } of products) {
      expect(new Set(images.map(image => image.source)).size, handle).toBeGreaterThanOrEqual(2)
      for (const { image } of own) {
        const visible = images.find(({ source }) => source === image)
        expect(visible, handle).toBeDefined()
      }
    }
    for (const { source } of products.flatMap(product => product.images)) expect(drawPicture(source)).toMatch(/^<svg/)
  })

  test('has plausible prices, lower in a sale', () => {
    for (const { sku, price, sale_price: salePrice } of variants) {
      expect(Number.isSafeInteger(price) && price >= 5_000 && price <= 10_000_000 && price % 100 === 0, sku ?? '').toBe(true)
      if (salePrice == null) continue
      expect(salePrice, sku ?? '').toBeLessThan(price)
      expect(salePrice, sku ?? '').toBeGreaterThan(price * 0.6)
    }
  })

  test('has properties, and no reviews before it is available', () => {
    for (const { handle, properties, preorder_on: day } of products) {
      expect(properties.length, handle).toBeGreaterThan(1)
      if (day) expect(reviews, handle).not.toHaveProperty([handle])
    }
  })

  test('has three or more background colours per row of its listing', () => {
    for (const [family, own] of Map.groupBy(products, product => product.family)) {
      const grounds = own.map(({ images: [first] }) => first?.source.split('bg=')[1]?.slice(0, 6))
      for (let from = 0; from + 3 <= grounds.length; from++) expect(new Set(grounds.slice(from, from + 3)).size, family).toBe(3)
    }
  })
})

describe('texts', () => {
  test('only these lack Mongolian, for the fallback', () => {
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
    for (const [where, { mn, en }] of texts) {
      expect(`${mn ?? ''} ${en ?? ''}`, where).not.toMatch(/\b(lorem|ipsum|todo|undefined|null|NaN|xxx)\b|\{\{|\|/i)
      expect(`${mn ?? ''} ${en ?? ''}`, where).not.toMatch(/\s{2,}|\s[.,:;]|[.,:;]{2}/)
    }
    for (const { handle, title, description } of products) {
      expect(title?.mn, handle).not.toMatch(/^\p{L}+ \d{1,3}$/u)
      for (const text of Object.values(description ?? {}))
        if (text) expect(text.match(/[.?!]( |$)/g)?.length, handle).toBeGreaterThanOrEqual(3)
    }
  })

  test('use one script per word: no Latin look-alike in a Cyrillic word, no Cyrillic in English', () => {
    for (const [where, { mn, en }] of texts) {
      expect(mn ?? '', where).not.toMatch(/\p{Script=Cyrillic}\p{Script=Latin}|\p{Script=Latin}\p{Script=Cyrillic}/u)
      expect(mn ?? '', where).toBe((mn ?? '').normalize('NFC'))
      expect(mn ?? '', where).not.toMatch(/[єѳїіѵ]/i)
      expect((en ?? '').replace(/Ө and Ү|ө and ү|ө, ү/g, ''), where).not.toMatch(CYRILLIC)
    }
    for (const { handle, title } of products) expect(title?.mn, handle).toMatch(CYRILLIC)
  })
})

test('is dated in whole days, and no deal ends within two hours', () => {
  const expired = new Date('2026-11-25T15:00:00Z')
  const later = readCatalogue(expired).products
  expect(later.map(product => product.handle)).toEqual(catalogue.products.map(product => product.handle))
  for (const [index, { handle, available_on: day }] of later.entries())
    expect(Date.parse(day ?? '') - Date.parse(catalogue.products[index]?.available_on ?? ''), handle).toBe(4 * 86_400_000)
  const ends = later.flatMap(({ variants: own = [] }) => own.flatMap(({ sale_expire_at: end }) => (end ? [Date.parse(end)] : [])))
  expect(ends.filter(end => end > expired.getTime() && end - expired.getTime() < 2 * 3_600_000)).toEqual([])
})
