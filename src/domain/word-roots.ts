import { isCyrillic, toPlainLetters } from './search.ts'
import { toSound } from './phonetic-key.ts'
import { stemWord } from './word-stem.ts'

/** Case, number and possession of nouns, without the endings that words such as саван have by themselves. */
const NOUN_ENDING =
  /(?:нууд|нүүд|чууд|чүүд|ууд|үүд|(?<=[аэоөуүийн])(?:гийн|гийг)|ийн|ын|ний|ны|ийг|ыг|(?<=[аэоөуүий])г(?:аа|ээ|оо|өө)|[нг]?(?:аас|ээс|оос|өөс)|г?(?:аар|ээр|оор|өөр)|тай|тэй|той|аа|ээ|оо|өө)$/
const MIN_NOUN_ROOT = 3
const MAX_ENDINGS = 2
/** A short vowel between the last consonants, which many endings drop: үсэг, үсгийн; гутал, гутлууд. */
const FLEETING_VOWEL = /^(.+[бвгджзклмнпрстфхцчш])[аэоөуүыи]([бвгджзклмнпрстфхцчш])$/
const MIN_DROPPED_LENGTH = 4

/** The root that all forms of a Mongolian noun have, in plain letters; null for words of other scripts and short ones. */
export function toNounRoot(word: string): string | null {
  if (!isCyrillic(word)) return null
  let root = word
  for (let round = 0; round < MAX_ENDINGS; round++) {
    const shorter = root.replace(NOUN_ENDING, '')
    if (shorter.length >= MIN_NOUN_ROOT) root = shorter
  }
  const plain = toPlainLetters(root)
  if (plain.length < MIN_NOUN_ROOT) return null
  return plain.length < MIN_DROPPED_LENGTH ? plain : plain.replace(FLEETING_VOWEL, '$1$2')
}

/** Stems between whose last consonants a vowel may stand or not: хоймор of хоймр, үсг of үсэг. */
export function toStemVariants(stem: string): string[] {
  if (!isCyrillic(stem) || stem.length < MIN_DROPPED_LENGTH - 1) return []
  const dropped = stem.replace(FLEETING_VOWEL, '$1$2')
  if (dropped !== stem) return [dropped]
  const [, before, last] = /^(.+[бвгджзклмнпрстфхцчш])([бвгджзклмнпрстфхцчш])$/.exec(stem) ?? []
  return before && last ? ['а', 'э', 'о'].map(vowel => `${before}${vowel}${last}`) : []
}

/** Forms of a verb: who or what does, will do, does usually or has done something, and in longer words what is done besides. */
const VERB_ENDING =
  /(?:гч(?:ийн|ийг|ид|тай|тэй|той)?|д[аэоө]г|[аэоөи]х(?:[аэоө]д|ын|ийн)?|с[аэоө]н|м[аэоө]{2}р|[аэоө]{2}д|(?<=.{5})(?:[жч]|ъ?я))$/
/** Somebody has something done: соруулах of сорох. */
const CAUSATIVE = /(?:уул|үүл)$/
const MIN_VERB_ROOT = 3

const keepLonger = (length: number, shorter: string, longer: string): string => (shorter.length < length ? longer : shorter)
/** `угаа` of угаадаг and `уга` of угаах are one. */
const withoutVowels = (verb: string): string =>
  keepLonger(MIN_VERB_ROOT, verb.replace(/[аэоөиыуү]+$/, ''), verb.replace(/([аэоөуү])\1$/, '$1'))

/** The root that forms of a Mongolian verb have, such as сорогч, соруулах and сордог, in plain letters; null for other words. */
export function toVerbRoot(word: string): string | null {
  if (!isCyrillic(word)) return null
  const verb = word.replace(VERB_ENDING, '')
  return verb === word ? null : toRootOfVerb(verb)
}

/** The same of a verb without its ending. */
export function toRootOfVerb(verb: string): string | null {
  const stem = withoutVowels(verb)
  const root = toPlainLetters(keepLonger(MIN_VERB_ROOT, stem.replace(CAUSATIVE, ''), stem))
  return root.length < MIN_VERB_ROOT ? null : root
}

/** `буцалгана` is a form of буцалгах. */
const PRESENT = /(?<=.{4})([аэоө])н[аэоө]$/
const ENGLISH_ENDING = /(?:ings?|ed|es|s|e)$/
const ENGLISH_Y = /(?:ies|y)$/
/** Shorter roots belong to too many words, unless the word is as short. */
const MIN_ROOT_KEY = 4
const MIN_ROOT = 3

function toEnglishRoot(word: string): string {
  const root = word.replace(ENGLISH_Y, 'i').replace(ENGLISH_ENDING, '')
  return root.length < MIN_ROOT ? word : root
}

/** With the length of vowels, because `буур` is not бүр, and without that of consonants. */
const toRootKey = (root: string): string => toSound(root).replaceAll(/([^aeiu])\1+/g, '$1')

function toLongKeys(word: string, roots: readonly (string | null)[], shortest = MIN_ROOT_KEY): string[] {
  const least = Math.max(MIN_ROOT, Math.min(shortest, toRootKey(word).length))
  return [...new Set(roots.flatMap(root => (root ? [toRootKey(root)] : [])))].filter(key => key.length >= least)
}

/** Short nouns whose last letter endings change: `завь` and `завины`, `морь` and `мориор`. */
const SOFT_NOUN = /^(.{3})(?:ь|и)(?:ны|ний|нууд|нүүд|н?(?:аас|ээс|оос|өөс)|ор|өр|ар|эр|тай|тэй|той|нд|йг|йн)?$/

const toSoftRoot = (word: string): string | null => SOFT_NOUN.exec(word)?.[1] ?? null

/** Keys of the roots of a word in running text, some of which other forms of the word have, too. */
export function toRootKeys(word: string): string[] {
  if (!isCyrillic(word)) return [toRootKey(toEnglishRoot(word))].filter(key => key.length >= MIN_ROOT)
  const keys = toLongKeys(word, [stemWord(word), toNounRoot(word), toVerbRoot(word.replace(PRESENT, '$1х'))])
  return [...new Set([...keys, ...toLongKeys(word, [toSoftRoot(word)], MIN_ROOT)])]
}

/** The same of a typed word, which in Latin letters may be Mongolian. */
export function toTypedRootKeys(word: string): string[] {
  if (isCyrillic(word)) return toRootKeys(word)
  const stem = stemWord(word)
  return [...new Set([...toRootKeys(word), ...toLongKeys(word, [stem, stem.replaceAll(/[vw]/g, 'u')])])]
}
