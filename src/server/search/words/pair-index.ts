import { isOtherHarmony } from '#domain/search.ts'
import type { Group } from './synonym-group.ts'

/** A group that two or three phrases stand for together, anywhere in a text. */
export interface Pair {
  /** Number of its parts. */
  size: number
  group: Group
  /** Whether only the name of the goods says it: see `toInstrumentUse`. */
  isImplied: boolean
  /** Whether a part is the beginning of words, such as `өвд*`. */
  isAction: boolean
  /** Number of forms of all parts: few of a use of few things. */
  breadth: number
}

/**
 * Pairs by the forms of their parts. An entry of a form is the number of the pair, the position of the part and whether only words
 * with back vowels have the form, in one number: there are tens of thousands.
 */
export interface PairIndex {
  pairs: Pair[]
  entries: Map<string, number[]>
}

/** Parts of a pair at most. */
const MAX_PARTS = 8

const toEntry = (pair: number, part: number, isBack: boolean): number => (pair * MAX_PARTS + part) * 2 + (isBack ? 1 : 0)
export const toPairAt = (entry: number): number => Math.floor(entry / (2 * MAX_PARTS))
const toPart = (entry: number): number => (entry >> 1) % MAX_PARTS
export const isBackEntry = (entry: number): boolean => entry % 2 === 1

/** Forms of the words of a part by these words. */
export type WordForms = readonly (readonly [word: string, forms: readonly string[]])[]

export function addPair(
  index: PairIndex,
  parts: readonly WordForms[],
  { group, isImplied = false }: { group: Group; isImplied?: boolean }
): void {
  const forms = parts.map(toHarmonies)
  const pair = index.pairs.length
  const isAction = forms.some(part => [...part.keys()].some(form => form.includes('*')))
  index.pairs.push({ size: parts.length, group, isImplied, isAction, breadth: forms.reduce((sum, part) => sum + part.size, 0) })
  for (const [part, harmonies] of forms.entries())
    for (const [form, isBack] of harmonies) {
      const entry = toEntry(pair, part, isBack)
      const entries = index.entries.get(form)
      if (entries) entries.push(entry)
      else index.entries.set(form, [entry])
    }
}

function toHarmonies(words: WordForms): Map<string, boolean> {
  const isBack = new Map<string, boolean>()
  for (const [word, forms] of words) for (const form of forms) isBack.set(form, isOtherHarmony('ү', word) && isBack.get(form) !== false)
  return isBack
}

/** Whether a part of a pair has a form. */
export const hasEntry = (index: PairIndex, pair: Pair, part: number, form: string): boolean =>
  index.entries.get(form)?.some(entry => index.pairs[toPairAt(entry)] === pair && toPart(entry) === part) ?? false

/** The forms of a part of a text. */
export interface PartForms {
  /** As typed and without suffixes. */
  own: readonly string[]
  /** `хут*` of хутга; none of a phrase, because `угаадаг тоос сорогч` washes nothing. */
  beginnings: readonly string[]
  /** Of its synonyms. */
  named: readonly string[]
  /** Whether the words have front vowels, so that they are none with back ones: `хөл` is no хоол. */
  isFront: boolean
}

/** A pair and for each of its parts those of the text that may be it, as bits: as typed, and by a synonym. */
export interface MatchedPair {
  pair: Pair
  typed: number[]
  named: number[]
}

/** The pairs each part of which is in a text. */
export function matchPairs(index: PairIndex, text: readonly PartForms[]): MatchedPair[] {
  /** Of each pair its parts, as bits. */
  const found = new Map<number, number>()
  forEachEntry(index, text, (pair, part) => found.set(pair, (found.get(pair) ?? 0) | (1 << part)))
  const matched = new Map<number, MatchedPair>()
  for (const [at, bits] of found) {
    const pair = index.pairs[at]
    if (!pair || bits !== (1 << pair.size) - 1) continue
    matched.set(at, { pair, typed: Array<number>(pair.size).fill(0), named: Array<number>(pair.size).fill(0) })
  }
  if (!matched.size) return []
  forEachEntry(index, text, (pair, part, position, isTyped) => {
    const places = matched.get(pair)?.[isTyped ? 'typed' : 'named']
    if (places) places[part] = (places[part] ?? 0) | (1 << position)
  })
  return [...matched.values()]
}

function forEachEntry(
  { entries }: PairIndex,
  text: readonly PartForms[],
  use: (pair: number, part: number, position: number, isTyped: boolean) => void
): void {
  for (const [position, { own, beginnings, named, isFront }] of text.entries())
    for (const forms of [own, beginnings, named])
      for (const form of forms)
        for (const entry of entries.get(form) ?? [])
          if (forms === named || !(isFront && isBackEntry(entry))) use(toPairAt(entry), toPart(entry), position, forms !== named)
}
