import type { EditedEntry } from '#contract/edited-entry.ts'
import type { EditorTexts } from './editor-texts.ts'

export interface EntryOptions {
  tags: readonly { code: string; name: string }[]
  authors: readonly { id: number; name: string }[]
  series: readonly { code: string; name: string }[]
}

export interface EntryEditorProps {
  entry: EditedEntry
  texts: EditorTexts
  choices: EntryOptions
  /** Host name, for the link preview. */
  host: string
}
