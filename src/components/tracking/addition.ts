import type { AstroGlobal } from 'astro'

/** Read and deleted by the browser, which reports the event. */
const COOKIE = 'addition'
const SECONDS = 60

/**
 * Notes for the next page that a form has added something, which no script of this page has seen. Only with the visitor's consent.
 * @param added `cart`, or the id of a variant that was added to the wishlist
 */
export function noteAddition({ cookies, url }: Pick<AstroGlobal, 'cookies' | 'url'>, added: 'cart' | number): void {
  if (cookies.get('consent')?.value !== 'granted') return
  cookies.set(COOKIE, String(added), { path: '/', maxAge: SECONDS, sameSite: 'lax', secure: url.protocol === 'https:' })
}

/** @returns `cart` or the id of a variant, once */
export function takeAddition(): string | undefined {
  const value = new RegExp(`(?:^|; )${COOKIE}=(\\w+)`).exec(document.cookie)?.[1]
  if (value) document.cookie = `${COOKIE}=; Path=/; Max-Age=0`
  return value
}
