import { FACET_OPTIONS, type FacetOption, type FacetValue } from '#domain/facets.ts'
import { COLOUR_KEYS, type FacetChoice, type ProductFacets } from '#domain/product.ts'
import { localized, type Locale } from '#domain/site.ts'
import { taxonTree } from '../catalogue/taxons.ts'
import { readVocabulary, type Vocabulary } from '../catalogue/vocabulary.ts'
import type { Db } from '../db/open.ts'
import { readCodes } from '../search/codes.ts'
import type { SearchEngine } from '../search/engine.ts'
import { asListQuery, type Query } from './listing.ts'

/**
 * What a listing could be narrowed to, in words: sizes in the order of sizes, everything else most first.
 * @throws ShopError not_found for a taxon or brand that does not exist
 */
export async function listFacets(db: Db, engine: SearchEngine, query: Query, now: Date, locale: Locale): Promise<ProductFacets> {
  const counts = await engine.facets({ ...(await asListQuery(db, query)), page: 1 }, now)
  const [codes, tree, vocabulary] = [await readCodes(db), await taxonTree(db), await readVocabulary(db)]
  const inWords = (values: readonly FacetValue[], word: (value: string) => string): FacetChoice[] =>
    values.map(each => ({ ...each, label: word(each.value) || each.value }))
  return {
    ...counts,
    taxons: inWords(counts.taxons, permalink => localized(tree.byPermalink.get(permalink)?.name, locale)),
    brands: inWords(counts.brands, code => localized(codes.brandNames.get(code), locale)),
    stores: inWords(counts.stores, code => localized(codes.storeNames.get(code), locale)),
    options: Object.fromEntries(FACET_OPTIONS.map(key => [key, optionChoices(key, counts.options[key], vocabulary, locale)])) as Record<
      FacetOption,
      FacetChoice[]
    >
  }
}

function optionChoices(key: FacetOption, values: readonly FacetValue[], vocabulary: Vocabulary, locale: Locale): FacetChoice[] {
  const words = values.map(each => {
    const word = (key === 'colour' ? COLOUR_KEYS : [key]).map(name => vocabulary.options.get(`${name} ${each.value}`)).find(Boolean)
    const choice: FacetChoice = { ...each, label: localized(word?.label, locale) || each.value, ...(word?.hex ? { hex: word.hex } : {}) }
    return { choice, position: word?.position ?? Infinity }
  })
  if (key === 'colour') return words.map(({ choice }) => choice)
  return words.toSorted((a, b) => a.position - b.position || bySize(a.choice.label, b.choice.label)).map(({ choice }) => choice)
}

/** 36 before 38 before 104. */
function bySize(a: string, b: string): number {
  return (Number.parseFloat(a) || 0) - (Number.parseFloat(b) || 0) || (a < b ? -1 : 1)
}
