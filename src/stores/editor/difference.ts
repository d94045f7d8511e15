import { diffArrays } from 'diff'
import type { StoredBlock, StoredInline } from '#domain/document.ts'
import type { TranslationContent } from '#domain/editing.ts'

/** Blocks that both documents have, or blocks that differ. */
export type BlockDiff = { same: StoredBlock[] } | { before: StoredBlock[]; after: StoredBlock[] }

/** Compares two documents by block, in reading order. */
export function compareBlocks(before: readonly StoredBlock[], after: readonly StoredBlock[]): BlockDiff[] {
  const sections: BlockDiff[] = []
  const from = before.map(toStableJson)
  const to = after.map(toStableJson)
  let [beforeIndex, afterIndex] = [0, 0]
  for (const { value, added, removed } of diffArrays(from, to)) {
    const length = value.length
    const last = sections.at(-1)
    if (!added && !removed) {
      sections.push({ same: after.slice(afterIndex, afterIndex + length) })
      beforeIndex += length
      afterIndex += length
      continue
    }
    const change = last && 'before' in last ? last : { before: [], after: [] }
    if (change !== last) sections.push(change)
    if (removed) change.before.push(...before.slice(beforeIndex, (beforeIndex += length)))
    else change.after.push(...after.slice(afterIndex, (afterIndex += length)))
  }
  return sections
}

/** JSON with sorted keys, so that equal blocks have equal text. */
function toStableJson(block: StoredBlock): string {
  return JSON.stringify(block, (_name, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : value
  )
}

export type MergeChoice = 'before' | 'after' | 'both'

/** Merges two documents; `choices` are in the order of the sections that differ. */
export function mergeBlocks(sections: readonly BlockDiff[], choices: readonly MergeChoice[]): StoredBlock[] {
  let change = 0
  return sections.flatMap(section => {
    if ('same' in section) return section.same
    const choice = choices[change++] ?? 'after'
    if (choice === 'both') return [...section.before, ...section.after]
    return section[choice]
  })
}

interface WordDiff {
  text: string
  change: 'same' | 'added' | 'removed'
}

/** Compares two texts by word. */
export function compareWords(before: string, after: string): WordDiff[] {
  const split = (text: string): string[] => text.match(/[\p{L}\p{N}]+|\s+|[^\p{L}\p{N}\s]/gu) ?? []
  const words = diffArrays(split(before), split(after)).map(({ value, added, removed }): WordDiff => ({
    text: value.join(''),
    change: added ? 'added' : removed ? 'removed' : 'same'
  }))
  const sharedLength = words.reduce((sum, { text, change }) => sum + (change === 'same' ? text.trim().length : 0), 0)
  if (sharedLength >= Math.min(before.length, after.length) * MIN_SHARED) return words
  return [
    { text: before, change: 'removed' },
    { text: `${before && after ? '\n' : ''}${after}`, change: 'added' }
  ]
}

/** Texts that share less are displayed one after the other, because a word diff of them is unreadable. */
const MIN_SHARED = 0.35

const TEXT_FIELDS = ['title', 'summary', 'lead', 'seo_title', 'seo_description'] as const
export type TextField = (typeof TEXT_FIELDS)[number]

/** Fields other than the document that differ. */
export function listDifferingFields(one: TranslationContent, other: TranslationContent): TextField[] {
  return TEXT_FIELDS.filter(field => one[field] !== other[field])
}

export function isSameContent(one: TranslationContent, other: TranslationContent): boolean {
  return listDifferingFields(one, other).length === 0 && compareBlocks(one.blocks, other.blocks).every(section => 'same' in section)
}

/** A block as plain text, for comparison by a person. */
export function toPlainText(block: StoredBlock): string {
  switch (block.type) {
    case 'paragraph':
      return toLineText(block.text)
    case 'heading':
    case 'code':
      return block.text
    case 'list':
      return block.items
        .map((item, index) => {
          const { level, ordered } = block.places?.[index] ?? { level: 0, ordered: block.ordered }
          return `${'  '.repeat(level)}${ordered ? '–' : '•'} ${toLineText(item)}`
        })
        .join('\n')
    case 'quote':
      return [`«${block.text}»`, block.cite].filter(Boolean).join(' ')
    case 'table':
      return block.rows.map(row => row.map(toLineText).join(' | ')).join('\n')
    case 'image':
      return `▣ ${[block.alt, block.caption].filter(Boolean).join('. ')}`
    case 'gallery':
      return block.pictures.map(({ alt, caption }) => `▣ ${[alt, caption].filter(Boolean).join('. ')}`).join('\n')
    case 'video':
      return `▶ ${[block.title, block.caption, block.transcript].filter(Boolean).join('. ')}`
    case 'product':
      return `▤ ${[block.slug, block.note].filter(Boolean).join('. ')}`
    case 'stay':
      return `▤ ${[block.hotel, block.note].filter(Boolean).join('. ')}`
    case 'products':
      return `▤ ${[block.title, ...block.slugs].filter(Boolean).join(', ')}`
    case 'entry':
      return `▤ ${block.entryId}`
    case 'webpage':
      return `▤ ${[block.title, block.text, block.href].filter(Boolean).join('. ')}`
    case 'look':
      return `▣ ${[block.title, block.text, ...block.spots.map(({ slug }) => slug)].filter(Boolean).join('. ')}`
    default:
      return '* * *'
  }
}

function toLineText(parts: readonly StoredInline[]): string {
  return parts.map(part => ('note' in part ? ` [${part.note}]` : part.text)).join('')
}
