/** A part of an e-mail's text. */
export type MailBlock =
  | { kind: 'paragraph' | 'quote'; lines: string[] }
  | { kind: 'list'; items: string[] }
  /** Lines such as `Total: 5,000₮`. */
  | { kind: 'facts'; rows: { label: string; value: string }[] }
  /** A link to the shop. `label` is empty where the text has none. */
  | { kind: 'action'; label: string; url: string }

interface Context {
  /** Only its own links become buttons: part of a text, such as the greeting of a gift card, may be a stranger's. */
  publicUrl: string
}

const BULLET = /^[-•*] +/
const QUOTE = /^> ?/
const FACT = /^([^:.?!\n]{1,40}): +(\S.*)$/
const LABELLED_LINK = /^(.{1,80}?):? +(https?:\/\/\S+)$/
const LINK = /^https?:\/\/\S+$/

const isOwn = (url: string, { publicUrl }: Context): boolean => url === publicUrl || url.startsWith(`${publicUrl}/`)

/** `See the order: https://…` as its label and link, where the link is the shop's own. */
export function parseAction(line: string, context: Context): { label: string; url: string } | null {
  const [, label = '', url = ''] = LINK.test(line) ? ['', '', line] : (LABELLED_LINK.exec(line) ?? [])
  return url && isOwn(url, context) ? { label, url } : null
}

/**
 * Parses the text of an e-mail. An empty line separates paragraphs, `- ` begins an entry of a list and `> ` a quoted line. A link alone
 * on its line, or with a label in a paragraph of its own, is an action.
 */
export function parseMailText(text: string, context: Context): MailBlock[] {
  return text
    .replaceAll('\r\n', '\n')
    .split(/\n\s*\n/)
    .map(paragraph => paragraph.split('\n').flatMap(line => line.trim() || []))
    .filter(lines => lines.length > 0)
    .flatMap(lines => parseParagraph(lines, context))
}

function parseParagraph(lines: string[], context: Context): MailBlock[] {
  if (lines.every(line => BULLET.test(line))) return [{ kind: 'list', items: lines.map(line => line.replace(BULLET, '')) }]
  if (lines.every(line => QUOTE.test(line))) return [{ kind: 'quote', lines: lines.map(line => line.replace(QUOTE, '')) }]
  const blocks: MailBlock[] = []
  for (const line of lines) {
    const last = blocks.at(-1)
    const action = lines.length === 1 || LINK.test(line) ? parseAction(line, context) : null
    const [, label, value] = line.includes('://') ? [] : (FACT.exec(line) ?? [])
    if (action) blocks.push({ kind: 'action', ...action })
    else if (label && value) {
      if (last?.kind === 'facts') last.rows.push({ label, value })
      else blocks.push({ kind: 'facts', rows: [{ label, value }] })
    } else if (last?.kind === 'paragraph') last.lines.push(line)
    else blocks.push({ kind: 'paragraph', lines: [line] })
  }
  return blocks.map(joinLoneFact).reduce<MailBlock[]>(joinParagraphs, [])
}

/** One line with a colon is a sentence rather than a table. */
function joinLoneFact(block: MailBlock): MailBlock {
  const [first, second] = block.kind === 'facts' ? block.rows : []
  return first && !second ? { kind: 'paragraph', lines: [`${first.label}: ${first.value}`] } : block
}

function joinParagraphs(blocks: MailBlock[], block: MailBlock): MailBlock[] {
  const last = blocks.at(-1)
  if (block.kind !== 'paragraph' || last?.kind !== 'paragraph') return [...blocks, block]
  return [...blocks.slice(0, -1), { kind: 'paragraph', lines: [...last.lines, ...block.lines] }]
}

interface LinePart {
  kind: 'text' | 'link' | 'code' | 'number'
  text: string
}

/** Links, single-use codes of six digits, and numbers with a hyphen, such as `D-10427` and `1-р`, which are not broken. */
const SPECIAL = /https?:\/\/[^\s<>"]*[^\s<>".,;:!?)]|(?<![\w-])\d{6}(?!\d)|[\p{L}\d]+-[\p{L}-]*\d[\p{L}\d-]*|\d+-\p{L}+/gu

export function splitLine(line: string): LinePart[] {
  const parts: LinePart[] = []
  let end = 0
  for (const { 0: found, index } of line.matchAll(SPECIAL)) {
    if (index > end) parts.push({ kind: 'text', text: line.slice(end, index) })
    parts.push({ kind: found.startsWith('http') ? 'link' : found.includes('-') ? 'number' : 'code', text: found })
    end = index + found.length
  }
  if (end < line.length) parts.push({ kind: 'text', text: line.slice(end) })
  return parts
}
