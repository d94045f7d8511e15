import { useStore } from '@nanostores/react'
import { useId, useState } from 'react'
import { COVER_RATIOS } from '#domain/framing.ts'
import { readPageLocale } from '#stores/client.ts'
import { $settings, changeSettings } from '#stores/editor/settings.ts'
import { $uploads, upload } from '#stores/editor/uploads.ts'
import { FramedImage } from './blocks/FramedImage.tsx'
import { StoredImage } from './blocks/StoredImage.tsx'
import { UploadProgress } from './blocks/UploadProgress.tsx'
import { FramingDialog } from './FramingDialog.tsx'
import { Icon } from './Icon.tsx'
import { PictureLibrary } from './PictureLibrary.tsx'
import { UPLOAD_TYPES } from './upload-types.ts'
import { useEditorTexts } from './editor-texts.ts'

const FRAMES = [
  { label: 'framing_cover', ratio: COVER_RATIOS.page },
  { label: 'framing_list', ratio: COVER_RATIOS.list },
  { label: 'framing_tall', ratio: COVER_RATIOS.tall },
  { label: 'framing_share', ratio: COVER_RATIOS.share }
] as const

/** The cover picture, displayed in lists and link previews. */
export function CoverImage() {
  const t = useEditorTexts()
  const id = useId()
  const settings = useStore($settings)
  const image = settings?.image ?? null
  const framing = settings?.image_framing ?? null
  const [isFraming, setFraming] = useState(false)
  const uploads = useStore($uploads)
  const [key, setKey] = useState('')
  const [isLibraryOpen, setLibraryOpen] = useState(false)
  const sending = uploads[key]
  return (
    <div className={image ? 'editor-cover picture picture-wide' : 'editor-cover picture picture-wide none'}>
      {image &&
        (framing ? (
          <FramedImage picture={image} framing={framing} alt="" ratio={COVER_RATIOS.list} />
        ) : (
          <StoredImage id={image.id} alt="" width={1200} />
        ))}
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
            if (file) setKey(upload(file, picture => changeSettings({ image: picture, image_framing: null })))
            event.target.value = ''
          }}
        />
        <button type="button" className="button button-white button-small" onClick={() => setLibraryOpen(true)}>
          <Icon name="images" />
          {t('library_choose')}
        </button>
        {image && (
          <button type="button" className="button button-white button-small" onClick={() => setFraming(true)}>
            <Icon name="crop" />
            {t('framing')}
          </button>
        )}
      </div>
      {isFraming && image && (
        <FramingDialog
          picture={image}
          value={framing}
          frames={FRAMES}
          onClose={() => setFraming(false)}
          onSave={next => {
            changeSettings({ image_framing: next })
            setFraming(false)
          }}
        />
      )}
      {isLibraryOpen && (
        <PictureLibrary
          lang={readPageLocale()}
          onClose={() => setLibraryOpen(false)}
          onChoose={picture => {
            changeSettings({ image: { ...picture, alt: '' }, image_framing: null })
            setLibraryOpen(false)
          }}
        />
      )}
    </div>
  )
}
