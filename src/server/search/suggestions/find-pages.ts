import { isCyrillic, tokenize } from '#domain/search.ts'
import { localize, type Localized } from '#domain/site.ts'
import { type FoundPage, isProductGroup } from '#domain/suggestions.ts'
import { brands, stores, readTaxonTree } from '../../catalogue/index.ts'
import { cached } from '../../kernel/cache/data-cache.ts'
import { readSettings } from '../../site/index.ts'
import helpWords from './help-words.json' with { type: 'json' }
import { isIgnored } from '../words/vocabulary.ts'
import { findDistinctiveAncestors } from './distinctive-ancestor.ts'
import {
  findByName,
  findBySummary,
  guessByName,
  indexNames,
  type Named,
  type NameIndex,
  SAME_KEY_SCORE,
  SOUNDING_SCORE,
  toNameWords,
  toTypedWord
} from './name-index.ts'
import type { ContentTitle, ListingContext } from '../listing.ts'

/** A word of the summary instead of the title. */
const SUMMARY_SCORE = 0.7
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

interface NamedPage extends Named, Omit<FoundPage, 'title' | 'within'> {
  title: Localized
  within: Localized | null
  period: ContentTitle['period']
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
  const index = indexPages(await groupPages(db), await content.titles(db))
  const isShown = ({ kind, period }: NamedPage): boolean =>
    (showBrand || kind !== 'brand') && (!period || (period.from <= now && (!period.until || period.until > now)))
  const best = findBestNamed(index, isShown, text).map(({ kind, slug, title, within, image }) => ({
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

const NO_STEMS: ReadonlySet<string> = new Set()

const groupPages = cached(['taxons', 'brands', 'stores', 'site'], async (db): Promise<NamedPage[]> => {
  const page = { image: null, within: null, summaryStems: NO_STEMS, period: null }
  const nodes = [...(await readTaxonTree(db)).byId.values()]
  const ancestors = findDistinctiveAncestors(nodes)
  const taxons = nodes.map(node => ({
    ...page,
    kind: 'taxon' as const,
    slug: node.permalink,
    title: node.name,
    within: ancestors.get(node)?.name ?? null,
    words: toNameWords(node.name, node.shortName)
  }))
  const named = (kind: 'brand' | 'store', rows: readonly { code: string; name: Localized }[]) =>
    rows.map(({ code, name }) => ({ ...page, kind, slug: code, title: name, words: toNameWords(name) }))
  const brandRows = await db.select({ code: brands.code, name: brands.name }).from(brands)
  const storeRows = await db.select({ code: stores.code, name: stores.name }).from(stores)
  return [...taxons, ...named('brand', brandRows), ...named('store', storeRows)]
})

/** By the lists of taxons, brands and stores, and of content: both are cached, and read anew where they change. */
const indexes = new WeakMap<readonly NamedPage[], { titles: readonly ContentTitle[]; index: NameIndex<NamedPage> }>()

function indexPages(groups: readonly NamedPage[], titles: readonly ContentTitle[]): NameIndex<NamedPage> {
  const known = indexes.get(groups)
  if (known?.titles === titles) return known.index
  const index = indexNames([...groups, ...titles.map(toNamedPage)])
  indexes.set(groups, { titles, index })
  return index
}

function toNamedPage({ summary, image, ...page }: ContentTitle): NamedPage {
  const help = page.kind === 'page' ? (HELP_WORDS[page.slug] ?? '') : ''
  return {
    ...page,
    within: null,
    image: image && { ...image, alt: '' },
    words: [...toNameWords(page.title), ...toNameWords({ mn: help })],
    summaryStems: new Set(toNameWords(summary).flatMap(({ key, stems }) => [key, ...stems]))
  }
}

/** What people ask a usual page for, by its slug. */
const HELP_WORDS: Readonly<Record<string, string>> = helpWords

/** The words of a text without those of a question. */
function listContentWords(text: string): string[] {
  const typed = tokenize(text)
  const words = typed.filter(word => !QUESTION_WORDS.has(word))
  return awaitFirstFound([() => words.filter(word => !isIgnored(word)), () => words]) ?? typed
}

/**
 * The pages with every word of the text, else texts with most of them, else those with every word but what kind of text it is. The best first;
 * of equals those with the rarer words in their names, then those with shorter names.
 */
function findBestNamed(index: NameIndex<NamedPage>, isShown: (page: NamedPage) => boolean, text: string): NamedPage[] {
  const words = listContentWords(text)
  const subjects = words.filter(word => !GENRE_WORDS.has(word))
  const least = words.length < tokenize(text).length ? QUESTION_SHARE : USUAL_SHARE
  const find = (chosen: readonly string[]): NamedPage[] => findNamed(index, isShown, chosen, least)
  return awaitFirstFound([() => find(words), () => (subjects.length < words.length ? find(subjects) : [])]) ?? []
}

interface Rated {
  page: NamedPage
  /** By typed word, of the best word of its name. */
  names: number[]
  /** The lowest of a typed word; 0 where neither the name nor the summary has one of them. */
  score: number
}

function findNamed(
  index: NameIndex<NamedPage>,
  isShown: (page: NamedPage) => boolean,
  words: readonly string[],
  least: number
): NamedPage[] {
  const typed = words.map(toTypedWord)
  if (!typed.length) return []
  const names = typed.map(each => findByName(index, each))
  const summaries = typed.map(each => findBySummary(index, each))
  const rate = (candidates: ReadonlySet<NamedPage>, scores: readonly ReadonlyMap<NamedPage, number>[]): Rated[] =>
    index.pages
      .filter(page => candidates.has(page) && isShown(page))
      .map(page => {
        const named = scores.map(each => each.get(page) ?? 0)
        return { page, names: named, score: Math.min(...named.map((score, at) => score || (summaries[at]?.has(page) ? SUMMARY_SCORE : 0))) }
      })
  const exact = rate(new Set([...names.flatMap(each => [...each.keys()]), ...summaries.flatMap(each => [...each])]), names)
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
  const guessed = (): Rated[] => {
    let candidates: ReadonlySet<NamedPage> = new Set(index.pages)
    const scores = typed.map((each, at) => {
      // Similarity takes most of the time, so the first word that no page has ends it.
      const guesses = candidates.size ? guessByName(index, each) : new Map<NamedPage, number>()
      for (const [page, score] of names[at] ?? []) guesses.set(page, Math.max(score, guesses.get(page) ?? 0))
      const found = new Set([...guesses.keys(), ...(summaries[at] ?? [])])
      candidates = candidates.intersection(found)
      return guesses
    })
    return rate(candidates, scores)
  }
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
