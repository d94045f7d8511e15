import { keyOf, LONGEST_QUERY, otherLayouts, wordsOf } from '#domain/search.ts'
import type { Db } from '../db/open.ts'
import { type Synonyms, readSynonyms, synonymsAt } from './synonyms.ts'
import { findMeanings, guessMeanings, type Meaning } from './vocabulary.ts'

/** One thing a product must have, in one of several ways, the best first. */
export interface Slot {
  /** `words` must all be there, each in one of its spellings. */
  ways: { words: string[][]; score: number }[]
}

/** What to look for. No slots: the text names nothing. */
export interface Plan {
  slots: Slot[]
  /** Beginning of a SKU, where the text looks like one. */
  sku: string | null
  /** The text with its mistakes put right, where something was guessed. */
  corrected: string | null
}

export const NOTHING: Plan = { slots: [], sku: null, corrected: null }

const SYNONYM = 0.94
/** Below this a word is as good as unknown: guessing may do better. */
const SURE = 0.85
/** Below this a guess is no better than that a space is missing. */
const LIKELY = 0.7
/** As good as typed, but for the space. */
const SPACED = 0.88
const SHORTEST_PART = 3
const SHORTEST_SPLIT = 6
/** Fewer letters are some word on any keyboard. */
const SHORTEST_RETYPED = 3
/** Words that say nothing about a product. */
const EMPTY_WORDS = new Set(
  'ба болон буюу эсвэл юм нь бол авах авъя авья хайх хайж үнэ үнэтэй зарна зарах захиалах захиалга худалдаж бараа дэлгүүр the a an of for and or with to in buy price mn'.split(
    ' '
  )
)

/** Whether the shop knows what was typed as it is typed. */
export function isSure({ ways }: Slot): boolean {
  return (ways[0]?.score ?? 0) >= SURE
}

/** Reads a text against the vocabulary. With `open` the last word may be unfinished. Never throws for what was typed. */
export async function planSearch(db: Db, typed: string, { open = false } = {}): Promise<Plan> {
  const text = typed.slice(0, LONGEST_QUERY)
  const words = telling(wordsOf(text))
  const sku = skuOf(text)
  if (!words.length) return sku ? { slots: [], sku, corrected: null } : await otherwise(db, text, NOTHING)
  const synonyms = await readSynonyms(db)
  const { meanings, unknown } = await read(db, words, synonyms, open)
  if (words.every(word => !meanings.get(word)?.length) && unknown.length === words.length) {
    const other = await otherwise(db, text, null)
    if (other) return other
  }
  if (!unknown.length) return { slots: slotsOf(words, meanings, synonyms), sku, corrected: correct(words, meanings) }
  const joined = await join(db, words, unknown)
  if (joined) return respaced(db, joined, synonyms, sku)
  await guess(db, unknown, meanings)
  const split = await splitUp(db, words, unknown.filter(word => (meanings.get(word)?.[0]?.score ?? 0) < LIKELY)) // prettier-ignore
  if (split) return respaced(db, split, synonyms, sku)
  return { slots: slotsOf(words, meanings, synonyms), sku, corrected: correct(words, meanings) }
}

/** What words mean, and which of them are as good as unknown. */
async function read(
  db: Db,
  words: readonly string[],
  synonyms: Synonyms,
  open: boolean
): Promise<{ meanings: Map<string, Meaning[]>; unknown: string[] }> {
  const meanings = await findMeanings(db, [...words, ...phraseWords(synonyms, words)], open ? words.slice(-1) : [])
  const named = words.map((_, start) => synonymsAt(synonyms, words, start)?.length ?? 0)
  const unknown = words.filter(
    (word, place) =>
      (meanings.get(word)?.[0]?.score ?? 0) < SURE && !named.some((length, start) => start <= place && place < start + length)
  )
  return { meanings, unknown }
}

/** With spaces where they belong; what is unknown still is guessed. */
async function respaced(db: Db, words: readonly string[], synonyms: Synonyms, sku: string | null): Promise<Plan> {
  const { meanings, unknown } = await read(db, words, synonyms, false)
  if (unknown.length) await guess(db, unknown, meanings)
  return { slots: slotsOf(words, meanings, synonyms), sku, corrected: correct(words, meanings) ?? words.join(' ') }
}

const spacedRight = (meanings: ReadonlyMap<string, Meaning[]>, word: string): number => {
  const score = meanings.get(word)?.[0]?.score ?? 0
  return score >= SPACED ? score : 0
}

/** A word typed as two, one of which is unknown: sun glases. */
async function join(db: Db, words: readonly string[], unknown: readonly string[]): Promise<string[] | null> {
  const pairs = words.slice(1).map((word, place) => ({ place, both: `${words[place]}${word}`, doubtful: [words[place] ?? '', word] }))
  const asked = pairs.filter(({ doubtful }) => doubtful.some(word => unknown.includes(word)))
  if (!asked.length) return null
  const meanings = await findMeanings(db, asked.map(({ both }) => both)) // prettier-ignore
  const found = asked.find(({ both }) => spacedRight(meanings, both) > 0)
  return found ? words.toSpliced(found.place, 2, found.both) : null
}

/** Two words typed as one: моринхуур. */
async function splitUp(db: Db, words: readonly string[], unknown: readonly string[]): Promise<string[] | null> {
  const parts = (word: string): [string, string][] =>
    Array.from({ length: Math.max(0, word.length - 2 * SHORTEST_PART + 1) }, (_, at) => [
      word.slice(0, SHORTEST_PART + at),
      word.slice(SHORTEST_PART + at)
    ])
  const asked = unknown.filter(word => word.length >= SHORTEST_SPLIT)
  if (!asked.length) return null
  const meanings = await findMeanings(db, asked.flatMap(word => parts(word).flat())) // prettier-ignore
  const best = new Map(
    asked.flatMap(word => {
      const rated = parts(word).map(both => ({ both, score: Math.min(...both.map(part => spacedRight(meanings, part))) }))
      const [first] = rated.filter(({ score }) => score > 0).toSorted((a, b) => b.score - a.score)
      return first ? [[word, first.both] as const] : []
    })
  )
  return best.size ? words.flatMap(word => best.get(word) ?? [word]) : null
}

function telling(words: readonly string[]): string[] {
  const left = words.filter(word => !EMPTY_WORDS.has(word))
  return left.length ? left : [...words]
}

/** Codes have digits and no spaces: `an-swe-01`. */
function skuOf(text: string): string | null {
  const code = text.trim().toLowerCase()
  return code.length >= 4 && /\d/.test(code) && /^[a-z0-9][a-z0-9._/-]*$/.test(code) ? code : null
}

/** The text as another keyboard layout would have written it, where all of its words are then known. */
async function otherwise<None>(db: Db, text: string, none: None): Promise<Plan | None> {
  for (const other of otherLayouts(text)) {
    const words = wordsOf(other)
    if (!words.length || words.some(word => word.length < SHORTEST_RETYPED)) continue
    const synonyms = await readSynonyms(db)
    const meanings = await findMeanings(db, [...words, ...phraseWords(synonyms, words)])
    // What sounds alike is no proof: half of all letters sound like another word.
    const known = (word: string, start: number): boolean =>
      meanings.get(word)?.[0]?.word === word || synonymsAt(synonyms, words, start) !== null
    if (words.every(known)) return { slots: slotsOf(words, meanings, synonyms), sku: null, corrected: words.join(' ') }
  }
  return none
}

async function guess(db: Db, unknown: readonly string[], meanings: Map<string, Meaning[]>): Promise<void> {
  for (const [word, guesses] of await guessMeanings(db, unknown)) {
    const known = meanings.get(word) ?? []
    if ((guesses[0]?.score ?? 0) > (known[0]?.score ?? 0)) meanings.set(word, guesses)
  }
}

function phraseWords(synonyms: Synonyms, words: readonly string[]): string[] {
  return words.flatMap((_, start) => synonymsAt(synonyms, words, start)?.phrases.flat() ?? [])
}

/** A slot for each word or phrase that means something. Words that mean nothing are passed over, where others are left. */
function slotsOf(words: readonly string[], meanings: ReadonlyMap<string, Meaning[]>, synonyms: Synonyms): Slot[] {
  const slots: Slot[] = []
  for (let start = 0; start < words.length;) {
    const found = synonymsAt(synonyms, words, start)
    const span = words.slice(start, start + (found?.length ?? 1))
    const ways = [...asTyped(span, meanings), ...(found?.phrases ?? []).flatMap(phrase => asSynonym(phrase, meanings))]
    if (ways.length) slots.push({ ways: ways.toSorted((a, b) => b.score - a.score) })
    start += span.length
  }
  return slots
}

/** A word in its spellings; a phrase with all words at least so sure, by steps. */
function asTyped(span: readonly string[], meanings: ReadonlyMap<string, Meaning[]>): Slot['ways'] {
  const [first = '', ...rest] = span
  if (!rest.length) return grouped(meanings.get(first) ?? [])
  const each = span.map(word => meanings.get(word) ?? [])
  const levels = [...new Set(each.flat().map(meaning => meaning.score))].toSorted((a, b) => b - a).slice(0, 6)
  return levels.flatMap(score => {
    const words = each.map(list => list.filter(meaning => meaning.score >= score).map(meaning => meaning.word))
    return words.every(list => list.length) ? [{ words, score }] : []
  })
}

/** Spellings of one score are one way. */
function grouped(meanings: readonly Meaning[]): Slot['ways'] {
  const groups = new Map<number, string[]>()
  for (const { word, score } of meanings) groups.set(score, [...(groups.get(score) ?? []), word])
  return [...groups].map(([score, words]) => ({ words: [words], score }))
}

function asSynonym(phrase: readonly string[], meanings: ReadonlyMap<string, Meaning[]>): Slot['ways'] {
  // As the shop wrote it, in whatever letters: a second reading of a Latin letter is another word.
  const each = phrase.map(word => (meanings.get(word) ?? []).map(meaning => meaning.word).filter(other => keyOf(other) === keyOf(word)))
  return each.every(list => list.length) ? [{ words: each, score: SYNONYM }] : []
}

/** What was looked for, where it is not what was typed: guesses in place of mistakes, and no words that mean nothing. */
function correct(words: readonly string[], meanings: ReadonlyMap<string, Meaning[]>): string | null {
  const best = words.flatMap(word => {
    const meaning = meanings.get(word)?.[0]
    return meaning ? [{ text: meaning.guessed ? meaning.word : word, sure: !meaning.guessed }] : []
  })
  if (!best.length || (best.length === words.length && best.every(each => each.sure))) return null
  return best.map(each => each.text).join(' ')
}
