import type { Block, Inline } from '#domain/content.ts'
import { inline, plain } from './inline.ts'
import { look } from './look.ts'
import { escaped, type Reading } from './markup.ts'
import { figure, gallery, video } from './media.ts'
import { shopCard } from './shop.ts'

/** Anchors of what can be put in the cart, and numbers of looks, in the order of the document. */
export interface Counter {
  cards: number
  looks: number
}

/** A block as HTML. Rows of product cards are a component's. `eager` where its picture is the first of the page. */
export function renderBlock(block: Exclude<Block, { type: 'products' }>, reading: Reading, counter: Counter, eager = false): string {
  switch (block.type) {
    case 'paragraph':
      return `<p${block.drop ? ' class="drop"' : ''}>${inline(block.text, reading)}</p>`
    case 'heading':
      return `<h${block.level} id="${escaped(block.id)}"><a href="#${escaped(block.id)}">${escaped(block.text)}</a></h${block.level}>`
    case 'list':
      return block.ordered
        ? `<ol>${block.items.map(item => `<li><p>${inline(item, reading)}</p></li>`).join('')}</ol>`
        : `<ul>${block.items.map(item => `<li>${inline(item, reading)}</li>`).join('')}</ul>`
    case 'quote':
      return `<blockquote><p>${escaped(block.text)}</p>${block.cite && `<cite>${escaped(block.cite)}</cite>`}</blockquote>`
    case 'table':
      return table(block, reading)
    case 'code':
      return `<pre tabindex="0"><code>${escaped(block.text)}</code></pre>`
    case 'rule':
      return '<hr class="stitch">'
    case 'image':
      return figure(block, block.wide, eager)
    case 'gallery':
      return gallery(block, reading, eager)
    case 'video':
      return video(block, reading, eager)
    case 'product':
      counter.cards += 1
      return shopCard(block, `in${counter.cards}`, reading)
    default:
      counter.looks += 1
      return look(block, counter.looks, reading, eager)
  }
}

/** A wide table scrolls in itself, also by keyboard. */
function table({ head, rows, caption }: Extract<Block, { type: 'table' }>, reading: Reading): string {
  const [first, ...rest] = rows
  const figures = (column: number): boolean => rest.length > 0 && rest.every(cells => isFigure(plain(cells[column] ?? [])))
  /** The head of a column stands as its figures do. */
  const isNumber = (cell: readonly Inline[], column: number, tag: 'td' | 'th'): boolean =>
    tag === 'th' ? figures(column) : isFigure(plain(cell))
  const row = (cells: (typeof rows)[number], tag: 'td' | 'th'): string =>
    `<tr>${cells.map((cell, column) => `<${tag}${tag === 'th' ? ' scope="col"' : ''}${isNumber(cell, column, tag) ? ' class="num"' : ''}>${inline(cell, reading)}</${tag}>`).join('')}</tr>`
  const body =
    head && first
      ? `<thead>${row(first, 'th')}</thead><tbody>${rest.map(cells => row(cells, 'td')).join('')}</tbody>`
      : `<tbody>${rows.map(cells => row(cells, 'td')).join('')}</tbody>`
  return `<figure class="tbl"><div tabindex="0" role="region" aria-label="${escaped(caption || reading.t('reading:table'))}"><table>${body}</table></div>${caption && `<figcaption>${escaped(caption)}</figcaption>`}</figure>`
}

/** Numbers, prices and shares stand at the right, digit under digit. */
const isFigure = (text: string): boolean => /^[−–+-]?[\d\s.,]+(?:₮|%|°C?|г|кг|см|мм|мл|л|g|kg|cm|mm|ml|l)?$/.test(text.trim())

/** The footnotes under a text, each with the way back. */
export function renderNotes({ notes, t }: Reading): string {
  if (!notes.length) return ''
  const items = notes
    .map(
      (text, index) =>
        `<li id="n${index + 1}"><p>${escaped(text)} <a class="link" href="#r${index + 1}" aria-label="${t('reading:note_back', { n: index + 1 })}">↩</a></p></li>`
    )
    .join('')
  return `<section class="fns" aria-label="${t('reading:notes')}"><ol>${items}</ol></section>`
}
