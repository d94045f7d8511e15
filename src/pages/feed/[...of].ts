import type { APIRoute } from 'astro'
import { writeFeed } from '#components/content/feed.ts'
import type { FeedScope } from '#components/content/feeds.ts'
import { findFormerSlug } from '#components/content/former-slug.ts'
import { ENTRY_KINDS, ENTRY_LISTS, type EntryKind } from '#domain/content.ts'
import type { EntryCard } from '#contract/content.ts'
import { toNullIfMissing } from '#client/or-null.ts'
import type { Client } from '#client/client.ts'
import { toLocalPath } from '#i18n/path.ts'

const MAX_ENTRIES = 30

/** `/feed/all.rss`, `/feed/article.atom`, `/feed/tag/{code}.rss`, `/feed/author/{slug}.atom`. */
export const GET: APIRoute = async ({ params, locals: { client, origin, locale, t, logo }, cache, redirect }) => {
  const [, path, ending] = /^(.{1,250})\.(rss|atom)$/.exec(params['of'] ?? '') ?? []
  const feed = path === undefined ? null : await readFeed(client, path)
  const [group, name] = path?.split('/') ?? []
  const current = feed ? 'author' in feed.of && feed.of.author : group === 'tag' ? await findFormerSlug(client, group, name) : null
  if (current && current !== name) return redirect(toLocalPath(locale, `/feed/${group}/${current}.${ending}`), 301)
  if (!feed) {
    return new Response('Not found', { status: 404, headers: { 'content-type': 'text/plain' } })
  }
  cache.set({ maxAge: 300, swr: 86_400, tags: [...Object.values(ENTRY_LISTS), 'site'] })
  if (ending === 'atom') return writeFeed(feed.entries, feed.of, 'atom', { origin, locale, t, logo })
  const ids = feed.entries.flatMap(({ image }) => (image ? [image.id] : []))
  const sizes = ids.length ? await client.get('/api/v2/pictures/sizes', { query: { ids: ids.join(',') } }) : []
  const pictureBytes = new Map(sizes.map(({ id, bytes }) => [id, bytes]))
  return writeFeed(feed.entries, feed.of, 'rss', { origin, locale, t, logo, pictureBytes })
}

async function readFeed(client: Client, path: string): Promise<{ of: FeedScope; entries: readonly EntryCard[] } | null> {
  const [group = '', name] = path.split('/')
  if (name === undefined) {
    const kinds = group === 'all' ? ENTRY_KINDS : ENTRY_KINDS.filter(kind => kind === group)
    if (!kinds.length) return null
    const entries = await readNewest(client, kinds, {})
    const [kind] = kinds
    return { of: group === 'all' || !kind ? {} : { kind }, entries }
  }
  if (group === 'tag') {
    const entries = await readNewest(client, ENTRY_KINDS, { tag: name })
    const tag = entries.flatMap(entry => entry.tags).find(({ code }) => code === name)
    return tag ? { of: { tag: name, name: tag.name }, entries } : null
  }
  if (group !== 'author') return null
  const author = await toNullIfMissing(client.get('/api/v2/authors/{slug}', { params: { slug: name } }))
  return (
    author && { of: { author: author.slug, name: author.name }, entries: await readNewest(client, ENTRY_KINDS, { author: author.slug }) }
  )
}

async function readNewest(client: Client, kinds: readonly EntryKind[], about: { tag?: string; author?: string }): Promise<EntryCard[]> {
  const lists = await Promise.all(
    kinds.map(kind => client.get(`/api/v2/${ENTRY_LISTS[kind]}`, { query: { ...about, per_page: MAX_ENTRIES } }))
  )
  return lists
    .flatMap(({ entries }) => entries)
    .toSorted((one, other) => Date.parse(other.published_at) - Date.parse(one.published_at))
    .slice(0, MAX_ENTRIES)
}
