import { useStore } from '@nanostores/react'
import { useId } from 'react'
import { SUMMARY_MAX_LENGTH, SUMMARY_LENGTH } from '#domain/document.ts'
import type { Locale } from '#domain/site.ts'
import { $settings, changeSettings } from '#stores/editor/settings.ts'
import { $fields, setField } from '#stores/editor/translations.ts'
import { COVER_RATIOS } from '#domain/framing.ts'
import { FramedImage } from './blocks/FramedImage.tsx'
import { StoredImage } from './blocks/StoredImage.tsx'
import { TextInput } from './TextInput.tsx'
import { useEditorTexts } from './editor-texts.ts'

/** What search engines display of a title. */
const SEO_TITLE_LENGTH = 60

const cutText = (text: string, length: number): string => (text.length > length ? `${text.slice(0, length - 1).trimEnd()}…` : text)

interface Props {
  locale: Locale
  /** Name of the main tag. */
  tagName: string
  name: string
  host: string
}

/** Summary and search fields of one language, with a link preview. */
export function TranslationDetails({ locale, name, host, tagName }: Props) {
  const t = useEditorTexts()
  const id = useId()
  const fields = useStore($fields)[locale]
  const settings = useStore($settings)
  if (!fields || !settings) return null
  const { summary, title } = fields
  const length = summary.length
  const isLong = length > SUMMARY_LENGTH
  return (
    <section className="card stack">
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
            recommended={{ length: SEO_TITLE_LENGTH, note: t('seo_long') }}
            value={fields.seo_title}
            onCommit={text => setField(locale, 'seo_title', text)}
          />
          <TextInput
            label={t('seo_description')}
            placeholder={summary}
            lines={3}
            maxLength={300}
            recommended={{ length: SUMMARY_LENGTH, note: t('seo_long') }}
            value={fields.seo_description}
            onCommit={text => setField(locale, 'seo_description', text)}
          />
        </div>
      </details>
      <figure className="search-preview">
        <figcaption className="text-tiny faint">{t('search_preview')}</figcaption>
        <div lang={locale}>
          <p className="text-tiny faint">
            {host} › {locale === 'en' ? 'en › ' : ''}
            {settings.slug}
          </p>
          <p className="search-title">{cutText(fields.seo_title || title || t('untitled'), SEO_TITLE_LENGTH)}</p>
          <p className="text-small muted">{cutText(fields.seo_description || summary || fields.lead, SUMMARY_LENGTH)}</p>
        </div>
      </figure>
      <figure className="share-preview">
        <figcaption className="text-tiny faint">{t('card_preview')}</figcaption>
        <div lang={locale}>
          <div className="share-card">
            {settings.image && (
              <span className="share-picture">
                {settings.image_framing ? (
                  <FramedImage picture={settings.image} framing={settings.image_framing} alt="" ratio={COVER_RATIOS.share} />
                ) : (
                  <StoredImage id={settings.image.id} alt="" width={320} />
                )}
              </span>
            )}
            <span className="share-words">
              <span className="share-tag">{tagName}</span>
              <b className="serif">{title || t('untitled')}</b>
            </span>
          </div>
          <p className="text-tiny faint">{host}</p>
          <p className="bold">{fields.seo_title || title || t('untitled')}</p>
          <p className="text-small muted">{fields.seo_description || summary}</p>
        </div>
      </figure>
    </section>
  )
}
