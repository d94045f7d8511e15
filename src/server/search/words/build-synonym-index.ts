import { setImmediate } from 'node:timers/promises'
import { isCyrillic, tokenize } from '#domain/search.ts'
import { toPhoneticKey } from '#domain/phonetic-key.ts'
import { MAX_PHRASE_WORDS } from '#domain/synonyms.ts'
import { toStemVariants } from '#domain/word-roots.ts'
import { isMongolianVerb } from './grammar.ts'
import { toInstrumentUse } from './instrument-pairs.ts'
import { addPair, type PairIndex, type WordForms } from './pair-index.ts'
import { toGenitiveKey, toKey, toLetterSet, toPhraseStems } from './phrase-keys.ts'
import type { SynonymIndex } from './synonym-index.ts'
import type { Group, SynonymUse } from './synonym-group.ts'

/** Letters of stems that belong to too many words: `хур` of хуруу and of хуурах. */
const MAX_SHORT_STEM = 4
/** Letters of the key of `өвд*`; shorter beginnings are those of any word. */
export const MIN_BEGINNING = 3
export interface GroupSource {
  phrases: readonly string[]
  /** Kinds of goods to show where the shop has none of the group. */
  kinds?: readonly string[]
  use: SynonymUse
}

/** Indexed before waiting requests are answered: some milliseconds. */
const GROUPS_AT_ONCE = 20

/** The vocabulary takes half a second, during which requests are answered. */
export async function buildIndex(sources: readonly GroupSource[]): Promise<SynonymIndex> {
  const index: SynonymIndex = {
    byPhrase: new Map(),
    byStem: new Map(),
    words: [],
    narrower: new Map(),
    pairs: { pairs: [], entries: new Map() }
  }
  const oneWord = new Map<string, SynonymIndex['words'][number]>()
  const wordKeys = new Map<string, string>()
  const toWordKey = (word: string): string => {
    const key = wordKeys.get(word) ?? toPhoneticKey(word)
    wordKeys.set(word, key)
    return key
  }
  const keyOf = (words: readonly string[]): string => toKey(words, toWordKey)
  const attributes = new Set<string>()
  for (const [at, { phrases, use }] of sources.entries()) {
    if (at % GROUPS_AT_ONCE === 0) await setImmediate()
    if (use === 'attribute' || use === 'soft') for (const words of toPhrases(phrases)) attributes.add(keyOf(words))
  }
  /** An attribute and one of the phrases, such as `өвлийн гутал`, are understood apart. */
  const isComposed = (words: readonly string[], phrases: readonly (readonly string[])[]): boolean =>
    phrases.some(phrase => {
      const start = words.length - phrase.length
      return start > 0 && keyOf(words.slice(start)) === keyOf(phrase) && attributes.has(keyOf(words.slice(0, start)))
    })
  for (const [at, { phrases, kinds = [], use }] of sources.entries()) {
    if (at % GROUPS_AT_ONCE === 0) await setImmediate()
    const single = toPhrases(phrases.filter(phrase => !phrase.includes(' + ')))
    // `ноосон малгай` beside `малгай` adds nothing, and would find goods of wool in a taxon of hats and socks.
    const own = single.filter(words => !isComposed(words, single)).map(words => ({ words, use, key: keyOf(words) }))
    // `birthday present` is a present, too.
    const names = single.flatMap(words => [
      keyOf(words),
      ...(use === 'occasion' && !isMongolianVerb(words.at(-1) ?? '') ? [keyOf(words.slice(-1))] : [])
    ])
    const group: Group = { use, phrases: own, kinds: toPhrases(kinds), names }
    const [broader] = group.kinds
    if (broader && use === 'goods') addTo(index.narrower, keyOf(broader), group)
    for (const phrase of phrases.filter(each => each.includes(' + ')))
      addPair(
        index.pairs,
        phrase.split(' + ').map(part => toPairForms(part, keyOf)),
        { group }
      )
    if (use === 'goods') addInstrumentPairs(index.pairs, single, { kinds: group.kinds, keyOf })
    for (const { words, key: phraseKey } of group.phrases) {
      if (isComposed(words, group.kinds)) continue
      // The first reading only: a typed word has all of them.
      addTo(index.byPhrase, phraseKey, group)
      const genitive = toGenitiveKey(words, toWordKey)
      for (const key of new Set([phraseKey, ...toPhraseStems(words), ...(genitive ? [genitive] : [])])) addTo(index.byStem, key, group)
      const [word = ''] = words
      if (words.length > 1) continue
      const key = toWordKey(word)
      oneWord.set(word, { word, key, letters: toLetterSet(key), isGoods: use === 'goods' || oneWord.get(word)?.isGoods === true })
    }
  }
  return { ...index, words: [...oneWord.values()] }
}

/** What is done with goods by their names; their kind is the first name. */
function addInstrumentPairs(
  index: PairIndex,
  names: readonly string[][],
  { kinds, keyOf }: { kinds: string[][]; keyOf: (words: readonly string[]) => string }
): void {
  const [kind] = names
  if (!kind) return
  const group: Group = { use: 'occasion', phrases: [], kinds: [kind, ...kinds], names: [] }
  for (const name of names) {
    const use = toInstrumentUse(name)
    if (!use) continue
    const verbs = use.verbs.map(({ root, stem }) => {
      const key = keyOf([stem])
      return [stem, [` ${root} (verb)`, ...(key.trim().length < MIN_BEGINNING ? [] : [`${key}*`])]] as const
    })
    addPair(index, [use.objects.map(object => [object, listPairForms(object, keyOf)] as const), verbs], { group, isImplied: true })
  }
}

/** The forms of each of the words or phrases of a part of a pair, which stand between slashes. */
function toPairForms(part: string, keyOf: (words: readonly string[]) => string): WordForms {
  return part.split('/').map(each => [each, listPairForms(each, keyOf)] as const)
}

/** The form of an English beginning, which is compared by letters: `khangai` does not begin with `hang`. */
export const toLatinBeginning = (word: string): string => `${word}* (latin)`

/** As written, without a suffix, and without the vowel that other forms lack: `хүүхд` of хүүхэд. */
function listPairForms(phrase: string, keyOf: (words: readonly string[]) => string): string[] {
  const words = tokenize(phrase)
  if (phrase.endsWith('*') && keyOf(words).trim().length >= MIN_BEGINNING)
    return [isCyrillic(phrase) ? `${keyOf(words)}*` : toLatinBeginning(words.join(' '))]
  // English plurals are read by the query.
  if (!isCyrillic(phrase)) return [keyOf(words)]
  const last = words.at(-1) ?? ''
  const variants = toStemVariants(last).filter(stem => stem.length < last.length)
  return [keyOf(words), ...listLongStems(words), ...variants.map(stem => keyOf([...words.slice(0, -1), stem]))]
}

/** Roots, and stems that are not short. */
export const listLongStems = (words: readonly string[]): string[] =>
  toPhraseStems(words).filter(stem => stem.endsWith(')') || stem.length > MAX_SHORT_STEM)

function addTo(index: Map<string, Group[]>, key: string, group: Group): void {
  const groups = index.get(key)
  if (!groups) index.set(key, [group])
  else if (!groups.includes(group)) groups.push(group)
}

function toPhrases(phrases: readonly string[]): string[][] {
  return phrases.map(phrase => tokenize(phrase, MAX_PHRASE_WORDS)).filter(words => words.length > 0)
}
