import type { FoundPage } from './suggestions.ts'

/** The path of a page that a search found, without the language prefix. */
export function toFoundPagePath({ kind, slug }: Pick<FoundPage, 'kind' | 'slug'>): string {
  if (kind === 'taxon') return `/t/${slug}`
  return kind === 'page' ? `/${encodeURIComponent(slug)}` : `/${kind}/${encodeURIComponent(slug)}`
}
