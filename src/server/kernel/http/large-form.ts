import { FILES_REMOVED_HEADER } from '#domain/picture.ts'

/** Space for all text fields. */
const HEAD_BYTES = 64 * 1024

/** A form that is too large, reduced to the fields before its first file, so that the page can restore what was typed. */
export async function withoutFiles(request: Request): Promise<Request> {
  const headers = new Headers(request.headers)
  headers.delete('content-length')
  headers.set('content-type', 'application/x-www-form-urlencoded')
  headers.set(FILES_REMOVED_HEADER, '1')
  return new Request(request.url, { method: request.method, headers, body: await readTypedFields(request) })
}

async function readTypedFields(request: Request): Promise<URLSearchParams> {
  const fields = new URLSearchParams()
  const [, boundary] = /boundary="?([^";\s]+)/i.exec(request.headers.get('content-type') ?? '') ?? []
  if (!boundary) return fields
  const parts = (await readHead(request)).split(`--${boundary}\r\n`)
  // The last one may be truncated.
  for (const part of parts.slice(1, -1)) {
    const end = part.indexOf('\r\n\r\n')
    const [, name] = /\bname="([^"]*)"/.exec(part.slice(0, end)) ?? []
    if (name && !part.slice(0, end).includes('filename=')) fields.append(name, part.slice(end + 4).replace(/\r\n$/, ''))
  }
  return fields
}

async function readHead(request: Request): Promise<string> {
  const reader = request.body?.getReader()
  if (!reader) return ''
  const decoder = new TextDecoder()
  let text = ''
  for (;;) {
    const { value } = await reader.read()
    if (!value) return text
    text += decoder.decode(value, { stream: true })
    if (text.length >= HEAD_BYTES) return text
  }
}
