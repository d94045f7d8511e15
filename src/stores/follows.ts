import { atom } from 'nanostores'
import { warn } from './notices.ts'
import { createPersistentStore } from './persistent.ts'
import { trackRequests } from './requests.ts'
import { loadClient } from './client.ts'
import { $owner } from './wishlist.ts'

const requests = trackRequests()
/** @public Every domain has a flag of requests under way and one of the last failure. */
export const $followsFetching = requests.$fetching
/** @public */
export const $followsError = requests.$error

/** Ids of the authors the user follows; null for a guest and until they are loaded. */
export const $follows = atom<readonly number[] | null>(null)
/** Cached per user, so that not every article page sends a request. */
const $cachedFollows = createPersistentStore<{ ids: readonly number[] | null; at: number; owner: number | null }>('follows', {
  ids: null,
  at: 0,
  owner: null
})
const CACHE_MS = 10 * 60_000

export async function loadFollows(): Promise<void> {
  const owner = $owner.get()
  if (owner === null) return
  const cached = $cachedFollows.get()
  if (cached.owner === owner && Date.now() - cached.at < CACHE_MS) return $follows.set(cached.ids)
  try {
    const authors = await requests.run(async () => (await loadClient()).get('/api/v2/authors/followed'))
    setFollows(authors.map(({ id }) => id))
  } catch (error) {
    if (Reflect.get(Object(error), 'status') === 401) setFollows(null)
  }
}

/** Updates at once and reverts where the server refuses. */
export async function toggleFollow(authorId: number): Promise<void> {
  const follows = ($follows.get() ?? []).includes(authorId)
  setFollowed(authorId, !follows)
  try {
    await requests.run(async () =>
      (await loadClient()).put(follows ? '/api/v2/authors/{id}/unfollow' : '/api/v2/authors/{id}/follow', { params: { id: authorId } })
    )
  } catch (error) {
    warn(error)
    setFollowed(authorId, follows)
  }
}

function setFollowed(authorId: number, isWanted: boolean): void {
  const others = ($follows.get() ?? []).filter(id => id !== authorId)
  setFollows(isWanted ? [...others, authorId] : others)
}

function setFollows(ids: readonly number[] | null): void {
  $cachedFollows.set({ ids, at: Date.now(), owner: $owner.get() })
  $follows.set(ids)
}
