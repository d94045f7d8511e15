import { safeHref } from '#domain/href.ts'
import type { Localized, MenuItem } from '#domain/site.ts'
import type { PostedForm } from './posted-form.ts'

export const MENUS = ['main', 'service', 'footer'] as const
export type MenuName = (typeof MENUS)[number]

/** An entry of a menu as it is arranged: words in both languages. */
export interface MenuEntry {
  title: Localized
  href: string
  tone?: 'sale'
  children?: MenuEntry[]
}

/** The setting `menus`: a menu that is not in it is made by the shop itself. */
export type MenuSetting = Partial<Record<MenuName, MenuEntry[]>>

/** Only the footer's menu has columns. */
export const isNested = (menu: MenuName): boolean => menu === 'footer'

/** A menu that the shop makes itself, as something to begin with. Both languages list the same entries. */
export function entriesOf(mn: readonly MenuItem[], en: readonly MenuItem[]): MenuEntry[] {
  return mn.map(({ title, href, tone, children }, at) => ({
    title: { mn: title, ...(en[at] ? { en: en[at].title } : {}) },
    href,
    ...(tone ? { tone } : {}),
    ...(children.length ? { children: entriesOf(children, en[at]?.children ?? []) } : {})
  }))
}

/** What a form said: `2_href` is the third entry's link, `2-0_href` that of the first below it. */
export function entriesIn(form: PostedForm, below = ''): MenuEntry[] {
  const entries: MenuEntry[] = []
  for (let at = 0; form.field(`${below}${at}_is`); at += 1) {
    const id = `${below}${at}`
    const children = entriesIn(form, `${id}-`)
    entries.push({
      title: form.words(`${id}_title`),
      href: form.field(`${id}_href`),
      ...(form.field(`${id}_tone`) ? { tone: 'sale' } : {}),
      ...(children.length ? { children } : {})
    })
  }
  return entries
}

/** The menu after a button: `up:2`, `down:2-0`, `remove:2`, `add:` for one more, `add:2-` for one more below the third. */
export function rearrangedMenu(entries: readonly MenuEntry[], action: string): MenuEntry[] {
  const [doing = '', where = ''] = action.split(':')
  const [first = '', ...rest] = where.split('-')
  if (rest.length > 0 && first !== '') {
    const at = Number(first)
    const entry = entries[at]
    if (!entry) return [...entries]
    const { children = [], ...bare } = entry
    const below = rearrangedMenu(children, `${doing}:${rest.join('-')}`)
    return entries.toSpliced(at, 1, below.length ? { ...bare, children: below } : bare)
  }
  if (doing === 'add') return [...entries, { title: {}, href: '' }]
  const at = Number(first)
  const entry = entries[at]
  if (!entry || first === '') return [...entries]
  const others = entries.toSpliced(at, 1)
  if (doing === 'remove') return others
  return others.toSpliced(Math.max(0, doing === 'up' ? at - 1 : at + 1), 0, entry)
}

export interface MenuFault {
  /** As in the form: `2` or `2-0`. */
  id: string
  field: 'title' | 'href'
}

/** What keeps a menu from being shown: an entry without words, or one that leads nowhere. A column's heading needs no link. */
export function menuFaults(entries: readonly MenuEntry[], below = ''): MenuFault[] {
  return entries.flatMap(({ title, href, children = [] }, at) => {
    const id = `${below}${at}`
    const leads = href === '' ? children.length > 0 : safeHref(href) !== null
    return [
      ...(title.mn || title.en ? [] : [{ id, field: 'title' as const }]),
      ...(leads ? [] : [{ id, field: 'href' as const }]),
      ...menuFaults(children, `${id}-`)
    ]
  })
}
