import { stemWord } from '#domain/search.ts'
import { toPhraseKeys } from './phrase-keys.ts'
import { type Group, type SynonymMatch, type Synonyms, toMatch } from './synonym-index.ts'

/** A word of a query, or a phrase with synonyms. */
export interface PairPart {
  start: number
  words: readonly string[]
  match: SynonymMatch | undefined
}

/** The group that several parts of a text stand for together: a present and whom it is for, a back that aches. */
export function findPair(synonyms: Synonyms, parts: readonly PairPart[]): { starts: number[]; kinds: SynonymMatch['kinds'] } | null {
  if (parts.length < 2) return null
  const keys = parts.map(toPartKeys)
  let best: { starts: number[]; group: Group; rank: number } | null = null
  for (const { pairs } of synonyms)
    for (const { keys: wanted, group } of keys.flatMap(({ named }) => [...named].flatMap(key => pairs.get(key) ?? []))) {
      const at = wanted.map(key => keys.findIndex(part => hasKey(part, key)))
      if (at.includes(-1) || new Set(at).size < at.length) continue
      // More parts, then parts as typed rather than their synonyms.
      const rank = 10 * wanted.length + wanted.filter((key, each) => keys[at[each] ?? 0]?.own.has(key)).length
      if (rank > (best?.rank ?? 0)) best = { starts: at.map(each => parts[each]?.start ?? 0), group, rank }
    }
  return best && { starts: best.starts, kinds: toMatch(synonyms, [], [best.group], true).kinds }
}

interface PartKeys {
  /** As typed, and without a suffix. */
  own: Set<string>
  /** Those of its synonyms, too. */
  named: Set<string>
  isGoods: boolean
}

function toPartKeys({ words, match }: PairPart): PartKeys {
  const named = match?.groups.flatMap(({ names }) => names) ?? []
  const own = [...toPhraseKeys(words), ...toPhraseKeys([...words.slice(0, -1), stemWord(words.at(-1) ?? '')])]
  return { own: new Set(own), named: new Set([...named, ...own]), isGoods: match?.isGoods === true && words.length > 1 }
}

/** `өвд*` is any form of the verb, also with its object, but no phrase for goods: `угаадаг тоос сорогч`. */
function hasKey({ own, named, isGoods }: PartKeys, key: string): boolean {
  if (!key.endsWith('*')) return named.has(key)
  const prefix = key.slice(0, -1)
  for (const each of own) if (!isGoods && each.startsWith(prefix)) return true
  return false
}
