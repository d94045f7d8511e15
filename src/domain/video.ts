import type { VideoSource } from './document.ts'

export type ExternalVideo = Exclude<VideoSource, { host: 'shop' }>

const EMBED_CODE = /^<iframe\s[^>]*?\bsrc=["']((?:https?:)?\/\/[^"'\s]+)["'](?:[^>"']|"[^"]*")*>\s*(?:<\/iframe>)?$/i

/** The address in the HTML that sites offer for embedding a video or a map; any other text unchanged. */
export function toEmbeddedAddress(text: string): string {
  const address = EMBED_CODE.exec(text.trim())?.[1]?.replaceAll('&amp;', '&')
  return address === undefined ? text : (toEmbeddedPage(address) ?? address.replace(/^\/\//, 'https://'))
}

/**
 * The page that a frame embeds: of a video, or of a post on a social network. Null where it is no page of its own, such as a map, or
 * is not known.
 */
export function toEmbeddedPage(frame: string): string | null {
  const url = URL.parse(frame.replace(/^\/\//, 'https://'))
  if (!url || !/^https?:$/.test(url.protocol)) return null
  const video = parseVideoUrl(url.href)
  if (video) return toVideoHref(video)
  const host = url.hostname.replace(/^www\./, '')
  if (host === 'facebook.com' && /^\/plugins\/(video|post)\.php$/.test(url.pathname)) {
    const page = URL.parse(url.searchParams.get('href') ?? '')
    return page && /^https?:$/.test(page.protocol) ? page.href : null
  }
  const [, post] = /^(\/(?:p|reel|tv)\/[\w-]+\/)embed/.exec(url.pathname) ?? []
  return host === 'instagram.com' && post ? `https://www.instagram.com${post}` : null
}

/** URL of an external video. */
export function toVideoHref({ host, id }: ExternalVideo): string {
  const name = encodeURIComponent(id)
  return host === 'youtube' ? `https://www.youtube.com/watch?v=${name}` : `https://vimeo.com/${name}`
}

/** Parses the URL of a video on YouTube or Vimeo; null for any other URL. */
export function parseVideoUrl(address: string): ExternalVideo | null {
  let url: URL
  try {
    url = new URL(/^https?:\/\//i.test(address.trim()) ? address.trim() : `https://${address.trim()}`)
  } catch {
    return null
  }
  const host = url.hostname.replace(/^(www|m|music|player)\./, '')
  const [first = '', second = ''] = url.pathname.split('/').filter(Boolean)
  if (host === 'youtu.be') return toYoutubeSource(first)
  if (host === 'youtube.com' || host === 'youtube-nocookie.com') {
    return toYoutubeSource(['shorts', 'embed', 'live', 'v'].includes(first) ? second : (url.searchParams.get('v') ?? ''))
  }
  if (host === 'vimeo.com') {
    const id = url.pathname.split('/').findLast(part => /^\d+$/.test(part)) ?? ''
    return /^\d{5,12}$/.test(id) ? { host: 'vimeo', id } : null
  }
  return null
}

function toYoutubeSource(id: string): ExternalVideo | null {
  return /^[\w-]{11}$/.test(id) ? { host: 'youtube', id } : null
}
