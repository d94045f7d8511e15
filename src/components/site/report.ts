/** What people type may stand in a message or an address: a line of the log must not keep it. */
const masked = (text: string): string => text.replace(/[^\s@/]+@[^\s@/]+/g, '…@…').replace(/\d{4,}/g, '…')

/** What a page broke on, in one line for the log with the places in the code under it; nothing of the asker is in it. */
export function reportOf(error: unknown, request: { id: string; method: string; path: string }): string {
  const where = `page ${request.id} ${request.method} ${masked(request.path)}`
  if (!(error instanceof Error)) return `${where} ${masked(String(error)).slice(0, 300)}`
  const places = (error.stack ?? '').split('\n').filter(line => /^\s+at /.test(line))
  return [`${where} ${error.name}: ${masked(error.message).slice(0, 300)}`, ...places.slice(0, 8)].join('\n')
}
