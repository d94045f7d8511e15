import { looksLikeAdvert } from './review.ts'
import { wordsOf } from './search.ts'

/** Beginnings of words that nobody need read before somebody has looked: inflected forms begin alike. */
const FOUL = ['новш', 'пизд', 'гичий', 'янхан', 'fuck', 'shit', 'bitch', 'cunt', 'nigg', 'whore']
const MOST_WORDS = 400

/** Whether a comment waits for a look: it names an address, swears, or shouts one letter on and on. */
export function needsLook(text: string): boolean {
  if (looksLikeAdvert(text)) return true
  if (/(\p{L})\1{9}/u.test(text)) return true
  return wordsOf(text, MOST_WORDS).some(word => FOUL.some(foul => word.startsWith(foul)))
}
