import { Extension } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { Plugin, PluginKey } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'

/** Characters of a block that identify it. */
const MAX_QUOTE = 200
const marksKey = new PluginKey<readonly string[]>('commentMarks')

/** What identifies a block of the document: the beginning of its text, or of its stored data. */
export function toQuote(block: Node): string {
  const text = block.isAtom ? toAtomText(block.attrs) : block.textContent
  return text
    .replace(/[\p{Cc}\p{Cs}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_QUOTE)
}

const toAtomText = (attributes: Record<string, unknown>): string =>
  ['title', 'caption', 'alt', 'slug', 'href', 'note', 'imageId']
    .map(name => attributes[name])
    .find(value => typeof value === 'string' && value !== '')
    ?.toString() ?? ''

/** Position of the block that a comment is about; null where it was rewritten. */
export function findQuote(doc: Node, quote: string): number | null {
  if (quote === '') return null
  let found: number | null = null
  doc.forEach((block, position) => {
    const text = toQuote(block)
    if (found === null && text !== '' && (text === quote || text.startsWith(quote.slice(0, 40)))) found = position
  })
  return found
}

/** Marks the blocks with open comments. The quotes are set by `setCommentQuotes`. */
export const CommentMarks = Extension.create({
  name: 'commentMarks',
  addProseMirrorPlugins: () => [
    new Plugin<readonly string[]>({
      key: marksKey,
      state: {
        init: () => [],
        apply: (tr, quotes) => (tr.getMeta(marksKey) as readonly string[] | undefined) ?? quotes
      },
      props: {
        decorations: state => {
          const quotes = marksKey.getState(state) ?? []
          const marks = [...new Set(quotes)].flatMap(quote => {
            const position = findQuote(state.doc, quote)
            const node = position === null ? null : state.doc.nodeAt(position)
            return position === null || !node ? [] : [Decoration.node(position, position + node.nodeSize, { class: 'has-comment' })]
          })
          return DecorationSet.create(state.doc, marks)
        }
      }
    })
  ]
})

export { marksKey }
