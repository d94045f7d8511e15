/** Texts of a message, by the keys of their default texts. An e-mail has subject and body. */
export interface MessageStep {
  id: string
  group: MessageGroup
  sms?: string
  subject?: string
  body?: string
}

export const MESSAGE_GROUPS = ['order', 'delivery', 'return', 'account', 'lease', 'request', 'other'] as const
type MessageGroup = (typeof MESSAGE_GROUPS)[number]

const stepsOf = (group: MessageGroup, feature: string, names: readonly string[]): MessageStep[] =>
  names.map(name => ({
    id: `${feature}-${name}`,
    group,
    sms: `${feature}:${name}_sms`,
    subject: `${feature}:${name}_subject`,
    body: `${feature}:${name}_body`
  }))
const sms = (group: MessageGroup, key: string): MessageStep => ({ id: key.replace(':', '-'), group, sms: key })
const email = (group: MessageGroup, feature: string, subject: string, body: string): MessageStep => ({
  id: `${feature}-${body}`,
  group,
  subject: `${feature}:${subject}`,
  body: `${feature}:${body}`
})

/** The messages to customers and staff that the shop can write in its own words, in the order of an order. */
export const MESSAGE_STEPS: readonly MessageStep[] = [
  ...stepsOf('order', 'message', ['placed', 'partly_paid', 'expired', 'canceled', 'canceled_unpaid', 'refund', 'refunded']),
  email('order', 'receipt', 'mail_issued_subject', 'mail_issued_body'),
  email('order', 'receipt', 'mail_corrected_subject', 'mail_corrected_body'),
  ...stepsOf('delivery', 'shipment_message', ['ready_for_pickup', 'shipped', 'delivering', 'delivered', 'handed_over', 'failed']),
  ...stepsOf('return', 'return_message', ['requested', 'approved', 'rejected', 'received', 'closed']),
  sms('account', 'message:login_code'),
  sms('account', 'message:reset_code'),
  email('account', 'message', 'reset_subject', 'reset_body'),
  ...stepsOf('account', 'message', ['login_notice']),
  email('account', 'message', 'email_code_subject', 'email_code_body'),
  sms('account', 'message:mobile_code'),
  email('account', 'message', 'mobile_code_mail_subject', 'mobile_code_mail_body'),
  sms('account', 'message:mobile_changed'),
  sms('account', 'message:deletion_code'),
  email('account', 'message', 'deletion_code_mail_subject', 'deletion_code_mail_body'),
  {
    id: 'message-staff_invitation',
    group: 'account',
    sms: 'message:staff_invitation_sms',
    subject: 'message:staff_invitation_subject',
    body: 'message:staff_invitation'
  },
  ...stepsOf('lease', 'message', ['lease_sent', 'lease_rejected', 'lease_unanswered']),
  ...stepsOf('request', 'quote_message', ['suggestion_offered', 'suggestion_declined', 'quote_offered', 'quote_declined']),
  { id: 'notice-body', group: 'other', sms: 'notice:sms', subject: 'notice:subject', body: 'notice:body' },
  email('other', 'notice', 'fall_subject', 'fall_body'),
  {
    id: 'gift_card-mail_body',
    group: 'other',
    sms: 'gift_card:sms_message',
    subject: 'gift_card:mail_subject',
    body: 'gift_card:mail_body'
  },
  ...stepsOf('other', 'points', ['warning']),
  email('other', 'coupon', 'email_subject_coupon', 'email_body')
]

export const MESSAGE_PARTS = ['sms', 'subject', 'body'] as const
export type MessagePart = (typeof MESSAGE_PARTS)[number]

const PLACEHOLDER = /\{\{(\w+)\}\}/g
export const placeholdersOf = (text: string): string[] => [...new Set([...text.matchAll(PLACEHOLDER)].flatMap(([, name]) => name ?? []))]

/** Without these a message is useless to its recipient. */
const ESSENTIAL = ['code', 'password', 'link']
/** Available in every text. */
const ALWAYS = ['site_name']

/** A placeholder that the default texts do not have, or an essential one that is missing. */
export function placeholderProblem(
  originals: readonly string[],
  own: string,
  isMessage: boolean
): { kind: 'unknown' | 'missing'; name: string } | null {
  const known = originals.flatMap(placeholdersOf)
  const used = placeholdersOf(own)
  const unknown = used.find(name => ![...known, ...ALWAYS].includes(name))
  if (unknown) return { kind: 'unknown', name: unknown }
  const missing = isMessage && ESSENTIAL.find(name => originals.every(text => placeholdersOf(text).includes(name)) && !used.includes(name))
  return missing ? { kind: 'missing', name: missing } : null
}

export const MESSAGE_KEYS: ReadonlySet<string> = new Set(MESSAGE_STEPS.flatMap(step => MESSAGE_PARTS.flatMap(part => step[part] ?? [])))

/** Text messages have 160 characters of the basic alphabet, or 70 with Cyrillic letters; parts of longer ones are shorter. */
export function smsParts(text: string): number {
  const isBasic = /^[\x20-\x7e\n\r£¥€]*$/.test(text)
  const [alone, part] = isBasic ? [160, 153] : [70, 67]
  return text.length <= alone ? 1 : Math.ceil(text.length / part)
}
