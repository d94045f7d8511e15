import type { Block, Inline } from '#domain/content.ts'
import code from './code.css?inline'
import gallery from './gallery.css?inline'
import language from './language.css?inline'
import look from './look.css?inline'
import notes from './notes.css?inline'
import rule from './rule.css?inline'
import table from './table.css?inline'
import video from './video.css?inline'

const OF: Partial<Record<Block['type'], string>> = { code, gallery, look, rule, table, video }

/** What a document's page is drawn with. */
export interface Drawn {
  blocks: readonly Block[]
  notes: readonly string[]
  /** Read in another language than the asker's. */
  foreign?: boolean
}

/** Styles of what is in a document beside words, pictures and products: most do without, so a page carries those of its own alone. */
export function stylesOf({ blocks, notes: footnotes, foreign = false }: Drawn): string {
  const types = new Set(blocks.map(({ type }) => type))
  if (blocks.some(block => linesOf(block).some(part => 'code' in part && part.code))) types.add('code')
  const own = Object.entries(OF).filter(([type]) => types.has(type as Block['type']))
  return [...own.map(([, css]) => css), footnotes.length > 0 ? notes : '', foreign ? language : ''].join('')
}

function linesOf(block: Block): Inline[] {
  if (block.type === 'paragraph') return [...block.text]
  if (block.type === 'list') return block.items.flat()
  return block.type === 'table' ? block.rows.flat(2) : []
}
