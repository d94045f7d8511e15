import { isCyrillic } from './search.ts'

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

const MIN_CONSONANTS = 3

/** The consonants of a stem, for vowels that are dropped in inflection (гутал, гутлын) or misspelt; empty where too few remain. */
export function toConsonantKey(stem: string): string {
  const consonants = stem.charAt(0) + stem.slice(1).replace(/[aeiu]/g, '')
  return consonants.length >= MIN_CONSONANTS ? consonants : ''
}
