import { useEffect, useState } from 'react'
import { hasUnsaved, saveAll, saveLocalDrafts, openEditor, retryFailedSaves } from '#stores/editor/session.ts'
import { isUploading } from '#stores/editor/uploads.ts'
import { FatalError } from '../ui/FatalError.tsx'
import { EditorLayout } from './EditorLayout.tsx'
import type { EntryEditorProps } from './editor-props.ts'
import { EditorTextsContext } from './editor-texts.ts'
import { isSaveKey } from './is-save-key.ts'

/** The editor of an entry. Runs in the browser only. */
export default function EntryEditor(props: EntryEditorProps) {
  // Before the first render: the editors read their documents from the store.
  useState(() => openEditor(props.entry))
  useEffect(() => {
    const confirmLeaving = (event: BeforeUnloadEvent): void => {
      if (hasUnsaved() || isUploading()) event.preventDefault()
    }
    const saveWhenHidden = (): void => {
      if (document.visibilityState === 'hidden') saveLocalDrafts()
    }
    const saveByKey = (event: KeyboardEvent): void => {
      if (!isSaveKey(event)) return
      event.preventDefault()
      void saveAll()
    }
    window.addEventListener('keydown', saveByKey)
    window.addEventListener('beforeunload', confirmLeaving)
    window.addEventListener('pagehide', saveLocalDrafts)
    document.addEventListener('visibilitychange', saveWhenHidden)
    window.addEventListener('online', retryFailedSaves)
    window.addEventListener('focus', retryFailedSaves)
    return () => {
      window.removeEventListener('keydown', saveByKey)
      window.removeEventListener('beforeunload', confirmLeaving)
      window.removeEventListener('pagehide', saveLocalDrafts)
      document.removeEventListener('visibilitychange', saveWhenHidden)
      window.removeEventListener('online', retryFailedSaves)
      window.removeEventListener('focus', retryFailedSaves)
    }
  }, [])
  return (
    <EditorTextsContext value={props.texts}>
      <FatalError title={props.texts.broken} restart={props.texts.restart}>
        <EditorLayout {...props} />
      </FatalError>
    </EditorTextsContext>
  )
}
