import type { Db } from '../../kernel/db/open.ts'
import { isSoldAs, listPhraseWords } from './guess-words.ts'
import { listLatinPhrases, type SynonymMatch, type Synonyms } from '../words/synonym-index.ts'
import { findMeanings, type Meaning } from '../spelling/word-meanings.ts'

const MAX_NARROWER = 24

/**
 * Adds narrower kinds to words for goods that no product is called by, with their meanings: a shop of jeans may have no product called
 * trousers.
 */
export async function addNarrowerKinds(
  db: Db,
  synonyms: Synonyms,
  words: readonly string[],
  matches: Map<number, SynonymMatch>,
  meanings: Map<string, Meaning[]>
): Promise<void> {
  const added = new Map<number, SynonymMatch>()
  for (const [start, match] of matches) {
    const typed = words.slice(start, start + match.length)
    const isSold = [typed, ...match.phrases.map(phrase => phrase.words)].some(phrase => isSoldAs(phrase, meanings))
    const narrower = match.isGoods && !isSold ? listNarrowerKinds(synonyms, match) : []
    if (narrower.length) added.set(start, { ...match, kinds: [...match.kinds, ...narrower] })
  }
  if (!added.size) return
  for (const [word, found] of await findMeanings(db, listPhraseWords(added))) if (!meanings.has(word)) meanings.set(word, found)
  for (const [start, match] of added) matches.set(start, match)
}

/** The groups of goods whose first kind is a phrase of the match, each in several languages: jeans for trousers. */
function listNarrowerKinds(synonyms: Synonyms, { groups }: SynonymMatch): SynonymMatch['kinds'] {
  const keys = groups.flatMap(({ phrases }) => phrases.map(({ key }) => key))
  const narrower = new Set(keys.flatMap(key => synonyms.flatMap(index => index.narrower.get(key) ?? [])))
  return [...narrower].slice(0, MAX_NARROWER).map(({ phrases: [first, ...others] }) => [first?.words ?? [], ...listLatinPhrases(others)])
}
