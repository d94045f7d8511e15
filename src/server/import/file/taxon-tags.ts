import type { ProductDocument } from '#contract/catalogue-document.ts'
import type { TaxonRequest } from '#contract/import.ts'
import { normalizeName } from '../texts.ts'
import { isColourName } from './options.ts'

/** A tag of fewer products is a keyword of theirs. */
const MIN_PRODUCTS = 2
/** Signs and digits of tags for apps, sizes, years and campaigns: `_hidden`, `filter:blue`, `50cm`, `sale2019`. */
const TECHNICAL = /[_:=|#%\d]/
const PROMOTIONAL = new Set('sale new newest featured best-seller best-selling test хямдрал шинэ онцлох'.split(' ').map(normalizeName))
/** A tag with one of these words is for the shop's own people or apps, or a campaign. */
const INTERNAL =
  /(?<!\p{L})(?:internal|private|hidden|hide|excluded?|no-?index|wholesale|drafts?|archived?|imported|duplicated?|untagged|spo|bestsellers?|clearance|discount\w*|promo\w*|coupons?|pre-?orders?|back-?orders?|restock\w*|in-?stock|out-of-stock|oos|дотоод|нууц|бөөний|урамшуулал)(?!\p{L})/iu

/**
 * The tags of a Shopify file that name a group of goods: on several products of one taxon, and no colour, brand, campaign or code.
 * Call `add` for each product with few tags first.
 */
export class TaxonTags {
  readonly #uses = new Map<string, { products: number; request: TaxonRequest }>()
  readonly #brands = new Set<string>()

  add({ brand, taxons, tags = [] }: ProductDocument): void {
    for (const name of Object.values(brand?.name ?? {})) if (name) this.#brands.add(normalizeName(name))
    for (const tag of tags) {
      const key = toKey(taxons, tag)
      const use = this.#uses.get(key)
      if (use) use.products++
      else this.#uses.set(key, { products: 1, request: { ...(taxons?.length ? { taxons } : {}), tags: [tag] } })
    }
  }

  /** The tags of a product that become taxons below its own. */
  selectTags({ taxons, tags = [] }: ProductDocument): string[] {
    return tags.filter(tag => this.#isTaxon(tag, this.#uses.get(toKey(taxons, tag))?.products ?? 0))
  }

  /** The taxons that become of tags. */
  listRequests(): TaxonRequest[] {
    return [...this.#uses.values()].flatMap(({ products, request }) => (this.#isTaxon(request.tags?.[0] ?? '', products) ? [request] : []))
  }

  #isTaxon(tag: string, products: number): boolean {
    return (
      products >= MIN_PRODUCTS &&
      !TECHNICAL.test(tag) &&
      !INTERNAL.test(tag) &&
      !PROMOTIONAL.has(normalizeName(tag)) &&
      !this.#brands.has(normalizeName(tag)) &&
      !isColourName(tag)
    )
  }
}

const toKey = (taxons: ProductDocument['taxons'], tag: string): string => JSON.stringify([taxons?.[0], normalizeName(tag)])
