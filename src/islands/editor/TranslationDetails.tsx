import { useStore } from '@nanostores/react'
import { useId } from 'react'
import { SUMMARY_MAX_LENGTH, SUMMARY_LENGTH } from '#domain/document.ts'
import type { Locale } from '#domain/site.ts'
import { $settings, changeSettings } from '#stores/editor/settings.ts'
import { $fields, setField } from '#stores/editor/translations.ts'
import { StoredImage } from './blocks/StoredImage.tsx'
import { TextInput } from './TextInput.tsx'
import { useEditorTexts } from './editor-texts.ts'

interface Props {
  locale: Locale
  name: string
  host: string
}

/** Summary and search fields of one language, with a link preview. */
export function TranslationDetails({ locale, name, host }: Props) {
  const t = useEditorTexts()
  const id = useId()
  const fields = useStore($fields)[locale]
  const settings = useStore($settings)
  if (!fields || !settings) return null
  const { summary, title } = fields
  const length = summary.length
  const isLong = length > SUMMARY_LENGTH
  return (
    <section className="card stack" lang={undefined}>
      <h2 className="bold">{t('about', { language: name })}</h2>
      <div className={isLong ? 'field field-invalid' : 'field'}>
        <label htmlFor={id}>{t('summary')}</label>
        <textarea
          className="input"
          id={id}
          lang={locale}
          rows={3}
          maxLength={SUMMARY_MAX_LENGTH}
          value={summary}
          aria-describedby={`${id}-hint`}
          aria-invalid={isLong || undefined}
          onChange={event => setField(locale, 'summary', event.target.value)}
        />
        <p className={isLong ? 'field-error numeric' : 'field-hint numeric'} id={`${id}-hint`}>
          {length} / {SUMMARY_LENGTH}
          {isLong && ` · ${t('summary_long')}`}
        </p>
      </div>
      {settings.image && (
        <TextInput
          label={t('cover_alt')}
          hint={t('alt_hint')}
          value={settings.image_alt[locale] ?? ''}
          onCommit={alt => changeSettings({ image_alt: { ...settings.image_alt, [locale]: alt } })}
        />
      )}
      <details className="search-fields">
        <summary>{t('seo')}</summary>
        <div className="stack">
          <TextInput
            label={t('seo_title')}
            hint={t('seo_hint')}
            placeholder={title}
            maxLength={120}
            value={fields.seo_title}
            onCommit={text => setField(locale, 'seo_title', text)}
          />
          <TextInput
            label={t('seo_description')}
            placeholder={summary}
            lines={3}
            maxLength={300}
            value={fields.seo_description}
            onCommit={text => setField(locale, 'seo_description', text)}
          />
        </div>
      </details>
      <figure className="share-preview">
        <figcaption className="text-tiny faint">{t('card_preview')}</figcaption>
        <div>
          <span className="picture picture-wide">{settings.image && <StoredImage id={settings.image.id} alt="" width={640} />}</span>
          <p className="text-tiny faint">{host}</p>
          <p className="bold">{fields.seo_title || title || t('untitled')}</p>
          <p className="text-small muted">{fields.seo_description || summary}</p>
        </div>
      </figure>
    </section>
  )
}
