import { useStore } from '@nanostores/react'
import { LOCALES } from '#domain/site.ts'
import { formatDateTime } from '#i18n/format.ts'
import { $localDrafts } from '#stores/editor/local-drafts.ts'
import { discardLocalDraft, restoreLocalDraft } from '#stores/editor/session.ts'
import { readPageLocale } from '#stores/client.ts'
import { useEditorTexts } from './editor-texts.ts'

/** Offers drafts stored in this browser while the server could not be reached. */
export function UnsavedDrafts() {
  const t = useEditorTexts()
  const drafts = useStore($localDrafts)
  return LOCALES.map(locale => {
    const draft = drafts[locale]
    return (
      draft && (
        <div className="note note-warning unsaved-draft" key={locale} role="alert">
          <p className="grow">{t(locale === 'mn' ? 'left_mn' : 'left_en', { time: formatDateTime(draft.at, readPageLocale()) })}</p>
          <button type="button" className="button button-primary button-small" onClick={() => restoreLocalDraft(locale)}>
            {t('left_take')}
          </button>
          <button type="button" className="button button-secondary button-small" onClick={() => discardLocalDraft(locale)}>
            {t('left_drop')}
          </button>
        </div>
      )
    )
  })
}
