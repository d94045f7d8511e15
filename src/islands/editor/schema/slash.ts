import { Extension } from '@tiptap/core'
import { Plugin } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'

export interface Slash {
  /** What was typed behind the stroke. */
  query: string
  from: number
  to: number
  /** Where the caret stands, in pixels of the window. */
  left: number
  bottom: number
}

export interface SlashOptions {
  onChange: (slash: Slash | null) => void
  /** True when the menu took the key. */
  onKey: (event: KeyboardEvent) => boolean
}

/** Watches for a line that begins with a stroke: the menu of blocks opens there. */
export const SlashMenu = Extension.create<SlashOptions>({
  name: 'slashMenu',
  // Before the keys of lists and paragraphs, which would take Enter.
  priority: 1000,
  addOptions: () => ({ onChange: () => {}, onKey: () => false }),
  addProseMirrorPlugins() {
    const { onChange, onKey } = this.options
    let open = false
    let refused: string | null = null
    let told = ''
    const look = (view: EditorView): void => {
      const slash = view.hasFocus() ? slashAt(view) : null
      if (!slash) refused = null
      const shown = slash && slash.query !== refused ? slash : null
      const tells = JSON.stringify(shown)
      if ((!shown && !open) || tells === told) return
      told = tells
      open = shown !== null
      onChange(shown)
    }
    return [
      new Plugin({
        view: () => ({ update: look }),
        props: {
          handleKeyDown: (view, event) => {
            if (!open) return false
            if (event.key === 'Escape') {
              refused = slashAt(view)?.query ?? null
              open = false
              told = ''
              onChange(null)
              return true
            }
            return onKey(event)
          },
          handleDOMEvents: {
            blur: () => {
              open = false
              told = ''
              onChange(null)
              return false
            }
          }
        }
      })
    ]
  }
})

function slashAt(view: EditorView): Slash | null {
  const { $from, empty } = view.state.selection
  if (!empty || $from.depth !== 1 || $from.parent.type.name !== 'paragraph') return null
  if ($from.parent.firstChild?.text?.[0] !== '/') return null
  const query = /^\/([\p{L}\d ]{0,24})$/u.exec($from.parent.textContent)?.[1]
  if (query === undefined || $from.parentOffset < $from.parent.content.size) return null
  const { left, bottom } = view.coordsAtPos($from.pos)
  return { query, from: $from.start(), to: $from.pos, left, bottom }
}
