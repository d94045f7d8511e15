import { persistentJSON } from '@nanostores/persistent'
import type { WritableAtom } from 'nanostores'

export const PERSISTED_VERSION = 2
export const PREFIX = 'delguur:'
const VERSION_KEY = `${PREFIX}version`

/** State that is not persisted: the login state comes from the server, the rest is temporary. */
export const NEVER_PERSISTED = ['login', 'search', 'nav', 'justChanged', 'updating', 'fetching', 'notifications'] as const
type NeverPersisted = (typeof NEVER_PERSISTED)[number]

/**
 * A store in localStorage as JSON under `delguur:<name>`. It follows other tabs and is read again when the page is restored from
 * the back/forward cache. Where storage is unavailable it works in memory.
 */
export function createPersistentStore<Value, Name extends string = string>(
  name: Name extends NeverPersisted ? never : Name,
  initial: Value
): WritableAtom<Value> {
  const $store = persistentJSON<Value>(`${PREFIX}${name}`, initial)
  const write = $store.set.bind($store)
  $store.set = value => {
    try {
      write(value)
    } catch {
      // Storage is full; the value is still set in this page.
      setInMemory($store, value)
    }
  }
  return $store
}

function setInMemory<Value>($store: WritableAtom<Value>, value: Value): void {
  Object.assign($store, { value })
  $store.notify()
}

/** Uses session storage. A browser may refuse it: an error would end the script of a page. */
export function trySession<Value>(use: (storage: Storage) => Value): Value | undefined {
  try {
    return use(sessionStorage)
  } catch {
    return undefined
  }
}

/** Migrates data stored by an earlier version. Runs before any store is read. */
export function migrateStorage(storage: Storage | Record<string, string>): void {
  const stored = Object.keys(storage).filter(key => key.startsWith(PREFIX))
  if (stored.length > 0 && readStoredVersion(storage) < PERSISTED_VERSION) {
    for (const key of stored) {
      if (/^delguur:(tickets?|taxons?)(:|$)/.test(key)) Reflect.deleteProperty(storage, key)
    }
  }
  Reflect.set(storage, VERSION_KEY, String(PERSISTED_VERSION))
}

function readStoredVersion(storage: Storage | Record<string, string>): number {
  const version = Number(Reflect.get(storage, VERSION_KEY))
  return Number.isInteger(version) && version > 0 ? version : 1
}

try {
  if (typeof localStorage !== 'undefined') migrateStorage(localStorage)
} catch {
  // Storage is forbidden: every store works in memory.
}
