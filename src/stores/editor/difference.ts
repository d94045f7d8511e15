import { diffArrays } from 'diff'
import type { StoredBlock, StoredInline } from '#domain/document.ts'
import type { TranslationContent } from '#domain/editing.ts'

/** A run of blocks that both texts have, or one where they differ. */
export type BlockDiff = { same: StoredBlock[] } | { before: StoredBlock[]; after: StoredBlock[] }

/** Where the documents of two texts differ, block by block, in reading order. */
export function diffBlocks(before: readonly StoredBlock[], after: readonly StoredBlock[]): BlockDiff[] {
  const stretches: BlockDiff[] = []
  const from = before.map(written)
  const to = after.map(written)
  let [old, current] = [0, 0]
  for (const { value, added, removed } of diffArrays(from, to)) {
    const many = value.length
    const last = stretches.at(-1)
    if (!added && !removed) {
      stretches.push({ same: after.slice(current, current + many) })
      old += many
      current += many
      continue
    }
    const change = last && 'before' in last ? last : { before: [], after: [] }
    if (change !== last) stretches.push(change)
    if (removed) change.before.push(...before.slice(old, (old += many)))
    else change.after.push(...after.slice(current, (current += many)))
  }
  return stretches
}

/** Fields in one order, so that two equal blocks are equal however they were made. */
function written(block: StoredBlock): string {
  return JSON.stringify(block, (_name, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : value
  )
}

export type MergeChoice = 'before' | 'after' | 'both'

/** One document of two: what differs by choice, in the order of the stretches that differ. */
export function mergeBlocks(stretches: readonly BlockDiff[], choices: readonly MergeChoice[]): StoredBlock[] {
  let change = 0
  return stretches.flatMap(stretch => {
    if ('same' in stretch) return stretch.same
    const choice = choices[change++] ?? 'after'
    if (choice === 'both') return [...stretch.before, ...stretch.after]
    return stretch[choice]
  })
}

export interface WordDiff {
  text: string
  is: 'same' | 'added' | 'removed'
}

/** The words of two texts, each with whether it stayed, went or came. */
export function diffWords(before: string, after: string): WordDiff[] {
  const split = (text: string): string[] => text.match(/[\p{L}\p{N}]+|\s+|[^\p{L}\p{N}\s]/gu) ?? []
  const words = diffArrays(split(before), split(after)).map(({ value, added, removed }): WordDiff => ({
    text: value.join(''),
    is: added ? 'added' : removed ? 'removed' : 'same'
  }))
  const kept = words.reduce((sum, { text, is }) => sum + (is === 'same' ? text.trim().length : 0), 0)
  if (kept >= Math.min(before.length, after.length) * LEAST_KEPT) return words
  return [
    { text: before, is: 'removed' },
    { text: `${before && after ? '\n' : ''}${after}`, is: 'added' }
  ]
}

/** Texts that share less are shown one behind the other: a salad of words is read by nobody. */
const LEAST_KEPT = 0.35

export const TEXT_FIELDS = ['title', 'summary', 'lead', 'seo_title', 'seo_description'] as const
export type TextField = (typeof TEXT_FIELDS)[number]

/** Fields beside the document that differ. */
export function differingFields(one: TranslationContent, other: TranslationContent): TextField[] {
  return TEXT_FIELDS.filter(field => one[field] !== other[field])
}

export function isSameContent(one: TranslationContent, other: TranslationContent): boolean {
  return differingFields(one, other).length === 0 && diffBlocks(one.blocks, other.blocks).every(stretch => 'same' in stretch)
}

/** What a block says, as plain words, for a person who compares. */
export function blockText(block: StoredBlock): string {
  switch (block.type) {
    case 'paragraph':
      return lineText(block.text)
    case 'heading':
    case 'code':
      return block.text
    case 'list':
      return block.items.map(item => `• ${lineText(item)}`).join('\n')
    case 'quote':
      return [`«${block.text}»`, block.cite].filter(Boolean).join(' ')
    case 'table':
      return block.rows.map(row => row.map(lineText).join(' | ')).join('\n')
    case 'image':
      return `▣ ${[block.alt, block.caption].filter(Boolean).join('. ')}`
    case 'gallery':
      return block.pictures.map(({ alt, caption }) => `▣ ${[alt, caption].filter(Boolean).join('. ')}`).join('\n')
    case 'video':
      return `▶ ${[block.title, block.caption, block.transcript].filter(Boolean).join('. ')}`
    case 'product':
      return `▤ ${[block.slug, block.note].filter(Boolean).join('. ')}`
    case 'products':
      return `▤ ${[block.title, ...block.slugs].filter(Boolean).join(', ')}`
    case 'look':
      return `▣ ${[block.title, block.text, ...block.spots.map(({ slug }) => slug)].filter(Boolean).join('. ')}`
    default:
      return '* * *'
  }
}

function lineText(parts: readonly StoredInline[]): string {
  return parts.map(part => ('note' in part ? ` [${part.note}]` : part.text)).join('')
}
