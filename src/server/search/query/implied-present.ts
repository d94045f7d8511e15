import { tokenize } from '#domain/search.ts'
import type { Db } from '../../kernel/db/open.ts'
import { findMatches, toParts } from './query-parts.ts'
import { MAX_TYPED_WORDS, type SayingWords, withoutIgnored } from './query-words.ts'
import { findPair } from '../words/synonym-pairs.ts'
import type { Synonyms } from '../words/synonym-index.ts'
import { readSynonyms } from '../words/synonyms.ts'

const PRESENT = 'бэлэг'
/** `багшдаа`, `eejid`; `эмэгтэйд` says who wears it. */
const TO_WHOM = /(?<=.{2})(?:д|т|[дт](?:аа|ээ|оо|өө)|d|t|[dt](?:aa|ee|oo|uu))$/
const SEX = /^(?:эм|эр|em|er)[еэe]/
const MAX_WORDS = 4

/** Adds the present that goes to a person, where a text names no goods: `багшдаа өгөх`. */
export function addImpliedPresent(said: SayingWords, synonyms: Synonyms): SayingWords {
  const { words, breaks } = said
  const last = words.at(-1) ?? ''
  if (said.isQuestion || words.length > MAX_WORDS || !TO_WHOM.test(last) || SEX.test(last)) return said
  const parts = toParts(words, findMatches(synonyms, words, { breaks }))
  if (parts.some(({ match }) => match?.isOccasion || (match?.isGoods && match.isWritten && !match.byForm)) || findPair(synonyms, parts))
    return said
  const given = [...words, PRESENT]
  const pair = findPair(synonyms, toParts(given, findMatches(synonyms, given, { breaks })))
  const isGiven = pair?.starts.includes(words.length) && pair.starts.includes(words.length - 1)
  return isGiven ? { ...said, words: given, headEnd: given.length } : said
}

/** Whether a text asks for a present only by saying whom it is for. */
export async function isPresentImplied(db: Db, text: string): Promise<boolean> {
  const synonyms = await readSynonyms(db)
  const said = withoutIgnored(tokenize(text, MAX_TYPED_WORDS), synonyms, false)
  return addImpliedPresent(said, synonyms) !== said
}
