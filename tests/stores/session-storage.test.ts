import { afterEach, expect, test, vi } from 'vitest'
import { trySession } from '#stores/persistent.ts'

afterEach(() => vi.unstubAllGlobals())

test('a browser that refuses session storage has nothing in it', () => {
  const getItem = (): never => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  vi.stubGlobal('sessionStorage', { getItem })
  expect(trySession(storage => storage.getItem('a'))).toBeUndefined()
})

test('a stored value is read', () => {
  vi.stubGlobal('sessionStorage', { getItem: (key: string) => key + key })
  expect(trySession(storage => storage.getItem('a'))).toBe('aa')
})
