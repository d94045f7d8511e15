import { isCyrillic, isOtherHarmony } from '#domain/search.ts'
import { findPolarity, stemWord, toRussianStem, toSingulars } from '#domain/word-stem.ts'
import { toVerbRoot } from '#domain/word-roots.ts'
import { isMongolianVerb, isPlainVerb } from './grammar.ts'
import { hasSameRoot } from './phrase-keys.ts'

/** Minimum letters of a stem that two forms share. */
const MIN_FORM_STEM = 4

export function isSamePhrase(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((word, at) => word === b[at])
}

/** Whether a phrase is another one, with its last word in any form and Russian words before it in theirs. */
export function isSameForm(a: readonly string[], b: readonly string[]): boolean {
  const [last = '', other = ''] = [a.at(-1), b.at(-1)]
  return (
    a.length === b.length && a.slice(0, -1).every((word, at) => word === b[at] || isRussianForm(word, b[at])) && isWordForm(last, other)
  )
}

/** `шерсти яка` */
function isRussianForm(word: string, form = ''): boolean {
  return isCyrillic(word) && word.length > 3 && toRussianStem(word) === toRussianStem(form)
}

/** All Mongolian forms of such a word begin with it: `хоолойн` of хоолой, but not `хоолны`. */
const FULL_ENDING = /(?:[аэоөу]й|аа|ээ|оо|өө|уу|үү)$/
/** Endings of such words: `дугуйн`, `далайгаас`. */
const CASE_ENDING = /^(?:н|г|д|т|ны|ний|г?ийн|нд|г(?:аар|ээр|оор|өөр|аас|ээс|оос|өөс|аа|ээ|оо|өө)|т[аэо]й|н[уү]{2}д|руу|рүү|луу|лүү)$/
/** Vowels that may end a form: `тугуй` is none of туг. */
const FINAL_VOWELS = /^(?:[аэоөиыьйяеё]|аа|ээ|оо|өө|ий|уу|үү)?$/

/** Only adjectives have forms with `-их`: `солих` is no соль. */
const isRussianWordForm = (word: string, form: string): boolean =>
  toRussianStem(word) === toRussianStem(form) && (!/[ыи]х$/.test(form) || /[йхя]$|[ое]е$|[ыи]е$/.test(word))

function isWordForm(word: string, form: string): boolean {
  // `хуурах` is no form of хуур, but сорох one of сорогч.
  if (isPlainVerb(form) && !isMongolianVerb(word) && toVerbRoot(word) === null) return false
  // `үдээсгүй` is no form of үдээстэй.
  if (findPolarity(form) === 'without' && findPolarity(word) !== 'without') return false
  if (isOtherHarmony(form, word)) return false
  const stem = stemWord(form)
  const rest = form.slice(word.length)
  if (stem === word) return !isCyrillic(form) || !/^[аэоөиыуүьйяеёю]*$/.test(rest) || FINAL_VOWELS.test(rest)
  if (FULL_ENDING.test(word) && form.startsWith(word) && CASE_ENDING.test(rest)) return true
  const isCut = FULL_ENDING.test(word) && !form.startsWith(word)
  if (isCut && !word.endsWith('ой')) return false
  if (isRussianWordForm(word, form) || toSingulars(form).includes(word)) return true
  if (isCut) return false
  // Short stems belong to too many words: `ком` is no комод.
  const isSameStem = stem === stemWord(word) && (stem.length >= MIN_FORM_STEM || !isCyrillic(form))
  return isSameStem || hasSameRoot(word, form)
}
