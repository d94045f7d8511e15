import type { StoredBlock, StoredInline } from '#domain/document.ts'

const WORDS_PER_MINUTE = 180

/** At least 1. */
export function countReadingMinutes(stored: readonly StoredBlock[]): number {
  const words = stored.reduce((sum, block) => sum + toBlockText(block).split(/\s+/).filter(Boolean).length, 0)
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE))
}

export function toInlines(block: StoredBlock): readonly StoredInline[] {
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

/** The visible text of a block, without footnotes. */
export function toBlockText(block: StoredBlock): string {
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
    case 'stay':
      return block.note
    case 'products':
      return block.title
    case 'look':
    case 'webpage':
      return [block.title, block.text].join('\n')
    default:
      return ''
  }
}

/** Distinct slugs of the products in a document, in order of appearance. */
export function collectProductSlugs(stored: readonly StoredBlock[]): string[] {
  return [
    ...new Set(
      stored.flatMap(block => [
        ...toInlines(block).flatMap(inline => ('product' in inline ? [inline.product] : [])),
        ...(block.type === 'product' ? [block.slug] : []),
        ...(block.type === 'products' ? block.slugs : []),
        ...(block.type === 'look' ? block.spots.map(spot => spot.slug) : [])
      ])
    )
  ]
}

/** Slugs of the hotels that blocks offer. */
export function collectHotelSlugs(stored: readonly StoredBlock[]): string[] {
  return [...new Set(stored.flatMap(block => (block.type === 'stay' ? [block.hotel] : [])))]
}

/** Slugs of the products that blocks offer with a choice of variants. */
export function collectProductBlockSlugs(stored: readonly StoredBlock[]): string[] {
  return stored.flatMap(block =>
    block.type === 'product' ? [block.slug] : block.type === 'look' ? block.spots.map(spot => spot.slug) : []
  )
}

/** Distinct ids of the entries that a document shows as cards. */
export function collectEntryIds(stored: readonly StoredBlock[]): number[] {
  return [...new Set(stored.flatMap(block => (block.type === 'entry' ? [block.entryId] : [])))]
}

/** Distinct ids of the pictures in a document. */
export function collectImageIds(stored: readonly StoredBlock[]): string[] {
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
          case 'webpage':
            return block.imageId === null ? [] : [block.imageId]
          default:
            return []
        }
      })
    )
  ]
}
