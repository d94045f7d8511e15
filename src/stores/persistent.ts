import { persistentJSON } from '@nanostores/persistent'
import type { WritableAtom } from 'nanostores'

export const PERSISTED_VERSION = 2
const PREFIX = 'delguur:'
const VERSION_KEY = `${PREFIX}version`

/** What a visit starts afresh: whether one is logged in is the server's to say, the rest belongs to a moment. */
export const NEVER_PERSISTED = ['login', 'search', 'nav', 'justChanged', 'updating', 'fetching', 'notifications'] as const
type NeverPersisted = (typeof NEVER_PERSISTED)[number]

/**
 * A store kept in localStorage as JSON under `delguur:<name>`. It follows other tabs and is read again when
 * the page comes back from the back/forward cache. Whatever cannot be read or written leaves the store
 * working in memory.
 */
export function persisted<Value, Name extends string = string>(
  name: Name extends NeverPersisted ? never : Name,
  initial: Value
): WritableAtom<Value> {
  const $store = persistentJSON<Value>(`${PREFIX}${name}`, initial)
  const write = $store.set.bind($store)
  $store.set = value => {
    try {
      write(value)
    } catch {
      // A full storage refuses the write; the value still has to reach this page.
      setInMemory($store, value)
    }
  }
  return $store
}

function setInMemory<Value>($store: WritableAtom<Value>, value: Value): void {
  Object.assign($store, { value })
  $store.notify()
}

/** Brings what an earlier version stored to this one. Runs before any store is read. */
export function migrate(storage: Storage | Record<string, string>): void {
  const stored = Object.keys(storage).filter(key => key.startsWith(PREFIX))
  if (stored.length > 0 && storedVersion(storage) < PERSISTED_VERSION) {
    for (const key of stored) {
      if (/^delguur:(tickets?|taxons?)(:|$)/.test(key)) Reflect.deleteProperty(storage, key)
    }
  }
  Reflect.set(storage, VERSION_KEY, String(PERSISTED_VERSION))
}

function storedVersion(storage: Storage | Record<string, string>): number {
  const version = Number(Reflect.get(storage, VERSION_KEY))
  return Number.isInteger(version) && version > 0 ? version : 1
}

/** Removes everything the shop keeps in this browser except the session, which is a cookie. */
export async function forgetEverything(): Promise<void> {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key)
  } catch {
    // Storage that cannot be reached holds nothing of ours.
  }
  if ('caches' in globalThis) await Promise.all((await caches.keys()).map(name => caches.delete(name)))
  if ('serviceWorker' in navigator) {
    const workers = await navigator.serviceWorker.getRegistrations()
    await Promise.all(workers.map(worker => worker.unregister()))
  }
}

try {
  if (typeof localStorage !== 'undefined') migrate(localStorage)
} catch {
  // Storage is forbidden: every store works in memory.
}
