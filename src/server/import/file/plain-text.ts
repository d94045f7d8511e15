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

/** Lines without white space at their ends, in pieces by emphasis and link. */
function readLines(html: string): Span[][] {
  const markup = /<[a-z!/?]/i.test(html)
  const spans: Span[] = []
  let skipped = 0
  const open: string[] = []
  const links: (string | null)[] = []
  const add = (text: string): void => {
    const [strong, emphasis] = [STRONG_ELEMENTS, EMPHASIS_ELEMENTS].map(names => open.some(name => names.has(name)))
    const href = links.at(-1)
    spans.push({ text, ...(strong && { strong }), ...(emphasis && { emphasis }), ...(href && { href }) })
  }
  const parser = new Parser(
    {
      onopentag: (name, { href }) => {
        if (SKIPPED_ELEMENTS.has(name)) skipped++
        else if (name === 'li') spans.push({ text: '\n• ' })
        else if (name === 'td' || name === 'th') spans.push({ text: spans.at(-1)?.text.endsWith('\n') ? '' : ' · ' })
        else if (name === 'a') links.push(href ? linkTarget(href) : null)
        else if (!INLINE_ELEMENTS.has(name)) spans.push({ text: '\n' })
        open.push(name)
      },
      ontext: words => {
        if (!skipped) add(markup ? words.replace(/[\s\p{Cc}]+/gu, ' ') : words)
      },
      onclosetag: name => {
        const index = open.lastIndexOf(name)
        if (index >= 0) open.splice(index, 1)
        if (SKIPPED_ELEMENTS.has(name)) skipped = Math.max(0, skipped - 1)
        else if (name === 'a') links.pop()
        else if (name !== 'td' && name !== 'th' && name !== 'br' && !INLINE_ELEMENTS.has(name)) spans.push({ text: '\n' })
      }
    },
    { decodeEntities: true, lowerCaseTags: true }
  )
  parser.end(html)
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
  const end = text.length - (/(?: ·)*\s*$/.exec(text)?.[0].length ?? 0)
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
