import { useStore } from '@nanostores/react'
import { useId } from 'react'
import type { Locale } from '#domain/site.ts'
import { $fields, setField } from '#stores/editor/translations.ts'
import { useEditorTexts } from './editor-texts.ts'

/** Title and lead of one language, in the typography of the published page. */
export function TitleFields({ locale, onFocus }: { locale: Locale; onFocus: () => void }) {
  const t = useEditorTexts()
  const id = useId()
  const fields = useStore($fields)[locale]
  if (!fields) return null
  return (
    <div onFocus={onFocus}>
      <label className="visually-hidden" htmlFor={`${id}-title`}>
        {t('title')}
      </label>
      <textarea
        id={`${id}-title`}
        className="editor-title"
        lang={locale}
        rows={1}
        maxLength={200}
        placeholder={t('title')}
        value={fields.title}
        onChange={event => setField(locale, 'title', event.target.value.replace(/\s*\n\s*/g, ' '))}
      />
      <label className="visually-hidden" htmlFor={`${id}-lead`}>
        {t('lead')}
      </label>
      <textarea
        id={`${id}-lead`}
        className="editor-lead"
        lang={locale}
        rows={1}
        maxLength={600}
        placeholder={t('lead')}
        value={fields.lead}
        onChange={event => setField(locale, 'lead', event.target.value.replace(/\s*\n\s*/g, ' '))}
      />
    </div>
  )
}
