import { beforeAll, describe, expect, test } from 'vitest'
import type { LocalCall } from '#server/kernel/http/customer.ts'
import { openTestShop, type TestShop } from '../../auth-harness.ts'

describe('a call by a page of this process', () => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await openTestShop()
    return () => shop.close()
  })
  const call = async (path: string) => {
    const local: LocalCall = { readValue: null }
    const response = await shop.app.fetch(new Request(`http://shop${path}`), { local })
    return { local, response, remote: await shop.app.fetch(new Request(`http://shop${path}`)) }
  }

  test('reads the value of the body, with the same status and cache headers', async () => {
    const { local, response, remote } = await call('/api/v2/owner_invitation?token=guess')
    expect(await response.text()).toBe('')
    expect(local.readValue?.()).toEqual(await remote.json())
    expect([response.status, response.headers.get('cache-control')]).toEqual([remote.status, remote.headers.get('cache-control')])
  })

  test('gets an error in the body', async () => {
    const { local, response } = await call('/api/v2/users/me')
    expect([local.readValue, response.status, await response.json()]).toMatchObject([null, 401, { error: expect.any(String) }])
  })

  test('has a response that is private unless the route says otherwise', async () => {
    expect((await call('/api/v2/owner_invitation?token=guess')).remote.headers.get('cache-control')).toBe('private, no-store')
  })
})
