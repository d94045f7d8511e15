import type { AstroGlobal } from 'astro'
import { expect, test } from 'vitest'
import { ApiError } from '#client/client.ts'
import { handleForm, toFormBody, createFormError } from '#components/form/form-action.ts'

/** The parts of a page that `handleForm` uses. */
function createPage(fields: Record<string, string> | null, url = 'http://shop.test/admin/menus?menu=footer') {
  const request = fields ? new Request(url, { method: 'POST', body: new URLSearchParams(fields) }) : new Request(url)
  const response = { status: 200, headers: new Headers() }
  const page = {
    request,
    response,
    url: new URL(url),
    locals: { locale: 'mn', path: new URL(url).pathname, t: (key: string) => key },
    redirect: (location: string, status: number) => new Response(null, { status, headers: { location } }),
    rewrite: (path: string) => Promise.resolve(new Response(path))
  }
  return { astro: page as unknown as AstroGlobal, response }
}

const readLocation = (response: Response | null) => response?.headers.get('location')

test('a GET submits nothing', async () => {
  const { astro } = createPage(null)
  const form = await handleForm(astro, { save: { submit: () => Promise.reject(new Error('submitted')), redirectTo: '/' } })
  expect(form).toMatchObject({ submitted: false, fields: {}, response: null })
})

test('the button names the action and its argument, the first action is the default', async () => {
  const calls: string[] = []
  const act = (name: string) => ({
    submit: async (_: unknown, __: unknown, argument: string) => void calls.push(`${name} ${argument}`.trim()),
    redirectTo: '/list'
  })
  const actions = { save: act('save'), remove: act('remove'), look: null }
  for (const action of ['', 'remove:2-0', 'toString', 'save'])
    expect(readLocation((await handleForm(createPage({ action }).astro, actions)).response)).toBe('/list')
  expect(calls).toEqual(['save', 'remove 2-0', 'save', 'save'])
  expect(await handleForm(createPage({ action: 'look', q: 'цамц' }).astro, actions)).toMatchObject({
    submitted: true,
    fields: { q: 'цамц' },
    response: null
  })
})

test('a form that is cut off runs no action', async () => {
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('action=save&name=No'))
      setImmediate(() => controller.error(Object.assign(new Error('aborted'), { code: 'ECONNRESET' })))
    }
  })
  const { astro } = createPage(null)
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', body, headers, duplex: 'half' }
  Object.assign(astro, { request: new Request(astro.url, init) })
  const form = await handleForm(astro, { save: { submit: () => Promise.reject(new Error('submitted')), redirectTo: '/' } })
  expect([form.response?.status, form.error]).toEqual([400, null])
})

test('an error keeps all typed values, with its status and messages', async () => {
  const message = 'Дулаан '.repeat(600).trim()
  const { astro, response } = createPage({ message })
  const form = await handleForm(astro, { send: { submit: () => Promise.reject(createFormError({ name: 'Нэр' })), redirectTo: '/' } })
  expect(form).toMatchObject({ fields: { message }, errors: { name: 'Нэр' }, unavailable: false, response: null })
  expect(response.status).toBe(422)
})

test('without the API the page displays a message and keeps the form', async () => {
  const { astro, response } = createPage({ name: 'Номин' })
  const away = new ApiError(0, { error: '', code: 'unavailable' })
  const form = await handleForm(astro, { send: { submit: () => Promise.reject(away), redirectTo: '/' } })
  expect(form).toMatchObject({ unavailable: true, fields: { name: 'Номин' } })
  expect([response.status, form.error?.message]).toEqual([503, 'errors:unavailable'])
})

test('a visitor is redirected to the login and returns to the page; a form of the account or the admin area is kept', async () => {
  const login = new ApiError(401, { error: 'x', code: 'login_required' })
  const send = async (path: string, fields: Record<string, string> = { name: 'Номин' }) =>
    (
      await handleForm(createPage(fields, `http://shop.test${path}`).astro, {
        send: { submit: () => Promise.reject(login), redirectTo: '/' }
      })
    ).response
  expect(readLocation(await send('/store/altai?tab=1'))).toBe(`/login?required=1&from=${encodeURIComponent('/store/altai?tab=1')}`)
  for (const path of ['/admin/menus', '/account/profile']) expect(await (await send(`${path}?tab=1`))?.text()).toBe('/login/again?tab=1')
  // A button alone, such as the one that looks for a payment, has nothing to keep.
  expect(readLocation(await send('/account/orders/1/pay', { action: 'check', key: '1' }))).toBe(
    `/login?required=1&from=${encodeURIComponent('/account/orders/1/pay')}`
  )
})

test('a body has an emptied field as the empty text, and omits a field that is not in the form', () => {
  const contact = { name: 'Номин', contact: 'n@x.mn', message: 'Сайн уу' }
  expect(toFormBody('POST /api/v2/contact_forms', { ...contact, subject: '', other: 'x' })).toEqual({ ...contact, subject: '' })
  expect(toFormBody('POST /api/v2/contact_forms', contact)).toEqual(contact)
})
