import { isGibberish } from '#domain/gibberish.ts'
import { isCyrillic, MAX_QUERY_LENGTH, toPlainLetters, tokenize } from '#domain/search.ts'
import { toOtherKeyboardLayouts } from '#domain/keyboard-layout.ts'
import { toPhoneticKey } from '#domain/phonetic-key.ts'
import { calculateSimilarity } from '#domain/word-similarity.ts'
import type { Db } from '../../kernel/db/open.ts'
import { findBrandKinds, isBrandAsWritten } from '../words/known-brands.ts'
import { CERTAIN_SCORE, type Reading } from '../query/query-spans.ts'
import { type Terms, toTerms } from './query-terms.ts'
import type { Alternative } from './alternatives.ts'
import { isEnglishFunctionWord } from '../words/grammar.ts'
import { toSentenceTerms } from './sentence.ts'
import { findPreferences, type Preferences } from '../query/preferences.ts'
import { addGuesses } from '../query/guess-words.ts'
import { findMatches, toParts } from '../query/query-parts.ts'
import { isLong, isSentence, MAX_TYPED_WORDS, withoutIgnored } from '../query/query-words.ts'
import { addBrandKinds, readAbsentBrand } from './brand-plan.ts'
import { planDone } from './done-plan.ts'
import { readWords } from '../query/read-words.ts'
import { isAddedPrivative, listPrivatives } from '../words/privatives.ts'
import { readUnwanted, splitNegated } from './unwanted.ts'
import { addImpliedKind, isAddedKind } from '../query/implied-kind.ts'
import { addImpliedPresent } from '../query/implied-present.ts'
import { joinWords, splitWords } from '../spelling/respace-words.ts'
import { isSoundingIgnored } from '../words/vocabulary.ts'
import { toKey } from '../words/phrase-keys.ts'
import type { SynonymMatch, Synonyms } from '../words/synonym-index.ts'
import { readSynonyms } from '../words/synonyms.ts'
import { EXACT_WORD_SCORE, findScore, type Meaning } from '../spelling/word-meanings.ts'
import { isNumber } from '../words/word-forms.ts'

interface WordPlan extends Terms {
  /** SKU prefix, where the text resembles one. */
  sku: string | null
  /** The text with corrections, where a word was guessed. */
  corrected: string | null
}

/** The plan of a query for both engines. Without terms and SKU it has no meaning. */
export interface QueryPlan extends WordPlan, Preferences {
  /** What goods must not be or have. */
  unwanted: readonly Alternative[]
}

const NO_MEANING: WordPlan = {
  terms: [],
  head: null,
  goods: [],
  unsure: null,
  suggested: null,
  sku: null,
  corrected: null,
  missing: [],
  described: [],
  isSentence: false
}

/** Weights by field: the noun of the title, the rest of the title, brand and taxon, everything else. See `ProductTexts`. */
export const FIELD_WEIGHTS = [1, 0.94, 0.9, 0.66] as const
/** Factor for the word for goods in the title of other goods: a holder for a phone follows phones. */
export const MENTION_FACTOR = 0.75
/** A phrase for goods of which the title has the last word, and the kind of goods the others. */
export const PARTLY_TITLE_WEIGHT = 0.95
/** Of goods that only their taxon calls so, where the lowest or highest prices are asked for: 25 times the price. */
export const EXTREME_KIND_PENALTY = 0.7
/** Bonus for a term in a short title. */
export const SHORT_TITLE_WEIGHT = 0.06
/** Popularity only orders products that match equally well. */
export const REVIEWS_WEIGHT = 0.004
/** Penalty for goods that are or have what is not wanted. It keeps them before other kinds of goods. */
export const UNWANTED_PENALTY = 0.5
/** Score for ten times the size in the title, where large or small goods are asked for. */
export const SIZE_WEIGHT = 0.3
/** Sizes beyond these rank alike. */
export const MAX_SIZE = 1000
export const MIN_SIZE = 0.1
/** The size of goods whose title has none. */
export const USUAL_SIZE = 30
export const SKU_SCORE = 9
/** Score of a product with all clicks of a text: more than the difference of title and taxon, less than that of these and other fields. */
export const LEARNED_WEIGHT = 0.2

/** Below this score a missing space is more likely than a spelling mistake. */
const LIKELY_SCORE = 0.7
/** Below this score two words as written are more likely than one with mistakes. */
const CLEAR_SCORE = 0.8
/** By which a guess must be likelier than the next. */
const CLEAR_MARGIN = 0.02
/** Shorter words are valid on any keyboard layout. */
const MIN_RETYPED_LENGTH = 3
/** Minimum similarity of a guess that is used although another word of the text has no meaning. */
const NEAR_SIMILARITY = 0.8
export interface PlanOptions {
  /** The last word may be incomplete. */
  unfinished?: boolean | undefined
  /** Whether similar goods stand for those that the shop does not have, and follow few others. */
  withSimilar?: boolean | undefined
}

/** Plans a query by the words of the catalogue. Never throws. */
export async function planQuery(db: Db, query: string, options: PlanOptions = {}): Promise<QueryPlan> {
  const text = query.slice(0, MAX_QUERY_LENGTH)
  // A word that is typed again says nothing more, nor do the zeros of `10 000`.
  const typed = [...new Set(tokenize(text, MAX_TYPED_WORDS))].filter(word => !/^0+$/.test(word))
  const synonyms = await readSynonyms(db)
  const { wanted, negated } = splitNegated(withoutAlternative(typed, synonyms), synonyms)
  const plan = await planAlternatives(db, text, wanted, options)
  const unwanted = await readUnwanted(db, listPrivatives(wanted), negated, synonyms)
  const missing = plan.missing.filter(word => !isAddedPrivative(word, typed) && !isAddedKind(word, typed))
  return { ...plan, missing, unwanted, ...findPreferences(synonyms, wanted, negated) }
}

/** The plan of `A or B`, or of the one of which the shop has goods. */
async function planAlternatives(db: Db, text: string, words: readonly string[], options: PlanOptions): Promise<WordPlan> {
  const plan = await planWords(db, text, words, options)
  const at = words.findIndex(word => OR.has(word))
  if (at < 0 || plan.terms.length || plan.sku) return plan
  for (const part of [words.slice(0, at), words.slice(at + 1)]) {
    const found = await planWords(db, text, part, options)
    if (found.terms.length) return { ...found, missing: plan.missing.filter(word => !part.includes(word)) }
  }
  return plan
}

const OR = new Set(['эсвэл', 'юмуу', 'esvel', 'или', 'or', 'vs', 'versus'])

/** The part of `A or B` before the `or`, where it names goods; else the text without A: `хар эсвэл цагаан пүүз`. */
function withoutAlternative(typed: readonly string[], synonyms: Synonyms): readonly string[] {
  const at = typed.findIndex((word, each) => each > 0 && each < typed.length - 1 && OR.has(word))
  if (at < 0 || isLong(typed)) return typed
  const isNamed = (words: readonly string[]): boolean =>
    [...findMatches(synonyms, words).values()].some(({ isGoods, isWritten }) => isGoods && isWritten)
  const before = typed.slice(0, at)
  if (!isNamed(before)) return [...typed.slice(0, at - 1), ...typed.slice(at + 1)]
  // Of `спальник или палатка` the shop may have any.
  return isNamed(typed.slice(at + 1)) ? typed : before
}

async function planWords(
  db: Db,
  text: string,
  typed: readonly string[],
  { unfinished = false, withSimilar = true }: PlanOptions
): Promise<WordPlan> {
  const synonyms = await readSynonyms(db)
  const typedWords = withoutIgnored(typed, synonyms, unfinished)
  const said = unfinished ? typedWords : addImpliedPresent(typedWords, synonyms)
  const { words, headEnd, breaks, isQuestion, implied } = unfinished ? said : addImpliedKind(said, synonyms)
  const sku = parseSku(text)
  if (!words.length) return sku ? { ...NO_MEANING, sku } : ((await planOtherLayout(db, text)) ?? NO_MEANING)
  const { reading, unknown: unread } = await readWords(db, words, synonyms, {
    unfinished,
    headEnd,
    breaks,
    isCode: sku !== null,
    implied,
    typed
  })
  // What words suggest together explains those that no product has.
  const unknown = unread.filter(word => !reading.suggested?.words.includes(word))
  // Words that say nothing have no meaning but the titles that have them.
  if (isQuestion) {
    for (const [word, found] of reading.meanings)
      reading.meanings.set(
        word,
        found.filter(each => isExactWord(word, each))
      )
    for (const [start, { byForm }] of reading.matches) if (byForm) reading.matches.delete(start)
  }
  if (unknown.length === words.length && words.every(word => !reading.meanings.get(word)?.length)) {
    const other = await planOtherLayout(db, text)
    if (other) return other
  }
  if (!unfinished && isSentence(typed, toParts(words, reading.matches))) {
    const terms = toSentenceTerms(reading, typed)
    if (terms.terms.length) return { ...terms, sku, corrected: null }
  }
  const branded = await readAbsentBrand(db, reading, synonyms)
  if (branded) return { ...branded, sku, corrected: null }
  const joined = await joinWords(db, words, unknown, synonyms)
  if (joined) return planRespaced(db, joined, synonyms, sku)
  if (unknown.length && !isQuestion && !words.some(isGibberish)) {
    await addGuesses(
      db,
      unknown.filter(word => !isSoundingIgnored(word)),
      reading,
      synonyms,
      typed.some(isEnglishFunctionWord)
    )
    const unlikely = unknown.filter(word => (reading.meanings.get(word)?.[0]?.score ?? 0) < LIKELY_SCORE && !isLikelyRespelt(reading, word))
    const likely = unknown.filter(word => !unlikely.includes(word) && (reading.meanings.get(word)?.[0]?.score ?? 0) < CLEAR_SCORE)
    const split = await splitWords(db, words, unlikely, likely)
    if (split) return planRespaced(db, split, synonyms, sku)
    const respelt = respellWords(reading, unknown)
    if (respelt) {
      const again = await readWords(db, respelt, synonyms, { headEnd, breaks })
      const plan = again.unknown.length ? NO_MEANING : toPlan(again.reading, sku, withSimilar)
      // Goods that the shop does not have either are no better.
      if (plan.terms.length) return { ...plan, corrected: respelt.join(' ') }
    }
  }
  const plan = toPlan(reading, sku, withSimilar)
  const done = plan.terms.length || sku || unfinished || !withSimilar ? null : await planDone(db, typed, synonyms)
  return done ? { ...plan, ...done } : addBrandKinds(db, reading, synonyms, plan)
}

/** `өвддөг` is no өвдөг, whose sounds it has. */
const isExactWord = (typed: string, { word, score }: Meaning): boolean =>
  score >= EXACT_WORD_SCORE && (!isCyrillic(typed) || toPlainLetters(word) === toPlainLetters(typed))

/** The words with guesses for all unknown ones; null where goods are known, or where a word has several likely guesses or none. */
function respellWords({ words, meanings, matches, respelt }: Reading, unknown: readonly string[]): string[] | null {
  if ([...matches].some(([start, { isGoods }]) => isGoods && !respelt.has(words[start] ?? ''))) return null
  const clear = (word: string): string | null => {
    const other = respelt.get(word)
    if (other) return other
    const [first, second] = meanings.get(word) ?? []
    return first?.guessed && first.score >= LIKELY_SCORE && first.score > (second?.score ?? 0) + CLEAR_MARGIN ? first.word : null
  }
  const replaced = words.map(word => (unknown.includes(word) ? clear(word) : word))
  return replaced.every(word => word !== null) ? replaced : null
}

function toPlan(reading: Reading, sku: string | null, withSimilar = true): WordPlan {
  const terms = toTerms(reading, withSimilar)
  // A figure beside words without a meaning has none: `zzxcv 99`.
  const isFigure = terms.terms.length > 0 && !terms.head && reading.words.every(word => isNumber(word) || terms.missing.includes(word))
  if ((isFigure || (isOnlyGuessed(reading) && !terms.suggested)) && terms.missing.length)
    return { ...NO_MEANING, sku, missing: terms.missing }
  // Its goods may have a general name: `airpods`.
  const brands = reading.words.filter(word => isAbsentBrand(word, reading.meanings) && !terms.missing.includes(word))
  return { ...terms, missing: [...terms.missing, ...brands], sku, corrected: toCorrectedText(reading, terms.missing) }
}

const isAbsentBrand = (word: string, meanings: Reading['meanings']): boolean =>
  isBrandAsWritten(word) && meanings.get(word)?.[0]?.word !== word && findScore(meanings, word) < EXACT_WORD_SCORE

/** Whether no word is known as typed: what some words may mean says nothing where another one has no meaning at all. */
function isOnlyGuessed({ words, meanings, matches, respelt }: Reading): boolean {
  // The second readings of Latin letters are guesses, too.
  const isKnown = ({ isWritten, byForm, groups }: SynonymMatch, span: readonly string[]): boolean =>
    isWritten ||
    (byForm && isCyrillic(span.join(''))) ||
    groups.some(({ phrases }) => phrases.some(({ key }) => toKey(span).startsWith(key)))
  const known = new Set(
    [...matches].flatMap(([start, match]) => {
      const span = words.slice(start, start + match.length)
      return isKnown(match, span) ? span : []
    })
  )
  return words.every(word => {
    const [best] = meanings.get(word) ?? []
    if (best && !best.guessed && best.score >= CERTAIN_SCORE) return false
    const guess = respelt.get(word) ?? (known.has(word) || findBrandKinds(word) ? word : best?.word)
    return guess === undefined || calculateSimilarity(toPhoneticKey(word), toPhoneticKey(guess)) <= NEAR_SIMILARITY
  })
}

/** A word with two others in it is more likely these than a word with other letters at its end. */
function isLikelyRespelt({ respelt }: Reading, word: string): boolean {
  const other = respelt.get(word)
  return other !== undefined && Math.abs(other.length - word.length) < 2
}

/** The plan of a text with corrected spaces; words still unknown are guessed. */
async function planRespaced(db: Db, words: readonly string[], synonyms: Synonyms, sku: string | null): Promise<WordPlan> {
  const { reading, unknown } = await readWords(db, words, synonyms)
  if (unknown.length) await addGuesses(db, unknown, reading, synonyms)
  const plan = toPlan(reading, sku)
  return { ...plan, corrected: plan.corrected ?? words.join(' ') }
}

/** Codes have digits and no spaces: `an-swe-01`. */
function parseSku(text: string): string | null {
  const code = text.trim().toLowerCase()
  return code.length >= 4 && /\d/.test(code) && /^[a-z0-9][a-z0-9._/-]*$/.test(code) ? code : null
}

/** The text of another keyboard layout, where all of its words are known. */
async function planOtherLayout(db: Db, text: string): Promise<WordPlan | null> {
  for (const other of toOtherKeyboardLayouts(text)) {
    const words = tokenize(other)
    if (!words.length || words.some(word => word.length < MIN_RETYPED_LENGTH || isGibberish(word))) continue
    const { reading } = await readWords(db, words, await readSynonyms(db))
    // Exact words only: half of all letter sequences resemble some word.
    const isExact = (word: string, start: number): boolean => {
      const match = reading.matches.get(start)
      return reading.meanings.get(word)?.[0]?.word === word || (match?.isWritten === true && !match.byForm)
    }
    if (words.every(isExact)) return { ...toPlan(reading, null), corrected: words.join(' ') }
  }
  return null
}

/** The corrected text, where it differs from the typed one: guesses for mistakes, without words that have no meaning. */
function toCorrectedText({ words, meanings, respelt }: Reading, missing: readonly string[]): string | null {
  const used = words.filter(word => !missing.includes(word))
  const corrected = used.map(word => {
    const meaning = meanings.get(word)?.[0]
    return respelt.get(word) ?? (meaning?.guessed ? meaning.word : word)
  })
  return used.length && corrected.some((word, at) => word !== used[at]) ? corrected.join(' ') : null
}
