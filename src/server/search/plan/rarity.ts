import type { Alternative } from './alternatives.ts'
import type { Meaning } from '../spelling/word-meanings.ts'

/** Numbers of products by words of the catalogue. */
export function readFrequencies(meanings: ReadonlyMap<string, Meaning[]>): ReadonlyMap<string, number> {
  const frequencies = new Map<string, number>()
  for (const found of meanings.values()) for (const { word, frequency } of found) frequencies.set(word, frequency)
  return frequencies
}

/** From 1 for what one product has down, faster with a higher slope. */
export function calculateRarity(alternatives: readonly Alternative[], frequencies: ReadonlyMap<string, number>, slope: number): number {
  const count = (spellings: readonly string[]): number => spellings.reduce((sum, word) => sum + (frequencies.get(word) ?? 0), 0)
  const highest = Math.max(...alternatives.map(({ words }) => Math.min(...words.map(count))))
  return 1 / (1 + slope * Math.log(Math.max(1, highest)))
}
