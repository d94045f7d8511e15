import type { StoredBlock, StoredInline } from '#domain/document.ts'

const WORDS_A_MINUTE = 180

/** At least a minute. */
export function readingMinutes(stored: readonly StoredBlock[]): number {
  const words = stored.reduce((sum, block) => sum + textOf(block).split(/\s+/).filter(Boolean).length, 0)
  return Math.max(1, Math.round(words / WORDS_A_MINUTE))
}

/** The running text of a block, line by line. */
export function inlinesOf(block: StoredBlock): readonly StoredInline[] {
  switch (block.type) {
    case 'paragraph':
      return block.text
    case 'list':
      return block.items.flat()
    case 'table':
      return block.rows.flat(2)
    default:
      return []
  }
}

/** What a reader reads of a block; footnotes apart. */
export function textOf(block: StoredBlock): string {
  const line = (inlines: readonly StoredInline[]): string => inlines.map(inline => ('note' in inline ? '' : inline.text)).join('')
  switch (block.type) {
    case 'paragraph':
      return line(block.text)
    case 'list':
      return block.items.map(line).join('\n')
    case 'table':
      return [...block.rows.flatMap(row => row.map(line)), block.caption].join('\n')
    case 'heading':
    case 'quote':
    case 'code':
      return block.text
    case 'image':
      return block.caption
    case 'gallery':
      return [...block.pictures.map(picture => picture.caption), block.caption].join('\n')
    case 'video':
      return [block.title, block.caption].join('\n')
    case 'product':
      return block.note
    case 'products':
      return block.title
    case 'look':
      return [block.title, block.text].join('\n')
    default:
      return ''
  }
}

/** Slugs of the products a document names, each once, in their order. */
export function productSlugs(stored: readonly StoredBlock[]): string[] {
  return [
    ...new Set(
      stored.flatMap(block => [
        ...inlinesOf(block).flatMap(inline => ('product' in inline ? [inline.product] : [])),
        ...(block.type === 'product' ? [block.slug] : []),
        ...(block.type === 'products' ? block.slugs : []),
        ...(block.type === 'look' ? block.spots.map(spot => spot.slug) : [])
      ])
    )
  ]
}

/** Slugs of the products that are sold in the text itself, with a choice of variants. */
export function soldSlugs(stored: readonly StoredBlock[]): string[] {
  return stored.flatMap(block =>
    block.type === 'product' ? [block.slug] : block.type === 'look' ? block.spots.map(spot => spot.slug) : []
  )
}

/** Ids of the pictures a document names, each once. */
export function imageIds(stored: readonly StoredBlock[]): string[] {
  return [
    ...new Set(
      stored.flatMap(block => {
        switch (block.type) {
          case 'image':
          case 'look':
            return [block.imageId]
          case 'gallery':
            return block.pictures.map(picture => picture.imageId)
          case 'video':
            return block.posterId === null ? [] : [block.posterId]
          default:
            return []
        }
      })
    )
  ]
}
