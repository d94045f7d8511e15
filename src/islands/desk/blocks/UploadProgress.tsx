import { forgetUpload, tryAgain, type Upload } from '#stores/desk/uploads.ts'
import { Icon } from '../Icon.tsx'
import { useFailure } from '../use-failure.ts'
import { useWords } from '../words.ts'

interface Props {
  id: string
  upload: Upload
  onDrop?: () => void
}

/** A picture on its way: how far it is, or why it stopped and what can be done. */
export function UploadProgress({ id, upload, onDrop }: Props) {
  const say = useWords()
  const told = useFailure()
  const { name } = upload.file
  if ('share' in upload) {
    return (
      <div className="dupl">
        <p className="sm">{say('uploading', { name, n: Math.round(upload.share * 100) })}</p>
        <progress value={upload.share} max={1} aria-label={name} />
      </div>
    )
  }
  return (
    <div className="dupl" role="alert">
      <p className="msg">
        <Icon name="alert" size="xs" />
        <span>
          <b>{name}</b> {told(upload.failure)}
        </span>
      </p>
      <div className="row">
        {!('code' in upload.failure && upload.failure.code === 'large') && (
          <button type="button" className="btn sec sm" onClick={() => tryAgain(id)}>
            {say('retry')}
          </button>
        )}
        <button
          type="button"
          className="btn sec sm"
          onClick={() => {
            forgetUpload(id)
            onDrop?.()
          }}
        >
          {say('remove')}
        </button>
      </div>
    </div>
  )
}
