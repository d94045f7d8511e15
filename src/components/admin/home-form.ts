import { ENTRY_KINDS } from '#domain/content.ts'
import { type HomeSection, MAX_SECTION_ITEMS } from '#domain/home.ts'
import { SORTS } from '#domain/product.ts'
import type { Localized } from '#domain/site.ts'

/** A section of the home page with both languages. */
export type LocalizedHomeSection = {
  [Kind in HomeSection['kind']]: Omit<Extract<HomeSection, { kind: Kind }>, 'title' | 'text'> & { title?: Localized; text?: Localized }
}[HomeSection['kind']]

export const HOME_KINDS = ['hero', 'categories', 'banner', 'products', 'entries', 'deal', 'lease', 'promises'] as const
type HomeSectionKind = (typeof HOME_KINDS)[number]

/** Parses the submitted sections: `3_title_mn` is the Mongolian title of the fourth. */
export function parseHomeForm(form: Record<string, string>): LocalizedHomeSection[] {
  const parts: LocalizedHomeSection[] = []
  for (let index = 0; form[`${index}_kind`] !== undefined; index += 1) {
    const field = (name: string): string => form[`${index}_${name}`] ?? ''
    const words = (name: string): Localized => ({ mn: field(`${name}_mn`), en: field(`${name}_en`) })
    const most = Math.min(Math.max(Number(field('most')) || 4, 1), MAX_SECTION_ITEMS)
    const kind = HOME_KINDS.find(value => value === field('kind'))
    if (kind === 'banner') parts.push({ kind, slot: field('slot') })
    else if (kind === 'products')
      parts.push({
        kind,
        title: words('title'),
        text: words('text'),
        href: field('href').startsWith('/') ? field('href') : '/products',
        layout: field('layout') === 'rail' ? 'rail' : 'grid',
        most,
        taxon: field('taxon') || null,
        brand: field('brand') || null,
        sale: field('sale') !== '',
        sort: SORTS.find(sort => sort === field('sort')) ?? 'date_desc'
      })
    else if (kind === 'entries')
      parts.push({
        kind,
        of: ENTRY_KINDS.find(of => of === field('of')) ?? 'article',
        title: words('title'),
        text: words('text'),
        tag: field('tag') || null,
        most
      })
    else if (kind) parts.push({ kind })
  }
  return parts
}

export function newHomeSection(kind: HomeSectionKind): LocalizedHomeSection {
  return parseHomeForm({ '0_kind': kind, '0_slot': 'home' })[0] ?? { kind: 'promises' }
}

/** The sections after a button: `up:2`, `down:2`, `remove:2`, `add:products`. */
export function applyHomeAction(parts: readonly LocalizedHomeSection[], action: string): LocalizedHomeSection[] {
  const [operation, argument = ''] = action.split(':')
  const kind = HOME_KINDS.find(value => value === argument)
  if (operation === 'add' && kind) return [...parts, newHomeSection(kind)]
  const index = Number(argument)
  const part = parts[index]
  if (!part) return [...parts]
  const others = parts.toSpliced(index, 1)
  if (operation === 'remove') return others
  return others.toSpliced(Math.max(0, operation === 'up' ? index - 1 : index + 1), 0, part)
}
