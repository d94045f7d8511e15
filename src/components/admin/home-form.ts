import { ENTRY_KINDS } from '#domain/content.ts'
import { type HomeSection, MAX_SECTION_ITEMS } from '#domain/home.ts'
import { SORTS } from '#domain/product.ts'
import type { Localized } from '#domain/site.ts'

/** A part of the home page as it is arranged: words in both languages. */
export type HomePart = {
  [Kind in HomeSection['kind']]: Omit<Extract<HomeSection, { kind: Kind }>, 'title' | 'text'> & { title?: Localized; text?: Localized }
}[HomeSection['kind']]

export const HOME_KINDS = ['hero', 'categories', 'banner', 'products', 'entries', 'deal', 'lease', 'promises'] as const
export type HomeKind = (typeof HOME_KINDS)[number]

/** What a form of the arrangement held: `3_title_mn` is the Mongolian title of the fourth part. */
export function partsOf(form: Record<string, string>): HomePart[] {
  const parts: HomePart[] = []
  for (let at = 0; form[`${at}_kind`] !== undefined; at += 1) {
    const field = (name: string): string => form[`${at}_${name}`] ?? ''
    const words = (name: string): Localized => ({ mn: field(`${name}_mn`), en: field(`${name}_en`) })
    const most = Math.min(Math.max(Number(field('most')) || 4, 1), MAX_SECTION_ITEMS)
    const kind = HOME_KINDS.find(known => known === field('kind'))
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

/** A part that is put in anew. */
export function newPart(kind: HomeKind): HomePart {
  return partsOf({ '0_kind': kind, '0_slot': 'home' })[0] ?? { kind: 'promises' }
}

/** The arrangement after a button: `up:2`, `down:2`, `remove:2`, `add:products`. */
export function rearranged(parts: readonly HomePart[], action: string): HomePart[] {
  const [doing, what = ''] = action.split(':')
  const kind = HOME_KINDS.find(known => known === what)
  if (doing === 'add' && kind) return [...parts, newPart(kind)]
  const at = Number(what)
  const part = parts[at]
  if (!part) return [...parts]
  const others = parts.toSpliced(at, 1)
  if (doing === 'remove') return others
  return others.toSpliced(Math.max(0, doing === 'up' ? at - 1 : at + 1), 0, part)
}
