export type Choice = 'granted' | 'refused'

/** Also read by the server, for orders. Set only once the visitor has chosen. */
const COOKIE = 'consent'
const SECONDS = 180 * 24 * 60 * 60

export function readChoice(): Choice | undefined {
  return new RegExp(`(?:^|; )${COOKIE}=(granted|refused)`).exec(document.cookie)?.[1] as Choice | undefined
}

export function storeChoice(choice: Choice): void {
  document.cookie = `${COOKIE}=${choice}; Path=/; Max-Age=${SECONDS}; SameSite=Lax${location.protocol === 'https:' ? '; Secure' : ''}`
}
