import { lexer, type Token, type Tokens } from 'marked'
import { withoutTracking } from '#domain/link-tracking.ts'
import { MAX_LIST_LEVEL, type StoredBlock, type StoredInline, type ListPlace, type TextPart } from '#domain/document.ts'

/** A block, or a picture whose file has to be copied first. */
export type MarkdownPart = StoredBlock | { type: 'picture'; url: string; alt: string }

/** One of these is enough. */
const CERTAIN = [/^#{1,6} \S/m, /^```/m, /^\|? *:?-{3,}:? *\|/m, /!?\[[^\]\n]+\]\((https?:|\/)[^)\s]*\)/, /\*\*[^\s*][^*\n]*\*\*/]
/** Text needs two of these lines to count as Markdown, because prose may begin a line with a dash. */
const LIKELY = /^ {0,6}([-*+•▪◦‣●]|\d{1,3}[.)])[ \t]+\S|^> \S/gm

/** Whether plain text is written in Markdown. */
export function isMarkdown(text: string): boolean {
  return CERTAIN.some(sign => sign.test(text)) || (text.match(LIKELY)?.length ?? 0) > 1
}

/** Markdown as blocks. HTML in it becomes plain text. */
export function parseMarkdown(markdown: string): MarkdownPart[] {
  const notes = new Map<string, string>()
  const lines = markdown.replaceAll('\r\n', '\n').replace(/^( *)[•▪◦‣●][ \t]+/gm, '$1- ')
  const text = lines.replace(/^\[\^([^\]\n]+)\]: *(.+)$/gm, (_, name: string, note: string) => {
    notes.set(name, note.trim())
    return ''
  })
  return lexer(text).flatMap(token => toParts(token, notes))
}

type Notes = ReadonlyMap<string, string>

function toParts(token: Token, notes: Notes): MarkdownPart[] {
  switch (token.type) {
    case 'heading': {
      const { depth, tokens } = token as Tokens.Heading
      return [{ type: 'heading', level: depth > 2 ? 3 : 2, text: toPlainText(tokens) }]
    }
    case 'paragraph':
      return toParagraph((token as Tokens.Paragraph).tokens, notes)
    case 'text': {
      const { tokens = [token] } = token as Tokens.Text
      return toParagraph(tokens, notes)
    }
    case 'list':
      return [toList(token as Tokens.List, notes)]
    case 'blockquote':
      return [toQuote(token as Tokens.Blockquote)]
    case 'code':
      return [{ type: 'code', text: (token as Tokens.Code).text }]
    case 'hr':
      return [{ type: 'rule' }]
    case 'table': {
      const { header, rows } = token as Tokens.Table
      const cells = [header, ...rows].map(row => row.map(cell => toInlines(cell.tokens, notes)))
      return [{ type: 'table', head: true, rows: cells, caption: '' }]
    }
    case 'html': {
      const text = stripTags(token.raw)
      return text ? [{ type: 'paragraph', text: [{ text }] }] : []
    }
    default:
      return []
  }
}

/** A paragraph; its pictures are blocks of their own. */
function toParagraph(tokens: readonly Token[], notes: Notes): MarkdownPart[] {
  const parts: MarkdownPart[] = []
  let line: Token[] = []
  const flush = (): void => {
    const text = trimParts(toInlines(line, notes))
    if (text.length > 0) parts.push({ type: 'paragraph', text })
    line = []
  }
  for (const token of tokens) {
    if (token.type === 'image') {
      flush()
      parts.push({ type: 'picture', url: (token as Tokens.Image).href, alt: (token as Tokens.Image).text })
    } else if (token.type === 'br') flush()
    else line.push(token)
  }
  flush()
  return parts
}

function toList(list: Tokens.List, notes: Notes): StoredBlock {
  const items: StoredInline[][] = []
  const places: ListPlace[] = []
  const collect = ({ items: entries, ordered }: Tokens.List, level: number): void => {
    for (const item of entries) {
      const nested = item.tokens.filter((token): token is Tokens.List => token.type === 'list')
      const lines = item.tokens.filter(token => token.type !== 'list' && token.type !== 'space')
      const text = lines.flatMap((token, index) => [
        ...(index > 0 ? [{ text: ' ' }] : []),
        ...toInlines('tokens' in token && token.tokens ? token.tokens : [token], notes)
      ])
      items.push(trimParts(text))
      places.push({ level: Math.min(level, MAX_LIST_LEVEL), ordered })
      for (const deeper of nested) collect(deeper, level + 1)
    }
  }
  collect(list, 0)
  const isNested = places.some(({ level }) => level > 0)
  return { type: 'list', ordered: list.ordered, items, ...(isNested ? { places } : {}) }
}

/** A last line that begins with a dash names the source. */
function toQuote({ tokens }: Tokens.Blockquote): StoredBlock {
  const lines = toPlainText(tokens).split('\n').filter(Boolean)
  const last = lines.length > 1 ? /^[—–-] ?(.+)$/.exec(lines.at(-1) ?? '')?.[1] : undefined
  return { type: 'quote', text: (last ? lines.slice(0, -1) : lines).join(' '), cite: last ?? '' }
}

type Marks = Omit<TextPart, 'text'>
const NOTE = /\[\^([^\]\n]+)\]/g

function toInlines(tokens: readonly Token[], notes: Notes, marks: Marks = {}): StoredInline[] {
  return tokens.flatMap((token): StoredInline[] => {
    const children = 'tokens' in token && token.tokens ? token.tokens : []
    switch (token.type) {
      case 'strong':
        return toInlines(children, notes, { ...marks, bold: true })
      case 'em':
        return toInlines(children, notes, { ...marks, italic: true })
      case 'del':
        return toInlines(children, notes, { ...marks, strike: true })
      case 'link':
        return toInlines(children, notes, { ...marks, href: withoutTracking((token as Tokens.Link).href) })
      case 'codespan':
        return [{ ...marks, code: true, text: unescapeText((token as Tokens.Codespan).text) }]
      case 'br':
        return [{ ...marks, text: ' ' }]
      case 'html':
        return []
      case 'image':
        return [{ ...marks, text: (token as Tokens.Image).text }]
      default:
        if (children.length > 0) return toInlines(children, notes, marks)
        return withNotes(unescapeText('text' in token ? String(token.text) : token.raw), notes, marks)
    }
  })
}

function withNotes(text: string, notes: Notes, marks: Marks): StoredInline[] {
  const parts: StoredInline[] = []
  let end = 0
  for (const match of text.matchAll(NOTE)) {
    const note = notes.get(match[1] ?? '')
    if (note === undefined) continue
    if (match.index > end) parts.push({ ...marks, text: text.slice(end, match.index) })
    parts.push({ note })
    end = match.index + match[0].length
  }
  if (end < text.length) parts.push({ ...marks, text: text.slice(end).replaceAll('\n', ' ') })
  return parts
}

function trimParts(parts: readonly StoredInline[]): StoredInline[] {
  const isText = (part: StoredInline | undefined): part is TextPart => part !== undefined && 'text' in part
  const trimmed = parts.map(part => ({ ...part }))
  const [first, last] = [trimmed[0], trimmed.at(-1)]
  if (isText(first)) first.text = first.text.trimStart()
  if (isText(last)) last.text = last.text.trimEnd()
  return trimmed.filter(part => !isText(part) || part.text !== '')
}

function toPlainText(tokens: readonly Token[]): string {
  return tokens
    .map(token => {
      if (token.type === 'space') return '\n'
      if (token.type === 'br') return '\n'
      if ('tokens' in token && token.tokens) return toPlainText(token.tokens)
      return token.type === 'html' ? stripTags(token.raw) : unescapeText('text' in token ? String(token.text) : token.raw)
    })
    .join('')
    .trim()
}

const stripTags = (html: string): string =>
  html
    .replace(/<!--[\s\S]*?-->|<[^>]*>/g, '')
    .replace(/\s+/g, ' ')
    .trim()

const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" }
const unescapeText = (text: string): string => text.replace(/&(amp|lt|gt|quot|#39);/g, entity => ENTITIES[entity] ?? entity)
