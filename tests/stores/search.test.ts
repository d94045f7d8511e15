import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { EMPTY_SUGGESTIONS, type Suggestions } from '#domain/suggestions.ts'
import type { UntypedInput } from '#client/client.ts'
import { $recentSearches, $suggestions, loadSuggestions, clearRecentSearches, readRecentSearches, addRecentSearch } from '#stores/search.ts'
import { setClient } from '#stores/client.ts'
import { createFakeClient } from './browser.ts'

const SUGGESTIONS = 'GET /api/v2/search/suggestions'

beforeEach(() => clearRecentSearches())
afterEach(() => setClient(undefined))

test('stores ten searches as typed, newest first, without duplicates', () => {
  for (let n = 1; n <= 12; n++) addRecentSearch(`хайлт ${n}`)
  addRecentSearch('  Хайлт   5 ')
  addRecentSearch('   ')
  expect(readRecentSearches()).toHaveLength(10)
  expect(readRecentSearches().slice(0, 2)).toEqual(['Хайлт 5', 'хайлт 12'])
  expect(readRecentSearches()).not.toContain('хайлт 5')
  addRecentSearch('ы'.repeat(500))
  expect(readRecentSearches()[0]).toHaveLength(100)
  clearRecentSearches()
  expect(readRecentSearches()).toEqual([])
})

test('ignores stored values that are not texts', () => {
  $recentSearches.set({ not: 'a list' } as never)
  expect(readRecentSearches()).toEqual([])
  $recentSearches.set(['цамц', 7, null] as never)
  expect(readRecentSearches()).toEqual(['цамц'])
})

test('requests a text once; an older response never replaces a newer one; a failure suggests nothing', async () => {
  const waiting = new Map<string, (found: Suggestions) => void>()
  const suggestions = vi.fn(
    ({ query }: UntypedInput) => new Promise<Suggestions>(resolve => waiting.set(String(Reflect.get(query ?? {}, 'q')), resolve))
  )
  setClient(createFakeClient({ [SUGGESTIONS]: suggestions }))
  const response = (text: string): Suggestions => ({ ...EMPTY_SUGGESTIONS, texts: [text] })
  const first = loadSuggestions('ца')
  const second = loadSuggestions(' цам ')
  await expect.poll(() => waiting.size).toBe(2)
  waiting.get('цам')?.(response('цамц'))
  await second
  waiting.get('ца')?.(response('цаг'))
  await first
  expect($suggestions.get()).toEqual({ text: 'цам', found: response('цамц') })
  await loadSuggestions('цам')
  expect(suggestions).toHaveBeenCalledTimes(2)
  setClient(createFakeClient({ [SUGGESTIONS]: () => Promise.reject(new Error('gone')) }))
  await loadSuggestions('утас')
  expect($suggestions.get()).toEqual({ text: 'утас', found: EMPTY_SUGGESTIONS })
  await loadSuggestions('')
  expect($suggestions.get().text).toBe('')
})
