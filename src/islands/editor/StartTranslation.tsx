import { useStore } from '@nanostores/react'
import type { Locale } from '#domain/site.ts'
import { $entry } from '#stores/editor/entry.ts'
import { $fields, startTranslation } from '#stores/editor/translations.ts'
import { useEditorTexts } from './editor-texts.ts'

/** Starts a missing translation: empty, or from a copy of the other language. */
export function StartTranslation({ locale }: { locale: Locale }) {
  const t = useEditorTexts()
  const other: Locale = locale === 'mn' ? 'en' : 'mn'
  const entry = useStore($entry)
  const fields = useStore($fields)
  if (!entry?.may.write) return <p className="field-hint">{t('begin_none')}</p>
  return (
    <div className="start-translation stack stack-tight">
      <p className="bold">{t('begin_title')}</p>
      <p className="text-small muted">{t('begin_text')}</p>
      <div className="row row-wrap">
        {fields[other] && (
          <button type="button" className="button button-primary button-small" onClick={() => startTranslation(locale, other)}>
            {t('begin_copy')}
          </button>
        )}
        <button type="button" className="button button-secondary button-small" onClick={() => startTranslation(locale, null)}>
          {t('begin_empty')}
        </button>
      </div>
    </div>
  )
}
