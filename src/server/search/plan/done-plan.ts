import type { Db } from '../../kernel/db/open.ts'
import { findMatches, toParts } from '../query/query-parts.ts'
import { findMeanings } from '../spelling/word-meanings.ts'
import { isPlainVerb, isRussianInfinitive } from '../words/grammar.ts'
import type { Synonyms } from '../words/synonym-index.ts'
import { listDoneKinds } from '../words/use-kinds.ts'
import { PAIR_STEP, toUseAlternatives } from './alternatives.ts'
import type { Terms } from './query-terms.ts'

/** A second try of a text that says what is done with something that the shop does not sell: `байшин цэвэрлэх` finds what cleans. */
export async function planDone(db: Db, typed: readonly string[], synonyms: Synonyms): Promise<Pick<Terms, 'terms' | 'head'> | null> {
  const last = typed.at(-1) ?? ''
  const isVerb = (word = ''): boolean => (word === last && isPlainVerb(word)) || isRussianInfinitive(word)
  if (typed.length < 2 || !typed.some(isVerb)) return null
  const parts = toParts(typed, findMatches(synonyms, typed))
  const kinds = listDoneKinds(synonyms, parts, ({ words }) => isVerb(words.at(-1)))
  const alternatives = toUseAlternatives(kinds, await findMeanings(db, kinds.flat(2)), PAIR_STEP)
  if (!alternatives.length) return null
  return { terms: [{ alternatives, isSoft: false, described: null }], head: { term: 0, isGoods: true } }
}
