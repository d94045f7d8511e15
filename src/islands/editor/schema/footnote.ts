import { Node } from '@tiptap/core'
import { NodeSelection, Plugin } from '@tiptap/pm/state'

export interface NoteOptions {
  /** Called to edit the selected note. */
  onOpen: () => void
}

/** A footnote at its reference. Its number is computed and never stored. */
export const Note = Node.create<NoteOptions>({
  name: 'note',
  group: 'inline',
  inline: true,
  atom: true,
  addOptions: () => ({ onOpen: () => {} }),
  addAttributes: () => ({
    text: {
      default: '',
      parseHTML: (element: HTMLElement) => element.dataset['note'] ?? '',
      renderHTML: ({ text }) => ({ 'data-note': String(text), title: String(text) })
    }
  }),
  parseHTML: () => [{ tag: 'sup[data-note]' }],
  renderHTML: ({ HTMLAttributes }) => ['sup', { ...HTMLAttributes, class: 'editor-footnote' }],
  renderText: () => '',
  addKeyboardShortcuts() {
    return {
      Enter: ({ editor }) => {
        const { selection } = editor.state
        if (!(selection instanceof NodeSelection) || selection.node.type.name !== this.name) return false
        this.options.onOpen()
        return true
      }
    }
  },
  addProseMirrorPlugins() {
    const { onOpen } = this.options
    const name = this.name
    return [
      new Plugin({
        props: {
          handleClickOn: (view, _pos, node, nodePos) => {
            if (node.type.name !== name) return false
            view.dispatch(view.state.tr.setSelection(NodeSelection.create(view.state.doc, nodePos)))
            onOpen()
            return true
          }
        }
      })
    ]
  }
})
