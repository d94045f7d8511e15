import { isCyrillic, isOtherHarmony, toSingulars } from '#domain/search.ts'
import { listLongStems, MIN_BEGINNING, toLatinBeginning } from './build-synonym-index.ts'
import { isMongolianVerb, isObjectCase, isObliqueCase } from './grammar.ts'
import { toPhraseKeys } from './phrase-keys.ts'
import { type Group, type Pair, type SynonymMatch, type Synonyms, toMatch } from './synonym-index.ts'

/** A word of a query, or a phrase with synonyms. */
export interface PairPart {
  start: number
  words: readonly string[]
  match: SynonymMatch | undefined
}

/** Rank of a pair with a verb: less than that of a part as typed. */
const VERB_RANK = 0.5
/** More than all parts as typed. */
const IMPLIED_PENALTY = 5

export interface FoundPair {
  starts: number[]
  kinds: SynonymMatch['kinds']
  rank: number
}

/** The group that several parts of a text stand for together: a present and whom it is for, a back that aches. */
export function findPair(synonyms: Synonyms, parts: readonly PairPart[]): FoundPair | null {
  if (parts.length < 2) return null
  const forms = parts.map(toPartForms)
  let best: { starts: number[]; group: Group; rank: number } | null = null
  for (const { parts: wanted, group, isImplied } of listPairs(synonyms, forms)) {
    const at: number[] = []
    for (const form of wanted) at.push(forms.findIndex((part, each) => !at.includes(each) && hasForm(part, form)))
    if (at.includes(-1) || ((isImplied || isAction(wanted)) && !isMeant(parts, wanted, at))) continue
    // More parts, then parts as typed rather than their synonyms, then what is done: `аялалд цай буцалгах` boils it.
    const typed = wanted.filter((form, each) => forms.some((part, position) => position === at[each] && isTyped(part, form))).length
    const isDone = typed === wanted.length && at.some(each => isVerb(parts[each]))
    if (isImplied && !(isDone && isAlone(parts, at))) continue
    const rank = 10 * wanted.length + typed + (isDone ? VERB_RANK : 0) - (isImplied ? IMPLIED_PENALTY : 0)
    if (rank > (best?.rank ?? 0)) best = { starts: at.map(each => parts[each]?.start ?? 0), group, rank }
  }
  return best && { starts: best.starts, rank: best.rank, kinds: toMatch(synonyms, [], [best.group], true).kinds }
}

/** Whether no other goods are named beside the parts. */
const isAlone = (parts: readonly PairPart[], at: readonly number[]): boolean =>
  parts.every(({ match }, each) => at.includes(each) || match?.isGoods !== true)

const isAction = (wanted: Pair['parts']): boolean => wanted.some(forms => [...forms.keys()].some(form => form.includes('*')))

/** Whether no part names goods that are asked for, and a pair without a verb describes no other goods: `зимние сапоги для дочки`. */
function isMeant(parts: readonly PairPart[], wanted: Pair['parts'], at: readonly number[]): boolean {
  if (at.some((each, position) => isAsked(parts, each, at) && !isLatinVerb(parts[each], wanted[position]))) return false
  const isDescribed = parts.some(({ match }, each) => !at.includes(each) && match?.isGoods === true)
  if (!isDescribed) return true
  // A use by itself stands beside the goods.
  return !at.some(each => parts[each]?.match?.isOccasion) && at.some(each => isVerb(parts[each]) || !parts[each]?.match)
}

/** `carry` is no curry. */
function isLatinVerb(part: PairPart | undefined, wanted: Pair['parts'][number] | undefined): boolean {
  const [word = ''] = part?.words ?? []
  if (part?.match?.isWritten) return false
  return !isCyrillic(word) && listPrefixes(word).some(prefix => wanted?.has(toLatinBeginning(prefix)))
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

interface WordForms {
  /** As typed and without suffixes. */
  own: readonly string[]
  /** `хут*` of хутга; none of a phrase, because `угаадаг тоос сорогч` washes nothing. */
  beginnings: readonly string[]
  /** Whether the words have front vowels, so that they are none with back ones: `хөл` is no хоол. */
  isFront: boolean
}

interface PartForms extends WordForms {
  /** Of its synonyms. */
  named: readonly string[]
}

const MAX_STORED_FORMS = 5000
/** By words, with `…` where they may have endings. A query is read several times. */
const storedForms = new Map<string, WordForms>()

function toPartForms({ words, match }: PairPart): PartForms {
  // `зурагт` is a television and no form of зураг.
  const isGoods = match?.isGoods === true && match.isWritten && !match.byForm
  const text = `${words.join(' ')}${isGoods ? '' : '…'}`
  const forms = storedForms.get(text) ?? toWordForms(words, isGoods)
  if (storedForms.size > MAX_STORED_FORMS) storedForms.clear()
  storedForms.set(text, forms)
  return { ...forms, named: match?.groups.flatMap(({ names }) => names) ?? [] }
}

function toWordForms(words: readonly string[], isGoods: boolean): WordForms {
  const stems = isGoods ? [] : [...listLongStems(words), ...toNouns(words)]
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

const toSingularKeys = (words: readonly string[]): string[] =>
  toSingulars(words.at(-1) ?? '').flatMap(singular => toPhraseKeys([...words.slice(0, -1), singular]))

/** The pairs each part of which is among the forms. */
function listPairs(synonyms: Synonyms, forms: readonly PartForms[]): Pair[] {
  /** Of each pair its parts, as bits. */
  const found = new Map<Pair, number>()
  for (const { pairs } of synonyms)
    for (const { own, beginnings, named } of forms)
      for (const known of [own, beginnings, named])
        for (const form of known) for (const { pair, part } of pairs.get(form) ?? []) found.set(pair, (found.get(pair) ?? 0) | (1 << part))
  return [...found].flatMap(([pair, parts]) => (parts === (1 << pair.parts.length) - 1 ? [pair] : []))
}

function isTyped({ own, beginnings, isFront }: WordForms, wanted: Pair['parts'][number]): boolean {
  const isForm = (form: string): boolean => wanted.has(form) && !(isFront && wanted.get(form))
  return own.some(isForm) || beginnings.some(isForm)
}

const hasForm = (part: PartForms, wanted: Pair['parts'][number]): boolean =>
  isTyped(part, wanted) || part.named.some(form => wanted.has(form))
