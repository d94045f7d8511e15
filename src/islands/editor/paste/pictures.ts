import { findOuterBlock } from './blocks.ts'

/** A picture of pasted HTML, whose place is marked by a placeholder with its key. */
export interface PastedPicture {
  source: File | URL
  alt: string
}

/** Replaces pictures by placeholders after their paragraph, list or table. @returns the number of those that cannot be read */
export function replacePictures(body: HTMLElement, addPicture: (picture: PastedPicture) => string): number {
  let unreadable = 0
  for (const image of body.querySelectorAll('img')) {
    if (image.closest('[data-block-type]')) continue
    const isSpacer = Number(image.getAttribute('width') ?? 9) <= 2
    const source = isSpacer ? null : toPictureSource(image.getAttribute('src') ?? '')
    if (source) {
      const placeholder = body.ownerDocument.createElement('div')
      placeholder.dataset['blockType'] = 'upload'
      placeholder.dataset['key'] = addPicture({ source, alt: image.getAttribute('alt')?.trim().slice(0, 500) ?? '' })
      findOuterBlock(image).after(placeholder)
    } else if (!isSpacer) unreadable += 1
    image.remove()
  }
  return unreadable
}

const PICTURE_DATA = /^data:(image\/(?:png|jpeg|webp|gif|avif));base64,/i

/** A file for data in the page, a URL for a picture of the web; null for a local file of another program. */
export function toPictureSource(address: string): File | URL | null {
  const [prefix, type] = PICTURE_DATA.exec(address) ?? []
  if (!prefix || !type) {
    const url = URL.parse(address)
    return url && /^https?:$/.test(url.protocol) ? url : null
  }
  try {
    const bytes = Uint8Array.from(atob(address.slice(prefix.length)), character => character.charCodeAt(0))
    return new File([bytes], `picture.${type.slice('image/'.length)}`, { type })
  } catch {
    return null
  }
}
