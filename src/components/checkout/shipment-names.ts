import type { Translate } from '#i18n/translator.ts'

const MAX_NAMED = 3

/** Names of a shipment's products, each once. Of a long list the first ones, and the number of the others. */
export function formatShipmentNames(names: readonly string[], t: Translate): string {
  const unique = [...new Set(names)]
  if (unique.length <= MAX_NAMED + 1) return unique.join(', ')
  return t('checkout:shipment_names', { names: unique.slice(0, MAX_NAMED).join(', '), n: unique.length - MAX_NAMED })
}
