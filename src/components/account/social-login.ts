import type { SocialProviderCode } from '#domain/account.ts'
import type { Locale } from '#domain/site.ts'
import { toLocalPath } from '#i18n/path.ts'
import type { Translate } from '#i18n/translator.ts'

/** The page that connects providers to an account. */
export const CONNECTIONS_PATH = '/account/profile/login'

/** The page that says why a login at a provider failed: the one of the account where the customer connected it, else the login. */
export function toLoginFailurePath(
  locale: Locale,
  from: string,
  failure: { provider: SocialProviderCode; code: string | undefined; isConnection?: boolean }
): string {
  const page = toLocalPath(locale, failure.isConnection ? CONNECTIONS_PATH : '/login')
  return `${page}?${new URLSearchParams({ failed: failure.code ?? 'unavailable', by: failure.provider, ...(from && { from }) })}`
}

const FAILURES = [
  'token_invalid',
  'social_declined',
  'social_failed',
  'social_taken',
  'social_connected',
  'email_taken',
  'account_blocked'
] as const

/** The message of `toLoginFailurePath`; null without a failure. */
export function formatLoginFailure(query: URLSearchParams, t: Translate): string | null {
  const failed = query.get('failed')
  if (failed === null) return null
  const by = query.get('by')
  if (by === 'facebook' && failed === 'social_declined') return t('auth:facebook_declined')
  if (by === 'facebook' && failed === 'social_failed') return t('auth:facebook_failed')
  if (failed === 'email_taken') return t('auth:social_email_taken')
  if (failed === 'too_many_requests') return t('auth:social_too_many')
  const known = FAILURES.find(code => code === failed)
  return t(known === 'token_invalid' ? 'auth:social_expired' : known ? `errors:${known}` : 'errors:unavailable')
}
