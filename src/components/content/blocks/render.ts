import type { Block, Inline } from '#contract/content.ts'
import { renderInline, toPlainText } from './inline.ts'
import { renderEntryCard, renderLinkCard } from './link-card.ts'
import { renderList } from './list.ts'
import { renderLook } from './look.ts'
import { escapeHtml } from '../../ui/markup.ts'
import { type RenderContext } from './markup.ts'
import { renderFigure, renderGallery, renderVideo } from './media.ts'
import { renderProductBlock } from './product-block.ts'
import { renderStayBlock } from './stay-block.ts'

/** Counters for anchors and look numbers, in document order. */
interface Counter {
  cards: number
  looks: number
}

/** A block as HTML. Product rows are rendered by a component. `eager` is for the first picture of the page. */
export function renderBlock(block: Exclude<Block, { type: 'products' }>, reading: RenderContext, counter: Counter, eager = false): string {
  switch (block.type) {
    case 'paragraph':
      return `<p${block.drop ? ' class="drop-cap"' : ''}>${renderInline(block.text, reading)}</p>`
    case 'heading':
      return `<h${block.level} id="${escapeHtml(block.id)}"><a href="#${escapeHtml(block.id)}">${escapeHtml(block.text)}</a></h${block.level}>`
    case 'list':
      return renderList(block, reading)
    case 'quote':
      return `<blockquote><p>${escapeHtml(block.text)}</p>${block.cite && `<cite>${escapeHtml(block.cite)}</cite>`}</blockquote>`
    case 'table':
      return renderTable(block, reading)
    case 'code':
      return `<pre tabindex="0"><code>${escapeHtml(block.text)}</code></pre>`
    case 'rule':
      return '<hr class="divider">'
    case 'image':
      return renderFigure(block, block.wide, eager)
    case 'gallery':
      return renderGallery(block, reading, eager)
    case 'video':
      return renderVideo(block, reading, eager)
    case 'entry':
      return renderEntryCard(block.entry, reading)
    case 'webpage':
      return renderLinkCard(block)
    case 'product':
      counter.cards += 1
      return renderProductBlock(block, `in${counter.cards}`, reading)
    case 'stay':
      counter.cards += 1
      return renderStayBlock(block, `in${counter.cards}`, reading)
    default:
      counter.looks += 1
      return renderLook(block, counter.looks, reading, eager)
  }
}

/** A wide table scrolls in its own region, also by keyboard. */
function renderTable({ head, rows, caption }: Extract<Block, { type: 'table' }>, reading: RenderContext): string {
  const [first, ...rest] = rows
  const isNumericColumn = (column: number): boolean => {
    const filled = rest.map(cells => toPlainText(cells[column] ?? []).trim()).filter(Boolean)
    return filled.length > 0 && filled.every(isNumeric)
  }
  /** A column heading is aligned with its numbers. */
  const isNumber = (cell: readonly Inline[], column: number, tag: 'td' | 'th'): boolean =>
    tag === 'th' ? isNumericColumn(column) : isNumeric(toPlainText(cell))
  const row = (cells: (typeof rows)[number], tag: 'td' | 'th'): string =>
    `<tr>${cells.map((cell, column) => `<${tag}${tag === 'th' ? ' scope="col"' : ''}${isNumber(cell, column, tag) ? ' class="numeric"' : ''}>${renderInline(cell, reading)}</${tag}>`).join('')}</tr>`
  const body =
    head && first
      ? `<thead>${row(first, 'th')}</thead><tbody>${rest.map(cells => row(cells, 'td')).join('')}</tbody>`
      : `<tbody>${rows.map(cells => row(cells, 'td')).join('')}</tbody>`
  return `<figure class="table"><div tabindex="0" role="region" aria-label="${escapeHtml(caption || reading.t('reading:table'))}"><table>${body}</table></div>${caption && `<figcaption>${escapeHtml(caption)}</figcaption>`}</figure>`
}

/** Numbers, prices and percentages are right-aligned. */
const isNumeric = (text: string): boolean => /^[−–+-]?[\d\s.,]+(?:₮|%|°C?|г|кг|см|мм|мл|л|g|kg|cm|mm|ml|l)?$/.test(text.trim())

/** The footnotes, each with a link back. */
export function renderNotes({ notes, t }: RenderContext): string {
  if (!notes.length) return ''
  const items = notes
    .map(
      (text, index) =>
        `<li id="n${index + 1}"><p>${escapeHtml(text)} <a class="link" href="#r${index + 1}" aria-label="${t('reading:note_back', { n: index + 1 })}">↩</a></p></li>`
    )
    .join('')
  return `<section class="footnotes" aria-label="${t('reading:notes')}"><ol>${items}</ol></section>`
}
