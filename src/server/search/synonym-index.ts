import { phoneticKey, phoneticKeys, singularsOf, stemWord, tokenize } from '#domain/search.ts'
import { MAX_PHRASE_WORDS } from '#domain/synonyms.ts'
import { guessScore } from './word-meanings.ts'

const MIN_STEM_LENGTH = 3
const isCyrillic = /\p{Script=Cyrillic}/u

/** What a group of everyday words names: goods, or an attribute such as a material. Null for the shop's own synonyms. */
export type SynonymUse = 'goods' | 'attribute' | null

interface SynonymPhrase {
  words: string[]
  use: SynonymUse
}

interface Group {
  phrases: SynonymPhrase[]
  /** Kinds of goods to show where the shop has none of the group. */
  kinds: string[][]
}

/** Phrases with the same meaning, split into words. */
export interface SynonymIndex {
  use: SynonymUse
  /** The groups of a phrase without the phrase itself, by the keys of its words. */
  byPhrase: Map<string, Group[]>
  /** The same by the phrase with and without its last suffix, for гар утасны and рюкзакны. Includes the phrase itself. */
  byStem: Map<string, Group[]>
  /** Phrases of one word, to find misspelt ones. */
  words: { word: string; key: string; letters: number }[]
}

export type Synonyms = readonly SynonymIndex[]

export interface SynonymMatch {
  /** Number of words of the query. */
  length: number
  phrases: SynonymPhrase[]
  kinds: string[][]
  isGoods: boolean
  /** Whether every group is of attributes. */
  isAttribute: boolean
  /** Whether only the stem matches. */
  byForm: boolean
}

/** A line of `everyday-words.json`: phrases with commas between them; kinds of goods follow a `>`. */
export function parseGroup(line: string): { phrases: string[]; kinds: string[] } {
  const [phrases = [], kinds = []] = line.split(' > ').map(part => part.split(', '))
  return { phrases, kinds }
}

export function buildIndex(groups: readonly { phrases: readonly string[]; kinds?: readonly string[] }[], use: SynonymUse): SynonymIndex {
  const byPhrase: SynonymIndex['byPhrase'] = new Map()
  const byStem: SynonymIndex['byStem'] = new Map()
  const single = new Map<string, SynonymIndex['words'][number]>()
  const add = (index: Map<string, Group[]>, key: string, group: Group): void => {
    index.set(key, [...(index.get(key) ?? []), group])
  }
  for (const { phrases, kinds: broader = [] } of groups) {
    const group = toPhrases(phrases).map(words => ({ words, use }))
    const kinds = toPhrases(broader)
    for (const phrase of group) {
      const others = group.filter(other => other !== phrase)
      for (const key of phraseKeys(phrase.words)) add(byPhrase, key, { phrases: others, kinds })
      for (const key of new Set([...phraseKeys(phrase.words), ...phraseStems(phrase.words)]))
        add(byStem, key, { phrases: [phrase, ...others], kinds })
      const [word = ''] = phrase.words
      const key = phoneticKey(word)
      if (phrase.words.length === 1) single.set(word, { word, key, letters: letterSet(key) })
    }
  }
  return { use, byPhrase, byStem, words: [...single.values()] }
}

function toPhrases(phrases: readonly string[]): string[][] {
  return phrases.map(phrase => tokenize(phrase, MAX_PHRASE_WORDS)).filter(words => words.length > 0)
}

/** The longest phrase with synonyms at a word, and the others of its groups. */
export function findSynonymsAt(synonyms: Synonyms, words: readonly string[], start: number): SynonymMatch | null {
  for (let length = Math.min(MAX_PHRASE_WORDS, words.length - start); length > 0; length--) {
    const span = words.slice(start, start + length)
    const exact = find(synonyms, ({ byPhrase }) => firstOf(byPhrase, phraseKeys(span)))
    if (exact) return { length, ...exact, byForm: false }
    const before = span.slice(0, -1)
    const singulars = singularsOf(span.at(-1) ?? '').flatMap(word => phraseKeys([...before, word]))
    const plurals = find(synonyms, ({ byPhrase, byStem }) => [...firstOf(byPhrase, singulars), ...firstOf(byStem, singulars)])
    if (plurals) return { length, ...plurals, byForm: true }
    const forms = find(synonyms, ({ byStem }) => firstOf(byStem, phraseStems(span)))
    if (forms) return { length, ...forms, byForm: true }
  }
  return null
}

function find(synonyms: Synonyms, groupsOf: (index: SynonymIndex) => Group[]): Omit<SynonymMatch, 'length' | 'byForm'> | null {
  const found = synonyms.map(index => ({ use: index.use, groups: groupsOf(index) })).filter(({ groups }) => groups.length > 0)
  if (!found.length) return null
  const groups = found.flatMap(each => each.groups)
  return {
    phrases: groups.flatMap(({ phrases }) => phrases),
    kinds: groups.flatMap(({ kinds }) => kinds),
    isGoods: found.some(({ use }) => use === 'goods'),
    isAttribute: found.every(({ use }) => use === 'attribute')
  }
}

function firstOf(groups: ReadonlyMap<string, Group[]>, keys: readonly string[]): Group[] {
  return keys.map(key => groups.get(key)).find(Boolean) ?? []
}

/** The most similar word with synonyms that a misspelt word may mean. */
export function nearestSynonym(synonyms: Synonyms, typed: string): { word: string; score: number } | null {
  let nearest: { word: string; score: number } | null = null
  for (const key of phoneticKeys(typed)) {
    const letters = letterSet(key)
    for (const candidate of synonyms.flatMap(({ words }) => words)) {
      // Compares the letters first, which excludes nearly all words.
      if (Math.abs(candidate.key.length - key.length) > 3 || countBits(candidate.letters ^ letters) > 4) continue
      // As in `guessMeanings`: a Cyrillic word is not corrected to an English one.
      if (isCyrillic.test(typed) && !isCyrillic.test(candidate.word)) continue
      const score = guessScore(key, candidate.key)
      if (score > (nearest?.score ?? 0)) nearest = { word: candidate.word, score }
    }
  }
  return nearest
}

/** The letters of a key as bits. */
function letterSet(key: string): number {
  let bits = 0
  for (const letter of key) bits |= 1 << (letter.charCodeAt(0) & 31)
  return bits
}

function countBits(bits: number): number {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++
  return count
}

/** Keys of a phrase whose last word has no suffix. Stems of two letters belong to too many words. */
function phraseStems(words: readonly string[]): string[] {
  const stem = stemWord(words.at(-1) ?? '')
  return stem.length < MIN_STEM_LENGTH ? [] : phraseKeys([...words.slice(0, -1), stem])
}

/** The keys of a phrase: one for each reading of its Latin letters. */
function phraseKeys(words: readonly string[]): string[] {
  return words.reduce<string[]>(
    (prefixes, word) =>
      prefixes.flatMap(prefix =>
        phoneticKeys(word)
          .slice(0, 4)
          .map(key => `${prefix} ${key}`)
      ),
    ['']
  )
}
