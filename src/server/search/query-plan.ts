import { phoneticKey, MAX_QUERY_LENGTH, otherKeyboardLayouts, tokenize } from '#domain/search.ts'
import type { Db } from '../kernel/db/open.ts'
import { type Synonyms, readSynonyms, findSynonymsAt } from './synonyms.ts'
import { findMeanings, guessMeanings, type Meaning } from './word-meanings.ts'

/** A word or phrase of a query with its alternatives, best first. */
export interface Term {
  /** A product matches with all `words`, each in one of its spellings. */
  alternatives: { words: string[][]; score: number }[]
}

/** The plan of a query for both engines. Without terms and SKU it has no meaning. */
export interface QueryPlan {
  terms: Term[]
  /** SKU prefix, where the text resembles one. */
  sku: string | null
  /** The text with corrections, where a word was guessed. */
  corrected: string | null
}

const NO_MEANING: QueryPlan = { terms: [], sku: null, corrected: null }

/** Weights by field: the noun of the title, the rest of the title, brand and taxon, everything else. See `ProductTexts`. */
export const FIELD_WEIGHTS = [1, 0.94, 0.9, 0.66] as const
/** Bonus for a term in a short title. */
export const SHORT_TITLE_WEIGHT = 0.06
export const REVIEWS_WEIGHT = 0.012
export const SKU_SCORE = 9

const SYNONYM_SCORE = 0.94
/** Below this score a word counts as unknown, and similar words are searched. */
const CERTAIN_SCORE = 0.85
/** Below this score a missing space is more likely than a spelling mistake. */
const LIKELY_SCORE = 0.7
/** Minimum score of the parts of a split word. */
const CERTAIN_PART_SCORE = 0.88
const MIN_PART_LENGTH = 3
const MIN_SPLIT_LENGTH = 6
/** Shorter words are valid on any keyboard layout. */
const MIN_RETYPED_LENGTH = 3
const STOP_WORDS = new Set(
  'ба болон буюу эсвэл юм нь бол авах авъя авья хайх хайж үнэ үнэтэй зарна зарах захиалах захиалга худалдаж бараа дэлгүүр the a an of for and or with to in buy price mn'.split(
    ' '
  )
)

/** Whether a term is known as typed. */
export function isCertain({ alternatives }: Term): boolean {
  return (alternatives[0]?.score ?? 0) >= CERTAIN_SCORE
}

/** Plans a query by the words of the catalogue. With `unfinished` the last word may be incomplete. Never throws. */
export async function planQuery(db: Db, typed: string, { unfinished = false } = {}): Promise<QueryPlan> {
  const text = typed.slice(0, MAX_QUERY_LENGTH)
  const words = withoutStopWords(tokenize(text))
  const sku = skuOf(text)
  if (!words.length) return sku ? { ...NO_MEANING, sku } : ((await inOtherLayout(db, text)) ?? NO_MEANING)
  const synonyms = await readSynonyms(db)
  const { meanings, unknown } = await readWords(db, words, synonyms, unfinished)
  if (words.every(word => !meanings.get(word)?.length) && unknown.length === words.length) {
    const other = await inOtherLayout(db, text)
    if (other) return other
  }
  if (!unknown.length) return { terms: termsOf(words, meanings, synonyms), sku, corrected: correctText(words, meanings) }
  const joined = await joinWords(db, words, unknown)
  if (joined) return planRespaced(db, joined, synonyms, sku)
  await addGuesses(db, unknown, meanings)
  const split = await splitWords(db, words, unknown.filter(word => (meanings.get(word)?.[0]?.score ?? 0) < LIKELY_SCORE)) // prettier-ignore
  if (split) return planRespaced(db, split, synonyms, sku)
  return { terms: termsOf(words, meanings, synonyms), sku, corrected: correctText(words, meanings) }
}

/** Meanings of words, and the unknown ones. */
async function readWords(
  db: Db,
  words: readonly string[],
  synonyms: Synonyms,
  unfinished: boolean
): Promise<{ meanings: Map<string, Meaning[]>; unknown: string[] }> {
  const meanings = await findMeanings(db, [...words, ...phraseWords(synonyms, words)], unfinished ? words.slice(-1) : [])
  const phraseLengths = words.map((_, start) => findSynonymsAt(synonyms, words, start)?.length ?? 0)
  const unknown = words.filter(
    (word, at) =>
      (meanings.get(word)?.[0]?.score ?? 0) < CERTAIN_SCORE && !phraseLengths.some((length, start) => start <= at && at < start + length)
  )
  return { meanings, unknown }
}

/** The plan of a text with corrected spaces; words still unknown are guessed. */
async function planRespaced(db: Db, words: readonly string[], synonyms: Synonyms, sku: string | null): Promise<QueryPlan> {
  const { meanings, unknown } = await readWords(db, words, synonyms, false)
  if (unknown.length) await addGuesses(db, unknown, meanings)
  return { terms: termsOf(words, meanings, synonyms), sku, corrected: correctText(words, meanings) ?? words.join(' ') }
}

const partScore = (meanings: ReadonlyMap<string, Meaning[]>, word: string): number => {
  const score = meanings.get(word)?.[0]?.score ?? 0
  return score >= CERTAIN_PART_SCORE ? score : 0
}

/** One word typed as two, one of them unknown: `sun glases`. */
async function joinWords(db: Db, words: readonly string[], unknown: readonly string[]): Promise<string[] | null> {
  const pairs = words.slice(1).map((word, at) => ({ at, both: `${words[at]}${word}`, parts: [words[at] ?? '', word] }))
  const candidates = pairs.filter(({ parts }) => parts.some(word => unknown.includes(word)))
  if (!candidates.length) return null
  const meanings = await findMeanings(db, candidates.map(({ both }) => both)) // prettier-ignore
  const match = candidates.find(({ both }) => partScore(meanings, both) > 0)
  return match ? words.toSpliced(match.at, 2, match.both) : null
}

/** Two words typed as one: `моринхуур`. */
async function splitWords(db: Db, words: readonly string[], unknown: readonly string[]): Promise<string[] | null> {
  const parts = (word: string): [string, string][] =>
    Array.from({ length: Math.max(0, word.length - 2 * MIN_PART_LENGTH + 1) }, (_, at) => [
      word.slice(0, MIN_PART_LENGTH + at),
      word.slice(MIN_PART_LENGTH + at)
    ])
  const candidates = unknown.filter(word => word.length >= MIN_SPLIT_LENGTH)
  if (!candidates.length) return null
  const meanings = await findMeanings(db, candidates.flatMap(word => parts(word).flat())) // prettier-ignore
  const best = new Map(
    candidates.flatMap(word => {
      const rated = parts(word).map(both => ({ both, score: Math.min(...both.map(part => partScore(meanings, part))) }))
      const [first] = rated.filter(({ score }) => score > 0).toSorted((a, b) => b.score - a.score)
      return first ? [[word, first.both] as const] : []
    })
  )
  return best.size ? words.flatMap(word => best.get(word) ?? [word]) : null
}

function withoutStopWords(words: readonly string[]): string[] {
  const remaining = words.filter(word => !STOP_WORDS.has(word))
  return remaining.length ? remaining : [...words]
}

/** Codes have digits and no spaces: `an-swe-01`. */
function skuOf(text: string): string | null {
  const code = text.trim().toLowerCase()
  return code.length >= 4 && /\d/.test(code) && /^[a-z0-9][a-z0-9._/-]*$/.test(code) ? code : null
}

/** The text of another keyboard layout, where all of its words are known. */
async function inOtherLayout(db: Db, text: string): Promise<QueryPlan | null> {
  for (const other of otherKeyboardLayouts(text)) {
    const words = tokenize(other)
    if (!words.length || words.some(word => word.length < MIN_RETYPED_LENGTH)) continue
    const synonyms = await readSynonyms(db)
    const meanings = await findMeanings(db, [...words, ...phraseWords(synonyms, words)])
    // Exact words only: half of all letter sequences resemble some word.
    const cached = (word: string, start: number): boolean =>
      meanings.get(word)?.[0]?.word === word || findSynonymsAt(synonyms, words, start) !== null
    if (words.every(cached)) return { terms: termsOf(words, meanings, synonyms), sku: null, corrected: words.join(' ') }
  }
  return null
}

async function addGuesses(db: Db, unknown: readonly string[], meanings: Map<string, Meaning[]>): Promise<void> {
  for (const [word, guesses] of await guessMeanings(db, unknown)) {
    const cached = meanings.get(word) ?? []
    if ((guesses[0]?.score ?? 0) > (cached[0]?.score ?? 0)) meanings.set(word, guesses)
  }
}

function phraseWords(synonyms: Synonyms, words: readonly string[]): string[] {
  return words.flatMap((_, start) => findSynonymsAt(synonyms, words, start)?.phrases.flat() ?? [])
}

/** Terms for words and phrases with a meaning; others are ignored. */
function termsOf(words: readonly string[], meanings: ReadonlyMap<string, Meaning[]>, synonyms: Synonyms): Term[] {
  const terms: Term[] = []
  for (let start = 0; start < words.length;) {
    const match = findSynonymsAt(synonyms, words, start)
    const span = words.slice(start, start + (match?.length ?? 1))
    const alternatives = [...toTypedTerm(span, meanings), ...(match?.phrases ?? []).flatMap(phrase => toSynonymTerm(phrase, meanings))]
    if (alternatives.length) terms.push({ alternatives: alternatives.toSorted((a, b) => b.score - a.score) })
    start += span.length
  }
  return terms
}

/** A word by its spellings; a phrase by the lowest score of its words. */
function toTypedTerm(span: readonly string[], meanings: ReadonlyMap<string, Meaning[]>): Term['alternatives'] {
  const [first = '', ...rest] = span
  if (!rest.length) return groupByScore(meanings.get(first) ?? [])
  const wordMeanings = span.map(word => meanings.get(word) ?? [])
  const levels = [...new Set(wordMeanings.flat().map(meaning => meaning.score))].toSorted((a, b) => b - a).slice(0, 6)
  return levels.flatMap(score => {
    const words = wordMeanings.map(list => list.filter(meaning => meaning.score >= score).map(meaning => meaning.word))
    return words.every(list => list.length) ? [{ words, score }] : []
  })
}

/** Spellings of one score make one alternative. */
function groupByScore(meanings: readonly Meaning[]): Term['alternatives'] {
  const groups = new Map<number, string[]>()
  for (const { word, score } of meanings) groups.set(score, [...(groups.get(score) ?? []), word])
  return [...groups].map(([score, words]) => ({ words: [words], score }))
}

function toSynonymTerm(phrase: readonly string[], meanings: ReadonlyMap<string, Meaning[]>): Term['alternatives'] {
  // Uses the first reading only: a second reading of a Latin letter is another word.
  const spellings = phrase.map(word =>
    (meanings.get(word) ?? []).map(meaning => meaning.word).filter(other => phoneticKey(other) === phoneticKey(word))
  )
  return spellings.every(list => list.length) ? [{ words: spellings, score: SYNONYM_SCORE }] : []
}

/** The corrected text, where it differs from the typed one: guesses for mistakes, without words that have no meaning. */
function correctText(words: readonly string[], meanings: ReadonlyMap<string, Meaning[]>): string | null {
  const best = words.flatMap(word => {
    const meaning = meanings.get(word)?.[0]
    return meaning ? [{ text: meaning.guessed ? meaning.word : word, sure: !meaning.guessed }] : []
  })
  if (!best.length || (best.length === words.length && best.every(each => each.sure))) return null
  return best.map(each => each.text).join(' ')
}
