import { globSync, readFileSync } from 'node:fs'
import { listPermissions } from '../../src/domain/permission.ts'
import { expect, test } from '../fixtures.ts'
import { CUSTOMER } from '../pages.ts'

const FOLDER = 'src/pages'
/** The invitation of new staff checks its token; the other page leads to one of the list. */
const OPEN = ['/admin/invitation', '/admin/reviews']

const pages = globSync(`${FOLDER}/admin/**/*.{astro,ts}`, { cwd: new URL('../..', import.meta.url).pathname }).map(file => {
  const source = readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')
  const [, staff, permission] = /open(Staff|Editor)Page\(Astro(?:, '([a-z_.]+)')?\)/.exec(source) ?? []
  return {
    path: file
      .slice(FOLDER.length)
      .replace(/(\/index)?\.\w+$/, '')
      .replaceAll('[number]', 'DG00000000')
      .replaceAll(/\[[.\w]+\]/g, '1'),
    needs: staff === 'Editor' ? 'content.edit' : (permission ?? (staff && 'staff'))
  }
})

test('every page of the admin area asks for a permission', () => {
  expect(pages.length).toBeGreaterThan(90)
  expect(pages.flatMap(({ path, needs }) => (needs || OPEN.includes(path) ? [] : path))).toEqual([])
})

/** Of a role with few permissions; rendering each answer costs time. */
test('a packer cannot post to pages of other roles', async ({ request, baseURL }) => {
  const headers = { origin: baseURL ?? '' }
  const data = { login: '94076655', password: CUSTOMER.password }
  expect((await request.post('/api/v2/users/login', { data, headers })).status()).toBe(200)
  const allowed: readonly string[] = ['staff', ...listPermissions('packer')]
  const closed = pages.filter(({ path, needs }) => needs && !allowed.includes(needs) && !OPEN.includes(path))
  const answers = await Promise.all(
    closed.map(async ({ path }) => {
      const response = await request.post(path, { maxRedirects: 0, headers, form: { action: 'save', value: '1' } })
      return `${path} ${response.status()}`
    })
  )
  expect(answers.length).toBeGreaterThan(40)
  expect(answers.filter(answer => !answer.endsWith(' 404'))).toEqual([])
})
