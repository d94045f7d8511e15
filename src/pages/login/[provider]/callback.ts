import type { APIRoute } from 'astro'
import { toSafePath, toApiError } from '#components/form/form.ts'
import { toSecondStepPath } from '#components/form/login-redirect.ts'
import { CONNECTIONS_PATH, toLoginFailurePath } from '#components/account/social-login.ts'
import { isSocialProvider } from '#domain/account.ts'
import { splitPath } from '#i18n/path.ts'

/** Where a provider sends the browser back to. */
export const GET: APIRoute = async ({ params: { provider = '' }, url, locals: { client, locale }, redirect, rewrite }) => {
  if (!isSocialProvider(provider)) return rewrite('/404')
  const parameter = (name: string): string | undefined => url.searchParams.get(name) ?? undefined
  try {
    const body = { state: parameter('state') ?? '', code: parameter('code'), error: parameter('error') }
    const { from, connected } = await client.post('/api/v2/social_logins/{provider}/finish', { params: { provider }, body })
    return redirect(toSafePath(from) + (connected ? `?connected=${provider}` : ''), 303)
  } catch (error) {
    const { status, body } = toApiError(error)
    if (status === 404) return rewrite('/404')
    const from = typeof body.details?.['from'] === 'string' ? toSafePath(body.details['from']) : ''
    // The address has no language, because providers know one only.
    const language = from ? splitPath(from).locale : locale
    if (body.code === 'second_step_required') return redirect(toSecondStepPath(language, from), 303)
    const isConnection = splitPath(from).path === CONNECTIONS_PATH
    return redirect(toLoginFailurePath(language, from, { provider, code: body.code, isConnection }), 303)
  }
}
