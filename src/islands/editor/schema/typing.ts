import { Extension } from '@tiptap/core'
import { NodeSelection, Plugin, TextSelection } from '@tiptap/pm/state'

/** Text that is typed while a block such as a picture is selected becomes a paragraph after it instead of replacing it. */
export const TypingAfterBlocks = Extension.create({
  name: 'typingAfterBlocks',
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        handleTextInput: (view, _from, _to, text) => {
          const { selection, schema, tr } = view.state
          const paragraph = schema.nodes['paragraph']
          if (!(selection instanceof NodeSelection) || !selection.node.isBlock || !paragraph) return false
          const { to } = selection
          tr.insert(to, paragraph.create(null, schema.text(text)))
          view.dispatch(tr.setSelection(TextSelection.create(tr.doc, to + 1 + text.length)).scrollIntoView())
          return true
        }
      }
    })
  ]
})
