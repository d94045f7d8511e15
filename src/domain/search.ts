/** Further words of a query are ignored, which bounds its cost. */
const MAX_QUERY_WORDS = 8
/** Longer queries are truncated. */
export const MAX_QUERY_LENGTH = 200
const MAX_WORD_LENGTH = 40

/** Letters of old fonts and of Ukrainian and Kazakh keyboards, with the Mongolian letter they are typed for. */
const OLD_LETTERS: Record<string, string> = { є: 'ө', ѳ: 'ө', ө: 'ө', ї: 'ү', ұ: 'ү', і: 'и', ң: 'н', қ: 'к', ғ: 'г', һ: 'х', ҳ: 'х' }
/** Symbols that an old font rendered as ө and ү; replaced only beside Cyrillic letters. */
const OLD_SYMBOLS: Record<string, string> = { º: 'ө', ª: 'ө', '¿': 'ү', '¯': 'ү' }
/** Latin letters that look like Cyrillic ones; v and y are common for ү and у. */
const LOOK_ALIKES: Record<string, string> = {
  a: 'а', b: 'в', c: 'с', e: 'е', h: 'н', k: 'к', m: 'м', o: 'о', p: 'р', t: 'т', v: 'ү', x: 'х', y: 'у', ö: 'ө', ü: 'ү'
} // prettier-ignore
const LATIN_LOOK_ALIKES = Object.fromEntries(Object.entries(LOOK_ALIKES).map(([latin, cyrillic]) => [cyrillic, latin]))

/** One symbol for letters that sound, look or are typed alike: q is ч, w is ш. */
const SKELETON: Record<string, string> = {
  а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', е: 'e', ё: 'iu', ж: 'j', з: 'z', и: 'i', й: 'i', к: 'k', л: 'l', м: 'm', н: 'n', о: 'u', ө: 'u',
  п: 'p', р: 'r', с: 's', т: 't', у: 'u', ү: 'u', ф: 'f', х: 'h', ц: 'c', ч: 'q', ш: 'w', щ: 'w', ъ: '', ы: 'i', ь: '', э: 'e', ю: 'iu', я: 'ia',
  o: 'u', ö: 'u', ü: 'u', ɵ: 'u', y: 'i', x: 'h', q: 'k', č: 'q', š: 'w', ž: 'j', é: 'e'
} // prettier-ignore
const LATIN_PAIRS: readonly [RegExp, string][] = [
  [/tsh/g, 'C'], [/sh/g, 'W'], [/ch/g, 'Q'], [/kh/g, 'H'], [/ts|tz/g, 'C'], [/zh|dj/g, 'J'], [/dz/g, 'Z'], [/ck/g, 'K'], [/ph/g, 'F']
] // prettier-ignore
/** j after a vowel may be й: `duguj`. v and w may be в or ү, and w looks like ш; c is к in loan words, and ц in careless typing; q may be ч, z may be ц. The likeliest reading is first. */
const AMBIGUOUS: Record<string, readonly string[]> = { v: ['v', 'u'], w: ['v', 'u', 'w'], c: ['k', 'c'], q: ['k', 'q'], z: ['z', 'c'], Y: ['j', 'i'] } // prettier-ignore
const SHORT_I = /(?<=[aeou])j(?![aeiouyvw])/g
const MAX_KEYS = 8

export const isCyrillic = (text: string): boolean => /\p{Script=Cyrillic}/u.test(text)

/** With the letters that keyboards without ө and ү have: `жуус` is жүүс. */
export const toPlainLetters = (text: string): string => text.replaceAll('ү', 'у').replaceAll('ө', 'о').replaceAll('ё', 'е')

const FRONT = /[өү]/
const BACK = /[аоу]/

/**
 * Whether a Mongolian word is typed with the vowels that another cannot have: `бүс` is no бус. Those who lack ү type у, but nobody types ү
 * for у.
 */
export const isOtherHarmony = (typed: string, word: string): boolean =>
  FRONT.test(typed) && !BACK.test(typed) && BACK.test(word) && !FRONT.test(word)

const SEARCH_PATH = /^(\/en)?\/search$/

/** The text of the search whose results an address shows; empty for any other address. */
export function parseSearchUrl(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : null
  return url && SEARCH_PATH.test(url.pathname) ? parseSearchText(url.searchParams) : ''
}

/** The `q` parameter as one line without control characters and lone surrogates. */
export function parseSearchText(params: URLSearchParams, maxLength = MAX_QUERY_LENGTH): string {
  return (params.get('q') ?? '')
    .slice(0, maxLength)
    .replace(/[\s\p{Cc}\p{Cs}]+/gu, ' ')
    .trim()
}

/** The words of a text in lower case, with letters of other alphabets and old fonts replaced. */
export function tokenize(text: string, maxWords = MAX_QUERY_WORDS): string[] {
  const plain = text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\u2019'\u02BC`´]/g, '')
  const matches = plain.match(/[\p{L}\p{N}ºª¿¯]+/gu) ?? []
  return matches
    .flatMap(splitUnit)
    .slice(0, maxWords)
    .map(word => unifyScript(word.slice(0, MAX_WORD_LENGTH)))
    .filter(Boolean)
}

/** `9кг` is `9 кг`, `зурагт55` is `зурагт 55`, and `120x180` are two figures; model numbers such as `X1` remain one word. */
function splitUnit(word: string): string[] {
  const [, name, rest] = /^(\p{L}{4,}(?=\d\d)|\p{L}{5,})(\d.*)$/u.exec(word) ?? []
  if (name && rest) return [name, ...splitUnit(rest)]
  if (/^\d+(?:[xх]\d+)+$/u.test(word)) return word.split(/[xх]/u)
  const [, figure, unit] = /^(\d+)(\p{L}+)$/u.exec(word) ?? []
  return figure && unit ? [figure, unit] : [word]
}

/** Words of one script without letters to replace: nearly all. */
const UNIFORM = /^(?:[a-z0-9]+|[а-яёөү]+)$/

function unifyScript(word: string): string {
  if (UNIFORM.test(word)) return word
  const letters = Array.from(word, letter => OLD_LETTERS[letter] ?? letter)
  const cyrillic = letters.filter(letter => isCyrillic(letter)).length
  if (cyrillic === 0) return letters.filter(letter => !(letter in OLD_SYMBOLS)).join('')
  const latin = letters.filter(letter => /[a-zöü]/.test(letter)).length
  const table = cyrillic >= latin ? { ...OLD_SYMBOLS, ...LOOK_ALIKES } : LATIN_LOOK_ALIKES
  return letters.map(letter => table[letter] ?? letter).join('')
}

/** The key under which a stored word is indexed. */
export function toPhoneticKey(word: string): string {
  return toPhoneticKeys(word)[0] ?? word
}

/** All keys of a typed word: one for Cyrillic, up to eight where Latin letters are ambiguous. */
export function toPhoneticKeys(word: string): string[] {
  if (isCyrillic(word)) return [collapseLetters(toSkeleton(word))]
  const paired = LATIN_PAIRS.reduce((text, [pair, symbol]) => text.replace(pair, symbol), word).replace(SHORT_I, 'Y')
  let keys = ['']
  for (const letter of paired) {
    const choices = AMBIGUOUS[letter] ?? [letter === letter.toLowerCase() ? toSkeleton(letter) : letter.toLowerCase()]
    keys =
      choices.length * keys.length <= MAX_KEYS
        ? choices.flatMap(choice => keys.map(key => key + choice))
        : keys.map(key => key + choices[0])
  }
  return [...new Set(keys.map(collapseLetters))]
}

/** The first reading of a word with its double letters. */
export function toSound(word: string): string {
  return isCyrillic(word)
    ? toSkeleton(word)
    : toSkeleton(LATIN_PAIRS.reduce((text, [pair, symbol]) => text.replace(pair, symbol), word).toLowerCase())
}

function toSkeleton(word: string): string {
  // `джойстик` is also written as it sounds, жойстик.
  let skeleton = ''
  for (const letter of word.normalize('NFC').replaceAll('дж', 'ж')) skeleton += SKELETON[letter] ?? letter
  return skeleton
}

function collapseLetters(key: string): string {
  // A word of one repeated letter, such as AAA, would become equal to every single letter.
  return /^([a-z])\1+$/.test(key) ? key : key.replace(/([a-z])\1+/g, '$1').replaceAll('ie', 'e')
}

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

/** The consonants of a stem, for vowels that are dropped in inflection (гутал, гутлын) or misspelt; empty where too few remain. */
export function toConsonantKey(stem: string): string {
  const consonants = stem.charAt(0) + stem.slice(1).replace(/[aeiu]/g, '')
  return consonants.length >= MIN_STEM_LENGTH ? consonants : ''
}

const VOWELS = new Set('aeiu')
/** Consonants that sound alike or are typed for each other. */
const ALIKE = ['bvp', 'dt', 'gkh', 'szc', 'cqw', 'jzq', 'mn'].map(letters => new Set(letters))

function calculateSubstitutionCost(a: string, b: string): number {
  if (a === b) return 0
  if (VOWELS.has(a) && VOWELS.has(b)) return 0.5
  return ALIKE.some(group => group.has(a) && group.has(b)) ? 0.7 : 1
}
const calculateLetterCost = (letter: string): number => (VOWELS.has(letter) ? 0.6 : 1)

/** Cost of the spelling mistakes between two keys: less than 1 for letters that sound alike and for vowels. */
export function calculateMistakeCost(a: string, b: string): number {
  let rowBefore: number[] = []
  let previousRow = [0]
  for (const letter of b) previousRow.push((previousRow.at(-1) ?? 0) + calculateLetterCost(letter))
  for (let row = 1; row <= a.length; row++) {
    const letter = a.charAt(row - 1)
    const currentRow = [(previousRow[0] ?? 0) + calculateLetterCost(letter)]
    for (let column = 1; column <= b.length; column++) {
      const other = b.charAt(column - 1)
      let least = Math.min(
        (previousRow[column] ?? 0) + calculateLetterCost(letter),
        (currentRow[column - 1] ?? 0) + calculateLetterCost(other),
        (previousRow[column - 1] ?? 0) + calculateSubstitutionCost(letter, other)
      )
      if (row > 1 && column > 1 && letter === b[column - 2] && a[row - 2] === other)
        least = Math.min(least, (rowBefore[column - 2] ?? 0) + 0.8)
      currentRow.push(least)
    }
    rowBefore = previousRow
    previousRow = currentRow
  }
  return previousRow[b.length] ?? 0
}

/** The highest cost of mistakes at which two keys are still taken for one word. Mistakes in the first letter are rare. */
export function isNear(typed: string, key: string): boolean {
  const length = Math.max(typed.length, key.length)
  const limit = length < 4 ? 0.5 : length < 5 ? 1 : length < 7 ? 1.2 : length < 9 ? 2 : 2.1
  const first = typed.charAt(0)
  const swapped = first === key.charAt(1) && typed.charAt(1) === key.charAt(0)
  const penalty = swapped || calculateSubstitutionCost(first, key.charAt(0)) < 1 ? 0 : 0.5
  return Math.abs(typed.length - key.length) <= 3 && calculateMistakeCost(typed, key) + penalty <= limit
}

/** Similarity of two keys from 0 to 1: the higher of trigram overlap and edit distance. */
export function calculateSimilarity(a: string, b: string): number {
  if (a === b) return 1
  return Math.max(calculateDice(a, b), 1 - measureEditDistance(a, b) / Math.max(a.length, b.length))
}

/** The letters of a key as bits: a few of them share one. */
export function toLetterBits(key: string): number {
  let bits = 0
  for (let at = 0; at < key.length; at++) bits |= 1 << (key.charCodeAt(at) & 31)
  return bits
}

/**
 * False where the letters of two keys already show that they are less similar than `least`, which takes a fraction of the time of
 * `calculateSimilarity`: each letter that only one of them has is an edit, and lies in two trigrams at least.
 */
export function canBeSimilar(a: string, bitsOfA: number, b: string, bitsOfB: number, least: number): boolean {
  const onlyInA = countBits(bitsOfA & ~bitsOfB)
  const onlyInB = countBits(bitsOfB & ~bitsOfA)
  const longer = Math.max(a.length, b.length)
  const edits = Math.max(onlyInA, onlyInB, longer - Math.min(a.length, b.length))
  const common = Math.min(a.length + (onlyInA ? -onlyInA : 1), b.length + (onlyInB ? -onlyInB : 1))
  return 1 - edits / longer >= least || (2 * common) / (a.length + b.length + 2) >= least
}

function countBits(bits: number): number {
  let count = 0
  for (let rest = bits; rest; rest &= rest - 1) count++
  return count
}

function toTrigrams(key: string): string[] {
  const padded = `  ${key} `
  const trigrams: string[] = []
  for (let start = 0; start + 3 <= padded.length; start++) trigrams.push(padded.slice(start, start + 3))
  return trigrams
}

/** A search may call this a thousand times: for short words, a list takes a fourth of the time of a map of counts. */
function calculateDice(a: string, b: string): number {
  const remaining = toTrigrams(b)
  let common = 0
  for (const part of toTrigrams(a)) {
    const at = remaining.indexOf(part)
    if (at < 0) continue
    common += 1
    remaining[at] = ''
  }
  return (2 * common) / (a.length + b.length + 2)
}

/** Edit distance with transpositions. */
export function measureEditDistance(a: string, b: string): number {
  let rowBefore: number[] = []
  let previousRow = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let row = 1; row <= a.length; row++) {
    const currentRow = [row]
    for (let column = 1; column <= b.length; column++) {
      const substitution = a[row - 1] === b[column - 1] ? 0 : 1
      let least = Math.min((previousRow[column] ?? 0) + 1, (currentRow[column - 1] ?? 0) + 1, (previousRow[column - 1] ?? 0) + substitution)
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1])
        least = Math.min(least, (rowBefore[column - 2] ?? 0) + 1)
      currentRow.push(least)
    }
    rowBefore = previousRow
    previousRow = currentRow
  }
  return previousRow[b.length] ?? 0
}

const LATIN_KEYS = "qwertyuiop[]asdfghjkl;'zxcvbnm,./-="
const MONGOLIAN_KEYS = 'фцужэнгшүзкъйыбөахролдпячёсмитьвюещ'
const RUSSIAN_KEYS = 'йцукенгшщзхъфывапролджэячсмитьбю.-='

/** The text typed on the other keyboard layout: `hfjufux` is хөргөгч. Most likely first; empty for digits. */
export function toOtherKeyboardLayouts(text: string): string[] {
  const typed = text.normalize('NFC').toLowerCase()
  if (isCyrillic(typed)) return [MONGOLIAN_KEYS, RUSSIAN_KEYS].map(keys => retype(typed, keys, LATIN_KEYS))
  return /[a-z]/.test(typed) ? [retype(typed, LATIN_KEYS, MONGOLIAN_KEYS), retype(typed, LATIN_KEYS, RUSSIAN_KEYS)] : []
}

function retype(text: string, from: string, to: string): string {
  return Array.from(text, letter => {
    const index = from.indexOf(letter)
    return index < 0 ? letter : (to[index] ?? letter)
  }).join('')
}
