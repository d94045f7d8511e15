import type { StoredBlock, StoredInline, TextPart } from '#domain/document.ts'
import type { DocNode } from './doc-node.ts'

/** A stored document as Tiptap JSON. Never empty, because the caret needs a paragraph. */
export function toDoc(blocks: readonly StoredBlock[]): DocNode {
  const content = blocks.map(toNode)
  return { type: 'doc', content: content.length > 0 ? content : [{ type: 'paragraph' }] }
}

function toNode(block: StoredBlock): DocNode {
  switch (block.type) {
    case 'paragraph':
      return { ...createNode('paragraph', toInline(block.text)), attrs: { drop: block.drop ?? false } }
    case 'heading':
      return { ...createNode('heading', toPlain(block.text)), attrs: { level: block.level } }
    case 'list':
      return listNode(toListItems(block), 0)
    case 'quote':
      return createNode('quote', [createNode('quoteText', toPlain(block.text)), createNode('quoteCite', toPlain(block.cite))])
    case 'table':
      return { ...createNode('table', toRows(block.rows, block.head)), attrs: { caption: block.caption } }
    case 'code':
      return createNode('codeBlock', block.text ? [{ type: 'text', text: block.text }] : [])
    case 'rule':
      return { type: 'horizontalRule' }
    default: {
      const { type, ...attrs } = block
      return { type, attrs }
    }
  }
}

function createNode(type: string, content: DocNode[]): DocNode {
  return content.length > 0 ? { type, content } : { type }
}

function toRows(stored: readonly StoredInline[][][], head: boolean): DocNode[] {
  return stored.map((cells, index) =>
    createNode(
      'tableRow',
      cells.map(cell => createNode(head && index === 0 ? 'tableHeader' : 'tableCell', [createNode('paragraph', toInline(cell))]))
    )
  )
}

interface Item {
  text: DocNode
  level: number
  ordered: boolean
}

const toListItems = ({ items, ordered, places }: Extract<StoredBlock, { type: 'list' }>): Item[] =>
  items.map((item, index) => ({ text: createNode('paragraph', toInline(item)), level: 0, ordered, ...places?.[index] }))

/** A list of the items of one level; items of deeper levels become lists inside the item before. */
function listNode(items: readonly Item[], level: number): DocNode {
  const content: DocNode[] = []
  for (let index = 0; index < items.length;) {
    const first = items[index]
    const next = items.findIndex((item, at) => at > index && item.level <= level)
    const nested = items.slice(index + 1, next === -1 ? undefined : next)
    if (first) content.push(createNode('listItem', [first.text, ...splitByKind(nested, level + 1)]))
    index += 1 + nested.length
  }
  return { type: items[0]?.ordered ? 'orderedList' : 'bulletList', content }
}

/** Numbered items and others of one level are separate lists. */
function splitByKind(items: readonly Item[], level: number): DocNode[] {
  const lists: Item[][] = []
  for (const item of items) {
    const last = lists.at(-1)
    if (last && (item.level > level || last[0]?.ordered === item.ordered)) last.push(item)
    else lists.push([item])
  }
  return lists.map(list => listNode(list, level))
}

/** Every line is a block of its own, so a line break inside a text becomes a space. */
const toSingleLine = (text: string): string => text.replace(/\s*[\n\r]+\s*/g, ' ')

function toPlain(text: string): DocNode[] {
  return text ? [{ type: 'text', text: toSingleLine(text) }] : []
}

function toInline(parts: readonly StoredInline[]): DocNode[] {
  return parts.flatMap((part): DocNode[] => {
    if ('note' in part) return [{ type: 'note', attrs: { text: part.note } }]
    if (!part.text) return []
    const marks = 'product' in part ? [{ type: 'mention', attrs: { slug: part.product } }] : toMarks(part)
    const text = { type: 'text', text: toSingleLine(part.text) }
    return [marks.length > 0 ? { ...text, marks } : text]
  })
}

function toMarks(part: TextPart): NonNullable<DocNode['marks']> {
  const plainMarks = (['bold', 'italic', 'strike', 'code'] as const).filter(name => part[name]).map(type => ({ type }))
  return part.href ? [...plainMarks, { type: 'link', attrs: { href: part.href } }] : plainMarks
}
