import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** A city or province with the soum of its centre, by the statistics office's code. */
export const CITIES: readonly { code: string; name: string; seat: string }[] = [
  { code: '11', name: 'Улаанбаатар', seat: '' },
  { code: '21', name: 'Дорнод', seat: 'Хэрлэн' },
  { code: '22', name: 'Сүхбаатар', seat: 'Баруун-Урт' },
  { code: '23', name: 'Хэнтий', seat: 'Хэрлэн' },
  { code: '41', name: 'Төв', seat: 'Зуунмод' },
  { code: '42', name: 'Говьсүмбэр', seat: 'Сүмбэр' },
  { code: '43', name: 'Сэлэнгэ', seat: 'Сүхбаатар' },
  { code: '44', name: 'Дорноговь', seat: 'Сайншанд' },
  { code: '45', name: 'Дархан-Уул', seat: 'Дархан' },
  { code: '46', name: 'Өмнөговь', seat: 'Даланзадгад' },
  { code: '48', name: 'Дундговь', seat: 'Сайнцагаан' },
  { code: '61', name: 'Орхон', seat: 'Баян-Өндөр' },
  { code: '62', name: 'Өвөрхангай', seat: 'Арвайхээр' },
  { code: '63', name: 'Булган', seat: 'Булган' },
  { code: '64', name: 'Баянхонгор', seat: 'Баянхонгор' },
  { code: '65', name: 'Архангай', seat: 'Эрдэнэбулган' },
  { code: '67', name: 'Хөвсгөл', seat: 'Мөрөн' },
  { code: '81', name: 'Завхан', seat: 'Улиастай' },
  { code: '82', name: 'Говь-Алтай', seat: 'Есөнбулаг' },
  { code: '83', name: 'Баян-Өлгий', seat: 'Өлгий' },
  { code: '84', name: 'Ховд', seat: 'Жаргалант' },
  { code: '85', name: 'Увс', seat: 'Улаангом' }
]

/** Ulaanbaatar's districts with their number of khoroos in 2026. */
export const DISTRICTS: readonly { code: string; name: string; khoroos: number; zipcode: string }[] = [
  { code: '1101', name: 'Багануур', khoroos: 5, zipcode: '12000' },
  { code: '1104', name: 'Багахангай', khoroos: 2, zipcode: '12300' },
  { code: '1107', name: 'Баянгол', khoroos: 34, zipcode: '16000' },
  { code: '1110', name: 'Баянзүрх', khoroos: 43, zipcode: '13000' },
  { code: '1113', name: 'Налайх', khoroos: 8, zipcode: '12600' },
  { code: '1116', name: 'Сонгинохайрхан', khoroos: 43, zipcode: '18000' },
  { code: '1119', name: 'Сүхбаатар', khoroos: 20, zipcode: '14000' },
  { code: '1122', name: 'Хан-Уул', khoroos: 25, zipcode: '17000' },
  { code: '1125', name: 'Чингэлтэй', khoroos: 24, zipcode: '15000' }
]

interface Bag {
  /** The postal code, because the statistics office does not publish its codes of bags. */
  code: string
  name: string
  number: number | null
}
interface Soum {
  code: string
  name: string
  /** Postal code. */
  zipcode: string
  bags: Bag[]
}

/** The first 25 khoroos have odd endings from 51, later ones the even endings between them. */
export function toKhorooCode(district: string, number: number): string {
  return `${district}${number <= 25 ? 49 + 2 * number : 2 * number}`
}

/** Postal codes of cities, provinces, districts and soums; empty for places without one. */
export function findPostalCode(zone: string): string {
  if (zone.length === 2) return `${zone}000`
  const soums = readSoums().get(zone.slice(0, 2)) ?? []
  return [...DISTRICTS, ...soums].find(({ code }) => code === zone)?.zipcode ?? ''
}

/** The soums of every province by its code, with their bags. */
export function readSoums(): Map<string, Soum[]> {
  return (cachedSoums ??= loadSoums())
}

let cachedSoums: Map<string, Soum[]> | undefined

function loadSoums(): Map<string, Soum[]> {
  const file = createRequire(import.meta.url).resolve('mnzipcode/data.json')
  const { zipcode } = JSON.parse(readFileSync(file, 'utf8')) as { zipcode: ZipUnit[] }
  const provinces = new Map(zipcode.map(unit => [unit.zipcode.slice(0, 2), unit.sub_items ?? []]))
  return new Map(CITIES.filter(city => city.seat).map(city => [city.code, assignCodes(city, provinces.get(city.code) ?? [])]))
}

interface ZipUnit {
  mnname: string
  zipcode: string
  sub_items?: ZipUnit[]
}

/** Spelling mistakes of the source, by its spelling. */
const SPELLINGS: Record<string, string> = {
  'Баян-хутаг': 'Баянхутаг',
  Говьугтаал: 'Говь-Угтаал',
  'Их тамир': 'Ихтамир',
  Өлгийнуур: 'Өгийнуур',
  'Чадмань-Өндөр': 'Чандмань-Өндөр',
  'Шарын гол': 'Шарынгол'
}

/** Created after the others were numbered. */
const ADDED_LATER = new Set(['23 Бор-Өндөр'])
/** Soums that are numbered out of alphabetical order. */
const EXCEPTIONAL_CODES: Record<string, string> = { '43 Хүдэр': '4340', '43 Хушаат': '4343', '64 Өлзийт': '6425', '64 Богд': '6449' }

/** A village that the source lists as a soum. */
const VILLAGE = 'Хатгал'
const VILLAGE_SOUM = 'Алаг-Эрдэнэ'

/*
 * The statistics office numbers the central soum first and the others alphabetically, in steps of three: 2101, 2104, 2107. The
 * source has only names and postal codes.
 */
function assignCodes(city: { code: string; seat: string }, units: ZipUnit[]): Soum[] {
  const rank = ({ name }: { name: string }): number => (name === city.seat ? 0 : ADDED_LATER.has(`${city.code} ${name}`) ? 2 : 1)
  const soums = units.map(unit => ({ name: toSoumName(unit.mnname), zipcode: unit.zipcode, bags: toBags(unit.sub_items ?? []) }))
  const village = units.find(unit => toSoumName(unit.mnname) === VILLAGE)
  if (village) soums.find(soum => soum.name === VILLAGE_SOUM)?.bags.push({ code: village.zipcode, name: VILLAGE, number: null })
  return soums
    .filter(soum => soum.name !== VILLAGE)
    .toSorted((a, b) => rank(a) - rank(b) || compareByAlphabet(a.name, b.name))
    .map((soum, place) => ({
      ...soum,
      code: EXCEPTIONAL_CODES[`${city.code} ${soum.name}`] ?? `${city.code}${String(1 + 3 * place).padStart(2, '0')}`
    }))
}

function toSoumName(raw: string): string {
  const name = correctSpelling(raw).replace(/ сум$/, '')
  return SPELLINGS[name] ?? name
}

/** One bag per name: the source lists some twice, once per postal area. */
function toBags(units: ZipUnit[]): Bag[] {
  const bags = new Map<string, Bag>()
  for (const unit of units) {
    // `2-р сум` among the bags of a central soum is a mistake of the source.
    const name = correctSpelling(unit.mnname)
      .replace(/ *\/.*\/$/, '')
      .replace(/^(\d+)-р сум$/, '$1-р баг')
    const number = Number(/^(\d+)-р баг$/.exec(name)?.[1] ?? 0) || null
    if (!bags.has(name)) bags.set(name, { code: unit.zipcode, name, number })
  }
  return [...bags.values()]
}

/** Old fonts wrote Ө as Є. */
function correctSpelling(raw: string): string {
  return raw.normalize('NFC').replaceAll('Є', 'Ө').replaceAll('є', 'ө').replaceAll(/\s+/g, ' ').trim()
}

const ALPHABET = 'абвгдеёжзийклмноөпрстуүфхцчшщъыьэюя'
function compareByAlphabet(a: string, b: string): number {
  const key = (name: string): string =>
    Array.from(name.toLowerCase())
      .map(letter => String.fromCharCode(33 + ALPHABET.indexOf(letter)))
      .filter(letter => letter !== ' ')
      .join('')
  return key(a) < key(b) ? -1 : 1
}
