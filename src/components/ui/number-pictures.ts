import type { Picture } from '#domain/site.ts'
import type { Translate } from '#i18n/translator.ts'

/** Adds to texts that several pictures of a gallery share, or that are missing, which of how many a picture is. */
export function numberPictures<Shown extends Pick<Picture, 'alt'>>(pictures: readonly Shown[], t: Translate): Shown[] {
  const isOwn = (alt: string): boolean => alt !== '' && pictures.filter(other => other.alt === alt).length === 1
  return pictures.map((picture, index) => {
    if (isOwn(picture.alt)) return picture
    const place = t('shell:picture_of', { n: index + 1, count: pictures.length })
    return { ...picture, alt: picture.alt ? `${picture.alt}, ${place}` : place }
  })
}
