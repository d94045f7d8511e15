import { cleanTestStorage, setTestStorageKey, useTestStorageEngine } from '@nanostores/persistent'
import { keepMount } from 'nanostores'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { UntypedInput } from '#client/client.ts'
import { ApiError } from '#client/client.ts'
import { createFakeClient } from './browser.ts'

useTestStorageEngine()
const { $wishedIds, flushWishlist, syncWishlist, toggleWish } = await import('#stores/wishlist.ts')
const { $compared, toggleCompared } = await import('#stores/comparison.ts')
const { $viewed, markViewed } = await import('#stores/viewed.ts')
const { syncViewed } = await import('#stores/viewed-sync.ts')
const { $notices } = await import('#stores/notices.ts')
const { setClient } = await import('#stores/client.ts')

const createResponse = (owner: number | null, ...ids: number[]) => ({ owner, variant_ids: ids })
const WISHED = 'GET /api/v2/wishlists/wished_products'
const ADD = 'POST /api/v2/wishlists/add_id'
const REMOVE = 'POST /api/v2/wishlists/remove_id'
const settle = () => vi.advanceTimersByTimeAsync(500)

beforeAll(() => [$wishedIds, $compared, $viewed].forEach(keepMount))
beforeEach(async () => {
  vi.useFakeTimers()
  cleanTestStorage()
  $notices.set([])
  $compared.set([])
  $viewed.set([])
  // A login and logout leaves no empty list of the account.
  setClient(createFakeClient({ [WISHED]: async () => createResponse(1), [ADD]: async () => createResponse(1) }))
  await syncWishlist()
  setClient(createFakeClient({ [WISHED]: async () => createResponse(null) }))
  await syncWishlist()
})
afterEach(() => {
  setClient(undefined)
  vi.useRealTimers()
})

describe('wishlist', () => {
  test("a guest's change is sent to the list of the session, in front", async () => {
    const add = vi.fn(async (_input: UntypedInput) => createResponse(null))
    setClient(createFakeClient({ [ADD]: add }))
    toggleWish(1)
    toggleWish(2)
    expect($wishedIds.get()).toEqual([2, 1])
    await settle()
    expect(add.mock.calls).toEqual([[{ body: { variant_id: 1 } }], [{ body: { variant_id: 2 } }]])
    expect($wishedIds.get()).toEqual([2, 1])
  })

  test('a list that only this browser has is sent whole, and again with the next page after a failure', async () => {
    cleanTestStorage()
    setTestStorageKey('delguur:wishes', JSON.stringify({ ids: [2, 1], owner: null, untold: {} }))
    const add = vi.fn(async (_input: UntypedInput) => createResponse(null, 2, 1))
    setClient(createFakeClient({ [ADD]: async () => Promise.reject(new ApiError(503, { error: '', code: 'unavailable' })) }))
    expect(await flushWishlist()).toBe(false)
    setClient(createFakeClient({ [ADD]: add }))
    expect(await flushWishlist()).toBe(true)
    expect(add).toHaveBeenCalledExactlyOnceWith({ body: { variant_ids: [2, 1] } })
    expect(await flushWishlist()).toBe(false)
    expect($wishedIds.get()).toEqual([2, 1])
  })

  test('reads the list of the user after a login, and none after a logout', async () => {
    setClient(createFakeClient({ [WISHED]: async () => createResponse(7, 2, 1, 5) }))
    await syncWishlist()
    expect($wishedIds.get()).toEqual([2, 1, 5])
    setClient(createFakeClient({ [WISHED]: async () => createResponse(null) }))
    await syncWishlist()
    expect($wishedIds.get()).toEqual([])
  })

  test('sends only the last of several toggles within half a second, and none without a change', async () => {
    const add = vi.fn(async (_input: UntypedInput) => createResponse(7, 3))
    const remove = vi.fn(async () => createResponse(7))
    setClient(createFakeClient({ [WISHED]: async () => createResponse(7, 9), [ADD]: add, [REMOVE]: remove }))
    await syncWishlist()
    toggleWish(3)
    toggleWish(3)
    toggleWish(3)
    toggleWish(9)
    toggleWish(9)
    await vi.advanceTimersByTimeAsync(499)
    expect(add).not.toHaveBeenCalled()
    await settle()
    expect(add).toHaveBeenCalledExactlyOnceWith({ body: { variant_id: 3 } })
    expect(remove).not.toHaveBeenCalled()
  })

  test('a rejected change is reverted with a message', async () => {
    const add = async () => {
      throw new ApiError(503, { error: 'Түр ажиллахгүй байна', code: 'unavailable' })
    }
    setClient(createFakeClient({ [WISHED]: async () => createResponse(7), [ADD]: add }))
    await syncWishlist()
    toggleWish(3)
    await settle()
    expect($wishedIds.get()).toEqual([])
    expect($notices.get()).toMatchObject([{ tone: 'warning', message: { text: 'Түр ажиллахгүй байна' } }])
  })

  test("after the session has expired the change goes to the guest's list", async () => {
    setClient(createFakeClient({ [WISHED]: async () => createResponse(7, 9), [ADD]: async () => createResponse(null, 3) }))
    await syncWishlist()
    toggleWish(3)
    await settle()
    expect($wishedIds.get()).toEqual([3])
    expect($notices.get()).toEqual([])
  })
})

describe('comparison', () => {
  test('holds four; a fifth warns and changes nothing; toggling removes', () => {
    for (const slug of ['a', 'b', 'c', 'd']) expect(toggleCompared(slug)).toBe('added')
    expect(toggleCompared('e')).toBe('full')
    expect($compared.get()).toEqual(['a', 'b', 'c', 'd'])
    expect(toggleCompared('b')).toBe('removed')
    expect($compared.get()).toEqual(['a', 'c', 'd'])
  })
})

test("a guest's viewed products are merged after a login, and leave the browser after a logout", async () => {
  const of = (owner: number | null, ids: number[] = []) => {
    const add = vi.fn(async (_input: UntypedInput) => ({ ids }))
    setClient(
      createFakeClient({
        'GET /api/v2/wishlists/wished_products': async () => ({ owner, variant_ids: [] }),
        'GET /api/v2/viewed_products': async () => ({ ids }),
        'POST /api/v2/viewed_products': add
      })
    )
    return add
  }
  markViewed(1)
  markViewed(2)
  const merge = of(7, [2, 1, 9])
  await syncWishlist()
  await syncViewed(2)
  expect(merge).toHaveBeenCalledExactlyOnceWith({ body: { ids: [2, 1] } })
  expect($viewed.get()).toEqual([2, 1, 9])
  const next = of(7, [3, 2, 1, 9])
  markViewed(3)
  await syncViewed(3)
  expect(next).toHaveBeenCalledExactlyOnceWith({ body: { ids: [3] } })
  of(null)
  await syncWishlist()
  await syncViewed(0)
  expect($viewed.get()).toEqual([])
})

test('viewed products are stored once each, newest first, at most forty', () => {
  for (let id = 1; id <= 45; id++) markViewed(id)
  markViewed(10)
  expect($viewed.get()).toHaveLength(40)
  expect($viewed.get().slice(0, 3)).toEqual([10, 45, 44])
})
