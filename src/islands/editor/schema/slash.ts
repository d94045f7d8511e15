import { Extension } from '@tiptap/core'
import { type EditorState, Plugin } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'

export interface SlashQuery {
  /** The text after the slash. */
  query: string
  from: number
  to: number
  /** In a list, where only blocks can be inserted, after the list. */
  isNested: boolean
  /** Position of the caret in the viewport, in pixels. */
  left: number
  bottom: number
}

export interface SlashOptions {
  onChange: (slash: SlashQuery | null) => void
  /** Returns true where the menu handles the key. */
  onKey: (event: KeyboardEvent) => boolean
}

/** Opens the block menu where a slash is typed at the start of a line or after a space. */
export const SlashMenu = Extension.create<SlashOptions>({
  name: 'slashMenu',
  // Before the key bindings of lists and paragraphs, which handle Enter.
  priority: 1000,
  addOptions: () => ({ onChange: () => {}, onKey: () => false }),
  addProseMirrorPlugins() {
    const { onChange, onKey } = this.options
    let open = false
    let dismissedFrom: number | null = null
    let lastState = ''
    const update = (view: EditorView, before: EditorState): void => {
      // Only typing opens the menu: the caret may pass a slash that is part of the text.
      const mayShow = open || !before.doc.eq(view.state.doc)
      const slash = view.hasFocus() && mayShow ? findSlashQuery(view) : null
      if (!slash) dismissedFrom = null
      const visible = slash && slash.from !== dismissedFrom ? slash : null
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
              dismissedFrom = findSlashQuery(view)?.from ?? null
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

/** At the start of a line the query may have spaces; inside a sentence a space after the slash ends it. */
const AT_START = /^\/([\p{L}\d ]{0,24})$/u
const IN_SENTENCE = /\s\/((?:[\p{L}\d][\p{L}\d ]{0,23})?)$/u

function findSlashQuery(view: EditorView): SlashQuery | null {
  const { $from, empty } = view.state.selection
  const parent = $from.parent.type.name
  const isNested = $from.depth > 1
  if (!empty || (isNested ? $from.node(-1).type.name !== 'listItem' : parent !== 'paragraph' && parent !== 'heading')) return null
  const before = $from.parent.textBetween(0, $from.parentOffset, null, '\uFFFC')
  const query = (AT_START.exec(before) ?? IN_SENTENCE.exec(before))?.[1]
  if (query === undefined) return null
  const { left, bottom } = view.coordsAtPos($from.pos)
  return { query, from: $from.pos - query.length - 1, to: $from.pos, isNested, left, bottom }
}
