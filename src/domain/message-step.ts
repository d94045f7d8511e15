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

const createSteps = (group: MessageGroup, feature: string, names: readonly string[]): MessageStep[] =>
  names.map(name => ({
    id: `${feature}-${name}`,
    group,
    sms: `${feature}:${name}_sms`,
    subject: `${feature}:${name}_subject`,
    body: `${feature}:${name}_body`
  }))
const createSms = (group: MessageGroup, key: string): MessageStep => ({ id: key.replace(':', '-'), group, sms: key })
const createEmail = (group: MessageGroup, feature: string, subject: string, body: string): MessageStep => ({
  id: `${feature}-${body}`,
  group,
  subject: `${feature}:${subject}`,
  body: `${feature}:${body}`
})

/** The messages to customers and staff that the shop can write in its own words, in the order of an order. */
export const MESSAGE_STEPS: readonly MessageStep[] = [
  ...createSteps('order', 'message', [
    'transfer',
    'placed',
    'partly_paid',
    'expired',
    'canceled',
    'canceled_unpaid',
    'refund',
    'refund_lender',
    'refunded',
    'stay_canceled'
  ]),
  { id: 'ticket-mail_body', group: 'order', sms: 'ticket:sms', subject: 'ticket:mail_subject', body: 'ticket:mail_body' },
  createEmail('order', 'receipt', 'mail_issued_subject', 'mail_issued_body'),
  createEmail('order', 'receipt', 'mail_corrected_subject', 'mail_corrected_body'),
  ...createSteps('delivery', 'shipment_message', [
    'ready_for_pickup',
    'pickup_reminder',
    'shipped',
    'delivering',
    'delivered',
    'handed_over',
    'failed'
  ]),
  ...createSteps('return', 'return_message', ['requested', 'approved', 'rejected', 'received', 'closed']),
  createSms('account', 'message:login_code'),
  createEmail('account', 'message', 'login_code_mail_subject', 'login_code_mail_body'),
  createSms('account', 'message:reset_code'),
  createEmail('account', 'message', 'reset_subject', 'reset_body'),
  ...createSteps('account', 'message', ['login_notice', 'passkey_notice', 'provider_notice', 'password_notice', 'two_step_notice']),
  createSms('account', 'message:mailbox_notice_sms'),
  createEmail('account', 'message', 'email_code_subject', 'email_code_body'),
  createSms('account', 'message:mobile_code'),
  createEmail('account', 'message', 'mobile_code_mail_subject', 'mobile_code_mail_body'),
  createSms('account', 'message:mobile_changed'),
  createEmail('account', 'message', 'mailbox_changed_subject', 'mailbox_changed_body'),
  createSms('account', 'message:deletion_code'),
  createEmail('account', 'message', 'deletion_code_mail_subject', 'deletion_code_mail_body'),
  {
    id: 'message-staff_invitation',
    group: 'account',
    sms: 'message:staff_invitation_sms',
    subject: 'message:staff_invitation_subject',
    body: 'message:staff_invitation'
  },
  ...createSteps('lease', 'message', ['lease_sent', 'lease_rejected', 'lease_unanswered']),
  ...createSteps('request', 'quote_message', [
    'suggestion_requested',
    'suggestion_offered',
    'suggestion_declined',
    'quote_requested',
    'quote_offered',
    'quote_declined'
  ]),
  { id: 'notice-body', group: 'other', sms: 'notice:sms', subject: 'notice:subject', body: 'notice:body' },
  createEmail('other', 'notice', 'fall_subject', 'fall_body'),
  {
    id: 'gift_card-mail_body',
    group: 'other',
    sms: 'gift_card:sms_message',
    subject: 'gift_card:mail_subject',
    body: 'gift_card:mail_body'
  },
  ...createSteps('other', 'points', ['warning']),
  { id: 'jackpot-message_body', group: 'other', sms: 'jackpot:message', subject: 'jackpot:message_subject', body: 'jackpot:message_body' },
  { id: 'coupon-email_body', group: 'other', sms: 'coupon:sms', subject: 'coupon:email_subject_coupon', body: 'coupon:email_body' }
]

export const MESSAGE_PARTS = ['sms', 'subject', 'body'] as const
export type MessagePart = (typeof MESSAGE_PARTS)[number]

const PLACEHOLDER = /\{\{(\w+)\}\}/g
export const parsePlaceholders = (text: string): string[] => [...new Set([...text.matchAll(PLACEHOLDER)].flatMap(([, name]) => name ?? []))]

/** Without these a message is useless to its recipient. */
const ESSENTIAL = ['code', 'password', 'link', 'account', 'accounts']
/** Available in every text. */
const ALWAYS = ['site_name']

/** A placeholder that the default texts do not have, or an essential one that is missing. */
export function findPlaceholderProblem(
  originals: readonly string[],
  own: string,
  isMessage: boolean
): { kind: 'unknown' | 'missing'; name: string } | null {
  const known = originals.flatMap(parsePlaceholders)
  const used = parsePlaceholders(own)
  const unknown = used.find(name => ![...known, ...ALWAYS].includes(name))
  if (unknown) return { kind: 'unknown', name: unknown }
  const missing =
    isMessage && ESSENTIAL.find(name => originals.every(text => parsePlaceholders(text).includes(name)) && !used.includes(name))
  return missing ? { kind: 'missing', name: missing } : null
}

export const MESSAGE_KEYS: ReadonlySet<string> = new Set(MESSAGE_STEPS.flatMap(step => MESSAGE_PARTS.flatMap(part => step[part] ?? [])))
