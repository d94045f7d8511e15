import { isCyrillic } from './search.ts'

/** Suffixes of case, number and possession, longest first; single-letter suffixes, tried where no long one matches; trailing vowels. */
const ENDINGS = {
  cyrillic: {
    long: /(?:[дт](?:аа|ээ|оо|өө)|ынхаа|ийнхээ|аараа|ээрээ|аасаа|ээсээ|(?<=х)(?:ад|эд|од|өд)|гаар|гээр|гоор|гөөр|гаас|гээс|гоос|гөөс|нууд|нүүд|чууд|чүүд|ууд|үүд|гийн|ийн|ын|ний|ны|ийг|ыг|наас|нээс|ноос|нөөс|аас|ээс|оос|өөс|аар|ээр|оор|өөр|тай|тэй|той|гүй|нд|ан|эн|он|өн)$/,
    short: /[гдтн]$/,
    vowels: /[аэоөуүияйыьъ]+$/
  },
  latin: {
    long: /(?:daa|dee|nuud|chuud|uud|giin|iin|yn|nii|ny|ni|iig|yg|naas|nees|noos|aas|ees|oos|uus|aar|eer|oor|tai|tei|toi|gui|nd|an|en|on|un|es|in)$/,
    short: /(?:(?<!t)s|[gdtn])$/,
    vowels: /[aeiouyv]+$/
  }
}
const MIN_STEM_LENGTH = 3
const MIN_RUSSIAN_STEM_LENGTH = 3
const MAX_ENDINGS = 2

/** A word without its suffixes, at least three letters. Different words may share a stem, so matches by stem rank below matches by key. */
export function stemWord(word: string): string {
  const { long, short, vowels } = ENDINGS[isCyrillic(word) ? 'cyrillic' : 'latin']
  const strip = (stem: string, ending: RegExp): string => {
    const shorter = stem.replace(ending, '')
    return shorter.length < MIN_STEM_LENGTH ? stem : shorter
  }
  let stem = word
  for (let round = 0; round < MAX_ENDINGS; round++) stem = strip(stem, long)
  return strip(stem === word ? strip(stem, short) : stem, vowels)
}

const RUSSIAN_ENDING =
  /(?:[аоыи]ми|ями|[оеыи]го|[оеы]му|ему|[ыи][йехм]|[оеа][йе]|яя|ую|юю|ая|ое|[оеё]в|[ая][мх]|[оеё][мк]|к[иаоу]|[аяоеёыиуюьй])$/

/** The stem of a Russian noun or adjective, at least three letters: `носков`, `носки` and `носок` are one word. */
export function toRussianStem(word: string): string {
  if (!isCyrillic(word)) return word
  const stem = word.replace(RUSSIAN_ENDING, ending => (/[оеё]к|к[иаоу]/.test(ending) ? 'к' : ''))
  return stem.length < MIN_RUSSIAN_STEM_LENGTH ? word : stem
}

const PRIVATIVE = /(?:г[үуv]й|g[uüv]i)$/
const COMITATIVE = /(?:тай|тэй|той|tai|tei|toi)$/
const MIN_POLAR_LENGTH = 6

/** `-гүй` is without, `-тай` is with; null for words without either ending. */
export function findPolarity(word: string): 'with' | 'without' | null {
  if (word.length < MIN_POLAR_LENGTH) return null
  return PRIVATIVE.test(word) ? 'without' : COMITATIVE.test(word) ? 'with' : null
}

/** Singular forms of an English plural: `scarves` is scarf, `beanies` is beanie or beany. Empty for other words. */
export function toSingulars(word: string): string[] {
  if (!/^[a-z]{4,}s$/.test(word) || word.endsWith('ss')) return []
  const singulars = [word.slice(0, -1)]
  if (word.endsWith('ies')) singulars.push(`${word.slice(0, -3)}y`)
  if (word.endsWith('ves')) singulars.push(`${word.slice(0, -3)}f`, `${word.slice(0, -3)}fe`)
  if (/(?:s|x|ch|sh|o)es$/.test(word)) singulars.push(word.slice(0, -2))
  return singulars
}
