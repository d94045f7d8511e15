import i18next, { type TFunction } from 'i18next'
import { DEFAULT_SITE_NAME, type Locale } from '#domain/site.ts'
import { en } from './locales/en.ts'
import { mn } from './locales/mn.ts'
import type { KeysOf, TextFeature, TextKey } from './text-keys.ts'

await i18next.init({
  resources: { mn, en },
  ns: Object.keys(mn),
  lng: 'mn',
  // Each language falls back to the other, key by key.
  fallbackLng: { mn: ['en'], en: ['mn'], default: ['en'] },
  interpolation: { escapeValue: false },
  returnNull: false
})

/** Available in every text: the site's name from the settings. */
const SITE_NAME = '{{site_name}}'
const PLACEHOLDER = /\{\{(\w+)\}\}/g

export type Translate = (key: TextKey, values?: Record<string, string | number>) => string

const translators: Record<Locale, Translate> = { mn: withTextCache(i18next.getFixedT('mn')), en: withTextCache(i18next.getFixedT('en')) }

/**
 * `t('cart:add')`: the file's name, then the key. Bound to one language: the process serves both at once, so i18next's own
 * language must never change. Where `n` or `count` is one, a text `<key>_single` takes the place of `<key>`.
 * @param own the shop's texts in place of the default ones, by key
 */
export function createTranslator(
  locale: Locale,
  siteName: string = DEFAULT_SITE_NAME[locale],
  own: Readonly<Record<string, string>> = {}
): Translate {
  const find = translators[locale]
  return (asked, values) => {
    const key = isOne(values) ? toSingle(asked) : asked
    const text = Object.hasOwn(own, key) ? fillPlaceholders(own[key] ?? '', values) : find(key, values)
    return text.includes(SITE_NAME) ? text.replaceAll(SITE_NAME, () => siteName) : text
  }
}

/**
 * Caches texts: i18next's look-up through languages and fallbacks costs a listing as much as its markup. Only existing keys are
 * cached, which bounds the cache.
 */
function withTextCache(find: TFunction): Translate {
  const cache = new Map<string, string>()
  const lookUp = (key: string): string => {
    const text = String(find(key, { skipInterpolation: true }))
    if (isTextKey(key)) cache.set(key, text)
    return text
  }
  return (key, values) => {
    return fillPlaceholders(cache.get(key) ?? lookUp(key), values)
  }
}

const isOne = (values?: Record<string, string | number>): boolean => String(values?.['n'] ?? values?.['count']) === '1'
function toSingle(key: TextKey): TextKey {
  const single = `${key}_single`
  return isTextKey(single) ? single : key
}

const fillPlaceholders = (text: string, values?: Record<string, string | number>): string =>
  values ? text.replace(PLACEHOLDER, (placeholder, name: string) => String(values[name] ?? placeholder)) : text

const TEXT_KEYS: ReadonlySet<string> = new Set(
  Object.entries(mn).flatMap(([feature, texts]) => Object.keys(texts).map(name => `${feature}:${name}`))
)

/** For keys built from data, such as the options of imported products. */
export const isTextKey = (key: string): key is TextKey => TEXT_KEYS.has(key)

/** The translated texts an island gets as props: `translateTexts(t, 'cart', ['add', 'added'])`. */
export function translateTexts<Feature extends TextFeature, Key extends KeysOf<Feature>>(
  t: Translate,
  feature: Feature,
  keys: readonly Key[]
): Record<Key, string> {
  return Object.fromEntries(keys.map(key => [key, t(`${feature}:${key}` as TextKey)])) as Record<Key, string>
}
