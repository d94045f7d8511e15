/** A product of a bundle as the customer selected it; `cv` is the chosen variant. */
export interface BundleLine {
  slug: string
  qty: number
  cv: number
  /** Variant id of the selected gift, where there are several. */
  gift?: number
}

/** Sets the quantity of a product in a bundle; zero or less removes it. Without a quantity it is increased by one, or added with one. */
export function withQuantity(lines: readonly BundleLine[], slug: string, qty?: number, cv = 0): BundleLine[] {
  const existing = lines.find(line => line.slug === slug)
  const quantity = qty ?? (existing?.qty ?? 0) + 1
  if (quantity <= 0) return lines.filter(line => line.slug !== slug)
  return existing ? lines.map(line => (line === existing ? { ...line, qty: quantity } : line)) : [...lines, { slug, qty: quantity, cv }]
}

export function withVariant(lines: readonly BundleLine[], slug: string, cv: number): BundleLine[] {
  return lines.map(line => (line.slug === slug ? { ...line, cv } : line))
}

export function withGift(lines: readonly BundleLine[], slug: string, gift: number): BundleLine[] {
  return lines.map(line => (line.slug === slug ? { ...line, gift } : line))
}
