import { isTextKey, type Translate } from '#i18n/translator.ts'

/** The name of an option in words. Imported products can have other options, which are named by their keys. */
export function formatOptionName(key: string, t: Translate): string {
  const textKey = `product:option_${key}`
  if (isTextKey(textKey)) return t(textKey)
  const words = key.replaceAll('_', ' ')
  // An import numbers options whose names are unknown or used twice.
  return /^option( \d+)?$/.test(words)
    ? words.replace('option', t('product:option_other'))
    : words.replace(/^./, letter => letter.toUpperCase())
}
