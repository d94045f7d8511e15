import { useState } from 'react'
import { UnsavedError } from '#stores/editor/entry-actions.ts'
import { notify, warn } from '#stores/notices.ts'
import { useEditorTexts } from './editor-texts.ts'

/** Displays an error as a toast. */
export function useWarning(): (error: unknown) => void {
  const t = useEditorTexts()
  return error => {
    if (error instanceof UnsavedError) notify(t(error.reason), { tone: 'warning' })
    else warn(error)
  }
}

/** Runs one action at a time; errors are displayed as toasts. */
export function useBusy(): { busy: boolean; run: (action: () => Promise<unknown>) => void } {
  const displayError = useWarning()
  const [busy, setBusy] = useState(false)
  const run = (action: () => Promise<unknown>): void => {
    if (busy) return
    setBusy(true)
    action()
      .catch(displayError)
      .finally(() => setBusy(false))
  }
  return { busy, run }
}
