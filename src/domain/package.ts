/** A product of a set as a customer has chosen it; `cv` is the chosen variant. */
export interface PackageLine {
  slug: string
  qty: number
  cv: number
  /** The variant of the gift that was chosen, where there are several. */
  gift?: number
}

/**
 * Sets how many of a product a set has: none or less takes it out. Without a quantity one more is put in, the
 * first of a product that is not in the set yet.
 */
export function withQuantity(lines: readonly PackageLine[], slug: string, qty?: number, cv = 0): PackageLine[] {
  const known = lines.find(line => line.slug === slug)
  const wanted = qty ?? (known?.qty ?? 0) + 1
  if (wanted <= 0) return lines.filter(line => line.slug !== slug)
  return known ? lines.map(line => (line === known ? { ...line, qty: wanted } : line)) : [...lines, { slug, qty: wanted, cv }]
}

/** Chooses the variant of a product that is in the set. */
export function withVariant(lines: readonly PackageLine[], slug: string, cv: number): PackageLine[] {
  return lines.map(line => (line.slug === slug ? { ...line, cv } : line))
}

/** Chooses the gift that comes with a product that is in the set. */
export function withGift(lines: readonly PackageLine[], slug: string, gift: number): PackageLine[] {
  return lines.map(line => (line.slug === slug ? { ...line, gift } : line))
}
