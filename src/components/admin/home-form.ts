import { ENTRY_KINDS } from '#domain/content.ts'
import { type HomeSection, MAX_SECTION_ITEMS } from '#domain/home.ts'
import { SORTS } from '#domain/product.ts'
import { LOCALES, type Localized } from '#domain/site.ts'

/** A section of the home page with both languages. */
export type LocalizedHomeSection = {
  [Kind in HomeSection['kind']]: Omit<Extract<HomeSection, { kind: Kind }>, 'title' | 'text'> & {
    title?: Localized
    text?: Localized
    hidden?: true
  }
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
    const hidden = field('hidden') ? ({ hidden: true } as const) : {}
    if (kind === 'banner') parts.push({ kind, slot: field('slot'), ...hidden })
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
        sort: SORTS.find(sort => sort === field('sort')) ?? 'date_desc',
        ids: parseIds(field('ids')),
        ...hidden
      })
    else if (kind === 'entries')
      parts.push({
        kind,
        of: ENTRY_KINDS.find(of => of === field('of')) ?? 'article',
        title: words('title'),
        text: words('text'),
        tag: field('tag') || null,
        most,
        ...hidden
      })
    else if (kind) parts.push({ kind, ...hidden })
  }
  return parts
}

const parseIds = (typed: string): number[] =>
  [...new Set(typed.split(',').flatMap(each => (/^[1-9]\d{0,8}$/.test(each) ? [Number(each)] : [])))].slice(0, MAX_SECTION_ITEMS)

/** The fields of the sections that `parseHomeForm` parses. */
export function toHomeFields(parts: readonly LocalizedHomeSection[]): [name: string, value: string][] {
  return parts.flatMap((part, index) =>
    Object.entries(part).flatMap(([name, value]): [string, string][] => {
      if (name === 'title' || name === 'text')
        return LOCALES.map(locale => [`${index}_${name}_${locale}`, (value as Localized | undefined)?.[locale] ?? ''])
      return [[`${index}_${name}`, toFieldText(value)]]
    })
  )
}

function toFieldText(value: boolean | number | string | readonly number[] | Localized | null | undefined): string {
  if (typeof value === 'boolean') return value ? '1' : ''
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  return Array.isArray(value) ? value.join(',') : ''
}

export function createHomeSection(kind: HomeSectionKind): LocalizedHomeSection {
  return parseHomeForm({ '0_kind': kind, '0_slot': 'home' })[0] ?? { kind: 'promises' }
}

/**
 * The sections after a button: `up:2`, `down:2`, `to:2-0`, `hide:2`, `show:2`, `remove:2`, `add:products`, and for products picked by
 * hand `pick:2-17` and `unpick:2-17`, whose number is an id.
 */
export function applyHomeAction(parts: readonly LocalizedHomeSection[], action: string): LocalizedHomeSection[] {
  const [operation, argument = ''] = action.split(':')
  const kind = HOME_KINDS.find(value => value === argument)
  if (operation === 'add' && kind) return [...parts, createHomeSection(kind)]
  const [index = Number.NaN, number = Number.NaN] = argument.split('-').map(Number)
  const part = parts[index]
  if (!part) return [...parts]
  const others = parts.toSpliced(index, 1)
  const places: Record<string, number> = { up: Math.max(0, index - 1), down: index + 1, to: number }
  const place = places[operation ?? '']
  if (place !== undefined && Number.isInteger(place)) return others.toSpliced(place, 0, part)
  if (operation === 'remove') return others
  if (operation === 'hide') return parts.with(index, { ...part, hidden: true })
  if (operation === 'show') {
    const { hidden: _, ...shown } = part
    return parts.with(index, shown)
  }
  if (part.kind !== 'products' || !Number.isInteger(number)) return [...parts]
  const ids = part.ids.filter(id => id !== number)
  if (operation === 'pick') return parts.with(index, { ...part, ids: [...ids, number].slice(0, MAX_SECTION_ITEMS) })
  return operation === 'unpick' ? parts.with(index, { ...part, ids }) : [...parts]
}
