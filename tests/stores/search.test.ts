import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { EMPTY_SUGGESTIONS, type Suggestions } from '#domain/suggestions.ts'
import type { UntypedInput } from '#client/client.ts'
import { $recentSearches, $suggestions, askSuggestions, forgetSearches, recent, rememberSearch } from '../../src/stores/search.ts'
import { useClient } from '../../src/stores/client.ts'
import { fakeClient } from './browser.ts'

const SUGGESTIONS = 'GET /api/v2/search/suggestions'

beforeEach(() => forgetSearches())
afterEach(() => useClient(undefined))

test('remembers ten searches as they were typed, the newest first, none twice', () => {
  for (let n = 1; n <= 12; n++) rememberSearch(`хайлт ${n}`)
  rememberSearch('  Хайлт   5 ')
  rememberSearch('   ')
  expect(recent()).toHaveLength(10)
  expect(recent().slice(0, 2)).toEqual(['Хайлт 5', 'хайлт 12'])
  expect(recent()).not.toContain('хайлт 5')
  rememberSearch('ы'.repeat(500))
  expect(recent()[0]).toHaveLength(100)
  forgetSearches()
  expect(recent()).toEqual([])
})

test('takes nothing else for searches than texts', () => {
  $recentSearches.set({ not: 'a list' } as never)
  expect(recent()).toEqual([])
  $recentSearches.set(['цамц', 7, null] as never)
  expect(recent()).toEqual(['цамц'])
})

test('asks once for a text; an older answer never replaces a newer one; a failure suggests nothing', async () => {
  const waiting = new Map<string, (found: Suggestions) => void>()
  const suggestions = vi.fn(
    ({ query }: UntypedInput) => new Promise<Suggestions>(resolve => waiting.set(String(Reflect.get(query ?? {}, 'q')), resolve))
  )
  useClient(fakeClient({ [SUGGESTIONS]: suggestions }))
  const answer = (text: string): Suggestions => ({ ...EMPTY_SUGGESTIONS, texts: [{ text, count: 1 }] })
  const first = askSuggestions('ца')
  const second = askSuggestions(' цам ')
  await vi.waitFor(() => expect(waiting.size).toBe(2))
  waiting.get('цам')?.(answer('цамц'))
  await second
  waiting.get('ца')?.(answer('цаг'))
  await first
  expect($suggestions.get()).toEqual({ text: 'цам', found: answer('цамц') })
  await askSuggestions('цам')
  expect(suggestions).toHaveBeenCalledTimes(2)
  useClient(fakeClient({ [SUGGESTIONS]: () => Promise.reject(new Error('gone')) }))
  await askSuggestions('утас')
  expect($suggestions.get()).toEqual({ text: 'утас', found: EMPTY_SUGGESTIONS })
  await askSuggestions('')
  expect($suggestions.get().text).toBe('')
})
