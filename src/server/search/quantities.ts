import { isNumber } from './query-spans.ts'
import { NO_SYNONYMS, type SynonymMatch } from './synonym-index.ts'

/** Spellings of units, and how many of a smaller unit one is: a choice of `1000` is `1 kg`. */
const UNITS: readonly { spellings: string[]; smaller?: number }[] = [
  { spellings: ['кг', 'kg', 'кило', 'kilo', 'килограмм'], smaller: 1000 },
  { spellings: ['г', 'гр', 'грамм', 'g', 'gr', 'gram'] },
  { spellings: ['л', 'литр', 'l', 'liter', 'litre', 'litr'], smaller: 1000 },
  { spellings: ['мл', 'ml'] },
  { spellings: ['гб', 'gb'] },
  { spellings: ['тб', 'tb'], smaller: 1024 },
  { spellings: ['хүн', 'хүний', 'хүнтэй', 'хүнд', 'hun', 'hunii', 'person', 'people', 'persons', 'человек', 'человека', 'чел'] },
  { spellings: ['инч', 'инчийн', 'inch', 'inches', 'дюйм', 'дюймов', 'дюйма'] }
]

const NUMBER_WORD = /^(?:\d{1,2}|нэг|хоёр|гурван?|дөрвөн?|таван?|зургаан?|долоон?|найман?|есөн?|арван?)$/
const AGE_WORD = /^(?:нас(?:тай|тайд|ны)|nas(?:tai|nii)|лет|год|года|годика|years?|yo)$/

/** A figure with its unit, which describe goods together. An age only says that they are for a child. */
export function findQuantity(words: readonly string[], start: number): SynonymMatch | null {
  const [figure = '', unit = '', old] = words.slice(start, start + 3)
  if (NUMBER_WORD.test(figure) && AGE_WORD.test(unit))
    return { ...NO_SYNONYMS, length: old === 'old' || old === 'olds' ? 3 : 2, isAttribute: true, isSoft: true }
  const known = isNumber(figure) && UNITS.find(({ spellings }) => spellings.includes(unit))
  if (!known) return null
  const figures = [figure, ...(known.smaller ? [String(Number(figure) * known.smaller)] : [])]
  const phrases = [...known.spellings.filter(each => each !== unit).map(each => [figure, each]), ...figures.map(each => [each])]
  return {
    ...NO_SYNONYMS,
    length: 2,
    phrases: phrases.map(each => ({ words: each, key: '', use: 'attribute' })),
    isAttribute: true,
    joined: `${figure}${unit}`
  }
}
