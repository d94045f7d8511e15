import type { ProductDocument } from '#contract/catalogue-document.ts'
import { normalizeName } from '../texts.ts'
import { isColourName } from './options.ts'

/** A tag of fewer products is a keyword of theirs. */
const MIN_PRODUCTS = 2
/** Signs and digits of tags for apps, sizes, years and campaigns: `_hidden`, `filter:blue`, `50cm`, `sale2019`. */
const TECHNICAL = /[_:=|#%\d]/
const PROMOTIONAL = new Set(
  'sale new newest featured hidden bestseller best-seller clearance discount promo test хямдрал шинэ онцлох'.split(' ')
)

/**
 * The tags of a Shopify file that name a group of goods: on several products of one taxon, and no colour, brand, campaign or code.
 * Call `add` for each product with few tags first.
 */
export class TaxonTags {
  readonly #products = new Map<string, number>()
  readonly #brands = new Set<string>()

  add(product: ProductDocument): void {
    for (const name of Object.values(product.brand?.name ?? {})) if (name) this.#brands.add(normalizeName(name))
    for (const tag of product.tags ?? []) {
      const key = keyOf(product, tag)
      this.#products.set(key, (this.#products.get(key) ?? 0) + 1)
    }
  }

  /** The tags of a product that become taxons below its own. */
  of(product: ProductDocument): string[] {
    return (product.tags ?? []).filter(
      tag =>
        (this.#products.get(keyOf(product, tag)) ?? 0) >= MIN_PRODUCTS &&
        !TECHNICAL.test(tag) &&
        !PROMOTIONAL.has(normalizeName(tag)) &&
        !this.#brands.has(normalizeName(tag)) &&
        !isColourName(tag)
    )
  }
}

const keyOf = ({ taxons }: ProductDocument, tag: string): string => JSON.stringify([taxons?.[0]?.names, normalizeName(tag)])
