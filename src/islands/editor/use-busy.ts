import { useState } from 'react'
import { NotSaved } from '#stores/editor/entry-actions.ts'
import { notify, warn } from '#stores/notices.ts'
import { useEditorTexts } from './editor-texts.ts'

/** Runs one thing at a time; what goes wrong is said in a toast. */
export function useBusy(): { busy: boolean; run: (doing: () => Promise<unknown>) => void } {
  const t = useEditorTexts()
  const [busy, setBusy] = useState(false)
  const run = (doing: () => Promise<unknown>): void => {
    if (busy) return
    setBusy(true)
    doing()
      .catch((error: unknown) => (error instanceof NotSaved ? notify(t('not_saved'), { tone: 'warning' }) : warn(error)))
      .finally(() => setBusy(false))
  }
  return { busy, run }
}
