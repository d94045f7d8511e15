import { useStore } from '@nanostores/react'
import type { Locale } from '#domain/site.ts'
import { $entry } from '#stores/desk/entry.ts'
import { $fields, beginText } from '#stores/desk/texts.ts'
import { useWords } from './words.ts'

/** A language nobody has begun: on an empty sheet, or over a copy of the other language. */
export function Begin({ locale }: { locale: Locale }) {
  const say = useWords()
  const other: Locale = locale === 'mn' ? 'en' : 'mn'
  const entry = useStore($entry)
  const fields = useStore($fields)
  if (!entry?.may.write) return <p className="hint">{say('begin_none')}</p>
  return (
    <div className="dbegin stack g2">
      <p className="b">{say('begin_title')}</p>
      <p className="sm muted">{say('begin_text')}</p>
      <div className="row wrapf">
        {fields[other] && (
          <button type="button" className="btn pri sm" onClick={() => beginText(locale, other)}>
            {say('begin_copy')}
          </button>
        )}
        <button type="button" className="btn sec sm" onClick={() => beginText(locale, null)}>
          {say('begin_empty')}
        </button>
      </div>
    </div>
  )
}
