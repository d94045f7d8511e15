import { removeUpload, retryUpload, type Upload } from '#stores/editor/uploads.ts'
import { Icon } from '../Icon.tsx'
import { useFailure } from '../use-failure.ts'
import { useEditorTexts } from '../editor-texts.ts'

interface Props {
  id: string
  upload: Upload
  onDrop?: () => void
}

/** A picture on its way: how far it is, or why it stopped and what can be done. */
export function UploadProgress({ id, upload, onDrop }: Props) {
  const t = useEditorTexts()
  const told = useFailure()
  const { name } = upload.file
  if ('share' in upload) {
    return (
      <div className="upload-progress">
        <p className="sm">{t('uploading', { name, n: Math.round(upload.share * 100) })}</p>
        <progress value={upload.share} max={1} aria-label={name} />
      </div>
    )
  }
  return (
    <div className="upload-progress" role="alert">
      <p className="msg">
        <Icon name="alert" size="xs" />
        <span>
          <b>{name}</b> {told(upload.failure)}
        </span>
      </p>
      <div className="row">
        {!('code' in upload.failure && upload.failure.code === 'large') && (
          <button type="button" className="btn sec sm" onClick={() => retryUpload(id)}>
            {t('retry')}
          </button>
        )}
        <button
          type="button"
          className="btn sec sm"
          onClick={() => {
            removeUpload(id)
            onDrop?.()
          }}
        >
          {t('remove')}
        </button>
      </div>
    </div>
  )
}
