import type { AstroGlobal } from 'astro'

/** The play that has just been drawn, for the page after the form. */
const COOKIE = 'new_play'
const SECONDS = 60

/** Notes a draw for the next page, which spins to it. */
export function noteNewPlay({ cookies, url }: Pick<AstroGlobal, 'cookies' | 'url'>, path: string, id: number): void {
  cookies.set(COOKIE, String(id), { path, maxAge: SECONDS, httpOnly: true, sameSite: 'lax', secure: url.protocol === 'https:' })
}

/** Whether the play has just been drawn. True once: to spin again at a reload looks as another turn. */
export function takeNewPlay({ cookies }: Pick<AstroGlobal, 'cookies'>, path: string, id: number): boolean {
  if (cookies.get(COOKIE)?.value !== String(id)) return false
  cookies.delete(COOKIE, { path })
  return true
}
