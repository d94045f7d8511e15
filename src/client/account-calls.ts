import type { User } from '#domain/account.ts'
import { api, type Ask } from './ask.ts'

/** Who asks: logging in, and what is known of them. */
export function accountCalls(ask: Ask) {
  return {
    me: () => ask<User>('GET', `${api}/users/me`),
    /** Sends a code by message. `seconds` until another may be asked for. */
    requestCode: (mobile: string) =>
      ask<{ mobile: string; registered: boolean; seconds: number }>('POST', `${api}/mcs_auth/check`, { body: { mobile } }),
    verifyCode: (input: { mobile: string; code: string }) => ask<User>('POST', `${api}/mcs_auth/verify`, { body: input }),
    logIn: (input: { login: string; password: string }) => ask<User>('POST', `${api}/users/login`, { body: input }),
    /** As `requestCode`; the names become the account's when the code is verified. */
    signUp: (input: { mobile: string; first_name: string; last_name?: string; email?: string; consent: true }) =>
      ask<{ mobile: string; registered: boolean; seconds: number }>('POST', `${api}/mcs_auth/sign_up`, { body: input }),
    /** Sends a code to a phone or a link to a mailbox. Answers alike where there is no such account. */
    requestReset: (input: { mobile: string } | { email: string }) =>
      ask<{ seconds: number }>('POST', `${api}/mcs_auth/reset`, { body: input }),
    /** By a link's token or a phone's code. Logs in. */
    setPassword: (input: { password: string } & ({ token: string } | { mobile: string; code: string })) =>
      ask<User>('POST', `${api}/users/password`, { body: input }),
    updateProfile: (input: Partial<Pick<User, 'first_name' | 'last_name' | 'email' | 'gender' | 'birthday' | 'home_phone'>>) =>
      ask<User>('POST', `${api}/users/update_profile`, { body: input }),
    /** Sends a code to the account's e-mail. */
    requestEmailCode: () => ask<{ email: string; seconds: number }>('POST', `${api}/users/email_code`),
    verifyEmail: (code: string) => ask<User>('POST', `${api}/users/verify_email`, { body: { code } }),
    logOut: () => ask<{ done: true }>('POST', `${api}/users/logout`)
  }
}
