import { withoutTracking } from '#domain/link-tracking.ts'
import { parseLinkTarget } from '#domain/shop-link.ts'
import { isBlank } from './blocks.ts'
import { convertFootnotes } from './footnotes.ts'
import { type EmbeddedPage, replaceFrames } from './frames.ts'
import { type PastedPicture, replacePictures } from './pictures.ts'

interface CleanHtml {
  html: string
  /** Number of pictures that cannot be read. */
  unreadable: number
  embedded: EmbeddedPage[]
  /** Number of visible frames and players that no block can show. */
  leftOut: number
}

/**
 * Reduces pasted HTML to what an entry supports: hidden elements are removed, Word's list paragraphs and lines with bullets become
 * lists, linked notes become footnotes, cells, items and quotes become single lines. Pictures become placeholders with the key that
 * `addPicture` returns. Frames with a video or a post become blocks. The schema drops the rest.
 */
export function cleanPasted(html: string, addPicture: (picture: PastedPicture) => string): CleanHtml {
  // Styles of the page would be applied while parsing, and be blocked by the content security policy with an error.
  const page = new DOMParser().parseFromString(html.replace(/<style\b[\s\S]*?<\/style>/gi, ''), 'text/html')
  const { body } = page
  for (const comment of findComments(body)) comment.remove()
  for (const unseen of body.querySelectorAll('noscript, template')) unseen.remove()
  const frames = replaceFrames(body)
  for (const element of body.querySelectorAll('script, style, meta, link, title, object, xml, select, textarea')) element.remove()
  // Google Docs wraps everything in a <b> with normal weight.
  for (const bold of body.querySelectorAll<HTMLElement>('b, strong')) {
    if (/^(normal|[1-4]00)$/.test(bold.style.fontWeight)) bold.replaceWith(...bold.childNodes)
  }
  for (const hidden of body.querySelectorAll<HTMLElement>('[style*="display:none"], [style*="display: none"], [style*="mso-hide:all"]'))
    hidden.remove()
  for (const image of body.querySelectorAll('img')) if (isEmoji(image.alt)) image.replaceWith(image.alt)
  convertFootnotes(body)
  for (const link of body.querySelectorAll('a[href]')) cleanLink(link)
  const unreadable = replacePictures(body, addPicture)
  convertWordLists(body)
  nestLists(body)
  for (const line of body.querySelectorAll(LINES)) toOneLine(line)
  for (const table of body.querySelectorAll('table')) expandSpans(table)
  for (const lineBreak of body.querySelectorAll('p br, div br')) splitParagraph(lineBreak)
  convertBullets(body)
  for (const empty of body.querySelectorAll('p')) if (isBlank(empty)) empty.remove()
  return { html: body.innerHTML, unreadable, ...frames }
}

/** Social networks, chats and mail programs show emoji as pictures. */
const isEmoji = (text: string): boolean =>
  /[\p{Extended_Pictographic}\p{Regional_Indicator}\u20e3]/u.test(text) &&
  /^[\p{Extended_Pictographic}\p{Emoji_Component}\s]{1,40}$/u.test(text)

/** Links without tracking; those to this shop become paths, which work in both languages and at every address of it. */
function cleanLink(link: Element): void {
  const href = withoutTracking(link.getAttribute('href') ?? '')
  link.setAttribute('href', /^https?:/i.test(href) ? (parseLinkTarget(href, location.host)?.href ?? href) : href)
}

/** Google Docs places a nested list next to the item that it belongs to. */
function nestLists(body: HTMLElement): void {
  for (const list of body.querySelectorAll(':is(ul, ol) > :is(ul, ol)')) {
    const item = list.previousElementSibling
    if (item?.localName === 'li') item.append(list)
    else list.replaceWith(...list.childNodes)
  }
}

function findComments(root: Element): Comment[] {
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_COMMENT)
  const comments: Comment[] = []
  while (walker.nextNode()) if (walker.currentNode instanceof Comment) comments.push(walker.currentNode)
  return comments
}

/** Word represents list items as paragraphs with a bullet or number as text, and their level in a style. */
function convertWordLists(body: HTMLElement): void {
  /** The open lists, the outermost first. */
  let open: HTMLElement[] = []
  let last: Element | null = null
  for (const line of body.querySelectorAll<HTMLElement>('p')) {
    const style = line.getAttribute('style') ?? ''
    if (!/mso-list:\s*l\d/i.test(style) && !/MsoListParagraph/.test(line.className)) continue
    if (open[0] && line.previousElementSibling !== open[0]) open = []
    const marker = line.querySelector('[style*="mso-list:Ignore"], [style*="mso-list: Ignore"]')
    const markerText = (marker ?? line).textContent?.trim() ?? ''
    marker?.remove()
    if (!marker) stripMarker(line)
    const kind = /^(\d+|[a-zа-я])[.)]/iu.test(markerText) ? 'ol' : 'ul'
    const level = Math.min(Number(/level(\d)/i.exec(style)?.[1] ?? 1), open.length + 1)
    open = open.slice(0, level)
    if (open[level - 1]?.localName !== kind) {
      const list = body.ownerDocument.createElement(kind)
      open = [...open.slice(0, level - 1), list]
      if (level > 1) last?.append(list)
      else line.before(list)
    }
    const item = body.ownerDocument.createElement('li')
    item.append(...line.childNodes)
    open[level - 1]?.append(item)
    last = item
    line.remove()
  }
}

function stripMarker(line: HTMLElement): void {
  const first = line.ownerDocument.createTreeWalker(line, NodeFilter.SHOW_TEXT).nextNode()
  if (first) first.textContent = (first.textContent ?? '').replace(/^\s*([·•o§▪–-]|(\d+|[a-zа-я])[.)])\s+/iu, '')
}

/** Elements that are one line in an entry. */
const LINES = 'li, td, th, blockquote, h1, h2, h3, h4, h5, h6'
const BLOCKS = 'p, div, h1, h2, h3, h4, h5, h6, br, blockquote, section, article, pre'

/** Joins the lines of a cell, an item, a quote or a heading. */
function toOneLine(element: Element): void {
  for (const block of element.querySelectorAll(BLOCKS)) {
    if (block.parentElement?.closest(LINES) !== element) continue
    if (block.nextSibling && block.textContent?.trim()) block.after(' ')
    if (block.localName === 'br') block.replaceWith(' ')
    else block.replaceWith(...block.childNodes)
  }
}

/** Adds an empty cell for each place that a cell spans. A single cell is text. */
function expandSpans(table: HTMLTableElement): void {
  const [only, ...others] = table.querySelectorAll('td, th')
  if (only && others.length === 0) {
    const line = table.ownerDocument.createElement('p')
    line.append(...only.childNodes)
    return table.replaceWith(line)
  }
  /** Rows that a cell above still covers, by column. */
  const covered: number[] = []
  for (const row of table.rows) {
    let column = 0
    const addCovered = (before: Element | null): void => {
      for (; (covered[column] ?? 0) > 0; column += 1) {
        covered[column] = (covered[column] ?? 0) - 1
        row.insertBefore(table.ownerDocument.createElement('td'), before)
      }
    }
    for (const cell of row.querySelectorAll<HTMLTableCellElement>(':scope > td, :scope > th')) {
      addCovered(cell)
      const width = Math.min(cell.colSpan, MAX_SPAN)
      for (let n = 0; n < width; n += 1) covered[column + n] = Math.min(cell.rowSpan, MAX_SPAN) - 1
      for (let n = 1; n < width; n += 1) cell.after(table.ownerDocument.createElement(cell.localName))
      column += width
    }
    addCovered(null)
  }
}

const MAX_SPAN = 20

/** Lines that begin with a bullet as text, as people write in social networks, become a list. */
function convertBullets(body: HTMLElement): void {
  let list: HTMLElement | null = null
  for (const line of body.querySelectorAll<HTMLElement>('p, div:not(:has(p, div, ul, ol, table, h1, h2, h3))')) {
    if (line.closest(LINES) || !/^\s*[•▪◦‣●]\s/.test(line.textContent ?? '')) continue
    if (!list || line.previousElementSibling !== list) {
      list = body.ownerDocument.createElement('ul')
      line.before(list)
    }
    stripMarker(line)
    const item = body.ownerDocument.createElement('li')
    item.append(...line.childNodes)
    list.append(item)
    line.remove()
  }
}

/** Splits a paragraph at a line break. */
function splitParagraph(lineBreak: Element): void {
  const block = lineBreak.closest('p, div')
  if (!block || lineBreak.closest(LINES) || block.querySelector('p, div, table, ul, ol')) return
  const range = block.ownerDocument.createRange()
  range.setStartAfter(lineBreak)
  range.setEndAfter(block.lastChild ?? lineBreak)
  const rest = block.cloneNode(false) as Element
  rest.append(range.extractContents())
  block.after(rest)
  lineBreak.remove()
}
