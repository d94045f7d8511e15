import { useStore } from '@nanostores/react'
import { $pictures } from '#stores/desk/uploads.ts'

interface Props {
  id: string
  /** What the shop shows; the desk shows it too, so that a writer sees what a reader hears. */
  alt: string
  width?: 240 | 320 | 640 | 1200
}

/** A stored picture, by its id alone. */
export function Shown({ id, alt, width = 640 }: Props) {
  const picture = useStore($pictures)[id]
  return (
    <picture>
      <source type="image/avif" srcSet={`/img/${id}/${width}.avif`} />
      <img src={`/img/${id}/${width}.webp`} alt={alt} width={picture?.width} height={picture?.height} loading="lazy" draggable={false} />
    </picture>
  )
}
