import { atom } from 'nanostores'
import { MAX_SUGGESTIONS, EMPTY_SUGGESTIONS, type Suggestions } from '#domain/suggestions.ts'
import { persisted } from './persistent.ts'
import { client } from './client.ts'

export const MOST_RECENT = 10
const SHOWN = 4
const LONGEST = 100
const KEPT = 40

/** Texts searched for, as they were typed, the newest first. */
export const $recentSearches = persisted<readonly string[]>('searchHistory', [])

/** What the last text asked about may mean. */
export const $suggestions = atom<{ text: string; found: Suggestions }>({ text: '', found: EMPTY_SUGGESTIONS })

/** Keeps a text that was searched for. */
export function rememberSearch(typed: string): void {
  const text = typed.replace(/\s+/g, ' ').trim().slice(0, LONGEST)
  if (!text) return
  const known = recent()
  const others = known.filter(other => other.toLowerCase() !== text.toLowerCase())
  $recentSearches.set([text, ...others].slice(0, MOST_RECENT))
}

export function forgetSearches(): void {
  $recentSearches.set([])
}

/** What localStorage holds may be anybody's. */
export function recent(): readonly string[] {
  const known: unknown = $recentSearches.get()
  return Array.isArray(known) ? known.filter(text => typeof text === 'string').slice(0, MOST_RECENT) : []
}

const answers = new Map<string, Suggestions>()
let asked = ''

/** Asks what a text may mean. The answer to an older text never replaces a newer one's; a failure suggests nothing. */
export async function askSuggestions(typed: string): Promise<void> {
  const text = typed.replace(/\s+/g, ' ').trim().slice(0, LONGEST)
  asked = text
  if (!text) return $suggestions.set({ text, found: EMPTY_SUGGESTIONS })
  const found = answers.get(text) ?? (await fetchSuggestions(text))
  if (asked === text) $suggestions.set({ text, found })
}

async function fetchSuggestions(text: string): Promise<Suggestions> {
  try {
    const found = await (await client()).get('/api/v2/search/suggestions', { query: { q: text, limit: Math.min(SHOWN, MAX_SUGGESTIONS) } })
    if (answers.size >= KEPT) answers.clear()
    answers.set(text, found)
    return found
  } catch {
    return EMPTY_SUGGESTIONS
  }
}
