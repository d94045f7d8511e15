import type { ReactNodeViewProps } from '@tiptap/react'
import { type PointerEvent, useRef, useState } from 'react'
import type { StoredHotspot } from '#domain/document.ts'
import { Dialog } from '../Dialog.tsx'
import { Icon } from '../Icon.tsx'
import { ProductSearch } from '../ProductSearch.tsx'
import { TextInput } from '../TextInput.tsx'
import { useEditorTexts } from '../editor-texts.ts'
import { BlockFrame } from './BlockFrame.tsx'
import { SelectedProduct } from './SelectedProduct.tsx'
import { PictureDrop } from './PictureDrop.tsx'
import { StoredImage } from './StoredImage.tsx'
import { inside, moved } from './spot-position.ts'

interface Attrs {
  imageId: string
  alt: string
  title: string
  text: string
  spots: StoredHotspot[]
}

const MIDDLE = { x: 50, y: 50 }

/** A picture one shops from. A spot is put by a press on the picture or by the button, and moved by dragging or arrow keys. */
export function LookBlock(view: ReactNodeViewProps) {
  const t = useEditorTexts()
  const { imageId, alt, title, text, spots } = view.node.attrs as Attrs
  const [choosing, setChoosing] = useState<{ x: number; y: number; index: number | null } | null>(null)
  const [dragged, setDragged] = useState<{ index: number; x: number; y: number } | null>(null)
  const frame = useRef<HTMLDivElement>(null)
  const put = (next: StoredHotspot[]): void => view.updateAttributes({ spots: next })
  const place = (event: { clientX: number; clientY: number }): { x: number; y: number } => {
    const box = frame.current?.getBoundingClientRect()
    if (!box) return MIDDLE
    return { x: inside(((event.clientX - box.left) / box.width) * 100), y: inside(((event.clientY - box.top) / box.height) * 100) }
  }
  const drop = (index: number): void => {
    if (!dragged || dragged.index !== index) return
    setDragged(null)
    put(spots.map((spot, at) => (at === index ? { ...spot, x: dragged.x, y: dragged.y } : spot)))
  }
  const drag = (event: PointerEvent, index: number): void => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) setDragged({ index, ...place(event) })
  }
  return (
    <BlockFrame view={view} label={t('look')} icon="look">
      {imageId === '' ? (
        <PictureDrop onPicture={({ id }) => view.updateAttributes({ imageId: id })} />
      ) : (
        <div className="look-editor">
          <div>
            <div ref={frame} className="look-editor-picture">
              <button
                type="button"
                className="look-editor-button"
                aria-label={t('spot_add')}
                onClick={event => setChoosing({ ...(event.detail === 0 ? MIDDLE : place(event)), index: null })}
              >
                <StoredImage id={imageId} alt={alt} />
              </button>
              {spots.map((spot, index) => {
                const at = dragged?.index === index ? dragged : spot
                return (
                  <button
                    type="button"
                    key={`${spot.slug}-${index}`}
                    className="look-editor-spot num"
                    style={{ left: `${at.x}%`, top: `${at.y}%` }}
                    aria-label={t('spot_named', { n: index + 1, x: Math.round(at.x), y: Math.round(at.y) })}
                    aria-describedby={`${imageId}-keys`}
                    onPointerDown={event => event.currentTarget.setPointerCapture(event.pointerId)}
                    onPointerMove={event => drag(event, index)}
                    onPointerUp={() => drop(index)}
                    onKeyDown={event => {
                      const next = moved(spot, event.key, event.shiftKey)
                      if (next) put(spots.map((other, other_at) => (other_at === index ? next : other)))
                      else if (event.key === 'Delete' || event.key === 'Backspace') put(spots.filter((_spot, other) => other !== index))
                      else return
                      event.preventDefault()
                    }}
                  >
                    {index + 1}
                  </button>
                )
              })}
            </div>
            <p className="hint" id={`${imageId}-keys`}>
              {t('spot_hint')}
            </p>
          </div>
          <div className="stack g2">
            <ol className="editor-products">
              {spots.map((spot, index) => (
                <li className="editor-product" key={`${spot.slug}-${index}`}>
                  <span className="look-editor-number num">{index + 1}</span>
                  <SelectedProduct slug={spot.slug} />
                  <button type="button" className="icb" aria-label={t('spot_change')} onClick={() => setChoosing({ ...spot, index })}>
                    <Icon name="product" />
                  </button>
                  <button
                    type="button"
                    className="icb"
                    aria-label={t('spot_remove')}
                    onClick={() => put(spots.filter((_spot, other) => other !== index))}
                  >
                    <Icon name="trash" />
                  </button>
                </li>
              ))}
            </ol>
            <button type="button" className="btn sec sm" onClick={() => setChoosing({ ...MIDDLE, index: null })}>
              <Icon name="plus" />
              {t('spot_add')}
            </button>
            <TextInput label={t('look_title')} value={title} onCommit={next => view.updateAttributes({ title: next })} />
            <TextInput label={t('look_text')} lines={3} most={1000} value={text} onCommit={next => view.updateAttributes({ text: next })} />
            <TextInput label={t('alt')} hint={t('alt_hint')} value={alt} onCommit={next => view.updateAttributes({ alt: next })} />
          </div>
        </div>
      )}
      {choosing && (
        <Dialog title={t('spot_product')} onClose={() => setChoosing(null)}>
          <ProductSearch
            onChoose={({ slug }) => {
              const { x, y, index } = choosing
              put(index === null ? [...spots, { slug, x, y }] : spots.map((spot, at) => (at === index ? { ...spot, slug } : spot)))
              setChoosing(null)
            }}
          />
        </Dialog>
      )}
    </BlockFrame>
  )
}
