import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { Picture } from '#domain/site.ts'
import { $uploads } from '#stores/editor/uploads.ts'
import { PictureChoice, uploadFiles } from '../PictureChoice.tsx'
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
  const [keys, setKeys] = useState<readonly string[]>([])
  const [isDragOver, setDragOver] = useState(false)
  const uploads = useStore($uploads)
  const onUpload = (begun: readonly string[]): void => setKeys(current => [...current, ...begun])
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
        onUpload(uploadFiles(event.dataTransfer.files, several, onPicture))
      }}
    >
      <PictureChoice
        label={label ?? (several ? t('pictures_choose') : t('picture_choose'))}
        buttonClass="button button-secondary button-small"
        several={several}
        lang={lang}
        onPicture={onPicture}
        onUpload={onUpload}
      />
      <span className="field-hint">{t('picture_drop')}</span>
      {keys.map(key => {
        const current = uploads[key]
        return current && <UploadProgress key={key} id={key} upload={current} />
      })}
    </div>
  )
}
