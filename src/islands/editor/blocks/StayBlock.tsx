import { useStore } from '@nanostores/react'
import type { ReactNodeViewProps } from '@tiptap/react'
import { useEffect } from 'react'
import { formatMoney } from '#i18n/format.ts'
import { $hotels, loadHotels } from '#stores/editor/hotels.ts'
import { Thumbnail } from '../../ui/Thumbnail.tsx'
import { TextInput } from '../TextInput.tsx'
import { useEditorTexts } from '../editor-texts.ts'
import { BlockFrame } from './BlockFrame.tsx'

/** A hotel that is booked inside the text. */
export function StayBlock(view: ReactNodeViewProps) {
  const t = useEditorTexts()
  const { hotel: slug, note } = view.node.attrs as { hotel: string; note: string }
  const hotels = useStore($hotels)
  const hotel = hotels?.find(each => each.slug === slug)
  useEffect(() => void loadHotels().catch(() => null), [])
  return (
    <BlockFrame view={view} label={t('stay')} icon="bed">
      <div className="editor-product">
        <Thumbnail picture={hotel?.image ?? null} />
        <div className="grow">
          <p className="bold">{hotel?.name ?? slug}</p>
          {hotel && (
            <p className="text-small muted">
              {[hotel.place.name, hotel.price_from && formatMoney(hotel.price_from)].filter(Boolean).join(', ')}
            </p>
          )}
          {hotels && !hotel && <p className="field-error">{t('stay_gone')}</p>}
        </div>
      </div>
      <TextInput
        quiet
        label={t('stay_note')}
        placeholder={t('stay_note')}
        value={note}
        onCommit={text => view.updateAttributes({ note: text })}
      />
    </BlockFrame>
  )
}
