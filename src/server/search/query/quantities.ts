import { NO_SYNONYMS, type Quantity, type SynonymMatch } from '../words/synonym-index.ts'
import { isNumber } from '../words/word-forms.ts'

interface Unit {
  spellings: string[]
  /** How many of a smaller unit one is: a choice of `1000` is `1 kg`. */
  smaller?: number
  /** How large goods of one are, beside others of a kind; not given for what says nothing about their size. */
  size?: number
}

const UNITS: readonly Unit[] = [
  { spellings: ['кг', 'kg', 'кило', 'kilo', 'килограмм'], smaller: 1000, size: 1 },
  { spellings: ['г', 'гр', 'грамм', 'g', 'gr', 'gram'], size: 0.001 },
  { spellings: ['л', 'литр', 'l', 'liter', 'litre', 'litr'], smaller: 1000, size: 1 },
  { spellings: ['мл', 'ml'], size: 0.001 },
  { spellings: ['гб', 'gb'] },
  { spellings: ['тб', 'tb'], smaller: 1024 },
  { spellings: ['хүн', 'хүний', 'хүнтэй', 'хүнд', 'hun', 'hunii', 'person', 'people', 'persons', 'человек', 'человека', 'чел'], size: 1 },
  { spellings: ['инч', 'инчийн', 'inch', 'inches', 'дюйм', 'дюймов', 'дюйма'], size: 1 },
  { spellings: ['мач', 'mah'] },
  { spellings: ['ватт', 'вт', 'w', 'watt', 'watts'] },
  { spellings: ['см', 'cm', 'сантиметр'], size: 1 }
]

/** Figures with a unit of size in a title, by how large one is; in the syntax of both JavaScript and Postgres. */
export const SIZE_PATTERNS: readonly { pattern: string; size: number }[] = [1, 0.001].map(size => ({
  size,
  pattern: String.raw`(\d+(?:[.,]\d+)?)[ -]?(?:${UNITS.filter(unit => unit.size === size)
    .flatMap(({ spellings }) => spellings)
    .join('|')})(?![a-zа-яөүё])`
}))

/** How large a product is by its title; null where no figure says so. */
export function parseSize(title: string): number | null {
  for (const { pattern, size } of SIZE_PATTERNS) {
    const [, figure] = new RegExp(pattern, 'u').exec(title.toLowerCase()) ?? []
    if (figure) return size * Number(figure.replace(',', '.'))
  }
  return null
}

const NUMBER_WORD = /^(?:\d{1,2}|нэг|хоёр|гурван?|дөрвөн?|таван?|зургаан?|долоон?|найман?|есөн?|арван?)$/
const AGE_WORD = /^(?:нас(?:тай|тайд|ны)|nas(?:tai|nii)|лет|год|года|годика|years?|yo)$/

/** Words before a quantity, or after it, that make it the least or the most; those after an ablative only: `50 инчээс том`. */
const LIMITS = {
  before: { least: 'over above least from от более больше свыше', most: 'under below до менее меньше' },
  after: { least: 'дээш дээгүүр илүү deesh iluu', most: 'доош доогуур хүртэл хүртэлх doosh hurtel' },
  than: { least: 'их том өндөр урт ih tom', most: 'бага жижиг богино baga jijig' }
}
const ABLATIVE = /(?:аас|ээс|оос|өөс|aas|ees|oos)$/
/** `литра`, `литров` */
const GENITIVE = /(?:ов|а)$/
/** Figures further from a limit are those of other goods. */
const WIDEST_FACTOR = 4
const MAX_FIGURES = 60

/** Largest ratios of a figure to a near one, in groups from the nearest. */
const NEAR_FACTORS = [1.1, 1.25, 1.5] as const

interface Limit {
  length: number
  figure: number
  units: string[]
  isLeast: boolean
}

const findDirection = (place: { least: string; most: string }, word: string): 'least' | 'most' | null =>
  place.least.split(' ').includes(word) ? 'least' : place.most.split(' ').includes(word) ? 'most' : null

/** At least or at most of a unit: `500 литрээс дээш`, `under 2 kg`. */
function findLimit(words: readonly string[], start: number): Limit | null {
  const first = words[start] ?? ''
  const than = words[start + 1] === 'than' ? { more: 'least', larger: 'least', less: 'most', smaller: 'most' }[first] : null
  const before = than ?? findDirection(LIMITS.before, first)
  const at = start + (than ? 2 : before ? 1 : 0)
  // `8 кг-аас`
  const cased = ABLATIVE.test(words[at + 2] ?? '') && (words[at + 2] ?? '').length < 5 ? 1 : 0
  const [figure = '', written = ''] = words.slice(at, at + 2)
  const last = words[at + 2 + cased] ?? ''
  if (!isNumber(figure)) return null
  const stem = written.replace(ABLATIVE, '')
  const units = UNITS.find(({ spellings }) => [written, stem, written.replace(GENITIVE, '')].some(each => spellings.includes(each)))
  const after = before
    ? null
    : (findDirection(LIMITS.after, last) ?? (stem === written && !cased ? null : findDirection(LIMITS.than, last)))
  const direction = before ?? after
  if (!units || !direction) return null
  return { length: at - start + (after ? 3 + cased : 2), figure: Number(figure), units: units.spellings, isLeast: direction === 'least' }
}

/** Whether a text has a quantity, for which the figures of the catalogue are needed. */
export const hasQuantity = (words: readonly string[]): boolean => words.some((_, start) => findQuantity(words, start))

/** The limit at a word with the figures of the catalogue within it, the nearest first. */
function toLimitMatch({ length, figure, units, isLeast }: Limit, figures: readonly number[]): SynonymMatch {
  const within = figures.filter(each =>
    isLeast ? each >= figure && each <= WIDEST_FACTOR * figure : each <= figure && each * WIDEST_FACTOR >= figure
  )
  const nearest = within.toSorted((a, b) => Math.abs(a - figure) - Math.abs(b - figure)).slice(0, MAX_FIGURES)
  const isNear = (each: number): boolean => Math.max(each, figure) <= NEAR_FACTORS[1] * Math.min(each, figure)
  return {
    ...NO_SYNONYMS,
    length,
    isAttribute: true,
    quantity: toQuantity(units, [nearest.filter(isNear), nearest.filter(each => !isNear(each))], 'limit')
  }
}

const toQuantity = (units: readonly string[], figures: readonly (readonly number[])[], of: Quantity['of']): Quantity => ({
  units,
  figures: figures.filter(each => each.length).map(each => each.map(String)),
  of
})

/** The figures of the catalogue that stand for one that goods may not have: a refrigerator of 500 litres has 520. */
function findNearFigures(figure: number, figures: readonly number[]): number[][] {
  const isWithin = (each: number, factor: number): boolean => Math.max(each, figure) <= factor * Math.min(each, figure)
  return NEAR_FACTORS.map((factor, at) =>
    figures.filter(each => each !== figure && isWithin(each, factor) && !isWithin(each, NEAR_FACTORS[at - 1] ?? 0)).slice(0, MAX_FIGURES)
  )
}

/**
 * A figure with its unit, which describe goods together. An age only says that they are for a child.
 * @param figures of the catalogue
 */
export function findQuantity(words: readonly string[], start: number, figures: readonly number[] = []): SynonymMatch | null {
  const limit = findLimit(words, start)
  if (limit) return toLimitMatch(limit, figures)
  const [figure = '', unit = '', old] = words.slice(start, start + 3)
  if (NUMBER_WORD.test(figure) && AGE_WORD.test(unit))
    return { ...NO_SYNONYMS, length: old === 'old' || old === 'olds' ? 3 : 2, isAttribute: true, isSoft: true }
  const known = isNumber(figure) && UNITS.find(({ spellings }) => spellings.includes(unit))
  if (!known) return null
  const written = [figure, ...(known.smaller ? [String(Number(figure) * known.smaller)] : [])]
  const phrases = [...known.spellings.filter(each => each !== unit).map(each => [figure, each]), ...written.map(each => [each])]
  return {
    ...NO_SYNONYMS,
    length: 2,
    phrases: phrases.map(each => ({ words: each, key: '', use: 'attribute' })),
    isAttribute: true,
    joined: `${figure}${unit}`,
    quantity: toQuantity(known.spellings, findNearFigures(Number(figure), figures), 'figure')
  }
}
