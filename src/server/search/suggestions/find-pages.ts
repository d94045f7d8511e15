import { isGibberish } from '#domain/gibberish.ts'
import { isCyrillic, toPhoneticKey, toPhoneticKeys, toPlainLetters, calculateSimilarity, stemWord, tokenize } from '#domain/search.ts'
import { toVerbRoot } from '#domain/word-roots.ts'
import { localize, type Localized } from '#domain/site.ts'
import { type FoundPage, isProductGroup } from '#domain/suggestions.ts'
import { brands, stores, readTaxonTree } from '../../catalogue/index.ts'
import { cached } from '../../kernel/cache/data-cache.ts'
import { readSettings } from '../../site/index.ts'
import helpWords from './help-words.json' with { type: 'json' }
import { isIgnored } from '../words/vocabulary.ts'
import { findTellingAncestors } from './telling-ancestor.ts'
import { MIN_SOUND_LENGTH } from '../words/word-forms.ts'
import type { ContentSource, ContentTitle, ListingContext } from '../listing.ts'

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
  const named = [...(await groupPages(db)), ...(await readContentPages(context.db, content))].filter(
    ({ kind, period }) => (showBrand || kind !== 'brand') && (!period || (period.from <= now && (!period.until || period.until > now)))
  )
  const best = findBestNamed(named, text).map(({ kind, slug, title, within, image }) => ({
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
  if (texts.length >= limits.texts || !listContentWords(text).length) return named
  const isNew = (found: FoundPage): boolean => !texts.some(({ kind, slug }) => kind === found.kind && slug === found.slug)
  const entries = await context.content.findEntries(context.db, text, limits.texts, context.locale)
  return [...named, ...entries.filter(isNew).slice(0, limits.texts - texts.length)]
}

function toWords(...names: (Localized | null | undefined)[]): NameWord[] {
  const words = new Set(names.flatMap(name => [name?.mn ?? '', name?.en ?? '']).flatMap(name => tokenize(name, 30)))
  return [...words].map(word => ({ word, key: toPhoneticKey(word), stems: toStems(word) }))
}

const NO_STEMS: ReadonlySet<string> = new Set()

const groupPages = cached(['taxons', 'brands', 'stores', 'site'], async (db): Promise<NamedPage[]> => {
  const page = { image: null, within: null, summaryStems: NO_STEMS, period: null }
  const nodes = [...(await readTaxonTree(db)).byId.values()]
  const ancestors = findTellingAncestors(nodes)
  const taxons = nodes.map(node => ({
    ...page,
    kind: 'taxon' as const,
    slug: node.permalink,
    title: node.name,
    within: ancestors.get(node)?.name ?? null,
    words: toWords(node.name, node.shortName)
  }))
  const named = (kind: 'brand' | 'store', rows: readonly { code: string; name: Localized }[]) =>
    rows.map(({ code, name }) => ({ ...page, kind, slug: code, title: name, words: toWords(name) }))
  const brandRows = await db.select({ code: brands.code, name: brands.name }).from(brands)
  const storeRows = await db.select({ code: stores.code, name: stores.name }).from(stores)
  return [...taxons, ...named('brand', brandRows), ...named('store', storeRows)]
})

/** By the content's list, which is cached. */
const pagesByTitle = new WeakMap<ContentTitle, NamedPage>()

async function readContentPages(db: ListingContext['db'], content: ContentSource): Promise<NamedPage[]> {
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
function listContentWords(text: string): string[] {
  const typed = tokenize(text)
  const words = typed.filter(word => !QUESTION_WORDS.has(word))
  return awaitFirstFound([() => words.filter(word => !isIgnored(word)), () => words]) ?? typed
}

const MIN_STEM_KEY = 3

/** Keys of a word without its endings, that of a verb apart. */
function toStems(word: string): string[] {
  const verb = toVerbRoot(word)
  const stems = toPhoneticKeys(stemWord(word)).filter(stem => stem.length >= MIN_STEM_KEY)
  return verb ? [...stems, `${toPhoneticKey(verb)}-`] : stems
}

interface TypedWord {
  word: string
  keys: string[]
  stems: string[]
  /** Keys and stems. */
  roots: string[]
  /** First letters of these, which exclude nearly all words. */
  initials: ReadonlySet<number>
  /** By key, so that a word of many pages is compared once. */
  guesses: Map<string, number>
}

/**
 * The pages with every word of the text, else texts with most of them, else those with every word but what kind of text it is. The best first;
 * of equals those with the rarer words in their names, then those with shorter names.
 */
function findBestNamed(pages: readonly NamedPage[], text: string): NamedPage[] {
  const words = listContentWords(text)
  const subjects = words.filter(word => !GENRE_WORDS.has(word))
  const least = words.length < tokenize(text).length ? QUESTION_SHARE : USUAL_SHARE
  return (
    awaitFirstFound([
      () => findNamed(pages, words, least),
      () => (subjects.length < words.length ? findNamed(pages, subjects, least) : [])
    ]) ?? []
  )
}

interface Rated {
  page: NamedPage
  /** By typed word, of the best word of its name. */
  names: number[]
  score: number
}

function findNamed(pages: readonly NamedPage[], words: readonly string[], least: number): NamedPage[] {
  // Gibberish resembles any name, so it counts only as written.
  const typed = words.map((word): TypedWord => {
    const [keys, stems] = isGibberish(word) ? [[], []] : [toPhoneticKeys(word), toStems(word)]
    const roots = [...keys, ...stems]
    return { word, keys, stems, roots, initials: new Set(roots.map(key => key.charCodeAt(0))), guesses: new Map() }
  })
  if (!typed.length) return []
  const exact = pages.map((page): Rated => {
    const names = typed.map(each => rateName(each, page))
    return { page, names, score: findLowestScore(typed, page, names) }
  })
  const named = (): Rated[] => {
    const rated = exact.filter(({ score }) => score > 0)
    // `wool` is not Уул.
    const isOther = words.every(word => !isCyrillic(word)) && rated.some(({ score }) => score === 1)
    return isOther ? rated.filter(({ score }) => score !== SOUNDING_SCORE && score !== SAME_KEY_SCORE) : rated
  }
  const partly = (): Rated[] =>
    exact
      .map(each => ({ ...each, score: each.names.reduce((sum, score) => sum + score, 0) / typed.length }))
      .filter(({ page, score }) => !isProductGroup(page.kind) && score >= least * SUMMARY_SCORE)
  const guessed = (): Rated[] =>
    exact.flatMap(({ page, names: exactly }) => {
      const names: number[] = []
      // Similarity takes most of the time, so the first other word ends it.
      for (const [at, each] of typed.entries()) {
        names.push(Math.max(exactly[at] ?? 0, guessName(each, page)))
        if (!findLowestScore(typed.slice(0, names.length), page, names)) return []
      }
      return [{ page, names, score: findLowestScore(typed, page, names) }]
    })
  const found = awaitFirstFound([named, guessed, ...(typed.length > 1 ? [partly] : [])]) ?? []
  const weights = typed.map((_, at) => 1 / (1 + exact.filter(({ names }) => (names[at] ?? 0) > 0).length))
  const rarity = ({ names }: Rated): number => names.reduce((sum, score, at) => sum + score * (weights[at] ?? 0), 0)
  return found
    .map(each => ({ ...each, rarity: typed.length > 1 ? rarity(each) : 0 }))
    .toSorted(
      (a, b) =>
        b.score - a.score ||
        b.rarity - a.rarity ||
        Number(b.page.kind === 'page') - Number(a.page.kind === 'page') ||
        a.page.words.length - b.page.words.length
    )
    .map(({ page }) => page)
}

function awaitFirstFound<Found>(finds: readonly (() => Found[])[]): Found[] | null {
  for (const find of finds) {
    const found = find()
    if (found.length) return found
  }
  return null
}

/** The lowest score of a typed word; 0 where neither the name nor the summary has one of them. */
function findLowestScore(typed: readonly TypedWord[], page: NamedPage, names: readonly number[]): number {
  let lowest = 1
  for (const [at, { roots }] of typed.entries()) {
    const score = names[at] || (roots.some(root => page.summaryStems.has(root)) ? SUMMARY_SCORE : 0)
    if (!score) return 0
    lowest = Math.min(lowest, score)
  }
  return lowest
}

function rateName(typed: TypedWord, { words }: NamedPage): number {
  let best = 0
  for (const word of words) best = Math.max(best, rateWord(typed, word))
  return best
}

/** By similar words. */
function guessName(typed: TypedWord, { words }: NamedPage): number {
  let best = 0
  for (const word of words) best = Math.max(best, rateGuess(typed, word))
  return best
}

function rateWord(typed: TypedWord, { word, key, stems }: NameWord): number {
  if (!typed.initials.has(key.charCodeAt(0)) && word.charCodeAt(0) !== typed.word.charCodeAt(0)) return 0
  if (word === typed.word) return 1
  const isShortLatin = typed.word.length < MIN_SOUND_LENGTH && !isCyrillic(typed.word) && !isCyrillic(word)
  if (!isShortLatin && typed.keys.includes(key)) return SAME_KEY_SCORE
  if (word.startsWith(typed.word)) return 0.9
  // `ээмэг` has the sounds of эмэгтэй and `fur` those of `for`, but not their letters.
  const hasLetters = (count: number): boolean =>
    !(isShortLatin || isCyrillic(typed.word)) || toPlainLetters(word).startsWith(toPlainLetters(typed.word).slice(0, count))
  const hasStem = typed.stems.some(stem => stem === key || stems.includes(stem)) || typed.keys.some(each => stems.includes(each))
  if (hasStem && hasLetters(MIN_STEM_KEY)) return 0.86
  const isBeginning = typed.keys.some(each => each.length >= Math.min(2, typed.word.length) && key.startsWith(each))
  return isBeginning && hasLetters(Infinity) ? SOUNDING_SCORE : 0
}

function rateGuess({ word, keys, guesses }: TypedWord, { key }: NameWord): number {
  const known = guesses.get(key)
  if (known !== undefined) return known
  const alike = word.length > 3 ? Math.max(...keys.map(each => calculateSimilarity(each, key))) : 0
  const score = alike >= MIN_SIMILARITY ? GUESS_FACTOR * alike : 0
  guesses.set(key, score)
  return score
}
