import type { BundleItem, ProductDetail } from '#domain/product.ts'

/** A product as a bundle item with its available variants, the requested one first. */
export function toBundleItem(product: ProductDetail, variant = 0): BundleItem | null {
  const variants = product.variants
    .filter(({ available }) => available > 0)
    .toSorted((a, b) => Number(b.id === variant) - Number(a.id === variant))
    .map(({ option_values: options, ...rest }) => ({ ...rest, label: options.map(({ label }) => label).join(', ') }))
  const image = variants[0]?.image ?? product.images[0] ?? null
  return variants.length ? { slug: product.slug, title: product.title, image, quantity: 1, variants, gifts: product.gifts } : null
}

/** The product and its bundle; empty where the product has none. */
export function toBundleItems(product: ProductDetail, variant?: number): BundleItem[] {
  const ownItem = toBundleItem(product, variant)
  return ownItem && product.package.length ? [ownItem, ...product.package] : []
}
