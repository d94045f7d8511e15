import type { AstroGlobal } from 'astro'
import { ApiError } from '#client/client.ts'
import { isChosenFile } from '#domain/chosen-file.ts'
import type { StoredBlock } from '#domain/document.ts'
import { FILES_REMOVED_HEADER } from '#domain/picture.ts'
import { LOCALES, type Localized } from '#domain/site.ts'
import { parseDateTimeInput } from '#i18n/format.ts'

const MAX_PAGE = 10_000

export type Fields = Record<string, string>

/** A submitted form. */
export interface PostedForm {
  /** Trimmed values by name; the last one of a repeated name. */
  fields: Fields
  /** Trimmed; empty where it is missing. */
  field: (name: string) => string
  /** All values of a repeated name. */
  list: (name: string) => string[]
  /** `title` reads `title_mn` and `title_en`. */
  localized: (name: string) => Localized
  /** Parses a datetime-local field as Ulaanbaatar time. */
  timestamp: (name: string) => string | null
  /** A document of the editor; null where the editor did not load, so that the stored document is retained. */
  document: (name: string) => StoredBlock[] | null
  /** The selected file, which may be empty, or null. */
  file: (name: string) => File | null
  /** All selected files of a field. */
  files: (name: string) => File[]
  /** Files were removed because they were too large; the other fields are present. */
  filesRemoved: boolean
  /** The browser went away before the form was complete. */
  isCutOff: boolean
}

/** Whether a body could not be read because the client went away. */
export const isClientGone = (error: unknown): boolean => error instanceof Error && Reflect.get(error, 'code') === 'ECONNRESET'

/** Reads a copy of the body, so that the page can still rewrite the request to another page. */
export async function readPostedForm(request: Request): Promise<PostedForm> {
  let isCutOff = false
  const form = await request
    .clone()
    .formData()
    .catch((error: unknown) => {
      isCutOff = isClientGone(error)
      return new FormData()
    })
  const fields: Fields = {}
  // `getAll` would search the whole form for each of its names.
  const lists = new Map<string, string[]>()
  for (const [name, value] of form) {
    if (typeof value !== 'string') continue
    fields[name] = value.trim()
    const list = lists.get(name)
    if (list) list.push(value.trim())
    else lists.set(name, [value.trim()])
  }
  const field = (name: string): string => fields[name] ?? ''
  return {
    fields,
    field,
    list: name => lists.get(name) ?? [],
    localized: name =>
      Object.fromEntries(
        LOCALES.flatMap(locale => {
          const value = field(`${name}_${locale}`).replaceAll('\r\n', '\n')
          return value ? [[locale, value]] : []
        })
      ),
    timestamp: name => parseDateTimeInput(field(name))?.toISOString() ?? null,
    document: name => {
      try {
        const blocks: unknown = JSON.parse(field(name))
        return Array.isArray(blocks) ? (blocks as StoredBlock[]) : null
      } catch {
        return null
      }
    },
    file: name => {
      const value = form.get(name)
      return isChosenFile(value) ? value : null
    },
    files: name => form.getAll(name).filter(isChosenFile),
    filesRemoved: request.headers.has(FILES_REMOVED_HEADER),
    isCutOff
  }
}

/** Names and values of the fields that a page keeps, with all values of a repeated name. Passwords are typed again. */
export function listRepeatedFields(fields: Fields, posted: PostedForm): [name: string, value: string][] {
  return Object.entries(fields).flatMap(([name, value]) => {
    if (name.includes('password')) return []
    const values = posted.list(name)
    // A page may have replaced the posted value.
    return (values.at(-1) === value ? values : [value]).map((each): [string, string] => [name, each])
  })
}

/** Parses a whole number of a form or a URL; NaN for an invalid one, which the API rejects with a message. */
export function parseWholeNumber(text: string | undefined): number {
  return text && /^-?\d{1,9}$/.test(text) ? Number(text) : Number.NaN
}

/** A typed number without separators between its thousands. Others remain: `5,5` is not 55. */
export function removeSeparators(text: string): string {
  const number = text.trim()
  return /^[-+=]?\d{1,3}(?:[\s,']\d{3})+$/.test(number) ? number.replace(/[\s,']/g, '') : number
}

/** Parses a typed amount such as `1,250,000₮`, in tugrik; NaN for an invalid one, which the API rejects with a message. */
export function parseAmount(text: string | undefined): number {
  const digits = removeSeparators((text ?? '').replaceAll('₮', ''))
  return /^\d{1,15}$/.test(digits) ? Number(digits) : Number.NaN
}

/** The page number of a list in a URL, within the limits of the API. */
export function parsePage(query: URLSearchParams): number {
  const page = parseWholeNumber(query.get('page') ?? '1')
  return page >= 1 ? Math.min(page, MAX_PAGE) : 1
}

/** The error response of a failed call. @throws any other error */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  throw error
}

/** True while the shop cannot be reached: typed values must be kept for a retry. */
export function isUnavailable(refusal: ApiError): boolean {
  return refusal.status === 503 || refusal.status === 0
}

/** First message of each field of an error response. */
export function toFieldErrors(refusal: ApiError | null): Record<string, string | undefined> {
  const errors: Record<string, string | undefined> = {}
  for (const [path, [message]] of Object.entries(refusal?.body.errors ?? {})) {
    const field = path.replace(/^(address|organisation)\./, '')
    errors[field] ??= message
    // `LocalizedField` has one message for both languages.
    errors[field.replace(/\.(mn|en)$/, '')] ??= message
  }
  return errors
}

/** The message of an error: that of the first field, else the general one. */
export function toErrorMessage(refusal: ApiError): string {
  return Object.values(toFieldErrors(refusal))[0] ?? refusal.message
}

/** The path after the login: one of this shop, else the home page. Letters that no header may have are encoded. */
export function toSafePath(path: string | null | undefined): string {
  const isSafe = path && /^\/(?![/\\])[^\s]*$/.test(path) && !path.startsWith('/login') && !path.startsWith('/en/login')
  return isSafe ? path.toWellFormed().replace(/[^!-~]+/g, encodeURIComponent) : '/'
}

/** For a form without error messages: an invalid or missing object is a 404. @throws ApiError any other error */
export function rewriteToNotFound(astro: AstroGlobal, error: ApiError): Promise<Response> {
  if (error.status !== 404 && error.status !== 422) throw error
  return astro.rewrite('/404')
}
