import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { createAdminMenu } from '#components/admin/admin-menu.ts'
import type { SiteData } from '#contract/site.ts'
import type { User } from '#contract/identity.ts'
import { isStaff, PERMISSIONS } from '#domain/permission.ts'
import { FLAGS } from '#domain/site.ts'
import { listAdminPages, OPEN_ADMIN_PAGES } from '../../admin-pages.ts'

const pages = listAdminPages()
const guarded = pages.filter(({ route }) => !OPEN_ADMIN_PAGES.includes(route))

/** Pages that show what customers see, or a sheet of paper. */
const FRAMELESS = [
  '/admin/home/arrange',
  '/admin/orders/[number]/label',
  '/admin/orders/[number]/slip',
  '/admin/orders/print',
  '/admin/pages/[slug]/preview',
  '/admin/promotions/[slug]/preview'
]

test('every page of the admin area names existing permissions', () => {
  expect(pages.length).toBeGreaterThan(90)
  const known: readonly string[] = ['any', ...PERMISSIONS]
  expect(
    guarded.filter(({ needed }) => needed.length === 0 || needed.some(each => !known.includes(each))).map(({ route }) => route)
  ).toEqual([])
})

test('a page returns the response of a refused visitor before it handles a form or calls the API', () => {
  const early = guarded.filter(({ source }) => {
    const [before = '', after = ''] = source.split(/^const access = await openAdminPage\(.*\n/m)
    return (
      !after.startsWith('if (access instanceof Response) return access\n') || /handleForm\(|client\.(get|post|put|delete)\(/.test(before)
    )
  })
  expect(early.map(({ route }) => route)).toEqual([])
})

/** The source of each component, by its file name, which is unique among those that a page of the admin area begins with. */
const components = new Map(globSync('src/components/**/*.astro').map(file => [basename(file), readFileSync(file, 'utf8')]))
const usesFrame = (source: string): boolean =>
  [...source.matchAll(/^import (\w+).* from '[^']*\/(\w+\.astro)'$/gm)].some(
    ([, name, file = '']) =>
      new RegExp(`^<${name}[\\s>]`, 'm').test(source) && (file === 'AdminPage.astro' || usesFrame(components.get(file) ?? ''))
  )

test('every page of the admin area has its frame', () => {
  expect(guarded.filter(({ source }) => !usesFrame(source)).map(({ route }) => route)).toEqual(FRAMELESS)
  const menus = [...components].filter(([, source]) => /<AdminMenu\b/.test(source)).map(([file]) => file)
  expect(menus).toEqual(['AdminPage.astro'])
})

test('whoever sees a part of the menu can open its page', () => {
  const site = { configs: Object.fromEntries(Object.keys(FLAGS).map(flag => [flag, true])), has_branches: true } as unknown as SiteData
  const closed = PERMISSIONS.flatMap(permission => {
    const user = { permissions: [permission] } as unknown as User
    if (!isStaff(user)) return []
    return createAdminMenu(user, site, key => key)
      .flatMap(({ parts }) => parts)
      .filter(({ href }) => {
        const needed = pages.find(({ route }) => route === href)?.needed
        return needed && !needed.includes('any') && !needed.includes(permission)
      })
      .map(({ href }) => `${href} with ${permission}`)
  })
  expect(closed).toEqual([])
})
