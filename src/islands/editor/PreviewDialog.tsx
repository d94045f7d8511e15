import { useEffect, useRef, useState } from 'react'
import type { Locale } from '#domain/site.ts'
import { formatDateTime } from '#i18n/format.ts'
import { toLocalPath } from '#i18n/path.ts'
import { canCopy, copyText } from '#stores/copy-text.ts'
import { createPreviewLink, openPreviewLink, type PreviewLink, revokePreviewLink } from '#stores/editor/entry-actions.ts'
import { readPageLocale } from '#stores/client.ts'
import { Dialog } from './Dialog.tsx'
import { Icon } from './Icon.tsx'
import { useEditorTexts } from './editor-texts.ts'
import { useBusy, useWarning } from './use-busy.ts'

interface Props {
  locale: Locale
  onClose: () => void
}

/** The link to the unpublished version, valid for a limited time, with its renewal and end. */
export function PreviewDialog({ locale, onClose }: Props) {
  const t = useEditorTexts()
  const { busy, run } = useBusy()
  const displayError = useWarning()
  const [link, setLink] = useState<PreviewLink | null>(null)
  const [done, setDone] = useState<'preview_renewed' | 'preview_revoked' | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const renewButton = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    openPreviewLink(locale).then(setLink, (error: unknown) => {
      displayError(error)
      onClose()
    })
  }, [locale])
  const renew = async (): Promise<void> => {
    setLink(await createPreviewLink(locale))
    setDone('preview_renewed')
  }
  const revoke = async (): Promise<void> => {
    await revokePreviewLink(locale)
    setLink(null)
    setDone('preview_revoked')
    renewButton.current?.focus()
  }
  const url = link && new URL(toLocalPath(locale, link.path), location.href).href
  return (
    <Dialog title={t('preview')} onClose={onClose}>
      <div className="stack">
        <p className={done ? 'note note-success' : 'field-hint'} role="status" hidden={!done && Boolean(link)}>
          {t(done ?? 'preview_making')}
        </p>
        {link && url && (
          <>
            <p className="text-small muted">{t('preview_text', { time: formatDateTime(link.expires_at, readPageLocale()) })}</p>
            <input
              ref={input}
              className="input"
              readOnly
              value={url}
              aria-label={t('preview_link')}
              onFocus={event => event.target.select()}
            />
            <div className="row row-wrap">
              <a className="button button-primary button-small" href={url} target="_blank" rel="noopener">
                <Icon name="open" />
                {t('preview_open')}
              </a>
              {canCopy() && (
                <button type="button" className="button button-secondary button-small" onClick={() => void copyText(url, input.current)}>
                  <Icon name="copy" />
                  {t('preview_copy')}
                </button>
              )}
            </div>
            <p className="text-small muted">{t('preview_new_text')}</p>
          </>
        )}
        {(link ?? done) && (
          <div className="row row-wrap" aria-busy={busy || undefined}>
            <button ref={renewButton} type="button" className="button button-secondary button-small" onClick={() => run(renew)}>
              {t('preview_new')}
            </button>
            {link && (
              <button type="button" className="button button-secondary button-small" onClick={() => run(revoke)}>
                {t('preview_revoke')}
              </button>
            )}
          </div>
        )}
      </div>
    </Dialog>
  )
}
