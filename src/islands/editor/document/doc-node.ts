/** The editor's JSON, as far as it is used here. */
export interface DocNode {
  type: string
  attrs?: Record<string, unknown>
  content?: DocNode[]
  marks?: { type: string; attrs?: Record<string, unknown> }[]
  text?: string
}

/** Blocks that hold no text of their own: their attributes are the stored block without its `type`. */
export const ATOM_BLOCKS = ['image', 'gallery', 'video', 'product', 'products', 'look'] as const
export type AtomBlock = (typeof ATOM_BLOCKS)[number]
