import { isCyrillic, toPlainLetters } from '#domain/search.ts'
import { toPhoneticKey } from '#domain/phonetic-key.ts'
import { findPolarity } from '#domain/word-stem.ts'
import { isFunctionWord } from '../words/grammar.ts'
import { listBrandSpellings } from '../words/known-brands.ts'
import { CERTAIN_SCORE } from '../query/query-spans.ts'
import type { Quantity, SynonymMatch } from '../words/synonym-index.ts'
import { isFormOf, MIN_SOUND_LENGTH } from '../words/word-forms.ts'
import { type Meaning, hasSameScript } from '../spelling/word-meanings.ts'

/** Where a word must be found: anywhere, in the title or the kind of goods, there but rather as the goods, or as the kind of goods itself. */
export type Within = 'any' | 'title' | 'named' | 'goods'

export interface Alternative {
  /** A product matches with all words, each in one of its spellings. */
  words: string[][]
  score: number
  /** Where the last word must be; except for `any`, the others must be in the title or the kind of goods. */
  within: Within
  /** Whether it is of a similar kind of goods. */
  similar?: true
}

/** The word itself without a suffix. */
const OWN_FORM_SCORE = 0.98
export const SYNONYM_SCORE = 0.9
/** A phrase is more specific than a word, where no product has the word. */
export const SYNONYM_PHRASE_SCORE = 0.97
/** A phrase with another word for the goods, below the phrase as typed. */
const KEPT_MODIFIER_SCORE = 0.92
/** A word of the catalogue that has the stem of a synonym. */
const SYNONYM_FORM_SCORE = 0.82
/** Minimum score of a word with the stem of a synonym. */
export const CERTAIN_FORM_SCORE = 0.8
/** Minimum score of the other words of a phrase for goods. */
const MIN_MODIFIER_SCORE = 0.8
/** `fur lined` is not `for linen`. */
const isShortLatin = /^[a-z]{1,5}$/
/** Goods of a similar kind. */
const SIMILAR_KIND_SCORE = 0.6
/** Kinds of goods of a use such as fishing, from the likeliest to the last. */
const FIRST_USE_SCORE = 0.86
const USE_STEP = 0.02
/** The same for a use that several words stand for, which is more specific. */
export const PAIR_STEP = 0.05
/** Further step to a kind of which a narrower one comes before: skis for beginners, whose title ends with `set`, before other skis. */
const WIDE_STEP = 0.1
const LANGUAGE_STEP = 0.005
const LAST_USE_SCORE = 0.6
/** Minimum score of a word of a kind. */
export const MIN_KIND_SCORE = 0.75
/** Factor for the kinds of goods of a use that is typed beside goods. */
const ASIDE_FACTOR = 0.6
/** Score of a word for a use in the title of goods. */
const USE_NAME_SCORE = 0.55
/** Titles have short phrases for uses. */
const MAX_USE_WORDS = 2

/**
 * The meanings of a word for goods that are forms of it.
 * @param isAll whether the query has no other words: then only those that name goods, so that `ширээ` finds no lamp for a table, and
 * `хадаг` nothing that is closed (`хаадаг`); and those that say what goods have, so that `микрофон` finds a headset with one
 */
export function withInflections(
  [word = '']: readonly string[],
  meanings: ReadonlyMap<string, Meaning[]>,
  isAll: boolean
): ReadonlyMap<string, Meaning[]> {
  const isForm = (each: Meaning): boolean => each.score >= CERTAIN_SCORE || isFormOf(word, each.word)
  const isNamed = (each: Meaning): boolean =>
    isSpeltAlike(word, each.word) ||
    findPolarity(each.word) === 'with' ||
    (each.namesGoods && (!isCyrillic(word) || isFormOf(word, each.word)))
  // A short word in Cyrillic letters is no English one of its sound, unless it is a brand: `руль` is no roll, and `пс5` is `ps5`.
  const spellings = listBrandSpellings(word)
  const isOther = (each: Meaning): boolean =>
    isCyrillic(word) && word.length < MIN_SOUND_LENGTH && !isCyrillic(each.word) && !spellings.includes(each.word)
  const found = (meanings.get(word) ?? []).filter(each => !isOther(each))
  return new Map([[word, found.filter(each => !hasSameScript(word, each.word) || (isForm(each) && (!isAll || isNamed(each))))]])
}

/** `шампун` is шампунь, but a window, `цонх`, is no bag, `цүнх`. */
const isSpeltAlike = (word: string, other: string): boolean => toLettersWithoutSigns(word) === toLettersWithoutSigns(other)
const toLettersWithoutSigns = (word: string): string => toPlainLetters(word).replaceAll(/[ьъ]/g, '')

/** A phrase for goods of which a title has the word that alone has its meaning: `үсний шампунь`. */
export function toNamedInTitle(
  words: readonly string[],
  { phrases }: SynonymMatch,
  meanings: ReadonlyMap<string, Meaning[]>
): Alternative[] {
  const last = words.at(-1) ?? ''
  const isName = words.length > 1 && phrases.some(phrase => phrase.words.length === 1 && phrase.words[0] === last)
  const isKnown = isName && meanings.get(last)?.[0]?.word === last
  return isKnown ? [{ words: [[last]], score: SYNONYM_FORM_SCORE, within: 'title' }] : []
}

export const scaleScore = (alternative: Alternative, factor: number): Alternative => ({ ...alternative, score: alternative.score * factor })

/**
 * A word by its spellings; a phrase by the lowest score of its words.
 * @param isGoods whether it names the goods @param isAll whether the query has no other words
 */
export function toTypedAlternatives(
  span: readonly string[],
  meanings: ReadonlyMap<string, Meaning[]>,
  isGoods: boolean,
  isAll: boolean
): Alternative[] {
  const [first = '', ...rest] = span
  if (!rest.length) return groupByScore(meanings.get(first) ?? [], isGoods && isAll ? 'named' : 'any')
  const isMeant = (at: number, { word, namesGoods }: Meaning): boolean => (at < rest.length ? !isHaving(span[at] ?? '', word) : namesGoods)
  const wordMeanings = span.map((word, at) => (meanings.get(word) ?? []).filter(each => !isGoods || isMeant(at, each)))
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

/** Whether a word says what goods have and the typed one does not: `дотуур хувцас`, clothes under others, have no lining, `дотортой`. */
export const isHaving = (typed: string, word: string): boolean => findPolarity(word) === 'with' && findPolarity(typed) !== 'with'

/** Synonyms of one word make one alternative, as do their other forms; each phrase makes one of its own. */
export function toSynonymAlternatives(
  { phrases, own: same, joined, length }: SynonymMatch,
  typed: readonly string[],
  meanings: ReadonlyMap<string, Meaning[]>,
  isGoods: boolean,
  phraseScore: number
): Alternative[] {
  const uses = isGoods ? [true, false] : [false]
  const isOwn = (words: readonly string[]): boolean => same.includes(words) || (words.length === 1 && words[0] === joined)
  // `кофены сав` for `кофены аяга` rather than a bowl.
  const kept = length < 2 ? [] : typed.slice(0, -1).flatMap(word => (meanings.get(word) ?? []).map(each => each.word))
  const keepsModifier = (words: readonly (readonly string[])[]): boolean =>
    words
      .slice(0, -1)
      .flat()
      .some(word => kept.includes(word))
  return uses.flatMap(limited => {
    const within: Within = limited ? 'goods' : 'any'
    const own = phrases.filter(({ use }) => use !== 'occasion' && (!isGoods || (use === 'goods') === limited)).map(({ words }) => words)
    const found = (word: string): Meaning[] =>
      (meanings.get(word) ?? []).filter(each => hasSameScript(word, each.word) && (!limited || each.namesGoods))
    // Uses the first reading only: a second reading of a Latin letter is another word.
    const exact = (word: string): string[] => {
      const words = found(word).map(each => each.word)
      if (words.includes(word)) return [word]
      if (word.length < MIN_SOUND_LENGTH) return []
      const key = toPhoneticKey(word)
      return words.filter(each => toPhoneticKey(each) === key)
    }
    const forms = (word: string): string[] =>
      found(word).flatMap(each => (!each.guessed && each.score >= CERTAIN_FORM_SCORE && isFormOf(word, each.word) ? [each.word] : []))
    const modifiers = (word: string): string[] =>
      (meanings.get(word) ?? []).flatMap(each =>
        !each.guessed && !isHaving(word, each.word) && each.score >= (isShortLatin.test(word) ? 1 : MIN_MODIFIER_SCORE) ? [each.word] : []
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
      ...longer.map(words => ({ words, score: keepsModifier(words) ? Math.max(phraseScore, KEPT_MODIFIER_SCORE) : phraseScore, within })),
      ...(otherForms.length ? [{ words: [otherForms], score: SYNONYM_FORM_SCORE, within }] : [])
    ]
  })
}

/** A figure and its unit, which other properties may have apart. */
const APART_SCORE = 0.5

/** Score of the figures nearest to the typed one, and the step to each further group. */
const NEAR_FIGURE_SCORE = 0.7
const FIGURE_STEP = 0.05

/** Figures of titles; those within a limit also where other properties have them. */
export function toQuantityAlternatives({ units, figures, of }: Quantity): Alternative[] {
  const best = of === 'limit' ? 1 : NEAR_FIGURE_SCORE
  const alternatives = figures.map((each, at): Alternative => ({
    words: [[...each], [...units]],
    score: best - at * FIGURE_STEP,
    within: 'title'
  }))
  if (of === 'limit' && figures.length)
    alternatives.push({ words: [[...new Set(figures.flat())], [...units]], score: APART_SCORE, within: 'any' })
  return alternatives
}

type Kinds = SynonymMatch['kinds']

/** @param penalty of goods of a similar kind beside those of the kind itself */
export function toKindAlternatives(kinds: Kinds, meanings: ReadonlyMap<string, Meaning[]>, penalty = 0): Alternative[] {
  return kinds
    .flatMap((kind, at) => toKind(kind, meanings, SIMILAR_KIND_SCORE - penalty - at * USE_STEP))
    .map(each => ({ ...each, similar: true }))
}

/** The kinds of goods of a use in their order. */
export function toUseAlternatives(kinds: Kinds, meanings: ReadonlyMap<string, Meaning[]>, step = USE_STEP): Alternative[] {
  const used = kinds.flatMap(kind => toKind(kind, meanings, 1, CERTAIN_FORM_SCORE).slice(0, 1))
  const wide = used.findIndex(({ words }, at) => words.length < 2 && used.slice(0, at).some(each => isNarrowerKind(each.words, words)))
  return used.map((each, at) => {
    const penalty = at * step + (wide >= 0 && at >= wide ? WIDE_STEP : 0)
    return { ...each, score: Math.max(LAST_USE_SCORE, FIRST_USE_SCORE - penalty) }
  })
}

/** `суралцагчийн цана` is a narrower kind of цана. */
const isNarrowerKind = (words: readonly string[][], [wide = []]: readonly string[][]): boolean =>
  words.length > 1 && words.at(-1)?.some(word => wide.includes(word)) === true

/** Kinds of goods for a use that is typed beside goods: only phrases, which say that they are for it. */
export function toAside(kinds: Kinds, meanings: ReadonlyMap<string, Meaning[]>): Alternative[] {
  return toUseAlternatives(kinds, meanings).flatMap(each => (each.words.length > 1 ? [scaleScore(each, ASIDE_FACTOR)] : []))
}

/** Words for a use in titles of goods for it: `travel` of `for travel`. */
export function toUseNames({ groups }: SynonymMatch, meanings: ReadonlyMap<string, Meaning[]>): Alternative[] {
  const isForm = (word: string, { word: other, score, guessed }: Meaning): boolean =>
    !guessed && hasSameScript(word, other) && (other === word || (score >= CERTAIN_FORM_SCORE && isFormOf(word, other)))
  const spellings = (word: string): string[] => (meanings.get(word) ?? []).flatMap(each => (isForm(word, each) ? [each.word] : []))
  const names = groups.flatMap(({ use, phrases }) => (use === 'occasion' ? phrases : []))
  const found = names
    .map(({ words }) => words.filter(word => !isFunctionWord(word)))
    .filter(words => words.length > 0 && words.length <= MAX_USE_WORDS)
    .map(words => words.map(spellings))
    .filter(words => words.every(list => list.length))
  const single = new Set(found.flatMap(([first = [], ...rest]) => (rest.length ? [] : first)))
  const all = [...(single.size ? [[[...single]]] : []), ...found.filter(words => words.length > 1)]
  return all.map(words => ({ words, score: USE_NAME_SCORE, within: 'title' as const }))
}

/** `cape` is no cap. */
const isKindWord = (word: string, other: string): boolean => hasSameScript(word, other) && (isCyrillic(word) || isFormOf(word, other))

function toKind(kind: Kinds[number], meanings: ReadonlyMap<string, Meaning[]>, score: number, least = MIN_KIND_SCORE): Alternative[] {
  return kind.flatMap((phrase, language) => {
    const words = phrase.map((word, at) => {
      const found = (meanings.get(word) ?? []).flatMap(each =>
        each.score >= least && isKindWord(word, each.word) && (at < phrase.length - 1 || each.namesGoods) ? [each.word] : []
      )
      return found.includes(word) ? [word] : found
    })
    return words.every(list => list.length) ? [{ words, score: score - language * LANGUAGE_STEP, within: 'goods' as const }] : []
  })
}
