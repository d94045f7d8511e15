import { formatOptionName } from '#components/product/option-name.ts'
import type { Translate } from '#i18n/translator.ts'

/** The name of an option for staff: three kinds of sizes have the same name for customers. */
export const formatOptionKind = (key: string, t: Translate): string =>
  key === 'clothing_size' || key === 'shoe_size' || key === 'pants_size' ? t(`facets:${key}`) : formatOptionName(key, t)
