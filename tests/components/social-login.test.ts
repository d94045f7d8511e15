import { expect, test } from 'vitest'
import { formatLoginFailure } from '#components/account/social-login.ts'
import { createTranslator } from '#i18n/translator.ts'

test.each([
  'token_invalid',
  'social_declined',
  'social_failed',
  'social_taken',
  'social_connected',
  'email_taken',
  'account_blocked',
  'too_many_requests',
  'unheard_of'
])('the page says why a login failed, with no value missing: %s', failed => {
  for (const locale of ['mn', 'en'] as const) {
    const message = formatLoginFailure(new URLSearchParams({ failed, by: 'google' }), createTranslator(locale))
    expect(message).toMatch(/\p{L}+ \p{L}+/u)
    expect(message).not.toContain('{{')
  }
})
