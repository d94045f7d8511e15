import { type ClientRequest, request } from 'node:http'
import { afterAll, expect, test } from 'vitest'
import { createSession } from '#server/identity/sessions.ts'
import { users } from '#server/identity/tables.ts'
import { furnishShop, stockProduct } from '../server/catalogue/small-shop.ts'
import { EMPTY, openPostgres } from '../server/database.ts'
import { setUpLiveShop } from './live-shop.ts'

const database = await openPostgres(EMPTY)
afterAll(() => database.close())
await furnishShop(database.db)
await stockProduct(database.db, { slug: 'scarf', availableOn: new Date('2020-01-01'), taxonId: 4, variants: [{ onHand: 3 }] })
const { port, url } = await setUpLiveShop({ DATABASE_URL: database.url ?? '' })

let accounts = 0
/** A new customer, logged in as often as asked. */
async function logIn(times = 1): Promise<string[]> {
  accounts += 1
  const [user] = await database.db
    .insert(users)
    .values({ mobile: String(99_330_000 + accounts), phoneVerifiedAt: new Date(), createdAt: new Date() })
    .returning({ id: users.id })
  const sessions = Array.from({ length: times }, () =>
    createSession(database.db, { kind: 'browser', userId: user?.id ?? 0, now: new Date() })
  )
  return (await Promise.all(sessions)).map(({ token }) => `__Host-delguur_session=${token}`)
}

const MULTIPART = 'multipart/form-data; boundary=x'

test('a form of very many parts is refused before it is parsed', async () => {
  const [cookie = ''] = await logIn()
  const body = `${'--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n'.repeat(50_000)}--x--\r\n`
  for (const path of ['/account/profile', '/account/orders/DG00000000/returns', '/api/v2/products/scarf/reviews']) {
    const headers = { cookie, 'content-type': MULTIPART }
    const response = await fetch(url + path, { method: 'POST', headers, body, redirect: 'manual' })
    expect([path, response.status]).toEqual([path, 413])
  }
})

test('an account with many sessions does not keep others from sending', async () => {
  const [first = '', second = ''] = await logIn(2)
  const [other = ''] = await logIn()
  const begin = (path: string, cookie: string): Promise<{ sent: ClientRequest; status: Promise<number | undefined> }> =>
    new Promise((resolve, reject) => {
      const headers = { cookie, 'content-type': MULTIPART, 'content-length': 40_000_000 }
      const sent = request({ port, host: '127.0.0.1', method: 'POST', path, headers })
      const status = new Promise<number | undefined>(answer => sent.on('response', ({ statusCode }) => answer(statusCode)))
      sent.on('error', reject)
      sent.write('--x\r\n', error => (error ? reject(error) : resolve({ sent, status })))
    })
  const page = '/products/scarf/review'
  const held = await begin('/api/v2/products/scarf/reviews', first)
  // It has been received before this.
  expect((await fetch(`${url}/api/v2/users/me`, { headers: { cookie: first } })).status).toBe(200)
  const refused = [await begin('/api/v2/products/scarf/reviews', second), await begin(page, second)]
  expect(await Promise.all(refused.map(({ status }) => status))).toEqual([503, 503])
  const form = new FormData()
  form.set('images', new File([new Uint8Array(40_000_000)], 'a.jpg'))
  const sent = await fetch(`${url}/api/v2/products/scarf/reviews`, { method: 'POST', headers: { cookie: other }, body: form })
  expect(sent.status).toBe(422)
  for (const each of [held, ...refused]) each.sent.on('error', () => {}).destroy()
})
