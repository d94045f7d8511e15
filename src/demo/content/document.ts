import type { StoredBlock, StoredInline } from '#domain/document.ts'

const INLINE = /\*\*([^*]+)\*\*|\*([^*]+)\*|\[\^([^\]]+)\]|\[([^\]]+)\]\(([^)\s]+)\)/g
const SOLD = 'product:'
const IMAGE = /^!\[([^\]]*)\]\((\S+) "([^"]*)"\)$/
const PRODUCT = /^\[\[([\w-]+) \| (.+)\]\]$/
const PRODUCTS = /^\[\[\* (.+) \| (.+)\]\]$/

/**
 * Makes blocks of a text in which empty lines part the blocks: `## heading`, `> quote` with `> — who`, `- item`,
 * `1. item`, `| cell | cell |` with `| --- |` under a head and `: caption` at the end, `---`, `![alt](scenes/goats "caption")`,
 * several of those in a row for a gallery, also with a `: caption`, `[[slug | note]]`, `[[* title | slug, slug]]`; inside a line
 * `**bold**`, `*italic*`, `[text](/path)`, `[text](product:slug)` and a footnote `[^text]`. The first paragraph of an article
 * begins with a drop cap.
 * @param imageId the stored picture of a drawing
 */
export function readDocument(text: string, imageId: (art: string) => string, { drop = false } = {}): StoredBlock[] {
  const blocks = text
    .trim()
    .split(/\n{2,}/)
    .map(part => readBlock(part, imageId))
  const [first, ...rest] = blocks
  return drop && first?.type === 'paragraph' ? [{ ...first, drop: true }, ...rest] : blocks
}

function readBlock(part: string, imageId: (art: string) => string): StoredBlock {
  const lines = part.split('\n')
  const whole = lines.join(' ')
  const [, marks, heading] = /^(##|###) (.+)$/.exec(whole) ?? []
  if (heading) return { type: 'heading', level: marks === '##' ? 2 : 3, text: heading }
  if (part.startsWith('> ')) return readQuote(lines)
  if (/^(- |\d+\. )/.test(part)) return { type: 'list', ordered: !part.startsWith('- '), items: listItems(lines).map(readInline) }
  if (part === '---') return { type: 'rule' }
  if (part.startsWith('| ')) return readTable(lines)
  if (lines.length > 1 && lines.every(line => IMAGE.test(line) || line.startsWith(': '))) return readGallery(lines, imageId)
  const [, alt, art, caption] = IMAGE.exec(whole) ?? []
  if (alt !== undefined && art && caption !== undefined) return { type: 'image', imageId: imageId(art), alt, caption }
  const [, slug, note] = PRODUCT.exec(whole) ?? []
  if (slug && note) return { type: 'product', slug, note }
  const [, title, slugs] = PRODUCTS.exec(whole) ?? []
  if (title && slugs) return { type: 'products', title, slugs: slugs.split(', ') }
  return { type: 'paragraph', text: readInline(whole) }
}

function readQuote(lines: readonly string[]): StoredBlock {
  const words = lines.map(line => line.replace(/^> /, ''))
  const cite = words.at(-1)?.startsWith('— ') ? words.pop() : undefined
  return { type: 'quote', text: words.join(' '), cite: cite?.slice(2) ?? '' }
}

function readTable(lines: readonly string[]): StoredBlock {
  const rows = lines.filter(line => line.startsWith('| ') && !line.startsWith('| ---'))
  const cells = rows.map(row =>
    row
      .slice(1, -1)
      .split('|')
      .map(cell => readInline(cell.trim()))
  )
  return { type: 'table', head: lines[1]?.startsWith('| ---') ?? false, rows: cells, caption: captionOf(lines) }
}

function readGallery(lines: readonly string[], imageId: (art: string) => string): StoredBlock {
  const pictures = lines.flatMap(line => {
    const [, alt, art, caption] = IMAGE.exec(line) ?? []
    return alt !== undefined && art && caption !== undefined ? [{ imageId: imageId(art), alt, caption }] : []
  })
  return { type: 'gallery', pictures, caption: captionOf(lines) }
}

function captionOf(lines: readonly string[]): string {
  return lines.find(line => line.startsWith(': '))?.slice(2) ?? ''
}

/** A line without a mark goes on with the item above. */
function listItems(lines: readonly string[]): string[] {
  const items: string[] = []
  for (const line of lines) {
    if (/^(- |\d+\. )/.test(line)) items.push(line.replace(/^(- |\d+\. )/, ''))
    else items.push(`${items.pop() ?? ''} ${line.trim()}`)
  }
  return items
}

function readInline(text: string): StoredInline[] {
  const parts: StoredInline[] = []
  let end = 0
  for (const match of text.matchAll(INLINE)) {
    if (match.index > end) parts.push({ text: text.slice(end, match.index) })
    const [all, bold, italic, note, label, href] = match
    if (bold) parts.push({ text: bold, bold: true })
    else if (italic) parts.push({ text: italic, italic: true })
    else if (note) parts.push({ note })
    else if (label && href?.startsWith(SOLD)) parts.push({ text: label, product: href.slice(SOLD.length) })
    else if (label && href) parts.push({ text: label, href })
    end = match.index + all.length
  }
  if (end < text.length) parts.push({ text: text.slice(end) })
  return parts
}

/** The drawings that a text shows. */
export function picturesIn(text: string): string[] {
  return [...text.matchAll(/^!\[[^\]]*\]\((\S+) "/gm)].flatMap(([, art]) => (art ? [art] : []))
}
