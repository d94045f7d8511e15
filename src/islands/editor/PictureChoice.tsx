import { useId, useState } from 'react'
import type { Picture } from '#domain/site.ts'
import { upload } from '#stores/editor/uploads.ts'
import { useEditorTexts } from './editor-texts.ts'
import { Icon } from './Icon.tsx'
import { PictureLibrary } from './PictureLibrary.tsx'
import { UPLOAD_TYPES } from './upload-types.ts'

interface Props {
  label: string
  buttonClass: string
  several?: boolean
  /** Language of the alternative text of a picture of the library. */
  lang: string
  onPicture: (picture: Picture) => void
  /** Keys of the uploads that begin. */
  onUpload: (keys: readonly string[]) => void
}

/** Buttons for pictures from this device, and for one of the library. */
export function PictureChoice({ label, buttonClass, several = false, lang, onPicture, onUpload }: Props) {
  const t = useEditorTexts()
  const id = useId()
  const [isLibraryOpen, setLibraryOpen] = useState(false)
  return (
    <>
      <label className={buttonClass} htmlFor={id}>
        <Icon name="image" />
        {label}
      </label>
      <input
        className="visually-hidden"
        id={id}
        type="file"
        accept={UPLOAD_TYPES.join(',')}
        multiple={several}
        onChange={event => {
          onUpload(uploadFiles(event.target.files, several, onPicture))
          event.target.value = ''
        }}
      />
      <button type="button" className={buttonClass} onClick={() => setLibraryOpen(true)}>
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
    </>
  )
}

/** The server rejects other files with a message. @returns the keys of the uploads */
export function uploadFiles(files: FileList | null, several: boolean, onPicture: (picture: Picture) => void): string[] {
  return [...(files ?? [])].slice(0, several ? 30 : 1).map(file => upload(file, onPicture))
}
