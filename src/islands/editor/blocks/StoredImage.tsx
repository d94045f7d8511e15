import { useStore } from '@nanostores/react'
import { $pictures } from '#stores/editor/uploads.ts'

interface Props {
  id: string
  /** Alternative text of the published page. */
  alt: string
  width?: 240 | 320 | 640 | 1200
}

export function StoredImage({ id, alt, width = 640 }: Props) {
  const picture = useStore($pictures)[id]
  return (
    <picture>
      <source type="image/avif" srcSet={`/img/${id}/${width}.avif`} />
      <img src={`/img/${id}/${width}.webp`} alt={alt} width={picture?.width} height={picture?.height} loading="lazy" draggable={false} />
    </picture>
  )
}
