import { phoneticKey, polarityOf } from '#domain/search.ts'
import type { SynonymMatch } from './synonym-index.ts'
import { generalWords } from './vocabulary.ts'
import { type Meaning, sameScript } from './word-meanings.ts'

/** Where a word must be found: anywhere, in the title or the kind of goods, or as the kind of goods itself. */
export type Within = 'any' | 'title' | 'goods'

export interface Alternative {
  /** A product matches with all words, each in one of its spellings. */
  words: string[][]
  score: number
  /** Of the last word; outside `any`, the others must be in the title or the kind of goods. */
  within: Within
}

/** A word or phrase of a query with its alternatives, best first. */
export interface Term {
  alternatives: Alternative[]
  /** Ranks only: `beautiful`, `warm`. */
  isSoft: boolean
}

/** The words of a query with what is known of each. */
export interface Reading {
  words: readonly string[]
  /** Number of words before the first preposition: `case` of `case for phones`. */
  headEnd: number
  /** Words of the catalogue by typed word. */
  meanings: Map<string, Meaning[]>
  /** Synonyms by the position of their first word. */
  matches: Map<number, SynonymMatch>
  /** Words with synonyms that are taken for misspelt ones. */
  respelt: Map<string, string>
  /** The last word may be incomplete. */
  unfinished: boolean
}

/** What a text means, without corrections. */
export interface Terms {
  terms: Term[]
  /** The term of the goods themselves, the others being their attributes; null where it is not known. */
  head: { term: number; isGoods: boolean } | null
  /** Further terms of goods, for texts whose head no product is: `ваартай цэцэг`. */
  goods: number[]
  /** Typed words that no product contains, also not in another form or language. */
  missing: string[]
}

/** The word itself without a suffix. */
const OWN_FORM_SCORE = 0.98
const SYNONYM_SCORE = 0.9
/** A phrase is more specific than a word, where no product has the word. */
const SYNONYM_PHRASE_SCORE = 0.97
/** A word of the catalogue that has the stem of a synonym. */
const SYNONYM_FORM_SCORE = 0.82
/** Minimum score of a word with the stem of a synonym. */
const CERTAIN_FORM_SCORE = 0.8
/** Minimum score of the other words of a phrase for goods. */
const MIN_MODIFIER_SCORE = 0.8
/** `fur lined` is not `for linen`. */
const isShortLatin = /^[a-z]{1,5}$/
/** Goods of a similar kind. */
const SIMILAR_KIND_SCORE = 0.6
/** Kinds of goods of a use such as fishing, from the likeliest to the last. */
const FIRST_USE_SCORE = 0.86
const USE_STEP = 0.02
/** Of a synonym with other letters. */
const MIN_SOUND_LENGTH = 5
const LANGUAGE_STEP = 0.005
const LAST_USE_SCORE = 0.6
/** Of a synonym of a use, which is rather in a title by chance. */
const USE_WORD_FACTOR = 0.65
/** Minimum score of a word of a kind. */
const MIN_KIND_SCORE = 0.75
const MIN_HEAD_SCORE = 0.7
/** Of words that only rank, and of what goods are for beside the goods themselves. */
const SOFT_FACTOR = 0.3
const ASIDE_FACTOR = 0.6
/** Below this score a word counts as unknown, and similar words are searched. */
export const CERTAIN_SCORE = 0.85

/** Whether a term is known as typed. */
export function isCertain({ alternatives }: Term): boolean {
  return (alternatives[0]?.score ?? 0) >= CERTAIN_SCORE
}

export const isNumber = (word: string): boolean => /^\d+$/.test(word)

interface Span {
  words: readonly string[]
  match: SynonymMatch | undefined
  /** Whether it may name the goods: not a number, material, colour and the like. */
  mayBeHead: boolean
  isSoft: boolean
}

function toSpans(reading: Reading): Span[] {
  const { words, headEnd, matches } = reading
  const spans: Span[] = []
  for (let start = 0; start < words.length;) {
    const match = matches.get(start)
    const span = words.slice(start, start + (match?.length ?? 1))
    // `эспрессо аппарат`: the goods stand before the general word.
    const isGeneral = span.length === 1 && generalWords().has(span[0] ?? '') && spans.some(each => each.match?.isGoods)
    const mayBeHead = start < headEnd && !match?.isAttribute && !isGeneral && !span.every(isNumber)
    spans.push({ words: span, match, mayBeHead, isSoft: isGeneral || match?.isSoft === true })
    start += span.length
  }
  if (spans.every(({ isSoft }) => isSoft)) for (const span of spans) span.isSoft = false
  if (spans.some(({ mayBeHead }) => mayBeHead) || headEnd === words.length) return spans
  // `gift for a baby`: the goods follow the preposition.
  return toSpans({ ...reading, headEnd: words.length })
}

/** Whether goods are named, so that what they are for only describes them: `boots for hiking`. */
function namesAnyGoods(spans: readonly Span[], reading: Reading): boolean {
  return spans.some(
    ({ words, match, mayBeHead }) =>
      mayBeHead && (match?.isGoods === true || (!reading.respelt.has(words[0] ?? '') && namesGoods(words, match, reading.meanings)))
  )
}

/**
 * Terms for words and phrases with a meaning. Mongolian and English phrases end with their goods. Known words for goods that no
 * product is are not searched elsewhere: an iron is not a cast-iron pot, and a wireless mouse is no wireless controller. Where only a
 * use is named, its kinds of goods are the goods.
 * @param withKinds whether similar kinds of goods stand for goods that the shop does not have
 */
export function toTerms(reading: Reading, withKinds = true): Terms {
  const { meanings, unfinished, respelt } = reading
  const spans = toSpans(reading)
  const usesAreGoods = !unfinished && spans.some(({ match }) => match?.isOccasion) && !namesAnyGoods(spans, reading)
  const last = unfinished
    ? -1
    : spans.findLastIndex(({ words, match, mayBeHead }) =>
        usesAreGoods ? match?.isOccasion : mayBeHead && (match ?? hasMeaning(words, meanings))
      )
  const hasUseKinds = usesAreGoods && spans.some(({ match }) => match?.isOccasion && match.kinds.length)
  const terms: Term[] = []
  const missing: string[] = []
  const goods: number[] = []
  let head: Terms['head'] = null
  for (const [at, { words, match, mayBeHead, ...span }] of spans.entries()) {
    // `something to keep coffee hot`: other words only describe the use.
    const isSoft = span.isSoft || (usesAreGoods && at !== last && !match && hasUseKinds)
    const isRespelt = respelt.has(words[0] ?? '')
    const isUse = at === last && usesAreGoods
    const isGoods = at === last && match?.isGoods === true && !isRespelt && !usesAreGoods
    // A word for goods has no other meaning with the same stem.
    const leastScore = match?.isGoods && match.isWritten && !match.byForm ? CERTAIN_FORM_SCORE : 0
    const typed = toTypedAlternatives(words, meanings, isGoods, spans.length === 1).filter(({ score }) => score >= leastScore)
    const isFound = Math.max(0, ...typed.map(({ score }) => score)) >= CERTAIN_FORM_SCORE
    const others = match ? toSynonymAlternatives(match, meanings, isGoods, isFound ? SYNONYM_SCORE : SYNONYM_PHRASE_SCORE) : []
    const found = [...typed, ...(isUse ? others.map(each => scaled(each, USE_WORD_FACTOR)) : others)]
    const aside = match?.isOccasion && !isSoft ? toAside(match.kinds, meanings) : []
    const similar = isUse
      ? toUseAlternatives(match?.kinds ?? [], meanings)
      : isGoods && withKinds
        ? toKindAlternatives(match.kinds, meanings)
        : aside
    const alternatives = [...found, ...similar]
    if (!found.length && !match?.isOccasion && !isSoft) missing.push(...words.filter(word => !isNumber(word)))
    if (!alternatives.length && isGoods) return { terms: [], head: null, goods: [], missing }
    if (!alternatives.length) continue
    const sorted = alternatives.toSorted((a, b) => b.score - a.score)
    terms.push({ alternatives: isSoft ? sorted.map(each => scaled(each, SOFT_FACTOR)) : sorted, isSoft })
    if (isSoft) continue
    if (at !== last && match?.isGoods && polarityOf(words.at(-1) ?? '') === 'with') goods.push(terms.length - 1)
    const isKnown = !isRespelt && namesGoods(words, match, meanings)
    if (isUse && similar.length) head = { term: terms.length - 1, isGoods: true }
    else if (!unfinished && !usesAreGoods && mayBeHead && (isGoods || isKnown)) head = { term: terms.length - 1, isGoods }
  }
  return { terms: terms.every(term => term.isSoft) ? terms.map(term => ({ ...term, isSoft: false })) : terms, head, goods, missing }
}

const scaled = (alternative: Alternative, factor: number): Alternative => ({ ...alternative, score: alternative.score * factor })

function hasMeaning(words: readonly string[], meanings: ReadonlyMap<string, Meaning[]>): boolean {
  return words.some(word => meanings.get(word)?.length)
}

function namesGoods(words: readonly string[], match: SynonymMatch | undefined, meanings: ReadonlyMap<string, Meaning[]>): boolean {
  const typed = meanings.get(words.at(-1) ?? '') ?? []
  const synonyms = match?.phrases.flatMap(phrase => meanings.get(phrase.words.at(-1) ?? '') ?? []) ?? []
  return [...typed, ...synonyms].some(meaning => meaning.namesGoods && !meaning.guessed && meaning.score >= MIN_HEAD_SCORE)
}

/** A word by its spellings; a phrase by the lowest score of its words. */
/** @param isGoods whether it names the goods @param isAll whether the query has no other words */
function toTypedAlternatives(
  span: readonly string[],
  meanings: ReadonlyMap<string, Meaning[]>,
  isGoods: boolean,
  isAll: boolean
): Alternative[] {
  const [first = '', ...rest] = span
  if (!rest.length) return groupByScore(meanings.get(first) ?? [], isGoods && isAll ? 'title' : 'any')
  const wordMeanings = span.map((word, at) => (meanings.get(word) ?? []).filter(each => !isGoods || at < rest.length || each.namesGoods))
  const levels = [...new Set(wordMeanings.flat().map(meaning => meaning.score))].toSorted((a, b) => b - a).slice(0, 6)
  return levels.flatMap(score => {
    const words = wordMeanings.map(list => list.filter(meaning => meaning.score >= score).map(meaning => meaning.word))
    return words.every(list => list.length) ? [{ words, score, within: isGoods ? ('goods' as const) : ('any' as const) }] : []
  })
}

/** Spellings of one score make one alternative. */
function groupByScore(meanings: readonly Meaning[], within: Within): Alternative[] {
  const groups = new Map<number, string[]>()
  for (const { word, score } of meanings) groups.set(score, [...(groups.get(score) ?? []), word])
  return [...groups].map(([score, words]) => ({ words: [words], score, within }))
}

/** Synonyms of one word make one alternative, as do their other forms; each phrase makes one of its own. */
function toSynonymAlternatives(
  { phrases, own: same, joined }: SynonymMatch,
  meanings: ReadonlyMap<string, Meaning[]>,
  isGoods: boolean,
  phraseScore: number
): Alternative[] {
  const uses = isGoods ? [true, false] : [false]
  const isOwn = (words: readonly string[]): boolean => same.includes(words) || (words.length === 1 && words[0] === joined)
  return uses.flatMap(limited => {
    const within: Within = limited ? 'goods' : 'any'
    const own = phrases.filter(({ use }) => use !== 'occasion' && (!isGoods || (use === 'goods') === limited)).map(({ words }) => words)
    const found = (word: string): Meaning[] =>
      (meanings.get(word) ?? []).filter(each => sameScript(word, each.word) && (!limited || each.namesGoods))
    // Uses the first reading only: a second reading of a Latin letter is another word.
    const exact = (word: string): string[] => {
      const same = found(word).flatMap(each => (phoneticKey(each.word) === phoneticKey(word) ? [each.word] : []))
      if (same.includes(word)) return [word]
      // A short word that only sounds alike is another one: `шоу` and `шоо`.
      return word.length < MIN_SOUND_LENGTH ? [] : same
    }
    const forms = (word: string): string[] =>
      found(word).flatMap(each => (!each.guessed && each.score >= CERTAIN_FORM_SCORE && isFormOf(word, each.word) ? [each.word] : []))
    const modifiers = (word: string): string[] =>
      (meanings.get(word) ?? []).flatMap(each =>
        !each.guessed && each.score >= (isShortLatin.test(word) ? 1 : MIN_MODIFIER_SCORE) ? [each.word] : []
      )
    const single = own.filter(phrase => phrase.length === 1 && !isOwn(phrase)).flat()
    const itself = [
      ...new Set(
        own
          .filter(phrase => phrase.length === 1 && isOwn(phrase))
          .flat()
          .flatMap(exact)
      )
    ]
    const synonyms = [...new Set(single.flatMap(exact))].filter(word => !itself.includes(word))
    const otherForms = [...new Set(single.flatMap(forms))].filter(word => !synonyms.includes(word) && !itself.includes(word))
    const longer = own
      .filter(phrase => phrase.length > 1)
      .map(phrase =>
        phrase.map((word, at) => (limited && at < phrase.length - 1 ? modifiers(word) : [...new Set([...exact(word), ...forms(word)])]))
      )
      .filter(spellings => spellings.every(list => list.length))
    return [
      ...(itself.length ? [{ words: [itself], score: OWN_FORM_SCORE, within }] : []),
      ...(synonyms.length ? [{ words: [synonyms], score: SYNONYM_SCORE, within }] : []),
      ...longer.map(words => ({ words, score: phraseScore, within })),
      ...(otherForms.length ? [{ words: [otherForms], score: SYNONYM_FORM_SCORE, within }] : [])
    ]
  })
}

/** A short word that only sounds alike is another one. */
const isFormOf = (word: string, form: string): boolean => word.length >= MIN_SOUND_LENGTH || form.startsWith(word.replace(/ь$/, ''))

type Kinds = SynonymMatch['kinds']

function toKindAlternatives(kinds: Kinds, meanings: ReadonlyMap<string, Meaning[]>): Alternative[] {
  return kinds.flatMap((kind, at) => toKind(kind, meanings, SIMILAR_KIND_SCORE - at * USE_STEP))
}

/** The kinds of goods of a use in their order. */
function toUseAlternatives(kinds: Kinds, meanings: ReadonlyMap<string, Meaning[]>): Alternative[] {
  const used = kinds.flatMap(kind => toKind(kind, meanings, 1).slice(0, 1))
  return used.map((alternative, at) => ({ ...alternative, score: Math.max(LAST_USE_SCORE, FIRST_USE_SCORE - at * USE_STEP) }))
}

/** Of a use beside the goods themselves: the goods of several words, which are for it. */
function toAside(kinds: Kinds, meanings: ReadonlyMap<string, Meaning[]>): Alternative[] {
  return toUseAlternatives(kinds, meanings).flatMap(each => (each.words.length > 1 ? [scaled(each, ASIDE_FACTOR)] : []))
}

function toKind(kind: Kinds[number], meanings: ReadonlyMap<string, Meaning[]>, score: number): Alternative[] {
  return kind.flatMap((phrase, language) => {
    const words = phrase.map((word, at) => {
      const found = (meanings.get(word) ?? []).flatMap(each =>
        each.score >= MIN_KIND_SCORE && sameScript(word, each.word) && (at < phrase.length - 1 || each.namesGoods) ? [each.word] : []
      )
      return found.includes(word) ? [word] : found
    })
    return words.every(list => list.length) ? [{ words, score: score - language * LANGUAGE_STEP, within: 'goods' as const }] : []
  })
}
