import { toNounRoot, toVerbRoot } from '#domain/word-roots.ts'
import { isCyrillic } from '#domain/search.ts'
import { toPhoneticKey, toPhoneticKeys } from '#domain/phonetic-key.ts'
import { toRussianStem, stemWord } from '#domain/word-stem.ts'
import { isGenitive } from './grammar.ts'

const MIN_STEM_LENGTH = 3
const MIN_LATIN_STEM_LENGTH = 5
/** Readings of a Latin word within a phrase. */
const MAX_READINGS = 4

/** Keys of a phrase whose last word has no suffix, in Russian each word. Short stems belong to too many words; Russian ones count as written. */
export function toPhraseStems(words: readonly string[]): string[] {
  const last = words.at(-1) ?? ''
  const stem = stemWord(last)
  const before = words.slice(0, -1)
  return [
    ...(stem.length < (isCyrillic(last) || before.length ? MIN_STEM_LENGTH : MIN_LATIN_STEM_LENGTH) ? [] : toPhraseKeys([...before, stem])),
    ...(isCyrillic(last) ? [`${words.map(toRussianStem).join(' ')} (russian)`] : []),
    ...toRoots(last).map(root => `${toKey(before)} ${root}`)
  ]
}

/** The roots of a Mongolian word, by what it is. */
function toRoots(word: string): string[] {
  const [noun, verb] = [toNounRoot(word), toVerbRoot(word)]
  return [...(noun ? [`${noun} (noun)`] : []), ...(verb ? [`${verb} (verb)`] : [])]
}

/** Whether two words are forms of one Mongolian noun or verb. */
export function hasSameRoot(a: string, b: string): boolean {
  const roots = toRoots(a)
  return toRoots(b).some(root => roots.includes(root))
}

/** The key of a phrase by the first reading of its words. */
export const toKey = (words: readonly string[], keyOfWord = toPhoneticKey): string => words.map(word => ` ${keyOfWord(word)}`).join('')

/** The keys of a phrase: one for each reading of its Latin letters. */
export function toPhraseKeys(words: readonly string[]): string[] {
  return words.reduce<string[]>(
    (prefixes, word) =>
      prefixes.flatMap(prefix =>
        toPhoneticKeys(word)
          .slice(0, MAX_READINGS)
          .map(key => `${prefix} ${key}`)
      ),
    ['']
  )
}

const GENITIVE_KEY = /(?:in|ni)$/
/** A vowel that some genitives drop: `цэцэгний` and `цэцгийн`. */
const FLEETING = /^(.+[^aeiu])[aeiu]([^aeiu])$/
const MIN_GENITIVE_ROOT = 2
const MIN_BARE_LENGTH = 4

/** The key of a phrase whose words before the last have any form of the genitive, `дугуйны цоож` and `дугуйн цоож`; null of others. */
export function toGenitiveKey(words: readonly string[], keyOfWord = toPhoneticKey): string | null {
  const before = words.slice(0, -1)
  if (!before.some(isGenitive)) return null
  const roots = before.map(word => (isGenitive(word) ? toGenitiveRoot(keyOfWord(word).replace(GENITIVE_KEY, '')) : null) ?? keyOfWord(word))
  return formatGenitiveKey(roots, keyOfWord(words.at(-1) ?? ''))
}

/** The same of two words of which the first lacks the genitive: `принтер хор`. */
export function toBareGenitiveKey([first = '', last = '', ...rest]: readonly string[]): string | null {
  if (rest.length || !last || first.length < MIN_BARE_LENGTH || isGenitive(first)) return null
  const root = toGenitiveRoot(toPhoneticKey(first))
  return root && formatGenitiveKey([root], toPhoneticKey(last))
}

function toGenitiveRoot(key: string): string | null {
  const root = key.replace(/[aeiu]+$/, '').replace(FLEETING, '$1$2')
  return root.length < MIN_GENITIVE_ROOT ? null : root
}

const formatGenitiveKey = (roots: readonly string[], last: string): string => `${roots.join(' ')} ${last} (genitive)`

/** The letters of a key as bits. */
export function toLetterSet(key: string): number {
  let bits = 0
  for (let at = 0; at < key.length; at++) bits |= 1 << (key.charCodeAt(at) & 31)
  return bits
}
