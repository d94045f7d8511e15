import { removeUpload, retryUpload, type Upload } from '#stores/editor/uploads.ts'
import { Icon } from '../Icon.tsx'
import { useFailureText } from '../use-failure-text.ts'
import { useEditorTexts } from '../editor-texts.ts'

interface Props {
  id: string
  upload: Upload
  onDrop?: () => void
}

/** An upload: its progress, or its error with a retry. */
export function UploadProgress({ id, upload, onDrop: onRemove }: Props) {
  const t = useEditorTexts()
  const toFailureText = useFailureText()
  const { name } = upload
  if ('progress' in upload) {
    return (
      <div className="upload-progress">
        <p className="text-small">{t('uploading', { name, n: Math.round(upload.progress * 100) })}</p>
        <progress value={upload.progress} max={1} aria-label={name} />
      </div>
    )
  }
  return (
    <div className="upload-progress" role="alert">
      <p className="field-error">
        <Icon name="alert" size="tiny" />
        <span>
          <b>{name}</b> {toFailureText(upload.failure)}
        </span>
      </p>
      <div className="row">
        {upload.canRetry && (
          <button type="button" className="button button-secondary button-small" onClick={() => retryUpload(id)}>
            {t('retry')}
          </button>
        )}
        <button
          type="button"
          className="button button-secondary button-small"
          onClick={() => {
            removeUpload(id)
            onRemove?.()
          }}
        >
          {t('remove')}
        </button>
      </div>
    </div>
  )
}
