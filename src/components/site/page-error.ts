const MAX_LENGTH = 300

/** The start of a text, without e-mail addresses and numbers, which must not be logged. */
const toLogged = (text: string): string =>
  text
    // The search for addresses takes the square of the length.
    .slice(0, 2 * MAX_LENGTH)
    .replace(/[^\s@/]+@[^\s@/]+/g, '…@…')
    .replace(/\d{4,}/g, '…')
    .slice(0, MAX_LENGTH)

/** An error of a page for the log, with the stack and without personal data. */
export function formatPageError(error: unknown, request: { id: string; method: string; path: string }): string {
  const requestLine = `page ${request.id} ${request.method} ${toLogged(request.path)}`
  if (!(error instanceof Error)) return `${requestLine} ${toLogged(String(error))}`
  const places = (error.stack ?? '').split('\n').filter(line => /^\s+at /.test(line))
  return [`${requestLine} ${error.name}: ${toLogged(error.message)}`, ...places.slice(0, 8)].join('\n')
}
