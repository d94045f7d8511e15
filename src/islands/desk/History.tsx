import { useEffect, useState } from 'react'
import type { Revision, RevisionText } from '#domain/editing.ts'
import type { Locale } from '#domain/site.ts'
import { formatDateTime } from '#i18n/format.ts'
import { writtenText } from '#stores/desk/texts.ts'
import { fieldsThatDiffer, stretchesOf } from '#stores/desk/difference.ts'
import { readRevision, readRevisions, restoreRevision } from '#stores/desk/steps.ts'
import { warn } from '#stores/notices.ts'
import { pageLocale } from '#stores/shop.ts'
import { Dialog } from './Dialog.tsx'
import { Difference, Marked } from './Difference.tsx'
import { FIELD_WORDS } from './field-words.ts'
import { STATE_WORDS } from './state-words.ts'
import { useWords } from './words.ts'

interface Props {
  locale: Locale
  onClose: () => void
}

/** Who saved what when, how it differs from what is written now, and the way back. */
export function History({ locale, onClose }: Props) {
  const say = useWords()
  const [revisions, setRevisions] = useState<readonly Revision[] | null>(null)
  const [seen, setSeen] = useState<RevisionText | null>(null)
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    readRevisions(locale).then(setRevisions, (error: unknown) => {
      warn(error)
      onClose()
    })
  }, [locale])
  const see = (id: number): void => void readRevision(id).then(setSeen, warn)
  const restore = (id: number): void => {
    setBusy(true)
    restoreRevision(locale, id).then(onClose, (error: unknown) => {
      warn(error)
      setBusy(false)
    })
  }
  const now = seen && writtenText(locale)
  return (
    <Dialog title={say('history')} wide onClose={onClose}>
      <div className="dhist">
        <ol className="dscroll" aria-label={say('history')}>
          {revisions?.map(revision => (
            <li key={revision.id}>
              <button type="button" aria-pressed={seen?.id === revision.id} onClick={() => see(revision.id)}>
                <b className="num">{formatDateTime(revision.at, pageLocale())}</b>
                <span className="sm muted">
                  {revision.by}, {say(STATE_WORDS[revision.state])}
                </span>
              </button>
            </li>
          ))}
          {revisions?.length === 0 && <li className="hint">{say('history_empty')}</li>}
        </ol>
        <div>
          {seen && now ? (
            <>
              <p className="sm muted">
                <del>{say('history_then')}</del> <ins>{say('history_now')}</ins>
              </p>
              <div className="dscroll" tabIndex={0} role="region" aria-label={say('difference')}>
                {fieldsThatDiffer(seen.text, now).map(field => (
                  <div className="dchange" key={field}>
                    <p className="xs faint">{say(FIELD_WORDS[field])}</p>
                    <p className="dwords">
                      <Marked before={seen.text[field]} after={now[field]} />
                    </p>
                  </div>
                ))}
                <Difference stretches={stretchesOf(seen.text.blocks, now.blocks)} before="" after="" />
              </div>
              <button type="button" className="btn pri sm" aria-busy={busy || undefined} onClick={() => restore(seen.id)}>
                {say('restore')}
              </button>
            </>
          ) : (
            <p className="hint">{say('history_hint')}</p>
          )}
        </div>
      </div>
    </Dialog>
  )
}
