import i18next, { type TFunction } from 'i18next'
import { DEFAULT_SITE_NAME, type Locale } from '#domain/site.ts'
import { en } from './locales/en.ts'
import { mn } from './locales/mn.ts'
import type { KeysOf, TextFeature, TextKey } from './text-keys.ts'

await i18next.init({
  resources: { mn, en },
  ns: Object.keys(mn),
  lng: 'mn',
  // Each falls back to the other, string by string: a missing text never leaves a hole.
  fallbackLng: { mn: ['en'], en: ['mn'], default: ['en'] },
  interpolation: { escapeValue: false },
  returnNull: false
})

/** In every text, without being passed as a value: the name that the site's settings have. */
const SITE_NAME = '{{site_name}}'
const PLACEHOLDER = /\{\{(\w+)\}\}/g

export type Translate = (key: TextKey, values?: Record<string, string | number>) => string

const translators: Record<Locale, Translate> = { mn: remembering(i18next.getFixedT('mn')), en: remembering(i18next.getFixedT('en')) }

/**
 * `t('cart:add')`: the file's name, then the key. Bound to one language: the process serves both at once,
 * so nothing may ever change i18next's own language.
 */
export function translator(locale: Locale, siteName: string = DEFAULT_SITE_NAME[locale]): Translate {
  const find = translators[locale]
  return (key, values) => {
    const text = find(key, values)
    return text.includes(SITE_NAME) ? text.replaceAll(SITE_NAME, () => siteName) : text
  }
}

/**
 * i18next's search through languages and fallbacks costs a listing as much as its markup, so a text is looked
 * up once. Keys are those of our own files and therefore few; an unknown one is not kept.
 */
function remembering(find: TFunction): Translate {
  const known = new Map<string, string>()
  const look = (key: string): string => {
    const text = String(find(key, { skipInterpolation: true }))
    if (i18next.exists(key)) known.set(key, text)
    return text
  }
  return (key, values) => {
    const text = known.get(key) ?? look(key)
    return values ? text.replace(PLACEHOLDER, (whole, name: string) => String(values[name] ?? whole)) : text
  }
}

/** For keys made of data that may be called anything, such as the options of imported products. */
export const isTextKey = (key: string): key is TextKey => i18next.exists(key)

/** The finished strings an island gets as props: `texts(t, 'cart', ['add', 'added'])`. */
export function texts<Feature extends TextFeature, Key extends KeysOf<Feature>>(
  t: Translate,
  feature: Feature,
  keys: readonly Key[]
): Record<Key, string> {
  return Object.fromEntries(keys.map(key => [key, t(`${feature}:${key}` as TextKey)])) as Record<Key, string>
}
