import type { Translate } from '#i18n/translator.ts'
import type { ProductForm } from './product-form.ts'

/**
 * Messages, by field, of groups that lack the field on which the others depend, so that saving would drop them.
 * @param before the form of the stored product, whose ended sale may leave its time in the form; null for a new one
 */
export function findHalfFilled(form: ProductForm, before: ProductForm | null, t: Translate): Record<string, string> {
  const half = form.options.findIndex(({ key, values }) => (key === '') !== (values === ''))
  const isOnSale = form.variants.some(({ sale, laterSales }) => sale || laterSales.length)
  const isNewTime = form.saleFrom !== (before?.saleFrom ?? null) || form.saleTo !== (before?.saleTo ?? null)
  const unsold = form.variants.findIndex(({ ownSale, sale, saleFrom, saleTo }) => ownSale && !sale && (saleFrom || saleTo))
  return {
    ...(half >= 0 && { [`options.${half}`]: t('product_form:option_half') }),
    ...(unsold >= 0 && { [`variants.${unsold}.sale_price`]: t('product_form:sale_price_missing') }),
    ...(!isOnSale && isNewTime && (form.saleFrom || form.saleTo) && { sale_time: t('product_form:sale_price_missing') }),
    ...(!form.buildSlot && form.buildOffers.length + form.buildNeeds.length > 0 && { build_slot: t('product_form:build_slot_missing') })
  }
}
