import { isCyrillic } from '#domain/search.ts'
import { toRootOfVerb } from '#domain/word-roots.ts'
import { isGenitive } from './grammar.ts'

/** `хатаагуур` of хатаах, `тайруур` of тайрах. */
const TOOL = /(?<=.{2})(?:уур|үүр)$/
const AGENT = /гч$/
const GENITIVE = /(?:ийн|ын|ний|ны|(?<=[аэоөу])йн)$/
const MIN_OBJECT = 2
/** Verbs that say nothing: to go, to put on, to get out. */
const GENERAL_ROOTS = new Set(['ява', 'яв', 'омс', 'гарг', 'гар'])

interface Verb {
  root: string
  /** With its last vowel. */
  stem: string
}

/**
 * What is done with goods whose name of two words is an object and an instrument, which has the stem of its verb: `сармис шахах` with
 * a сармисны шахуур. Null for other names.
 */
export function toInstrumentUse([object = '', noun = '', ...rest]: readonly string[]): { objects: string[]; verbs: Verb[] } | null {
  if (rest.length || !isCyrillic(object)) return null
  const verbs = listVerbs(noun)
  if (!verbs.length) return null
  const base = isGenitive(object) ? object.replace(GENITIVE, '') : object
  return base.length < MIN_OBJECT ? null : { objects: [...new Set([base, object])], verbs }
}

function listVerbs(noun: string): Verb[] {
  const ending = [AGENT, TOOL].find(each => each.test(noun))
  if (!ending) return []
  const stem = noun.replace(ending, '')
  // `г` is of the verb, as in буцалгуур, or stands between two vowels.
  return [...new Set([stem, stem.replace(/г$/, '')])].flatMap(each => {
    const root = toRootOfVerb(each)
    return root === null || GENERAL_ROOTS.has(root) ? [] : [{ root, stem: each }]
  })
}
