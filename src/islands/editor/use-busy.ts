import { useState } from 'react'
import { UnsavedError } from '#stores/editor/entry-actions.ts'
import { notify, warn } from '#stores/notices.ts'
import { useEditorTexts } from './editor-texts.ts'

/** Runs one action at a time; errors are displayed as toasts. */
export function useBusy(): { busy: boolean; run: (action: () => Promise<unknown>) => void } {
  const t = useEditorTexts()
  const [busy, setBusy] = useState(false)
  const run = (action: () => Promise<unknown>): void => {
    if (busy) return
    setBusy(true)
    action()
      .catch((error: unknown) => (error instanceof UnsavedError ? notify(t('not_saved'), { tone: 'warning' }) : warn(error)))
      .finally(() => setBusy(false))
  }
  return { busy, run }
}
