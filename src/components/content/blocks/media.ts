import type { Block, CaptionedPicture } from '#domain/content.ts'
import type { VideoSource } from '#domain/document.ts'
import { pictureFile } from '../../ui/picture.ts'
import { escaped, icon, picture, type Reading } from './markup.ts'

const IN_TEXT = '(width<760px)92vw,680px'
const PAGE_WIDE = '(width<993px)100vw,(width<1440px)94vw,1352px'

type Video = Extract<Block, { type: 'video' }>

export function figure({ image, caption }: CaptionedPicture, wide: boolean, eager = false): string {
  return `<figure><div class="plate wide">${picture(image, wide ? PAGE_WIDE : IN_TEXT, wide ? [640, 800, 1200, 1600, 2000] : [480, 800, 1200, 1600], image.alt, eager)}</div>${legend(caption)}</figure>`
}

/** Pictures beside each other; each is a link to itself as large as it is kept. */
export function gallery({ pictures, caption }: Extract<Block, { type: 'gallery' }>, { t }: Reading, eager = false): string {
  const items = pictures
    .map(
      ({ image, caption: words }, index) =>
        `<li><figure><a href="${pictureFile(image.id, 1600, 'webp')}" aria-label="${escaped(t('reading:enlarge', { what: image.alt || words }))}"><span class="plate wide">${picture(image, '(width<600px)80vw,(width<993px)46vw,440px', [320, 480, 800, 1200], image.alt, eager && index === 0)}</span></a>${legend(words)}</figure></li>`
    )
    .join('')
  return `<figure class="gly"><ul role="list">${items}</ul>${legend(caption)}</figure>`
}

/**
 * The shop's own file plays in place and loads nothing until asked; of another house only the poster is shown, with a link that
 * says where it leads: nobody else learns who reads here.
 */
export function video(block: Video, reading: Reading, eager = false): string {
  const { t } = reading
  const { source, poster, title, caption, transcript } = block
  const player = source.host === 'shop' ? ownVideo(block, source.file) : elsewhere(block, source, reading, eager)
  const words = transcript
    ? `<details class="trs"><summary>${t('reading:transcript')}${icon('chevron-down', 's')}</summary><div>${transcript
        .split(/\n+/)
        .filter(Boolean)
        .map(line => `<p>${escaped(line)}</p>`)
        .join('')}</div></details>`
    : ''
  return `<figure class="vid${poster ? '' : ' bare'}">${player}${legend(caption || (source.host === 'shop' ? title : ''))}${words}</figure>`
}

function ownVideo({ poster, title }: Video, file: string): string {
  const src = file.startsWith('/') ? file : `/${file}`
  const shown = poster ? ` poster="${pictureFile(poster.id, 1200, 'webp')}"` : ''
  return `<video controls preload="none" playsinline width="1280" height="720"${shown} src="${escaped(src)}" aria-label="${escaped(title)}"></video>`
}

const HOUSES = { youtube: 'YouTube', vimeo: 'Vimeo' } as const

function elsewhere({ poster, title }: Video, source: Exclude<VideoSource, { host: 'shop' }>, { t }: Reading, eager: boolean): string {
  const still = poster ? picture(poster, IN_TEXT, [480, 800, 1200], '', eager) : ''
  return `<a class="vlk" href="${videoHref(source)}" target="_blank" rel="noopener"><span class="plate wide">${still}</span><span class="vgo">${icon('arrow-right', 's')}<span><b>${escaped(title)}</b> <span>${t('reading:watch_at', { where: HOUSES[source.host] })}</span></span></span></a>`
}

/** Where a video of another house is watched. */
export function videoHref({ host, id }: Exclude<VideoSource, { host: 'shop' }>): string {
  const name = encodeURIComponent(id)
  return host === 'youtube' ? `https://www.youtube.com/watch?v=${name}` : `https://vimeo.com/${name}`
}

function legend(text: string): string {
  return text && `<figcaption>${escaped(text)}</figcaption>`
}
