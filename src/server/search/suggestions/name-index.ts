import { isGibberish } from '#domain/gibberish.ts'
import { isCyrillic, tokenize, toPlainLetters } from '#domain/search.ts'
import { toPhoneticKey, toPhoneticKeys } from '#domain/phonetic-key.ts'
import { calculateSimilarity, canBeSimilar, toLetterBits } from '#domain/word-similarity.ts'
import { stemWord } from '#domain/word-stem.ts'
import type { Localized } from '#domain/site.ts'
import { toVerbRoot } from '#domain/word-roots.ts'
import { MIN_SOUND_LENGTH } from '../words/word-forms.ts'

const MIN_SIMILARITY = 0.75
/** A word that sounds like the typed one, and one that begins with the same sounds. */
export const SAME_KEY_SCORE = 0.95
export const SOUNDING_SCORE = 0.84
/** Similar words count only where no page has the words themselves. */
const GUESS_FACTOR = 0.65

interface NameWord {
  word: string
  key: string
  stems: string[]
}

/** A page by what it is found by. */
export interface Named {
  /** Words of its title in both languages. */
  words: readonly NameWord[]
  /** Stems of the words of its summary. */
  summaryStems: ReadonlySet<string>
}

interface IndexedWord<Page> extends NameWord {
  /** Of its key. */
  letterBits: number
  pages: Page[]
}

/** Names of pages by word: one that many pages have is compared once. */
export interface NameIndex<Page> {
  pages: readonly Page[]
  words: readonly IndexedWord<Page>[]
  /** By the first letter of the word and of its key. */
  byInitial: ReadonlyMap<number, readonly IndexedWord<Page>[]>
  bySummaryStem: ReadonlyMap<string, readonly Page[]>
}

export function indexNames<Page extends Named>(pages: readonly Page[]): NameIndex<Page> {
  const byWord = new Map<string, IndexedWord<Page>>()
  const bySummaryStem = new Map<string, Page[]>()
  for (const page of pages) {
    for (const named of page.words) {
      const indexed = byWord.get(named.word) ?? { ...named, letterBits: toLetterBits(named.key), pages: [] }
      indexed.pages.push(page)
      byWord.set(named.word, indexed)
    }
    for (const stem of page.summaryStems) append(bySummaryStem, stem, page)
  }
  const byInitial = new Map<number, IndexedWord<Page>[]>()
  for (const indexed of byWord.values()) {
    const initials = new Set([indexed.word.charCodeAt(0), indexed.key.charCodeAt(0)])
    for (const initial of initials) append(byInitial, initial, indexed)
  }
  return { pages, words: [...byWord.values()], byInitial, bySummaryStem }
}

function append<Key, Value>(lists: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = lists.get(key)
  if (list) list.push(value)
  else lists.set(key, [value])
}

export function toNameWords(...names: (Localized | null | undefined)[]): NameWord[] {
  const words = new Set(names.flatMap(name => [name?.mn ?? '', name?.en ?? '']).flatMap(name => tokenize(name, 30)))
  return [...words].map(word => ({ word, key: toPhoneticKey(word), stems: toStems(word) }))
}

const MIN_STEM_KEY = 3

/** Keys of a word without its endings, that of a verb apart. */
function toStems(word: string): string[] {
  const verb = toVerbRoot(word)
  const stems = toPhoneticKeys(stemWord(word)).filter(stem => stem.length >= MIN_STEM_KEY)
  return verb ? [...stems, `${toPhoneticKey(verb)}-`] : stems
}

interface TypedWord {
  word: string
  keys: string[]
  stems: string[]
}

/** Gibberish resembles any name, so it has no keys and counts only as written. */
export function toTypedWord(word: string): TypedWord {
  return isGibberish(word) ? { word, keys: [], stems: [] } : { word, keys: toPhoneticKeys(word), stems: toStems(word) }
}

/** How well the best word of a name fits, from 0 to 1, by page. */
type Scores<Page> = Map<Page, number>

/** Pages whose name has a typed word. */
export function findByName<Page>({ byInitial }: NameIndex<Page>, typed: TypedWord): Scores<Page> {
  const scores: Scores<Page> = new Map()
  const initials = new Set([typed.word, ...typed.keys, ...typed.stems].map(text => text.charCodeAt(0)))
  for (const initial of initials) for (const named of byInitial.get(initial) ?? []) addScore(scores, named.pages, rateWord(typed, named))
  return scores
}

/** Pages whose name has a word like a typed one. */
export function guessByName<Page>({ words }: NameIndex<Page>, typed: TypedWord): Scores<Page> {
  const scores: Scores<Page> = new Map()
  if (typed.word.length <= 3) return scores
  for (const key of typed.keys) {
    const letterBits = toLetterBits(key)
    for (const named of words) {
      if (!canBeSimilar(key, letterBits, named.key, named.letterBits, MIN_SIMILARITY)) continue
      const alike = calculateSimilarity(key, named.key)
      if (alike >= MIN_SIMILARITY) addScore(scores, named.pages, GUESS_FACTOR * alike)
    }
  }
  return scores
}

export function findBySummary<Page>({ bySummaryStem }: NameIndex<Page>, { keys, stems }: TypedWord): Set<Page> {
  return new Set([...keys, ...stems].flatMap(root => bySummaryStem.get(root) ?? []))
}

function addScore<Page>(scores: Scores<Page>, pages: readonly Page[], score: number): void {
  if (score) for (const page of pages) scores.set(page, Math.max(scores.get(page) ?? 0, score))
}

function rateWord(typed: TypedWord, { word, key, stems }: NameWord): number {
  if (word === typed.word) return 1
  const isShortLatin = typed.word.length < MIN_SOUND_LENGTH && !isCyrillic(typed.word) && !isCyrillic(word)
  if (!isShortLatin && typed.keys.includes(key)) return SAME_KEY_SCORE
  if (word.startsWith(typed.word)) return 0.9
  // `ээмэг` has the sounds of эмэгтэй and `fur` those of `for`, but not their letters.
  const hasLetters = (count: number): boolean =>
    !(isShortLatin || isCyrillic(typed.word)) || toPlainLetters(word).startsWith(toPlainLetters(typed.word).slice(0, count))
  const hasStem = typed.stems.some(stem => stem === key || stems.includes(stem)) || typed.keys.some(each => stems.includes(each))
  if (hasStem && hasLetters(MIN_STEM_KEY)) return 0.86
  const isBeginning = typed.keys.some(each => each.length >= Math.min(2, typed.word.length) && key.startsWith(each))
  return isBeginning && hasLetters(Infinity) ? SOUNDING_SCORE : 0
}
