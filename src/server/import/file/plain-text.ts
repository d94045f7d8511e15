import { Parser } from 'htmlparser2'
import { toHtmlLine, linkTarget, parseLine, type Span, writeLine } from '#domain/description.ts'

/** Elements without readable text. */
const SKIPPED_ELEMENTS = new Set(
  'script style template noscript iframe object embed svg math head title textarea select button video audio canvas'.split(' ')
)
/** Inline elements; every other element starts a new line. */
const INLINE_ELEMENTS = new Set(
  'a abbr b bdi bdo big cite code del dfn em font i img ins kbd mark q s samp small span strike strong sub sup time tt u var wbr meta link'.split(
    ' '
  )
)

const STRONG_ELEMENTS = new Set(['b', 'strong'])
const EMPHASIS_ELEMENTS = new Set(['em', 'i'])

/**
 * The text of HTML, one line per paragraph, heading, list item or table row. Without elements, attributes, URLs or scripts. Plain
 * text keeps its lines.
 */
export const toTextFromHtml = (html: string): string =>
  readLines(html)
    .map(line => line.map(({ text }) => text).join(''))
    .join('\n')

/** As `toTextFromHtml`, with emphasis and links as a description marks them. */
export const toDescriptionFromHtml = (html: string): string => readLines(html).map(writeLine).join('\n')

/** Text or HTML in one line. */
export function toOneLine(text: string, maxLength: number): string {
  return (/[<&]/.test(text) ? toTextFromHtml(text) : text)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, maxLength)
}

/** Characters of text that are read: no text of a product is longer. Reading and writing the marks of a long line takes a while. */
const MAX_CHARACTERS = 100_000
/** Elements that are open at once. The parser takes the square of their number; what follows more is left out. */
const MAX_DEPTH = 2000
/** Characters between looks at the depth. */
const PIECE = 16_384

/** Lines without white space at their ends, in pieces by emphasis and link. */
function readLines(html: string): Span[][] {
  const markup = /<[a-z!/?]/i.test(html)
  const spans: Span[] = []
  let skipped = 0
  let depth = 0
  // Counted, because a list of unclosed elements would be searched for each text.
  const open = { strong: 0, emphasis: 0 }
  let left = MAX_CHARACTERS
  const links: (string | null)[] = []
  const count = (name: string, step: 1 | -1): void => {
    if (STRONG_ELEMENTS.has(name)) open.strong = Math.max(0, open.strong + step)
    if (EMPHASIS_ELEMENTS.has(name)) open.emphasis = Math.max(0, open.emphasis + step)
  }
  const add = (words: string): void => {
    const text = words.slice(0, left)
    left -= text.length
    const href = links.at(-1)
    spans.push({ text, ...(open.strong && { strong: true }), ...(open.emphasis && { emphasis: true }), ...(href && { href }) })
  }
  const parser = new Parser(
    {
      onopentag: (name, { href }) => {
        depth++
        if (SKIPPED_ELEMENTS.has(name)) skipped++
        else if (name === 'li') spans.push({ text: '\n• ' })
        else if (name === 'td' || name === 'th') spans.push({ text: spans.at(-1)?.text.endsWith('\n') ? '' : ' · ' })
        else if (name === 'a') links.push(href ? linkTarget(href) : null)
        else if (!INLINE_ELEMENTS.has(name)) spans.push({ text: '\n' })
        count(name, 1)
      },
      ontext: words => {
        if (!skipped && left) add(markup ? words.replace(/[\s\p{Cc}]+/gu, ' ') : words)
      },
      onclosetag: name => {
        depth--
        count(name, -1)
        if (SKIPPED_ELEMENTS.has(name)) skipped = Math.max(0, skipped - 1)
        else if (name === 'a') links.pop()
        else if (name !== 'td' && name !== 'th' && name !== 'br' && !INLINE_ELEMENTS.has(name)) spans.push({ text: '\n' })
      }
    },
    { decodeEntities: true, lowerCaseTags: true }
  )
  for (let start = 0; start < html.length; start += PIECE) {
    if (depth > MAX_DEPTH) break
    parser.write(html.slice(start, start + PIECE))
  }
  parser.end()
  return splitLines(spans).map(tidyLine).filter(isFilled)
}

function splitLines(spans: readonly Span[]): Span[][] {
  const lines: Span[][] = [[]]
  for (const span of spans) {
    const [first = '', ...others] = span.text.split(/[\r\n\u2028\u2029]/)
    lines.at(-1)?.push({ ...span, text: first })
    for (const text of others) lines.push([{ ...span, text }])
  }
  return lines
}

/** Single spaces, none at the ends, and no separator of cells there. */
function tidyLine(line: readonly Span[]): Span[] {
  let before = ' '
  const single = line.map(span => {
    const text = span.text.replace(/[\s\p{Cc}\u200b\ufeff]+/gu, ' ')
    const tidy = before.endsWith(' ') ? text.trimStart() : text
    before = tidy || before
    return { ...span, text: tidy }
  })
  const text = single.map(span => span.text).join('')
  const start = /^[ ·]*(?:· )?/.exec(text)?.[0].length ?? 0
  let end = text.trimEnd().length
  while (text.endsWith(' ·', end)) end -= 2
  let from = 0
  return single.flatMap(span => {
    const piece = span.text.slice(Math.max(0, start - from), Math.max(0, end - from))
    from += span.text.length
    return piece ? [{ ...span, text: piece }] : []
  })
}

function isFilled(line: readonly Span[]): boolean {
  const text = line
    .map(span => span.text)
    .join('')
    .trim()
  return text !== '' && text !== '•' && text !== '·'
}

/** The reverse: one paragraph per line. */
export function toParagraphs(text: string): string {
  return text
    .split('\n')
    .filter(line => line.trim() !== '')
    .map(line => `<p>${toHtmlLine(parseLine(line))}</p>`)
    .join('')
}
