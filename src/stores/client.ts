import type { Client } from '#client/client.ts'
import type { Locale } from '#domain/site.ts'

let opened: Promise<Client> | undefined
let replaced: Client | undefined

/** The browser's door to the shop. Its code arrives with the first call, so a page that only shows never loads it. */
export async function client(): Promise<Client> {
  if (replaced) return replaced
  opened ??= import('#client/client.ts').then(({ createClient }) => createClient({ baseUrl: '', locale: pageLocale() }))
  try {
    return await opened
  } catch (error) {
    // The file could not be fetched; the next call may try again.
    opened = undefined
    throw Object.assign(new Error('The shop could not be reached', { cause: error }), { status: 0 })
  }
}

export function pageLocale(): Locale {
  return document.documentElement.lang === 'en' ? 'en' : 'mn'
}

/** Puts another shop behind the stores, for tests. */
export function useClient(other: Client | undefined): void {
  replaced = other
}
