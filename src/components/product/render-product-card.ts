import type { ProductCard } from '#domain/product.ts'
import type { Locale } from '#domain/site.ts'
import { formatNumber, keepUnits } from '#i18n/format.ts'
import { toLocalPath } from '#i18n/path.ts'
import type { Translate } from '#i18n/translator.ts'
import { joinClasses, type Markup, markup } from '../ui/markup.ts'
import { renderPicture } from '../ui/render-picture.ts'
import { toDeadline } from './deadline.ts'
import { renderPrice } from './render-price.ts'
import { isUnavailable, toBadgeClass, toStockClass } from './stock.ts'

export interface ProductCardOptions {
  /** One of the first pictures of the page. */
  priority?: boolean
  heading?: 'h2' | 'h3'
  /** The variant of the wishlist toggle, where it is not the default one. */
  wish?: number
  /** Displays when the sale ends. */
  deadline?: boolean
}

interface CardContext {
  locale: Locale
  t: Translate
}

const SIZES = '(max-width:599px)46vw,(max-width:992px)31vw,(max-width:1439px)24vw,330px'
const WIDTHS = [320, 480, 640] as const
const MAX_BADGES = 2
const MAX_SWATCHES = 3

/**
 * A product in a grid or a list. The whole card is one link; a product with one variant can be added to the cart. The script adds
 * the toggles for wishlist and comparison.
 */
export function renderProductCard(product: ProductCard, options: ProductCardOptions, { locale, t }: CardContext): Markup {
  const { priority = false, heading = 'h3', wish = product.vid, deadline = false } = options
  const { image, title, stock } = product
  const unavailable = isUnavailable(stock)
  return markup`
    <article class="${joinClasses('product-card', unavailable && 'sold-out')}" data-of="${wish}">
      <div class="picture">
        ${image && renderPicture({ picture: { ...image, alt: '' }, sizes: SIZES, widths: WIDTHS, plate: true, priority })}
        ${renderBadges(product)}
      </div>
      <div class="card-body">
        <p class="product-brand"><span>${product.brand}</span>${renderSwatches(product)}</p>
        <${heading} class="product-name"><a href="${toLocalPath(locale, `/products/${product.slug}`)}">${keepUnits(title)}</a></${heading}>
        ${renderPrice({ price: product.price, selling: product.selling_price }, t)}
        ${deadline && product.sale_expire_at && renderSaleEnd(product.sale_expire_at, locale, t)}
        ${renderFacts(product, t)}
        ${product.lease_monthly !== null && !unavailable && renderLease(product.lease_monthly, t)}
      </div>
      ${product.variant_count === 1 && product.gift_count < 2 && !unavailable && renderCartForm(product, locale, t)}
    </article>`
}

function renderBadges({ badges, sale_percent: off }: ProductCard): Markup | null {
  const shown = badges
    .filter(badge => badge.tone !== 'sale')
    .toSorted((a, b) => Number(b.tone === 'new') - Number(a.tone === 'new'))
    .slice(0, MAX_BADGES - (off ? 1 : 0))
  if (off <= 0 && shown.length === 0) return null
  return markup`
    <p class="badges">
      ${off > 0 && markup`<b class="badge badge-sale">−${off}%</b>`}
      ${shown.map(({ tone, label }) => markup`<b class="${joinClasses('badge', toBadgeClass(tone))}">${label}</b>`)}
    </p>`
}

function renderSwatches({ swatches }: ProductCard): Markup | null {
  if (swatches.length < 2) return null
  const more = swatches.length - MAX_SWATCHES
  return markup`
    <span class="swatches" aria-hidden="true">
      ${swatches.slice(0, MAX_SWATCHES).map(({ hex }) => markup`<i style="--c:${hex}"></i>`)}
      ${more > 0 && `+${more}`}
    </span>`
}

function renderSaleEnd(until: string, locale: Locale, t: Translate): Markup {
  const { today, day, time } = toDeadline(until, locale)
  return markup`<p class="sale-end">${t(today ? 'product:sale_ends_today' : 'product:sale_ends', { day, time })}</p>`
}

function renderFacts({ total_reviews: reviews, average_rating: rating, stock }: ProductCard, t: Translate): Markup | null {
  const noteworthy = stock !== 'in_stock' && stock !== 'high_stock'
  if (reviews === 0 && !noteworthy) return null
  const rated = markup`
    <span class="rating">
      ${rating.toFixed(1)} <span class="faint">(${reviews}<span class="visually-hidden"> ${t('product:rating_unit', { n: reviews })}</span>)</span>
    </span>`
  return markup`
    <p class="product-facts">
      ${reviews > 0 && rated}
      ${noteworthy && markup`<span class="${joinClasses('stock', toStockClass(stock))}">${t(`product:stock_${stock}`)}</span>`}
    </p>`
}

const renderLease = (monthly: number, t: Translate): Markup =>
  markup`<p class="lease-price">${t('product:lease_card', { n: formatNumber(monthly) })}</p>`

const renderCartForm = ({ vid, title }: ProductCard, locale: Locale, t: Translate): Markup => markup`
  <form class="quick-add" data-add-to-cart method="post" action="${toLocalPath(locale, '/cart')}">
    <input type="hidden" name="variant_id" value="${vid}">
    <input type="hidden" name="quantity" value="1">
    <button class="button button-small" aria-label="${t('product:add_named', { name: title })}">${t('product:add')}</button>
  </form>`
