import type { Editor } from '@tiptap/core'
import { NodeSelection, TextSelection } from '@tiptap/pm/state'
import type { DocNode } from './document/doc-node.ts'

/**
 * Puts blocks behind the one the caret is in, or in place of it where it is an empty line. Lists, tables and quotes are
 * never torn. `at` is a position of the document, such as where a file was dropped.
 */
export function insertBlocks(editor: Editor, blocks: DocNode[], at: number | null = null): void {
  const { state } = editor
  const spot = at === null ? state.selection.$from : state.doc.resolve(at)
  const isInside = spot.depth > 0
  const block = isInside ? spot.node(1) : state.selection instanceof NodeSelection && at === null ? state.selection.node : null
  const isEmptyLine = isInside && block?.type.name === 'paragraph' && block.content.size === 0
  const from = isInside ? (isEmptyLine ? spot.before(1) : spot.after(1)) : spot.pos + (block?.nodeSize ?? 0)
  const to = isEmptyLine ? spot.after(1) : from
  const nodes = blocks.map(json => state.schema.nodeFromJSON(json))
  const size = nodes.reduce((sum, { nodeSize }) => sum + nodeSize, 0)
  const tr = state.tr.replaceWith(from, to, nodes)
  const first = nodes[0]
  if (first && !first.isAtom) tr.setSelection(TextSelection.near(tr.doc.resolve(from + 1)))
  else tr.setSelection(TextSelection.near(tr.doc.resolve(Math.min(from + size, tr.doc.content.size))))
  editor.view.dispatch(tr.scrollIntoView())
}

/** Exchanges a block with its neighbour. False at the end of the way. */
export function moveBlock(editor: Editor, from: number | undefined, step: -1 | 1): boolean {
  const { state } = editor
  const node = from === undefined ? null : state.doc.nodeAt(from)
  if (from === undefined || !node) return false
  const beside = state.doc.resolve(step < 0 ? from : from + node.nodeSize)
  const other = step < 0 ? beside.nodeBefore : beside.nodeAfter
  if (!other) return false
  const tr = state.tr.delete(from, from + node.nodeSize)
  tr.insert(step < 0 ? from - other.nodeSize : from + other.nodeSize, node)
  editor.view.dispatch(tr.scrollIntoView())
  return true
}

/** An empty table of three by three with a head, and the caret in its first cell. */
export function newTable(): DocNode {
  const row = (type: string): DocNode => ({
    type: 'tableRow',
    content: [1, 2, 3].map(() => ({ type, content: [{ type: 'paragraph' }] }))
  })
  return { type: 'table', attrs: { caption: '' }, content: [row('tableHeader'), row('tableCell'), row('tableCell')] }
}
