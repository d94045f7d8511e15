import { atom } from 'nanostores'
import { warn } from './notices.ts'
import { persisted } from './persistent.ts'
import { requestsOf } from './requests.ts'
import { client } from './client.ts'
import { $owner } from './wishlist.ts'

const requests = requestsOf()
export const $followsFetching = requests.$fetching
export const $followsError = requests.$error

/** Ids of the authors a reader follows; null until it is known, and for a guest. */
export const $follows = atom<readonly number[] | null>(null)
/** Kept for a while and for one reader, so that not every text asks again. */
const $known = persisted<{ ids: readonly number[] | null; at: number; owner: number | null }>('follows', { ids: null, at: 0, owner: null })
const FRESH_MS = 10 * 60_000

export async function readFollows(): Promise<void> {
  const owner = $owner.get()
  if (owner === null) return
  const known = $known.get()
  if (known.owner === owner && Date.now() - known.at < FRESH_MS) return $follows.set(known.ids)
  try {
    const authors = await requests.run(async () => (await client()).get('/api/v2/authors/followed'))
    remember(authors.map(({ id }) => id))
  } catch (error) {
    if (Reflect.get(Object(error), 'status') === 401) remember(null)
  }
}

/** Shown at once; undone where the shop refuses. */
export async function toggleFollow(authorId: number): Promise<void> {
  const before = $follows.get() ?? []
  const follows = before.includes(authorId)
  remember(follows ? before.filter(id => id !== authorId) : [...before, authorId])
  try {
    await requests.run(async () =>
      (await client()).put(follows ? '/api/v2/authors/{id}/unfollow' : '/api/v2/authors/{id}/follow', { params: { id: authorId } })
    )
  } catch (error) {
    warn(error)
    remember(before)
  }
}

function remember(ids: readonly number[] | null): void {
  $known.set({ ids, at: Date.now(), owner: $owner.get() })
  $follows.set(ids)
}
