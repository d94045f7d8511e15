import { Extension } from '@tiptap/core'

export interface PasteOptions {
  /** Called with the number of pictures that were removed; pictures of other sites are not copied. */
  onPicturesRemoved: (pictures: number) => void
}

/** Cleans HTML of Word and web pages before the schema parses it. */
export const CleanPaste = Extension.create<PasteOptions>({
  name: 'cleanPaste',
  addOptions: () => ({ onPicturesRemoved: () => {} }),
  transformPastedHTML(html) {
    const { html: clean, pictures } = cleanPasted(html)
    if (pictures > 0) this.options.onPicturesRemoved(pictures)
    return clean
  }
})

/**
 * Reduces pasted HTML to what an entry supports: hidden elements are removed, Word's list paragraphs become lists, cells and
 * items become single lines. The schema drops the rest.
 */
function cleanPasted(html: string): { html: string; pictures: number } {
  // Styles of the page would be applied while parsing, and be blocked by the content security policy with an error.
  const page = new DOMParser().parseFromString(html.replace(/<style\b[\s\S]*?<\/style>/gi, ''), 'text/html')
  const { body } = page
  for (const comment of findComments(body)) comment.remove()
  for (const element of body.querySelectorAll('script, style, meta, link, title, object, iframe, template, noscript, xml')) element.remove()
  // Google Docs wraps everything in a <b> with normal weight.
  for (const bold of body.querySelectorAll<HTMLElement>('b, strong')) {
    if (/^(normal|[1-4]00)$/.test(bold.style.fontWeight)) bold.replaceWith(...bold.childNodes)
  }
  for (const hidden of body.querySelectorAll<HTMLElement>('[style*="display:none"], [style*="display: none"], [style*="mso-hide:all"]'))
    hidden.remove()
  convertWordLists(body)
  for (const line of body.querySelectorAll('li, td, th')) toOneLine(line)
  for (const cell of body.querySelectorAll('[colspan]')) {
    const extraCells = Math.min(Number(cell.getAttribute('colspan')) || 1, 20) - 1
    for (let n = 0; n < extraCells; n += 1) cell.after(page.createElement(cell.localName))
  }
  for (const lineBreak of body.querySelectorAll('p br, div br')) splitParagraph(lineBreak)
  for (const empty of body.querySelectorAll('p')) if (isBlank(empty)) empty.remove()
  const pictures = [...body.querySelectorAll('img')].filter(picture => !picture.closest('[data-block-type]'))
  for (const picture of pictures) picture.remove()
  return { html: body.innerHTML, pictures: pictures.filter(picture => Number(picture.getAttribute('width') ?? 9) > 2).length }
}

function findComments(root: Element): Comment[] {
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_COMMENT)
  const comments: Comment[] = []
  while (walker.nextNode()) if (walker.currentNode instanceof Comment) comments.push(walker.currentNode)
  return comments
}

/** Word represents list items as paragraphs with a bullet or number as text. */
function convertWordLists(body: HTMLElement): void {
  let list: HTMLElement | null = null
  for (const line of body.querySelectorAll<HTMLElement>('p')) {
    const isItem = /mso-list:\s*l\d/i.test(line.getAttribute('style') ?? '') || /MsoListParagraph/.test(line.className)
    if (!isItem) {
      list = null
      continue
    }
    const marker = line.querySelector('[style*="mso-list:Ignore"], [style*="mso-list: Ignore"]')
    const markerText = (marker ?? line).textContent?.trim() ?? ''
    marker?.remove()
    if (!marker) stripMarker(line)
    const kind = /^(\d+|[a-zа-я])[.)]/iu.test(markerText) ? 'ol' : 'ul'
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

function stripMarker(line: HTMLElement): void {
  const first = line.ownerDocument.createTreeWalker(line, NodeFilter.SHOW_TEXT).nextNode()
  if (first) first.textContent = (first.textContent ?? '').replace(/^\s*([·•o§▪–-]|(\d+|[a-zа-я])[.)])\s+/iu, '')
}

const BLOCKS = 'p, div, h1, h2, h3, h4, h5, h6, br, blockquote, section, article, pre'

/** Joins the lines of a cell or an item. Nested lists are lifted by the schema. */
function toOneLine(element: Element): void {
  for (const block of element.querySelectorAll(BLOCKS)) {
    if (block.closest('li, td, th') !== element) continue
    if (block.nextSibling && block.textContent?.trim()) block.after(' ')
    if (block.localName === 'br') block.replaceWith(' ')
    else block.replaceWith(...block.childNodes)
  }
}

/** Splits a paragraph at a line break. */
function splitParagraph(lineBreak: Element): void {
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
