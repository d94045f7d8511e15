import { isCyrillic, isOtherHarmony } from '#domain/search.ts'
import { toSingulars } from '#domain/word-stem.ts'
import { listLongStems, MIN_BEGINNING, toLatinBeginning } from './build-synonym-index.ts'
import { isMongolianVerb, isObjectCase, isObliqueCase, isRussianInfinitive } from './grammar.ts'
import { hasEntry, type MatchedPair, matchPairs, type Pair, type PairIndex, type PartForms } from './pair-index.ts'
import { toPhraseKeys } from './phrase-keys.ts'
import type { SynonymMatch, Synonyms } from './synonym-index.ts'
import type { Group } from './synonym-group.ts'

/** A word of a query, or a phrase with synonyms. */
export interface PairPart {
  start: number
  words: readonly string[]
  match: SynonymMatch | undefined
}

/** Rank of a pair with a verb: less than that of a part as typed. */
const VERB_RANK = 0.5
/** Rank of each further word of phrases: a use that explains more of a text is likelier. */
const WORD_RANK = 0.4
/** More than all parts as typed. */
const IMPLIED_PENALTY = 5

export interface FoundPair {
  starts: number[]
  rank: number
  /** The groups of all pairs of the text, the best first. */
  groups: RankedGroup[]
}

interface RankedGroup {
  group: Group
  rank: number
  /** See `Pair`. */
  breadth: number
}

/** The group that several parts of a text stand for together: a present and whom it is for, a back that aches. */
export function findPair(synonyms: Synonyms, parts: readonly PairPart[]): FoundPair | null {
  if (parts.length < 2) return null
  const found = synonyms.flatMap(({ pairs }) => listRankedPairs(pairs, parts)).toSorted((a, b) => b.rank - a.rank)
  const [best] = found
  if (!best) return null
  // `уул явах дугуй` is a bicycle for mountains, and not boots for them.
  const isNamed = (start: number): boolean =>
    parts.some(({ match, ...part }) => part.start === start && match?.isGoods && match.isWritten && !match.byForm)
  const named = best.starts.filter(isNamed)
  const groups = found.filter(({ starts }) => named.every(start => starts.includes(start)))
  return { starts: best.starts, rank: best.rank, groups }
}

function listRankedPairs(index: PairIndex, parts: readonly PairPart[]): (RankedGroup & { starts: number[] })[] {
  return matchPairs(index, parts.map(toPartForms)).flatMap(matched => {
    const at = placeParts(matched)
    const { pair, typed: bits } = matched
    const { size, group, isImplied, breadth } = pair
    if (!at || ((isImplied || pair.isAction) && !isMeant(parts, { index, pair, at }))) return []
    // More parts, then parts as typed rather than their synonyms, then what is done: `аялалд цай буцалгах` boils it.
    const typed = at.filter((position, part) => hasBit(bits[part], position)).length
    const isDone = typed === size && at.some(each => isVerb(parts[each]))
    if (isImplied && !(isDone && isAlone(parts, at))) return []
    const words = at.reduce((sum, each) => sum + (parts[each]?.words.length ?? 0), 0)
    const rank = 10 * size + typed + WORD_RANK * (words - size) + (isDone ? VERB_RANK : 0) - (isImplied ? IMPLIED_PENALTY : 0)
    return [{ starts: at.map(each => parts[each]?.start ?? 0), group, rank, breadth }]
  })
}

const hasBit = (bits = 0, at: number): boolean => (bits & (1 << at)) !== 0

/** The position in the text of each part of a pair, as typed rather than by a synonym; null where two would be one. */
function placeParts({ pair, typed, named }: MatchedPair): number[] | null {
  const at: number[] = []
  let used = 0
  for (let part = 0; part < pair.size; part++) {
    const free = [typed[part] ?? 0, named[part] ?? 0].map(bits => bits & ~used).find(Boolean)
    if (!free) return null
    const first = 31 - Math.clz32(free & -free)
    at.push(first)
    used |= 1 << first
  }
  return at
}

/** Whether no other goods are named beside the parts. */
const isAlone = (parts: readonly PairPart[], at: readonly number[]): boolean =>
  parts.every((part, each) => at.includes(each) || !isNamingGoods(part))

/** Whether a part names goods; `хонох` of хонь is a verb. */
const isNamingGoods = (part: PairPart): boolean => part.match?.isGoods === true && !(part.match.byForm && isVerb(part))

/** Whether no part names goods that are asked for, and a pair without a verb describes no other goods: `зимние сапоги для дочки`. */
function isMeant(parts: readonly PairPart[], { index, pair, at }: { index: PairIndex; pair: Pair; at: readonly number[] }): boolean {
  if (at.some((each, part) => isAsked(parts, each, at) && !isLatinVerb(parts[each], form => hasEntry(index, pair, part, form))))
    return false
  const isDescribed = parts.some((part, each) => !at.includes(each) && isNamingGoods(part))
  if (!isDescribed) return true
  // A use by itself stands beside the goods.
  return !at.some(each => parts[each]?.match?.isOccasion) && at.some(each => isVerb(parts[each]) || !parts[each]?.match)
}

/** `carry` is no curry. */
function isLatinVerb(part: PairPart | undefined, isForm: (form: string) => boolean): boolean {
  const [word = ''] = part?.words ?? []
  if (part?.match?.isWritten) return false
  return !isCyrillic(word) && listPrefixes(word).some(prefix => isForm(toLatinBeginning(prefix)))
}

const isVerb = ({ words: [word = '', ...rest] = [] }: Partial<PairPart> = {}): boolean =>
  !rest.length && (isMongolianVerb(word) || (isCyrillic(word) && RUSSIAN_VERB.test(word)))

/** Whether a part names the goods that are asked for rather than those that something is done with: `charge a phone`, `утас цэнэглэх`. */
function isAsked(parts: readonly PairPart[], asked: number, at: readonly number[]): boolean {
  const { words = [], match } = parts[asked] ?? {}
  // `хөлдөөд` has the stem of хөлдөөгч.
  const isDevice = DEVICE.test(words.at(-1) ?? '') && at.some(each => each !== asked && parts[each]?.match?.isGoods)
  if (!match?.isGoods || isDevice || (match.byForm && isVerb(parts[asked]))) return false
  // `сурах` of `хуур тоглож сурах` is no textbook.
  if (words.length === 1 && isMongolianVerb(words[0] ?? '') && at.some(each => each < asked)) return false
  const noun = words.at(-1) ?? ''
  // `хоолоо` and `ажилдаа` of `хоолоо ажилдаа авч явах`
  if (match.byForm && isCyrillic(noun) && (isObjectCase(noun) || isObliqueCase(noun))) return false
  const isObjectOf = (each: number): boolean => {
    const other = parts[each]
    const word = other?.words.at(-1) ?? ''
    if (DEVICE.test(word) || ACTION.test(word)) return true
    if (isMongolianVerb(word)) return asked < each || isObjectCase(words.at(-1) ?? '')
    if (each > asked) return false
    return isCyrillic(word) ? RUSSIAN_VERB.test(word) : match.isWritten && (!other?.match || other.match.byForm)
  }
  return !at.some(each => each !== asked && isObjectOf(each))
}

/** `хөлдөөгч` */
const DEVICE = /гч$/
/** `гар хуурайшилт` */
const ACTION = /(?<=.{4}[аэоөиуү])лт$/
const RUSSIAN_VERB = /(?:т[ьи]|чь|[еёи]т|[ую]т|[ая]т|л[аио]?)(?:ся|сь)?$/

const MAX_STORED_FORMS = 5000
/** By words, with `…` where they may have endings. A query is read several times. */
const storedForms = new Map<string, Omit<PartForms, 'named'>>()

export function toPartForms({ words, match }: PairPart): PartForms {
  // `зурагт` is a television and no form of зураг.
  const isGoods = match?.isGoods === true && match.isWritten && !match.byForm
  const text = `${words.join(' ')}${isGoods ? '' : '…'}`
  const forms = storedForms.get(text) ?? toWordForms(words, isGoods)
  if (storedForms.size > MAX_STORED_FORMS) storedForms.clear()
  storedForms.set(text, forms)
  return { ...forms, named: match?.groups.flatMap(({ names }) => names) ?? [] }
}

function toWordForms(words: readonly string[], isGoods: boolean): Omit<PartForms, 'named'> {
  const stems = isGoods ? [] : [...listLongStems(words), ...toNouns(words), ...toUnprefixed(words)]
  const own = [...new Set([...toPhraseKeys(words), ...stems, ...toSingularKeys(words)])]
  const [word = '', ...rest] = words
  const latin = isCyrillic(word) ? [] : listPrefixes(word).map(toLatinBeginning)
  // The first letter of a key is a space.
  const beginnings = rest.length ? [] : own.flatMap(key => listPrefixes(key.trim()).map(prefix => ` ${prefix}*`))
  return { own, beginnings: [...new Set([...beginnings, ...latin])], isFront: isOtherHarmony(words.join(''), 'а') }
}

const listPrefixes = (word: string): string[] =>
  Array.from({ length: Math.max(0, word.length - MIN_BEGINNING + 1) }, (_, at) => word.slice(0, at + MIN_BEGINNING))

const SHORT_NOUN =
  /^(.{2,3}?)(?:аа|ээ|оо|өө|[ыи]йг|ыг|ны|ний|[ао]нд|[эө]нд|[аэоө]н|[дт](?:аа|ээ|оо|өө)?|тай|тэй|aa|ee|oo|uu|iig|yg|ny|nii|and|end|[dt](?:aa|ee|oo|uu)?|tai|tei)$/

/** `машинд`, `өрөөнд`, `цонхонд` and `цүнхэндээ`. */
const DATIVES = ['[аэоө]нд', 'нд', '[дт]', '[aeou]nd', 'nd', '[dt]'].map(
  ending => new RegExp(`^(.{3,})${ending}(?:аа|ээ|оо|өө|aa|ee|oo|uu)?$`)
)

/** `усаа` of ус, `гартаа` of гар and `машинд` of машин; the roots of nouns in other cases are among the stems. */
function toNouns([word = '', ...rest]: readonly string[]): string[] {
  if (rest.length) return []
  return [SHORT_NOUN, ...DATIVES].flatMap(each => {
    const [, noun] = each.exec(word) ?? []
    return noun ? toPhraseKeys([noun]) : []
  })
}

const RUSSIAN_PREFIX = /^(?:по|вы|за|от|про|на|под|при|пере|раз|рас|об|из|ис|с|у)(?=.{5})/

/** `почистить` is to clean, `чистить`. */
function toUnprefixed([word = '', ...rest]: readonly string[]): string[] {
  if (rest.length || !isRussianInfinitive(word)) return []
  const verb = word.replace(RUSSIAN_PREFIX, '')
  return verb === word ? [] : toPhraseKeys([verb])
}

const toSingularKeys = (words: readonly string[]): string[] =>
  toSingulars(words.at(-1) ?? '').flatMap(singular => toPhraseKeys([...words.slice(0, -1), singular]))
