import { toPhoneticKey, toPhoneticKeys } from '#domain/phonetic-key.ts'
import { stemWord } from '#domain/word-stem.ts'
import brands from './known-brands.json' with { type: 'json' }

const kindsByKey = new Map<string, string[]>()
const spellingsByKey = new Map<string, readonly string[]>()
const written = new Set<string>()
for (const [kinds, names] of Object.entries(brands)) {
  for (const spellings of names.split(', ').map(name => name.split('/'))) {
    for (const name of spellings) {
      written.add(name)
      const key = toPhoneticKey(name)
      kindsByKey.set(key, [...new Set([...(kindsByKey.get(key) ?? []), ...kinds.split(', ')])])
      spellingsByKey.set(key, [...new Set([...(spellingsByKey.get(key) ?? []), ...spellings])])
    }
  }
}

export const isBrandAsWritten = (word: string): boolean => written.has(word)

/** A shorter word that only sounds like a brand is another one: a bow is no Bosch. */
const MIN_SOUND_LENGTH = 4

/** The kinds of goods of a well-known brand, for shops that do not have it; null for other words. */
export const findBrandKinds = (word: string): readonly string[] | null => findByKey(kindsByKey, word)

/** A well-known brand in Latin and Cyrillic letters, which mean the same: `iphone` and `айфон`. Empty for other words. */
export const listBrandSpellings = (word: string): readonly string[] => findByKey(spellingsByKey, word) ?? []

function findByKey<Value>(byKey: ReadonlyMap<string, Value>, word: string): Value | null {
  if (word.length < MIN_SOUND_LENGTH && !written.has(word)) return null
  const keys = [...toPhoneticKeys(word), ...toPhoneticKeys(stemWord(word))]
  return keys.map(key => byKey.get(key)).find(value => value !== undefined) ?? null
}
