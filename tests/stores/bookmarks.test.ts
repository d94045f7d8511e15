import { cleanTestStorage, useTestStorageEngine } from '@nanostores/persistent'
import { keepMount } from 'nanostores'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Bookmark } from '#domain/content.ts'
import { ApiError, type UntypedInput } from '#client/client.ts'
import { createFakeClient } from './browser.ts'

useTestStorageEngine()
const { $bookmarks, hasUnsyncedBookmarks, syncBookmarks, toggleBookmark } = await import('#stores/bookmarks.ts')
const { $follows, toggleFollow } = await import('#stores/follows.ts')
const { syncWishlist } = await import('#stores/wishlist.ts')
const { $notices } = await import('#stores/notices.ts')
const { setClient } = await import('#stores/client.ts')

const createArticle = (id: number): Bookmark => ({ type: 'article', id })
const listRequested = (owner: number | null, responses: Parameters<typeof createFakeClient>[0] = {}) =>
  setClient(createFakeClient({ 'GET /api/v2/wishlists/wished_products': async () => ({ owner, variant_ids: [] }), ...responses }))

async function logOut(): Promise<void> {
  listRequested(null)
  await syncWishlist()
  await syncBookmarks()
}

beforeAll(() => keepMount($bookmarks))
beforeEach(async () => {
  cleanTestStorage()
  $notices.set([])
  // A login and logout leaves no empty list of the account.
  listRequested(1, { 'GET /api/v2/bookmarks': async () => [] })
  await syncWishlist()
  await syncBookmarks()
  await logOut()
})
afterEach(() => setClient(undefined))

test("a guest's bookmark is stored in this browser, newest first, without a request", async () => {
  await toggleBookmark(createArticle(1))
  await toggleBookmark(createArticle(2))
  expect($bookmarks.get()).toEqual([createArticle(2), createArticle(1)])
  expect(hasUnsyncedBookmarks()).toBe(true)
  await toggleBookmark(createArticle(1))
  expect($bookmarks.get()).toEqual([createArticle(2)])
})

test("after a login a guest's list is merged, and after a logout it is cleared", async () => {
  await toggleBookmark(createArticle(1))
  const saveBookmarks = vi.fn(async (_input: UntypedInput) => ({ bookmarked: true, bookmarks: [createArticle(1), createArticle(5)] }))
  listRequested(7, { 'POST /api/v2/bookmarks': saveBookmarks })
  await syncWishlist()
  await syncBookmarks()
  expect(saveBookmarks).toHaveBeenCalledExactlyOnceWith({ body: { bookmarks: [createArticle(1)] } })
  expect($bookmarks.get()).toEqual([createArticle(1), createArticle(5)])
  expect(hasUnsyncedBookmarks()).toBe(false)
  await logOut()
  expect($bookmarks.get()).toEqual([])
})

test('a rejected change is reverted with a message', async () => {
  const toggle = vi.fn(async (): Promise<never> => {
    throw new ApiError(404, { error: 'Gone', code: 'entry_not_found' })
  })
  listRequested(7, { 'GET /api/v2/bookmarks': async () => [createArticle(5)], 'POST /api/v2/bookmarks': toggle })
  await syncWishlist()
  await syncBookmarks()
  await toggleBookmark(createArticle(9))
  expect($bookmarks.get()).toEqual([createArticle(5)])
  expect($notices.get()).toHaveLength(1)
})

test('a rejected change leaves the later ones', async () => {
  const refuse = Promise.withResolvers<never>()
  const one = createArticle(1)
  const two = createArticle(2)
  const toggle = vi.fn((input: UntypedInput) =>
    input.body === one ? refuse.promise : Promise.resolve({ bookmarked: true, bookmarks: [two] })
  )
  listRequested(7, {
    'GET /api/v2/bookmarks': async () => [],
    'POST /api/v2/bookmarks': toggle,
    'PUT /api/v2/authors/{id}/follow': ({ params = {} }) =>
      Reflect.get(params, 'id') === 1 ? refuse.promise : Promise.resolve({ following: true, followers: 1 })
  })
  await syncWishlist()
  await syncBookmarks()
  const first = [toggleBookmark(one), toggleFollow(1)]
  await Promise.all([toggleBookmark(two), toggleFollow(2)])
  refuse.reject(new ApiError(404, { error: 'Gone', code: 'entry_not_found' }))
  await Promise.all(first)
  expect($bookmarks.get()).toEqual([two])
  expect($follows.get()).toEqual([2])
})
