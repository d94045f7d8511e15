import { isGibberish } from '#domain/gibberish.ts'
import { isCyrillic, phoneticKey, phoneticKeys, similarity, stemWord, tokenize } from '#domain/search.ts'
import { localize, type Localized } from '#domain/site.ts'
import { type FoundPage, isProductGroup } from '#domain/suggestions.ts'
import { brands, stores, taxonTree } from '../catalogue/index.ts'
import { cached } from '../kernel/cache/data-cache.ts'
import { readSettings } from '../site/index.ts'
import helpWords from './help-words.json' with { type: 'json' }
import { isIgnored } from './vocabulary.ts'
import type { ContentSource, ContentTitle, ListingContext } from './listing.ts'

const MIN_SIMILARITY = 0.75
/** A word that sounds like the typed one, and one that begins with the same sounds. */
const SAME_KEY_SCORE = 0.95
const SOUNDING_SCORE = 0.84
/** A word of the summary instead of the title. */
const SUMMARY_SCORE = 0.7
/** Similar words count only where no page has the words themselves. */
const GUESS_FACTOR = 0.65
/** Share of the words where no page has all of them; for a question, whose verb is rarely in a title, and otherwise. */
const QUESTION_SHARE = 0.5
const USUAL_SHARE = 0.6
const QUESTION_WORDS = new Set(
  'хэдэн хэд хэзээ яаж хэрхэн хаана хаанаас хаашаа ямар вэ бэ уу үү юу яагаад болох how what when where why which is are do does can i the a to как что где когда сколько почему ли можно yaj haana hezee yamar ve'.split(
    ' '
  )
)

/** What kind of text is meant. */
const GENRE_WORDS = new Set('жор заавар зөвлөгөө арга рецепт инструкция recipe recipes guide tips jor zaavar'.split(' '))

interface NamedPage extends Omit<FoundPage, 'title' | 'within'> {
  title: Localized
  within: Localized | null
  /** Words of its title in both languages. */
  words: NameWord[]
  /** Stems of the words of its summary. */
  summaryStems: ReadonlySet<string>
  period: ContentTitle['period']
}

interface NameWord {
  word: string
  key: string
  stems: string[]
}

interface Limits {
  /** Taxons, brands and stores. */
  groups: number
  /** Entries, pages and promotions. */
  texts: number
}

/** Pages of the shop whose name has every word of `text`, the last of which may be unfinished. */
export async function findNamedPages(context: ListingContext, text: string, limits: Limits): Promise<FoundPage[]> {
  const { db, content, now, locale } = context
  const { showBrand } = (await readSettings(db)).configs
  const named = [...(await groupPages(db)), ...(await contentPages(context.db, content))].filter(
    ({ kind, period }) => (showBrand || kind !== 'brand') && (!period || (period.from <= now && (!period.until || period.until > now)))
  )
  const best = bestNamed(named, text).map(({ kind, slug, title, within, image }) => ({
    kind,
    slug,
    title: localize(title, locale),
    within: localize(within, locale),
    image
  }))
  return [
    ...best.filter(({ kind }) => isProductGroup(kind)).slice(0, limits.groups),
    ...best.filter(({ kind }) => !isProductGroup(kind)).slice(0, limits.texts)
  ]
}

/** Pages for the results of a submitted text: by name, then entries with every word in their text. */
export async function findPages(context: ListingContext, text: string, limits: Limits): Promise<FoundPage[]> {
  const named = await findNamedPages(context, text, limits)
  const texts = named.filter(({ kind }) => !isProductGroup(kind))
  if (texts.length >= limits.texts || !contentWords(text).length) return named
  const isNew = (found: FoundPage): boolean => !texts.some(({ kind, slug }) => kind === found.kind && slug === found.slug)
  const entries = await context.content.findEntries(context.db, text, limits.texts, context.locale)
  return [...named, ...entries.filter(isNew).slice(0, limits.texts - texts.length)]
}

function toWords(...names: (Localized | null | undefined)[]): NameWord[] {
  const words = new Set(names.flatMap(name => [name?.mn ?? '', name?.en ?? '']).flatMap(name => tokenize(name, 30)))
  return [...words].map(word => ({ word, key: phoneticKey(word), stems: stemsOf(word) }))
}

const NO_STEMS: ReadonlySet<string> = new Set()

const groupPages = cached(['taxons', 'brands', 'stores', 'site'], async (db): Promise<NamedPage[]> => {
  const page = { image: null, within: null, summaryStems: NO_STEMS, period: null }
  const taxons = [...(await taxonTree(db)).byId.values()].map(({ name, shortName, permalink, parent }) => ({
    ...page,
    kind: 'taxon' as const,
    slug: permalink,
    title: name,
    within: parent?.name ?? null,
    words: toWords(name, shortName)
  }))
  const named = (kind: 'brand' | 'store', rows: readonly { code: string; name: Localized }[]) =>
    rows.map(({ code, name }) => ({ ...page, kind, slug: code, title: name, words: toWords(name) }))
  const brandRows = await db.select({ code: brands.code, name: brands.name }).from(brands)
  const storeRows = await db.select({ code: stores.code, name: stores.name }).from(stores)
  return [...taxons, ...named('brand', brandRows), ...named('store', storeRows)]
})

/** By the content's list, which is cached. */
const pagesByTitle = new WeakMap<ContentTitle, NamedPage>()

async function contentPages(db: ListingContext['db'], content: ContentSource): Promise<NamedPage[]> {
  return (await content.titles(db)).map(title => {
    const known = pagesByTitle.get(title)
    if (known) return known
    const { summary, image, ...page } = title
    const summaryStems = new Set(toWords(summary).flatMap(({ key, stems }) => [key, ...stems]))
    const help = title.kind === 'page' ? (HELP_WORDS[title.slug] ?? '') : ''
    const words = [...toWords(title.title), ...toWords({ mn: help })]
    const named = { ...page, within: null, image: image && { ...image, alt: '' }, words, summaryStems }
    pagesByTitle.set(title, named)
    return named
  })
}

/** What people ask a usual page for, by its slug. */
const HELP_WORDS: Readonly<Record<string, string>> = helpWords

/** The words of a text without those of a question. */
function contentWords(text: string): string[] {
  const typed = tokenize(text)
  const words = typed.filter(word => !QUESTION_WORDS.has(word))
  return firstFound([() => words.filter(word => !isIgnored(word)), () => words]) ?? typed
}

/** The endings of Mongolian verbs: `солиулж` and `солиулах` are one word. */
const VERB_ENDING = /(?:[аэоө]{2}д|с[аэоө]н|д[аэоө]г|м[аэоө]{2}р|[аэоө]х|ж|ч|ъ?я)(?:[ыи]г)?$/
const MIN_VERB_STEM = 4
const MIN_STEM_KEY = 3

/** Keys of a word without its endings, that of a verb apart. */
function stemsOf(word: string): string[] {
  const verb = word.replace(VERB_ENDING, '')
  const stems = phoneticKeys(stemWord(word)).filter(stem => stem.length >= MIN_STEM_KEY)
  return verb !== word && verb.length >= MIN_VERB_STEM ? [...stems, `${phoneticKey(verb)}-`] : stems
}

interface TypedWord {
  word: string
  keys: string[]
  stems: string[]
}

/**
 * The pages with every word of the text, else texts with most of them, else those with every word but what kind of text it is. The best first;
 * of equals those with the rarer words in their names, then those with shorter names.
 */
function bestNamed(pages: readonly NamedPage[], text: string): NamedPage[] {
  const words = contentWords(text)
  const subjects = words.filter(word => !GENRE_WORDS.has(word))
  const least = words.length < tokenize(text).length ? QUESTION_SHARE : USUAL_SHARE
  return (
    firstFound([() => findNamed(pages, words, least), () => (subjects.length < words.length ? findNamed(pages, subjects, least) : [])]) ??
    []
  )
}

interface Rated {
  page: NamedPage
  score: number
}

function findNamed(pages: readonly NamedPage[], words: readonly string[], least: number): NamedPage[] {
  // Gibberish resembles any name, so it counts only as written.
  const typed = words.map(word =>
    isGibberish(word) ? { word, keys: [], stems: [] } : { word, keys: phoneticKeys(word), stems: stemsOf(word) }
  )
  if (!typed.length) return []
  const rate = (guess: boolean) => pages.map(page => ({ page, score: ratePage(typed, page, guess) })).filter(({ score }) => score > 0)
  const partly = () =>
    pages
      .filter(({ kind }) => !isProductGroup(kind))
      .map(page => ({ page, score: rateShare(typed, page) }))
      .filter(({ score }) => score >= least * SUMMARY_SCORE)
  const named = (): Rated[] => {
    const rated = rate(false)
    // `wool` is not Уул.
    const isOther = words.every(word => !isCyrillic(word)) && rated.some(({ score }) => score === 1)
    return isOther ? rated.filter(({ score }) => score !== SOUNDING_SCORE && score !== SAME_KEY_SCORE) : rated
  }
  const found = firstFound([named, () => rate(true), ...(typed.length > 1 ? [partly] : [])]) ?? []
  const weights = typed.map(each => 1 / (1 + pages.filter(page => rateName(each, page, false) > 0).length))
  const rarity = (page: NamedPage): number => typed.reduce((sum, each, at) => sum + (weights[at] ?? 0) * rateName(each, page, false), 0)
  return found
    .map(each => ({ ...each, rarity: typed.length > 1 ? rarity(each.page) : 0 }))
    .toSorted(
      (a, b) =>
        b.score - a.score ||
        b.rarity - a.rarity ||
        Number(b.page.kind === 'page') - Number(a.page.kind === 'page') ||
        a.page.words.length - b.page.words.length
    )
    .map(({ page }) => page)
}

function firstFound<Found>(finds: readonly (() => Found[])[]): Found[] | null {
  for (const find of finds) {
    const found = find()
    if (found.length) return found
  }
  return null
}

/** The mean of the words' scores. */
function rateShare(typed: readonly TypedWord[], page: NamedPage): number {
  return typed.reduce((sum, each) => sum + rateName(each, page, false), 0) / typed.length
}

function ratePage(typed: readonly TypedWord[], page: NamedPage, guess: boolean): number {
  let lowest = 1
  for (const each of typed) {
    const inTitle = rateName(each, page, guess)
    const score = inTitle || ([...each.keys, ...each.stems].some(root => page.summaryStems.has(root)) ? SUMMARY_SCORE : 0)
    if (!score) return 0
    lowest = Math.min(lowest, score)
  }
  return lowest
}

const rateName = (typed: TypedWord, { words }: NamedPage, guess: boolean): number =>
  Math.max(0, ...words.map(word => rateWord(typed, word, guess)))

function rateWord(typed: TypedWord, { word, key, stems }: NameWord, guess: boolean): number {
  if (word === typed.word) return 1
  if (typed.keys.includes(key)) return SAME_KEY_SCORE
  if (word.startsWith(typed.word)) return 0.9
  if (typed.stems.some(stem => stem === key || stems.includes(stem)) || typed.keys.some(each => stems.includes(each))) return 0.86
  if (typed.keys.some(each => each.length >= Math.min(2, typed.word.length) && key.startsWith(each))) return SOUNDING_SCORE
  const alike = guess && typed.word.length > 3 ? Math.max(...typed.keys.map(each => similarity(each, key))) : 0
  return alike >= MIN_SIMILARITY ? GUESS_FACTOR * alike : 0
}
