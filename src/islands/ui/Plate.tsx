import type { Picture } from '#domain/site.ts'

interface Props {
  picture: Picture | null
}

/** A small product picture on its ground. Its name stands beside it, so it says nothing itself. */
export function Plate({ picture }: Props) {
  return (
    <span className="plate">
      {picture && (
        <picture>
          <source type="image/avif" srcSet={`/img/${picture.id}/160.avif 1x, /img/${picture.id}/320.avif 2x`} />
          <img src={`/img/${picture.id}/160.webp`} alt="" width={picture.width} height={picture.height} loading="lazy" />
        </picture>
      )}
    </span>
  )
}
