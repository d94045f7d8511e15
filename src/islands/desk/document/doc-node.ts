/** The editor's JSON, as far as the desk uses it. */
export interface DocNode {
  type: string
  attrs?: Record<string, unknown>
  content?: DocNode[]
  marks?: { type: string; attrs?: Record<string, unknown> }[]
  text?: string
}

/** Blocks that hold no text of their own: their attributes are the stored block without its `type`. */
export const WHOLE_BLOCKS = ['image', 'gallery', 'video', 'product', 'products', 'look'] as const
export type WholeBlock = (typeof WHOLE_BLOCKS)[number]
