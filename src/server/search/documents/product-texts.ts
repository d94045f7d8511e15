import { eq } from 'drizzle-orm'
import { tokenize } from '#domain/search.ts'
import { stemWord, toSingulars } from '#domain/word-stem.ts'
import type { Localized } from '#domain/site.ts'
import { toRootKeys } from '#domain/word-roots.ts'
import {
  brands,
  toTaxonPath,
  optionValues,
  products,
  productTaxons,
  stores,
  type TaxonTree,
  readTaxonTree,
  variants
} from '../../catalogue/index.ts'
import { findTitleNouns } from './title-nouns.ts'
import { isAnyOf } from '../../kernel/db/any-of.ts'
import type { Db } from '../../kernel/db/open.ts'

const MAX_PER_FIELD = 120

/** The words of a product as written, by field. Both engines index these. */
export interface ProductTexts {
  id: number
  /** The noun of the title. */
  name: string[]
  /** The whole title. */
  title: string[]
  /** Brand and taxon. */
  kind: string[]
  /** Taxons above, store, properties, choices. */
  around: string[]
  /** What the product is: the nouns of the title and of its taxon, and taxons above with a name of one word. */
  goods: string[]
  /** The other words of its taxon, which say which: the cases of `Phone Cases` are no phones. */
  goodsModifiers: string[]
  /** Keys of the roots of the words of the description, which only rank. */
  described: string[]
  skus: string[]
  /** Number of words of the shorter title, at most 8. */
  titleWords: number
  totalReviews: number
}

export async function readTexts(db: Db, ids: readonly number[]): Promise<ProductTexts[]> {
  const rows = await db
    .select({
      id: products.id,
      totalReviews: products.totalReviews,
      title: products.title,
      description: products.description,
      properties: products.propertyList,
      taxonId: products.taxonId,
      brand: brands.name,
      store: stores.name
    })
    .from(products)
    .leftJoin(brands, eq(brands.id, products.brandId))
    .leftJoin(stores, eq(stores.id, products.storeId))
    .where(isAnyOf(products.id, ids, 'int'))
  const placed = groupBy(
    await db
      .select()
      .from(productTaxons)
      .where(isAnyOf(productTaxons.productId, ids, 'int')),
    row => row.productId
  )
  const created = groupBy(
    await db
      .select({ productId: variants.productId, sku: variants.sku, options: variants.options })
      .from(variants)
      .where(isAnyOf(variants.productId, ids, 'int')),
    row => row.productId
  )
  const tree = await readTaxonTree(db)
  const labels = new Map((await db.select().from(optionValues)).map(({ key, value, label }) => [`${key} ${value}`, label]))
  return rows.map(row => {
    const own = tree.byId.get(row.taxonId ?? 0)
    const pieces = created.get(row.id) ?? []
    const options = new Map(pieces.flatMap(piece => Object.entries(piece.options)).map(([key, value]) => [`${key} ${value}`, value]))
    const places = (placed.get(row.id) ?? []).map(each => each.taxonId)
    const properties = row.properties.flatMap(property => [property.name, property.value])
    const choices = [...options].map(([name, value]) => labels.get(name) ?? { mn: value })
    const noun = findTitleNouns(row.title)
    const names = own ? [own.shortName ?? {}, selectListed(own.name, noun)] : []
    const titles = [row.title.mn, row.title.en].map(title => tokenize(title ?? '').length).filter(length => length > 0)
    return {
      id: row.id,
      name: listWords([noun]),
      title: listWords([row.title]),
      kind: listWords([row.brand, own?.shortName, isList(own?.name) ? null : own?.name]),
      around: listWords([
        ...(isList(own?.name) ? [own?.name] : []),
        ...listAncestorNames(tree, row.taxonId, places),
        row.store,
        ...properties,
        ...choices
      ]).filter(word => word.length > 1),
      goods: listWords([noun, ...names.flatMap(listNouns), ...listOneWordNames(tree, row.taxonId)]),
      goodsModifiers: listWords(names),
      described: listDescribedRoots(row.description),
      skus: pieces.map(piece => piece.sku),
      titleWords: Math.min(8, ...titles),
      totalReviews: row.totalReviews
    }
  })
}

const LIST_SEPARATOR = /\s*[,&]\s*|\s+(?:and|ба|болон)\s+/u

/** A product of the taxon «Малгай, бээлий, оймс» is one of these. */
const isList = (name: Localized | undefined): boolean => [name?.mn ?? '', name?.en ?? ''].some(text => LIST_SEPARATOR.test(text))

/** The goods of a list that the title names, in both languages: mittens are no hats. The whole list where it names none. */
function selectListed(list: Localized, noun: Localized): Localized {
  const parts = (text = ''): string[] => text.split(LIST_SEPARATOR)
  const [mn, en] = [parts(list.mn), parts(list.en)]
  const isNamed = (part: string, name = ''): boolean => {
    const last = tokenize(part).at(-1) ?? ''
    return name
      .split(' ')
      .some(noun => last !== '' && (last === noun || stemWord(last) === stemWord(noun) || toSingulars(last).includes(noun)))
  }
  const [inMn, inEn] = [mn.map(part => isNamed(part, noun.mn)), en.map(part => isNamed(part, noun.en))]
  const isParallel = mn.length === en.length
  const select = (all: string[], own: boolean[], other: boolean[]): string => {
    const named = all.filter((_, at) => own[at] || (isParallel && other[at]))
    return (named.length ? named : all).join(', ')
  }
  return { mn: select(mn, inMn, inEn), en: select(en, inEn, inMn) }
}

/** The nouns of a name, or of the names of a list. */
function listNouns({ mn = '', en = '' }: Localized): Localized[] {
  const parts = [mn, en].map(name => name.split(LIST_SEPARATOR))
  return [...(parts[0] ?? []).map(part => findTitleNouns({ mn: part })), ...(parts[1] ?? []).map(part => findTitleNouns({ en: part }))]
}

/** Names of the ancestor taxons and of further taxons. */
function listAncestorNames(tree: TaxonTree, own: number | null, placed: readonly number[]): Localized[] {
  const node = tree.byId.get(own ?? 0)
  const line = node ? toTaxonPath(node).map(each => each.id) : []
  return [...new Set([...line, ...placed])].filter(id => id !== own).flatMap(id => tree.byId.get(id)?.name ?? [])
}

/** Boots are footwear, but a kettle of the taxon «Гал тогоо» is no pot. */
function listOneWordNames(tree: TaxonTree, own: number | null): Localized[] {
  const node = tree.byId.get(own ?? 0)
  const ofOneWord = (text = ''): string => (tokenize(text).length === 1 ? text : '')
  return node ? toTaxonPath(node).map(({ name }) => ({ mn: ofOneWord(name.mn), en: ofOneWord(name.en) })) : []
}

function listWords(texts: readonly (Localized | null | undefined)[]): string[] {
  const joined = texts.flatMap(text => [text?.mn ?? '', text?.en ?? '']).join(' ')
  return [...new Set(tokenize(joined, MAX_PER_FIELD))]
}

const MAX_DESCRIPTION_LENGTH = 2000
const MAX_KNOWN_ROOTS = 20_000
/** Descriptions share most of their words. */
const knownRoots = new Map<string, string[]>()

function listDescribedRoots(description: Localized): string[] {
  const texts = [description.mn, description.en].map(text => (text ?? '').slice(0, MAX_DESCRIPTION_LENGTH))
  if (knownRoots.size > MAX_KNOWN_ROOTS) knownRoots.clear()
  const roots = new Set<string>()
  for (const word of texts.flatMap(text => tokenize(text, MAX_PER_FIELD))) {
    const keys = knownRoots.get(word) ?? toRootKeys(word)
    knownRoots.set(word, keys)
    for (const key of keys) roots.add(key)
  }
  return [...roots]
}

export function groupBy<Row>(rows: readonly Row[], by: (row: Row) => number): Map<number, Row[]> {
  const groups = new Map<number, Row[]>()
  for (const row of rows) {
    const group = groups.get(by(row))
    if (group) group.push(row)
    else groups.set(by(row), [row])
  }
  return groups
}
