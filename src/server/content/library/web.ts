import { Parser } from 'htmlparser2'
import type { LinkPreview } from '#contract/editor.ts'
import { ShopError } from '#domain/errors.ts'
import type { Picture } from '#domain/site.ts'
import { parseVideoUrl, toVideoHref } from '#domain/video.ts'
import { fetchPublic } from '../../kernel/http/fetch-public.ts'
import { limitAttempts } from '../../kernel/http/rate-limit.ts'
import { storeImage } from '../../kernel/images/store.ts'
import { decodeUpload, UPLOAD_BYTES } from '../../kernel/images/upload.ts'
import type { Server } from '../../kernel/server.ts'
import { readPicturesById } from '../pictures.ts'
import type { Writer } from '../writer.ts'
import { addUpload } from './library.ts'

/** A page describes itself in its head. */
const PAGE_BYTES = 512_000
const SECONDS = 8
const MAX_TITLE = 300
const MAX_TEXT = 500

/** Copies a picture of another site into the library. @throws ShopError link_unreadable, image_unsupported, image_too_large, too_many_requests */
export async function copyPicture(server: Server, url: string, writer: Writer): Promise<Picture> {
  await limitAttempts(server.db, 'uploads_of', String(writer.userId), server.config.rateLimitFactor, server.now())
  return storeFromWeb(server, url, writer)
}

async function storeFromWeb(server: Server, address: string | URL, writer: Writer): Promise<Picture> {
  const { db, storage, now } = server
  const fetched = await fetchPublic(address, { accept: 'image/*', maxBytes: UPLOAD_BYTES, seconds: SECONDS }).catch(refuseUnreadable)
  const { bytes, format } = await decodeUpload(fetched.bytes)
  const id = await storeImage(storage, db, bytes, { format })
  await addUpload(
    db,
    id,
    { name: decodeURIComponentSafely(fetched.url.pathname.split('/').at(-1) ?? ''), bytes: bytes.byteLength },
    writer,
    now()
  )
  const size = (await readPicturesById(db, [id])).get(id)
  if (!size) throw new Error('A picture was not stored.')
  return { ...size, alt: '' }
}

function decodeURIComponentSafely(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

function refuseUnreadable(): never {
  throw new ShopError('link_unreadable')
}

/** How a page of another site, or a video, describes itself. Its picture is copied. @throws ShopError link_unreadable, too_many_requests */
export async function readLinkPreview(server: Server, address: string, writer: Writer): Promise<LinkPreview> {
  await limitAttempts(server.db, 'link_previews_of', String(writer.userId), server.config.rateLimitFactor, server.now())
  const { title, text, image } = (await readVideo(address)) ?? (await readPage(address))
  return {
    title: title.slice(0, MAX_TITLE),
    text: text.slice(0, MAX_TEXT),
    // A card without its picture is better than none.
    image: image ? await storeFromWeb(server, image, writer).catch(() => null) : null
  }
}

interface Description {
  title: string
  text: string
  image: URL | null
}

const OEMBED = { youtube: 'https://www.youtube.com/oembed', vimeo: 'https://vimeo.com/api/oembed.json' } as const

/** Null where the address is no video. */
async function readVideo(address: string): Promise<Description | null> {
  const source = parseVideoUrl(address)
  if (!source) return null
  // The sites describe the page of a video, not its player.
  const query = new URLSearchParams({ url: toVideoHref(source), format: 'json', width: '1280' })
  const { bytes } = await fetchPublic(`${OEMBED[source.host]}?${query}`, {
    accept: 'application/json',
    maxBytes: PAGE_BYTES,
    seconds: SECONDS
  }).catch(refuseUnreadable)
  let facts: unknown
  try {
    facts = JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return refuseUnreadable()
  }
  const { title, thumbnail_url: still } = Object(facts) as Record<string, unknown>
  return { title: typeof title === 'string' ? title : '', text: '', image: typeof still === 'string' ? URL.parse(still) : null }
}

async function readPage(address: string): Promise<Description> {
  const { bytes, contentType, url } = await fetchPublic(address, {
    accept: 'text/html',
    maxBytes: PAGE_BYTES,
    truncate: true,
    seconds: SECONDS
  }).catch(refuseUnreadable)
  if (!/^(text\/html|application\/xhtml\+xml)/i.test(contentType)) return refuseUnreadable()
  const charset = /charset=["']?([\w-]+)/i.exec(contentType)?.[1] ?? 'utf-8'
  return parsePageDescription(decode(bytes, charset), url)
}

function decode(bytes: Uint8Array, charset: string): string {
  try {
    return new TextDecoder(charset).decode(bytes)
  } catch {
    return new TextDecoder().decode(bytes)
  }
}

/** Title, description and picture of an HTML page: its Open Graph data, else its title and meta description. */
export function parsePageDescription(html: string, base: URL): Description {
  const meta = new Map<string, string>()
  let title = ''
  let isTitle = false
  const parser = new Parser({
    onopentag: (name, attributes) => {
      isTitle = name === 'title' && title === ''
      const key = (attributes['property'] ?? attributes['name'] ?? '').toLowerCase()
      if (name === 'meta' && key && !meta.has(key)) meta.set(key, (attributes['content'] ?? '').replace(/\s+/g, ' ').trim())
    },
    ontext: text => {
      if (isTitle) title += text
    },
    onclosetag: () => void (isTitle = false)
  })
  parser.end(html)
  const first = (...keys: string[]): string => keys.map(key => meta.get(key)).find(Boolean) ?? ''
  const image = first('og:image:secure_url', 'og:image', 'twitter:image')
  return {
    title: first('og:title', 'twitter:title') || title.replace(/\s+/g, ' ').trim(),
    text: first('og:description', 'twitter:description', 'description'),
    image: image ? URL.parse(image, base) : null
  }
}
