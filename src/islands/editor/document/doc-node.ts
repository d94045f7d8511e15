/** The part of Tiptap's JSON used here. */
export interface DocNode {
  type: string
  attrs?: Record<string, unknown>
  content?: DocNode[]
  marks?: { type: string; attrs?: Record<string, unknown> }[]
  text?: string
}

/** Blocks without editable text: their attributes are the stored block without `type`. */
export const ATOM_BLOCKS = ['image', 'gallery', 'video', 'product', 'products', 'stay', 'look', 'entry', 'webpage'] as const
export type AtomBlock = (typeof ATOM_BLOCKS)[number]
