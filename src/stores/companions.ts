import { atom } from 'nanostores'
import type { ProductCard } from '#domain/product.ts'
import { shop } from './shop.ts'

const SHOWN = 3

/** Products that go with what is in the cart, for the drawer. */
export const $companions = atom<readonly ProductCard[]>([])

let asked = ''

/** Finds what goes with a product. They are a suggestion: where they cannot be had, nothing is said. */
export async function findCompanions(slug: string, without: readonly string[]): Promise<void> {
  if (slug === asked) return
  asked = slug
  try {
    const { products } = await (await shop()).relatedProducts(slug)
    if (asked !== slug) return
    $companions.set(products.filter(product => !without.includes(product.slug)).slice(0, SHOWN))
  } catch {
    asked = ''
    $companions.set([])
  }
}
