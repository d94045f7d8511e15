/** Letters of old fonts and other layouts that stand for ours, in words that are Cyrillic otherwise. */
const LOOK_ALIKES: Record<string, string> = { v: 'ү', є: 'ө', ѳ: 'ө', ї: 'ү' }
const MOST_WORDS = 8

/** What to look for: the words of a query in small letters, look-alike letters put right. */
export function searchWords(query: string): string[] {
  const words =
    query
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  return words
    .slice(0, MOST_WORDS)
    .map(word => (/\p{Script=Cyrillic}/u.test(word) ? word.replaceAll(/[vєѳї]/g, letter => LOOK_ALIKES[letter] ?? letter) : word))
}
