import { Feed } from 'feed'
import type { EntryCard } from '#contract/content.ts'
import { FEED_PICTURE_WIDTH } from '#domain/picture.ts'
import { type Logo, chooseShopIcon } from '#domain/logo.ts'
import type { Locale } from '#domain/site.ts'
import { removeNonXml } from '#domain/xml-text.ts'
import { toLocalPath } from '#i18n/path.ts'
import type { Translate } from '#i18n/translator.ts'
import { toPictureFile } from '../ui/picture.ts'
import { toAuthorPath, toEntryPath } from './entry-path.ts'
import { toFeedPagePath, type FeedScope, toFeedPath, formatFeedTitle } from './feeds.ts'

const FORMATS = { rss: 'application/rss+xml', atom: 'application/atom+xml' } as const
type FeedFormat = keyof typeof FORMATS

/** Feed readers interpret titles and summaries as HTML. */
const toHtml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/**
 * The library does not escape `<` in attributes, where Atom has category names. This character, which cleaned text cannot
 * contain, replaces it until the feed is written.
 */
const LESS_THAN = '\u0001'
const toAttribute = (text: string): string => text.replaceAll('<', LESS_THAN)

/** RSS requires an e-mail address in `author`. */
const toCreator = (name: string) => ({
  name: 'dc:creator',
  objects: { _attributes: { 'xmlns:dc': 'http://purl.org/dc/elements/1.1/' }, _text: name }
})

/** Entries as RSS 2.0, whose enclosures say the bytes of their pictures, or Atom 1.0. */
export function writeFeed(
  entries: readonly EntryCard[],
  of: FeedScope,
  format: FeedFormat,
  site: { origin: string; locale: Locale; t: Translate; logo: Logo | null; pictureBytes?: ReadonlyMap<string, number> }
): Response {
  const { origin, locale, t, logo, pictureBytes } = site
  const toUrl = (path: string): string => origin + toLocalPath(locale, path)
  const feedUrl = toUrl(toFeedPath(of))
  const feed = new Feed({
    title: removeNonXml(formatFeedTitle(of, t)),
    description: t('shell:description'),
    id: feedUrl,
    link: toUrl(toFeedPagePath(of)),
    language: locale,
    favicon: origin + chooseShopIcon(logo, 32),
    copyright: t('shell:site_name'),
    generator: t('shell:site_name'),
    feedLinks: { rss: `${feedUrl}.rss`, atom: `${feedUrl}.atom` },
    // Deterministic: the same entries produce the same bytes.
    ...(entries[0] ? { updated: new Date(entries[0].published_at) } : {})
  })
  // The library derives a type from the extension, and `image/jpg` is invalid.
  const toEnclosure = (id: string) =>
    format === 'atom'
      ? origin + toPictureFile(id, 1200, 'webp')
      : { url: origin + toPictureFile(id, FEED_PICTURE_WIDTH, 'jpg'), type: 'image/jpeg', length: pictureBytes?.get(id) ?? 0 }
  for (const entry of entries) {
    const link = toUrl(toEntryPath(entry))
    const author = { name: removeNonXml(entry.author.name), link: toUrl(toAuthorPath(entry.author.slug)) }
    feed.addItem({
      title: toHtml(removeNonXml(entry.title)),
      // Unlike its URL, it stays when the slug changes, so that readers show no entry twice (RFC 4151).
      id: `tag:${new URL(origin).hostname},2026:${entry.kind}-${entry.id}-${locale}`,
      link,
      description: toHtml(removeNonXml(entry.summary)),
      date: new Date(entry.published_at),
      category: entry.tags.map(({ code, name }) =>
        format === 'atom' ? { term: code, name: toAttribute(removeNonXml(name)) } : { name: removeNonXml(name) }
      ),
      ...(format === 'atom' ? { author: [author] } : { extensions: [toCreator(author.name)] }),
      ...(entry.image ? { image: toEnclosure(entry.image.id) } : {})
    })
  }
  const body = format === 'rss' ? feed.rss2() : feed.atom1().replaceAll(LESS_THAN, '&lt;')
  return new Response(body, { headers: { 'content-type': `${FORMATS[format]}; charset=utf-8` } })
}
