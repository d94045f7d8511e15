import type { Editor } from '@tiptap/core'
import type { RefObject } from 'react'
import { CaretMenu, type CaretMenuKeys } from './CaretMenu.tsx'
import { type InsertDialogType, BLOCK_TYPES } from './block-types.ts'
import type { SlashQuery } from './schema/slash.ts'
import { useEditorTexts } from './editor-texts.ts'

interface Props {
  editor: Editor
  slash: SlashQuery
  openDialog: (type: InsertDialogType) => void
  keys: RefObject<CaretMenuKeys | null>
}

/** The slash menu at the caret. */
export function SlashMenu({ editor, slash, openDialog, keys }: Props) {
  const t = useEditorTexts()
  const query = slash.query.trim().toLowerCase()
  const options = BLOCK_TYPES.filter(
    ({ label, keywords, isLine }) => !(isLine && slash.isNested) && `${t(label)} ${keywords}`.toLowerCase().includes(query)
  ).map(({ label, icon, insert }) => ({
    key: label,
    label: t(label),
    icon,
    run: () => {
      editor.chain().focus().deleteRange({ from: slash.from, to: slash.to }).run()
      insert(editor, openDialog)
    }
  }))
  return <CaretMenu editor={editor} label={t('blocks')} options={options} left={slash.left} bottom={slash.bottom} keys={keys} />
}
