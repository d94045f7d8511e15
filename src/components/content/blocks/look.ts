import type { Block, Hotspot } from '#contract/content.ts'
import { cropRatio, NO_FRAMING, toCropPoint } from '#domain/framing.ts'
import { formatMoney, keepUnits } from '#i18n/format.ts'
import { isUnavailable } from '../../product/stock.ts'
import { escapeHtml } from '../../ui/markup.ts'
import { renderPicture, type RenderContext } from './markup.ts'
import { renderLookForm, renderPlate, renderPrice } from './product-block.ts'

/**
 * A picture with product hotspots. Each is a link to its product in the list, so it works by keyboard, with a screen reader and
 * without JavaScript; on hover and focus it displays the product. A product outside the picture's crop is only in the list.
 */
export function renderLook(block: Extract<Block, { type: 'look' }>, number: number, reading: RenderContext, eager = false): string {
  const { t } = reading
  const anchor = `look${number}`
  const { framing = NO_FRAMING } = block.image
  const ratio = cropRatio(framing, block.image)
  const wide = ratio > 1
  const sizes = wide ? '(max-width:992px)100vw,(max-width:1439px)94vw,1352px' : '(max-width:992px)100vw,(max-width:1439px)50vw,720px'
  const spots = block.spots.map(spot => renderHotspot(spot, toCropPoint(spot, framing), anchor, reading)).join('')
  const frame = block.image.framing ? ` style="aspect-ratio:${Math.round(ratio * 1000) / 1000}"` : ''
  const title = block.title
    ? `<h2 class="heading-1">${escapeHtml(block.title)}</h2>`
    : `<h2 class="visually-hidden">${t('reading:look', { n: number })}</h2>`
  return `<section class="look-block${wide ? ' look-block-wide' : number % 2 === 0 ? ' look-block-reversed' : ''}" id="${anchor}"><div class="look-picture"><div class="picture"${frame}>${renderPicture(block.image, sizes, [480, 640, 800, 1200, 1600], block.image.alt, eager, ratio)}</div>${spots}</div><div class="look-text"><p class="serif look-heading" aria-hidden="true">${number}</p>${title}${block.text && `<p class="muted">${escapeHtml(block.text)}</p>`}${block.spots.length ? renderLookForm(block.spots, anchor, reading) : ''}</div></section>`
}

function renderHotspot(
  { number, product }: Hotspot,
  point: { x: number; y: number } | null,
  anchor: string,
  reading: RenderContext
): string {
  if (!point) return ''
  const { x, y } = point
  const { t } = reading
  const state = isUnavailable(product.stock) ? t(`product:stock_${product.stock}`) : formatMoney(product.selling_price)
  const side = x > 60 ? ' hotspot-left' : ''
  return `<a class="hotspot${side}" style="left:${x}%;top:${y}%" href="#${anchor}-${number}" aria-label="${number}. ${escapeHtml(product.title)}, ${state}"><b>${number}</b><span class="hotspot-card" aria-hidden="true">${renderPlate(product, 72)}<span><b>${keepUnits(escapeHtml(product.title))}</b>${renderPrice(product, reading)}</span></span></a>`
}
