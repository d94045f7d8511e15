import type { APIRequestContext } from '@playwright/test'

export interface Account {
  login: string
  password: string
}

/** Accounts of the demo shop, defined in `demo/people.ts`. */
const toAccount = (login: string): Account => ({ login, password: 'delguur-demo' })
export const CUSTOMER = toAccount('88112345')
export const OWNER = toAccount('95051188')
export const STAFF = toAccount('95113322')
export const EDITOR = toAccount('99083344')
export const SUPPORT = toAccount('96014477')
export const PACKER = toAccount('94076655')

export async function logInAs(request: APIRequestContext, account: Account, url = ''): Promise<void> {
  const response = await request.post(`${url}/api/v2/users/login`, { data: account })
  if (!response.ok()) throw new Error(`The login of ${account.login} answered ${response.status()}`)
}
