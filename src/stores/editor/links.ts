import { map } from 'nanostores'
import type { EntryCard } from '#contract/content.ts'
import type { LinkPreview } from '#contract/editor.ts'
import { ENTRY_LISTS, type EntryKind } from '#domain/content.ts'
import { toFoundPagePath } from '#domain/found-page-path.ts'
import type { FoundPageKind } from '#domain/suggestions.ts'
import { loadClient } from '../client.ts'
import { addPictures } from './uploads.ts'

/** A page of the shop that a link may lead to. */
export interface ShopPage {
  kind: FoundPageKind | 'product'
  path: string
  title: string
  /** Parent taxon or brand. */
  within: string
  imageId: string | null
}

const MAX_RESULTS = 12

/** Searches products, taxons, brands, entries and pages by name. @throws ApiError */
export async function searchShop(typed: string): Promise<ShopPage[]> {
  const q = typed.replace(/\s+/g, ' ').trim()
  if (!q) return []
  const { pages, products } = await (await loadClient()).get('/api/v2/search/suggestions', { query: { q, limit: MAX_RESULTS } })
  return [
    ...pages.map(({ kind, slug, title, within, image }) => ({
      kind,
      path: toFoundPagePath({ kind, slug }),
      title,
      within,
      imageId: image?.id ?? null
    })),
    ...products.map(({ slug, title, brand, image }) => ({
      kind: 'product' as const,
      path: `/products/${encodeURIComponent(slug)}`,
      title,
      within: brand,
      imageId: image?.id ?? null
    }))
  ]
}

/** How a page of another site or a video describes itself. @throws ApiError */
export async function readLinkPreview(url: string): Promise<LinkPreview> {
  const preview = await (await loadClient()).post('/api/v2/link_previews', { body: { url } })
  if (preview.image) addPictures([preview.image])
  return preview
}

type ShownEntry = Pick<EntryCard, 'id' | 'kind' | 'title' | 'summary' | 'image'>

/** Entries that the open documents show, by kind and id; null for one that is not published. */
export const $shownEntries = map<Record<string, ShownEntry | null>>({})

export const toEntryKey = (kind: EntryKind, id: number): string => `${kind}:${id}`

/** Finds a published entry by slug or id. @returns null where there is none @throws ApiError */
export async function findShownEntry(kind: EntryKind, slug: string | number): Promise<ShownEntry | null> {
  try {
    const { id, title, summary, image } = await (
      await loadClient()
    ).get(`/api/v2/${ENTRY_LISTS[kind]}/{slug}`, { params: { slug: String(slug) } })
    const found = { id, kind, title, summary, image }
    $shownEntries.setKey(toEntryKey(kind, id), found)
    return found
  } catch (error) {
    if (Reflect.get(Object(error), 'status') !== 404) throw error
    if (typeof slug === 'number') $shownEntries.setKey(toEntryKey(kind, slug), null)
    return null
  }
}
