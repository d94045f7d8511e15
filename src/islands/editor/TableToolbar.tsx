import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { Icon } from './Icon.tsx'
import { TextInput } from './TextInput.tsx'
import { useEditorTexts } from './editor-texts.ts'

/** Actions for the table that contains the caret. */
export function TableToolbar({ editor }: { editor: Editor }) {
  const t = useEditorTexts()
  const caption = useEditorState({
    editor,
    selector: ({ editor: current }) => (current.isActive('table') ? String(current.getAttributes('table')['caption'] ?? '') : null)
  })
  if (caption === null) return null
  const chain = () => editor.chain().focus()
  return (
    <div className="table-toolbar" role="group" aria-label={t('table')}>
      <button type="button" className="button button-secondary button-small" onClick={() => chain().addRowAfter().run()}>
        {t('row_add')}
      </button>
      <button type="button" className="button button-secondary button-small" onClick={() => chain().addColumnAfter().run()}>
        {t('column_add')}
      </button>
      <button type="button" className="button button-secondary button-small" onClick={() => chain().deleteRow().run()}>
        {t('row_remove')}
      </button>
      <button type="button" className="button button-secondary button-small" onClick={() => chain().deleteColumn().run()}>
        {t('column_remove')}
      </button>
      <button type="button" className="button button-secondary button-small" onClick={() => chain().toggleHeaderRow().run()}>
        {t('head_toggle')}
      </button>
      <button type="button" className="icon-button" aria-label={t('table_remove')} onClick={() => chain().deleteTable().run()}>
        <Icon name="trash" />
      </button>
      <TextInput
        quiet
        label={t('table_caption')}
        placeholder={t('table_caption')}
        value={caption}
        onCommit={text => editor.commands.updateAttributes('table', { caption: text })}
      />
    </div>
  )
}
