import { toPhoneticKey, toPhoneticKeys, stemWord } from '#domain/search.ts'
import brands from './absent-brands.json' with { type: 'json' }

const kindsByKey = new Map<string, string[]>()
const written = new Set<string>()
for (const [kinds, names] of Object.entries(brands)) {
  for (const name of names.split(', ')) {
    written.add(name)
    const key = toPhoneticKey(name)
    kindsByKey.set(key, [...(kindsByKey.get(key) ?? []), ...kinds.split(', ')])
  }
}

export const isBrandAsWritten = (word: string): boolean => written.has(word)

/** A shorter word that only sounds like a brand is another one: a bow is no Bosch. */
const MIN_SOUND_LENGTH = 4

/** The kinds of goods of a well-known brand, for shops that do not have it; null for other words. */
export function findAbsentBrandKinds(word: string): readonly string[] | null {
  if (word.length < MIN_SOUND_LENGTH && !written.has(word)) return null
  const keys = [...toPhoneticKeys(word), ...toPhoneticKeys(stemWord(word))]
  return keys.map(key => kindsByKey.get(key)).find(Boolean) ?? null
}
