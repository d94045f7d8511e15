import { createFormError } from '#components/form/form-action.ts'
import { type Fields, parseWholeNumber } from '#components/form/form.ts'
import type { SettingOf, SettingValue } from '#contract/setting.ts'
import { normalizeEmail, normalizePhone } from '#domain/account.ts'
import { STAFF_EVENTS } from '#domain/staff-event.ts'
import type { Translate } from '#i18n/translator.ts'

/** Minutes between two messages to choose from. */
export const NOTICE_MINUTES = [5, 15, 30, 60, 240, 1440] as const
export const MAX_RECIPIENTS = 10

export function toNoticeFields({ emails, phones, events, everyMinutes }: SettingValue<'staff_notices'>): Fields {
  return {
    emails: emails.join('\n'),
    phones: phones.join('\n'),
    everyMinutes: String(everyMinutes),
    ...Object.fromEntries(events.map(event => [`event_${event}`, '1']))
  }
}

/** @throws ApiError with a message for the field of an address that is none, or of too many */
export function parseNoticeFields(fields: Fields, t: Translate): SettingOf<'staff_notices'> {
  const emails = parseRecipients(fields['emails'], normalizeEmail)
  const phones = parseRecipients(fields['phones'], normalizePhone)
  const errors: Record<string, string> = {}
  if (emails.wrong) errors['emails'] = t('staff_notice:email_wrong', { typed: emails.wrong })
  else if (emails.valid.length > MAX_RECIPIENTS) errors['emails'] = t('staff_notice:too_many', { n: MAX_RECIPIENTS })
  if (phones.wrong) errors['phones'] = t('staff_notice:phone_wrong', { typed: phones.wrong })
  else if (phones.valid.length > MAX_RECIPIENTS) errors['phones'] = t('staff_notice:too_many', { n: MAX_RECIPIENTS })
  if (Object.keys(errors).length) throw createFormError(errors)
  return {
    emails: emails.valid,
    phones: phones.valid,
    events: STAFF_EVENTS.filter(event => fields[`event_${event}`] === '1'),
    everyMinutes: parseWholeNumber(fields['everyMinutes'])
  }
}

function parseRecipients(typed = '', normalize: (text: string) => string | null): { valid: string[]; wrong: string | undefined } {
  const parts = typed.split(/[,;\n]/).flatMap(part => part.trim() || [])
  return {
    valid: [...new Set(parts.flatMap(part => normalize(part) ?? []))],
    wrong: parts.find(part => normalize(part) === null)
  }
}
