import { containsWebAddress } from './review.ts'
import { tokenize } from './search.ts'

/** Prefixes, because Mongolian inflects words at their end. */
const PROFANITY_PREFIXES = ['новш', 'пизд', 'гичий', 'янхан', 'fuck', 'shit', 'bitch', 'cunt', 'nigg', 'whore']
const MAX_WORDS = 400

/** Whether a comment must be moderated before publication: it contains a web address, profanity or a letter repeated ten times. */
export function needsModeration(text: string): boolean {
  if (containsWebAddress(text)) return true
  if (/(\p{L})\1{9}/u.test(text)) return true
  return tokenize(text, MAX_WORDS).some(word => PROFANITY_PREFIXES.some(prefix => word.startsWith(prefix)))
}
