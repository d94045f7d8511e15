import type { LibraryPicture } from '#contract/library.ts'
import type { Translate } from '#i18n/translator.ts'

/** Size of a picture in pixels and, where it is known, of its file. */
export function formatPictureSize({ width, height, bytes }: LibraryPicture, t: Translate): string {
  const pixels = t('library:pixels', { width, height })
  return bytes === null ? pixels : `${pixels} · ${t('library:kilobytes', { n: Math.max(1, Math.round(bytes / 1000)) })}`
}
