import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { COVER_RATIOS } from '#domain/framing.ts'
import { readPageLocale } from '#stores/client.ts'
import { $settings, changeSettings } from '#stores/editor/settings.ts'
import { $uploads } from '#stores/editor/uploads.ts'
import { FramedImage } from './blocks/FramedImage.tsx'
import { StoredImage } from './blocks/StoredImage.tsx'
import { UploadProgress } from './blocks/UploadProgress.tsx'
import { FramingDialog } from './FramingDialog.tsx'
import { Icon } from './Icon.tsx'
import { PictureChoice } from './PictureChoice.tsx'
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
  const settings = useStore($settings)
  const image = settings?.image ?? null
  const framing = settings?.image_framing ?? null
  const [isFraming, setFraming] = useState(false)
  const uploads = useStore($uploads)
  const [key, setKey] = useState('')
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
        <PictureChoice
          label={image ? t('cover_change') : t('cover_add')}
          buttonClass="button button-secondary button-small"
          lang={readPageLocale()}
          onPicture={picture => changeSettings({ image: { ...picture, alt: '' }, image_framing: null })}
          onUpload={([begun = '']) => setKey(begun)}
        />
        {image && (
          <button type="button" className="button button-secondary button-small" onClick={() => setFraming(true)}>
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
    </div>
  )
}
