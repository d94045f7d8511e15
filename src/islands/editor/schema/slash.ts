import { Extension } from '@tiptap/core'
import { Plugin } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'

export interface SlashQuery {
  /** The text after the slash. */
  query: string
  from: number
  to: number
  /** Position of the caret in the viewport, in pixels. */
  left: number
  bottom: number
}

export interface SlashOptions {
  onChange: (slash: SlashQuery | null) => void
  /** Returns true where the menu handles the key. */
  onKey: (event: KeyboardEvent) => boolean
}

/** Opens the block menu where a line begins with a slash. */
export const SlashMenu = Extension.create<SlashOptions>({
  name: 'slashMenu',
  // Before the key bindings of lists and paragraphs, which handle Enter.
  priority: 1000,
  addOptions: () => ({ onChange: () => {}, onKey: () => false }),
  addProseMirrorPlugins() {
    const { onChange, onKey } = this.options
    let open = false
    let dismissedQuery: string | null = null
    let lastState = ''
    const update = (view: EditorView): void => {
      const slash = view.hasFocus() ? findSlashQuery(view) : null
      if (!slash) dismissedQuery = null
      const visible = slash && slash.query !== dismissedQuery ? slash : null
      const state = JSON.stringify(visible)
      if ((!visible && !open) || state === lastState) return
      lastState = state
      open = visible !== null
      onChange(visible)
    }
    return [
      new Plugin({
        view: () => ({ update }),
        props: {
          handleKeyDown: (view, event) => {
            if (!open) return false
            if (event.key === 'Escape') {
              dismissedQuery = findSlashQuery(view)?.query ?? null
              open = false
              lastState = ''
              onChange(null)
              return true
            }
            return onKey(event)
          },
          handleDOMEvents: {
            blur: () => {
              open = false
              lastState = ''
              onChange(null)
              return false
            }
          }
        }
      })
    ]
  }
})

function findSlashQuery(view: EditorView): SlashQuery | null {
  const { $from, empty } = view.state.selection
  if (!empty || $from.depth !== 1 || $from.parent.type.name !== 'paragraph') return null
  if ($from.parent.firstChild?.text?.[0] !== '/') return null
  const query = /^\/([\p{L}\d ]{0,24})$/u.exec($from.parent.textContent)?.[1]
  if (query === undefined || $from.parentOffset < $from.parent.content.size) return null
  const { left, bottom } = view.coordsAtPos($from.pos)
  return { query, from: $from.start(), to: $from.pos, left, bottom }
}
