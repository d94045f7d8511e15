import type { Localized } from '#domain/site.ts'
import type { brands, optionValues, products, productTaxons, stores, taxons, variants } from '#server/catalogue/index.ts'
import { BRANDS, HOUSE_STORE, STORES } from './brands.ts'
import { FAMILIES } from './families.ts'
import { both, pick, slugOf, type Both, type DemoFamily, type DemoProduct } from './format.ts'
import { nutritionOf } from './nutrition.ts'
import { optionValueRows } from './options.ts'
import { PROPERTIES, type PropertyName } from './properties.ts'
import { dayFrom, midnight } from './sales.ts'
import { sizeChart } from './size-charts.ts'
import { TAXONS } from './taxons.ts'
import { partOf, SETS } from './together.ts'
import { variantsOf } from './variants.ts'

type ProductRow = typeof products.$inferInsert & { id: number; slug: string; title: Localized }
export type VariantRow = typeof variants.$inferInsert & { id: number; options: Record<string, string> }
type TaxonRow = typeof taxons.$inferInsert & { id: number }

/** A product as it was written and as it is stored; pictures are made from the first. */
export interface CatalogueProduct {
  written: DemoProduct
  family: DemoFamily
  row: ProductRow
  variants: VariantRow[]
}

export interface Catalogue {
  brands: (typeof brands.$inferInsert)[]
  stores: (typeof stores.$inferInsert & { id: number })[]
  taxons: TaxonRow[]
  optionValues: (typeof optionValues.$inferInsert)[]
  products: CatalogueProduct[]
  productTaxons: (typeof productTaxons.$inferInsert)[]
}

/** From this price on a product may be leased; food and cosmetics never. */
const LEASE_FROM = 120_000

/**
 * The demo shop as rows, the same for the same `now`.
 * @throws Error naming the product whose brand, taxon, motif or gift does not exist.
 */
export function buildCatalogue(now: Date): Catalogue {
  const brandRows = BRANDS.map((brand, index) => ({
    id: index + 1,
    code: brand.code,
    name: text(brand.name),
    description: text(brand.text)
  }))
  const storeRows = STORES.map((store, index) => ({
    id: index + 1,
    code: store.code,
    vendorId: store.vendorId,
    official: store.official,
    name: text(store.name),
    description: text(store.text)
  }))
  const taxonRows = taxonTree()
  const taxonByPath = new Map(taxonRows.map(row => [row.permalink, row]))
  const list: CatalogueProduct[] = []
  const productTaxonRows: Catalogue['productTaxons'] = []
  let variantId = 0
  for (const family of FAMILIES) {
    for (const [index, written] of family.products.entries()) {
      const id = list.length + 1
      const slug = slugOf(written.en)
      const brandIndex = BRANDS.findIndex(each => each.code === written.brand)
      const brand = BRANDS[brandIndex] ?? missing(slug, `brand ${written.brand}`)
      const storeCode = brand.store ?? HOUSE_STORE
      const taxon = taxonByPath.get(written.taxon ?? family.taxon) ?? missing(slug, `taxon ${written.taxon ?? family.taxon}`)
      const rows = variantsOf({
        written,
        family,
        slug,
        productId: id,
        firstId: variantId + 1,
        skuStart: `${brand.sku}-${family.code}-${String(index + 1).padStart(2, '0')}`,
        now
      })
      variantId += rows.length
      const [averageRating, totalReviews] = ratingOf(slug, written)
      const availableOn = midnight(now, isNew(written) ? -1 - pick(slug, 12) : -20 - pick(slug, 400))
      list.push({
        written,
        family,
        variants: rows,
        row: {
          id,
          slug,
          title: { mn: written.mn, en: written.en },
          description: describe(written, family, index),
          propertyList: facts(written, family),
          brandId: brandIndex + 1,
          storeId: STORES.findIndex(store => store.code === storeCode) + 1,
          taxonId: taxon.id,
          badgeCodes: [...(written.badges ?? []), ...(written.gifts ? ['gift'] : [])],
          kind: family.kind ?? 'goods',
          unit: both(written.unit ?? family.unit),
          nutrition: nutritionOf(written.en, ingredientsOf(written, family)),
          buildPart: partOf(family.code, written.en),
          availableUntil: written.stock === 'over' ? midnight(now, -9) : null,
          sizeChart: family.chart ? sizeChart(family.chart, written.sizes ?? family.sizes ?? []) : null,
          returnHours: family.returnHours,
          lease: written.price >= LEASE_FROM && family.returnHours !== 24,
          preorderOn: written.stock === 'preorder' ? dayFrom(now, 18 + pick(slug, 20)) : null,
          discontinued: written.stock === 'gone',
          availableOn,
          createdAt: availableOn,
          updatedAt: availableOn,
          averageRating,
          totalReviews
        }
      })
      const own = [taxon, ...(written.also ?? []).map(path => taxonByPath.get(path) ?? missing(slug, `taxon ${path}`))]
      const under = new Set(own.flatMap(each => lineOf(each.permalink)))
      for (const path of under) productTaxonRows.push({ taxonId: taxonByPath.get(path)?.id ?? missing(slug, path), productId: id })
    }
  }
  giveGifts(list)
  makeSets(list)
  return {
    brands: brandRows,
    stores: storeRows,
    taxons: taxonRows,
    optionValues: optionValueRows(),
    products: list,
    productTaxons: productTaxonRows
  }
}

/** `a/b/c` is under `a`, `a/b` and `a/b/c`. */
function lineOf(path: string): string[] {
  const parts = path.split('/')
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'))
}

function taxonTree(): TaxonRow[] {
  const ids = new Map(TAXONS.map((taxon, index) => [taxon.path, index + 1]))
  return TAXONS.map((taxon, index) => {
    const parent = taxon.path.split('/').slice(0, -1).join('/')
    return {
      id: index + 1,
      parentId: parent ? (ids.get(parent) ?? missing(taxon.path, 'parent')) : null,
      permalink: taxon.path,
      name: text(taxon.name),
      shortName: taxon.short ? text(taxon.short) : null,
      description: taxon.text ? text(taxon.text) : null,
      depth: taxon.path.split('/').length,
      position: index
    }
  })
}

function describe(written: DemoProduct, family: DemoFamily, index: number): Localized {
  const shared = [family.about[index % family.about.length], family.care[Math.floor(index / family.about.length) % family.care.length]]
  const parts = [written.text, ...(written.more ? [written.more] : shared)].filter(part => part !== undefined)
  const en = parts.map(part => part[1]).join(' ')
  return written.englishOnly ? { en } : { mn: parts.map(part => part[0]).join(' '), en }
}

function facts(written: DemoProduct, family: DemoFamily): { name: Localized; value: Localized }[] {
  const values = { ...family.props, ...written.props }
  return (Object.keys(PROPERTIES) as PropertyName[]).flatMap(name => {
    const value = values[name]
    return value ? [{ name: text(PROPERTIES[name]), value: both(value) }] : []
  })
}

/** A mean that so many whole stars can really have; nobody has reviewed what has just come. */
function ratingOf(slug: string, written: DemoProduct): readonly [number, number] {
  if (written.rating) return written.rating
  if (written.stock === 'preorder') return [0, 0]
  const roll = pick(`${slug} count`, 100)
  const count = isNew(written)
    ? pick(slug, 5)
    : roll < 6
      ? 0
      : roll < 60
        ? 3 + pick(slug, 45)
        : roll < 92
          ? 40 + pick(slug, 110)
          : 140 + pick(slug, 260)
  if (count === 0) return [0, 0]
  const stars = Math.round(count * (4.1 + pick(`${slug} stars`, 9) / 10))
  return [Math.round((Math.min(stars, count * 5) / count) * 10) / 10, count]
}

function isNew(written: DemoProduct): boolean {
  return written.badges?.includes('new') ?? false
}

function giveGifts(list: CatalogueProduct[]): void {
  const bySlug = new Map(list.map(product => [product.row.slug, product]))
  for (const product of list) {
    product.row.giftVariantIds = (product.written.gifts ?? []).map(
      title => bySlug.get(slugOf(title))?.variants[0]?.id ?? missing(product.row.slug, `gift ${title}`)
    )
  }
}

function makeSets(list: CatalogueProduct[]): void {
  const byTitle = new Map(list.map(product => [product.written.en, product.row]))
  for (const [title, members] of Object.entries(SETS)) {
    const row = byTitle.get(title) ?? missing('sets', title)
    row.packageMembers = Object.entries(members).map(([member, quantity]) => ({
      productId: byTitle.get(member)?.id ?? missing(`the set of ${title}`, member),
      quantity
    }))
  }
}

function ingredientsOf(written: DemoProduct, family: DemoFamily): Localized | undefined {
  const said = written.props?.ingredients ?? family.props.ingredients
  return said ? both(said) : undefined
}

function text(words: Both | readonly [null, string]): Localized {
  return words[0] === null ? { en: words[1] } : { mn: words[0], en: words[1] }
}

function missing(what: string, part: string): never {
  throw new Error(`${what}: there is no ${part}.`)
}
