import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { cropRatio, type Framing, toFramingStyle, isDefaultFraming, NO_FRAMING, toFraming } from '#domain/framing.ts'
import type { Picture } from '#domain/site.ts'
import { Dialog } from './Dialog.tsx'
import { useEditorTexts, type EditorTextKey } from './editor-texts.ts'
import { CORNERS, type FramingPart, moveFraming, toStep } from './move-framing.ts'

interface Props {
  picture: Pick<Picture, 'id' | 'width' | 'height'>
  value: Framing | null
  /** Frames in which this use of the picture is shown; the ratio is null where the frame takes that of the crop. */
  frames: readonly { label: EditorTextKey; ratio: number | null }[]
  /** Null for the whole picture. */
  onSave: (framing: Framing | null) => void
  onClose: () => void
}

/** Crop and focal point of one use of a picture, by pointer or by arrow keys, with what each frame then shows. */
export function FramingDialog({ picture, value, frames, onSave, onClose }: Props) {
  const t = useEditorTexts()
  const [framing, setFraming] = useState(value ?? NO_FRAMING)
  const stage = useRef<HTMLDivElement>(null)
  const dragged = useRef<{ part: FramingPart; x: number; y: number; from: Framing } | null>(null)
  const { crop, focus } = framing
  /** Frames of the crop's ratio show all of it, wherever the focal point is. */
  const hasFocus = frames.some(({ ratio }) => ratio !== null)

  const chosen = hasFocus ? framing : { crop, focus: { x: crop.x + crop.width / 2, y: crop.y + crop.height / 2 } }

  const start = (part: FramingPart, event: PointerEvent): void => {
    event.currentTarget.setPointerCapture(event.pointerId)
    dragged.current = { part, x: event.clientX, y: event.clientY, from: framing }
    event.stopPropagation()
  }
  const drag = (event: PointerEvent): void => {
    const box = stage.current?.getBoundingClientRect()
    if (!dragged.current || !box) return
    const { part, x, y, from } = dragged.current
    setFraming(moveFraming(from, part, ((event.clientX - x) / box.width) * 100, ((event.clientY - y) / box.height) * 100))
  }
  const end = (): void => void (dragged.current = null)
  const handlers = (part: FramingPart) => ({
    onPointerDown: (event: PointerEvent) => start(part, event),
    onPointerMove: drag,
    onPointerUp: end,
    onPointerCancel: end,
    onKeyDown: (event: KeyboardEvent) => {
      const step = toStep(event.key, event.shiftKey)
      if (!step) return
      event.preventDefault()
      setFraming(moveFraming(framing, part, ...step))
    }
  })
  const position = (x: number, y: number) => ({ left: `${x}%`, top: `${y}%` })
  const edges = { left: crop.x, top: crop.y, right: crop.x + crop.width, bottom: crop.y + crop.height }
  return (
    <Dialog title={t(hasFocus ? 'framing' : 'framing_crop_only')} onClose={onClose} wide>
      <p className="muted text-small">{hasFocus ? `${t('framing_hint')} ${t('framing_focus_hint')}` : t('framing_hint')}</p>
      <div className="framing">
        <div className="framing-stage" ref={stage} style={{ width: `min(100%, ${(55 * picture.width) / picture.height}dvh)` }}>
          <img src={`/img/${picture.id}/800.webp`} alt="" width={picture.width} height={picture.height} draggable={false} />
          <div
            className="framing-crop"
            style={{ ...position(crop.x, crop.y), width: `${crop.width}%`, height: `${crop.height}%` }}
            role="button"
            tabIndex={0}
            aria-label={t('framing_crop')}
            {...handlers('crop')}
          />
          {CORNERS.map(({ part, horizontal, vertical }, index) => (
            <button
              type="button"
              key={part}
              data-focus={!hasFocus && index === 0 ? '' : undefined}
              className="framing-corner"
              style={position(edges[horizontal], edges[vertical])}
              aria-label={t(`framing_${part}`, { x: Math.round(edges[horizontal]), y: Math.round(edges[vertical]) })}
              {...handlers(part)}
            />
          ))}
          {hasFocus && (
            <button
              type="button"
              className="framing-focus"
              data-focus=""
              style={position(focus.x, focus.y)}
              aria-label={t('framing_focus', { x: Math.round(focus.x), y: Math.round(focus.y) })}
              {...handlers('focus')}
            />
          )}
        </div>
        <div className="framing-frames">
          {frames.map(frame => {
            const ratio = frame.ratio ?? cropRatio(framing, picture)
            return (
              <figure key={frame.label}>
                <div className="picture" style={{ aspectRatio: ratio }}>
                  <img src={`/img/${picture.id}/640.webp`} alt="" style={toStyle(toFramingStyle(framing, picture, ratio))} />
                </div>
                <figcaption className="text-tiny faint">{t(frame.label)}</figcaption>
              </figure>
            )
          })}
        </div>
      </div>
      <div className="row row-wrap">
        <button
          type="button"
          className="button button-primary button-small"
          onClick={() => onSave(isDefaultFraming(chosen) ? null : toFraming(chosen))}
        >
          {t('framing_save')}
        </button>
        <button type="button" className="button button-secondary button-small" onClick={() => setFraming(NO_FRAMING)}>
          {t('framing_reset')}
        </button>
      </div>
    </Dialog>
  )
}

/** React's names of the properties. */
const toStyle = ({ 'max-width': maxWidth, 'object-position': objectPosition, ...others }: Record<string, string>) => ({
  ...others,
  maxWidth,
  objectPosition
})
