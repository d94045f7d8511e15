import type { Locale } from '#domain/site.ts'

/** The Mongolian alphabet; Ө follows О and Ү follows У. */
const CYRILLIC = 'АБВГДЕЁЖЗИЙКЛМНОӨПРСТУҮФХЦЧШЩЪЫЬЭЮЯ'
const LATIN = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** Items by first letter: the alphabet of the locale first, then the other, then digits and symbols. */
export function groupByLetter<Item extends { name: string }>(items: readonly Item[], locale: Locale): { letter: string; items: Item[] }[] {
  const alphabet = (locale === 'mn' ? CYRILLIC + LATIN : LATIN + CYRILLIC).split('')
  const rank = new Map(alphabet.map((letter, index) => [letter, index]))
  const toRanks = (name: string): number[] =>
    name
      .toUpperCase()
      .split('')
      .map(letter => rank.get(letter) ?? alphabet.length)
  const compare = (a: Item, b: Item): number => {
    const [left, right] = [toRanks(a.name), toRanks(b.name)]
    const at = left.findIndex((value, index) => value !== right[index])
    return at === -1 ? left.length - right.length : (left[at] ?? 0) - (right[at] ?? -1)
  }
  const groups = new Map<string, Item[]>()
  for (const item of items.toSorted(compare)) {
    const first = item.name.charAt(0).toUpperCase()
    const letter = rank.has(first) ? first : '#'
    groups.set(letter, [...(groups.get(letter) ?? []), item])
  }
  return [...groups].map(([letter, group]) => ({ letter, items: group }))
}
