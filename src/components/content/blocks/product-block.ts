import type { Block, Hotspot, ProductChoice } from '#contract/content.ts'
import type { ProductCard } from '#domain/product.ts'
import { formatMoney, keepUnits } from '#i18n/format.ts'
import { toLocalPath } from '#i18n/path.ts'
import { toStockClass } from '../../product/stock.ts'
import { escapeHtml } from '../../ui/markup.ts'
import { toProductHref, type RenderContext, renderThumbnail } from './markup.ts'

/** A product card in an article, with an add-to-cart form. */
export function renderProductBlock(block: Extract<Block, { type: 'product' }>, anchor: string, reading: RenderContext): string {
  const { product, note, choices } = block
  return `<aside class="product-block"${block === reading.goods ? ' id="goods"' : ''}>${renderPlate(product, 100)}<div class="grow"><p class="text-tiny faint">${escapeHtml(product.brand)}</p><p class="product-name"><a href="${toProductHref(product.slug, reading)}">${keepUnits(escapeHtml(product.title))}</a></p>${renderPrice(product, reading)}<p class="product-facts">${renderStock(product, reading)}</p>${note && `<p class="text-small muted">${escapeHtml(note)}</p>`}</div>${addForm(product, filterAvailableChoices(choices), anchor, reading)}</aside>`
}

function addForm(product: ProductCard, choices: readonly ProductChoice[], anchor: string, reading: RenderContext): string {
  const { locale, t, here } = reading
  const name = escapeHtml(product.title)
  if (!choices.length) {
    const href = escapeHtml(toLocalPath(locale, `/products/${encodeURIComponent(product.slug)}/notice?variant=${product.vid}`))
    return product.stock === 'out_of_stock'
      ? `<a class="button button-secondary button-small" href="${href}" aria-label="${name}: ${t('reading:tell_me')}">${t('reading:tell_me')}</a>`
      : ''
  }
  return `<form data-add-to-cart data-busy="${t('product:adding')}" method="post" action="${toLocalPath(locale, '/cart')}">${renderVariantField(product, choices, reading)}<button class="button button-primary button-small" name="back" value="${escapeHtml(here)}#${anchor}" aria-label="${t('product:add_named', { name })}">${t('product:add_short')}</button>${renderAddedMessage(anchor, reading)}</form>`
}

/** Available variants. */
const filterAvailableChoices = (choices: readonly ProductChoice[]): ProductChoice[] => choices.filter(({ available }) => available > 0)

/** A select of variants, or a hidden field for the only one. */
function renderVariantField(product: ProductCard, choices: readonly ProductChoice[], { t }: RenderContext): string {
  const [only] = choices
  if (only && choices.length === 1)
    return `<input type="hidden" name="variant_id" value="${only.variant_id}">${only.label && `<span class="text-small muted">${escapeHtml(only.label)}</span>`}`
  const options = choices.map(({ variant_id: id, label }) => `<option value="${id}">${escapeHtml(label)}</option>`).join('')
  return `<select class="select" name="variant_id" required aria-label="${t('product:choose_named', { name: escapeHtml(product.title) })}"><option value="">${t('product:choose')}</option>${options}</select>`
}

/** Visible only without JavaScript, when the URL targets it after the form was submitted. */
function renderAddedMessage(anchor: string, { locale, t }: RenderContext): string {
  return `<p class="add-result" id="${anchor}">${t('reading:added')} <a class="link" href="${toLocalPath(locale, '/cart')}">${t('reading:to_cart')}</a></p>`
}

export function renderPlate(product: ProductCard, width: number): string {
  return `<span class="picture">${product.image ? renderThumbnail(product.image, width) : ''}</span>`
}

export function renderPrice({ price: before, selling_price: now }: ProductCard, { t }: RenderContext): string {
  if (now >= before) return `<p class="price">${formatMoney(now)}</p>`
  return `<p class="price"><span class="sale-price"><span class="visually-hidden">${t('product:sale_price')} </span>${formatMoney(now)}</span> <s><span class="visually-hidden">${t('product:old_price')} </span>${formatMoney(before)}</s></p>`
}

function renderStock(product: ProductCard, { t, configs }: RenderContext): string {
  if (!configs.showStock && product.stock === 'in_stock') return ''
  const tone = toStockClass(product.stock)
  const words = product.stock === 'low_stock' ? t('product:stock_left', { n: product.total_on_hand }) : t(`product:stock_${product.stock}`)
  return `<span class="stock${tone && ` ${tone}`}">${words}</span>`
}

/** A product of a look. `anchor` is the target of its hotspot. */
function renderLookItem({ number, product, choices: all }: Hotspot, anchor: string, reading: RenderContext): string {
  const choices = filterAvailableChoices(all)
  const unavailable = choices.length === 0
  return `<li id="${anchor}"${unavailable ? ' class="sold-out"' : ''}><b class="look-number" aria-hidden="true">${number}</b>${renderPlate(product, 64)}<div class="grow"><a class="bold" href="${toProductHref(product.slug, reading)}">${keepUnits(escapeHtml(product.title))}</a><p class="text-tiny faint">${escapeHtml(product.brand)}</p>${unavailable || product.stock === 'low_stock' ? renderStock(product, reading) : ''}</div>${renderPrice(product, reading)}${unavailable ? '' : renderVariantField(product, choices, reading)}</li>`
}

/** Adds the whole look to the cart; sold-out products are omitted with a note. */
export function renderLookForm(spots: readonly Hotspot[], anchor: string, reading: RenderContext): string {
  const { locale, t, here } = reading
  const lines = spots.map(spot => renderLookItem(spot, `${anchor}-${spot.number}`, reading)).join('')
  const sold = spots.filter(({ choices }) => filterAvailableChoices(choices).length > 0)
  const list = `<ol class="look-products">${lines}</ol>`
  if (!sold.length) return `${list}<p class="text-small muted">${t('reading:look_gone')}</p>`
  const sum = formatMoney(sold.reduce((total, { product }) => total + product.selling_price, 0))
  const missing = spots.length - sold.length
  const add = `<button class="button button-primary" name="back" value="${escapeHtml(here)}#${anchor}-in">${t('reading:add_look', { sum })}</button>`
  return `<form method="post" action="${toLocalPath(locale, '/cart')}" data-add-look data-busy="${t('product:adding')}">${list}${missing ? `<p class="text-small muted">${t('reading:look_without', { n: missing })}</p>` : ''}${add}${renderAddedMessage(`${anchor}-in`, reading)}</form>`
}
