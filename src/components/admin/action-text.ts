import texts from '#i18n/locales/mn/staff_action.json' with { type: 'json' }
import type { TextKey } from '#i18n/text-keys.ts'

/** A recorded action in words; its stored name for a route that has no text. */
export function formatAction(t: (key: TextKey) => string, action: string): string {
  const key = `did_${action.replaceAll('.', '_')}`
  return Object.hasOwn(texts, key) ? t(`staff_action:did_${action.replaceAll('.', '_')}` as TextKey) : action
}
