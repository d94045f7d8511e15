import { atom } from 'nanostores'
import { MAX_SUGGESTIONS, EMPTY_SUGGESTIONS, type Suggestions } from '#domain/suggestions.ts'
import { createPersistentStore } from './persistent.ts'
import { loadClient } from './client.ts'

const MAX_RECENT_SEARCHES = 10
const SUGGESTION_LIMIT = 4
const MAX_TEXT_LENGTH = 100
const MAX_CACHED = 40

/** Search texts as typed, newest first. */
export const $recentSearches = createPersistentStore<readonly string[]>('searchHistory', [])

/** Suggestions for the latest text. */
export const $suggestions = atom<{ text: string; found: Suggestions }>({ text: '', found: EMPTY_SUGGESTIONS })

export function addRecentSearch(typed: string): void {
  const text = typed.replace(/\s+/g, ' ').trim().slice(0, MAX_TEXT_LENGTH)
  if (!text) return
  const stored = readRecentSearches()
  const others = stored.filter(other => other.toLowerCase() !== text.toLowerCase())
  $recentSearches.set([text, ...others].slice(0, MAX_RECENT_SEARCHES))
}

export function clearRecentSearches(): void {
  $recentSearches.set([])
}

/** localStorage may contain anything. */
export function readRecentSearches(): readonly string[] {
  const stored: unknown = $recentSearches.get()
  return Array.isArray(stored) ? stored.filter(text => typeof text === 'string').slice(0, MAX_RECENT_SEARCHES) : []
}

const cachedSuggestions = new Map<string, Suggestions>()
let latestText = ''

/** Loads suggestions. A late response never replaces a newer one; a failure gives none. */
export async function loadSuggestions(typed: string): Promise<void> {
  const text = typed.replace(/\s+/g, ' ').trim().slice(0, MAX_TEXT_LENGTH)
  latestText = text
  if (!text) return $suggestions.set({ text, found: EMPTY_SUGGESTIONS })
  const suggestions = cachedSuggestions.get(text) ?? (await fetchSuggestions(text))
  if (latestText === text) $suggestions.set({ text, found: suggestions })
}

async function fetchSuggestions(text: string): Promise<Suggestions> {
  try {
    const suggestions = await (
      await loadClient()
    ).get('/api/v2/search/suggestions', { query: { q: text, limit: Math.min(SUGGESTION_LIMIT, MAX_SUGGESTIONS) } })
    if (cachedSuggestions.size >= MAX_CACHED) cachedSuggestions.clear()
    cachedSuggestions.set(text, suggestions)
    return suggestions
  } catch {
    return EMPTY_SUGGESTIONS
  }
}
