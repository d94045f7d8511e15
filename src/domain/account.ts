export type Role = 'shopper' | 'editor' | 'staff' | 'owner'

export interface User {
  id: number
  email: string | null
  mobile: string | null
  login: string
  first_name: string
  last_name: string
  full_name: string
  /** Picture URL or null. */
  profile: string | null
  wallet: { balance: number }
  order_count: number
  email_verified: boolean
  phone_verified: boolean
  role: Role
}

/** Strips spaces, dashes and +976; a Mongolian number is exactly eight digits. */
export function normalPhone(typed: string): string | null {
  const digits = typed.replace(/[\s()\-.]/g, '').replace(/^(\+?976)(?=\d{8}$)/, '')
  return /^[1-9]\d{7}$/.test(digits) ? digits : null
}

/** `88112345` → `8811 2345`, as numbers are written in Mongolia. */
export function shownPhone(phone: string): string {
  return phone.length === 8 ? `${phone.slice(0, 4)} ${phone.slice(4)}` : phone
}
