import { type BundleLine, withGift, withQuantity, withVariant } from '#domain/bundle.ts'
import { acceptCart, markJustChanged } from './cart.ts'
import { warn } from './notices.ts'
import { persisted } from './persistent.ts'
import { client } from './client.ts'

const MOST_KEPT = 10

/** What was chosen of sets and not bought yet, by the set's name, the newest first. */
export const $packages = persisted<Readonly<Record<string, readonly BundleLine[]>>>('packages', {})

function keep(name: string, lines: readonly BundleLine[] | null): void {
  const { [name]: _old, ...others } = $packages.get()
  const kept = Object.entries(others).slice(0, MOST_KEPT - 1)
  $packages.set(Object.fromEntries(lines ? [[name, lines], ...kept] : kept))
}

export function choosePackage(name: string, lines: readonly BundleLine[]): void {
  keep(name, lines)
}

/** As `withQuantity`: none takes a product out of the set, no quantity puts in one more. */
export function setPackageQuantity(name: string, slug: string, qty?: number, cv?: number): void {
  keep(name, withQuantity($packages.get()[name] ?? [], slug, qty, cv))
}

export function setPackageVariant(name: string, slug: string, cv: number): void {
  keep(name, withVariant($packages.get()[name] ?? [], slug, cv))
}

export function setPackageGift(name: string, slug: string, gift: number): void {
  keep(name, withGift($packages.get()[name] ?? [], slug, gift))
}

/** Puts everything chosen of a set into the cart, or nothing. Resolves with whether it worked; a failure has been shown by then. */
export async function buyPackage(name: string, key: string): Promise<boolean> {
  const lines = $packages.get()[name] ?? []
  try {
    const items = lines.map(({ cv, qty, gift }) => ({ variant_id: cv, quantity: qty, ...(gift ? { gift_variant_id: gift } : {}) }))
    acceptCart(await (await client()).post('/api/v2/checkouts/current/packages', { body: { items }, key }))
    markJustChanged()
    keep(name, null)
    return true
  } catch (error) {
    warn(error)
    return false
  }
}
