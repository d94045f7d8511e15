import { useStore } from '@nanostores/react'
import { useId } from 'react'
import type { Locale } from '#domain/site.ts'
import { $fields, setField } from '#stores/desk/texts.ts'
import { useWords } from './words.ts'

/** Title and lead of one language, in the letters they are read in. */
export function Head({ locale, onFocus }: { locale: Locale; onFocus: () => void }) {
  const say = useWords()
  const id = useId()
  const fields = useStore($fields)[locale]
  if (!fields) return null
  return (
    <div onFocus={onFocus}>
      <label className="vh" htmlFor={`${id}-title`}>
        {say('title')}
      </label>
      <textarea
        id={`${id}-title`}
        className="edt"
        lang={locale}
        rows={1}
        maxLength={200}
        placeholder={say('title')}
        value={fields.title}
        onChange={event => setField(locale, 'title', event.target.value.replace(/\s*\n\s*/g, ' '))}
      />
      <label className="vh" htmlFor={`${id}-lead`}>
        {say('lead')}
      </label>
      <textarea
        id={`${id}-lead`}
        className="edl"
        lang={locale}
        rows={1}
        maxLength={600}
        placeholder={say('lead')}
        value={fields.lead}
        onChange={event => setField(locale, 'lead', event.target.value.replace(/\s*\n\s*/g, ' '))}
      />
    </div>
  )
}
