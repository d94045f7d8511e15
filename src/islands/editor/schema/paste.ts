import { Extension } from '@tiptap/core'

export interface PasteOptions {
  /** Pictures of another page cannot be kept: how many were left out. */
  onLeftOut: (pictures: number) => void
}

/** What Word and the web bring along is made plain before the schema reads it. */
export const CleanPaste = Extension.create<PasteOptions>({
  name: 'cleanPaste',
  addOptions: () => ({ onLeftOut: () => {} }),
  transformPastedHTML(html) {
    const { html: clean, pictures } = cleanPasted(html)
    if (pictures > 0) this.options.onLeftOut(pictures)
    return clean
  }
})

/**
 * Pasted HTML as far as an article can hold it: what is never shown goes, Word's painted lists become lists, a cell or an
 * item becomes one line. The schema then takes what it knows and drops the rest.
 */
export function cleanPasted(html: string): { html: string; pictures: number } {
  // A style of another page would be applied while it is read, and refused with an error.
  const page = new DOMParser().parseFromString(html.replace(/<style\b[\s\S]*?<\/style>/gi, ''), 'text/html')
  const { body } = page
  for (const comment of commentsOf(body)) comment.remove()
  for (const element of body.querySelectorAll('script, style, meta, link, title, object, iframe, template, noscript, xml')) element.remove()
  // Google wraps all in a <b> that is not bold.
  for (const bold of body.querySelectorAll<HTMLElement>('b, strong')) {
    if (/^(normal|[1-4]00)$/.test(bold.style.fontWeight)) bold.replaceWith(...bold.childNodes)
  }
  for (const hidden of body.querySelectorAll<HTMLElement>('[style*="display:none"], [style*="display: none"], [style*="mso-hide:all"]'))
    hidden.remove()
  wordLists(body)
  for (const line of body.querySelectorAll('li, td, th')) toOneLine(line)
  for (const cell of body.querySelectorAll('[colspan]')) {
    const more = Math.min(Number(cell.getAttribute('colspan')) || 1, 20) - 1
    for (let n = 0; n < more; n += 1) cell.after(page.createElement(cell.localName))
  }
  for (const lineBreak of body.querySelectorAll('p br, div br')) splitAt(lineBreak)
  for (const empty of body.querySelectorAll('p')) if (isBlank(empty)) empty.remove()
  const pictures = [...body.querySelectorAll('img')].filter(picture => !picture.closest('[data-block-type]'))
  for (const picture of pictures) picture.remove()
  return { html: body.innerHTML, pictures: pictures.filter(picture => Number(picture.getAttribute('width') ?? 9) > 2).length }
}

function commentsOf(root: Element): Comment[] {
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_COMMENT)
  const found: Comment[] = []
  while (walker.nextNode()) if (walker.currentNode instanceof Comment) found.push(walker.currentNode)
  return found
}

/** Word paints its lists as paragraphs with a bullet or a number in front. */
function wordLists(body: HTMLElement): void {
  let list: HTMLElement | null = null
  for (const line of body.querySelectorAll<HTMLElement>('p')) {
    const isItem = /mso-list:\s*l\d/i.test(line.getAttribute('style') ?? '') || /MsoListParagraph/.test(line.className)
    if (!isItem) {
      list = null
      continue
    }
    const painted = line.querySelector('[style*="mso-list:Ignore"], [style*="mso-list: Ignore"]')
    const sign = (painted ?? line).textContent?.trim() ?? ''
    painted?.remove()
    if (!painted) stripSign(line)
    const kind = /^(\d+|[a-zа-я])[.)]/iu.test(sign) ? 'ol' : 'ul'
    if (!list || list.localName !== kind || list.nextElementSibling !== line) {
      list = body.ownerDocument.createElement(kind)
      line.before(list)
    }
    const item = body.ownerDocument.createElement('li')
    item.append(...line.childNodes)
    list.append(item)
    line.remove()
  }
}

function stripSign(line: HTMLElement): void {
  const first = line.ownerDocument.createTreeWalker(line, NodeFilter.SHOW_TEXT).nextNode()
  if (first) first.textContent = (first.textContent ?? '').replace(/^\s*([·•o§▪–-]|(\d+|[a-zа-я])[.)])\s+/iu, '')
}

const BLOCKS = 'p, div, h1, h2, h3, h4, h5, h6, br, blockquote, section, article, pre'

/** The lines of a cell or an item, one behind another. Lists inside are lifted out by the schema. */
function toOneLine(element: Element): void {
  for (const block of element.querySelectorAll(BLOCKS)) {
    if (block.closest('li, td, th') !== element) continue
    if (block.nextSibling && block.textContent?.trim()) block.after(' ')
    if (block.localName === 'br') block.replaceWith(' ')
    else block.replaceWith(...block.childNodes)
  }
}

/** A paragraph broken by a line's end becomes two. */
function splitAt(lineBreak: Element): void {
  const block = lineBreak.closest('p, div')
  if (!block || lineBreak.closest('li, td, th, blockquote') || block.querySelector('p, div, table, ul, ol')) return
  const range = block.ownerDocument.createRange()
  range.setStartAfter(lineBreak)
  range.setEndAfter(block.lastChild ?? lineBreak)
  const rest = block.cloneNode(false) as Element
  rest.append(range.extractContents())
  block.after(rest)
  lineBreak.remove()
}

function isBlank(line: Element): boolean {
  return line.textContent?.replaceAll(' ', ' ').trim() === '' && !line.querySelector('img, [data-block-type], [data-note]')
}
