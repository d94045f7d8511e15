import errors from '../../src/i18n/locales/mn/errors.json' with { type: 'json' }
import type { APIRequestContext, APIResponse } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { becomeOwner } from '../pages.ts'

const api = async (request: APIRequestContext, method: 'post' | 'put', path: string, data: unknown) => {
  const response: APIResponse = await request[method](`/api/v2${path}`, { data, headers: { 'idempotency-key': crypto.randomUUID() } })
  expect(response.ok(), await response.text()).toBe(true)
  return (await response.json()) as { id: number; code: string; version: number }
}

test('the address of a page changes in its form, and the former one leads there in both languages, without JavaScript', async ({
  browser,
  origin
}) => {
  const context = await browser.newContext({ baseURL: origin, javaScriptEnabled: false })
  const { request } = context
  await becomeOwner(request, origin)
  const page = await context.newPage()
  const mark = Date.now().toString(36)
  const [was, is] = [`was-${mark}`, `is-${mark}`]
  const record = { name: { mn: `Туршилт ${mark}` }, description: null, image: null }
  await api(request, 'post', '/staff/brands', { ...record, code: was })
  await api(request, 'post', '/staff/brands', { ...record, code: `taken-${mark}` })
  await api(request, 'post', '/staff/vendors', { ...record, official: false, code: was })
  const taxon = await api(request, 'post', '/staff/taxons', { name: record.name, parent_id: null, code: was })
  const author = await api(request, 'post', '/authors', { slug: was, name: record.name, bio: {}, avatar: '' })
  await api(request, 'put', `/content_tags/${was}`, { name: record.name })
  await api(request, 'put', `/series/${was}`, { name: record.name })

  const rename = async (path: string, name: 'code' | 'slug', button: string, code: string): Promise<void> => {
    await page.goto(path)
    const save = page.locator(`button[name=action][value="${button}"]`)
    const form = page.locator('form', { has: save })
    await form.locator(`[name=${name}]`).evaluate((field, value) => ((field as HTMLInputElement).value = value), code)
    const loaded = page.waitForEvent('load')
    await save.evaluate(element => (element as HTMLButtonElement).form?.requestSubmit(element as HTMLButtonElement))
    await loaded
  }
  const cases = [
    { form: `/admin/brands/${was}`, shown: '/brand/' },
    { form: `/admin/vendors/${was}`, shown: '/store/' },
    { form: `/admin/taxons/${taxon.id}`, shown: '/t/' },
    { form: '/admin/authors', name: 'slug', button: `save:${author.id}`, shown: '/author/' }
  ] as const
  for (const { form, shown, ...field } of cases) {
    const [name, button] = ['name' in field ? field.name : 'code', 'button' in field ? field.button : 'save'] as const
    // The page is in the cache before its address changes.
    for (const language of ['', '/en']) expect((await request.get(language + shown + was)).status()).toBe(200)
    await rename(form, name, button, is)
    await expect(page.getByText(`${was}.`).first(), form).toBeAttached()
    for (const language of ['', '/en']) {
      const response = await request.get(`${language}${shown}${was}?sort=price_asc`, { maxRedirects: 0 })
      expect([response.status(), response.headers()['location']?.split('?')[0]]).toEqual([301, language + shown + is])
      expect((await request.get(language + shown + is)).status()).toBe(200)
    }
  }
  // Filters by a former code are those of the current one.
  await page.goto(`/products?brands=${was}`)
  await expect(page.locator(`a[href*="brands=${is}"]`).first()).toBeAttached()
  expect(await page.locator(`main a[href*="brands=${was}"]`).count()).toBe(0)

  await rename(`/admin/brands/${was}`, 'code', 'save', `taken-${mark}`)
  await expect(page.locator('[name=code]')).toHaveAccessibleDescription(new RegExp(errors.address_taken))
  await expect(page.locator('[name=code]')).toHaveValue(`taken-${mark}`)
  // Back again.
  await rename(`/admin/brands/${is}`, 'code', 'save', was)
  expect((await request.get(`/brand/${is}`, { maxRedirects: 0 })).headers()['location']).toBe(`/brand/${was}`)

  for (const path of ['tags', 'series']) {
    await rename(`/admin/${path}`, 'code', `save:${was}`, is)
    await expect(page.locator(`button[value="save:${is}"]`), path).toBeAttached()
    const { slug } = (await (await request.get(`/api/v2/former_slugs/${path === 'tags' ? 'tag' : 'series'}/${was}`)).json()) as { slug: string } // prettier-ignore
    expect(slug).toBe(is)
  }
  await context.close()
})

test('the list of compared products finds those that got another address', async ({ browser, page, origin }) => {
  const staff = await browser.newContext({ baseURL: origin })
  const { request } = staff
  await becomeOwner(request, origin)
  const mark = Date.now().toString(36)
  const toProduct = (handle: string) => ({
    handle: `${handle}-${mark}`,
    title: { mn: `${handle} ${mark}` },
    available_on: '2026-01-01T00:00:00Z',
    variants: [{ price: 9000, on_hand: 9 }]
  })
  await api(request, 'post', '/catalogue/import', { products: [toProduct('cup'), toProduct('saucer')] })
  await page.goto('/compare')
  await page.evaluate(list => localStorage.setItem('delguur:compared', JSON.stringify(list)), [`cup-${mark}`, `saucer-${mark}`])
  for (const [was, is] of [
    ['cup', 'mug'],
    ['saucer', 'plate']
  ] as const) {
    const { id } = (await (await request.get(`/api/v2/products/${was}-${mark}`)).json()) as { id: number }
    await api(request, 'put', `/staff/products/${id}`, { version: 1, handle: `${is}-${mark}` })
  }
  await page.goto(`/compare?of=cup-${mark},saucer-${mark}`)
  await expect
    .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('delguur:compared') ?? '[]') as string[]))
    .toEqual([`mug-${mark}`, `plate-${mark}`])
  await staff.close()
})
