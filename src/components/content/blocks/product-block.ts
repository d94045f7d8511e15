import type { Block, Hotspot, ProductChoice } from '#domain/content.ts'
import type { ProductCard } from '#domain/product.ts'
import { formatMoney } from '#i18n/format.ts'
import { localPath } from '#i18n/path.ts'
import { stockTone } from '../../product/stock.ts'
import { escapeHtml, picture, productHref, type RenderContext } from './markup.ts'

/** A product card in an article, with an add-to-cart form. */
export function renderProductBlock(
  { product, note, choices }: Extract<Block, { type: 'product' }>,
  anchor: string,
  reading: RenderContext
): string {
  return `<aside class="shopc">${plate(product, '100px')}<div class="grow"><p class="xs faint">${escapeHtml(product.brand)}</p><p class="nm"><a href="${productHref(product.slug, reading)}">${escapeHtml(product.title)}</a></p>${price(product, reading)}<p class="facts">${stock(product, reading)}</p>${note && `<p class="sm muted">${escapeHtml(note)}</p>`}</div>${addForm(product, availableChoices(choices), anchor, reading)}</aside>`
}

function addForm(product: ProductCard, choices: readonly ProductChoice[], anchor: string, reading: RenderContext): string {
  const { locale, t, here } = reading
  const name = escapeHtml(product.title)
  if (!choices.length) {
    const href = escapeHtml(localPath(locale, `/products/${encodeURIComponent(product.slug)}/notice?variant=${product.vid}`))
    return product.stock === 'out_of_stock'
      ? `<a class="btn sec sm" href="${href}" aria-label="${name}: ${t('reading:tell_me')}">${t('reading:tell_me')}</a>`
      : ''
  }
  return `<form data-add-to-cart data-busy="${t('product:adding')}" method="post" action="${localPath(locale, '/cart')}">${variantField(product, choices, reading)}<button class="btn pri sm" name="back" value="${escapeHtml(here)}#${anchor}" aria-label="${t('product:add_named', { name })}">${t('product:add_short')}</button>${addedMessage(anchor, reading)}</form>`
}

/** Available variants. */
const availableChoices = (choices: readonly ProductChoice[]): ProductChoice[] => choices.filter(({ available }) => available > 0)

/** A select of variants, or a hidden field for the only one. */
function variantField(product: ProductCard, choices: readonly ProductChoice[], { t }: RenderContext): string {
  const [only] = choices
  if (only && choices.length === 1)
    return `<input type="hidden" name="variant_id" value="${only.variant_id}">${only.label && `<span class="sm muted">${escapeHtml(only.label)}</span>`}`
  const options = choices.map(({ variant_id: id, label }) => `<option value="${id}">${escapeHtml(label)}</option>`).join('')
  return `<select class="sel" name="variant_id" required aria-label="${t('product:choose_named', { name: escapeHtml(product.title) })}"><option value="">${t('product:choose')}</option>${options}</select>`
}

/** Visible only without JavaScript, when the URL targets it after the form was submitted. */
function addedMessage(anchor: string, { locale, t }: RenderContext): string {
  return `<p class="said" id="${anchor}">${t('reading:added')} <a class="link" href="${localPath(locale, '/cart')}">${t('reading:to_cart')}</a></p>`
}

export function plate(product: ProductCard, sizes: string): string {
  return `<span class="plate">${product.image ? picture(product.image, sizes, [160, 240, 320], '') : ''}</span>`
}

export function price({ price: before, selling_price: now }: ProductCard, { t }: RenderContext): string {
  if (now >= before) return `<p class="price">${formatMoney(now)}</p>`
  return `<p class="price"><span class="off"><span class="vh">${t('product:sale_price')} </span>${formatMoney(now)}</span> <s><span class="vh">${t('product:old_price')} </span>${formatMoney(before)}</s></p>`
}

export function stock(product: ProductCard, { t }: RenderContext): string {
  const tone = stockTone(product.stock)
  const words = product.stock === 'low_stock' ? t('product:stock_left', { n: product.total_on_hand }) : t(`product:stock_${product.stock}`)
  return `<span class="stock${tone && ` ${tone}`}">${words}</span>`
}

/** A product of a look. `anchor` is the target of its hotspot. */
function lookItem({ number, product, choices: all }: Hotspot, anchor: string, reading: RenderContext): string {
  const choices = availableChoices(all)
  const gone = choices.length === 0
  return `<li id="${anchor}"${gone ? ' class="sold"' : ''}><b class="n" aria-hidden="true">${number}</b>${plate(product, '64px')}<div class="grow"><a class="b" href="${productHref(product.slug, reading)}">${escapeHtml(product.title)}</a><p class="xs faint">${escapeHtml(product.brand)}</p>${gone || product.stock === 'low_stock' ? stock(product, reading) : ''}</div>${price(product, reading)}${gone ? '' : variantField(product, choices, reading)}</li>`
}

/** Adds the whole look to the cart; sold-out products are omitted with a note. */
export function lookForm(spots: readonly Hotspot[], anchor: string, reading: RenderContext): string {
  const { locale, t, here } = reading
  const lines = spots.map(spot => lookItem(spot, `${anchor}-${spot.number}`, reading)).join('')
  const sold = spots.filter(({ choices }) => availableChoices(choices).length > 0)
  const list = `<ol class="lkl">${lines}</ol>`
  if (!sold.length) return `${list}<p class="sm muted">${t('reading:look_gone')}</p>`
  const sum = formatMoney(sold.reduce((total, { product }) => total + product.selling_price, 0))
  const missing = spots.length - sold.length
  const add = `<button class="btn pri" name="back" value="${escapeHtml(here)}#${anchor}-in">${t('reading:add_look', { sum })}</button>`
  return `<form method="post" action="${localPath(locale, '/cart')}" data-add-look data-busy="${t('product:adding')}">${list}${missing ? `<p class="sm muted">${t('reading:look_without', { n: missing })}</p>` : ''}${add}${addedMessage(`${anchor}-in`, reading)}</form>`
}
