import type { StoredBlock, StoredInline } from '#domain/document.ts'

const INLINE = /\*\*([^*]+)\*\*|\*([^*]+)\*|\[\^([^\]]+)\]|\[([^\]]+)\]\(([^)\s]+)\)/g
const PRODUCT_LINK = 'product:'
const IMAGE = /^!\[([^\]]*)\]\((\S+) "([^"]*)"\)$/
const PRODUCT = /^\[\[([\w-]+) \| (.+)\]\]$/
const STAY = /^\[\[hotel:([\w-]+) \| (.+)\]\]$/
const PRODUCTS = /^\[\[\* (.+) \| (.+)\]\]$/

/**
 * Parses Markdown into the blocks of a document. Empty lines separate the blocks: `## heading`, `> quote` with `> — who`, `- item`,
 * `1. item`, `| cell | cell |` with `| --- |` under a head and `: caption` at the end, `---`, `![alt](scenes/goats "caption")`,
 * several of those in a row for a gallery, also with a `: caption`. Beyond Markdown there are `[[slug | note]]` for a product,
 * `[[hotel:slug | note]]` for a hotel, `[[* title | slug, slug]]` for products, `[text](product:slug)` and a footnote `[^text]` within a line.
 * @param imageId id of the stored picture of a drawing
 * @param options.drop begins the first paragraph with a drop cap
 */
export function parseMarkdown(text: string, imageId: (drawing: string) => string, { drop = false } = {}): StoredBlock[] {
  const blocks = text
    .trim()
    .split(/\n{2,}/)
    .map(part => parseBlock(part, imageId))
  const [first, ...rest] = blocks
  return drop && first?.type === 'paragraph' ? [{ ...first, drop: true }, ...rest] : blocks
}

function parseBlock(part: string, imageId: (drawing: string) => string): StoredBlock {
  const lines = part.split('\n')
  const whole = lines.join(' ')
  const [, marks, heading] = /^(##|###) (.+)$/.exec(whole) ?? []
  if (heading) return { type: 'heading', level: marks === '##' ? 2 : 3, text: heading }
  if (part.startsWith('> ')) return parseQuote(lines)
  if (/^(- |\d+\. )/.test(part)) return { type: 'list', ordered: !part.startsWith('- '), items: listItems(lines).map(parseInline) }
  if (part === '---') return { type: 'rule' }
  if (part.startsWith('| ')) return parseTable(lines)
  if (lines.length > 1 && lines.every(line => IMAGE.test(line) || line.startsWith(': '))) return parseGallery(lines, imageId)
  const [, alt, drawing, caption] = IMAGE.exec(whole) ?? []
  if (alt !== undefined && drawing && caption !== undefined) return { type: 'image', imageId: imageId(drawing), alt, caption }
  const [, slug, note] = PRODUCT.exec(whole) ?? []
  if (slug && note) return { type: 'product', slug, note }
  const [, hotel, reason] = STAY.exec(whole) ?? []
  if (hotel && reason) return { type: 'stay', hotel, note: reason }
  const [, title, slugs] = PRODUCTS.exec(whole) ?? []
  if (title && slugs) return { type: 'products', title, slugs: slugs.split(', ') }
  return { type: 'paragraph', text: parseInline(whole) }
}

function parseQuote(lines: readonly string[]): StoredBlock {
  const words = lines.map(line => line.replace(/^> /, ''))
  const cite = words.at(-1)?.startsWith('— ') ? words.pop() : undefined
  return { type: 'quote', text: words.join(' '), cite: cite?.slice(2) ?? '' }
}

function parseTable(lines: readonly string[]): StoredBlock {
  const rows = lines.filter(line => line.startsWith('| ') && !line.startsWith('| ---'))
  const cells = rows.map(row =>
    row
      .slice(1, -1)
      .split('|')
      .map(cell => parseInline(cell.trim()))
  )
  return { type: 'table', head: lines[1]?.startsWith('| ---') ?? false, rows: cells, caption: parseCaption(lines) }
}

function parseGallery(lines: readonly string[], imageId: (drawing: string) => string): StoredBlock {
  const pictures = lines.flatMap(line => {
    const [, alt, drawing, caption] = IMAGE.exec(line) ?? []
    return alt !== undefined && drawing && caption !== undefined ? [{ imageId: imageId(drawing), alt, caption }] : []
  })
  return { type: 'gallery', pictures, caption: parseCaption(lines) }
}

function parseCaption(lines: readonly string[]): string {
  return lines.find(line => line.startsWith(': '))?.slice(2) ?? ''
}

/** A line without a marker continues the item above. */
function listItems(lines: readonly string[]): string[] {
  const items: string[] = []
  for (const line of lines) {
    if (/^(- |\d+\. )/.test(line)) items.push(line.replace(/^(- |\d+\. )/, ''))
    else items.push(`${items.pop() ?? ''} ${line.trim()}`)
  }
  return items
}

function parseInline(text: string): StoredInline[] {
  const parts: StoredInline[] = []
  let end = 0
  for (const match of text.matchAll(INLINE)) {
    if (match.index > end) parts.push({ text: text.slice(end, match.index) })
    const [all, bold, italic, note, label, href] = match
    if (bold) parts.push({ text: bold, bold: true })
    else if (italic) parts.push({ text: italic, italic: true })
    else if (note) parts.push({ note })
    else if (label && href?.startsWith(PRODUCT_LINK)) parts.push({ text: label, product: href.slice(PRODUCT_LINK.length) })
    else if (label && href) parts.push({ text: label, href })
    end = match.index + all.length
  }
  if (end < text.length) parts.push({ text: text.slice(end) })
  return parts
}

/** Names of the drawings in a text. */
export function listDrawings(text: string): string[] {
  return [...text.matchAll(/^!\[[^\]]*\]\((\S+) "/gm)].flatMap(([, drawing]) => (drawing ? [drawing] : []))
}
