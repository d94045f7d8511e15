import type { VideoSource } from './document.ts'

const EMBED_CODE = /^<iframe\s[^>]*?\bsrc=["']((?:https?:)?\/\/[^"'\s]+)["'](?:[^>"']|"[^"]*")*>\s*(?:<\/iframe>)?$/i

/** The address in the HTML that sites offer for embedding a video or a map; any other text unchanged. */
export function toEmbeddedAddress(text: string): string {
  const address = EMBED_CODE.exec(text.trim())?.[1]?.replaceAll('&amp;', '&')
  return address === undefined ? text : address.replace(/^\/\//, 'https://')
}

/** Parses the URL of a video on YouTube or Vimeo; null for any other URL. */
export function parseVideoUrl(address: string): VideoSource | null {
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

function toYoutubeSource(id: string): VideoSource | null {
  return /^[\w-]{11}$/.test(id) ? { host: 'youtube', id } : null
}
