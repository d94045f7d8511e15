import { type ProductDocument, taxonPaths } from '#contract/catalogue-document.ts'
import { tokenize } from '#domain/search.ts'
import { toSingulars } from '#domain/word-stem.ts'
import { assignLanguage, normalizeName } from '../texts.ts'
import type { OptionLabel } from './options.ts'
import { toOneLine } from './plain-text.ts'
import type { ReadOptions } from './read-file.ts'
import { type Row, RowError } from './shopify-rows.ts'
import { formatCategory } from './shopify-write.ts'

/** Longer lists of tags are search keywords, not taxons. */
const FEW_TAGS = 5
const MAX_STEPS = 8

/** A category by its number at Google or Shopify, which says nothing to customers: `5322`, `gid://shopify/TaxonomyCategory/aa-1`. */
const CATEGORY_CODE = /^(?:\d+|gid:.*|[a-z]{2}(?:-\d+)+)$/i

/** The taxon is the category, with the type below it where it says more; tags are further ones, except for options and brands. */
export function readTaxons(
  row: Row,
  mode: ReadOptions['tags'],
  words: readonly OptionLabel[]
): Pick<ProductDocument, 'taxons' | 'tags' | 'make_tags'> {
  const exact = readExactTaxons(row)
  const path = exact ? [] : readTaxonPath(row)
  const excluded = new Set(
    [row.cell('vendor'), ...words.flatMap(word => [word.value, word.label.mn ?? '', word.label.en ?? ''])].map(normalizeName)
  )
  const listed = row
    .cell('tags')
    .split(',')
    .map(tag => toOneLine(tag, 255))
    .filter(tag => tag !== '' && !excluded.has(normalizeName(tag)))
  const tags = [...new Set(listed)]
  return {
    ...(exact ? { taxons: exact } : path.length ? { taxons: [{ names: path.map(step => assignLanguage(capitalize(step))) }] } : {}),
    ...(tags.length ? { tags, make_tags: mode === 'make' || (mode === 'few' && listed.length <= FEW_TAGS) } : {})
  }
}

/**
 * The category, or the type where there is none. Shopify's categories are general, so a type that adds a word to them, `Sofas` to
 * `Furniture`, is a step below.
 */
function readTaxonPath(row: Row): string[] {
  const toSteps = (text: string): string[] =>
    CATEGORY_CODE.test(text)
      ? []
      : text
          .split('>')
          .map(step => toOneLine(step, 255))
          .filter(step => normalizeName(step) !== '')
  const [own, google] = [toSteps(row.cell('category')), toSteps(row.cell('googleCategory'))]
  const category = own.length ? own : google
  const type = toSteps(row.cell('type'))
  const known = new Set(category.flatMap(listForms))
  // In our own export the type is the last step of the category, even where the category was then changed in the file.
  const saysMore =
    row.cell('taxons') === '' && type.flatMap(step => tokenize(step)).some(word => !listForms(word).some(form => known.has(form)))
  if (!category.length) return type.slice(0, MAX_STEPS)
  return saysMore ? [...category, ...type].slice(-MAX_STEPS) : category.slice(0, MAX_STEPS)
}

/** The words of a text, English plurals also in the singular. */
const listForms = (text: string): string[] => tokenize(text).flatMap(word => [word, ...toSingulars(word)])

/** Taxons of our own export, unless the category was changed in the file. */
function readExactTaxons(row: Row): ProductDocument['taxons'] {
  if (row.cell('taxons') === '') return undefined
  let taxons: unknown
  try {
    taxons = JSON.parse(row.cell('taxons'))
  } catch {
    throw new RowError(row.line, 'Taxons is not as an export writes it; empty it to use Product Category')
  }
  const { success, data } = taxonPaths.safeParse(taxons)
  return success && formatCategory(data[0]) === row.cell('category') ? data : undefined
}

const capitalize = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)
