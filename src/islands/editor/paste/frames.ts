import { withoutTracking } from '#domain/link-tracking.ts'
import { type ExternalVideo, parseVideoUrl, toEmbeddedPage } from '#domain/video.ts'
import { findOuterBlock } from './blocks.ts'

/** A page that a frame of pasted HTML embeds, which becomes a block: a video, or the card of another page. */
export interface EmbeddedPage {
  href: string
  source: ExternalVideo | null
}

const MAX_LINE = 300
/** Frames of this width or height count visits. */
const UNSEEN = 2

/**
 * Replaces frames with a video or a post by blocks after their paragraph, list or table, and removes all others.
 * @returns the pages of the blocks, and the number of visible frames and players that no block can show
 */
export function replaceFrames(body: HTMLElement): { embedded: EmbeddedPage[]; leftOut: number } {
  const embedded: EmbeddedPage[] = []
  let leftOut = 0
  for (const frame of body.querySelectorAll<HTMLElement>('iframe, embed, object[data], video, audio')) {
    if (frame.closest('[data-block-type]')) continue
    const address = findAddress(frame)
    const href = address && /^(iframe|embed)$/.test(frame.localName) ? toEmbeddedPage(address) : null
    if (href) {
      const page = { href: withoutTracking(href), source: parseVideoUrl(href) }
      findOuterBlock(frame).after(createBlock(frame, page))
      embedded.push(page)
    } else if (!isHidden(frame) && (address || frame.querySelector('source'))) leftOut += 1
    frame.remove()
  }
  return { embedded, leftOut }
}

const findAddress = (frame: Element): string | null | undefined =>
  ['src', 'data-src', 'data'].map(name => frame.getAttribute(name)).find(value => value && !value.startsWith('about:'))

const isHidden = (frame: Element): boolean =>
  /display:\s*none|visibility:\s*hidden/.test(frame.getAttribute('style') ?? '') ||
  ['width', 'height'].some(name => Number(frame.getAttribute(name) ?? 9) <= UNSEEN)

function createBlock(frame: Element, { href, source }: EmbeddedPage): HTMLElement {
  const title = (frame.getAttribute('title') ?? '').trim().slice(0, MAX_LINE)
  const block = source
    ? { source, posterId: null, title, caption: '', transcript: '', seconds: null }
    : { href, title, text: '', imageId: null }
  const placeholder = frame.ownerDocument.createElement('div')
  placeholder.dataset['blockType'] = source ? 'video' : 'webpage'
  placeholder.dataset['block'] = JSON.stringify(block)
  return placeholder
}
