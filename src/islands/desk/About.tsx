import { useStore } from '@nanostores/react'
import { useId } from 'react'
import { SUMMARY_KEPT, SUMMARY_LENGTH } from '#domain/document.ts'
import type { Locale } from '#domain/site.ts'
import { $settings, changeSettings } from '#stores/desk/settings.ts'
import { $fields, setField } from '#stores/desk/texts.ts'
import { Shown } from './blocks/Shown.tsx'
import { TextInput } from './TextInput.tsx'
import { useWords } from './words.ts'

interface Props {
  locale: Locale
  name: string
  host: string
}

/** How one language is shown where it is not read: in lists, searches and chats. */
export function About({ locale, name, host }: Props) {
  const say = useWords()
  const id = useId()
  const fields = useStore($fields)[locale]
  const settings = useStore($settings)
  if (!fields || !settings) return null
  const { summary, title } = fields
  const length = summary.length
  const isLong = length > SUMMARY_LENGTH
  return (
    <section className="card stack" lang={undefined}>
      <h2 className="b">{say('about', { language: name })}</h2>
      <div className={isLong ? 'fld err' : 'fld'}>
        <label htmlFor={id}>{say('summary')}</label>
        <textarea
          className="inp"
          id={id}
          lang={locale}
          rows={3}
          maxLength={SUMMARY_KEPT}
          value={summary}
          aria-describedby={`${id}-hint`}
          aria-invalid={isLong || undefined}
          onChange={event => setField(locale, 'summary', event.target.value)}
        />
        <p className={isLong ? 'msg num' : 'hint num'} id={`${id}-hint`}>
          {length} / {SUMMARY_LENGTH}
          {isLong && ` · ${say('summary_long')}`}
        </p>
      </div>
      {settings.image && (
        <TextInput
          label={say('cover_alt')}
          hint={say('alt_hint')}
          value={settings.image_alt[locale] ?? ''}
          onCommit={alt => changeSettings({ image_alt: { ...settings.image_alt, [locale]: alt } })}
        />
      )}
      <details className="dseo">
        <summary>{say('seo')}</summary>
        <div className="stack">
          <TextInput
            label={say('seo_title')}
            hint={say('seo_hint')}
            placeholder={title}
            most={120}
            value={fields.seo_title}
            onCommit={text => setField(locale, 'seo_title', text)}
          />
          <TextInput
            label={say('seo_description')}
            placeholder={summary}
            lines={3}
            most={300}
            value={fields.seo_description}
            onCommit={text => setField(locale, 'seo_description', text)}
          />
        </div>
      </details>
      <figure className="dcard">
        <figcaption className="xs faint">{say('card_preview')}</figcaption>
        <div>
          <span className="plate wide">{settings.image && <Shown id={settings.image.id} alt="" width={640} />}</span>
          <p className="xs faint">{host}</p>
          <p className="b">{fields.seo_title || title || say('untitled')}</p>
          <p className="sm muted">{fields.seo_description || summary}</p>
        </div>
      </figure>
    </section>
  )
}
