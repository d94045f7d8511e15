import { computed } from 'nanostores'
import type { WishedIds } from '#contract/wishlist.ts'
import { withToggled, WISHLIST_DEBOUNCE_MS } from '#domain/wishlist.ts'
import { warn } from './notices.ts'
import { persisted } from './persistent.ts'
import { requestsOf } from './requests.ts'
import { client } from './client.ts'

interface Wishes {
  ids: readonly number[]
  /** Whose list it is; null while a guest's, kept in this browser alone. */
  owner: number | null
  /** Changes the server has not been told: whether a variant was in before the first of them. Outlives the page. */
  untold: Readonly<Record<string, boolean>>
}

const NOBODYS: Wishes = { ids: [], owner: null, untold: {} }
const $wishes = persisted<Wishes>('wishes', NOBODYS)
/** Variants wished for, the newest first. */
export const $wished = computed($wishes, wishes => wishes.ids)

/** Who is logged in, as far as this browser has been told; null for a guest. */
export const $owner = computed($wishes, wishes => wishes.owner)

const requests = requestsOf()
export const $wishesFetching = requests.$fetching
export const $wishesError = requests.$error

let timer: ReturnType<typeof setTimeout> | undefined

/** Wishes for a variant, or no longer. Shown at once; the server is told once half a second has passed without another toggle. */
export function toggleWish(variantId: number): void {
  const { ids, owner, untold } = $wishes.get()
  const before = untold[variantId] ?? ids.includes(variantId)
  $wishes.set({ ids: withToggled(ids, variantId), owner, untold: owner === null ? {} : { ...untold, [variantId]: before } })
  tellSoon()
}

/** Tells the server of changes that the last page was left with. */
export function resumeWishes(): void {
  if (Object.keys($wishes.get().untold).length) tellSoon()
}

function tellSoon(): void {
  if ($wishes.get().owner === null) return
  clearTimeout(timer)
  timer = setTimeout(() => void tell(), WISHLIST_DEBOUNCE_MS)
}

async function tell(): Promise<void> {
  const { ids, untold } = $wishes.get()
  // The oldest first: what is added last stands in front.
  const changed = Object.entries(untold)
    .map(([id, before]) => ({ id: Number(id), before }))
    .filter(({ id, before }) => ids.includes(id) !== before)
    .toSorted((a, b) => ids.indexOf(b.id) - ids.indexOf(a.id))
  $wishes.set({ ...$wishes.get(), untold: {} })
  for (const { id, before } of changed) {
    try {
      await requests.run(async () => {
        const path = before ? '/api/v2/wishlists/remove_id' : '/api/v2/wishlists/add_id'
        return (await client()).post(path, { body: { variant_id: id } })
      })
    } catch (error) {
      if (isLoggedOut(error)) return $wishes.set({ ...$wishes.get(), owner: null, untold: {} })
      warn(error)
      const now = $wishes.get()
      if (now.ids.includes(id) !== before) $wishes.set({ ...now, ids: withToggled(now.ids, id) })
    }
  }
}

/** Brings the list in line with who is logged in now: a guest's wishes join the user's, another user's are forgotten. */
export async function syncWishes(): Promise<void> {
  try {
    const told = await requests.run(async () => (await client()).get('/api/v2/wishlists/wished_products'))
    const { ids, owner } = $wishes.get()
    if (told.owner === null) {
      if (owner !== null) $wishes.set(NOBODYS)
      return
    }
    const brought = owner === null ? ids.filter(id => !told.variant_ids.includes(id)) : []
    const now = brought.length ? await bring(brought, told) : told
    $wishes.set({ ids: now.variant_ids, owner: now.owner, untold: {} })
  } catch {
    // The list as it was known stands until the shop can be asked again.
  }
}

async function bring(ids: readonly number[], told: WishedIds): Promise<WishedIds> {
  try {
    return await (await client()).post('/api/v2/wishlists/add_id', { body: { variant_ids: [...ids] } })
  } catch (error) {
    // Nothing of the guest's list is in the shop any more.
    if (Reflect.get(Object(error), 'status') === 404) return told
    throw error
  }
}

function isLoggedOut(error: unknown): boolean {
  return Reflect.get(Object(error), 'status') === 401
}
