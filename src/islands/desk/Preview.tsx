import { useEffect, useState } from 'react'
import type { Locale } from '#domain/site.ts'
import { formatDateTime } from '#i18n/format.ts'
import { localPath } from '#i18n/path.ts'
import { NotSaved, previewLink } from '#stores/desk/steps.ts'
import { notify, warn } from '#stores/notices.ts'
import { pageLocale } from '#stores/shop.ts'
import { Dialog } from './Dialog.tsx'
import { Icon } from './Icon.tsx'
import { useWords } from './words.ts'

interface Props {
  locale: Locale
  onClose: () => void
}

/** A link that shows the text as readers will see it, to anybody who has it, until it ends. */
export function Preview({ locale, onClose }: Props) {
  const say = useWords()
  const [link, setLink] = useState<{ path: string; expires_at: string } | null>(null)
  useEffect(() => {
    previewLink(locale).then(setLink, (error: unknown) => {
      if (error instanceof NotSaved) notify(say('not_saved'), { tone: 'warning' })
      else warn(error)
      onClose()
    })
  }, [locale])
  const url = link && new URL(localPath(locale, link.path), location.href).href
  return (
    <Dialog title={say('preview')} onClose={onClose}>
      {link && url ? (
        <div className="stack">
          <p className="sm muted">{say('preview_text', { time: formatDateTime(link.expires_at, pageLocale()) })}</p>
          <input className="inp" readOnly value={url} aria-label={say('preview_link')} onFocus={event => event.target.select()} />
          <div className="row wrapf">
            <a className="btn pri sm" href={url} target="_blank" rel="noopener">
              <Icon name="open" />
              {say('preview_open')}
            </a>
            <button
              type="button"
              className="btn sec sm"
              onClick={() => void navigator.clipboard.writeText(url).then(() => notify({ code: 'copied' }), warn)}
            >
              <Icon name="copy" />
              {say('preview_copy')}
            </button>
          </div>
        </div>
      ) : (
        <p className="hint" role="status">
          {say('preview_making')}
        </p>
      )}
    </Dialog>
  )
}
