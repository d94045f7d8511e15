import { toPhoneticKey } from '#domain/phonetic-key.ts'
import { buildIndex, type GroupSource } from './build-synonym-index.ts'
import type { SynonymIndex } from './synonym-index.ts'
import type { SynonymUse } from './synonym-group.ts'

/** Called, because commands run without Vite and import this module without searching. */
const readFiles = () => import.meta.glob<string>('./*/*.txt', { eager: true, import: 'default', query: '?raw' })
const readIgnored = () => import.meta.glob<string>('./ignored.txt', { eager: true, import: 'default', query: '?raw' })
const readGeneral = () => import.meta.glob<string>('./general.txt', { eager: true, import: 'default', query: '?raw' })

const USES: Record<string, SynonymUse> = { goods: 'goods', attributes: 'attribute', soft: 'soft', occasions: 'occasion' }

/**
 * Words and phrases for goods, their attributes and their uses in Mongolian, Russian and English, for every shop. A line is a group of
 * phrases with commas between them, or several of similar goods between semicolons; kinds of goods follow a `>`.
 */
export function readVocabulary(): GroupSource[] {
  return Object.entries(readFiles()).flatMap(([path, text]) => {
    const use = USES[path.split('/').at(-2) ?? ''] ?? null
    return readLines(text).flatMap(line => parseLine(line).map(group => ({ ...group, use })))
  })
}

let index: Promise<SynonymIndex> | undefined

/** Built at the start of the shop; it takes 32 MB. */
export function createVocabularyIndex(): Promise<SynonymIndex> {
  index ??= buildIndex(readVocabulary())
  return index
}

let ignored: ReadonlySet<string> | undefined
let ignoredKeys: ReadonlySet<string> | undefined
/** Shorter words in Latin letters may be others. */
const MIN_KEY_LENGTH = 5
let shortKeys: ReadonlySet<string> | undefined
let general: ReadonlySet<string> | undefined

/** Words of a question or an order, which say nothing about the goods. */
export function isIgnored(word: string): boolean {
  ignored ??= readWords(readIgnored())
  if (ignored.has(word)) return true
  ignoredKeys ??= new Set([...ignored].filter(each => each.length >= MIN_KEY_LENGTH && /^[а-яёөү]/.test(each)).map(toPhoneticKey))
  // `yavah`
  return word.length >= MIN_KEY_LENGTH && /^[a-z]+$/.test(word) && ignoredKeys.has(toPhoneticKey(word))
}

const MIN_SHORT_KEY_LENGTH = 4

/** Whether a short word in Latin letters has the sound of an ignored one, so that it is none for goods with a mistake: `arai`. */
export function isSoundingIgnored(word: string): boolean {
  shortKeys ??= new Set([...(ignored ?? readWords(readIgnored()))].filter(each => each.length === MIN_SHORT_KEY_LENGTH).map(toPhoneticKey))
  return word.length === MIN_SHORT_KEY_LENGTH && /^[a-z]+$/.test(word) && shortKeys.has(toPhoneticKey(word))
}

/** Words for any device or tool, which name goods only where no other word does. */
export function readGeneralWords(): ReadonlySet<string> {
  general ??= readWords(readGeneral())
  return general
}

function readWords(files: Record<string, string>): ReadonlySet<string> {
  return new Set(
    Object.values(files)
      .flatMap(readLines)
      .flatMap(line => line.split(' '))
  )
}

function readLines(text: string): string[] {
  return text.split('\n').filter(line => line && !line.startsWith('#'))
}

function parseLine(line: string): Pick<GroupSource, 'phrases' | 'kinds'>[] {
  const [groups = '', kinds = ''] = line.split(' > ')
  return groups.split(' ; ').map(phrases => ({ phrases: phrases.split(', '), kinds: kinds ? kinds.split(', ') : [] }))
}
