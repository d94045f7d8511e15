import type { APIRoute } from 'astro'
import { toSafePath, toApiError } from '#components/form/form.ts'
import { toLoginFailurePath } from '#components/account/social-login.ts'
import { isSocialProvider } from '#domain/account.ts'

/** Sends the browser to a provider: to log in, or with `connect` to connect it to the account. */
export const GET: APIRoute = async ({ params: { provider = '' }, url, locals: { client, locale }, redirect, rewrite }) => {
  if (!isSocialProvider(provider)) return rewrite('/404')
  const from = toSafePath(url.searchParams.get('from'))
  try {
    const body = { from, connect: url.searchParams.has('connect') }
    const started = await client.post('/api/v2/social_logins/{provider}/start', { params: { provider }, body })
    return redirect(started.url, 303)
  } catch (error) {
    const { status, body } = toApiError(error)
    return status === 404 ? rewrite('/404') : redirect(toLoginFailurePath(locale, from, { provider, code: body.code }), 303)
  }
}
