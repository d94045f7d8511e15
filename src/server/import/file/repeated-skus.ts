import { createHash } from 'node:crypto'
import type { ProductDocument } from '#contract/catalogue-document.ts'

/** A number of 53 bits: three million in 100 MB. */
export function toDigest(text: string): number {
  const digest = createHash('sha256').update(text).digest()
  return digest.readUIntBE(0, 6) * 32 + ((digest[6] ?? 0) % 32)
}

/** Counts the SKUs of a file: those of several products identify none of them. */
export class RepeatedSkus {
  readonly #seen = new Set<number>()
  readonly #repeated = new Set<number>()

  add(product: ProductDocument | null): void {
    for (const digest of new Set(listSkus(product).map(toDigest)))
      if (this.#seen.has(digest)) this.#repeated.add(digest)
      else this.#seen.add(digest)
  }

  /** The repeated ones of these products. */
  select(list: readonly ProductDocument[]): string[] {
    return this.#repeated.size ? [...new Set(list.flatMap(listSkus))].filter(sku => this.#repeated.has(toDigest(sku))) : []
  }
}

/** Of a product that is not checked yet: lists and texts may be anything. */
function listSkus(product: ProductDocument | null): string[] {
  const variants: unknown = product?.variants
  return Array.isArray(variants)
    ? variants.flatMap((variant: { sku?: unknown } | null) => (typeof variant?.sku === 'string' ? variant.sku.trim() : []))
    : []
}
