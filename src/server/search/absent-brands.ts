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

/** The kinds of goods of a well-known brand, for shops that do not have it; null for other words. */
export function findAbsentBrandKinds(word: string): readonly string[] | null {
  const keys = [...toPhoneticKeys(word), ...toPhoneticKeys(stemWord(word))]
  return keys.map(key => kindsByKey.get(key)).find(Boolean) ?? null
}
