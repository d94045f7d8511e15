const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'йцукенгшщзхъ', 'фывапролджэ', 'ячсмитьбю', 'фцужэнгшүзкъ', 'йыбөахролдп', 'ячёсмитьвю']
const MIN_RUN = 4

const ONLY_VOWELS = /^[аэиоуөүыеёюяйьъaeiouy]+$/
/** `лааа` is лаа. */
const LENGTHENED = /(\p{L})\1{2,}/gu
/** `ааабббб`. The lookahead lets a run end at its last letter only: without it, a run of forty letters backtracks for a second. */
const ONLY_LENGTHENED = /^(?:(\p{L})\1{2,}(?!\1))+$/u
// In Latin letters v is ү or ө, `hvrgvgch`, and no consonant.
/** `qqwwee`, and a consonant doubled at the start. */
const DOUBLED = /^(\p{L})\1(\p{L})\2(\p{L})\3|^([бвгджзклмнпрстфхцчшbcdfghjkmnpqrstwxz])\4/u
/** `wuwuwu` */
const REPEATED = /(\p{L}{2,3})\1\1/u
/** A q that neither ч, as in `ugaagq` and `oqki`, nor an English word has: `qwop`. */
const STRAY_Q = /[cdfhjkpqtwxz]q(?:$|[bcdfghjklmnpqrstwxz])|q[jqwxz]/
/** More than any word of the three languages has in a row. */
const CONSONANTS = /[бвгджзйклмнпрстфхцчшщ]{6}|[bcdfghjklmnpqrstwxz]{6}/u

/** Whether a word is certainly typed without a meaning; half of all letter sequences would resemble some word. */
export function isGibberish(typed: string): boolean {
  if (typed.length < 3 || /\d/.test(typed)) return false
  if (ONLY_LENGTHENED.test(typed)) return true
  const word = typed.replace(LENGTHENED, '$1$1')
  return [ONLY_VOWELS, DOUBLED, STRAY_Q, REPEATED, CONSONANTS].some(pattern => pattern.test(word)) || isKeyboardRun(word)
}

/** Keys side by side: `qwerty`, `фывап`. */
function isKeyboardRun(word: string): boolean {
  return word.length >= MIN_RUN && ROWS.some(row => row.includes(word))
}
