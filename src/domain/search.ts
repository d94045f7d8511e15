/** No query has more words that matter; the rest is left out, so that a text of any length costs the same. */
export const MOST_WORDS = 8
/** Longer queries are cut here before anything is done with them. */
export const LONGEST_QUERY = 200
const LONGEST_WORD = 40

/** Letters of old fonts and of Ukrainian and Kazakh keyboards that stand for ours. */
const OLD_LETTERS: Record<string, string> = { є: 'ө', ѳ: 'ө', ө: 'ө', ї: 'ү', ұ: 'ү', і: 'и', ң: 'н', қ: 'к', ғ: 'г', һ: 'х', ҳ: 'х' }
/** Symbols that an old font showed as ө and ү: they count only beside Cyrillic letters. */
const OLD_SYMBOLS: Record<string, string> = { º: 'ө', ª: 'ө', '¿': 'ү', '¯': 'ү' }
/** Latin letters that look like Cyrillic ones, and v and y as they stand for ү and у. */
const LOOK_ALIKES: Record<string, string> = {
  a: 'а', b: 'в', c: 'с', e: 'е', h: 'н', k: 'к', m: 'м', o: 'о', p: 'р', t: 'т', v: 'ү', x: 'х', y: 'у', ö: 'ө', ü: 'ү'
} // prettier-ignore
const LATIN_LOOK_ALIKES = Object.fromEntries(Object.entries(LOOK_ALIKES).map(([latin, cyrillic]) => [cyrillic, latin]))

/** One symbol for what sounds, looks or is typed alike: q is ч, w is ш. */
const SKELETON: Record<string, string> = {
  а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', е: 'e', ё: 'iu', ж: 'j', з: 'z', и: 'i', й: 'i', к: 'k', л: 'l', м: 'm', н: 'n', о: 'u', ө: 'u',
  п: 'p', р: 'r', с: 's', т: 't', у: 'u', ү: 'u', ф: 'f', х: 'h', ц: 'c', ч: 'q', ш: 'w', щ: 'w', ъ: '', ы: 'i', ь: '', э: 'e', ю: 'iu', я: 'ia',
  o: 'u', ö: 'u', ü: 'u', y: 'i', x: 'h', q: 'k'
} // prettier-ignore
const LATIN_PAIRS: readonly [RegExp, string][] = [
  [/sh/g, 'W'], [/ch/g, 'Q'], [/kh/g, 'H'], [/ts|tz/g, 'C'], [/zh|dj/g, 'J'], [/dz/g, 'Z'], [/ck/g, 'K'], [/ph/g, 'F']
] // prettier-ignore
/** v and w are в or ү; c is к in words from abroad and ц in haste. What a stored word most likely means comes first. */
const AMBIGUOUS: Record<string, readonly [string, string]> = { v: ['v', 'u'], w: ['v', 'u'], c: ['k', 'c'] }
const MOST_KEYS = 8

const isCyrillic = /\p{Script=Cyrillic}/u

/** What was asked for, of an address that anybody may have written: one line of whole characters. */
export function askedText(params: URLSearchParams, longest = LONGEST_QUERY): string {
  return (params.get('q') ?? '')
    .slice(0, longest)
    .replace(/[\s\p{Cc}\p{Cs}]+/gu, ' ')
    .trim()
}

/** The words of a text in small letters, with the letters of other alphabets and old fonts put right. At most `most`. */
export function wordsOf(text: string, most = MOST_WORDS): string[] {
  const plain = text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\u2019'\u02BC`´]/g, '')
  const found = plain.match(/[\p{L}\p{N}ºª¿¯]+/gu) ?? []
  return found
    .slice(0, most)
    .map(word => oneScript(word.slice(0, LONGEST_WORD)))
    .filter(Boolean)
}

function oneScript(word: string): string {
  const letters = Array.from(word, letter => OLD_LETTERS[letter] ?? letter)
  const cyrillic = letters.filter(letter => isCyrillic.test(letter)).length
  if (cyrillic === 0) return letters.filter(letter => !(letter in OLD_SYMBOLS)).join('')
  const latin = letters.filter(letter => /[a-zöü]/.test(letter)).length
  const table = cyrillic >= latin ? { ...OLD_SYMBOLS, ...LOOK_ALIKES } : LATIN_LOOK_ALIKES
  return letters.map(letter => table[letter] ?? letter).join('')
}

/** The key a stored word is filed under. */
export function keyOf(word: string): string {
  return keysOf(word)[0] ?? word
}

/** Every key a typed word may mean: one for Cyrillic, up to eight where Latin letters are ambiguous. */
export function keysOf(word: string): string[] {
  if (isCyrillic.test(word)) return [collapse(skeleton(word))]
  const paired = LATIN_PAIRS.reduce((text, [pair, symbol]) => text.replace(pair, symbol), word)
  let keys = ['']
  for (const letter of paired) {
    const choices = AMBIGUOUS[letter] ?? [letter === letter.toLowerCase() ? skeleton(letter) : letter.toLowerCase()]
    keys =
      choices.length * keys.length <= MOST_KEYS
        ? choices.flatMap(choice => keys.map(key => key + choice))
        : keys.map(key => key + choices[0])
  }
  return [...new Set(keys.map(collapse))]
}

function skeleton(word: string): string {
  return Array.from(word.normalize('NFC'), letter => SKELETON[letter] ?? letter).join('')
}

function collapse(key: string): string {
  return key.replace(/([a-z])\1+/g, '$1').replaceAll('ie', 'e')
}

/** Endings of case, number and possession, longest first; those of one letter, where there is no longer one; vowels that are left. */
const ENDINGS = {
  cyrillic: {
    long: /(?:нууд|нүүд|чууд|чүүд|ууд|үүд|гийн|ийн|ын|ний|ны|ийг|ыг|наас|нээс|ноос|нөөс|аас|ээс|оос|өөс|аар|ээр|оор|өөр|тай|тэй|той|гүй|нд|ан|эн|он|өн)$/,
    short: /[гдтн]$/,
    vowels: /[аэоөуүияйыьъ]+$/
  },
  latin: {
    long: /(?:nuud|chuud|uud|giin|iin|yn|nii|ny|ni|iig|yg|naas|nees|noos|aas|ees|oos|uus|aar|eer|oor|tai|tei|toi|gui|nd|an|en|on|un|es|in)$/,
    short: /(?:(?<!t)s|[gdtn])$/,
    vowels: /[aeiouyv]+$/
  }
}
const SHORTEST_STEM = 3
const MOST_ENDINGS = 2

/** A word without its endings, at least three letters. Words of one root meet here, and some strangers too: it counts less than a key. */
export function withoutEndings(word: string): string {
  const { long, short, vowels } = ENDINGS[isCyrillic.test(word) ? 'cyrillic' : 'latin']
  const without = (stem: string, ending: RegExp): string => {
    const shorter = stem.replace(ending, '')
    return shorter.length < SHORTEST_STEM ? stem : shorter
  }
  let stem = word
  for (let round = 0; round < MOST_ENDINGS; round++) stem = without(stem, long)
  return without(stem === word ? without(stem, short) : stem, vowels)
}

/** The consonants of a stem, for vowels that fall out in inflection (гутал, гутлын) or are typed wrong; empty where too few are left. */
export function bonesOf(stem: string): string {
  const bones = stem.charAt(0) + stem.slice(1).replace(/[aeiu]/g, '')
  return bones.length >= SHORTEST_STEM ? bones : ''
}

/** How alike two keys are, 0 to 1: by common trigrams or by single slips, whichever is kinder. */
export function likeness(a: string, b: string): number {
  if (a === b) return 1
  return Math.max(dice(a, b), 1 - slips(a, b) / Math.max(a.length, b.length))
}

function trigrams(key: string): string[] {
  const padded = `  ${key} `
  return Array.from({ length: padded.length - 2 }, (_, start) => padded.slice(start, start + 3))
}

function dice(a: string, b: string): number {
  const ours = trigrams(a)
  const theirs = new Map<string, number>()
  for (const part of trigrams(b)) theirs.set(part, (theirs.get(part) ?? 0) + 1)
  let common = 0
  for (const part of ours) {
    const left = theirs.get(part) ?? 0
    if (left > 0) {
      common += 1
      theirs.set(part, left - 1)
    }
  }
  return (2 * common) / (ours.length + b.length + 1)
}

/** Letters put in, left out, changed or swapped with their neighbour. */
function slips(a: string, b: string): number {
  let before: number[] = []
  let above = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let row = 1; row <= a.length; row++) {
    const line = [row]
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1] ? 0 : 1
      let least = Math.min((above[column] ?? 0) + 1, (line[column - 1] ?? 0) + 1, (above[column - 1] ?? 0) + same)
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1])
        least = Math.min(least, (before[column - 2] ?? 0) + 1)
      line.push(least)
    }
    before = above
    above = line
  }
  return above[b.length] ?? 0
}

const LATIN_KEYS = "qwertyuiop[]asdfghjkl;'zxcvbnm,./-="
const MONGOLIAN_KEYS = 'фцужэнгшүзкъйыбөахролдпячёсмитьвюещ'
const RUSSIAN_KEYS = 'йцукенгшщзхъфывапролджэячсмитьбю.-='

/** What the same keys would have written on the other keyboard: `hfjufux` is хөргөгч. Best guesses first; none for digits. */
export function otherLayouts(text: string): string[] {
  const typed = text.normalize('NFC').toLowerCase()
  if (isCyrillic.test(typed)) return [MONGOLIAN_KEYS, RUSSIAN_KEYS].map(keys => retype(typed, keys, LATIN_KEYS))
  return /[a-z]/.test(typed) ? [retype(typed, LATIN_KEYS, MONGOLIAN_KEYS), retype(typed, LATIN_KEYS, RUSSIAN_KEYS)] : []
}

function retype(text: string, from: string, to: string): string {
  return Array.from(text, letter => {
    const place = from.indexOf(letter)
    return place < 0 ? letter : (to[place] ?? letter)
  }).join('')
}
