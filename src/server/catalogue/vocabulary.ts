import { COLOUR_KEYS, type OptionValue } from '#domain/product.ts'
import { type Badge, localize, type Locale, type Localized } from '#domain/site.ts'
import { cached } from '../kernel/cache/data-cache.ts'
import { badges, optionValues } from './tables.ts'

interface Word {
  label: Localized
  hex: string | null
  position: number
}

/** Shared labels of option values and badges. */
export interface CatalogueLabels {
  options: Map<string, Word>
  badges: Map<string, { label: Localized; tone: Badge['tone'] }>
}

const findName = (key: string, value: string): string => `${key} ${value}`

/** Cached until `options`, `badges` or `site` is invalidated. */
export const readCatalogueLabels = cached(['options', 'badges', 'site'], async (db): Promise<CatalogueLabels> => {
  const words = await db.select().from(optionValues)
  const labels = await db.select().from(badges)
  return {
    options: new Map(words.map(({ key, value, label, hex, position }) => [findName(key, value), { label, hex, position }])),
    badges: new Map(labels.map(({ code, label, tone }) => [code, { label, tone }]))
  }
})

const isColour = (key: string): boolean => (COLOUR_KEYS as readonly string[]).includes(key)

/** A variant's option labels, colours first. A value without a label is its own label. */
export function toOptionLabels(vocabulary: CatalogueLabels, options: Record<string, string>, locale: Locale): OptionValue[] {
  return Object.entries(options)
    .map(([key, value]) => {
      const word = vocabulary.options.get(findName(key, value))
      return { key, value, label: localize(word?.label, locale) || value, hex: word?.hex ?? null }
    })
    .toSorted((a, b) => Number(isColour(b.key)) - Number(isColour(a.key)))
}

/** Swatches of a card. A colour without `hex` is omitted. */
export function toSwatches(
  vocabulary: CatalogueLabels,
  swatches: readonly { value: string }[],
  locale: Locale
): { label: string; hex: string }[] {
  return swatches.flatMap(({ value }) => {
    const key = COLOUR_KEYS.find(each => vocabulary.options.get(findName(each, value))?.hex)
    const word = key && vocabulary.options.get(findName(key, value))
    return word?.hex ? [{ label: localize(word.label, locale), hex: word.hex }] : []
  })
}

export function toBadges(vocabulary: CatalogueLabels, codes: readonly string[], locale: Locale): Badge[] {
  return codes.flatMap(code => {
    const badge = vocabulary.badges.get(code)
    return badge ? [{ code, label: localize(badge.label, locale), tone: badge.tone }] : []
  })
}
