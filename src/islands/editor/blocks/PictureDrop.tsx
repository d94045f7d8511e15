import { useStore } from '@nanostores/react'
import { useId, useState } from 'react'
import type { Picture } from '#domain/site.ts'
import { $uploads, upload } from '#stores/editor/uploads.ts'
import { Icon } from '../Icon.tsx'
import { PICTURE_TYPES } from '../picture-types.ts'
import { useEditorTexts } from '../editor-texts.ts'
import { UploadProgress } from './UploadProgress.tsx'

interface Props {
  several?: boolean
  label?: string
  onPicture: (picture: Picture) => void
}

/** A place for pictures: choose files, or drop them here. */
export function PictureDrop({ several = false, label, onPicture }: Props) {
  const t = useEditorTexts()
  const id = useId()
  const [keys, setKeys] = useState<readonly string[]>([])
  const [over, setOver] = useState(false)
  const uploads = useStore($uploads)
  const send = (files: FileList | null): void => {
    // What is no picture is refused by the shop, which says why.
    const chosen = [...(files ?? [])].slice(0, several ? 30 : 1)
    setKeys([...keys, ...chosen.map(file => upload(file, onPicture))])
  }
  return (
    <div
      className={over ? 'picture-drop over' : 'picture-drop'}
      onDragOver={event => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={event => {
        event.preventDefault()
        event.stopPropagation()
        setOver(false)
        send(event.dataTransfer.files)
      }}
    >
      <label className="btn sec sm" htmlFor={id}>
        <Icon name="image" />
        {label ?? (several ? t('pictures_choose') : t('picture_choose'))}
      </label>
      <input
        className="vh"
        id={id}
        type="file"
        accept={PICTURE_TYPES.join(',')}
        multiple={several}
        onChange={event => {
          send(event.target.files)
          event.target.value = ''
        }}
      />
      <span className="hint">{t('picture_drop')}</span>
      {keys.map(key => {
        const known = uploads[key]
        return known && <UploadProgress key={key} id={key} upload={known} />
      })}
    </div>
  )
}
