import type { Block, Entry, EntryCard } from '#contract/content.ts'
import { type Logo, chooseShopIcon } from '#domain/logo.ts'
import type { Locale } from '#domain/site.ts'
import { toVideoHref } from '#domain/video.ts'
import { toLocalPath } from '#i18n/path.ts'
import { toPictureFile } from '../ui/picture.ts'
import { toIsoDuration } from './duration.ts'
import { toAuthorPath, toEntryPath } from './entry-path.ts'

interface Site {
  origin: string
  name: string
  locale: Locale
  logo: Logo | null
}

const TYPES = { article: 'Article', news: 'NewsArticle', lookbook: 'Article', media: 'Article' } as const

/** Structured data of an entry: schema.org Article or NewsArticle, with its videos and products. */
export function toEntryData(entry: Entry, site: Site): object[] {
  const url = site.origin + toLocalPath(entry.locale, toEntryPath(entry))
  const author = {
    '@type': 'Person',
    name: entry.author.name,
    url: site.origin + toLocalPath(site.locale, toAuthorPath(entry.author.slug))
  }
  const article = {
    '@type': TYPES[entry.kind],
    headline: entry.title,
    description: entry.summary,
    url,
    inLanguage: entry.locale,
    datePublished: entry.published_at,
    dateModified: entry.updated_at,
    articleSection: entry.tags[0]?.name,
    ...(entry.comment_count > 0 ? { commentCount: entry.comment_count } : {}),
    author,
    publisher: {
      '@type': 'Organization',
      name: site.name,
      logo: { '@type': 'ImageObject', url: site.origin + chooseShopIcon(site.logo, 512) }
    },
    ...(entry.image ? { image: [`${site.origin}${toPictureFile(entry.image.id, 1200, 'jpg')}`] } : {})
  }
  const videos = entry.blocks.flatMap(block => (block.type === 'video' ? [toVideoData(block, entry, site)] : []))
  return [article, ...videos, ...toLookData(entry, site)]
}

function toVideoData(block: Extract<Block, { type: 'video' }>, entry: Entry, { origin }: Site): object {
  const still = block.poster ?? entry.image
  const { source } = block
  return {
    '@type': 'VideoObject',
    name: block.title || entry.title,
    description: block.caption || entry.summary || entry.title,
    uploadDate: entry.published_at,
    ...(still ? { thumbnailUrl: [`${origin}${toPictureFile(still.id, 1200, 'jpg')}`] } : {}),
    ...(entry.video && entry.video.seconds > 0 ? { duration: toIsoDuration(entry.video.seconds) } : {}),
    ...(source.host === 'shop' ? { contentUrl: new URL(source.file, `${origin}/`).href } : { url: toVideoHref(source) }),
    ...(block.transcript ? { transcript: block.transcript } : {})
  }
}

/** The products of a look book, as an ItemList. Their names are on their own pages. */
function toLookData(entry: Entry, { origin, locale }: Site): object[] {
  const products = new Set(entry.blocks.flatMap(block => (block.type === 'look' ? block.spots.map(({ product }) => product.slug) : [])))
  if (!products.size) return []
  return [
    {
      '@type': 'ItemList',
      name: entry.title,
      itemListElement: [...products].map((slug, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        url: origin + toLocalPath(locale, `/products/${slug}`)
      }))
    }
  ]
}

/** A list of entries: schema.org CollectionPage with an ItemList. */
export function listData(
  entries: readonly EntryCard[],
  page: { name: string; url: string },
  { origin, locale }: Pick<Site, 'origin' | 'locale'>
): object {
  return {
    '@type': 'CollectionPage',
    name: page.name,
    url: page.url,
    mainEntity: {
      '@type': 'ItemList',
      itemListElement: entries.map((entry, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: entry.title,
        url: origin + toLocalPath(locale, toEntryPath(entry))
      }))
    }
  }
}
