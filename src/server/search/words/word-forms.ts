import { isCyrillic } from '#domain/search.ts'
import { toPhoneticKey } from '#domain/phonetic-key.ts'
import { findPolarity, toSingulars } from '#domain/word-stem.ts'

/** A shorter word that sounds like another is a different word: `for` and `fur`, `шоу` and `шоо`. */
export const MIN_SOUND_LENGTH = 5

export const isNumber = (word: string): boolean => /^\d+$/.test(word)

/** A short word that only sounds alike is another one, as is an English one of the same stem: `chess` and `cheese`. */
export function isFormOf(word: string, form: string): boolean {
  // `утасгүй` is without утас.
  if (findPolarity(form) === 'without' && findPolarity(word) !== 'without') return false
  if (!isCyrillic(word)) {
    const isPart = Math.min(word.length, form.length) >= MIN_SOUND_LENGTH && (form.startsWith(word) || word.startsWith(form))
    return isPart || word === form || toSingulars(word).includes(form) || toSingulars(form).includes(word)
  }
  return word.length < MIN_SOUND_LENGTH ? form.startsWith(word.replace(/ь$/, '')) : isInflection(word, form)
}

/** Whether a form has the consonants of a word, whose vowels may be dropped: `гутлын`, but not `хаадаг` of `хадаас`. */
function isInflection(word: string, form: string): boolean {
  const [a, b] = [toConsonants(word), toConsonants(form)]
  return a.startsWith(b) || b.startsWith(a)
}

const toConsonants = (word: string): string => toPhoneticKey(word).replaceAll(/(?!^)[aeiu]/g, '')
