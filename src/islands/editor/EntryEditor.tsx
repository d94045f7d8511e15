import { useEffect, useState } from 'react'
import type { EditedEntry } from '#domain/editing.ts'
import { hasUnsaved, saveLocalDrafts, openEditor, sendWaiting } from '#stores/editor/session.ts'
import { FatalError } from '../ui/FatalError.tsx'
import { EditorLayout } from './EditorLayout.tsx'
import { type EditorTexts, EditorTextsContext } from './editor-texts.ts'

export interface Choices {
  tags: readonly { code: string; name: string }[]
  authors: readonly { id: number; name: string }[]
  series: readonly { code: string; name: string }[]
}

export interface EntryEditorProps {
  entry: EditedEntry
  words: EditorTexts
  choices: Choices
  /** Host name, for the preview of a shared link. */
  host: string
}

/** The editor of an entry. Runs in the browser only. */
export default function EntryEditor(props: EntryEditorProps) {
  // Before the first render: the editors read their documents from the store.
  useState(() => openEditor(props.entry))
  useEffect(() => {
    const leave = (event: BeforeUnloadEvent): void => {
      if (hasUnsaved()) event.preventDefault()
    }
    const hide = (): void => {
      if (document.visibilityState === 'hidden') saveLocalDrafts()
    }
    window.addEventListener('beforeunload', leave)
    window.addEventListener('pagehide', saveLocalDrafts)
    document.addEventListener('visibilitychange', hide)
    window.addEventListener('online', sendWaiting)
    window.addEventListener('focus', sendWaiting)
    return () => {
      window.removeEventListener('beforeunload', leave)
      window.removeEventListener('pagehide', saveLocalDrafts)
      document.removeEventListener('visibilitychange', hide)
      window.removeEventListener('online', sendWaiting)
      window.removeEventListener('focus', sendWaiting)
    }
  }, [])
  return (
    <EditorTextsContext value={props.words}>
      <FatalError title={props.words.broken} restart={props.words.restart}>
        <EditorLayout {...props} />
      </FatalError>
    </EditorTextsContext>
  )
}
