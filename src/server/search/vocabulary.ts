import { buildIndex, type GroupSource, type SynonymIndex, type SynonymUse } from './synonym-index.ts'

/** A line is a group of phrases with commas between them, or several of similar goods between semicolons; kinds of goods follow a `>`. */
const files = import.meta.glob<string>('./words/*/*.txt', { eager: true, import: 'default', query: '?raw' })
const ignored = import.meta.glob<string>('./words/ignored.txt', { eager: true, import: 'default', query: '?raw' })

const USES: Record<string, SynonymUse> = { goods: 'goods', attributes: 'attribute', occasions: 'occasion' }

/** Words and phrases for goods, their attributes and their uses in Mongolian, Russian and English, for every shop. */
export function readVocabulary(): GroupSource[] {
  return Object.entries(files).flatMap(([path, text]) => {
    const use = USES[path.split('/').at(-2) ?? ''] ?? null
    return linesOf(text).flatMap(line => parseLine(line).map(group => ({ ...group, use })))
  })
}

let index: SynonymIndex | undefined

/** Built at the first search: 0.1 s and 10 MB. */
export function vocabularyIndex(): SynonymIndex {
  index ??= buildIndex(readVocabulary())
  return index
}

/** Words of a question or an order, which say nothing about the goods. */
export const IGNORED_WORDS: ReadonlySet<string> = new Set(
  Object.values(ignored)
    .flatMap(linesOf)
    .flatMap(line => line.split(' '))
)

function linesOf(text: string): string[] {
  return text.split('\n').filter(line => line && !line.startsWith('#'))
}

function parseLine(line: string): Pick<GroupSource, 'phrases' | 'kinds'>[] {
  const [groups = '', kinds = ''] = line.split(' > ')
  return groups.split(' ; ').map(phrases => ({ phrases: phrases.split(', '), kinds: kinds ? kinds.split(', ') : [] }))
}
