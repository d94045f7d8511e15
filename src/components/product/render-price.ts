import type { Tugrik } from '#domain/money.ts'
import { formatMoney } from '#i18n/format.ts'
import type { Translate } from '#i18n/translator.ts'
import { joinClasses, type Markup, markup } from '../ui/markup.ts'

export interface PriceProps {
  price: Tugrik
  selling: Tugrik
  large?: boolean
}

export function renderPrice({ price, selling, large = false }: PriceProps, t: Translate): Markup {
  const text = selling < price ? renderReduced(price, selling, t) : formatMoney(selling)
  return markup`<p class="${joinClasses('price', large && 'price-large')}">${text}</p>`
}

const renderReduced = (price: Tugrik, selling: Tugrik, t: Translate): Markup => markup`
  <span class="sale-price"><span class="visually-hidden">${t('product:sale_price')} </span>${formatMoney(selling)}</span>
  <s><span class="visually-hidden">${t('product:old_price')} </span>${formatMoney(price)}</s>`
