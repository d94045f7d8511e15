import type { MenuItemSetting } from '#contract/page-setting.ts'
import { toSafeHref } from '#domain/href.ts'
import type { MenuItem } from '#contract/site.ts'
import type { PostedForm } from '../form/form.ts'

export const MENUS = ['main', 'service', 'footer'] as const
type MenuName = (typeof MENUS)[number]

/** A menu entry with both languages. */
export type MenuEntry = MenuItemSetting

/** Only the footer's menu has columns. */
export const isNested = (menu: MenuName): boolean => menu === 'footer'

/** The default entries of a menu with both languages, which have the same entries. */
export function toMenuEntries(mn: readonly MenuItem[], en: readonly MenuItem[]): MenuEntry[] {
  return mn.map(({ title, href, tone, children }, index) => ({
    title: { mn: title, ...(en[index] ? { en: en[index].title } : {}) },
    href,
    ...(tone ? { tone } : {}),
    ...(children.length ? { children: toMenuEntries(children, en[index]?.children ?? []) } : {})
  }))
}

/** Parses the submitted menu: `2_href` is the third entry's link, `2-0_href` that of its first child. */
export function parseMenuForm(form: PostedForm, below = ''): MenuEntry[] {
  const entries: MenuEntry[] = []
  for (let index = 0; form.field(`${below}${index}_is`); index += 1) {
    const id = `${below}${index}`
    const children = parseMenuForm(form, `${id}-`)
    entries.push({
      title: form.localized(`${id}_title`),
      href: form.field(`${id}_href`),
      ...(form.field(`${id}_tone`) ? { tone: 'sale' } : {}),
      ...(children.length ? { children } : {})
    })
  }
  return entries
}

/** The menu after a button: `up:2`, `down:2-0`, `remove:2`, `add:` for a new entry, `add:2-` for a new child of the third. */
export function applyMenuAction(entries: readonly MenuEntry[], action: string): MenuEntry[] {
  const [operation = '', position = ''] = action.split(':')
  const [first = '', ...rest] = position.split('-')
  if (rest.length > 0 && first !== '') {
    const index = Number(first)
    const entry = entries[index]
    if (!entry) return [...entries]
    const { children = [], ...bare } = entry
    const below = applyMenuAction(children, `${operation}:${rest.join('-')}`)
    return entries.toSpliced(index, 1, below.length ? { ...bare, children: below } : bare)
  }
  if (operation === 'add') return [...entries, { title: {}, href: '' }]
  const index = Number(first)
  const entry = entries[index]
  if (!entry || first === '') return [...entries]
  const others = entries.toSpliced(index, 1)
  if (operation === 'remove') return others
  return others.toSpliced(Math.max(0, operation === 'up' ? index - 1 : index + 1), 0, entry)
}

export interface MenuError {
  /** Position in the form: `2` or `2-0`. */
  id: string
  field: 'title' | 'href'
}

/** What prevents a menu from being displayed: an entry without a title or with an invalid link. A column heading needs no link. */
export function validateMenu(entries: readonly MenuEntry[], below = ''): MenuError[] {
  return entries.flatMap(({ title, href, children = [] }, index) => {
    const id = `${below}${index}`
    const hasValidLink = href === '' ? children.length > 0 : toSafeHref(href) !== null
    return [
      ...(title.mn || title.en ? [] : [{ id, field: 'title' as const }]),
      ...(hasValidLink ? [] : [{ id, field: 'href' as const }]),
      ...validateMenu(children, `${id}-`)
    ]
  })
}
