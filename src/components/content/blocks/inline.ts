import type { Inline } from '#contract/content.ts'
import { isOffered } from '#domain/offered.ts'
import { formatMoney, keepUnits } from '#i18n/format.ts'
import { isUnavailable } from '../../product/stock.ts'
import { escapeHtml } from '../../ui/markup.ts'
import { toProductHref, type RenderContext, toSafeLocalHref } from './markup.ts'

/**
 * A number with its unit, such as 8-р хороо or 120–150 грамм, where a line could also end at the hyphen. Begun at each of its digits, the
 * search would take the square of their number.
 */
const NUMBER_WITH_UNIT = /(?<!\d)\d+(?:-р|–\u2060?\d+) \p{L}+/gu

/** Inline parts with links, footnotes and products. */
export function renderInline(parts: readonly Inline[], reading: RenderContext): string {
  return parts.map(part => renderPart(part, reading)).join('')
}

function renderPart(part: Inline, reading: RenderContext): string {
  const { locale, t, configs } = reading
  if ('note' in part)
    return `<sup><a class="footnote-link" id="r${part.note}" href="#n${part.note}" aria-label="${t('reading:note', { n: part.note })}">${part.note}</a></sup>`
  const words = keepUnits(escapeHtml(part.text)).replace(NUMBER_WITH_UNIT, '<span class="nowrap">$&</span>')
  if ('product' in part) {
    const { product } = part
    if (!product) return words
    const state = isUnavailable(product.stock) ? t(`product:stock_${product.stock}`) : formatMoney(product.selling_price)
    return `<a class="link" href="${toProductHref(product.slug, reading)}">${words}</a> <span class="mention-price">${state}</span>`
  }
  let text = words
  if (part.code) text = `<code>${text}</code>`
  if (part.strike) text = `<s>${text}</s>`
  if (part.italic) text = `<em>${text}</em>`
  if (part.bold) text = `<strong>${text}</strong>`
  const href = part.href === undefined ? null : toSafeLocalHref(part.href, locale)
  if (href === null || !isOffered(href, configs)) return text
  const externalAttributes = /^https?:/i.test(href) ? ' rel="noopener nofollow ugc"' : ''
  return `<a class="link" href="${escapeHtml(href)}"${externalAttributes}>${text}</a>`
}

/** The plain text, for a caption or a label. */
export function toPlainText(parts: readonly Inline[]): string {
  return parts.map(part => ('note' in part ? '' : part.text)).join('')
}
