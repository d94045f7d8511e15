/** Longer phrases are pasted texts. */
const MAX_PHRASE = 80
/** A phone number has eight digits. */
const MAX_DIGITS = 7

/**
 * The phrase under which a search is counted: the same for different cases and spaces.
 * @returns null for what may be about a person: an e-mail address, or as many digits as a phone number has
 */
export function toCountedPhrase(text: string): string | null {
  const phrase = text.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim()
  if (!phrase || phrase.length > MAX_PHRASE || phrase.includes('@')) return null
  return (phrase.match(/\d/g)?.length ?? 0) > MAX_DIGITS ? null : phrase
}
