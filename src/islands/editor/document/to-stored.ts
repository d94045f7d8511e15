import { type ListPlace, MAX_LIST_LEVEL, type StoredBlock, type StoredInline, type TextPart } from '#domain/document.ts'
import { type DocNode, ATOM_BLOCKS, type AtomBlock } from './doc-node.ts'

/** Tiptap JSON as a stored document. Empty blocks are omitted: an empty line, a list without text, a picture that is still uploading. */
export function toStored(doc: DocNode): StoredBlock[] {
  return (doc.content ?? []).flatMap(node => {
    const block = toBlock(node)
    return block && isNotEmpty(block) ? [block] : []
  })
}

function toBlock(node: DocNode): StoredBlock | null {
  const children = node.content ?? []
  switch (node.type) {
    case 'paragraph': {
      const text = toInline(node)
      return node.attrs?.['drop'] === true ? { type: 'paragraph', text, drop: true } : { type: 'paragraph', text }
    }
    case 'heading':
      return { type: 'heading', level: node.attrs?.['level'] === 3 ? 3 : 2, text: toNodeText(node) }
    case 'bulletList':
    case 'orderedList':
      return toList(node)
    case 'quote': {
      const [text, cite] = children
      return { type: 'quote', text: text ? toNodeText(text) : '', cite: cite ? toNodeText(cite) : '' }
    }
    case 'table':
      return {
        type: 'table',
        head: (children[0]?.content ?? []).some(cell => cell.type === 'tableHeader'),
        rows: children.map(row => (row.content ?? []).map(cell => (cell.content ?? []).flatMap(toInline))),
        caption: toText(node.attrs?.['caption'])
      }
    case 'codeBlock':
      return { type: 'code', text: toNodeText(node) }
    case 'horizontalRule':
      return { type: 'rule' }
    default:
      return isAtomBlock(node.type) ? toAtomBlock(node.type, node.attrs ?? {}) : null
  }
}

function toList(list: DocNode): StoredBlock {
  const items: StoredInline[][] = []
  const places: ListPlace[] = []
  const collect = ({ type, content }: DocNode, level: number): void => {
    for (const item of content ?? []) {
      const [text, ...nested] = item.content ?? []
      const parts = text ? toInline(text) : []
      if (parts.length > 0) {
        items.push(parts)
        // Below an empty item, which is omitted, items are lifted.
        places.push({ level: Math.min(level, (places.at(-1)?.level ?? -1) + 1, MAX_LIST_LEVEL), ordered: type === 'orderedList' })
      }
      for (const deeper of nested) collect(deeper, level + 1)
    }
  }
  collect(list, 0)
  const ordered = list.type === 'orderedList'
  const isFlat = places.every(place => place.level === 0 && place.ordered === ordered)
  return isFlat ? { type: 'list', ordered, items } : { type: 'list', ordered: places[0]?.ordered ?? ordered, items, places }
}

const isAtomBlock = (type: string): type is AtomBlock => (ATOM_BLOCKS as readonly string[]).includes(type)

/** The attributes are set by `toDoc` and by the block's form, so they have its shape. */
function toAtomBlock(type: AtomBlock, attrs: Record<string, unknown>): StoredBlock {
  if (type === 'image') {
    const { wide, framing, ...picture } = attrs
    return { type, ...picture, ...(wide === true ? { wide } : {}), ...(framing ? { framing } : {}) } as StoredBlock
  }
  if (type === 'video' && typeof attrs['seconds'] !== 'number') {
    const { seconds: _unknown, ...rest } = attrs
    return { type, ...rest } as StoredBlock
  }
  if (type === 'look') {
    const { framing, ...look } = attrs
    const spots = (attrs['spots'] as { slug: string }[]).filter(({ slug }) => slug)
    return { type, ...look, spots, ...(framing ? { framing } : {}) } as StoredBlock
  }
  return { type, ...attrs } as StoredBlock
}

function isNotEmpty(block: StoredBlock): boolean {
  switch (block.type) {
    case 'paragraph':
      return block.text.some(part => 'note' in part || part.text.trim() !== '')
    case 'heading':
    case 'code':
      return block.text.trim() !== ''
    case 'quote':
      return (block.text + block.cite).trim() !== ''
    case 'list':
      return block.items.length > 0
    case 'table':
      return block.rows.length > 0
    case 'image':
    case 'look':
      return block.imageId !== ''
    case 'entry':
      return block.entryId > 0
    case 'webpage':
      return block.href !== ''
    case 'gallery':
      return block.pictures.length > 0
    case 'product':
      return block.slug !== ''
    case 'products':
      return block.slugs.length > 0
    case 'stay':
      return block.hotel !== ''
    default:
      return true
  }
}

const toText = (value: unknown): string => (typeof value === 'string' ? value : '')

function toNodeText(node: DocNode): string {
  return (node.content ?? []).map(child => child.text ?? '').join('')
}

function toInline(node: DocNode): StoredInline[] {
  const parts: StoredInline[] = []
  for (const child of node.content ?? []) {
    const part = toPart(child)
    if (!part) continue
    const last = parts.at(-1)
    if (last && 'text' in last && 'text' in part && hasSameMarks(last, part)) last.text += part.text
    else parts.push(part)
  }
  return parts
}

function toPart(child: DocNode): StoredInline | null {
  if (child.type === 'note') {
    const note = toText(child.attrs?.['text'])
    return note ? { note } : null
  }
  if (child.type !== 'text' || !child.text) return null
  const marks = child.marks ?? []
  const mention = marks.find(({ type }) => type === 'mention')
  if (mention) return { product: toText(mention.attrs?.['slug']), text: child.text }
  const part: TextPart = { text: child.text }
  for (const name of ['bold', 'italic', 'strike', 'code'] as const) if (marks.some(({ type }) => type === name)) part[name] = true
  const href = marks.find(({ type }) => type === 'link')?.attrs?.['href']
  if (typeof href === 'string' && href) part.href = href
  return part
}

/** Whether two inline parts differ in their text only. */
function hasSameMarks(one: StoredInline, other: StoredInline): boolean {
  const { text: _one, ...marksOfOne } = one as TextPart
  const { text: _other, ...marksOfOther } = other as TextPart
  const names = Object.keys(marksOfOne)
  return (
    names.length === Object.keys(marksOfOther).length &&
    names.every(name => Reflect.get(marksOfOne, name) === Reflect.get(marksOfOther, name))
  )
}
