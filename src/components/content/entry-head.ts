import type { Entry } from '#contract/content.ts'
import { FEED_PICTURE_WIDTH } from '#domain/picture.ts'
import { toOgPicture, toPictureFile } from '../ui/picture.ts'
import { toEntryPath } from './entry-path.ts'

/**
 * Path and picture of a page of an entry for search engines and link previews. A preview names itself and the cover: chats follow
 * the named path, and neither it nor the drawn picture exists before the entry is published.
 */
export function toEntryHead(entry: Entry, requestedPath: string): { path?: string; picture?: string; noindex?: boolean } {
  if (requestedPath.startsWith('/preview/'))
    return { noindex: true, ...(entry.image ? { picture: toPictureFile(entry.image.id, FEED_PICTURE_WIDTH, 'jpg') } : {}) }
  return { path: toEntryPath(entry), picture: toOgPicture(entry.kind, entry.slug, entry.locale, Date.parse(entry.updated_at)) }
}
