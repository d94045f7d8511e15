import type { BundleItem, ProductDetail } from '#domain/product.ts'

/** A product as one of a set: what can be had of it, the variant asked for first. */
export function asMember(product: ProductDetail, variant = 0): BundleItem | null {
  const variants = product.variants
    .filter(({ available }) => available > 0)
    .toSorted((a, b) => Number(b.id === variant) - Number(a.id === variant))
    .map(({ option_values: options, ...rest }) => ({ ...rest, label: options.map(({ label }) => label).join(', ') }))
  const image = variants[0]?.image ?? product.images[0] ?? null
  return variants.length ? { slug: product.slug, title: product.title, image, quantity: 1, variants, gifts: product.gifts } : null
}

/** The product and what makes a set with it; nothing where a set would be the product alone. */
export function membersOf(product: ProductDetail, variant?: number): BundleItem[] {
  const own = asMember(product, variant)
  return own && product.package.length ? [own, ...product.package] : []
}
