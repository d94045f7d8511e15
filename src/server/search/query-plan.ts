import { MAX_QUERY_LENGTH, otherKeyboardLayouts, tokenize } from '#domain/search.ts'
import type { Db } from '../kernel/db/open.ts'
import { absentBrandKinds } from './absent-brands.ts'
import { CERTAIN_SCORE, isNumber, type Reading, type Term, type Terms, toTerms } from './query-terms.ts'
import { findPair, findSynonymsAt, isSynonym, nearestSynonym, type SynonymMatch, type Synonyms } from './synonym-index.ts'
import { readSynonyms } from './synonyms.ts'
import { ignoredWords } from './vocabulary.ts'
import { findMeanings, guessMeanings, type Meaning } from './word-meanings.ts'

/** The plan of a query for both engines. Without terms and SKU it has no meaning. */
export interface QueryPlan extends Terms {
  /** SKU prefix, where the text resembles one. */
  sku: string | null
  /** The text with corrections, where a word was guessed. */
  corrected: string | null
}

const NO_MEANING: QueryPlan = { terms: [], head: null, sku: null, corrected: null, missing: [] }

/** Weights by field: the noun of the title, the rest of the title, brand and taxon, everything else. See `ProductTexts`. */
export const FIELD_WEIGHTS = [1, 0.94, 0.9, 0.66] as const
/** Bonus for a term in a short title. */
export const SHORT_TITLE_WEIGHT = 0.06
/** Popularity only orders products that match equally well. */
export const REVIEWS_WEIGHT = 0.004
export const SKU_SCORE = 9
/** Of a product with all clicks of a text. More than fields of the title and the taxon differ, less than they and other properties do. */
export const LEARNED_WEIGHT = 0.2

/** Minimum score of a word that is in the catalogue as typed. */
const EXACT_WORD_SCORE = 0.89
/** Below this score a missing space is more likely than a spelling mistake. */
const LIKELY_SCORE = 0.7
/** By which a word for goods that the shop does not have must be nearer than a word of the catalogue. */
const UNSOLD_MARGIN = 0.1
/** Minimum score of the parts of a split word. */
const CERTAIN_PART_SCORE = 0.88
const MIN_PART_LENGTH = 3
const MIN_SPLIT_LENGTH = 6
/** Of a query, without those that say nothing. */
const MAX_WORDS = 8
const MAX_TYPED_WORDS = 16
/** Shorter words are valid on any keyboard layout. */
const MIN_RETYPED_LENGTH = 3
/** The goods stand before them in English and Russian. */
const PREPOSITIONS = new Set('with of for from in on at by to для из с со на от под в'.split(' '))

/** Plans a query by the words of the catalogue. With `unfinished` the last word may be incomplete. Never throws. */
export async function planQuery(db: Db, typed: string, { unfinished = false } = {}): Promise<QueryPlan> {
  const text = typed.slice(0, MAX_QUERY_LENGTH)
  const synonyms = await readSynonyms(db)
  const { words, headEnd, isQuestion } = withoutIgnored(tokenize(text, MAX_TYPED_WORDS), synonyms, unfinished)
  const sku = skuOf(text)
  if (!words.length) return sku ? { ...NO_MEANING, sku } : ((await inOtherLayout(db, text)) ?? NO_MEANING)
  const { reading, unknown } = await readWords(db, words, synonyms, { unfinished, headEnd, isCode: sku !== null })
  if (unknown.length === words.length && words.every(word => !reading.meanings.get(word)?.length)) {
    const other = await inOtherLayout(db, text)
    if (other) return other
  }
  const branded = await planAbsentBrand(db, reading, synonyms, sku)
  if (branded) return branded
  const joined = await joinWords(db, words, unknown, synonyms)
  if (joined) return planRespaced(db, joined, synonyms, sku)
  if (unknown.length && !isQuestion) {
    await addGuesses(db, unknown, reading, synonyms)
    const unlikely = unknown.filter(word => (reading.meanings.get(word)?.[0]?.score ?? 0) < LIKELY_SCORE && !isLikelyRespelt(reading, word))
    const split = await splitWords(db, words, unlikely)
    if (split) return planRespaced(db, split, synonyms, sku)
  }
  return toPlan(reading, sku)
}

function toPlan(reading: Reading, sku: string | null): QueryPlan {
  const terms = toTerms(reading)
  return { ...terms, sku, corrected: correctText(reading, terms.missing) }
}

/** Meanings and synonyms of words, and the unknown words. */
async function readWords(
  db: Db,
  words: readonly string[],
  synonyms: Synonyms,
  { unfinished = false, headEnd = words.length, isCode = false } = {}
): Promise<{ reading: Reading; unknown: string[] }> {
  const matches = new Map(
    words.flatMap((_, start) => {
      // `2` of a code is not `two`.
      const match = isCode && isNumber(words[start] ?? '') ? null : findSynonymsAt(synonyms, words, start)
      return match ? [[start, match] as const] : []
    })
  )
  applyPair(synonyms, matches)
  const meanings = await findMeanings(db, [...words, ...phraseWords(matches)], unfinished ? words.slice(-1) : [])
  // A single word without its suffix is often a different word, so the word itself comes first.
  for (const [start, { length, byForm, isWritten, phrases }] of matches) {
    const isOther = (byForm || !isWritten) && length === 1 && meanings.get(words[start] ?? '')?.[0]?.word === words[start]
    const isKnown = byForm && length === 1 && scoreOf(meanings, words[start]) >= EXACT_WORD_SCORE
    // A word that only sounds like one for goods that the shop does not have is more likely a misspelt word of the catalogue.
    const isUnsold = !isWritten && !phrases.some(phrase => phrase.words.every(word => scoreOf(meanings, word) >= CERTAIN_SCORE))
    if (isOther || isKnown || (isUnsold && length === 1 && scoreOf(meanings, words[start]) < CERTAIN_SCORE)) matches.delete(start)
  }
  const covered = new Set([...matches].flatMap(([start, { length }]) => words.slice(start, start + length)))
  const unknown = words.filter(word => scoreOf(meanings, word) < CERTAIN_SCORE && !covered.has(word) && !absentBrandKinds(word))
  return { reading: { words, headEnd, meanings, matches, respelt: new Map(), unfinished }, unknown }
}

/** A word with two others in it is more likely these than a word with other letters at its end. */
function isLikelyRespelt({ respelt }: Reading, word: string): boolean {
  const other = respelt.get(word)
  return other !== undefined && Math.abs(other.length - word.length) < 2
}

/** Of two phrases that stand for a group together, the later one has its meaning, and the other only describes. */
function applyPair(synonyms: Synonyms, matches: Map<number, SynonymMatch>): void {
  const entries = [...matches].filter(([start]) => ![...matches].some(([other, { length }]) => other < start && start < other + length))
  const pair = findPair(
    synonyms,
    entries.map(([, match]) => match)
  )
  if (!pair) return
  const starts = pair.at.flatMap(at => entries[at]?.[0] ?? [])
  for (const start of starts) {
    const match = matches.get(start)
    if (!match) continue
    const kinds = start === Math.max(...starts) ? pair.kinds : []
    matches.set(start, { ...match, phrases: [], own: [], kinds, isGoods: false, isAttribute: true, isOccasion: kinds.length > 0 })
  }
}

const scoreOf = (meanings: ReadonlyMap<string, Meaning[]>, word = ''): number => meanings.get(word)?.[0]?.score ?? 0

/** The kinds of goods of a well-known brand that the shop does not have: `iphone 15`. Null where other words have a meaning. */
async function planAbsentBrand(db: Db, { words, meanings }: Reading, synonyms: Synonyms, sku: string | null): Promise<QueryPlan | null> {
  const absent = words.filter(word => scoreOf(meanings, word) < EXACT_WORD_SCORE && absentBrandKinds(word))
  if (!absent.length) return null
  for (const word of absent) meanings.set(word, [])
  const others = words.filter(word => !absent.includes(word) && !isNumber(word))
  if (others.length) return null
  const kinds = [...new Set(absent.flatMap(word => absentBrandKinds(word) ?? []))].map(kind => tokenize(kind))
  const terms: Term[] = []
  for (const kind of kinds) {
    const { reading } = await readWords(db, kind, synonyms)
    const [term] = toTerms(reading).terms
    if (term) terms.push(term)
  }
  // Any of the kinds.
  const alternatives = terms.flatMap(term => term.alternatives).toSorted((a, b) => b.score - a.score)
  return { terms: alternatives.length ? [{ alternatives }] : [], head: null, sku, corrected: null, missing: absent }
}

/** The plan of a text with corrected spaces; words still unknown are guessed. */
async function planRespaced(db: Db, words: readonly string[], synonyms: Synonyms, sku: string | null): Promise<QueryPlan> {
  const { reading, unknown } = await readWords(db, words, synonyms)
  if (unknown.length) await addGuesses(db, unknown, reading, synonyms)
  const plan = toPlan(reading, sku)
  return { ...plan, corrected: plan.corrected ?? words.join(' ') }
}

const partScore = (meanings: ReadonlyMap<string, Meaning[]>, word: string): number => {
  const score = meanings.get(word)?.[0]?.score ?? 0
  return score >= CERTAIN_PART_SCORE ? score : 0
}

/** `м 5` */
const isModel = ([letter = '', figure = '']: readonly string[]): boolean => letter.length === 1 && !isNumber(letter) && isNumber(figure)

/** One word typed as two, one of them unknown: `sun glases`. */
async function joinWords(db: Db, words: readonly string[], unknown: readonly string[], synonyms: Synonyms): Promise<string[] | null> {
  const pairs = words.slice(1).map((word, at) => ({ at, both: `${words[at]}${word}`, parts: [words[at] ?? '', word] }))
  const candidates = pairs.filter(({ parts }) => parts.some(word => unknown.includes(word)) || isModel(parts))
  if (!candidates.length) return null
  const meanings = await findMeanings(
    db,
    candidates.map(({ both }) => both)
  )
  const match = candidates.find(({ both, parts }) =>
    isModel(parts) ? scoreOf(meanings, both) >= EXACT_WORD_SCORE : partScore(meanings, both) > 0 || isSynonym(synonyms, both)
  )
  return match ? words.toSpliced(match.at, 2, match.both) : null
}

/** Two words typed as one: `моринхуур`. */
async function splitWords(db: Db, words: readonly string[], unknown: readonly string[]): Promise<string[] | null> {
  const parts = (word: string): [string, string][] =>
    Array.from({ length: Math.max(0, word.length - 2 * MIN_PART_LENGTH + 1) }, (_, at) => [
      word.slice(0, MIN_PART_LENGTH + at),
      word.slice(MIN_PART_LENGTH + at)
    ])
  const candidates = unknown.filter(word => word.length >= MIN_SPLIT_LENGTH && !isNumber(word))
  if (!candidates.length) return null
  const meanings = await findMeanings(
    db,
    candidates.flatMap(word => parts(word).flat())
  )
  const best = new Map(
    candidates.flatMap(word => {
      const rated = parts(word).map(both => ({ both, score: Math.min(...both.map(part => partScore(meanings, part))) }))
      const [first] = rated.filter(({ score }) => score > 0).toSorted((a, b) => b.score - a.score)
      return first ? [[word, first.both] as const] : []
    })
  )
  return best.size ? words.flatMap(word => best.get(word) ?? [word]) : null
}

/** The words with a meaning, and how many stand before the first preposition. All words of a question without such words. */
function withoutIgnored(
  typed: readonly string[],
  synonyms: Synonyms,
  unfinished: boolean
): { words: string[]; headEnd: number; isQuestion: boolean } {
  const words: string[] = []
  let headEnd: number | null = null
  for (let at = 0; at < typed.length && words.length < MAX_WORDS;) {
    const length = findSynonymsAt(synonyms, typed, at)?.length ?? 1
    const span = typed.slice(at, at + length)
    const [word = ''] = span
    const isPreposition = length === 1 && PREPOSITIONS.has(word)
    if (isPreposition && words.length) headEnd ??= words.length
    const isLast = unfinished && at === typed.length - 1
    if (length > 1 || isLast || (!isPreposition && !ignoredWords().has(word))) words.push(...span)
    at += length
  }
  const all = typed.slice(0, MAX_WORDS)
  return words.length
    ? { words, headEnd: headEnd ?? words.length, isQuestion: false }
    : { words: all, headEnd: all.length, isQuestion: true }
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
    const { reading } = await readWords(db, words, await readSynonyms(db))
    // Exact words only: half of all letter sequences resemble some word.
    const isExact = (word: string, start: number): boolean =>
      reading.meanings.get(word)?.[0]?.word === word || reading.matches.get(start)?.byForm === false
    if (words.every(isExact)) return { ...toPlan(reading, null), corrected: words.join(' ') }
  }
  return null
}

/** Guesses for unknown words: words of the catalogue, and words with synonyms where these are nearer. */
async function addGuesses(db: Db, unknown: readonly string[], reading: Reading, synonyms: Synonyms): Promise<void> {
  const { words, meanings, matches, respelt } = reading
  for (const [word, guesses] of await guessMeanings(db, unknown)) {
    if ((guesses[0]?.score ?? 0) > scoreOf(meanings, word)) meanings.set(word, guesses)
  }
  const candidates: { word: string; nearest: { word: string; score: number }; match: SynonymMatch }[] = []
  for (const word of unknown) {
    const nearest = nearestSynonym(synonyms, word)
    const match = nearest && findSynonymsAt(synonyms, [nearest.word], 0)
    if (!match || nearest.score <= scoreOf(meanings, word)) continue
    candidates.push({ word, nearest, match })
  }
  const known = await findMeanings(
    db,
    candidates.flatMap(({ nearest, match }) => [nearest.word, ...match.phrases.flatMap(({ words }) => words)])
  )
  for (const { word, nearest, match } of candidates) {
    const isSold = [[nearest.word], ...match.phrases.map(phrase => phrase.words)].some(phrase =>
      phrase.every(each => scoreOf(known, each) >= CERTAIN_SCORE)
    )
    // Goods that the shop does not have only where they are much nearer than words of the catalogue.
    if (!isSold && nearest.score < scoreOf(meanings, word) + UNSOLD_MARGIN) continue
    meanings.delete(word)
    respelt.set(word, nearest.word)
    const own = [[nearest.word]]
    matches.set(words.indexOf(word), {
      ...match,
      length: 1,
      own,
      phrases: [{ words: own[0] ?? [], key: '', use: match.isGoods ? ('goods' as const) : null }, ...match.phrases]
    })
  }
  if (respelt.size)
    for (const [word, found] of await findMeanings(db, phraseWords(matches))) if (!meanings.has(word)) meanings.set(word, found)
}

function phraseWords(matches: ReadonlyMap<number, SynonymMatch>): string[] {
  return [...matches.values()].flatMap(({ phrases, kinds }) => [...phrases.flatMap(({ words }) => words), ...kinds.flat(2)])
}

/** The corrected text, where it differs from the typed one: guesses for mistakes, without words that have no meaning. */
function correctText({ words, meanings, respelt }: Reading, missing: readonly string[]): string | null {
  const used = words.filter(word => !missing.includes(word))
  const corrected = used.map(word => {
    const meaning = meanings.get(word)?.[0]
    return respelt.get(word) ?? (meaning?.guessed ? meaning.word : word)
  })
  return used.length && corrected.some((word, at) => word !== used[at]) ? corrected.join(' ') : null
}
