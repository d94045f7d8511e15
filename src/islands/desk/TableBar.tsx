import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { Icon } from './Icon.tsx'
import { TextInput } from './TextInput.tsx'
import { useWords } from './words.ts'

/** What can be done to the table the caret is in. */
export function TableBar({ editor }: { editor: Editor }) {
  const say = useWords()
  const caption = useEditorState({
    editor,
    selector: ({ editor: now }) => (now.isActive('table') ? String(now.getAttributes('table')['caption'] ?? '') : null)
  })
  if (caption === null) return null
  const chain = () => editor.chain().focus()
  return (
    <div className="dtbar" role="group" aria-label={say('table')}>
      <button type="button" className="btn sec sm" onClick={() => chain().addRowAfter().run()}>
        {say('row_add')}
      </button>
      <button type="button" className="btn sec sm" onClick={() => chain().addColumnAfter().run()}>
        {say('column_add')}
      </button>
      <button type="button" className="btn sec sm" onClick={() => chain().deleteRow().run()}>
        {say('row_remove')}
      </button>
      <button type="button" className="btn sec sm" onClick={() => chain().deleteColumn().run()}>
        {say('column_remove')}
      </button>
      <button type="button" className="btn sec sm" onClick={() => chain().toggleHeaderRow().run()}>
        {say('head_toggle')}
      </button>
      <button type="button" className="icb" aria-label={say('table_remove')} onClick={() => chain().deleteTable().run()}>
        <Icon name="trash" />
      </button>
      <TextInput
        quiet
        label={say('table_caption')}
        placeholder={say('table_caption')}
        value={caption}
        onCommit={text => editor.commands.updateAttributes('table', { caption: text })}
      />
    </div>
  )
}
