import { useStore } from '@nanostores/react'
import { useId, useState } from 'react'
import { $settings, changeSettings } from '#stores/desk/settings.ts'
import { $uploads, upload } from '#stores/desk/uploads.ts'
import { Shown } from './blocks/Shown.tsx'
import { UploadProgress } from './blocks/UploadProgress.tsx'
import { Icon } from './Icon.tsx'
import { PICTURE_TYPES } from './picture-types.ts'
import { useWords } from './words.ts'

/** The picture that stands for the whole, in lists and in chats. */
export function Cover() {
  const say = useWords()
  const id = useId()
  const image = useStore($settings)?.image ?? null
  const uploads = useStore($uploads)
  const [key, setKey] = useState('')
  const sending = uploads[key]
  return (
    <div className={image ? 'edcov plate wide' : 'edcov plate wide none'}>
      {image && <Shown id={image.id} alt="" width={1200} />}
      <div className="row">
        {sending && <UploadProgress id={key} upload={sending} />}
        <label className="btn white sm" htmlFor={id}>
          <Icon name="image" />
          {image ? say('cover_change') : say('cover_add')}
        </label>
        <input
          className="vh"
          id={id}
          type="file"
          accept={PICTURE_TYPES.join(',')}
          onChange={event => {
            const file = event.target.files?.[0]
            if (file) setKey(upload(file, picture => changeSettings({ image: picture })))
            event.target.value = ''
          }}
        />
      </div>
    </div>
  )
}
