import { Extension } from '@tiptap/core'
import { NodeSelection, Plugin } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import { findBlock, moveBlock } from '../insert-blocks.ts'

interface BlockMovingOptions {
  /** Tooltip of the handle. */
  label: string
}

/** Moves any block of the document: by a handle beside it, or with Alt+Shift and the arrow keys. */
export const BlockMoving = Extension.create<BlockMovingOptions>({
  name: 'blockMoving',
  addOptions: () => ({ label: '' }),
  addKeyboardShortcuts: () => ({
    'Alt-Shift-ArrowUp': ({ editor }) => moveBlock(editor, findBlock(editor), -1) || true,
    'Alt-Shift-ArrowDown': ({ editor }) => moveBlock(editor, findBlock(editor), 1) || true
  }),
  addProseMirrorPlugins() {
    const { label } = this.options
    return [new Plugin({ view: view => createDragHandle(view, label) })]
  }
})

/** A handle for the pointer beside the text block under it; other blocks have one in their frame. */
function createDragHandle(view: EditorView, label: string) {
  const handle = document.createElement('div')
  handle.className = 'block-handle'
  handle.draggable = true
  handle.hidden = true
  handle.title = label
  handle.setAttribute('aria-hidden', 'true')
  let position: number | null = null

  let isDragging = false

  const hide = (): void => void (handle.hidden = !isDragging)
  const hideOutside = (event: PointerEvent): void => {
    if (event.relatedTarget !== handle) hide()
  }
  const show = (event: PointerEvent): void => {
    // The editor is moved into the page after this plugin is created.
    const parent = view.dom.parentElement
    if (event.pointerType !== 'mouse' || event.buttons !== 0 || !parent) return
    if (handle.parentElement !== parent) parent.append(handle)
    const box = view.dom.getBoundingClientRect()
    const inside = view.posAtCoords({ left: box.left + box.width / 2, top: event.clientY })
    if (!inside) return hide()
    const place = view.state.doc.resolve(inside.pos)
    const from = place.depth > 0 ? place.before(1) : inside.inside
    const block = from >= 0 ? view.nodeDOM(from) : null
    if (!(block instanceof HTMLElement) || view.state.doc.nodeAt(from)?.isAtom) return hide()
    position = from
    handle.hidden = false
    const line = block.getBoundingClientRect()
    const outer = parent.getBoundingClientRect()
    handle.style.top = `${line.top - outer.top}px`
  }
  const start = (event: DragEvent): void => {
    if (position === null || !event.dataTransfer) return
    // A hidden element cannot be dragged on.
    isDragging = true
    view.dispatch(view.state.tr.setSelection(NodeSelection.create(view.state.doc, position)))
    const slice = view.state.selection.content()
    const { dom, text } = view.serializeForClipboard(slice)
    event.dataTransfer.clearData()
    event.dataTransfer.setData('text/html', dom.innerHTML)
    event.dataTransfer.setData('text/plain', text)
    event.dataTransfer.effectAllowed = 'move'
    const block = view.nodeDOM(position)
    if (block instanceof HTMLElement) event.dataTransfer.setDragImage(block, 0, 0)
    view.dragging = { slice, move: true }
  }
  const end = (): void => {
    isDragging = false
    view.dragging = null
    hide()
  }
  view.dom.addEventListener('pointermove', show)
  view.dom.addEventListener('pointerleave', hideOutside)
  handle.addEventListener('pointerleave', hide)
  handle.addEventListener('dragstart', start)
  handle.addEventListener('dragend', end)
  return {
    update: (_: EditorView, before: { doc: unknown }) => {
      if (before.doc !== view.state.doc) hide()
    },
    destroy: () => {
      view.dom.removeEventListener('pointermove', show)
      view.dom.removeEventListener('pointerleave', hideOutside)
      handle.remove()
    }
  }
}
