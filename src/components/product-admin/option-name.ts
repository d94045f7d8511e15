import { isTextKey, type Translate } from '#i18n/translator.ts'

/** The name of an option in words; imported products can have options that are labelled by their keys. */
export function formatOptionName(key: string, t: Translate): string {
  const textKey = `product:option_${key}`
  const name = isTextKey(textKey) ? t(textKey) : key.replaceAll('_', ' ').replace(/^./, letter => letter.toUpperCase())
  // Three kinds of sizes have the same name for customers.
  if (key === 'clothing_size' || key === 'shoe_size' || key === 'pants_size') return t(`facets:${key}`)
  return name
}
