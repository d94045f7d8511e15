import { type BundleLine, withGift, withQuantity, withVariant } from '#domain/bundle.ts'
import { acceptCart, highlightLine } from './cart.ts'
import { warn } from './notices.ts'
import { createPersistentStore } from './persistent.ts'
import { loadClient } from './client.ts'

const MAX_BUNDLES = 10

/** Selections of bundles that are not in the cart yet, by the bundle's name, newest first. */
export const $bundles = createPersistentStore<Readonly<Record<string, readonly BundleLine[]>>>('packages', {})

function saveBundle(name: string, lines: readonly BundleLine[] | null): void {
  const { [name]: _old, ...others } = $bundles.get()
  const rest = Object.entries(others).slice(0, MAX_BUNDLES - 1)
  $bundles.set(Object.fromEntries(lines ? [[name, lines], ...rest] : rest))
}

export function setBundle(name: string, lines: readonly BundleLine[]): void {
  saveBundle(name, lines)
}

export function setBundleQuantity(name: string, slug: string, qty?: number, cv?: number): void {
  saveBundle(name, withQuantity($bundles.get()[name] ?? [], slug, qty, cv))
}

export function setBundleVariant(name: string, slug: string, cv: number): void {
  saveBundle(name, withVariant($bundles.get()[name] ?? [], slug, cv))
}

export function setBundleGift(name: string, slug: string, gift: number): void {
  saveBundle(name, withGift($bundles.get()[name] ?? [], slug, gift))
}

/** Adds the selection of a bundle to the cart, all or nothing. Resolves with whether it succeeded; a failure is displayed. */
export async function buyBundle(name: string, key: string): Promise<boolean> {
  const lines = $bundles.get()[name] ?? []
  try {
    const items = lines.map(({ cv, qty, gift }) => ({ variant_id: cv, quantity: qty, ...(gift ? { gift_variant_id: gift } : {}) }))
    acceptCart(await (await loadClient()).post('/api/v2/checkouts/current/packages', { body: { items }, key }))
    highlightLine()
    saveBundle(name, null)
    return true
  } catch (error) {
    warn(error)
    return false
  }
}
