import { useEffect, useState } from 'react'
import type { Locale } from '#domain/site.ts'
import { formatDateTime } from '#i18n/format.ts'
import { toLocalPath } from '#i18n/path.ts'
import { UnsavedError, createPreviewLink } from '#stores/editor/entry-actions.ts'
import { notify, warn } from '#stores/notices.ts'
import { readPageLocale } from '#stores/client.ts'
import { Dialog } from './Dialog.tsx'
import { Icon } from './Icon.tsx'
import { useEditorTexts } from './editor-texts.ts'

interface Props {
  locale: Locale
  onClose: () => void
}

/** Creates a link to the unpublished version, valid for a limited time. */
export function PreviewDialog({ locale, onClose }: Props) {
  const t = useEditorTexts()
  const [link, setLink] = useState<{ path: string; expires_at: string } | null>(null)
  useEffect(() => {
    createPreviewLink(locale).then(setLink, (error: unknown) => {
      if (error instanceof UnsavedError) notify(t('not_saved'), { tone: 'warning' })
      else warn(error)
      onClose()
    })
  }, [locale])
  const url = link && new URL(toLocalPath(locale, link.path), location.href).href
  return (
    <Dialog title={t('preview')} onClose={onClose}>
      {link && url ? (
        <div className="stack">
          <p className="text-small muted">{t('preview_text', { time: formatDateTime(link.expires_at, readPageLocale()) })}</p>
          <input className="input" readOnly value={url} aria-label={t('preview_link')} onFocus={event => event.target.select()} />
          <div className="row row-wrap">
            <a className="button button-primary button-small" href={url} target="_blank" rel="noopener">
              <Icon name="open" />
              {t('preview_open')}
            </a>
            <button
              type="button"
              className="button button-secondary button-small"
              onClick={() => void navigator.clipboard.writeText(url).then(() => notify({ code: 'copied' }), warn)}
            >
              <Icon name="copy" />
              {t('preview_copy')}
            </button>
          </div>
        </div>
      ) : (
        <p className="field-hint" role="status">
          {t('preview_making')}
        </p>
      )}
    </Dialog>
  )
}
