import type { Editor } from '@tiptap/core'
import { NodeSelection, TextSelection } from '@tiptap/pm/state'
import type { DocNode } from './document/doc-node.ts'

/**
 * Inserts blocks after the block with the caret, or replaces it where it is an empty line. Lists, tables and quotes are never
 * split. `at` is a document position, such as that of a dropped file.
 */
export function insertBlocks(editor: Editor, blocks: DocNode[], at: number | null = null): void {
  const { state } = editor
  const position = at === null ? state.selection.$from : state.doc.resolve(at)
  const isInside = position.depth > 0
  const block = isInside ? position.node(1) : state.selection instanceof NodeSelection && at === null ? state.selection.node : null
  const isEmptyLine = isInside && block?.type.name === 'paragraph' && block.content.size === 0
  const from = isInside ? (isEmptyLine ? position.before(1) : position.after(1)) : position.pos + (block?.nodeSize ?? 0)
  const to = isEmptyLine ? position.after(1) : from
  const nodes = blocks.map(json => state.schema.nodeFromJSON(json))
  const size = nodes.reduce((sum, { nodeSize }) => sum + nodeSize, 0)
  const tr = state.tr.replaceWith(from, to, nodes)
  const first = nodes[0]
  if (first && !first.isAtom) tr.setSelection(TextSelection.near(tr.doc.resolve(from + 1)))
  else {
    const after = from + size
    // Without a line below, the block itself would be selected, and the next key would replace it.
    if (!tr.doc.resolve(after).nodeAfter?.isTextblock) tr.insert(after, state.schema.nodes['paragraph']?.create() ?? [])
    tr.setSelection(TextSelection.near(tr.doc.resolve(after + 1)))
  }
  editor.view.dispatch(tr.scrollIntoView())
}

/** Position of the block of the document with the caret. */
export function findBlock({ state: { selection } }: Editor): number {
  return selection.$from.depth > 0 ? selection.$from.before(1) : selection.from
}

/** Moves a block up or down, with the caret. Returns false at either end. */
export function moveBlock(editor: Editor, from: number | undefined, step: -1 | 1): boolean {
  const { state } = editor
  const node = from === undefined ? null : state.doc.nodeAt(from)
  if (from === undefined || !node) return false
  const boundary = state.doc.resolve(step < 0 ? from : from + node.nodeSize)
  const neighbour = step < 0 ? boundary.nodeBefore : boundary.nodeAfter
  if (!neighbour) return false
  const tr = state.tr.delete(from, from + node.nodeSize)
  const to = step < 0 ? from - neighbour.nodeSize : from + neighbour.nodeSize
  tr.insert(to, node)
  const { selection } = state
  const offset = selection.from - from
  if (selection instanceof TextSelection && offset > 0 && offset < node.nodeSize)
    tr.setSelection(TextSelection.create(tr.doc, selection.anchor - from + to, selection.head - from + to))
  else if (selection instanceof NodeSelection && offset === 0) tr.setSelection(NodeSelection.create(tr.doc, to))
  editor.view.dispatch(tr.scrollIntoView())
  return true
}

/** An empty table of 3 × 3 cells with a header row. */
export function createTable(): DocNode {
  const row = (type: string): DocNode => ({
    type: 'tableRow',
    content: [1, 2, 3].map(() => ({ type, content: [{ type: 'paragraph' }] }))
  })
  return { type: 'table', attrs: { caption: '' }, content: [row('tableHeader'), row('tableCell'), row('tableCell')] }
}
