/** Masks e-mail addresses and numbers, which must not be logged. */
const maskPersonalData = (text: string): string => text.replace(/[^\s@/]+@[^\s@/]+/g, '…@…').replace(/\d{4,}/g, '…')

/** An error of a page for the log, with the stack and without personal data. */
export function formatPageError(error: unknown, request: { id: string; method: string; path: string }): string {
  const requestLine = `page ${request.id} ${request.method} ${maskPersonalData(request.path)}`
  if (!(error instanceof Error)) return `${requestLine} ${maskPersonalData(String(error)).slice(0, 300)}`
  const places = (error.stack ?? '').split('\n').filter(line => /^\s+at /.test(line))
  return [`${requestLine} ${error.name}: ${maskPersonalData(error.message).slice(0, 300)}`, ...places.slice(0, 8)].join('\n')
}
