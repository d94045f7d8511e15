import type { Picture } from '#domain/site.ts'

interface Props {
  picture: Picture | null
}

/** A small product picture. Its alt text is empty, because the product's name is next to it. */
export function Thumbnail({ picture }: Props) {
  return (
    <span className="picture">
      {picture && (
        <picture>
          <source type="image/avif" srcSet={`/img/${picture.id}/160.avif 1x, /img/${picture.id}/320.avif 2x`} />
          <img src={`/img/${picture.id}/160.webp`} alt="" width={picture.width} height={picture.height} loading="lazy" />
        </picture>
      )}
    </span>
  )
}
