import type { ListQuery } from '#domain/listing.ts'
import { COLOUR_KEYS, type UnderstoodFilter } from '#domain/product.ts'
import { type Audience, parseAudienceText, parsePriceText, parseSizeText, type PricePart, withoutSpan } from '#domain/query-filters.ts'
import { isCyrillic, toPlainLetters, tokenize } from '#domain/search.ts'
import { toPhoneticKey, toPhoneticKeys } from '#domain/phonetic-key.ts'
import { stemWord } from '#domain/word-stem.ts'
import { localize, type Locale, type Localized } from '#domain/site.ts'
import { type CatalogueLabels, listCardsByIds, readCatalogueLabels, type TaxonNode, readTaxonTree } from '../../catalogue/index.ts'
import type { Db } from '../../kernel/db/open.ts'
import type { SearchEngine } from '../engine.ts'
import { isPresentImplied } from './implied-present.ts'
import { isDescription, isInPhrase, isStandingTogether, listLooseWords } from './query-words.ts'
import { findMatches, toParts } from './query-parts.ts'
import { findPriceOrder } from './preferences.ts'
import { findSynonymsAt } from '../words/synonym-index.ts'
import type { PairPart } from '../words/synonym-pairs.ts'
import { readSynonyms } from '../words/synonyms.ts'
import { isIgnored } from '../words/vocabulary.ts'
import { MIN_SOUND_LENGTH } from '../words/word-forms.ts'
import { EXACT_WORD_SCORE, findMeanings, findScore, isEnglishPlural } from '../spelling/word-meanings.ts'

const MAX_TITLE_WORDS = 30

interface Context {
  db: Db
  engine: SearchEngine
  now: Date
  locale: Locale
}

interface UnderstoodQuery {
  query: ListQuery
  understood: UnderstoodFilter[]
}

/** A filter that a part of the text may stand for. */
interface Candidate {
  kind: UnderstoodFilter['kind']
  filter: Partial<ListQuery>
  label: string
  span: string
  /** Whose word replaces the span where no product is in the taxon: perfume for a wife is for women. */
  audience?: Audience
}

/**
 * Replaces parts of the text by filters. A price always is one. Whom the goods are for, colour and size are filters only where
 * products have them and no title has all words of the text. Filters of the query remain.
 */
export async function understandQuery(context: Context, query: ListQuery): Promise<UnderstoodQuery> {
  const { text } = query
  if (!text) return { query, understood: [] }
  const wanted = await withoutNegatedColours(context.db, text)
  if (wanted && wanted !== text) return understandQuery(context, { ...query, text: wanted })
  const figure = query.priceFrom === undefined && query.priceTo === undefined ? parsePriceText(text) : null
  let asCheap: Promise<boolean> | undefined
  const isAnyCheap = (): Promise<boolean> => (asCheap ??= figure ? isAnyAsCheap(context, query, figure) : Promise.resolve(false))
  if (figure && tokenize(figure.rest).every(isIgnored)) figure.rest = ''
  const price = figure && (await isFigureOfGoods(context, query, figure, isAnyCheap)) ? null : figure
  // Where nothing is as cheap as `20 мянган бал`, all of it is found.
  if (price?.isAlone && price.rest && !(await isAnyCheap())) return understandQuery(context, { ...query, text: price.rest })
  let used = price ? withFilter(query, price.rest, toPriceFilter(price)) : query
  const understood: UnderstoodFilter[] = price
    ? [{ kind: 'price', label: '', from: price.from ?? null, to: price.to ?? null, q: withoutSpan(text, price.span) }]
    : []
  const order = used.text ? findPriceOrder(await readSynonyms(context.db), tokenize(used.text)) : null
  if (order) return { query: { sort: order, ...withFilter(used, '', {}) }, understood }
  const candidates = used.text && (await isDescription(context.db, used.text)) ? [] : await findCandidates(context, used)
  if (!candidates.length) return { query: used, understood }
  const [best] = (await context.engine.list({ ...used, page: 1, perPage: 1 }, context.now)).ids
  const titled = await findTitled(context.db, best, used.text ?? '')
  // Presents for a mother rather than goods for women.
  const isPresent = best !== undefined && (await isPresentImplied(context.db, used.text ?? ''))
  if (titled === 'written' || isPresent) return { query: used, understood }
  for (const { kind, filter, label, span, audience } of candidates) {
    // Goods of a colour by their title may have no options.
    if (kind === 'colour' && titled === 'translated') continue
    const filtered = withFilter(used, withoutSpan(used.text ?? '', span), filter)
    // Boots for a girl are rather another kind of children's boots than women's.
    const withSimilar = audience === 'children'
    const { ids } = await context.engine.list({ ...filtered, page: 1, perPage: 1 }, context.now, { withSimilar })
    if (!ids.length && audience && audience !== 'children')
      used = { ...used, text: (used.text ?? '').replace(span, AUDIENCE_NAMES[audience][0]) }
    // `охинд 7 настай` alone has no other words that products have.
    const isEnough = filtered.text || (best === undefined && kind === 'taxon')
    if (!ids.length || !isEnough || understood.some(each => each.kind === kind)) continue
    used = filtered
    understood.push({ kind, label, from: null, to: null, q: withoutSpan(text, span) })
  }
  return { query: used, understood }
}

/** Whether a figure is one of goods, of which none are that cheap: `power bank 20000`. */
async function isFigureOfGoods(
  { engine, db, now }: Context,
  query: ListQuery,
  price: PricePart,
  isAnyCheap: () => Promise<boolean>
): Promise<boolean> {
  if (!/^\d+$/.test(price.span)) return false
  // Most prices stand in no text of a product, and need no search.
  if (findScore(await findMeanings(db, [price.span]), price.span) < EXACT_WORD_SCORE) return false
  if (await isAnyCheap()) return false
  const { ids } = await engine.list({ ...query, page: 1, perPage: 1 }, now)
  const cards = await listCardsByIds(db, ids)
  return cards.some(({ title }) => [title.mn, title.en].some(each => tokenize(each ?? '', MAX_TITLE_WORDS).includes(price.span)))
}

async function isAnyAsCheap({ engine, now }: Context, query: ListQuery, price: PricePart): Promise<boolean> {
  const { ids } = await engine.list({ ...withFilter(query, price.rest, toPriceFilter(price)), page: 1, perPage: 1 }, now)
  return ids.length > 0
}

function toPriceFilter({ from, to }: { from?: number; to?: number }): Partial<ListQuery> {
  return { ...(from === undefined ? {} : { priceFrom: from }), ...(to === undefined ? {} : { priceTo: to }) }
}

function withFilter(query: ListQuery, text: string, filter: Partial<ListQuery>): ListQuery {
  const options = filter.options ? { options: { ...query.options, ...filter.options } } : {}
  const filtered: ListQuery = { ...query, ...filter, ...options, text }
  if (!text) delete filtered.text
  return filtered
}

async function findCandidates({ db, locale }: Context, { text = '', taxon, options }: ListQuery): Promise<Candidate[]> {
  const candidates: Candidate[] = []
  const named = taxon === undefined ? parseAudienceText(text) : null
  // A present for a child is no present among the goods for children.
  const audience = named && !isNegated(text, named.span) && !(await isStandingTogether(db, text)) ? named : null
  const audienceTaxon = audience && findAudienceTaxon([...(await readTaxonTree(db)).byId.values()], audience.audience)
  if (audience && audienceTaxon)
    candidates.push({
      kind: 'taxon',
      filter: { taxon: audienceTaxon.permalink },
      label: localize(audienceTaxon.name, locale),
      span: audience.span,
      audience: audience.audience
    })
  const labels = (await readCatalogueLabels(db)).options
  const size = parseSizeText(text)
  if (size) {
    for (const option of ['shoe_size', 'clothing_size', 'pants_size'] as const)
      if (!options?.[option] && labels.has(`${option} ${size.size}`))
        candidates.push({ kind: 'size', filter: { options: { [option]: [size.size] } }, label: size.size, span: size.span })
  }
  const called = options?.colour ? null : findColourName(text, findColours(labels))
  if (called) {
    const { span, colour } = called
    candidates.push({ kind: 'colour', filter: { options: { colour: [colour.value] } }, label: localize(colour.label, locale), span })
  }
  const words = options?.colour || called ? [] : tokenize(text).filter(word => word.length > 2)
  for (const word of words) {
    // Short words of one sound are others: `бүр` is not brown.
    const own =
      word.length < MIN_SOUND_LENGTH && isCyrillic(word) ? [] : [...toPhoneticKeys(word), ...listStemKeys(word, findColours(labels))]
    const synonyms = await findColourSynonyms(db, word, findColours(labels))
    if ((!own.length && !synonyms.length) || (await isInPhrase(db, text, word))) continue
    // `цэнхэр` before all that is blue.
    for (const keys of [own, [...own, ...synonyms]]) {
      const colours = findColours(labels).filter(colour => colour.keys.some(key => keys.includes(key)))
      const [first] = colours
      if (first)
        candidates.push({
          kind: 'colour',
          filter: { options: { colour: [...new Set(colours.map(({ value }) => value))] } },
          label: localize(first.label, locale),
          span: word
        })
    }
  }
  return candidates
}

/** A colour by its whole name: `хар хөх` is neither black nor blue. The longest one. */
function findColourName(text: string, colours: readonly Colour[]): { span: string; colour: Colour } | null {
  const lower = text.toLowerCase()
  const found = colours.flatMap(colour =>
    Object.values(colour.label).flatMap(name => {
      const start = name.includes(' ') ? lower.indexOf(name.toLowerCase()) : -1
      const isWhole = start >= 0 && !/\p{L}$/u.test(lower.slice(0, start)) && !/^\p{L}/u.test(lower.slice(start + name.length))
      return isWhole ? [{ span: text.slice(start, start + name.length), colour }] : []
    })
  )
  return found.toSorted((a, b) => b.span.length - a.span.length)[0] ?? null
}

const NEGATED_WORDS = [/(?<![\p{L}\p{N}])(?:не|not)\s+(\p{L}+)/giu, /(?<![\p{L}\p{N}])(\p{L}+)\s+биш(?!\p{L})/giu]

/** `хүүхдийн биш дугуй` and `not for kids` are for others. */
function isNegated(text: string, span: string): boolean {
  const at = text.indexOf(span)
  return (
    /(?:^|[^\p{L}])(?:не|not)\s+(?:for\s+|для\s+)?$/iu.test(text.slice(0, at)) || /^\s+биш(?!\p{L})/iu.test(text.slice(at + span.length))
  )
}

/** `кроссовки не белые` are any sneakers rather than white ones. */
async function withoutNegatedColours(db: Db, text: string): Promise<string> {
  let rest = text
  for (const [span, typed = ''] of NEGATED_WORDS.flatMap(pattern => [...text.matchAll(pattern)])) {
    const colours = findColours((await readCatalogueLabels(db)).options)
    const [word = ''] = tokenize(typed)
    const keys = [...toPhoneticKeys(word), ...listStemKeys(word, colours), ...(await findColourSynonyms(db, word, colours))]
    if (colours.some(colour => colour.keys.some(key => keys.includes(key)))) rest = withoutSpan(rest, span)
  }
  return rest
}

/** `улаантай` is улаан, but `хүүхэд` is not хөх, as its stem only sounds. */
function listStemKeys(word: string, colours: readonly Colour[]): string[] {
  // No Mongolian word ends with an English plural.
  if (isEnglishPlural(word)) return []
  const stem = stemWord(word)
  const isWritten = colours.some(colour => colour.words.some(each => toPlainLetters(each).startsWith(toPlainLetters(stem))))
  return isCyrillic(word) && !isWritten ? [] : toPhoneticKeys(stem)
}

/** Keys of the words for the same colour in all languages: `улаан` is Madder red, too. Not of a material such as camel or silver. */
async function findColourSynonyms(db: Db, word: string, colours: readonly Colour[]): Promise<string[]> {
  const match = findSynonymsAt(await readSynonyms(db), [word], 0)
  if (!match?.isAttribute) return []
  const keys = match.groups.flatMap(({ phrases }) =>
    phrases.flatMap(({ words: [only = '', ...rest] }) => (rest.length ? [] : [toPhoneticKey(only)]))
  )
  return colours.some(({ keys: [base = ''] }) => keys.includes(base)) ? keys : []
}

interface Colour {
  value: string
  label: Localized
  words: string[]
  keys: string[]
}

/** By the catalogue's labels, which are cached. */
const coloursByLabels = new WeakMap<CatalogueLabels['options'], Colour[]>()

function findColours(labels: CatalogueLabels['options']): Colour[] {
  const known = coloursByLabels.get(labels)
  if (known) return known
  const found = [...labels].flatMap(([name, { label }]) => {
    const key = COLOUR_KEYS.find(each => name.startsWith(`${each} `))
    return key ? [{ value: name.slice(key.length + 1), label, ...toBaseColour(label) }] : []
  })
  coloursByLabels.set(labels, found)
  return found
}

/** `Нүүрсэн хар` is black. */
function toBaseColour({ mn = '', en = '' }: Localized): Pick<Colour, 'words' | 'keys'> {
  const words = [mn, en].map(label => tokenize(label).at(-1) ?? '')
  return { words, keys: words.map(word => toPhoneticKey(word)) }
}

/** Names of taxons whose products are for an audience. */
const AUDIENCE_NAMES: Record<Audience, readonly [string, ...string[]]> = {
  women: ['эмэгтэй', 'women', 'womens', 'ladies'],
  men: ['эрэгтэй', 'men', 'mens'],
  children: ['хүүхдийн', 'хүүхэд', 'children', 'childrens', 'kids']
}

/** The taxon nearest to the root that names the audience. */
function findAudienceTaxon(taxons: readonly TaxonNode[], audience: Audience): TaxonNode | undefined {
  const named = taxons.filter(({ name }) =>
    tokenize(`${name.mn ?? ''} ${name.en ?? ''}`).some(word => AUDIENCE_NAMES[audience].includes(word))
  )
  return named.toSorted((a, b) => countDepth(a) - countDepth(b))[0]
}

const countDepth = ({ parent }: TaxonNode): number => (parent ? 1 + countDepth(parent) : 0)

/** Whether the title of the best result has every word of the text, as written or in another language: `хар цүнх` of `Black Bag`. */
async function findTitled(db: Db, best: number | undefined, text: string): Promise<'written' | 'translated' | null> {
  const [product] = best === undefined ? [] : await listCardsByIds(db, [best])
  if (!product) return null
  const titles: Set<string>[] = []
  for (const title of [product.title.mn, product.title.en])
    titles.push(new Set((await listLooseWords(db, title ?? '')).map(word => toPhoneticKey(stemWord(word)))))
  const typed = tokenize(text)
  const isIn = (word: string, title: ReadonlySet<string>): boolean => toPhoneticKeys(stemWord(word)).some(key => title.has(key))
  if (titles.some(title => typed.every(word => isIn(word, title)))) return 'written'
  const parts = toParts(typed, findMatches(await readSynonyms(db), typed))
  const names = ({ words, match }: PairPart): (readonly string[])[] => [
    words,
    ...(match?.groups ?? []).flatMap(({ phrases }) => phrases.map(phrase => phrase.words))
  ]
  const isTranslated = titles.some(title => parts.every(part => names(part).some(words => words.every(word => isIn(word, title)))))
  return isTranslated ? 'translated' : null
}
