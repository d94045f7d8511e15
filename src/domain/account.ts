/** Strips spaces, dashes and +976; a Mongolian number is exactly eight digits. */
export function normalPhone(typed: string): string | null {
  const digits = typed.replace(/[\s()\-.]/g, '').replace(/^(\+?976)(?=\d{8}$)/, '')
  return /^[1-9]\d{7}$/.test(digits) ? digits : null
}

/** `88112345` → `8811 2345`, as numbers are written in Mongolia. */
export function shownPhone(phone: string): string {
  return phone.length === 8 ? `${phone.slice(0, 4)} ${phone.slice(4)}` : phone
}

/** A name as people write it: the given name alone, or the father's name before it. Nobody is sorted by the father's. */
export function fullName(firstName: string, lastName: string): string {
  return [lastName, firstName].filter(Boolean).join(' ')
}

export const PASSWORD_LEAST = 8
export const PASSWORD_MOST = 200

/** Lower case, as mailboxes are compared; null when it cannot be an address. */
export function normalEmail(typed: string): string | null {
  const email = typed.trim().toLowerCase()
  return email.length <= 254 && /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(email) ? email : null
}
