import { isCyrillic, toPlainLetters } from './search.ts'
import { toPhoneticKey } from './phonetic-key.ts'
import { findPolarity } from './word-stem.ts'

/** Clear endings of Mongolian verbs, in both scripts. Nouns for goods have none of them. */
const VERB_ENDINGS: readonly RegExp[] = [
  /(?<=.{4})(?:д[аэоө]г|d[aeou]g)$/,
  /(?<=.{2})(?:[аэоө]х[аэоө]д|ихад|[aeoui]h[aeou]d)$/,
  /(?<=.)(?:[аэоөи]х|[aeou]h)$/,
  /(?<=.{2})(?:м(?:аа|ээ|оо|өө)р|m(?:aa|ee|oo|uu)r)$/,
  /(?<=.{3})(?:(?:аа|ээ|оо|өө)д|(?:aa|ee|oo)d)$/,
  /(?:(?<=.{3}[аэоөиуүлрн]|[аэоөуү]{2}|ий)ж|(?<=.{3}[aeou])j)$/
]
const MIN_VERB_STEM = 4

/** Whether a word is no form of the verb that another one is, and no noun of it: `өмсгөл` of өмсгөх. Short verbs are others: `сурах` of зурах. */
function isOfOtherVerb(word: string, typed: string): boolean {
  const ending = VERB_ENDINGS.find(each => each.test(typed))
  if (!ending) return false
  const stem = typed.replace(ending, '')
  // `buguj` is the noun бөгж.
  if (/[жj]$/.test(typed) && /[жj]$/.test(word)) return false
  if (ending.test(word) && (stem.length >= MIN_VERB_STEM || isCyrillic(word) !== isCyrillic(typed) || word.charAt(0) === typed.charAt(0)))
    return false
  return stem.length < MIN_VERB_STEM || !isBeginning(stem, word)
}

const VERB_NOUN = /(?:гч|лт?|м[аэ]л)$/

/** In other letters, words that are no verbs have the sounds of one too often: `бүдүүн` those of bodoj. */
const isBeginning = (stem: string, word: string): boolean =>
  isCyrillic(stem) === isCyrillic(word)
    ? toPlainLetters(word).startsWith(toPlainLetters(stem))
    : toPhoneticKey(word).startsWith(toPhoneticKey(stem)) && [...VERB_ENDINGS, VERB_NOUN].some(ending => ending.test(word))

/** Endings of English words that no Mongolian word has in Latin letters. */
const ENGLISH_ENDING = /(?<=.{3})(?:[ts]ion|ings?|ments?|ness|ical|[ai]ble|ful|less|ous|ity|[ae]nce|ive|ture)$/

/** Whether a word in Latin letters is certainly English. */
const isEnglish = (word: string): boolean => ENGLISH_ENDING.test(word)

/**
 * Whether grammar allows that a word was meant by another one, `typed`: a verb is no misspelt noun, and what goods lack is not what they are.
 * @param isEnglishText whether words in Latin letters are no Mongolian ones
 */
export function isPossibleMeaning(typed: string, word: string, isEnglishText = false): boolean {
  if (findPolarity(typed) === 'without' && findPolarity(word) !== 'without') return false
  if (isCyrillic(word) && !isCyrillic(typed) && (isEnglishText || isEnglish(typed))) return false
  return !isOfOtherVerb(word, typed)
}
