import { isCyrillic, toPlainLetters } from './search.ts'
import { toSound } from './phonetic-key.ts'
import { measureEditDistance } from './word-similarity.ts'

/** The letters missing, added, replaced or swapped between two words of one script, without regard to letters that keyboards lack. */
export const countLetterMistakes = (a: string, b: string): number => measureEditDistance(toPlainLetters(a), toPlainLetters(b))

/** Whether two words differ in one letter that is not the first, in one of the ways to write Cyrillic words in Latin letters. */
export function hasOneMistake(typed: string, word: string): boolean {
  const writings =
    isCyrillic(typed) === isCyrillic(word)
      ? [[toPlainLetters(typed), toPlainLetters(word)] as const]
      : // `sgaahai` is шаахай as it is mostly written, `waahat` as it is in short.
        [[toSound(typed), toSound(word)] as const, [toLatinLetters(typed), toLatinLetters(word)] as const]
  return writings.some(([a, b]) => Math.abs(a.length - b.length) < 2 && a.charAt(0) === b.charAt(0) && measureEditDistance(a, b) === 1)
}

const DIGRAPHS: Record<string, string> = { q: 'ch', w: 'sh', c: 'ts' }
const LATIN_LETTERS: Record<string, string> = { x: 'h', y: 'i', o: 'u', ö: 'u', ü: 'u', ɵ: 'u', q: 'ch' }

/** A Cyrillic word as it is mostly written in Latin letters, and a Latin one with the letters used there. */
function toLatinLetters(word: string): string {
  if (isCyrillic(word)) return Array.from(toSound(word), letter => DIGRAPHS[letter] ?? letter).join('')
  return Array.from(word.replaceAll('kh', 'h').replaceAll('zh', 'j'), letter => LATIN_LETTERS[letter] ?? letter).join('')
}
