/**
 * Strips spaces, dashes and +976, and the invisible marks that contacts and messengers copy along; digits may be full-width. A Mongolian
 * phone number has exactly eight digits.
 */
export function normalizePhone(typed: string): string | null {
  const digits = typed
    .normalize('NFKC')
    .replace(/[\s\p{Cf}\p{Pd}().]/gu, '')
    .replace(/^(?:\+|00)?976(?=\d{8}$)/, '')
  return /^[1-9]\d{7}$/.test(digits) ? digits : null
}

/** `88112345` → `8811 2345`, the usual spelling in Mongolia. */
export function formatPhone(phone: string): string {
  return phone.length === 8 ? `${phone.slice(0, 4)} ${phone.slice(4)}` : phone
}

/** The given name, after the father's name where there is one. Mongolians are addressed and sorted by the given name. */
export function formatFullName(firstName: string, lastName: string): string {
  return [lastName, firstName].filter(Boolean).join(' ')
}

/** Providers that vouch for a customer at the login. */
export const SOCIAL_PROVIDERS = ['google', 'facebook'] as const
export type SocialProviderCode = (typeof SOCIAL_PROVIDERS)[number]
export const isSocialProvider = (name: string): name is SocialProviderCode => (SOCIAL_PROVIDERS as readonly string[]).includes(name)

export const PASSWORD_MIN_LENGTH = 8
export const PASSWORD_MAX_LENGTH = 200
export const EMAIL_MAX_LENGTH = 254
/** Of a field for a code of six digits, which may be typed with a space in the middle and one behind it. */
export const CODE_INPUT_LENGTH = 8

/** Mail programs read these characters as the syntax of several recipients, or of a name before an address. */
const EMAIL = /^[^\s\p{C}@,;:<>()[\]\\"]+@[^\s\p{C}@,;:<>()[\]\\"]+\.[^\s\p{C}@.,;:<>()[\]\\"]{2,}$/u

/** In lower case, without spaces around it and the invisible marks that are copied along; null for an invalid address. */
export function normalizeEmail(typed: string): string | null {
  const email = typed
    .normalize('NFC')
    .replace(/\p{Cf}/gu, '')
    .trim()
    .toLowerCase()
  return email.length <= EMAIL_MAX_LENGTH && EMAIL.test(email) ? email : null
}

/** Width and height of an account's picture in pixels. */
export const AVATAR_SIZE = 150
/** A JPEG or PNG up to this size is sent as it is; a larger one is scaled down in the browser. */
export const AVATAR_BYTES = 22_500

/** How an invitation of staff is sent; `link` is passed on by the inviter. */
export const INVITATION_CHANNELS = ['email', 'sms', 'link'] as const
export type InvitationChannel = (typeof INVITATION_CHANNELS)[number]
