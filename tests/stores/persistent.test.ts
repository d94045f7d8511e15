import { cleanTestStorage, getTestStorage, setPersistentEngine, useTestStorageEngine } from '@nanostores/persistent'
import { beforeEach, describe, expect, test } from 'vitest'
import { migrateStorage, NEVER_PERSISTED, createPersistentStore, PERSISTED_VERSION } from '#stores/persistent.ts'

useTestStorageEngine()
beforeEach(() => cleanTestStorage())

describe('migrating from version 1', () => {
  test('drops ticket and taxon data and keeps the rest', () => {
    const storage: Record<string, string> = {
      'delguur:ticket': '{}',
      'delguur:taxon': '{}',
      'delguur:taxons': '[]',
      'delguur:taxon:women': '{}',
      'delguur:theme': '"dark"',
      'delguur:cart': '{}',
      elsewhere: 'kept'
    }
    migrateStorage(storage)
    expect(storage).toEqual({ 'delguur:theme': '"dark"', 'delguur:cart': '{}', 'delguur:version': '2', elsewhere: 'kept' })
  })

  test('happens once', () => {
    const storage: Record<string, string> = { 'delguur:version': String(PERSISTED_VERSION), 'delguur:ticket': '{}' }
    migrateStorage(storage)
    expect(storage['delguur:ticket']).toBe('{}')
  })

  test('marks an empty storage with the version', () => {
    const storage: Record<string, string> = {}
    migrateStorage(storage)
    expect(storage).toEqual({ 'delguur:version': '2' })
  })
})

describe('a persisted store', () => {
  test('is written as JSON under the name of the shop', () => {
    createPersistentStore('theme', 'light').set('dark')
    expect(getTestStorage()).toEqual({ 'delguur:theme': '"dark"' })
  })

  test('starts from its initial value where what is stored cannot be read', () => {
    getTestStorage()['delguur:broken'] = '{"half'
    expect(createPersistentStore('broken', 'whole').get()).toBe('whole')
  })

  test('works in memory where the storage is full', () => {
    const full = new Proxy(
      {},
      {
        set: () => {
          throw new DOMException('full', 'QuotaExceededError')
        }
      }
    )
    setPersistentEngine(full, { addEventListener() {}, removeEventListener() {} })
    const $name = createPersistentStore('name', 'one')
    const seen: string[] = []
    $name.listen(value => seen.push(value))
    $name.set('two')
    expect([$name.get(), ...seen]).toEqual(['two', 'two'])
    useTestStorageEngine()
  })

  test('rejects temporary state', () => {
    // @ts-expect-error the compiler refuses it
    createPersistentStore('login', null)
    expect(NEVER_PERSISTED).toEqual(['login', 'search', 'nav', 'justChanged', 'updating', 'fetching', 'notifications'])
  })
})
