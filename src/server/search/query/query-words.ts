import { parseAudienceText } from '#domain/query-filters.ts'
import { tokenize } from '#domain/search.ts'
import type { Db } from '../../kernel/db/open.ts'
import { findMatches, toParts } from './query-parts.ts'
import { isHeadEnd, isPreposition, isPrivative } from '../words/grammar.ts'
import { toPrivative } from '../words/privatives.ts'
import { findQuantity } from './quantities.ts'
import { findSynonymsAt, type Synonyms } from '../words/synonym-index.ts'
import { findPair, type PairPart } from '../words/synonym-pairs.ts'
import { readSynonyms } from '../words/synonyms.ts'
import { isIgnored } from '../words/vocabulary.ts'

/** Maximum words with a meaning. */
const MAX_WORDS = 8
const MAX_SENTENCE_WORDS = 12
export const MAX_TYPED_WORDS = 24
/** Minimum typed words of a sentence, and its minimum words and phrases with a meaning. */
const MIN_TYPED = 7
const MIN_PARTS = 4

export const isLong = (typed: readonly string[]): boolean => typed.length >= MIN_TYPED

/** Whether a text describes goods in a sentence. */
export const isSentence = (typed: readonly string[], parts: readonly unknown[]): boolean => isLong(typed) && parts.length >= MIN_PARTS

/** The words of a query with a meaning. */
export interface SayingWords {
  words: string[]
  /** Number of words before the first preposition or relative pronoun. */
  headEnd: number
  /** Positions of words that stand after one, with which no phrase goes on. */
  breaks: number[]
  isQuestion: boolean
  /** A word among these that only a brand says: see `addImpliedKind`. */
  implied?: string
}

/** The words with a meaning. All words of a question without such words. */
export function withoutIgnored(typed: readonly string[], synonyms: Synonyms, unfinished: boolean): SayingWords {
  const words: string[] = []
  const breaks: number[] = []
  const limit = isLong(typed) ? MAX_SENTENCE_WORDS : MAX_WORDS
  const paired = findPairedIgnored(typed, synonyms)
  for (let at = 0; at < typed.length && words.length < limit;) {
    const match = findQuantity(typed, at) ?? findSynonymsAt(synonyms, typed, at)
    const length = match?.length ?? 1
    const span = typed.slice(at, at + length)
    const [word = ''] = span
    const isBoundary = length === 1 && isHeadEnd(word)
    // `for travel` may be a phrase: a camera for travel is no travel light.
    if (isHeadEnd(word) && words.length) breaks.push(words.length)
    const isLast = unfinished && at === typed.length - 1
    const lacked = isBoundary && isPrivative(word) && !isLast ? typed[at + 1] : undefined
    if (lacked !== undefined) {
      if (findSynonymsAt(synonyms, [lacked], 0)) words.push(toPrivative(lacked))
      at += 2
      continue
    }
    if (length > 1 || isLast || paired.has(at) || (!isBoundary && !isIgnored(word))) words.push(...span)
    // `билет на концерт`: what follows the phrase says more of the goods in it.
    if (match?.isGoods && span.slice(1, -1).some(isPreposition)) breaks.push(words.length)
    at += length
  }
  const all = typed.slice(0, MAX_WORDS)
  return words.length
    ? { words, headEnd: breaks[0] ?? words.length, breaks, isQuestion: false }
    : { words: all, headEnd: all.length, breaks: [], isQuestion: true }
}

/** Positions of words that say something only together with others: `тавих` of a vase, `цэцэг тавих`. */
function findPairedIgnored(typed: readonly string[], synonyms: Synonyms): ReadonlySet<number> {
  if (typed.length < 2 || !typed.some(isIgnored)) return new Set()
  return new Set(findPair(synonyms, toParts(typed, findMatches(synonyms, typed)))?.starts)
}

/** Whether a text describes goods in a sentence, of which no word is a filter. */
export async function isDescription(db: Db, text: string): Promise<boolean> {
  const typed = tokenize(text, MAX_TYPED_WORDS)
  if (!isLong(typed)) return false
  const synonyms = await readSynonyms(db)
  const { words, breaks } = withoutIgnored(typed, synonyms, false)
  return isSentence(typed, toParts(words, findMatches(synonyms, words, { breaks })))
}

/** Whether parts of a text stand for a use or present together, so that a filter would take a part away. */
export async function isStandingTogether(db: Db, text: string): Promise<boolean> {
  const synonyms = await readSynonyms(db)
  const { words, breaks } = withoutIgnored(tokenize(text, MAX_TYPED_WORDS), synonyms, false)
  const parts = toParts(words, findMatches(synonyms, words, { breaks }))
  return findPair(synonyms, parts) !== null || parts.some(isPresentFor)
}

/** `подарок ребёнку` */
function isPresentFor({ words, match }: PairPart): boolean {
  return match?.isOccasion === true && words.length > 1 && parseAudienceText(words.join(' ')) !== null
}

/** The words of a title that are no part of a longer attribute or use: a dress for цагаан сар is not white. */
export async function listLooseWords(db: Db, title: string): Promise<string[]> {
  const words = tokenize(title, MAX_TYPED_WORDS)
  const parts = toParts(words, findMatches(await readSynonyms(db), words))
  return parts.flatMap(part => (part.words.length > 1 && part.match?.isAttribute ? [] : part.words))
}

/** Whether a word is a part of a longer phrase with synonyms: `цагаан сар` is not white. */
export async function isInPhrase(db: Db, text: string, word: string): Promise<boolean> {
  const words = tokenize(text, MAX_TYPED_WORDS)
  const parts = toParts(words, findMatches(await readSynonyms(db), words))
  return parts.some(part => part.words.length > 1 && part.words.includes(word))
}
