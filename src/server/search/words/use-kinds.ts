import { isFunctionWord, isMongolianVerb } from './grammar.ts'
import { isBackEntry, type PairIndex, toPairAt } from './pair-index.ts'
import { type SynonymMatch, type Synonyms, toMatch } from './synonym-index.ts'
import { type FoundPair, type PairPart, toPartForms } from './synonym-pairs.ts'
import { isIgnored } from './vocabulary.ts'

type Kinds = SynonymMatch['kinds']

/** Factor of a use for each rank that it is below the best. */
const RANK_FACTOR = 0.2
/** Factor of the best use. */
const BEST_FACTOR = 1.5
/** The kinds of a use of few things are likelier than those of a wide one. */
const BREADTH_EXPONENT = -0.5
/** Factor for each further kind of a use. */
const KIND_FACTOR = 0.8
const MAX_KINDS = 10
const MAX_GROUPS = 12
/** A shop that has none of the likeliest kinds has nothing for it. */
const MAX_DONE_KINDS = 4
/** Weight of the words beside those of the use. */
const BESIDE_WEIGHT = 1
/** Minimum score of kinds that the words only suggest one by one. */
const MIN_SUGGESTED = 0.2
/** Weight of what a word is a synonym of. */
const NAMED_WEIGHT = 0.4
const MAX_STORED = 2000

/**
 * The kinds of goods for a text with a use, the likeliest first: those that several uses name, and those that other words of the text
 * suggest. Where the shop does not have those of the best use, it may have others.
 */
export function listUseKinds(synonyms: Synonyms, found: FoundPair, parts: readonly PairPart[]): Kinds {
  const scores = new Map<string, number>()
  const groups = found.groups.filter(({ group }, at) => found.groups.findIndex(each => each.group === group) === at).slice(0, MAX_GROUPS)
  for (const [order, { group, rank, breadth }] of groups.entries()) {
    const weight = RANK_FACTOR ** (found.rank - rank) * breadth ** BREADTH_EXPONENT * (order ? 1 : BEST_FACTOR)
    for (const [at, kind] of group.kinds.entries()) addTo(scores, kind.join(' '), weight * KIND_FACTOR ** at)
  }
  const beside = parts
    .filter(({ start, words }) => !found.starts.includes(start) && isTelling(words))
    .map(part => suggestKinds(synonyms, part))
  const sum = (kind: string): number => beside.reduce((total, shares) => total + (shares.get(kind) ?? 0), 0)
  return toKinds(synonyms, new Map([...scores].map(([kind, score]) => [kind, score * (1 + BESIDE_WEIGHT * sum(kind))])))
}

/** Kinds of goods that at least two words of a text without a use suggest, and the words. */
export function guessUseKinds(synonyms: Synonyms, parts: readonly PairPart[]): { kinds: Kinds; words: string[] } | null {
  const telling = parts.filter(({ words }) => isTelling(words))
  if (telling.length < 2) return null
  const scores = new Map<string, number>()
  const supporters = new Map<string, PairPart[]>()
  for (const part of telling)
    for (const [kind, share] of suggestKinds(synonyms, part)) {
      addTo(scores, kind, share)
      supporters.set(kind, [...(supporters.get(kind) ?? []), part])
    }
  const likely = [...scores].filter(([kind, score]) => score >= MIN_SUGGESTED && (supporters.get(kind)?.length ?? 0) > 1)
  const [best] = likely.toSorted(([, a], [, b]) => b - a)
  if (!best) return null
  return { kinds: toKinds(synonyms, new Map(likely)), words: supporters.get(best[0])?.flatMap(({ words }) => words) ?? [] }
}

/** The likeliest kinds of goods for what a verb says, those first that other words of the text suggest, too. */
export function listDoneKinds(synonyms: Synonyms, parts: readonly PairPart[], isVerb: (part: PairPart) => boolean): Kinds {
  const shares = parts.filter(({ words }) => isTelling(words)).map(part => ({ isDone: isVerb(part), kinds: suggestKinds(synonyms, part) }))
  const done = new Map<string, number>()
  for (const { isDone, kinds } of shares) if (isDone) for (const [kind, share] of kinds) addTo(done, kind, share)
  const likely = [...done].toSorted(([, a], [, b]) => b - a).slice(0, MAX_DONE_KINDS)
  const sum = (kind: string): number => shares.reduce((total, { kinds }) => total + (kinds.get(kind) ?? 0), 0)
  return toKinds(synonyms, new Map(likely.map(([kind]) => [kind, sum(kind)])))
}

/** Whether words say something of a use: not `for` or `дээр`, but `өмсөх`. */
const isTelling = (words: readonly string[]): boolean =>
  words.some(word => !isFunctionWord(word) && (!isIgnored(word) || isMongolianVerb(word)))

const toKinds = (synonyms: Synonyms, scores: ReadonlyMap<string, number>): Kinds => {
  const kinds = [...scores].toSorted(([, a], [, b]) => b - a).slice(0, MAX_KINDS)
  return toMatch(synonyms, [], [{ use: 'occasion', phrases: [], kinds: kinds.map(([kind]) => kind.split(' ')), names: [] }], true).kinds
}

const stored = new WeakMap<PairIndex, Map<string, ReadonlyMap<string, number>>>()

/** The kinds of goods of uses with a word, and the share of each: the square root, so that several words say more than one. */
function suggestKinds(synonyms: Synonyms, part: PairPart): ReadonlyMap<string, number> {
  const shares = new Map<string, number>()
  if (part.match?.isOccasion && part.match.phrases.length) {
    for (const [at, kind] of part.match.kinds.entries()) addTo(shares, kind[0]?.join(' ') ?? '', KIND_FACTOR ** at)
    return toShares(shares)
  }
  for (const { pairs } of synonyms) {
    const known = stored.get(pairs) ?? new Map<string, ReadonlyMap<string, number>>()
    stored.set(pairs, known)
    const text = part.words.join(' ')
    const found = known.get(text) ?? listSuggested(pairs, part)
    if (known.size > MAX_STORED) known.clear()
    known.set(text, found)
    for (const [kind, share] of found) addTo(shares, kind, share)
  }
  return shares
}

function listSuggested({ pairs, entries }: PairIndex, part: PairPart): ReadonlyMap<string, number> {
  const { own, beginnings, named, isFront } = toPartForms(part)
  const shares = new Map<string, number>()
  const seen = new Set<number>()
  for (const forms of [own, beginnings, named])
    for (const form of forms)
      for (const entry of entries.get(form) ?? []) {
        const at = toPairAt(entry)
        const pair = pairs[at]
        if (!pair || pair.isImplied || seen.has(at) || (forms !== named && isFront && isBackEntry(entry))) continue
        seen.add(at)
        const weight = (forms === named ? NAMED_WEIGHT : 1) * pair.breadth ** BREADTH_EXPONENT
        for (const [order, kind] of pair.group.kinds.entries()) addTo(shares, kind.join(' '), weight * KIND_FACTOR ** order)
      }
  return toShares(shares)
}

function toShares(weights: ReadonlyMap<string, number>): ReadonlyMap<string, number> {
  const sum = [...weights.values()].reduce((total, each) => total + each, 0)
  return new Map([...weights].map(([kind, weight]) => [kind, Math.sqrt(weight / sum)]))
}

function addTo(scores: Map<string, number>, kind: string, score: number): void {
  scores.set(kind, (scores.get(kind) ?? 0) + score)
}
