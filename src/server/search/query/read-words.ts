import { isCyrillic } from '#domain/search.ts'
import type { Db } from '../../kernel/db/open.ts'
import { isSoldAs, listPhraseWords } from './guess-words.ts'
import { findBrandKinds } from '../words/known-brands.ts'
import { addOtherKinds } from './implied-kind.ts'
import { addNarrowerKinds } from './narrower-kinds.ts'
import { toKey } from '../words/phrase-keys.ts'
import { applyPair, findMatches, suggestUse } from './query-parts.ts'
import { CERTAIN_SCORE, type Reading } from './query-spans.ts'
import { hasQuantity } from './quantities.ts'
import type { Synonyms } from '../words/synonym-index.ts'
import { EXACT_WORD_SCORE, findMeanings, findScore, readFigures } from '../spelling/word-meanings.ts'

/** A shorter word in Latin letters sounds like too many others. */
const MIN_LATIN_LENGTH = 5

/** A last word of two letters that nothing has is the beginning of one: `ухаалаг ца`. */
const CUT = /^(?:[аэоөуүияеёю][бвгджзйклмнпрстфхцчш]|[бвгджзклмнпрстфхцчш][аэоөуүияеёю])$/

/** A last digit may begin a figure: `зурагт 6` is one of 65 inches. */
const DIGIT = /^\d$/
const LONGER_FIGURE_SCORE = 0.5

interface ReadingOptions {
  unfinished?: boolean
  headEnd?: number
  breaks?: readonly number[]
  isCode?: boolean
  /** See `addImpliedKind`. */
  implied?: string | undefined
  /** The words of the text, with those that say nothing, where they may suggest a use: words with corrections do not. */
  typed?: readonly string[]
}

/** Meanings and synonyms of words, and the unknown words. */
export async function readWords(
  db: Db,
  words: readonly string[],
  synonyms: Synonyms,
  { unfinished = false, headEnd = words.length, breaks = [], isCode = false, implied, typed }: ReadingOptions = {}
): Promise<{ reading: Reading; unknown: string[] }> {
  const matches = findMatches(synonyms, words, { isCode, breaks, figures: hasQuantity(words) ? await readFigures(db) : [] })
  applyPair(synonyms, words, matches)
  if (implied !== undefined) addOtherKinds(synonyms, words, implied, matches)
  const suggested = unfinished || isCode || !typed ? null : suggestUse(synonyms, { words, typed, matches })
  const suggestedWords = suggested?.kinds.flat(2) ?? []
  const meanings = await findMeanings(db, [...words, ...listPhraseWords(matches), ...suggestedWords], unfinished ? words.slice(-1) : [])
  const last = words.at(-1) ?? ''
  if (words.length > 1 && CUT.test(last) && meanings.get(last)?.[0]?.word !== last && !matches.has(words.length - 1))
    for (const [word, found] of await findMeanings(db, [last], [last])) meanings.set(word, found)
  if (words.length > 1 && DIGIT.test(last)) await addLongerFigures(db, last, meanings)
  await addNarrowerKinds(db, synonyms, words, matches, meanings)
  const isGoodsNamed = [...matches.values()].some(({ isGoods, byForm }) => isGoods && !byForm)
  // A single word without its suffix is often a different word, so the word itself comes first.
  for (const [start, { length, byForm, isWritten, isGoods, phrases }] of matches) {
    const [known] = meanings.get(words[start] ?? '') ?? []
    // `gerel` is a name in the catalogue, and гэрэл is light.
    const isName = known !== undefined && !byForm && !known.namesGoods && /^[a-z]+$/.test(known.word) && isGoods
    const isOther = (byForm || !isWritten) && length === 1 && known?.word === words[start] && !isName
    const isKnown = byForm && length === 1 && findScore(meanings, words[start]) >= EXACT_WORD_SCORE
    // `лааны` of a description is the candle.
    const isInflected =
      byForm && isGoods && !isGoodsNamed && known?.namesGoods === false && phrases.some(phrase => isSoldAs(phrase.words, meanings))
    // A word that only sounds like one for goods that the shop does not have is more likely a misspelt word of the catalogue.
    const isUnsold =
      !isWritten &&
      !isInLatin(words[start] ?? '', phrases) &&
      !phrases.some(phrase => phrase.words.every(word => findScore(meanings, word) >= CERTAIN_SCORE))
    if (((isOther || isKnown) && !isInflected) || (isUnsold && length === 1 && findScore(meanings, words[start]) < CERTAIN_SCORE))
      matches.delete(start)
  }
  const covered = new Set([...matches].flatMap(([start, { length }]) => words.slice(start, start + length)))
  const unknown = words.filter(word => findScore(meanings, word) < CERTAIN_SCORE && !covered.has(word) && !findBrandKinds(word))
  return {
    reading: { words, headEnd, meanings, matches, respelt: new Map(), unfinished, implied, suggested: suggested ?? undefined },
    unknown
  }
}

/** Adds the figures of two digits that begin with a digit. */
async function addLongerFigures(db: Db, digit: string, meanings: Reading['meanings']): Promise<void> {
  const figures = (await readFigures(db)).map(String).filter(figure => figure.length === 2 && figure.startsWith(digit))
  const longer = figures.map(word => ({ word, score: LONGER_FIGURE_SCORE, guessed: false, namesGoods: false, frequency: 1 }))
  meanings.set(digit, [...(meanings.get(digit) ?? []), ...longer])
}

/** Whether a word is one of the phrases in Latin letters: `budaa`. */
function isInLatin(word: string, phrases: readonly { key: string }[]): boolean {
  return word.length >= MIN_LATIN_LENGTH && !isCyrillic(word) && phrases.some(({ key }) => key === toKey([word]))
}
