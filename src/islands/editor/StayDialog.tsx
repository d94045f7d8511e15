import { useStore } from '@nanostores/react'
import { useEffect, useId, useState } from 'react'
import { $hotels, loadHotels } from '#stores/editor/hotels.ts'
import { Dialog } from './Dialog.tsx'
import { useEditorTexts } from './editor-texts.ts'

interface Props {
  onClose: () => void
  onChoose: (slug: string) => void
}

/** Chooses a hotel that the text offers. */
export function StayDialog({ onClose, onChoose }: Props) {
  const t = useEditorTexts()
  const id = useId()
  const hotels = useStore($hotels)
  const [failed, setFailed] = useState(false)
  useEffect(() => void loadHotels().catch(() => setFailed(true)), [])
  return (
    <Dialog title={t('stay')} onClose={onClose}>
      <form
        className="stack"
        onSubmit={event => {
          event.preventDefault()
          const slug = new FormData(event.currentTarget).get('hotel')
          if (typeof slug === 'string' && slug) onChoose(slug)
        }}
      >
        <div className="field">
          <label htmlFor={id}>{t('stay_hotel')}</label>
          <select className="select" id={id} name="hotel" data-focus="" aria-describedby={`${id}-hint`} required>
            {hotels?.map(({ slug, name, place }) => (
              <option key={slug} value={slug}>
                {name}, {place.name}
              </option>
            ))}
          </select>
          <p className="field-hint" id={`${id}-hint`} role="status">
            {failed ? t('stay_failed') : hotels?.length === 0 ? t('stay_none') : t('stay_hint')}
          </p>
        </div>
        <div className="row">
          <button className="button button-primary button-small" disabled={!hotels?.length}>
            {t('put')}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
