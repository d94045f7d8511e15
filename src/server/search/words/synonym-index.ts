import { isGibberish } from '#domain/gibberish.ts'
import { isCyrillic, toPlainLetters } from '#domain/search.ts'
import { calculateSimilarity } from '#domain/word-similarity.ts'
import { toSingulars } from '#domain/word-stem.ts'
import { MAX_PHRASE_WORDS } from '#domain/synonyms.ts'
import { isGenitive } from './grammar.ts'
import type { PairIndex } from './pair-index.ts'
import { MIN_SOUND_LENGTH } from './word-forms.ts'
import type { Group, SynonymPhrase } from './synonym-group.ts'
import { isSameForm, isSamePhrase } from './phrase-forms.ts'
import { toBareGenitiveKey, toGenitiveKey, toKey, toPhraseKeys, toPhraseStems } from './phrase-keys.ts'

/** Kinds of goods of a group, the likeliest first. */
const MAX_KINDS = 10
/** Words of another language for a kind of goods. */
const MAX_KIND_WORDS = 3
const MAX_KIND_NAMES = 12

/** Phrases with the same meaning, split into words. */
export interface SynonymIndex {
  /** The groups of a phrase by the keys of its words. */
  byPhrase: Map<string, Group[]>
  /** The same by the phrase with and without its last suffix, for гар утасны and рюкзакны. */
  byStem: Map<string, Group[]>
  /** Phrases of one word, to find misspelt ones. */
  words: { word: string; key: string; letters: number; isGoods: boolean }[]
  /** Groups of goods by the key of their first kind: jeans by trousers. */
  narrower: Map<string, Group[]>
  /** Groups that two or three phrases together stand for, anywhere in a text. */
  pairs: PairIndex
}

export type Synonyms = readonly SynonymIndex[]

/** Figures of one unit in titles. */
export interface Quantity {
  units: readonly string[]
  /** The likeliest first. */
  figures: readonly (readonly string[])[]
  /** Whether the figures are those within a limit, or near the typed one. */
  of: 'limit' | 'figure'
}

export interface SynonymMatch {
  /** Number of words of the query. */
  length: number
  phrases: readonly SynonymPhrase[]
  /** The phrases that the text has in another form. */
  own: readonly (readonly string[])[]
  /** Kinds of goods, the likeliest first, each in several languages. */
  kinds: readonly (readonly (readonly string[])[])[]
  isGoods: boolean
  isOccasion: boolean
  /** Whether no group is of goods or the shop's own. */
  isAttribute: boolean
  /** Whether it only ranks. */
  isSoft: boolean
  /** The words without the spaces: `teapot`. */
  joined: string
  /** Whether only the stem matches. */
  byForm: boolean
  /** Whether a phrase of the groups is written as typed. */
  isWritten: boolean
  groups: readonly Group[]
  quantity?: Quantity
}

/** The match of a word without synonyms. */
export const NO_SYNONYMS: SynonymMatch = {
  length: 1,
  phrases: [],
  own: [],
  kinds: [],
  isGoods: false,
  isOccasion: false,
  isAttribute: false,
  isSoft: false,
  joined: '',
  byForm: false,
  isWritten: true,
  groups: []
}

/** The longest phrase with synonyms at a word, and the others of its groups. */
export function findSynonymsAt(synonyms: Synonyms, words: readonly string[], start: number): SynonymMatch | null {
  for (let length = Math.min(MAX_PHRASE_WORDS, words.length - start); length > 0; length--) {
    const span = words.slice(start, start + length)
    const match = findSynonymsOf(synonyms, span) ?? (isInverted(span) ? findSynonymsOf(synonyms, span.toReversed()) : null)
    if (match) return match
  }
  return null
}

const RUSSIAN_ADJECTIVE = /(?:[ыио]й|[ая]я|[ое]е|[ыи]е)$/

/** Russian adjectives and Mongolian genitives may follow their noun: `мыло подарочное`, `суудал дугуйн`. */
const isInverted = ([, last = '', ...rest]: readonly string[]): boolean =>
  !rest.length && last.length > 4 && (RUSSIAN_ADJECTIVE.test(last) || isGenitive(last))

function findSynonymsOf(synonyms: Synonyms, span: readonly string[]): SynonymMatch | null {
  const exact = find(synonyms, ({ byPhrase }) => findFirstGroups(byPhrase, toPhraseKeys(span))) ?? []
  const written = exact.filter(({ phrases }) => phrases.some(phrase => isSamePhrase(phrase.words, span)))
  if (written.length) return toMatch(synonyms, span, written, false)
  const plainly = exact.filter(({ phrases }) =>
    phrases.some(({ words }) => toPlainLetters(words.join(' ')) === toPlainLetters(span.join(' ')))
  )
  if (plainly.length) return toMatch(synonyms, span, plainly, false)
  // `өөөөгггг` has the sounds of угг.
  if (span.some(isGibberish)) return null
  const before = span.slice(0, -1)
  const singulars = toSingulars(span.at(-1) ?? '').flatMap(word => toPhraseKeys([...before, word]))
  const plurals = find(synonyms, ({ byPhrase, byStem }) => [...findFirstGroups(byPhrase, singulars), ...findFirstGroups(byStem, singulars)])
  const isPlural = (group: Group): boolean =>
    span.length > 1 ||
    (span[0] ?? '').length > MIN_SOUND_LENGTH ||
    group.phrases.some(({ words: [word = ''] }) => !isCyrillic(word) && isSameForm([word], span))
  const named = plurals?.filter(isPlural)
  // `termos` is термос, and no plural of термо.
  const latin = span.length === 1 && !isCyrillic(span[0] ?? '') && !named?.some(isLatinIn(span)) ? findSoundingLike(exact, span) : []
  if (latin.length) return toMatch(synonyms, span, latin, false)
  if (named?.length) return toMatch(synonyms, span, named, true)
  const forms = find(synonyms, ({ byStem }) => toPhraseStems(span).flatMap(stem => byStem.get(stem) ?? [])) ?? []
  const same = forms.filter(({ phrases }) => phrases.some(phrase => isSameForm(phrase.words, span)))
  if (same.length) return toMatch(synonyms, span, same, true)
  const sounding = findSoundingLike(exact, span)
  if (sounding.length) return toMatch(synonyms, span, sounding, false)
  if (forms.length && !isCyrillic(span.at(-1) ?? '')) return toMatch(synonyms, span, forms, true)
  return findGenitive(synonyms, span)
}

/** Whether a group has a phrase in Latin letters that the words are a form of. */
const isLatinIn =
  (span: readonly string[]) =>
  ({ phrases }: Group): boolean =>
    phrases.some(({ words }) => !isCyrillic(words.join('')) && isSameForm(words, span))

/** `цэцэгний сав` is цэцгийн сав, and `принтер хор` принтерийн хор. */
function findGenitive(synonyms: Synonyms, span: readonly string[]): SynonymMatch | null {
  const key = toGenitiveKey(span) ?? toBareGenitiveKey(span)
  const found = key === null ? null : find(synonyms, ({ byStem }) => byStem.get(key) ?? [])
  const groups = found?.filter(({ phrases }) =>
    phrases.some(({ words }) => words.length === span.length && isSoundingLike(words.at(-1) ?? '', span.at(-1)))
  )
  return groups?.length ? toMatch(synonyms, span, groups, false) : null
}

/** Groups with a phrase that sounds like the typed one: `машины дээр` is not `машины дэр`. */
function findSoundingLike(groups: readonly Group[], span: readonly string[]): readonly Group[] {
  const keys = toPhraseKeys(span)
  return groups.filter(({ phrases }) =>
    phrases.some(({ words, key }) => keys.includes(key) && words.every((word, at) => isSoundingLike(word, span[at])))
  )
}

/** Minimum similarity of Cyrillic words with the same sounds: `хоолоо` is no хулуу. */
const MIN_LETTERS_ALIKE = 0.5

/** A short word in Latin letters may be Mongolian, but one in Cyrillic letters is no English one: `нууц` is not nuts. */
function isSoundingLike(word: string, typed = ''): boolean {
  const [a, b] = [toPlainLetters(word), toPlainLetters(typed)]
  if (a === b) return true
  if (typed.length < MIN_SOUND_LENGTH) return !isCyrillic(typed) && isCyrillic(word)
  return !isCyrillic(typed) || !isCyrillic(word) || calculateSimilarity(a, b) >= MIN_LETTERS_ALIKE
}

function find(synonyms: Synonyms, groupsOf: (index: SynonymIndex) => Group[]): Group[] | null {
  const groups = [...new Set(synonyms.flatMap(groupsOf))]
  return groups.length ? groups : null
}

/** Groups with the phrase as written before those with a phrase of the same sound: `ном` is a book and not a bow, `нум`. */
export function toMatch(synonyms: Synonyms, span: readonly string[], found: readonly Group[], byForm: boolean): SynonymMatch {
  const isSame = byForm ? (words: readonly string[]) => isSameForm(words, span) : (words: readonly string[]) => isSamePhrase(words, span)
  const written = found.filter(({ phrases }) => phrases.some(({ words }) => isSame(words)))
  const groups = written.length ? written : found
  const keys = toPhraseKeys(span)
  const phrases = groups.flatMap(group => group.phrases)
  const isUse = groups.every(({ use }) => use === 'occasion')
  return {
    length: span.length,
    groups,
    phrases: byForm ? phrases : phrases.filter(({ key }) => !keys.includes(key)),
    own: byForm ? phrases.flatMap(({ words }) => (isSame(words) ? [words] : [])) : [],
    kinds: listKinds(synonyms, groups).map(kind => [kind, ...(isUse ? listKindNames : translateKind)(synonyms, kind)]),
    isGoods: groups.some(({ use }) => use === 'goods'),
    isOccasion: groups.some(({ use }) => use === 'occasion'),
    isAttribute: groups.every(({ use }) => use !== 'goods' && use !== null),
    isSoft: groups.every(({ use }) => use === 'soft'),
    joined: span.join(''),
    byForm,
    isWritten: written.length > 0
  }
}

/** The kinds of groups of goods, and kinds of these: a parka, else a jacket, else a coat. */
function listKinds(synonyms: Synonyms, groups: readonly Group[]): string[][] {
  const kinds = groups.flatMap(group => group.kinds)
  const known = new Set(kinds.map(kind => toKey(kind)))
  const next = groups.every(({ use }) => use === 'goods')
    ? kinds.flatMap(kind => findKindGroups(synonyms, kind).flatMap(group => group.kinds))
    : []
  for (const kind of next) {
    const key = toKey(kind)
    if (!known.has(key)) kinds.push(kind)
    known.add(key)
  }
  return kinds.slice(0, MAX_KINDS)
}

const findKindGroups = (synonyms: Synonyms, kind: readonly string[]): Group[] =>
  synonyms.flatMap(({ byPhrase }) => byPhrase.get(toKey(kind)) ?? []).filter(({ use }) => use === 'goods')

/** Other words for a kind of goods, for catalogues in another language. */
function translateKind(synonyms: Synonyms, kind: readonly string[]): (readonly string[])[] {
  return listLatinPhrases(findKindGroups(synonyms, kind).flatMap(({ phrases }) => phrases))
}

/** The first phrases that are not in Cyrillic letters. */
export const listLatinPhrases = (phrases: readonly SynonymPhrase[]): (readonly string[])[] =>
  phrases.flatMap(({ words }) => (isCyrillic(words.join('')) ? [] : [words])).slice(0, MAX_KIND_WORDS)

/** Words for a kind of goods of a use, of which a shop may have any; those of attribute and goods where no group has both: `жирэмсний даашинз`. */
function listKindNames(synonyms: Synonyms, kind: readonly string[]): (readonly string[])[] {
  const others = findKindGroups(synonyms, kind).flatMap(({ phrases }) => phrases.map(({ words }) => words))
  const [attribute = '', ...goods] = kind
  const composed = others.length || !goods.length ? [] : composeKind(synonyms, attribute, goods)
  const latin = [...others, ...composed].filter(words => !isCyrillic(words.join('')))
  return [...latin.slice(0, MAX_KIND_WORDS), ...others.filter(words => isCyrillic(words.join('')))].slice(0, MAX_KIND_NAMES)
}

function composeKind(synonyms: Synonyms, attribute: string, goods: readonly string[]): string[][] {
  const keys = [toKey([attribute]), ...toPhraseStems([attribute])]
  const groups = find(synonyms, ({ byStem }) => findFirstGroups(byStem, keys).filter(({ use }) => use === 'attribute')) ?? []
  const words = groups.flatMap(({ phrases }) => phrases.map(each => each.words)).filter(each => !isCyrillic(each.join('')))
  const names = translateKind(synonyms, goods)
  return words.slice(0, MAX_KIND_WORDS).flatMap(each => names.slice(0, 1).map(name => [...each, ...name]))
}

function findFirstGroups(groups: ReadonlyMap<string, Group[]>, keys: readonly string[]): Group[] {
  return keys.map(key => groups.get(key)).find(Boolean) ?? []
}
