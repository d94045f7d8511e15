import i18next, { type TFunction } from 'i18next'
import type { Locale } from '#domain/site.ts'

type Texts = Record<string, unknown>

const files = import.meta.glob<Texts>('./locales/*/*.json', { eager: true, import: 'default' })
const resources: Record<string, Record<string, Texts>> = { mn: {}, en: {} }
for (const [path, texts] of Object.entries(files)) {
  const [, locale, feature] = /locales\/(\w+)\/([\w-]+)\.json$/.exec(path) ?? []
  if (locale && feature) (resources[locale] ??= {})[feature] = texts
}

await i18next.init({
  resources,
  ns: Object.keys(resources['mn'] ?? {}),
  lng: 'mn',
  // Each falls back to the other, string by string: a missing text never leaves a hole.
  fallbackLng: { mn: ['en'], en: ['mn'], default: ['en'] },
  interpolation: { escapeValue: false },
  returnNull: false
})

export type Translate = (key: string, values?: Record<string, string | number>) => string

const translators: Record<Locale, TFunction> = { mn: i18next.getFixedT('mn'), en: i18next.getFixedT('en') }

/**
 * `t('cart:add')`: the file's name, then the key. Bound to one language: the process serves both at once,
 * so nothing may ever change i18next's own language.
 */
export function translator(locale: Locale): Translate {
  return translators[locale]
}

/** The finished strings an island gets as props: `texts(t, 'cart', ['add', 'added'])`. */
export function texts<Key extends string>(t: Translate, feature: string, keys: readonly Key[]): Record<Key, string> {
  return Object.fromEntries(keys.map(key => [key, t(`${feature}:${key}`)])) as Record<Key, string>
}
