import type { Block, Inline } from '#contract/content.ts'
import code from './code.css?inline'
import gallery from './gallery.css?inline'
import language from './language.css?inline'
import look from './look.css?inline'
import notes from './notes.css?inline'
import orderedList from './ordered-list.css?inline'
import product from './product.css?inline'
import quote from './quote.css?inline'
import result from './result.css?inline'
import card from '../../../product/card.css?inline'
import grid from '../../../product/grid.css?inline'
import unevenGrid from '../../../product/uneven-grid.css?inline'
import nesting from './nesting.css?inline'
import rule from './rule.css?inline'
import stay from './stay.css?inline'
import table from './table.css?inline'
import video from './video.css?inline'

const BLOCK_STYLES: Partial<Record<Block['type'], string>> = { code, gallery, look, quote, rule, stay, table, video }
/** In the frame of a product, with the name of a card. */
const FRAMED = ['product', 'stay', 'entry', 'webpage'] as const

/** Products in a row of a grid on wide screens. */
const COLUMNS = 4

/** What determines the styles of a document. */
export interface StyledDocument {
  blocks: readonly Block[]
  notes: readonly string[]
  /** Displayed in another language than the page's. */
  foreign?: boolean
}

/** Styles of the block types that are in a document; most pages need few of them. */
export function selectDocumentStyles({ blocks, notes: footnotes, foreign = false }: StyledDocument): string {
  const types = new Set(blocks.map(({ type }) => type))
  if (blocks.some(block => toInlines(block).some(part => 'code' in part && part.code))) types.add('code')
  const used = Object.entries(BLOCK_STYLES).filter(([type]) => types.has(type as Block['type']))
  const isFramed = FRAMED.some(type => types.has(type))
  const isOrdered = blocks.some(block => block.type === 'list' && block.ordered)
  const isNested = blocks.some(block => block.type === 'list' && block.places)
  const rows = blocks.filter(block => block.type === 'products')
  return [
    isFramed || rows.length > 0 ? card : '',
    rows.length > 0 ? grid : '',
    rows.some(({ products }) => products.length % COLUMNS > 0) ? unevenGrid : '',
    isFramed ? product : '',
    types.has('product') || types.has('look') ? result : '',
    isOrdered ? orderedList : '',
    isNested ? nesting : '',
    ...used.map(([, css]) => css),
    footnotes.length > 0 ? notes : '',
    foreign ? language : ''
  ].join('')
}

function toInlines(block: Block): Inline[] {
  if (block.type === 'paragraph') return [...block.text]
  if (block.type === 'list') return block.items.flat()
  return block.type === 'table' ? block.rows.flat(2) : []
}
