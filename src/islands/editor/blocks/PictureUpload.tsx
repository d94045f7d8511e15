import { useStore } from '@nanostores/react'
import { useId, useState } from 'react'
import type { Picture } from '#domain/site.ts'
import { $uploads, upload } from '#stores/editor/uploads.ts'
import { Icon } from '../Icon.tsx'
import { PictureLibrary } from '../PictureLibrary.tsx'
import { UPLOAD_TYPES } from '../upload-types.ts'
import { useEditorTexts } from '../editor-texts.ts'
import { UploadProgress } from './UploadProgress.tsx'

interface Props {
  several?: boolean
  label?: string
  /** Language of the document, for the alternative text of a picture of the library. */
  lang: string
  onPicture: (picture: Picture) => void
}

/** Uploads pictures by file dialog or drag and drop. */
export function PictureUpload({ several = false, label, lang, onPicture }: Props) {
  const t = useEditorTexts()
  const id = useId()
  const [keys, setKeys] = useState<readonly string[]>([])
  const [isLibraryOpen, setLibraryOpen] = useState(false)
  const [isDragOver, setDragOver] = useState(false)
  const uploads = useStore($uploads)
  const uploadFiles = (files: FileList | null): void => {
    // The server rejects other files with a message.
    const selected = [...(files ?? [])].slice(0, several ? 30 : 1)
    setKeys([...keys, ...selected.map(file => upload(file, onPicture))])
  }
  return (
    <div
      className={isDragOver ? 'picture-drop over' : 'picture-drop'}
      onDragOver={event => {
        event.preventDefault()
        setDragOver(true)
      }}
      onDragLeave={() => setDragOver(false)}
      onDrop={event => {
        event.preventDefault()
        event.stopPropagation()
        setDragOver(false)
        uploadFiles(event.dataTransfer.files)
      }}
    >
      <label className="button button-secondary button-small" htmlFor={id}>
        <Icon name="image" />
        {label ?? (several ? t('pictures_choose') : t('picture_choose'))}
      </label>
      <input
        className="visually-hidden"
        id={id}
        type="file"
        accept={UPLOAD_TYPES.join(',')}
        multiple={several}
        onChange={event => {
          uploadFiles(event.target.files)
          event.target.value = ''
        }}
      />
      <button type="button" className="button button-secondary button-small" onClick={() => setLibraryOpen(true)}>
        <Icon name="images" />
        {t('library_choose')}
      </button>
      {isLibraryOpen && (
        <PictureLibrary
          lang={lang}
          onClose={() => setLibraryOpen(false)}
          onChoose={picture => {
            onPicture(picture)
            setLibraryOpen(false)
          }}
        />
      )}
      <span className="field-hint">{t('picture_drop')}</span>
      {keys.map(key => {
        const current = uploads[key]
        return current && <UploadProgress key={key} id={key} upload={current} />
      })}
    </div>
  )
}
