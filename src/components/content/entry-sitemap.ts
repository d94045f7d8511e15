import { DAY_MS } from '#domain/day.ts'
import { ENTRY_KINDS, ENTRY_LISTS, type EntryKind } from '#domain/content.ts'
import type { SitemapEntry } from '#contract/content.ts'
import { LOCALES, type Locale } from '#domain/site.ts'
import type { CallResponse, Client } from '#client/client.ts'
import type { SitemapPage } from '../catalogue/sitemap.ts'
import { toPictureFile } from '../ui/picture.ts'
import { toEntryPath, INDEX_PATH, toTagPath } from './entry-path.ts'

const NEWS_DAYS = 2
const MAX_NEWS = 100

type ClientForLocale = (locale: Locale) => Client

/** The parts of the sitemap for entries: a thousand each, named by the id after which they start. */
export async function listEntrySitemapParts(client: Client): Promise<string[]> {
  const parts: string[] = []
  for (const kind of ENTRY_KINDS) {
    for (let after: number | undefined = 0; after !== undefined;) {
      parts.push(`${ENTRY_LISTS[kind]}-${after}`)
      const { entries, more }: CallResponse<'GET', '/api/v2/sitemap_entries'> = await client.get('/api/v2/sitemap_entries', {
        query: { kind, after }
      })
      after = more ? entries.at(-1)?.id : undefined
    }
  }
  return parts
}

/** The pages of such a part; null for an unknown part. */
export async function listEntrySitemapPages(clientFor: ClientForLocale, name: string): Promise<SitemapPage[] | null> {
  const [, list, start] = /^([a-z]+)-(\d{1,9})$/.exec(name) ?? []
  const kind = ENTRY_KINDS.find(each => ENTRY_LISTS[each] === list)
  if (!kind || start === undefined) return null
  const after = Number(start)
  const { entries } = await clientFor('mn').get('/api/v2/sitemap_entries', { query: { kind, after } })
  if (after > 0 && entries.length === 0) return null
  return [...(after === 0 ? await listPages(clientFor, kind) : []), ...entries.map(entry => toSitemapPage(kind, entry))]
}

function toSitemapPage(kind: EntryKind, { id, slug, titles, updated_at: changed, images }: SitemapEntry): SitemapPage {
  const locales = LOCALES.filter(locale => titles[locale] !== undefined)
  return { path: toEntryPath({ kind, slug, id }), changed, locales, images: images.map(image => toPictureFile(image, 1200, 'jpg')) }
}

/** The lists of a kind and of its tags, in the languages in which they have entries. */
async function listPages(clientFor: ClientForLocale, kind: EntryKind): Promise<SitemapPage[]> {
  const [mn, en] = await Promise.all(LOCALES.map(locale => clientFor(locale).get(`/api/v2/${ENTRY_LISTS[kind]}/tags`)))
  const [inMn, inEn] = [mn, en].map(tags => new Set(tags?.map(({ code }) => code)))
  const codes = new Set([...(inMn ?? []), ...(inEn ?? [])])
  const tags = [...codes].map((code): SitemapPage => ({
    path: toTagPath(kind, code),
    locales: LOCALES.filter(locale => (locale === 'mn' ? inMn : inEn)?.has(code))
  }))
  return [{ path: INDEX_PATH[kind] }, ...tags]
}

/** Entries of the last two days, as Google News requires. */
export async function listNewsSitemapPages(clientFor: ClientForLocale, now: number): Promise<SitemapPage[]> {
  const lists = await Promise.all(
    LOCALES.flatMap(locale =>
      (['news', 'article'] as const).map(async kind => ({
        locale,
        ...(await clientFor(locale).get(`/api/v2/${ENTRY_LISTS[kind]}`, { query: { per_page: MAX_NEWS } }))
      }))
    )
  )
  return lists.flatMap(({ locale, entries }) =>
    entries
      .filter(entry => now - Date.parse(entry.published_at) < NEWS_DAYS * DAY_MS)
      .map(entry => ({
        path: toEntryPath(entry),
        locales: [locale],
        images: entry.image ? [toPictureFile(entry.image.id, 1200, 'jpg')] : [],
        news: { title: entry.title, published: entry.published_at, locale }
      }))
  )
}
