import type { Block, CaptionedPicture } from '#contract/content.ts'
import { type ExternalVideo, toVideoHref } from '#domain/video.ts'
import { numberPictures } from '../../ui/number-pictures.ts'
import { toPictureFile } from '../../ui/picture.ts'
import { escapeHtml } from '../../ui/markup.ts'
import { renderIcon, renderPicture, type RenderContext } from './markup.ts'

/** Width to height of `.picture-wide`. */
const FIGURE_RATIO = 8 / 5
const IN_TEXT = '(max-width:759px)92vw,680px'
const PAGE_WIDE = '(max-width:992px)100vw,(max-width:1439px)94vw,1352px'

type Video = Extract<Block, { type: 'video' }>

export function renderFigure({ image, caption }: CaptionedPicture, wide: boolean, eager = false): string {
  return `<figure><div class="picture picture-wide">${renderPicture(image, wide ? PAGE_WIDE : IN_TEXT, wide ? [640, 800, 1200, 1600, 2000] : [480, 800, 1200, 1600], image.alt, eager, FIGURE_RATIO)}</div>${renderCaption(caption)}</figure>`
}

/** Pictures side by side; each links to its large file. */
export function renderGallery({ pictures, caption }: Extract<Block, { type: 'gallery' }>, { t }: RenderContext, eager = false): string {
  const named = numberPictures(
    pictures.map(picture => ({ ...picture, alt: picture.image.alt || picture.caption })),
    t
  )
  const items = named
    .map(
      ({ image, caption: words, alt }, index) =>
        `<li><figure><a href="${toPictureFile(image.id, 1600, 'webp')}" aria-label="${escapeHtml(t('reading:enlarge', { what: alt }))}"><span class="picture picture-wide">${renderPicture(image, '(max-width:599px)80vw,(max-width:992px)46vw,440px', [320, 480, 800, 1200], image.alt, eager && index === 0, FIGURE_RATIO)}</span></a>${renderCaption(words)}</figure></li>`
    )
    .join('')
  return `<figure class="picture-gallery"><ul role="list">${items}</ul>${renderCaption(caption)}</figure>`
}

/**
 * A video plays in place and loads on demand. Of an external one only the poster, which the shop stores, is loaded before a reader
 * presses play, so that no third party tracks readers.
 */
export function renderVideo(block: Video, reading: RenderContext, eager = false): string {
  const { t } = reading
  const { source, title, caption, transcript } = block
  const player = source.host === 'shop' ? renderOwnVideo(block, source.file) : renderExternalVideo(block, source, reading, eager)
  const words = transcript
    ? `<details class="transcript"><summary>${t('reading:transcript')}${renderIcon('chevron-down', 'small')}</summary><div>${transcript
        .split(/\n+/)
        .filter(Boolean)
        .map(line => `<p>${escapeHtml(line)}</p>`)
        .join('')}</div></details>`
    : ''
  return `<figure class="video">${player}${renderCaption(caption || (source.host === 'shop' ? title : ''))}${words}</figure>`
}

function renderOwnVideo({ poster, title }: Video, file: string): string {
  const src = file.startsWith('/') ? file : `/${file}`
  const posterAttribute = poster ? ` poster="${toPictureFile(poster.id, 1200, 'webp')}"` : ''
  return `<video controls preload="none" playsinline width="1280" height="720"${posterAttribute} src="${escapeHtml(src)}" aria-label="${escapeHtml(title)}"></video>`
}

const VIDEO_HOST_NAMES = { youtube: 'YouTube', vimeo: 'Vimeo' } as const

const COVERS = 'position:fixed;inset:0;width:100%;height:100%'
const LABEL =
  'position:fixed;left:12px;bottom:12px;max-width:calc(100% - 56px);padding:12px 16px;border-radius:4px;background:#101b2e;color:#fff;font:14px/1.4 system-ui,sans-serif'

/**
 * A frame of the shop with the still as a link, which opens the player in the same frame. It needs no script, and nothing of
 * another site is loaded before the link is followed.
 */
function renderExternalVideo({ poster, title }: Video, source: ExternalVideo, { t }: RenderContext, eager: boolean): string {
  const where = VIDEO_HOST_NAMES[source.host]
  const name = escapeHtml(title)
  const still = poster ? `<img src="${toPictureFile(poster.id, 1200, 'webp')}" alt="" style="${COVERS};object-fit:cover">` : ''
  const label = `<span style="${LABEL}">▶ ${name && `<b>${name}</b> `}${t('reading:play_at', { where })}</span>`
  const link = `<a href="${renderVideoFrame(source)}" style="${COVERS}" referrerpolicy="strict-origin-when-cross-origin">${still}${label}</a>`
  return `<iframe class="video-frame" srcdoc="${escapeHtml(link)}"${eager ? '' : ' loading="lazy"'} title="${name || where}" allow="autoplay; encrypted-media; fullscreen; picture-in-picture" allowfullscreen></iframe><p class="text-small"><a class="link" href="${toVideoHref(source)}" target="_blank" rel="noopener nofollow">${t('reading:watch_at', { where })}</a></p>`
}

/** The hosts of `renderVideoFrame`, for the content security policy of pages with a video. */
export const VIDEO_FRAME_HOSTS = 'https://www.youtube-nocookie.com https://player.vimeo.com'

/** The player of an external video, without cookies of its host. */
function renderVideoFrame({ host, id }: ExternalVideo): string {
  const name = encodeURIComponent(id)
  return host === 'youtube'
    ? `https://www.youtube-nocookie.com/embed/${name}?autoplay=1`
    : `https://player.vimeo.com/video/${name}?autoplay=1&amp;dnt=1`
}

function renderCaption(text: string): string {
  return text && `<figcaption>${escapeHtml(text)}</figcaption>`
}
