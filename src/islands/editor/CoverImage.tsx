import { useStore } from '@nanostores/react'
import { useId, useState } from 'react'
import { pageLocale } from '#stores/client.ts'
import { $settings, changeSettings } from '#stores/editor/settings.ts'
import { $uploads, upload } from '#stores/editor/uploads.ts'
import { StoredImage } from './blocks/StoredImage.tsx'
import { UploadProgress } from './blocks/UploadProgress.tsx'
import { Icon } from './Icon.tsx'
import { PictureLibrary } from './PictureLibrary.tsx'
import { UPLOAD_TYPES } from './upload-types.ts'
import { useEditorTexts } from './editor-texts.ts'

/** The cover picture, displayed in lists and link previews. */
export function CoverImage() {
  const t = useEditorTexts()
  const id = useId()
  const image = useStore($settings)?.image ?? null
  const uploads = useStore($uploads)
  const [key, setKey] = useState('')
  const [isLibraryOpen, setLibraryOpen] = useState(false)
  const sending = uploads[key]
  return (
    <div className={image ? 'editor-cover picture picture-wide' : 'editor-cover picture picture-wide none'}>
      {image && <StoredImage id={image.id} alt="" width={1200} />}
      <div className="row">
        {sending && <UploadProgress id={key} upload={sending} />}
        <label className="button button-white button-small" htmlFor={id}>
          <Icon name="image" />
          {image ? t('cover_change') : t('cover_add')}
        </label>
        <input
          className="visually-hidden"
          id={id}
          type="file"
          accept={UPLOAD_TYPES.join(',')}
          onChange={event => {
            const file = event.target.files?.[0]
            if (file) setKey(upload(file, picture => changeSettings({ image: picture })))
            event.target.value = ''
          }}
        />
        <button type="button" className="button button-white button-small" onClick={() => setLibraryOpen(true)}>
          <Icon name="images" />
          {t('library_choose')}
        </button>
      </div>
      {isLibraryOpen && (
        <PictureLibrary
          lang={pageLocale()}
          onClose={() => setLibraryOpen(false)}
          onChoose={picture => {
            changeSettings({ image: { ...picture, alt: '' } })
            setLibraryOpen(false)
          }}
        />
      )}
    </div>
  )
}
