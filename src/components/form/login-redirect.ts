import type { AstroGlobal } from 'astro'
import { toApiError } from '#components/form/form.ts'
import type { Locale } from '#domain/site.ts'
import { toLocalPath } from '#i18n/path.ts'

/**
 * The login page with a return address.
 * @param from path with its language prefix
 */
export function toLoginPath(locale: Locale, from: string): string {
  return `${toLocalPath(locale, '/login')}?required=1&from=${encodeURIComponent(from)}`
}

/**
 * Asks for a login before this page. What was typed into a form of the account or the admin area is kept, because its session has ended
 * meanwhile.
 */
export async function askForLogin(astro: AstroGlobal): Promise<Response> {
  const { locale, path } = astro.locals
  if (astro.request.method === 'POST' && /^\/(account|admin)\b/.test(path)) return astro.rewrite(`/login/again${astro.url.search}`)
  return astro.redirect(toLoginPath(locale, toLocalPath(locale, path) + astro.url.search), 303)
}

/** Cyrillic takes six to twelve characters each in a URL. */
const MAX_RESTORED_LENGTH = 1000

/** Form fields as a query, to restore them after the login; earlier names have precedence. */
export function toRestoredFields(typed: Record<string, string>, names: readonly string[]): URLSearchParams {
  const params = new URLSearchParams()
  let remaining = MAX_RESTORED_LENGTH
  for (const name of names) {
    const value = typed[name]?.slice(0, remaining)
    if (value === undefined) continue
    params.set(name, value)
    remaining -= value.length
  }
  return params
}

/** Null where the response is 401. Other errors are thrown. */
export async function toNullIfUnauthorized<Result>(work: Promise<Result>): Promise<Result | null> {
  try {
    return await work
  } catch (error) {
    if (toApiError(error).status === 401) return null
    throw error
  }
}

/**
 * The page of a login's second step.
 * @param from path with its language prefix
 */
export function toSecondStepPath(locale: Locale, from: string): string {
  return `${toLocalPath(locale, '/login/two-step')}?${new URLSearchParams(from && { from })}`
}
