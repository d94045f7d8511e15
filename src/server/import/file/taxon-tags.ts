import type { ProductDocument } from '#contract/catalogue-document.ts'
import type { TaxonRequest } from '#contract/import.ts'
import { normalizeName } from '../texts.ts'
import { isColourName } from './options.ts'

/** A tag of fewer products is a keyword of theirs. */
const MIN_PRODUCTS = 2
/** A tag below more taxons is a property of many goods, such as `Accessories`; shirts are below women, men, girls and boys. */
const MAX_PARENTS = 4
/** Signs and digits of tags for apps, sizes, years and campaigns: `_hidden`, `filter:blue`, `50cm`, `sale2019`. */
const TECHNICAL = /[_:=|#%\d]/
const PROMOTIONAL = new Set(
  'sale new newest featured essential best-seller best-selling test хямдрал шинэ онцлох'.split(' ').map(normalizeName)
)
/** A tag with one of these words is for the shop's own people or apps, or a campaign. */
const INTERNAL =
  /(?<!\p{L})(?:internal|private|hidden|hide|excluded?|no-?index|wholesale|drafts?|archived?|imported|duplicated?|untagged|spo|bestsellers?|clearance|discount\w*|promo\w*|coupons?|pre-?orders?|back-?orders?|restock\w*|in-?stock|out-of-stock|oos|дотоод|нууц|бөөний|урамшуулал)(?!\p{L})/iu

/**
 * The tags of a Shopify file that name a group of goods: on several products of one taxon but not on all, and no option, brand, campaign
 * or code. Call `add` for each product first.
 */
export class TaxonTags {
  readonly #uses = new Map<string, { products: number; request: TaxonRequest }>()
  /** Taxons with the tag, by its name. */
  readonly #parents = new Map<string, Set<string>>()
  /** Products by taxon. */
  readonly #products = new Map<string, number>()
  readonly #brands = new Set<string>()
  /** Brands that begin with these words. */
  readonly #beginnings = new Set<string>()
  readonly #options = new Set<string>()

  add({ brand, taxons, tags = [], make_tags: isFew, variants = [] }: ProductDocument): void {
    for (const name of Object.values(brand?.name ?? {})) if (name) this.#addBrand(name)
    for (const { options } of variants) for (const value of Object.values(options ?? {})) this.#options.add(normalizeName(value))
    const parent = toParent(taxons)
    this.#products.set(parent, (this.#products.get(parent) ?? 0) + 1)
    if (!isFew) return
    for (const tag of tags) {
      const key = toKey(taxons, tag)
      const name = normalizeName(tag)
      this.#parents.set(name, (this.#parents.get(name) ?? new Set<string>()).add(parent))
      const use = this.#uses.get(key)
      if (use) use.products++
      else this.#uses.set(key, { products: 1, request: { ...(taxons?.length ? { taxons } : {}), tags: [tag] } })
    }
  }

  /** The tags of a product that become taxons below its own. */
  selectTags({ taxons, tags = [] }: ProductDocument): string[] {
    return tags.filter(tag => this.#isTaxon(tag, taxons))
  }

  /** The taxons that become of tags. */
  listRequests(): TaxonRequest[] {
    return [...this.#uses.values()].flatMap(({ request }) => (this.#isTaxon(request.tags?.[0] ?? '', request.taxons) ? [request] : []))
  }

  #addBrand(name: string): void {
    this.#brands.add(normalizeName(name))
    const words = name.split(/\s+/)
    for (let count = 2; count < words.length; count++) this.#beginnings.add(normalizeName(words.slice(0, count).join(' ')))
  }

  #isTaxon(tag: string, taxons: ProductDocument['taxons']): boolean {
    const products = this.#uses.get(toKey(taxons, tag))?.products ?? 0
    const name = normalizeName(tag)
    return (
      products >= MIN_PRODUCTS &&
      (!taxons?.length || products < (this.#products.get(toParent(taxons)) ?? 0)) &&
      (this.#parents.get(name)?.size ?? 0) <= MAX_PARENTS &&
      !TECHNICAL.test(tag) &&
      !INTERNAL.test(tag) &&
      !PROMOTIONAL.has(name) &&
      !this.#brands.has(name) &&
      !this.#beginnings.has(name) &&
      !this.#options.has(name) &&
      !isColourName(tag)
    )
  }
}

const toParent = (taxons: ProductDocument['taxons']): string => JSON.stringify(taxons?.[0] ?? null)
const toKey = (taxons: ProductDocument['taxons'], tag: string): string => JSON.stringify([taxons?.[0], normalizeName(tag)])
