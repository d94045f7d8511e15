import { useStore } from '@nanostores/react'
import type { ReactNodeViewProps } from '@tiptap/react'
import { type PointerEvent, useRef, useState } from 'react'
import type { StoredHotspot } from '#domain/document.ts'
import { cropRatio, type Framing, fromCropPoint, NO_FRAMING, toCropPoint } from '#domain/framing.ts'
import { $pictures } from '#stores/editor/uploads.ts'
import { Dialog } from '../Dialog.tsx'
import { FramingDialog } from '../FramingDialog.tsx'
import { Icon } from '../Icon.tsx'
import { ProductSearch } from '../ProductSearch.tsx'
import { TextInput } from '../TextInput.tsx'
import { useEditorTexts } from '../editor-texts.ts'
import { BlockFrame } from './BlockFrame.tsx'
import { FramedImage } from './FramedImage.tsx'
import { HotspotColour } from './HotspotColour.tsx'
import { SelectedProduct } from './SelectedProduct.tsx'
import { PictureUpload } from './PictureUpload.tsx'
import { StoredImage } from './StoredImage.tsx'
import { moveByKey } from './hotspot-position.ts'

interface Attrs {
  imageId: string
  alt: string
  title: string
  text: string
  spots: StoredHotspot[]
  framing: Framing | null
}

const withColour = (spot: StoredHotspot, colour: string): StoredHotspot => (colour ? { ...spot, colour } : spot)

/** A picture with product hotspots. A click on the picture or the button adds one; dragging or arrow keys move it. */
export function LookBlock(view: ReactNodeViewProps) {
  const t = useEditorTexts()
  const { imageId, alt, title, text, spots, framing } = view.node.attrs as Attrs
  const stored = useStore($pictures)[imageId]
  const shown = (stored && framing) ?? NO_FRAMING
  const center = fromCropPoint({ x: 50, y: 50 }, shown)
  const [isFraming, setFraming] = useState(false)
  const [selecting, setSelecting] = useState<{ x: number; y: number; index: number | null } | null>(null)
  const [dragged, setDragged] = useState<{ index: number; x: number; y: number } | null>(null)
  const picture = useRef<HTMLDivElement>(null)
  const setSpots = (next: StoredHotspot[]): void => view.updateAttributes({ spots: next })
  const toPosition = (event: { clientX: number; clientY: number }): { x: number; y: number } => {
    const box = picture.current?.getBoundingClientRect()
    if (!box) return center
    return fromCropPoint({ x: ((event.clientX - box.left) / box.width) * 100, y: ((event.clientY - box.top) / box.height) * 100 }, shown)
  }
  const drop = (index: number): void => {
    if (!dragged || dragged.index !== index) return
    setDragged(null)
    setSpots(spots.map((spot, at) => (at === index ? { ...spot, x: dragged.x, y: dragged.y } : spot)))
  }
  const drag = (event: PointerEvent, index: number): void => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) setDragged({ index, ...toPosition(event) })
  }
  return (
    <BlockFrame view={view} label={t('look')} icon="look">
      {imageId === '' ? (
        <PictureUpload
          lang={view.editor.view.dom.lang}
          onPicture={({ id, alt: suggested }) => view.updateAttributes({ imageId: id, alt: suggested })}
        />
      ) : (
        <div className="look-editor">
          <div>
            <div ref={picture} className="look-editor-picture">
              <button
                type="button"
                className="look-editor-button"
                aria-label={t('spot_add')}
                onClick={event => setSelecting({ ...(event.detail === 0 ? center : toPosition(event)), index: null })}
              >
                {framing && stored ? (
                  <FramedImage picture={stored} framing={framing} alt={alt} ratio={cropRatio(framing, stored)} />
                ) : (
                  <StoredImage id={imageId} alt={alt} />
                )}
              </button>
              {spots.map((spot, index) => {
                const at = toCropPoint(dragged?.index === index ? dragged : spot, shown)
                if (!at) return null
                return (
                  <button
                    type="button"
                    key={`${spot.slug}-${index}`}
                    className="look-editor-spot numeric"
                    style={{ left: `${at.x}%`, top: `${at.y}%` }}
                    aria-label={t('spot_named', { n: index + 1, x: Math.round(at.x), y: Math.round(at.y) })}
                    aria-describedby={`${imageId}-keys`}
                    onPointerDown={event => event.currentTarget.setPointerCapture(event.pointerId)}
                    onPointerMove={event => drag(event, index)}
                    onPointerUp={() => drop(index)}
                    onKeyDown={event => {
                      const next = moveByKey(spot, event.key, event.shiftKey, shown)
                      if (next) setSpots(spots.map((other, otherIndex) => (otherIndex === index ? next : other)))
                      else if (event.key === 'Delete' || event.key === 'Backspace')
                        setSpots(spots.filter((_spot, other) => other !== index))
                      else return
                      event.preventDefault()
                    }}
                  >
                    {index + 1}
                  </button>
                )
              })}
            </div>
            <p className="field-hint" id={`${imageId}-keys`}>
              {t('spot_hint')}
            </p>
            {stored && (
              <button type="button" className="button button-secondary button-small" onClick={() => setFraming(true)}>
                <Icon name="crop" />
                {t('framing_crop_only')}
              </button>
            )}
          </div>
          <div className="stack stack-tight">
            <ol className="editor-products">
              {spots.map((spot, index) => (
                <li className="editor-product" key={`${spot.slug}-${index}`}>
                  <span className="look-editor-number numeric">{index + 1}</span>
                  <SelectedProduct slug={spot.slug} />
                  {!toCropPoint(spot, shown) && <span className="text-tiny faint">{t('spot_outside')}</span>}
                  <HotspotColour
                    slug={spot.slug}
                    value={spot.colour ?? ''}
                    onChange={colour =>
                      setSpots(spots.map(({ colour: before = '', ...other }, at) => withColour(other, at === index ? colour : before)))
                    }
                  />
                  <button
                    type="button"
                    className="icon-button"
                    aria-label={t('spot_change')}
                    onClick={() => setSelecting({ ...spot, index })}
                  >
                    <Icon name="product" />
                  </button>
                  <button
                    type="button"
                    className="icon-button"
                    aria-label={t('spot_remove')}
                    onClick={() => setSpots(spots.filter((_spot, other) => other !== index))}
                  >
                    <Icon name="trash" />
                  </button>
                </li>
              ))}
            </ol>
            <button type="button" className="button button-secondary button-small" onClick={() => setSelecting({ ...center, index: null })}>
              <Icon name="plus" />
              {t('spot_add')}
            </button>
            <TextInput label={t('look_title')} value={title} onCommit={next => view.updateAttributes({ title: next })} />
            <TextInput
              label={t('look_text')}
              lines={3}
              maxLength={1000}
              value={text}
              onCommit={next => view.updateAttributes({ text: next })}
            />
            <TextInput label={t('alt')} hint={t('alt_hint')} value={alt} onCommit={next => view.updateAttributes({ alt: next })} />
          </div>
        </div>
      )}
      {isFraming && stored && (
        <FramingDialog
          picture={stored}
          value={framing}
          frames={[{ label: 'framing_figure', ratio: null }]}
          onClose={() => setFraming(false)}
          onSave={next => {
            view.updateAttributes({ framing: next })
            setFraming(false)
          }}
        />
      )}
      {selecting && (
        <Dialog title={t('spot_product')} onClose={() => setSelecting(null)}>
          <ProductSearch
            onChoose={({ slug }) => {
              const { x, y, index } = selecting
              setSpots(
                index === null
                  ? [...spots, { slug, x, y }]
                  : spots.map((spot, at) => (at === index ? { slug, x: spot.x, y: spot.y } : spot))
              )
              setSelecting(null)
            }}
          />
        </Dialog>
      )}
    </BlockFrame>
  )
}
