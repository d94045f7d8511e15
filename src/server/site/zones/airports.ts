import { tokenize } from '#domain/search.ts'
import { toPhoneticKey, toPhoneticKeys } from '#domain/phonetic-key.ts'
import type { Locale } from '#domain/site.ts'

export interface Airport {
  /** Empty without an IATA code. */
  iata: string
  /** Empty without an ICAO code. */
  icao: string
  name: string
  /** Empty without a Mongolian name. */
  name_mn: string
  city: string
  city_mn: string
  /** Province or state. */
  state: string
  country: string
  country_mn: string
  /** Country code of two letters. */
  cc: string
}

interface AirportIndex {
  /** Mongolian ones first, then those of near countries and the larger ones; see `formatAirport`. */
  rows: readonly string[]
  byIata: ReadonlyMap<string, number>
}

let index: Promise<AirportIndex> | null = null

/** The file is read at the first search; `npm run airports` writes it. */
function loadAirports(): Promise<AirportIndex> {
  index ??= import('./airports.json', { with: { type: 'json' } }).then(({ default: rows }) => ({
    rows,
    byIata: new Map(rows.map((row, place) => [row.slice(0, row.indexOf('|')), place]))
  }))
  return index
}

const toPlainText = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '')
const countries = new Map<string, Pick<Airport, 'country' | 'country_mn'>>()

export function findCountry(cc: string): Pick<Airport, 'country' | 'country_mn'> {
  const known = countries.get(cc)
  if (known) return known
  const [country = cc, mongolian = cc] = ['en', 'mn'].map(language => new Intl.DisplayNames(language, { type: 'region' }).of(cc))
  const names = { country, country_mn: mongolian }
  countries.set(cc, names)
  return names
}

/** `iata|icao|name|name_mn|city|city_mn|state|cc| keys`, where each phonetic key of a word follows a space. */
export function formatAirport(airport: Airport): string {
  const { iata, icao, name, name_mn: nameMn, city, city_mn: cityMn, state, cc } = airport
  const words = tokenize(toPlainText(Object.values(airport).join(' ')), 60)
  const keys = new Set(words.map(toPhoneticKey))
  return [iata, icao, name, nameMn, city, cityMn, state, cc, ` ${[...keys].join(' ')}`].join('|')
}

export function parseAirport(row: string): Airport {
  const [iata = '', icao = '', name = '', nameMn = '', city = '', cityMn = '', state = '', cc = ''] = row.split('|')
  return { iata, icao, name, name_mn: nameMn, city, city_mn: cityMn, state, ...findCountry(cc), cc }
}

/** Airports matching every word of the text by prefix or code, in either alphabet; codes first, then whole words. The first ones without a text. */
export async function findAirports(text: string, limit: number): Promise<Airport[]> {
  const { rows } = await loadAirports()
  const words = tokenize(text)
  // `qqqq` sounds like `k`, but is no prefix of words with k.
  const wordKeys = words.map(word =>
    toPhoneticKeys(toPlainText(word))
      .filter(key => key.length >= Math.min(2, word.length))
      .map(key => ` ${key}`)
  )
  const rank = (row: string): number => {
    const [iata = '', icao = ''] = row.slice(0, 10).toLowerCase().split('|')
    if (words.some(word => word === iata || word === icao)) return 0
    const keys = `${row.slice(row.lastIndexOf('|'))} `
    return wordKeys.every(options => options.some(option => keys.includes(`${option} `))) ? 1 : 2
  }
  return rows
    .filter(row => {
      const keys = row.slice(row.lastIndexOf('|'))
      return wordKeys.every(options => options.some(option => keys.includes(option)))
    })
    .map(row => ({ row, rank: rank(row) }))
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, limit)
    .map(({ row }) => parseAirport(row))
}

/** Names of airports in a language by their IATA codes, or the code where it is unknown. */
export async function readAirportNames(codes: readonly string[], locale: Locale): Promise<(code: string) => string> {
  if (!codes.length) return code => code
  const { rows, byIata } = await loadAirports()
  const names = new Map(
    codes.flatMap(code => {
      const row = rows[byIata.get(code) ?? -1]
      if (!row) return []
      const { name, name_mn: mongolian } = parseAirport(row)
      return [[code, `${(locale === 'mn' && mongolian) || name} (${code})`] as const]
    })
  )
  return code => names.get(code) ?? code
}

export const isAirport = async (code: string): Promise<boolean> => (await loadAirports()).byIata.has(code)
