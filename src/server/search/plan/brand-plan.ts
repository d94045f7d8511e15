import { isCyrillic, tokenize } from '#domain/search.ts'
import type { Db } from '../../kernel/db/open.ts'
import type { Alternative } from './alternatives.ts'
import { findBrandKinds, isBrandAsWritten, listBrandSpellings } from '../words/known-brands.ts'
import type { Reading } from '../query/query-spans.ts'
import { type Terms, toTerms } from './query-terms.ts'
import { readWords } from '../query/read-words.ts'
import type { Synonyms } from '../words/synonym-index.ts'
import { EXACT_WORD_SCORE, findScore } from '../spelling/word-meanings.ts'
import { isNumber } from '../words/word-forms.ts'

/** Score of the kinds of goods of a brand, which only rank. */
const KIND_SCORE = 0.3

const listKinds = (words: readonly string[]): string[] => [...new Set(words.flatMap(word => findBrandKinds(word) ?? []))]

/** Any of the kinds, best first. */
async function readKinds(db: Db, synonyms: Synonyms, kinds: readonly string[]): Promise<Alternative[]> {
  const alternatives: Alternative[] = []
  for (const kind of kinds) {
    const { reading } = await readWords(db, tokenize(kind), synonyms)
    alternatives.push(...(toTerms(reading).terms[0]?.alternatives ?? []))
  }
  return alternatives.toSorted((a, b) => b.score - a.score)
}

/** Ranks the kinds of goods of a brand first where no goods are named: of `samsung a54` the phone, then its cases. */
export async function addBrandKinds<Plan extends Terms>(
  db: Db,
  { words, matches }: Reading,
  synonyms: Synonyms,
  plan: Plan
): Promise<Plan> {
  const kinds = listKinds(words)
  const isGoodsNamed = [...matches].some(([start, { isGoods }]) => isGoods && !findBrandKinds(words[start] ?? ''))
  if (!kinds.length || !plan.terms.length || isGoodsNamed) return plan
  const alternatives = await readKinds(db, synonyms, kinds)
  const term = { alternatives: alternatives.map(each => ({ ...each, score: KIND_SCORE })), isSoft: true, described: null }
  return alternatives.length ? { ...plan, terms: [...plan.terms, term] } : plan
}

/** The kinds of goods of a well-known brand that the shop does not have: `iphone 15`. Null where other words have a meaning. */
export async function readAbsentBrand(db: Db, { words, meanings, matches }: Reading, synonyms: Synonyms): Promise<Terms | null> {
  // `sony` sounds like сүүний.
  const isKnown = (word: string): boolean =>
    findScore(meanings, word) >= EXACT_WORD_SCORE &&
    (!isBrandAsWritten(word) || listBrandSpellings(word).includes(meanings.get(word)?.[0]?.word ?? ''))
  const absent = words.filter(word => findBrandKinds(word) && !isKnown(word))
  if (!absent.length) return null
  for (const word of absent) {
    meanings.set(word, [])
    const at = words.indexOf(word)
    if (!matches.get(at)?.isWritten) matches.delete(at)
  }
  // Beside a brand as written, words that are not written so are those of a model: `lego star wars`.
  const isBrand = absent.some(isBrandAsWritten)
  const isWritten = (word: string, at: number): boolean =>
    matches.get(at)?.isWritten === true || meanings.get(word)?.some(each => each.word === word) === true || isCyrillic(word)
  const others = words.filter((word, at) => !absent.includes(word) && !isNumber(word) && (!isBrand || isWritten(word, at)))
  if (others.length) return null
  const alternatives = await readKinds(db, synonyms, listKinds(absent))
  return {
    terms: alternatives.length ? [{ alternatives, isSoft: false, described: null }] : [],
    head: null,
    goods: [],
    unsure: null,
    missing: absent,
    described: [],
    suggested: null,
    isSentence: false
  }
}
