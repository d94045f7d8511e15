import { type Framing, toFramingStyle } from '#domain/framing.ts'
import type { Picture } from '#domain/site.ts'

/** Width to height of the published figure. */
export const FIGURE_RATIO = 8 / 5

interface Props {
  picture: Pick<Picture, 'id' | 'width' | 'height'>
  framing: Framing
  alt: string
  /** Width to height of the frame. */
  ratio: number
}

/** A picture as its published frame crops it. */
export function FramedImage({ picture, framing, alt, ratio }: Props) {
  const { 'max-width': maxWidth, 'object-position': objectPosition, ...style } = toFramingStyle(framing, picture, ratio)
  return (
    <span className="picture" style={{ aspectRatio: ratio }}>
      <img src={`/img/${picture.id}/1200.webp`} alt={alt} draggable={false} style={{ ...style, maxWidth, objectPosition }} />
    </span>
  )
}
