import { isTextKey, type Translate } from '#i18n/translator.ts'

/** A recorded action in words; its stored name for a route that has no text. */
export function formatAction(t: Translate, action: string): string {
  const key = `staff_action:did_${action.replaceAll('.', '_')}`
  return isTextKey(key) ? t(key) : action
}
