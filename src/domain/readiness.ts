import type { EntryKind } from './content.ts'
import { MAX_TAGS, SUMMARY_LENGTH, type StoredBlock, type StoredInline } from './document.ts'
import type { EntrySettings, TranslationContent } from './editing.ts'
import type { Locale } from './site.ts'

export const WORDS_PER_MINUTE = 180
/** Recommended minimum; look books and media consist of pictures. */
export const MIN_WORDS: Record<EntryKind, number> = { article: 300, news: 80, lookbook: 0, media: 0 }

export type ReadinessCheck = 'title' | 'cover' | 'cover_alt' | 'summary' | 'words' | 'tags' | 'alts' | 'looks' | 'media'

/** Recommendations for a translation before publication. They do not block it. */
export function checkReadiness(
  kind: EntryKind,
  locale: Locale,
  text: TranslationContent,
  settings: EntrySettings
): { point: ReadinessCheck; ok: boolean }[] {
  const points: [ReadinessCheck, boolean][] = [
    ['title', text.title.trim() !== ''],
    ['cover', settings.image !== null],
    ['cover_alt', (settings.image_alt[locale] ?? '').trim() !== ''],
    ['summary', text.summary.trim() !== '' && text.summary.length <= SUMMARY_LENGTH],
    ['tags', settings.tags.length > 0 && settings.tags.length <= MAX_TAGS]
  ]
  const minWords = MIN_WORDS[kind]
  if (minWords > 0) points.push(['words', countWords(text.blocks) >= minWords])
  if (kind === 'lookbook') points.push(['looks', text.blocks.some(block => block.type === 'look' && block.spots.length > 0)])
  if (kind === 'media') points.push(['media', text.blocks.some(({ type }) => ['video', 'image', 'gallery'].includes(type))])
  const alts = collectImageAlts(text.blocks)
  if (alts.length > 0) points.push(['alts', alts.every(alt => alt.trim() !== '')])
  return points.map(([point, ok]) => ({ point, ok }))
}

function collectImageAlts(blocks: readonly StoredBlock[]): string[] {
  return blocks.flatMap(block => {
    if (block.type === 'image' || block.type === 'look') return [block.alt]
    return block.type === 'gallery' ? block.pictures.map(({ alt }) => alt) : []
  })
}

const wordCounts = new WeakMap<readonly StoredBlock[], number>()

/** Words of the visible text, cached by document. */
export function countWords(blocks: readonly StoredBlock[]): number {
  const cached = wordCounts.get(blocks)
  if (cached !== undefined) return cached
  const words = blocks.reduce((sum, block) => sum + countBlockWords(block), 0)
  wordCounts.set(blocks, words)
  return words
}

function countBlockWords(block: StoredBlock): number {
  switch (block.type) {
    case 'paragraph':
      return countTextWords(toLineText(block.text))
    case 'heading':
    case 'code':
      return countTextWords(block.text)
    case 'quote':
      return countTextWords(`${block.text} ${block.cite}`)
    case 'list':
      return block.items.reduce((sum, item) => sum + countTextWords(toLineText(item)), 0)
    case 'table':
      return block.rows.flat().reduce((sum, cell) => sum + countTextWords(toLineText(cell)), 0)
    case 'image':
      return countTextWords(block.caption)
    case 'gallery':
      return countTextWords(block.caption) + block.pictures.reduce((sum, { caption }) => sum + countTextWords(caption), 0)
    case 'video':
      return countTextWords(block.caption)
    case 'product':
    case 'stay':
      return countTextWords(block.note)
    case 'look':
    case 'webpage':
      return countTextWords(`${block.title} ${block.text}`)
    default:
      return 0
  }
}

const countTextWords = (text: string): number => text.split(/\s+/).filter(Boolean).length

function toLineText(parts: readonly StoredInline[]): string {
  return parts.map(part => ('text' in part ? part.text : '')).join('')
}
