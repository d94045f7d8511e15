import { toSafeHref } from './href.ts'

/** A piece of a line of a description. */
export interface Span {
  text: string
  strong?: boolean
  emphasis?: boolean
  href?: string
}

type DescriptionBlock = { kind: 'paragraph'; spans: Span[] } | { kind: 'list'; items: Span[][] }

const BULLET = '• '
/** The lengths bound the work on text without an end of a mark. */
const MARK = new RegExp(
  [
    String.raw`\\(?<escaped>[\\*[\]])`,
    String.raw`(?<!\*)\*\*(?=[^\s*]|\*[^\s*])(?<strong>(?:\\.|[^\\]){1,2000}?)(?<=\S)\*\*(?!\*)`,
    String.raw`(?<![\p{L}\p{N}*])\*(?=[^\s*])(?<emphasis>(?:\\.|[^\\*]){1,2000}?)(?<=\S)\*(?![\p{L}\p{N}*])`,
    String.raw`\[(?<label>(?:\\.|[^\\\]]){1,300})\]\((?<href>[^\s()]{1,2000})\)`
  ].join('|'),
  'gu'
)

/**
 * A product's description: a line is a paragraph, or a list item where it begins with `• `. `**strong**`, `*emphasis*` and
 * `[label](address)` mark pieces of a line; a backslash keeps the sign after it.
 */
export function parseDescription(text: string): DescriptionBlock[] {
  const blocks: DescriptionBlock[] = []
  for (const line of text.split(/\n+/).filter(Boolean)) {
    const last = blocks.at(-1)
    if (!line.startsWith(BULLET)) blocks.push({ kind: 'paragraph', spans: parseLine(line) })
    else if (last?.kind === 'list') last.items.push(parseLine(line.slice(BULLET.length)))
    else blocks.push({ kind: 'list', items: [parseLine(line.slice(BULLET.length))] })
  }
  return blocks
}

/** The text without its marks, for search and for what search engines read. */
export const toDescriptionText = (text: string): string =>
  text
    .split('\n')
    .map(line => toLineText(parseLine(line)))
    .join('\n')

export const parseLine = (line: string): Span[] => parseSpans(line, {})

function parseSpans(line: string, style: Omit<Span, 'text'>): Span[] {
  // Nearly all lines have no mark, and looking for one takes longer than this.
  if (!/[\\*[]/.test(line)) return line ? [{ ...style, text: line }] : []
  const spans: Span[] = []
  let end = 0
  const add = (text: string): void => {
    const last = spans.at(-1)
    if (last && last.strong === style.strong && last.emphasis === style.emphasis && last.href === style.href) last.text += text
    else if (text) spans.push({ ...style, text })
  }
  for (const { 0: mark, index, groups = {} } of line.matchAll(MARK)) {
    const { escaped, strong, emphasis, label } = groups
    const href = groups['href'] === undefined || style.href ? null : linkTarget(groups['href'])
    if (label !== undefined && href === null) continue
    add(line.slice(end, index))
    end = index + mark.length
    if (escaped !== undefined) add(escaped)
    else if (strong !== undefined) spans.push(...parseSpans(strong, { ...style, strong: true }))
    else if (emphasis !== undefined) spans.push(...parseSpans(emphasis, { ...style, emphasis: true }))
    else if (label !== undefined && href !== null) spans.push(...parseSpans(label, { ...style, href }))
  }
  add(line.slice(end))
  return spans
}

/** An address that a description may link to; null for any other. */
export function linkTarget(address: string): string | null {
  const href = toSafeHref(address)
  return href && /^(https?:|mailto:|tel:|\/)/.test(href) ? href.replaceAll('(', '%28').replaceAll(')', '%29') : null
}

const STYLES = ['strong', 'emphasis', 'href'] as const

/** The line of a description that `parseLine` reads as these spans; without marks that would be read otherwise, such as one within a word. */
export function writeLine(spans: readonly Span[]): string {
  const text = toLineText(spans)
  const unstressed = spans.map(({ text, strong, href }): Span => ({ text, ...(strong && { strong }), ...(href && { href }) }))
  const links = spans.map(({ text, href }): Span => ({ text, ...(href && { href }) }))
  const isRead = (line: string): boolean => {
    const read = parseLine(line)
    return toLineText(read) === text && writeSpans(read, STYLES) === line
  }
  // Those of a line without marks are the same, and reading a long one takes a while.
  const candidates = new Set([spans, unstressed, links].map(candidate => writeSpans(candidate, STYLES)))
  for (const line of candidates) if (isRead(line)) return line
  return escapeMarks(text)
}

function writeSpans(spans: readonly Span[], [style, ...inner]: readonly (typeof STYLES)[number][]): string {
  if (!style) return escapeMarks(toLineText(spans))
  const groups: Span[][] = []
  for (const span of spans) {
    const group = groups.at(-1)
    if (group?.[0] && (group[0][style] ?? false) === (span[style] ?? false)) group.push(span)
    else groups.push([span])
  }
  return groups
    .map(group => {
      const text = writeSpans(group, inner)
      const value = group[0]?.[style]
      const core = text.trim()
      if (!value || !core) return text
      const start = text.indexOf(core)
      const [before, after] = [text.slice(0, start), text.slice(start + core.length)]
      if (style === 'href') return `${before}[${core}](${value})${after}`
      if (style === 'strong') return `${before}**${core}**${after}`
      return `${before}*${core}*${after}`
    })
    .join('')
}

/** Text as it is written in a description, with its signs kept where they would mark something. */
export function escapeMarks(text: string): string {
  const read = parseLine(text)
  return toLineText(read) === text && read.length <= 1 ? text : text.replaceAll(/[\\*[\]]/g, String.raw`\$&`)
}

/** @param toText changes a piece of text before it is escaped */
export function toHtmlLine(spans: readonly Span[], toText: (text: string) => string = text => text): string {
  return spans
    .map(({ text, strong, emphasis, href }) => {
      const words = escapeHtml(toText(text))
      const stressed = emphasis ? `<em>${words}</em>` : words
      const inner = strong ? `<strong>${stressed}</strong>` : stressed
      if (!href) return inner
      return `<a href="${escapeHtml(href)}"${href.startsWith('/') ? '' : ' rel="nofollow noopener"'}>${inner}</a>`
    })
    .join('')
}

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const toLineText = (spans: readonly Span[]): string => spans.map(span => span.text).join('')
