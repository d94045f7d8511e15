import { ApiError } from '#client/client.ts'

const DEEPEST_PAGE = 10_000

/** A posted form as text fields, trimmed. Files and repeated names are not expected here. */
export async function readForm(request: Request): Promise<Record<string, string>> {
  // Of a copy: a page that finds nothing to answer with hands the request on to the page for that.
  const form = await request
    .clone()
    .formData()
    .catch(() => new FormData())
  const fields: Record<string, string> = {}
  for (const [name, value] of form) if (typeof value === 'string') fields[name] = value.trim().slice(0, 2000)
  return fields
}

/** A whole number out of a form or an address; NaN where there is none, which the shop refuses with words. */
export function wholeNumber(text: string | undefined): number {
  return text && /^-?\d{1,9}$/.test(text) ? Number(text) : Number.NaN
}

/** Parses a typed amount such as `1,250,000₮`, in tugrik. NaN where it is none: the API refuses that with a text. */
export function amountIn(text: string | undefined): number {
  const digits = (text ?? '').replace(/[\s,'₮]/g, '')
  return /^\d{1,15}$/.test(digits) ? Number(digits) : Number.NaN
}

/** The page a list is asked for by its address: 1 and on, as far as the shop turns them. */
export function pageIn(query: URLSearchParams): number {
  const page = wholeNumber(query.get('page') ?? '1')
  return page >= 1 ? Math.min(page, DEEPEST_PAGE) : 1
}

/** The refusal behind a failed call of the shop. @throws anything else again */
export function refusalOf(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  throw error
}

/** True while the shop cannot be asked at all: what was typed must be kept for another try. */
export function isAway(refusal: ApiError): boolean {
  return refusal.status === 503 || refusal.status === 0
}

/** First message of each field of a refusal. */
export function fieldErrors(refusal: ApiError | null): Record<string, string | undefined> {
  return Object.fromEntries(
    Object.entries(refusal?.body.errors ?? {}).map(([field, messages]) => [field.replace(/^(address|organisation)\./, ''), messages[0]])
  )
}

/** What a refusal says where no field shows its own words: the first of theirs, else the shop's. */
export function wordsOf(refusal: ApiError): string {
  return Object.values(fieldErrors(refusal))[0] ?? refusal.message
}

/** Where to go after logging in: a path of ours, or the home page. */
export function safePath(path: string | null | undefined): string {
  return path && /^\/(?![/\\])[^\s]*$/.test(path) && !path.startsWith('/login') && !path.startsWith('/en/login') ? path : '/'
}
