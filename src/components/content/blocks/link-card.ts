import type { Block } from '#contract/content.ts'
import { toLocalPath } from '#i18n/path.ts'
import { toEntryPath } from '../entry-path.ts'
import { escapeHtml } from '../../ui/markup.ts'
import { type RenderContext, renderThumbnail } from './markup.ts'

interface Card {
  href: string
  /** What stands above the title: the kind of an entry, or the host of another site. */
  source: string
  title: string
  text: string
  still: string
  attributes?: string
}

/** The whole card is one link, in the frame of a product's card. */
const renderCard = ({ href, source, title, text, still, attributes = '' }: Card): string =>
  `<aside class="product-block">${still && `<span class="picture">${still}</span>`}<div class="grow"><p class="text-tiny faint">${escapeHtml(source)}</p><p class="product-name"><a href="${escapeHtml(href)}"${attributes}>${escapeHtml(title)}</a></p>${text && `<p class="text-small muted">${escapeHtml(text)}</p>`}</div></aside>`

const WIDTH = 100

/** Another entry of the shop. */
export function renderEntryCard(entry: Extract<Block, { type: 'entry' }>['entry'], { locale, t }: RenderContext): string {
  const attributes = entry.locale === locale ? '' : ` lang="${entry.locale}"`
  return renderCard({
    href: toLocalPath(locale, toEntryPath(entry)),
    source: entry.tags[0]?.name ?? t(`reading:${entry.kind}_index`),
    title: entry.title,
    text: entry.summary,
    still: entry.image ? renderThumbnail(entry.image, WIDTH) : '',
    attributes
  })
}

/** A page of another site. */
export function renderLinkCard({ href, title, text, image }: Extract<Block, { type: 'webpage' }>): string {
  const host = URL.parse(href)?.hostname.replace(/^www\./, '') ?? ''
  const still = image ? renderThumbnail(image, WIDTH) : ''
  return renderCard({ href, source: host, title: title || host, text, still, attributes: ' rel="noopener nofollow ugc"' })
}
