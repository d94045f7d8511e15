import { useEffect, useState } from 'react'
import type { Revision, RevisionContent } from '#contract/edited-entry.ts'
import type { Locale } from '#domain/site.ts'
import { formatDateTime } from '#i18n/format.ts'
import { readCurrentContent } from '#stores/editor/translations.ts'
import { listDifferingFields, compareBlocks } from '#stores/editor/difference.ts'
import { loadRevision, loadRevisions, restoreRevision } from '#stores/editor/entry-actions.ts'
import { warn } from '#stores/notices.ts'
import { readPageLocale } from '#stores/client.ts'
import { Dialog } from './Dialog.tsx'
import { Difference, MarkedWords } from './Difference.tsx'
import { FIELD_LABELS } from './field-labels.ts'
import { STATE_LABELS } from './state-labels.ts'
import { useBusy } from './use-busy.ts'
import { useEditorTexts } from './editor-texts.ts'

interface Props {
  locale: Locale
  onClose: () => void
}

/** Lists revisions, compares one with the current content and restores it. */
export function RevisionHistory({ locale, onClose }: Props) {
  const t = useEditorTexts()
  const [revisions, setRevisions] = useState<readonly Revision[] | null>(null)
  const [selected, setSelected] = useState<RevisionContent | null>(null)
  const { busy, run } = useBusy()
  useEffect(() => {
    loadRevisions(locale).then(setRevisions, (error: unknown) => {
      warn(error)
      onClose()
    })
  }, [locale])
  const select = (id: number): void => void loadRevision(id).then(setSelected, warn)
  const restore = (id: number): void =>
    run(async () => {
      await restoreRevision(locale, id)
      onClose()
    })
  const currentText = selected && readCurrentContent(locale)
  return (
    <Dialog title={t('history')} wide onClose={onClose}>
      <div className="revision-history">
        <ol className="scroll-region" aria-label={t('history')}>
          {revisions?.map(revision => (
            <li key={revision.id}>
              <button type="button" aria-pressed={selected?.id === revision.id} onClick={() => select(revision.id)}>
                <b className="numeric">{formatDateTime(revision.at, readPageLocale())}</b>
                <span className="text-small muted">
                  {revision.by}, {t(STATE_LABELS[revision.state])}
                </span>
              </button>
            </li>
          ))}
          {revisions?.length === 0 && <li className="field-hint">{t('history_empty')}</li>}
        </ol>
        <div>
          {selected && currentText ? (
            <>
              <p className="text-small muted">
                <del>{t('history_then')}</del> <ins>{t('history_now')}</ins>
              </p>
              <div className="scroll-region" tabIndex={0} role="region" aria-label={t('difference')}>
                {listDifferingFields(selected.text, currentText).map(field => (
                  <div className="difference-change" key={field}>
                    <p className="text-tiny faint">{t(FIELD_LABELS[field])}</p>
                    <p className="difference-words">
                      <MarkedWords before={selected.text[field]} after={currentText[field]} />
                    </p>
                  </div>
                ))}
                <Difference sections={compareBlocks(selected.text.blocks, currentText.blocks)} before="" after="" />
              </div>
              <button
                type="button"
                className="button button-primary button-small"
                aria-busy={busy || undefined}
                onClick={() => restore(selected.id)}
              >
                {t('restore')}
              </button>
            </>
          ) : (
            <p className="field-hint">{t('history_hint')}</p>
          )}
        </div>
      </div>
    </Dialog>
  )
}
